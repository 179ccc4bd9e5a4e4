import JournalInsights
import JournalModel

extension French {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "Sommeil"
    case .slept(let from, let until, let asleep):
      "\(duration(seconds: asleep)) de sommeil, de \(time(from)) à \(time(until))"
    case .asleep(let seconds): "\(duration(seconds: seconds)) de sommeil"
    case .inGap(let asleep, let gap):
      "\(duration(seconds: asleep)) de sommeil dans les \(duration(seconds: gap)) entre deux postes"
    case .steps(let steps): "\(number(steps)) pas"
    case .meanSteps(let steps, let days): "\(number(steps)) pas par jour (\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "\(duration(seconds: seconds)) par sommeil (\(number(sleeps)) \(sleeps < 2 ? "sommeil" : "sommeils"))"
    case .inGaps(let seconds, let gaps):
      "\(duration(seconds: seconds)) entre deux postes (\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) après une nuit (\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) avant une nuit (\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "\(duration(seconds: seconds)) dans les repos de moins de 11\u{A0}h (\(gapCount(gaps)))"
    case .short(let short, let all):
      "moins de 6\u{A0}h dans les 24\u{A0}h avant le poste\u{A0}: \(number(short)) sur \(number(all))"
    case .comparison(let measure, let short, let enough):
      "\(measure)\u{A0}: \(short) après moins de 6\u{A0}h, \(enough) après davantage"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps)) repos" }
}
