import JournalInsights
import JournalModel

extension Dutch {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "Slaap"
    case .slept(let from, let until, let asleep):
      "geslapen \(duration(seconds: asleep)), \(time(from))–\(time(until))"
    case .asleep(let seconds): "geslapen \(duration(seconds: seconds))"
    case .inGap(let asleep, let gap):
      "\(duration(seconds: asleep)) slaap in de \(duration(seconds: gap)) tussen twee diensten"
    case .steps(let steps): "\(number(steps)) \(steps == 1 ? "stap" : "stappen")"
    case .meanSteps(let steps, let days): "\(number(steps)) stappen per dag (\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "gemiddeld \(duration(seconds: seconds)) (\(number(sleeps)) keer)"
    case .inGaps(let seconds, let gaps):
      "\(duration(seconds: seconds)) tussen twee diensten (\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) na een nacht (\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) voor een nacht (\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "\(duration(seconds: seconds)) in rust onder 11 h (\(gapCount(gaps)))"
    case .short(let short, let all):
      "minder dan 6 h in de 24 h voor de dienst: \(number(short)) van \(number(all))"
    case .comparison(let measure, let short, let enough):
      "\(measure): \(short) na minder dan 6 h, \(enough) na meer"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps)) keer" }
}
