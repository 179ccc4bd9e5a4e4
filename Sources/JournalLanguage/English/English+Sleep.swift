import JournalInsights
import JournalModel

extension English {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "Sleep"
    case .slept(let from, let until, let asleep):
      "slept \(duration(seconds: asleep)), \(time(from))–\(time(until))"
    case .asleep(let seconds): "slept \(duration(seconds: seconds))"
    case .inGap(let asleep, let gap):
      "\(duration(seconds: asleep)) asleep in the \(duration(seconds: gap)) between two shifts"
    case .steps(let steps): "\(number(steps)) \(steps == 1 ? "step" : "steps")"
    case .meanSteps(let steps, let days): "\(number(steps)) steps a day (\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "\(duration(seconds: seconds)) a sleep (\(number(sleeps)) \(sleeps == 1 ? "sleep" : "sleeps"))"
    case .inGaps(let seconds, let gaps):
      "\(duration(seconds: seconds)) between two shifts (\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) after a night (\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) before a night (\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "\(duration(seconds: seconds)) in rests under 11 h (\(gapCount(gaps)))"
    case .short(let short, let all):
      "less than 6 h in the 24 h before the shift: \(number(short)) of \(number(all))"
    case .comparison(let measure, let short, let enough):
      "\(measure): \(short) after less than 6 h, \(enough) after more"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps)) \(gaps == 1 ? "gap" : "gaps")" }
}
