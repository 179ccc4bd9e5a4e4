import JournalInsights
import JournalModel
import JournalShifts

extension Korean {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "좋은 아침입니다"
      case 12..<18: "안녕하세요"
      default: "좋은 저녁입니다"
      }
    return name.map { "\(words), \($0) 님." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "그 휴가는 끝났습니다." }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "내일" : "\(count(countdown.days, .day)) 뒤"
      return "이제 근무가 없습니다. 휴가가 \(when) 시작됩니다! 🎉"
    }
    let only = shifts <= 20 ? "앞으로 " : ""
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "휴가까지 \(count(shifts, noun)), \(doubt)." }
    return "\(only)\(count(shifts, noun))만 하면 휴가입니다! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("계획이 없는 날 \(count(countdown.unplannedDays, .day))") }
    return parts.isEmpty ? "" : "다만 " + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\($0.word)의 날 \(count($0.days, .day))" }
    guard parts.count > 1 else { return parts.map { $0 + "(뜻이 아직 없음)" } }
    return [joined(parts) + "(뜻이 아직 없음)"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      " 다음 근무는 \(onDay($0.day, today: today))(\(name(of: $0.type)))입니다."
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "오늘은 쉬는 날입니다! 🎉" : "휴가 마지막 날입니다. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "오늘부터 휴가입니다! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "휴가 중입니다! 🌴 오늘을 포함해 \(count(remaining.days, .day)) 남았습니다.\(end)"
  }

  func countdownDetails(_ countdown: Countdown, today: CivilDay) -> String {
    let dates = span(countdown.from, countdown.until, today: today)
    guard !countdown.isUnderWay else { return dates }
    var figures = [count(countdown.days, .day), count(countdown.workingDays, .workingDay)]
    // Where the working days of the profile are all there is, the shifts are the same figure again.
    if countdown.basis == .rota { figures.append("\(basis(.rota)) \(count(countdown.shifts, .shift))") }
    return (figures + [dates]).joined(separator: " · ")
  }

  func basis(_ basis: Countdown.Basis) -> String {
    switch basis {
    case .rota: "근무표 기준"
    case .workingDays: "근무일 기준"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today)): \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "\(id) 기준"
    case .rota: "근무표 기준"
    case .workingDays: "근무일"
    }
  }

  func progress(_ share: Double) -> String { "지난 휴가부터 \(percent(share)) 왔습니다" }

  var nothingPlanned: String {
    "예정된 휴가가 없습니다. 계획하려면: smjournal vacation add 시작..끝"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what): 날을 지정하셨습니다"
    case .explicitShift: return "\(what): 근무를 지정하셨습니다"
    case .openShift(let open):
      let since = open.since.map { "(\(time($0.local.time)))" } ?? ""
      return "\(what): 근무 전 기록\(since)에 대한 근무 후 기록이 아직 없습니다"
    case .plan(let planned): return "\(what): \(planReason(planned))"
    case .lastBegun: return "\(what): 마지막으로 시작한 근무입니다. 'move', --date, --shift로 다른 것을 지정할 수 있습니다"
    case .dayBoundary(let start, isBefore: true):
      return "\(what): 하루가 \(time(start))에 시작하는 설정입니다(day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what): 시계가 가리키는 날입니다"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "\(id)의 계획입니다"
    case .rota: "근무표에서 그 시각 무렵의 근무입니다"
    case .workingDays: "근무일 가운데 하나입니다"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { "(\(time($0.local.time))부터)" } ?? ""
    return "근무 중\(since): \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) 연속"
    return streak.record > streak.current ? "\(row)(최고 \(number(streak.record))일)" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "가까운 사람, 주치의, 또는 findahelpline.com의 번호" : numbers.joined(separator: "; ")
    return "힘든 몇 주였습니다. 낮이든 밤이든 이야기할 곳이 있습니다: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "근무는 어떠셨나요?"
    case .shiftBefore: "근무 전 기분이 어떠신가요?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "어느 것이 맞나요?"
    case .note: "메모가 있나요?"
    case .name: "이름이 무엇인가요?"
    case .language: "어느 언어로 할까요?"
    case .timeOff: "다음 휴가는 언제인가요?"
    case .work: "어떻게 근무하시나요?"
    case .cycleStart: "이 순환은 어느 날 시작하나요?"
    case .makeDefault(nil): "어느 폴더에서든 이 일기장을 찾게 할까요?"
    case .makeDefault(let former?): "\(former) 대신 이 일기장을 어느 폴더에서든 찾게 할까요?"
    case .shift: "어느 근무인가요?"
    case .writeEntry: "일기를 쓸까요?"
    case .entryTitle(let suggestion): "제목은? [\(suggestion)]"
    case .entryText: "무슨 일이 있었나요?"
    case .former(let kind, let id, let time):
      "이 근무에는 이미 \(name(of: kind))이(가) 있습니다\(time.map { "(\($0))" } ?? ""): \(id)"
    case .mood: "기분은?"
    case .tags: "태그는?"
    case .highlights: "마음에 남은 것은?"
    case .whichRecord: "어느 기록인가요?"
    case .folder(let suggestion): "일기를 어디에 둘까요? [\(suggestion)]"
    case .goOn(let kind, let when): "\(when)의 \(name(of: kind))을(를) 이어서 쓸까요?"
    }
  }

  private func capitalized(_ text: String) -> String { text }
}
