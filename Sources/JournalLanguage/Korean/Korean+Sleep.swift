import JournalInsights
import JournalModel

extension Korean {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "수면"
    case .slept(let from, let until, let asleep):
      "수면 \(duration(seconds: asleep)), \(time(from))–\(time(until))"
    case .asleep(let seconds): "수면 \(duration(seconds: seconds))"
    case .inGap(let asleep, let gap):
      "두 근무 사이 \(duration(seconds: gap)) 가운데 수면 \(duration(seconds: asleep))"
    case .steps(let steps): "\(number(steps))걸음"
    case .meanSteps(let steps, let days): "하루 \(number(steps))걸음(\(count(days, .day)))"
    case .mean(let seconds, let sleeps):
      "한 번의 수면 \(duration(seconds: seconds))(\(number(sleeps))회)"
    case .inGaps(let seconds, let gaps):
      "두 근무 사이 \(duration(seconds: seconds))(\(gapCount(gaps)))"
    case .afterNights(let seconds, let gaps):
      "야간 뒤 \(duration(seconds: seconds))(\(gapCount(gaps)))"
    case .beforeNights(let seconds, let gaps):
      "야간 앞 \(duration(seconds: seconds))(\(gapCount(gaps)))"
    case .afterQuickReturns(let seconds, let gaps):
      "11시간 미만 휴식에서 \(duration(seconds: seconds))(\(gapCount(gaps)))"
    case .short(let short, let all):
      "근무 앞 24시간에 6시간 미만: \(number(all))회 중 \(number(short))회"
    case .comparison(let measure, let short, let enough):
      "\(measure): 6시간 미만 뒤 \(short), 그 이상 뒤 \(enough)"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps))회" }
}
