import JournalInsights
import JournalModel

extension Portuguese {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "Sono"
    case .slept(let from, let until, let asleep):
      "\(duration(seconds: asleep)) de sono, \(time(from))–\(time(until))"
    case .asleep(let seconds): "\(duration(seconds: seconds)) de sono"
    case .inGap(let asleep, let gap):
      "\(duration(seconds: asleep)) de sono nas \(duration(seconds: gap)) entre dois plantões"
    case .steps(let steps): "\(number(steps)) \(steps == 1 ? "passo" : "passos")"
    case .meanSteps(let steps, let days): "\(number(steps)) passos por dia (\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "em média \(duration(seconds: seconds)) (\(number(sleeps)) \(sleeps == 1 ? "vez" : "vezes"))"
    case .inGaps(let seconds, let gaps):
      "\(duration(seconds: seconds)) entre dois plantões (\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) após uma noite (\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) antes de uma noite (\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "\(duration(seconds: seconds)) em descansos de menos de 11 h (\(gapCount(gaps)))"
    case .short(let short, let all):
      "menos de 6 h nas 24 h antes do plantão: \(number(short)) de \(number(all))"
    case .comparison(let measure, let short, let enough):
      "\(measure): \(short) após menos de 6 h, \(enough) após mais"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps)) \(gaps == 1 ? "vez" : "vezes")" }
}
