import JournalInsights
import JournalModel

extension German {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "Schlaf"
    case .slept(let from, let until, let asleep):
      "geschlafen \(duration(seconds: asleep)), \(time(from))–\(time(until))"
    case .asleep(let seconds): "geschlafen \(duration(seconds: seconds))"
    case .inGap(let asleep, let gap):
      "\(duration(seconds: asleep)) Schlaf in den \(duration(seconds: gap)) zwischen zwei Diensten"
    case .steps(let steps): "\(number(steps)) \(steps == 1 ? "Schritt" : "Schritte")"
    case .meanSteps(let steps, let days): "\(number(steps)) Schritte am Tag (\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "im Mittel \(duration(seconds: seconds)) (\(number(sleeps))-mal)"
    case .inGaps(let seconds, let gaps):
      "\(duration(seconds: seconds)) zwischen zwei Diensten (\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) nach einer Nacht (\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) vor einer Nacht (\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "\(duration(seconds: seconds)) in Ruhezeiten unter 11 h (\(gapCount(gaps)))"
    case .short(let short, let all):
      "unter 6 h in den 24 h vor dem Dienst: \(number(short)) von \(number(all))"
    case .comparison(let measure, let short, let enough):
      "\(measure): \(short) nach unter 6 h, \(enough) nach mehr"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps))-mal" }
}
