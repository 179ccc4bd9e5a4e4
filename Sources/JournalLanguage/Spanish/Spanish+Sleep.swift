import JournalInsights
import JournalModel

extension Spanish {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "Sueño"
    case .slept(let from, let until, let asleep):
      "\(duration(seconds: asleep)) de sueño, \(time(from))–\(time(until))"
    case .asleep(let seconds): "\(duration(seconds: seconds)) de sueño"
    case .inGap(let asleep, let gap):
      "\(duration(seconds: asleep)) de sueño en las \(duration(seconds: gap)) entre dos turnos"
    case .steps(let steps): "\(number(steps)) \(steps == 1 ? "paso" : "pasos")"
    case .meanSteps(let steps, let days): "\(number(steps)) pasos al día (\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "\(duration(seconds: seconds)) de media (\(number(sleeps)) \(sleeps == 1 ? "vez" : "veces"))"
    case .inGaps(let seconds, let gaps):
      "\(duration(seconds: seconds)) entre dos turnos (\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) tras una noche (\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "\(duration(seconds: seconds)) antes de una noche (\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "\(duration(seconds: seconds)) en descansos de menos de 11 h (\(gapCount(gaps)))"
    case .short(let short, let all):
      "menos de 6 h en las 24 h antes del turno: \(number(short)) de \(number(all))"
    case .comparison(let measure, let short, let enough):
      "\(measure): \(short) tras menos de 6 h, \(enough) tras más"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps)) \(gaps == 1 ? "vez" : "veces")" }
}
