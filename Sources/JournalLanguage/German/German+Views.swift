import JournalInsights
import JournalModel

extension German {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "T"
    case .nightMark: "N"
    case .moodDays(let days, let all): "Stimmung an \(days) von \(dative(all, .day)) notiert"
    case .mood(let step): step.map { "Stimmung: \(name(of: $0))" } ?? "Keine Stimmung notiert"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until)), \(duration(seconds: seconds))"
    case .planned: "geplant"
    case .worked: "gearbeitet"
    case .holiday: "Feiertag"
    case .timeOff(let title): title.map { "Urlaub: \($0)" } ?? "Urlaub"
    case .noRota:
      "Noch kein Dienstplan. So legst du einen an: smjournal rota set --from TAG --cycle 'tag tag nacht nacht frei frei'"
    case .rotaSet(let day, let days, let path):
      "Dienstplan in \(path) geschrieben: ein Turnus von \(dative(days, .day)) ab \(day)"
    case .noHours(let words):
      "Für \(joined(words)) sind keine Zeiten bekannt: „rota set“ nimmt sie mit --hours \(words.first ?? "nacht")=HH:MM-HH:MM"
    case .records: "Aufzeichnungen"
    case .trends: "Stimmung und Skalen: 7 und 30 Tage, gegenüber ebenso vielen davor"
    case .shiftChanges: "Vor und nach dem Dienst"
    case .moods: "Stimmungen, eine je Tag"
    case .productive: "Wann du schreibst"
    case .tags: "Schlagwörter"
    case .people: "Menschen"
    case .effects: "Was mit guten und schlechten Tagen einhergeht"
    case .recovery: "Ruhe und Arbeit, die letzten 28 Tage"
    case .warningSigns: "Einen Gedanken wert"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) Lesezeit"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Heute gibt es nichts zu erwähnen."
    case .noPlanProblems: "Nichts fehlt, nichts überschneidet sich."
    }
  }
}
