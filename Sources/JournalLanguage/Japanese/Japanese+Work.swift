import JournalModel
import JournalShifts

extension Japanese {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "日勤"
    case .late: "遅番"
    case .night: "夜勤"
    case .onCall: "オンコール"
    case .training: "研修"
    case .rest: "休み"
    case .leave: "休暇"
    case .rtt: "RTT"
    case .sick: "病欠"
    case .publicHoliday: "祝日"
    case .absence: "不在"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(name(of: $0.meaning))\(number($0.count))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += "（\(kinds.joined(separator: "、"))）" }
    if summary.onCall > 0 { text += "、オンコール\(number(summary.onCall))" }
    text += "、休み\(number(summary.rests))"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += "、ただし" + doubt }
    return text + "（\(count(summary.days, .day))中）"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("予定のない日が\(count(unplannedDays, .day))") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : "（基準 \(limit)）"
    switch finding.kind {
    case .rest: return "\(from)と\(until)の間の休息は\(value)\(bound)"
    case .any7: return "\(from)から\(until)までの7日間の労働は\(value)\(bound)"
    case .week: return "\(from)から\(until)までの週の労働は\(value)\(bound)"
    case .shift: return "\(onDay(finding.from, today: today))の勤務は\(value)\(bound)"
    case .night: return "\(onDay(finding.from, today: today))の夜勤は\(value)\(bound)"
    case .run:
      return "\(from)から\(until)まで\(count(Int(finding.value), .day))の連続勤務"
        + "（基準 \(number(Int(finding.limit ?? 0)))）"
    case .nightRun:
      return "\(from)から\(until)まで\(count(Int(finding.value), .night))の連続"
        + "（基準 \(number(Int(finding.limit ?? 0)))）"
    case .average: return "\(from)から\(until)までの週平均の労働は\(value)\(bound)"
    case .weeklyRest:
      return "\(from)から\(until)まで、\(limit)の休息がありません。最も長いものは\(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "次：\(what)" + (at.map { "、\(time($0))" } ?? "")
    case .afterNight: "夜勤はいかがでしたか？"
    case .afterShift: "勤務はいかがでしたか？"
    case .noFindings: "休息、週、連続勤務はどれも基準内です。"
    case .leftOut(let words, let days): "含まないもの：\(leftOut(words, days))。"
    case .change(let day, let was, let now, let notice):
      "\(day)：\(was) → \(now)" + (notice.map { "、\(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(count(all, .shift))のうち\(number(changed))が変更、うち\(number(short))は予告48時間未満"
    case .noChanges: "公開された勤務表の変更はありません。"
    case .noWork: "休み"
    case .workedHours(let planned?, let worked):
      "実働\(duration(seconds: worked))、予定\(duration(seconds: planned))"
    case .workedHours(nil, let worked): "実働\(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · 予定 \(duration(seconds: planned)) · 実働 \(duration(seconds: worked))"
    case .replaced(let id): "後の記録に置き換え：\(id)"
    case .calledOut(let text): "呼び出し \(text)"
    case .extra: "追加"
    case .longDay(let day, let minutes): "\(day)の労働が\(duration(seconds: Int64(minutes) * 60))になります"
    case .sameExtra(let id): "この追加勤務はすでにあります：\(id)"
    case .sameAbsence(let id): "この日はすでに休みです：\(id)"
    case .swapsBack(let day): "元に戻ります：\(day)は予定どおりの勤務になります"
    case .writeAnyway: "それでも書きますか？"
    case .soFar: "これまで"
    case .ahead(let shifts, let planned):
      "これから \(count(shifts, .shift)) · 予定 \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "オンコール \(duration(seconds: seconds))"
    case .howToChooseRules:
      "休息の基準が選ばれていません。数字だけを示します。選ぶには：smjournal config rest-rules=eu（fr-hospital、fr、uk、de、ch も）"
    case .averageOver(let days):
      "週の平均は、わかっている\(decimal(days, digits: days.rounded() == days ? 0 : 1))日で計算しています。休暇、病気、その他の欠勤はどちらの側からも除いています（2003/88/EC 16条b。その他の欠勤はこのプログラムの判断）。"
    case .missingCheckOuts(let count): "勤務後の記録がないもの \(number(count))件：予定の時間を使っています。"
    case .halfDay(.morning): "半日、午前"
    case .halfDay(.afternoon): "半日、午後"
    case .restBefore(let seconds): "前の休息 \(duration(seconds: seconds))"
    case .whichShift: "どの勤務のことですか？"
    case .tookLastShift(let what): "最後に始まった勤務とみなしました：\(what)。--date や --shift で別のものを指定できます"
    case .whatMeans(let word): "「\(word)」はどういう意味ですか？"
    case .whichHours(let word): "「\(word)」は何時から何時までですか？"
    case .howToMean:
      "例：日勤 07:00-19:30 休憩 30、夜勤 19:00-07:00、オンコール、研修、休み、休暇、病欠"
    case .areLettersRight: "職場でもこの意味ですか？"
    case .wordsSaved(let words, let path):
      "\(joined(words))の意味を \(path) に書きました"
    case .basis(.said): "申告"
    case .basis(.plan): "勤務表"
    case .basis(.notes): "記録"
    case .reportSources:
      "勤務は始まった日に属します。時間は申告したもの、なければ勤務表のものです。勤務前後の記録の時刻は、プロフィールで決めた場合か、勤務表がない場合だけ数えます。それぞれに印があります。実働は在勤から無給の休憩を引いたものです。"
    case .reportLimits:
      "基準は事実と並べて示しています。基準では、職場でのオンコールは勤務に数えます。協定によって異なることがあります。これは判定ではありません。"
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "開始後" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour))前" : "\(count(hours / 24, .day))前"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "労働時間、休息、回復"
    case .hours: "時間"
    case .weeks: "週"
    case .rests: "休息"
    case .runs: "連続"
    case .changes: "勤務表の変更"
    case .findings: "基準を外れたもの"
    case .daysOff: "休みの日"
    case .ratings: "どう感じたか"
    case .shifts: "勤務"
    case .presence: "拘束時間"
    case .worked: "実働"
    case .ahead: "これから"
    case .knownDays: "わかっている日"
    case .planned: "予定"
    case .overtime: "予定を超えた分"
    case .onCall: "オンコール"
    case .nights: "夜勤"
    case .nightHours: "夜間の時間"
    case .sundays: "日曜"
    case .holidays: "祝日"
    case .weekends: "勤務のあった週末"
    case .longestShift: "最も長い勤務"
    case .sevenDays: "7日間の最多"
    case .averageWeek: "週の平均"
    case .contract: "契約"
    case .balance: "差引"
    case .knownHours: "時間のわかる勤務"
    case .shortestRest: "最も短い休息"
    case .under11: "11 時間未満の休息"
    case .under12: "12 時間未満の休息"
    case .weeklyRest: "最も長い休息"
    case .longestRun: "最も長い連続勤務"
    case .longestNightRun: "最も長い連続夜勤"
    case .nightToDay: "夜勤から日勤へ"
    case .splitDays: "分割勤務の日"
    case .afterShortRest: "休息 11 時間未満のあと"
    case .afterLongRest: "それ以上の休息のあと"
    case .place: "連続日数"
    }
  }
}
