import JournalInsights
import JournalModel
import JournalShifts

extension Japanese {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "おはようございます"
      case 12..<18: "こんにちは"
      default: "こんばんは"
      }
    return name.map { "\(words)、\($0)さん。" } ?? "\(words)。"
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "その休暇は終わりました。" }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "明日" : "\(count(countdown.days, .day))後"
      return "もう勤務はありません。休暇は\(when)から始まります！🎉"
    }
    let only = shifts <= 20 ? "あと" : ""
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "休暇まで\(count(shifts, noun))、\(doubt)。" }
    return "\(only)\(count(shifts, noun))で休暇です！🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("予定のない日が\(count(countdown.unplannedDays, .day))") }
    return parts.isEmpty ? "" : "ただし" + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\($0.word)の日が\(count($0.days, .day))" }
    guard parts.count > 1 else { return parts.map { $0 + "（意味は未設定）" } }
    return [joined(parts) + "（意味は未設定）"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      "次の勤務は\(onDay($0.day, today: today))（\(name(of: $0.type))）です。"
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "今日はお休みの日です！🎉" : "休暇の最終日です。🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "今日から休暇です！🎉 \(count(remaining.days, .day))。\(end)"
    }
    return "休暇中です！🌴 今日を含めてあと\(count(remaining.days, .day))。\(end)"
  }

  func countdownDetails(_ countdown: Countdown, today: CivilDay) -> String {
    let dates = span(countdown.from, countdown.until, today: today)
    guard !countdown.isUnderWay else { return dates }
    var figures = [count(countdown.days, .day), count(countdown.workingDays, .workingDay)]
    // Where the working days of the profile are all there is, the shifts are the same figure again.
    if countdown.basis == .rota { figures.append("\(basis(.rota))\(count(countdown.shifts, .shift))") }
    return (figures + [dates]).joined(separator: " · ")
  }

  func basis(_ basis: Countdown.Basis) -> String {
    switch basis {
    case .rota: "勤務表では"
    case .workingDays: "勤務日の設定では"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today))：\(name(of: shift.type))、\(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "\(id) による"
    case .rota: "勤務表による"
    case .workingDays: "勤務日"
    }
  }

  func progress(_ share: Double) -> String { "前回の休暇から\(percent(share))進みました" }

  var nothingPlanned: String {
    "休暇の予定がありません。予定に入れるには：smjournal vacation add 開始..終了"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what)：日が指定されました"
    case .explicitShift: return "\(what)：勤務が指定されました"
    case .openShift(let open):
      let since = open.since.map { "（\(time($0.local.time))）" } ?? ""
      return "\(what)：勤務前の記録\(since)に対する勤務後の記録がまだありません"
    case .plan(let planned): return "\(what)：\(planReason(planned))"
    case .lastBegun: return "\(what)：最後に始まった勤務です。'move'、--date、--shift で別のものを指定できます"
    case .dayBoundary(let start, isBefore: true):
      return "\(what)：一日は\(time(start))に始まる設定です（day-starts）"
    case .dayBoundary(_, isBefore: false): return "\(what)：時計どおりの日です"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "\(id) の予定です"
    case .rota: "勤務表でこの時刻ごろの勤務です"
    case .workingDays: "勤務日の一つです"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { "（\(time($0.local.time))から）" } ?? ""
    return "勤務中\(since)：\(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day))続いています"
    return streak.record > streak.current ? "\(row)（最長\(number(streak.record))日）" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name)、\($0.number)" }
    let who =
      numbers.isEmpty
      ? "身近な人、かかりつけの医師、または findahelpline.com の番号" : numbers.joined(separator: "／")
    return "つらい日が続いています。昼でも夜でも、話せるところがあります：\(who)。"
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "勤務はいかがでしたか？"
    case .shiftBefore: "勤務前のご気分はいかがですか？"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "当てはまるものはどれですか？"
    case .note: "メモはありますか？"
    case .name: "お名前は？"
    case .language: "どの言語にしますか？"
    case .timeOff: "次の休暇はいつですか？"
    case .work: "どのような勤務ですか？"
    case .cycleStart: "この繰り返しは何日に始まりますか？"
    case .makeDefault(nil): "どのフォルダーからでもこの日記を使えるようにしますか？"
    case .makeDefault(let former?): "\(former) の代わりに、どのフォルダーからでもこの日記を使えるようにしますか？"
    case .shift: "どの勤務ですか？"
    case .writeEntry: "日記を書きますか？"
    case .entryTitle(let suggestion): "タイトルは？ [\(suggestion)]"
    case .entryText: "何がありましたか？"
    case .former(let kind, let id, let time):
      "この勤務にはすでに\(name(of: kind))があります\(time.map { "（\($0)）" } ?? "")：\(id)"
    case .mood: "気分は？"
    case .tags: "タグは？"
    case .highlights: "心に残ったことは？"
    case .whichRecord: "どの記録ですか？"
    case .folder(let suggestion): "日記をどこに置きますか？ [\(suggestion)]"
    case .goOn(let kind, let when): "\(when)の\(name(of: kind))を続けますか？"
    }
  }

  private func capitalized(_ text: String) -> String { text }
}
