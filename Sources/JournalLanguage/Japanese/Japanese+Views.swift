import JournalInsights
import JournalModel

extension Japanese {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "日"
    case .nightMark: "夜"
    case .moodDays(let days, let all): "\(count(all, .day))のうち\(days)日の気分を記録"
    case .mood(let step): step.map { "気分：\(name(of: $0))" } ?? "気分の記録なし"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until))、\(duration(seconds: seconds))"
    case .planned: "予定"
    case .worked: "実働"
    case .holiday: "祝日"
    case .timeOff(let title): title.map { "休暇：\($0)" } ?? "休暇"
    case .noRota:
      "勤務表がまだありません。作るには：smjournal rota set --from 日 --cycle '日勤 日勤 夜勤 夜勤 休み 休み'"
    case .rotaSet(let day, let days, let path):
      "勤務表を \(path) に書きました：\(day)から\(count(days, .day))周期"
    case .noHours(let words):
      "\(joined(words))の時間がわかりません：「rota set」に --hours \(words.first ?? "夜勤")=HH:MM-HH:MM を付けて指定できます"
    case .records: "記録"
    case .trends: "気分と評価：7日間と30日間、その前の同じ日数と比べて"
    case .shiftChanges: "勤務の前と後"
    case .moods: "気分（一日一つ）"
    case .productive: "書く曜日と時間"
    case .tags: "タグ"
    case .people: "人物"
    case .effects: "良い日とつらい日に伴うもの"
    case .recovery: "休息と仕事（この28日間）"
    case .warningSigns: "少し気にかけたいこと"
    case .words(let words, let minutes): "\(count(words, .word))、読むのに\(count(minutes, .minute))"
    case .productivity(let entries, let words): "\(count(entries, .entry))、\(count(words, .word))"
    case .noPrompts: "今日お知らせすることはありません。"
    case .noPlanProblems: "抜けも重なりもありません。"
    }
  }
}
