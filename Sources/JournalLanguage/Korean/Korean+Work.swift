import JournalModel
import JournalShifts

extension Korean {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "주간"
    case .late: "이브닝"
    case .night: "야간"
    case .onCall: "온콜"
    case .training: "교육"
    case .rest: "휴무"
    case .leave: "휴가"
    case .rtt: "RTT"
    case .sick: "병가"
    case .publicHoliday: "공휴일"
    case .absence: "부재"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(name(of: $0.meaning)) \(number($0.count))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += "(\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", 온콜 \(number(summary.onCall))" }
    text += ", 휴무 \(number(summary.rests))"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", 다만 " + doubt }
    return text + "(\(count(summary.days, .day)) 중)"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("계획이 없는 날 \(count(unplannedDays, .day))") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : " (기준 \(limit))"
    switch finding.kind {
    case .rest: return "\(from)와 \(until) 사이의 휴식 \(value)\(bound)"
    case .any7: return "\(from)부터 \(until)까지 7일간의 근무 \(value)\(bound)"
    case .week: return "\(from)부터 \(until)까지 한 주의 근무 \(value)\(bound)"
    case .shift: return "\(onDay(finding.from, today: today)) 근무 \(value)\(bound)"
    case .night: return "\(onDay(finding.from, today: today)) 야간 근무 \(value)\(bound)"
    case .run:
      return "\(from)부터 \(until)까지 \(count(Int(finding.value), .day)) 연속 근무 "
        + "(기준 \(number(Int(finding.limit ?? 0))))"
    case .nightRun:
      return "\(from)부터 \(until)까지 \(count(Int(finding.value), .night)) 연속 "
        + "(기준 \(number(Int(finding.limit ?? 0))))"
    case .average: return "\(from)부터 \(until)까지 주 평균 근무 \(value)\(bound)"
    case .weeklyRest:
      return "\(from)부터 \(until)까지 \(limit)의 휴식이 없습니다. 가장 긴 것은 \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "다음: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "야간 근무는 어떠셨나요?"
    case .afterShift: "근무는 어떠셨나요?"
    case .noFindings: "휴식, 주, 연속 근무가 모두 기준 안에 있습니다."
    case .leftOut(let words, let days): "제외: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day): \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(count(all, .shift)) 가운데 \(number(changed))건 변경, 그중 \(number(short))건은 48시간 미만 예고"
    case .noChanges: "공개된 근무표는 바뀌지 않았습니다."
    case .noWork: "휴무"
    case .workedHours(let planned?, let worked):
      "실제 \(duration(seconds: worked)), 계획 \(duration(seconds: planned))"
    case .workedHours(nil, let worked): "실제 \(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · 계획 \(duration(seconds: planned)) · 실제 \(duration(seconds: worked))"
    case .replaced(let id): "나중 기록으로 대체됨: \(id)"
    case .calledOut(let text): "호출 \(text)"
    case .extra: "추가"
    case .longDay(let day, let minutes): "\(day)의 근무가 \(duration(seconds: Int64(minutes) * 60))이 됩니다"
    case .sameExtra(let id): "이 추가 근무는 이미 있습니다: \(id)"
    case .sameAbsence(let id): "이 날은 이미 쉬는 날입니다: \(id)"
    case .swapsBack(let day): "다시 바꾸는 것입니다: \(day)은(는) 원래 근무로 돌아갑니다"
    case .writeAnyway: "그래도 쓸까요?"
    case .soFar: "지금까지"
    case .ahead(let shifts, let planned):
      "남은 근무 \(count(shifts, .shift)) · 계획 \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "온콜 \(duration(seconds: seconds))"
    case .howToChooseRules:
      "휴식 기준을 고르지 않았습니다. 숫자만 보여 드립니다. 고르려면: smjournal config rest-rules=eu (fr-hospital, fr, uk, de, ch도 가능)"
    case .averageOver(let days):
      "주 평균은 알려진 \(decimal(days, digits: days.rounded() == days ? 0 : 1))일로 계산합니다. 휴가, 병가, 그 밖의 결근은 양쪽에서 뺍니다(2003/88/EC 16조 b, 그 밖의 결근은 이 프로그램의 판단)."
    case .missingCheckOuts(let count): "근무 후 기록이 없는 것 \(number(count))건: 계획된 시간을 씁니다."
    case .halfDay(.morning): "반나절, 오전"
    case .halfDay(.afternoon): "반나절, 오후"
    case .restBefore(let seconds): "앞의 휴식 \(duration(seconds: seconds))"
    case .whichShift: "어느 근무의 것인가요?"
    case .tookLastShift(let what): "마지막으로 시작한 근무로 보았습니다: \(what). --date나 --shift로 다른 것을 지정할 수 있습니다"
    case .whatMeans(let word): "‘\(word)’은(는) 무슨 뜻인가요?"
    case .whichHours(let word): "‘\(word)’은(는) 몇 시부터 몇 시까지인가요?"
    case .howToMean:
      "예: 주간 07:00-19:30 휴게 30, 야간 19:00-07:00, 온콜, 교육, 휴무, 휴가, 병가"
    case .areLettersRight: "일하시는 곳에서도 이 뜻인가요?"
    case .wordsSaved(let words, let path):
      "\(joined(words))의 뜻을 \(path)에 썼습니다"
    case .basis(.said): "직접 입력"
    case .basis(.plan): "근무표"
    case .basis(.notes): "기록"
    case .reportSources:
      "근무는 시작한 날에 속합니다. 시간은 직접 입력한 것, 없으면 근무표의 것입니다. 근무 전후 기록의 시각은 프로필에서 정했거나 근무표가 없을 때만 셉니다. 저마다 표시되어 있습니다. 실제 근무는 재근에서 무급 휴식을 뺀 것입니다."
    case .reportLimits:
      "기준은 사실과 나란히 보여 드립니다. 기준에서는 직장에서의 온콜을 근무로 셉니다. 협약에 따라 다를 수 있습니다. 판정이 아닙니다."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "시작한 뒤" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) 전" : "\(count(hours / 24, .day)) 전"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "근무 시간, 휴식, 회복"
    case .hours: "시간"
    case .weeks: "주"
    case .rests: "휴식"
    case .runs: "연속"
    case .changes: "근무표 변경"
    case .findings: "기준을 벗어난 것"
    case .daysOff: "쉬는 날"
    case .ratings: "어떻게 느꼈는지"
    case .shifts: "근무"
    case .presence: "체류 시간"
    case .worked: "실제 근무"
    case .ahead: "남은 근무"
    case .knownDays: "알려진 날"
    case .planned: "계획"
    case .overtime: "계획 초과"
    case .onCall: "온콜"
    case .nights: "야간"
    case .nightHours: "야간 시간"
    case .sundays: "일요일"
    case .holidays: "공휴일"
    case .weekends: "일한 주말"
    case .longestShift: "가장 긴 근무"
    case .sevenDays: "7일간 최대"
    case .averageWeek: "주 평균"
    case .contract: "계약"
    case .balance: "차이"
    case .knownHours: "시간을 아는 근무"
    case .shortestRest: "가장 짧은 휴식"
    case .under11: "11시간 미만 휴식"
    case .under12: "12시간 미만 휴식"
    case .weeklyRest: "가장 긴 휴식"
    case .longestRun: "가장 긴 연속 근무일"
    case .longestNightRun: "가장 긴 연속 야간"
    case .nightToDay: "야간에서 주간으로"
    case .splitDays: "분할 근무일"
    case .afterShortRest: "11시간 미만 휴식 뒤"
    case .afterLongRest: "더 긴 휴식 뒤"
    case .place: "연속 며칠째"
    }
  }
}
