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
    case .holidays: "feestdagen: landen zoals nl of be, en eigen dagen"
    case .memories: "of het verleden ter sprake komt: true of false"
    case .shifts: "wat de woorden van je rooster betekenen; ‘smjournal rota set --shift-type’ schrijft ze"
    case .night: "welke uren nacht zijn, zoals 21:00-06:00"
    case .moods: "eigen stemmingen met hun graad van 1 tot 5, zoals {sereen: 4}"
    case .care: "of er hulp genoemd wordt na heel zware weken: true of false"
    case .dateOrder: "of 5/6 5 juni (day-first) of 6 mei (month-first) is"
    case .contractHours: "je uren per week volgens contract"
    case .restRules: "de rustgrenzen om mee te vergelijken: eu, fr-hospital, fr, uk of none"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }
}
