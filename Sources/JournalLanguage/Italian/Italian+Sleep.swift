import JournalInsights
import JournalModel

extension Italian {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "Sonno"
    case .slept(let from, let until, let asleep):
      "sonno \(duration(seconds: asleep)), \(time(from))–\(time(until))"
    case .asleep(let seconds): "sonno \(duration(seconds: seconds))"
    case .inGap(let asleep, let gap):
      "\(duration(seconds: asleep)) di sonno nelle \(duration(seconds: gap)) tra due turni"
    case .steps(let steps): "\(number(steps)) \(steps == 1 ? "passo" : "passi")"
    case .meanSteps(let steps, let days): "\(number(steps)) passi al giorno (\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "in media \(duration(seconds: seconds)) (\(number(sleeps)) \(sleeps == 1 ? "volta" : "volte"))"
    case .inGaps(let seconds, let gaps):
      "\(duration(seconds: seconds)) tra due turni (\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) dopo una notte (\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) prima di una notte (\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "\(duration(seconds: seconds)) nei riposi sotto le 11 h (\(gapCount(gaps)))"
    case .short(let short, let all):
      "meno di 6 h nelle 24 h prima del turno: \(number(short)) su \(number(all))"
    case .comparison(let measure, let short, let enough):
      "\(measure): \(short) dopo meno di 6 h, \(enough) dopo di più"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps)) \(gaps == 1 ? "volta" : "volte")" }
}
