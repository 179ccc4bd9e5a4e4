import JournalModel

extension Italian {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "lunedì"
    case .tuesday: "martedì"
    case .wednesday: "mercoledì"
    case .thursday: "giovedì"
    case .friday: "venerdì"
    case .saturday: "sabato"
    case .sunday: "domenica"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(3)) }

  func monthName(_ month: Int) -> String {
    let names = [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
      "ottobre",
      "novembre", "dicembre",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func shortMonthName(_ month: Int) -> String { String(monthName(month).prefix(3)) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    let fields = day.fields
    let year = fields.year == today.year ? "" : " \(fields.year)"
    return "\(name(of: day.weekday)) \(fields.day) \(monthName(fields.month))\(year)"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { "\(self.day(day, today: today))" }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    days(from, until, today: today)
  }

  func month(_ month: Int, year: Int) -> String { "\(monthName(month)) \(year)" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String { Digits.duration(seconds) }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "proprio ora" }
    return seconds > 0 ? "\(self.count(count, unit)) fa" : "tra \(self.count(count, unit))"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "oggi"
    case 1: "domani"
    case -1: "ieri"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: ".") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ",")
  }

  func count(_ count: Int, _ noun: Noun) -> String { Digits.count(number(count), words(noun), count) }

  func joined(_ parts: [String]) -> String { Digits.joined(parts, lastWord: "e") }

  private func words(_ noun: Noun) -> (one: String, many: String) {
    switch noun {
    case .second: ("secondo", "secondi")
    case .minute: ("minuto", "minuti")
    case .hour: ("ora", "ore")
    case .day: ("giorno", "giorni")
    case .workingDay: ("giorno lavorativo", "giorni lavorativi")
    case .week: ("settimana", "settimane")
    case .month: ("mese", "mesi")
    case .year: ("anno", "anni")
    case .shift: ("turno", "turni")
    case .night: ("notte", "notti")
    case .record: ("nota", "note")
    case .entry: ("voce", "voci")
    case .checkIn: ("inizio turno", "inizi turno")
    case .checkOut: ("fine turno", "fine turno")
    case .vacation: ("ferie", "ferie")
    case .tag: ("etichetta", "etichette")
    case .person: ("persona", "persone")
    case .word: ("parola", "parole")
    case .character: ("carattere", "caratteri")
    case .file: ("file", "file")
    case .problem: ("problema", "problemi")
    case .conflict: ("conflitto", "conflitti")
    case .change: ("modifica", "modifiche")
    case .commit: ("commit", "commit")
    case .byte: ("byte", "byte")
    }
  }
}
