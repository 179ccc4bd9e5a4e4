import JournalModel

extension Korean {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "월요일"
    case .tuesday: "화요일"
    case .wednesday: "수요일"
    case .thursday: "목요일"
    case .friday: "금요일"
    case .saturday: "토요일"
    case .sunday: "일요일"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(1)) }

  func monthName(_ month: Int) -> String { (1...12).contains(month) ? "\(month)월" : "" }

  func shortMonthName(_ month: Int) -> String { monthName(month) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    "\(date(day.fields, hasYear: day.year != today.year))(\(shortName(of: day.weekday)))"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { self.day(day, today: today) }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    guard from != until else { return day(from, today: today) }
    let (first, last) = (from.fields, until.fields)
    let start = date(first, hasYear: first.year != today.year || last.year != today.year)
    if first.year != last.year { return "\(start)~\(date(last, hasYear: true))" }
    if first.month != last.month { return "\(start)~\(date(last, hasYear: false))" }
    return "\(start)~\(last.day)일"
  }

  private func date(_ fields: (year: Int, month: Int, day: Int), hasYear: Bool) -> String {
    "\(hasYear ? "\(fields.year)년 " : "")\(fields.month)월 \(fields.day)일"
  }

  func month(_ month: Int, year: Int) -> String { "\(year)년 \(monthName(month))" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60 + (max(0, seconds) % 60 >= 30 ? 1 : 0)
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return "\(rest)분" }
    return rest == 0 ? "\(hours)시간" : "\(hours)시간 \(rest)분"
  }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "방금" }
    return "\(self.count(count, unit))\(seconds > 0 ? " 전" : " 뒤")"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "오늘"
    case 1: "내일"
    case -1: "어제"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: ",") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ".")
  }

  /// There is no plural: the noun goes before the number, its counter behind it.
  func count(_ count: Int, _ noun: Noun) -> String {
    let (name, counter) = words(noun)
    return "\(name)\(number(count))\(counter)"
  }

  func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  func quoted(_ text: String) -> String { "‘\(text)’" }

  private func words(_ noun: Noun) -> (name: String, counter: String) {
    switch noun {
    case .second: ("", "초")
    case .minute: ("", "분")
    case .hour: ("", "시간")
    case .day: ("", "일")
    case .workingDay: ("평일 ", "일")
    case .week: ("", "주")
    case .month: ("", "개월")
    case .year: ("", "년")
    case .shift: ("근무 ", "회")
    case .night: ("야간 ", "회")
    case .record: ("기록 ", "건")
    case .entry: ("일기 ", "건")
    case .checkIn: ("근무 전 기록 ", "건")
    case .checkOut: ("근무 후 기록 ", "건")
    case .vacation: ("휴가 ", "건")
    case .tag: ("태그 ", "개")
    case .person: ("", "명")
    case .word: ("", "단어")
    case .character: ("", "자")
    case .file: ("파일 ", "개")
    case .problem: ("문제 ", "건")
    case .conflict: ("충돌 ", "건")
    case .change: ("변경 ", "건")
    case .commit: ("커밋 ", "개")
    case .byte: ("", "바이트")
    }
  }
}
