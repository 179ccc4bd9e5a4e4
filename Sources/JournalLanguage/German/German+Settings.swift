import JournalFormat
import JournalModel

extension German {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "die Version des Formats"
    case .kind: "was die Datei ist"
    case .name: "dein Vorname"
    case .language: "die Sprache des Programms: \(Language.codes())"
    case .timezone: "wo deine Tage sind, etwa Europe/Berlin; sonst die Zone des Systems"
    case .dayStarts: "wann ein neuer Tag beginnt für eine Notiz, die nichts anderes sagt, etwa 05:00"
    case .weekStarts: "der erste Tag der Woche"
    case .workingDays: "die Tage, an denen du arbeitest, wo kein Dienstplan mehr sagt"
    case .rota: "dein Turnus; „smjournal rota set“ schreibt ihn"
    case .hours: "die üblichen Zeiten deiner Dienste"
    case .holidays: "Feiertage: Länder wie at, Teile davon wie de-by oder ch-zh, und eigene Tage"
    case .memories: "ob an Vergangenes erinnert wird: true oder false"
    case .shifts: "was die Wörter deines Dienstplans bedeuten; „smjournal rota set --shift-type“ schreibt sie"
    case .night: "welche Stunden Nacht sind, etwa 21:00-06:00"
    case .moods: "eigene Stimmungen mit ihrer Stufe von 1 bis 5, etwa {gelassen: 4}"
    case .care: "ob nach sehr schweren Wochen Hilfe genannt wird: true oder false"
    case .identifier:
      "was dieses Tagebuch von anderen unterscheidet, auch in seinen Kopien; ‚smjournal init‘ legt es an"
    case .transcribeModel:
      "das Modell zum Aufschreiben von Aufnahmen: eine Datei von whisper-cli, ein Ordner von Vosk"
    case .dateOrder: "ob 5/6 der 5. Juni (day-first) oder der 6. Mai (month-first) ist"
    case .badges: "eigene Abzeichen, etwa 🔥 oder {🔥: Feuer und Flamme}"
    case .theme:
      "die Farben: auto, dark (dunkel), light (hell) oder mono, oder eine Zuordnung wie {night: '#8B5CF6'}"
    case .tone: "wie du angesprochen wirst: warm (herzlich) oder plain (nüchtern)"
    case .profession:
      "wie Affirmationen deine Arbeit nennen: nurse (Pflege), carer (Betreuung), midwife (Hebamme) oder paramedic (Rettungsdienst)"
    case .agreement:
      "die Form der Wörter über dich im Französischen: feminine (weiblich), masculine (männlich) oder neutral"
    case .affirmations:
      "wie die Affirmation des Tages gewählt wird: by-day (nach Tag), mixed (gemischt) oder liked (gemochte)"
    case .contractHours: "deine Wochenstunden laut Vertrag"
    case .restRules: "die Ruhegrenzen zum Vergleich: eu, fr-hospital, fr, uk, de, ch oder none"
    case .clock:
      "was als deine Stunden zählt, wenn du keine angibst: said (der Plan) oder notes (die Uhrzeiten von Dienstbeginn und Dienstende)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) wird \(number($0)): \(when)" } ?? "\(name) hat Geburtstag: \(when)"
  }
}
