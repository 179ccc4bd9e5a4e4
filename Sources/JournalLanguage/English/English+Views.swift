import JournalInsights
import JournalModel

extension English {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "D"
    case .nightMark: "N"
    case .moodDays(let days, let all): "Mood noted on \(days) of \(count(all, .day))"
    case .mood(let step): step.map { "Mood: \(name(of: $0))" } ?? "No mood noted"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until)), \(duration(seconds: seconds))"
    case .planned: "planned"
    case .worked: "worked"
    case .holiday: "Public holiday"
    case .timeOff(let title): title.map { "Time off: \($0)" } ?? "Time off"
    case .noRota:
      "No rota yet. Set one: smjournal rota set --from DAY --cycle 'day day night night rest rest'"
    case .rotaSet(let day, let days, let path):
      "Wrote the rota to \(path): a cycle of \(count(days, .day)) from \(day) on"
    case .noHours(let words):
      "No hours are known for \(joined(words)): 'rota set' takes them with --hours \(words.first ?? "night")=HH:MM-HH:MM"
    case .records: "Records"
    case .trends: "Mood and ratings: 7 and 30 days, against as many days before"
    case .shiftChanges: "Before and after the shift"
    case .moods: "Moods, one a day"
    case .productive: "When you write"
    case .tags: "Tags"
    case .people: "People"
    case .effects: "What goes with good and bad days"
    case .recovery: "Rest and work, the last 28 days"
    case .warningSigns: "Worth a thought"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) to read"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Nothing to bring up today."
    case .noPlanProblems: "Nothing is missing, nothing overlaps."
    }
  }
}
