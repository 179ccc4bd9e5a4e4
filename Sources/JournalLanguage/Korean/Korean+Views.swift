import JournalInsights
import JournalModel

extension Korean {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "주"
    case .nightMark: "야"
    case .moodDays(let days, let all): "\(count(all, .day)) 중 \(days)일의 기분 기록"
    case .mood(let step): step.map { "기분: \(name(of: $0))" } ?? "기분 기록 없음"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until)), \(duration(seconds: seconds))"
    case .planned: "계획"
    case .worked: "실제"
    case .holiday: "공휴일"
    case .timeOff(let title): title.map { "휴가: \($0)" } ?? "휴가"
    case .noRota:
      "아직 근무표가 없습니다. 만들려면: smjournal rota set --from 날 --cycle '주간 주간 야간 야간 휴무 휴무'"
    case .rotaSet(let day, let days, let path):
      "근무표를 \(path)에 썼습니다: \(day)부터 \(count(days, .day)) 순환"
    case .noHours(let words):
      "\(joined(words)) 시간을 모릅니다. ‘rota set’에 --hours \(words.first ?? "야간")=HH:MM-HH:MM으로 지정하세요"
    case .records: "기록"
    case .trends: "기분과 평가: 7일과 30일, 그 앞의 같은 일수와 견주어"
    case .shiftChanges: "근무 전과 후"
    case .moods: "기분(하루에 하나)"
    case .productive: "쓰는 때"
    case .tags: "태그"
    case .people: "사람"
    case .effects: "좋은 날과 힘든 날에 함께 나타나는 것"
    case .recovery: "휴식과 일(최근 28일)"
    case .warningSigns: "한번 생각해 볼 것"
    case .words(let words, let minutes): "\(count(words, .word)), 읽는 데 \(count(minutes, .minute))"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "오늘 알려 드릴 것이 없습니다."
    case .noPlanProblems: "빠진 것도 겹치는 것도 없습니다."
    }
  }
}
