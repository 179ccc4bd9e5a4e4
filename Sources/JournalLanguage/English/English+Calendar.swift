import JournalModel

extension English {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(3)) }

  func monthName(_ month: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func shortMonthName(_ month: Int) -> String { String(monthName(month).prefix(3)) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    let fields = day.fields
    let year = fields.year == today.year ? "" : " \(fields.year)"
    return "\(shortName(of: day.weekday)) \(fields.day) \(monthName(fields.month))\(year)"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { "on \(self.day(day, today: today))" }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    days(from, until, today: today)
  }

  func month(_ month: Int, year: Int) -> String { "\(monthName(month)) \(year)" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String { Digits.duration(seconds) }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "just now" }
    return seconds > 0 ? "\(self.count(count, unit)) ago" : "in \(self.count(count, unit))"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "today"
    case 1: "tomorrow"
    case -1: "yesterday"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: ",") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ".")
  }

  func count(_ count: Int, _ noun: Noun) -> String { Digits.count(number(count), words(noun), count) }

  func joined(_ parts: [String]) -> String { Digits.joined(parts, lastWord: "and") }

  func quoted(_ text: String) -> String { "“\(text)”" }

  private func words(_ noun: Noun) -> (one: String, many: String) {
    switch noun {
    case .second: ("second", "seconds")
    case .minute: ("minute", "minutes")
    case .hour: ("hour", "hours")
    case .day: ("day", "days")
    case .workingDay: ("working day", "working days")
    case .week: ("week", "weeks")
    case .month: ("month", "months")
    case .year: ("year", "years")
    case .shift: ("shift", "shifts")
    case .night: ("night", "nights")
    case .record: ("record", "records")
    case .entry: ("entry", "entries")
    case .checkIn: ("check-in", "check-ins")
    case .checkOut: ("check-out", "check-outs")
    case .vacation: ("period of time off", "periods of time off")
    case .tag: ("tag", "tags")
    case .person: ("person", "people")
    case .word: ("word", "words")
    case .character: ("character", "characters")
    case .file: ("file", "files")
    case .problem: ("problem", "problems")
    case .conflict: ("conflict", "conflicts")
    case .change: ("change", "changes")
    case .commit: ("commit", "commits")
    case .byte: ("byte", "bytes")
    }
  }
}
