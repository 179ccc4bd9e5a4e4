import JournalModel

extension Japanese {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "月曜日"
    case .tuesday: "火曜日"
    case .wednesday: "水曜日"
    case .thursday: "木曜日"
    case .friday: "金曜日"
    case .saturday: "土曜日"
    case .sunday: "日曜日"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(1)) }

  func monthName(_ month: Int) -> String { (1...12).contains(month) ? "\(month)月" : "" }

  func shortMonthName(_ month: Int) -> String { monthName(month) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    "\(date(day.fields, hasYear: day.year != today.year))(\(shortName(of: day.weekday)))"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { self.day(day, today: today) }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    guard from != until else { return day(from, today: today) }
    let (first, last) = (from.fields, until.fields)
    let start = date(first, hasYear: first.year != today.year || last.year != today.year)
    if first.year != last.year { return "\(start)〜\(date(last, hasYear: true))" }
    if first.month != last.month { return "\(start)〜\(date(last, hasYear: false))" }
    return "\(start)〜\(last.day)日"
  }

  private func date(_ fields: (year: Int, month: Int, day: Int), hasYear: Bool) -> String {
    "\(hasYear ? "\(fields.year)年" : "")\(fields.month)月\(fields.day)日"
  }

  func month(_ month: Int, year: Int) -> String { "\(year)年\(monthName(month))" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60 + (max(0, seconds) % 60 >= 30 ? 1 : 0)
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return "\(rest)分" }
    return rest == 0 ? "\(hours)時間" : "\(hours)時間\(rest)分"
  }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "たった今" }
    return "\(self.count(count, unit))\(seconds > 0 ? "前" : "後")"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "今日"
    case 1: "明日"
    case -1: "昨日"
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

  func joined(_ parts: [String]) -> String { parts.joined(separator: "、") }

  func quoted(_ text: String) -> String { "「\(text)」" }

  private func words(_ noun: Noun) -> (name: String, counter: String) {
    switch noun {
    case .second: ("", "秒")
    case .minute: ("", "分")
    case .hour: ("", "時間")
    case .day: ("", "日")
    case .workingDay: ("平日", "日")
    case .week: ("", "週間")
    case .month: ("", "か月")
    case .year: ("", "年")
    case .shift: ("勤務", "回")
    case .night: ("夜勤", "回")
    case .record: ("記録", "件")
    case .entry: ("日記", "件")
    case .checkIn: ("勤務前の記録", "件")
    case .checkOut: ("勤務後の記録", "件")
    case .vacation: ("休暇", "件")
    case .tag: ("タグ", "個")
    case .person: ("", "人")
    case .word: ("", "語")
    case .character: ("", "文字")
    case .file: ("ファイル", "個")
    case .problem: ("問題", "件")
    case .conflict: ("競合", "件")
    case .change: ("変更", "件")
    case .commit: ("コミット", "件")
    case .byte: ("", "バイト")
    }
  }
}
