import JournalFormat
import JournalModel

extension Dutch {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "de versie van het formaat"
    case .kind: "wat het bestand is"
    case .name: "je voornaam"
    case .language: "de taal van het programma: \(Language.codes())"
    case .timezone: "waar je dagen zijn, zoals Europe/Amsterdam; anders de zone van het systeem"
    case .dayStarts: "wanneer een nieuwe dag begint voor een notitie die niets anders zegt, zoals 05:00"
    case .weekStarts: "de eerste dag van de week"
    case .workingDays: "de dagen waarop je werkt, waar geen rooster meer zegt"
    case .rota: "je cyclus van diensten; ‘smjournal rota set’ schrijft hem"
    case .hours: "de gewone uren van je diensten"
    case .holidays: "feestdagen: landen zoals nl, delen ervan zoals de-by, en eigen dagen"
    case .memories: "of het verleden ter sprake komt: true of false"
    case .shifts: "wat de woorden van je rooster betekenen; ‘smjournal rota set --shift-type’ schrijft ze"
    case .night: "welke uren nacht zijn, zoals 21:00-06:00"
    case .moods: "eigen stemmingen met hun graad van 1 tot 5, zoals {sereen: 4}"
    case .care: "of er hulp genoemd wordt na heel zware weken: true of false"
    case .identifier:
      "wat dit dagboek van andere onderscheidt, ook in kopieën; 'smjournal init' maakt het aan"
    case .transcribeModel:
      "het model om opnamen op te schrijven: een bestand van whisper-cli, een map van Vosk"
    case .dateOrder: "of 5/6 5 juni (day-first) of 6 mei (month-first) is"
    case .badges: "eigen badges, zoals 🔥, of {🔥: in vuur en vlam}"
    case .theme:
      "de kleuren: auto, dark (donker), light (licht) of mono, of een toewijzing zoals {night: '#8B5CF6'}"
    case .tone: "hoe je aangesproken wordt: warm of plain (zakelijk)"
    case .profession:
      "hoe affirmaties je werk noemen: nurse (verpleging), carer (verzorging), midwife (verloskunde) of paramedic (ambulance)"
    case .agreement:
      "de vorm van woorden over jou in het Frans: feminine (vrouwelijk), masculine (mannelijk) of neutral (neutraal)"
    case .affirmations:
      "hoe de affirmatie van de dag gekozen wordt: by-day (per dag), mixed (gemengd) of liked (leuk gevonden)"
    case .contractHours: "je uren per week volgens contract"
    case .restRules: "de rustgrenzen om mee te vergelijken: eu, fr-hospital, fr, uk, de, ch of none"
    case .clock:
      "wat als je uren telt als je ze niet opgeeft: said (het rooster) of notes (de tijden van begin dienst en einde dienst)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) wordt \(number($0)): \(when)" } ?? "\(name) is jarig: \(when)"
  }
}
