import JournalModel

extension German {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Montag"
    case .tuesday: "Dienstag"
    case .wednesday: "Mittwoch"
    case .thursday: "Donnerstag"
    case .friday: "Freitag"
    case .saturday: "Samstag"
    case .sunday: "Sonntag"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(2)) }

  func monthName(_ month: Int) -> String {
    let names = [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func shortMonthName(_ month: Int) -> String { String(monthName(month).prefix(3)) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    let fields = day.fields
    let year = fields.year == today.year ? "" : " \(fields.year)"
    return "\(shortName(of: day.weekday)) \(fields.day). \(monthName(fields.month))\(year)"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { "am \(self.day(day, today: today))" }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    days(from, until, today: today, point: ".")
  }

  func month(_ month: Int, year: Int) -> String { "\(monthName(month)) \(year)" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String { Digits.duration(seconds) }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "gerade eben" }
    return seconds > 0 ? "vor \(self.dative(count, unit))" : "in \(self.dative(count, unit))"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "heute"
    case 1: "morgen"
    case -1: "gestern"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: ".") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ",")
  }

  func percent(_ share: Double) -> String { Digits.percent(share).map { "\($0)\u{A0}%" } ?? "–" }

  func count(_ count: Int, _ noun: Noun) -> String { Digits.count(number(count), words(noun), count) }

  /// The number with its noun after `in`, `seit`, `von`: `3 Tagen`.
  func dative(_ count: Int, _ noun: Noun) -> String {
    let text = self.count(count, noun)
    let isSingular = count == 1 || count == -1
    return isSingular || text.hasSuffix("n") || text.hasSuffix("s") ? text : text + "n"
  }

  func joined(_ parts: [String]) -> String { Digits.joined(parts, lastWord: "und") }

  func quoted(_ text: String) -> String { "„\(text)“" }

  private func words(_ noun: Noun) -> (one: String, many: String) {
    switch noun {
    case .second: ("Sekunde", "Sekunden")
    case .minute: ("Minute", "Minuten")
    case .hour: ("Stunde", "Stunden")
    case .day: ("Tag", "Tage")
    case .workingDay: ("Arbeitstag", "Arbeitstage")
    case .week: ("Woche", "Wochen")
    case .month: ("Monat", "Monate")
    case .year: ("Jahr", "Jahre")
    case .shift: ("Dienst", "Dienste")
    case .night: ("Nacht", "Nächte")
    case .record: ("Aufzeichnung", "Aufzeichnungen")
    case .entry: ("Eintrag", "Einträge")
    case .checkIn: ("Dienstbeginn", "Dienstbeginne")
    case .checkOut: ("Dienstende", "Dienstenden")
    case .vacation: ("Urlaub", "Urlaube")
    case .tag: ("Schlagwort", "Schlagwörter")
    case .person: ("Person", "Personen")
    case .word: ("Wort", "Wörter")
    case .character: ("Zeichen", "Zeichen")
    case .file: ("Datei", "Dateien")
    case .problem: ("Problem", "Probleme")
    case .conflict: ("Konflikt", "Konflikte")
    case .change: ("Änderung", "Änderungen")
    case .commit: ("Commit", "Commits")
    case .byte: ("Byte", "Bytes")
    }
  }
}
