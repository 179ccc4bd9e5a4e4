import JournalInsights
import JournalModel

extension Dutch {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "D"
    case .nightMark: "N"
    case .moodDays(let days, let all): "Stemming genoteerd op \(days) van \(count(all, .day))"
    case .mood(let step): step.map { "Stemming: \(name(of: $0))" } ?? "Geen stemming genoteerd"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until)), \(duration(seconds: seconds))"
    case .planned: "gepland"
    case .worked: "gewerkt"
    case .holiday: "Feestdag"
    case .timeOff(let title): title.map { "Verlof: \($0)" } ?? "Verlof"
    case .noRota:
      "Nog geen rooster. Maak er een: smjournal rota set --from DAG --cycle 'dag dag nacht nacht vrij vrij'"
    case .rotaSet(let day, let days, let path):
      "Rooster geschreven in \(path): een cyclus van \(count(days, .day)) vanaf \(day)"
    case .noHours(let words):
      "Voor \(joined(words)) zijn geen uren bekend: ‘rota set’ neemt ze met --hours \(words.first ?? "nacht")=HH:MM-HH:MM"
    case .records: "Notities"
    case .trends: "Stemming en schalen: 7 en 30 dagen, tegen evenveel ervoor"
    case .shiftChanges: "Voor en na de dienst"
    case .moods: "Stemmingen, één per dag"
    case .productive: "Wanneer je schrijft"
    case .tags: "Labels"
    case .people: "Mensen"
    case .effects: "Wat samengaat met goede en slechte dagen"
    case .recovery: "Rust en werk, de laatste 28 dagen"
    case .warningSigns: "Een gedachte waard"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) leestijd"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Vandaag is er niets te melden."
    case .noPlanProblems: "Er ontbreekt niets, niets overlapt."
    }
  }
}
