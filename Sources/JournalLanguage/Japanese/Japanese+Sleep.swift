import JournalInsights
import JournalModel

extension Japanese {
  func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .heading: "睡眠"
    case .slept(let from, let until, let asleep):
      "睡眠 \(duration(seconds: asleep))、\(time(from))–\(time(until))"
    case .asleep(let seconds): "睡眠 \(duration(seconds: seconds))"
    case .inGap(let asleep, let gap):
      "勤務と勤務の間\(duration(seconds: gap))のうち睡眠\(duration(seconds: asleep))"
    case .steps(let steps): "\(number(steps))歩"
    case .meanSteps(let steps, let days): "一日\(number(steps))歩（\(count(days, .day))）"
    case .mean(let seconds, let sleeps):
      "一回の睡眠\(duration(seconds: seconds))（\(number(sleeps))回）"
    case .inGaps(let seconds, let gaps):
      "勤務と勤務の間に\(duration(seconds: seconds))（\(gapCount(gaps))）"
    case .afterNights(let seconds, let gaps):
      "夜勤のあと\(duration(seconds: seconds))（\(gapCount(gaps))）"
    case .beforeNights(let seconds, let gaps):
      "夜勤の前\(duration(seconds: seconds))（\(gapCount(gaps))）"
    case .afterQuickReturns(let seconds, let gaps):
      "11時間未満の休息で\(duration(seconds: seconds))（\(gapCount(gaps))）"
    case .short(let short, let all):
      "勤務前24時間に6時間未満：\(number(all))回中 \(number(short))回"
    case .comparison(let measure, let short, let enough):
      "\(measure)：6時間未満のあと \(short)、それ以上のあと \(enough)"
    }
  }

  private func gapCount(_ gaps: Int) -> String { "\(number(gaps))回" }
}
