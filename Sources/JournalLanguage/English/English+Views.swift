import JournalInsights
import JournalModel

extension English {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .workLegend: "D day · N night · \u{B7} rest · * time off"
    case .moodLegend: "# very happy, + happy, o neutral, - sad, = very sad, \u{B7} nothing noted"
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
    case .rotaSet(let day): "The rota counts \(day)"
    case .noPlanProblems: "Nothing is missing, nothing overlaps."
    }
  }

  func planProblem(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "no shift is planned for \(span(from, until, today: today))"
    case .sameStart(let day): "two rotas begin \(onDay(day, today: today)); the later one in the file counts"
    case .overlap(let first, let second, let seconds):
      "the shift of \(self.day(second, today: today)) begins \(duration(seconds: seconds)) before the one of "
        + "\(self.day(first, today: today)) ends"
    case .severalDatedShifts(let day, let ids):
      "\(self.day(day, today: today)) has several shift files: \(joined(ids)); the last one counts"
    case .shiftInTimeOff(let day, let id): "\(id) plans work in time off, \(onDay(day, today: today))"
    case .noHours(let word, let rota):
      "the rota from \(self.day(rota, today: today)) has no hours for \(quoted(word))"
    }
  }
}
