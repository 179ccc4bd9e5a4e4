import JournalModel

extension Dutch {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "maandag"
    case .tuesday: "dinsdag"
    case .wednesday: "woensdag"
    case .thursday: "donderdag"
    case .friday: "vrijdag"
    case .saturday: "zaterdag"
    case .sunday: "zondag"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(2)) }

  func monthName(_ month: Int) -> String {
    let names = [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
      "november", "december",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func shortMonthName(_ month: Int) -> String { month == 3 ? "mrt" : String(monthName(month).prefix(3)) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    let fields = day.fields
    let year = fields.year == today.year ? "" : " \(fields.year)"
    return "\(shortName(of: day.weekday)) \(fields.day) \(monthName(fields.month))\(year)"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { "op \(self.day(day, today: today))" }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    days(from, until, today: today)
  }

  func month(_ month: Int, year: Int) -> String { "\(monthName(month)) \(year)" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String { Digits.duration(seconds) }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "zojuist" }
    return seconds > 0 ? "\(self.count(count, unit)) geleden" : "over \(self.count(count, unit))"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "vandaag"
    case 1: "morgen"
    case -1: "gisteren"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: ".") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ",")
  }

  func count(_ count: Int, _ noun: Noun) -> String { Digits.count(number(count), words(noun), count) }

  func joined(_ parts: [String]) -> String { Digits.joined(parts, lastWord: "en") }

  func quoted(_ text: String) -> String { "‘\(text)’" }

  private func words(_ noun: Noun) -> (one: String, many: String) {
    switch noun {
    case .second: ("seconde", "seconden")
    case .minute: ("minuut", "minuten")
    case .hour: ("uur", "uur")
    case .day: ("dag", "dagen")
    case .workingDay: ("werkdag", "werkdagen")
    case .week: ("week", "weken")
    case .month: ("maand", "maanden")
    case .year: ("jaar", "jaar")
    case .shift: ("dienst", "diensten")
    case .night: ("nacht", "nachten")
    case .record: ("notitie", "notities")
    case .entry: ("dagboeknotitie", "dagboeknotities")
    case .checkIn: ("begin dienst", "keer begin dienst")
    case .checkOut: ("einde dienst", "keer einde dienst")
    case .vacation: ("verlof", "keer verlof")
    case .tag: ("label", "labels")
    case .person: ("persoon", "personen")
    case .word: ("woord", "woorden")
    case .character: ("teken", "tekens")
    case .file: ("bestand", "bestanden")
    case .problem: ("probleem", "problemen")
    case .conflict: ("conflict", "conflicten")
    case .change: ("wijziging", "wijzigingen")
    case .commit: ("commit", "commits")
    case .byte: ("byte", "bytes")
    }
  }
}
