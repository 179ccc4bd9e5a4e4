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
    case .holidays: "Feiertage: Länder wie de oder at, und eigene Tage"
    case .memories: "ob an Vergangenes erinnert wird: true oder false"
    case .shifts: "was die Wörter deines Dienstplans bedeuten; „smjournal rota set --shift-type“ schreibt sie"
    case .night: "welche Stunden Nacht sind, etwa 21:00-06:00"
    case .moods: "eigene Stimmungen mit ihrer Stufe von 1 bis 5, etwa {gelassen: 4}"
    case .care: "ob nach sehr schweren Wochen Hilfe genannt wird: true oder false"
    case .dateOrder: "ob 5/6 der 5. Juni (day-first) oder der 6. Mai (month-first) ist"
    case .contractHours: "deine Wochenstunden laut Vertrag"
    case .restRules: "die Ruhegrenzen zum Vergleich: eu, fr-hospital, fr, uk oder none"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }
}
