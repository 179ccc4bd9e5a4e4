import JournalFormat
import JournalModel

extension Japanese {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "形式の版"
    case .kind: "ファイルの種類"
    case .name: "名前"
    case .language: "プログラムの言語：\(Language.codes())"
    case .timezone: "暮らしているタイムゾーン。例：Asia/Tokyo。なければシステムのもの"
    case .dayStarts: "ほかの日を言わないメモで、新しい一日が始まる時刻。例：05:00"
    case .weekStarts: "週の最初の曜日"
    case .workingDays: "勤務表がないときの勤務日"
    case .rota: "勤務の繰り返し。「smjournal rota set」が書きます"
    case .hours: "勤務のふだんの時間"
    case .holidays: "祝日：jp などの国、de-by などの地域、および自分の日"
    case .memories: "過去を思い出させるか：true または false"
    case .shifts: "勤務表の言葉の意味。「smjournal rota set --shift-type」が書きます"
    case .night: "夜とする時間帯。例：21:00-06:00"
    case .moods: "自分の気分とその段階（1〜5）。例：{穏やか: 4}"
    case .care: "とても低い週が続いたあとに相談先を示すか：true または false"
    case .identifier: "この日記をほかの日記と区別するもの。コピーでも同じ。「smjournal init」が作ります"
    case .transcribeModel: "録音を書き起こすモデル：whisper-cli のファイル、Vosk のフォルダー"
    case .dateOrder: "5/6 を6月5日（day-first）とするか5月6日（month-first）とするか"
    case .badges: "自分のバッジ。例：🔥、または {🔥: 燃えている}"
    case .theme: "色：auto、dark、light、mono、または {night: '#8B5CF6'} のような組"
    case .tone: "話しかけ方：warm（あたたかく）または plain（簡潔に）"
    case .profession: "アファメーションで使う職業：nurse、carer、midwife、paramedic"
    case .agreement: "フランス語であなたを指す言葉の形：feminine、masculine、neutral"
    case .affirmations: "今日のアファメーションの選び方：by-day、mixed、liked"
    case .contractHours: "契約上の週の時間"
    case .restRules: "比べる休息の基準：eu、fr-hospital、fr、uk、de、ch、none"
    case .clock:
      "勤務時間を書かないとき何を数えるか：said（勤務表）または notes（勤務前と勤務後の記録の時刻）"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { "（\($0)歳）" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name)さんは\(when)で\(number($0))歳" } ?? "\(name)さんの誕生日は\(when)"
  }
}
