import JournalModel

extension Spanish {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "lunes"
    case .tuesday: "martes"
    case .wednesday: "miércoles"
    case .thursday: "jueves"
    case .friday: "viernes"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(3)) }

  func monthName(_ month: Int) -> String {
    let names = [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
      "noviembre", "diciembre",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func shortMonthName(_ month: Int) -> String { String(monthName(month).prefix(3)) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    let fields = day.fields
    let year = fields.year == today.year ? "" : " de \(fields.year)"
    return "\(name(of: day.weekday)) \(fields.day) de \(monthName(fields.month))\(year)"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { "el \(self.day(day, today: today))" }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    days(from, until, today: today, joint: " de ")
  }

  func month(_ month: Int, year: Int) -> String { "\(monthName(month)) de \(year)" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String { Digits.duration(seconds) }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "ahora mismo" }
    return seconds > 0 ? "hace \(self.count(count, unit))" : "dentro de \(self.count(count, unit))"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "hoy"
    case 1: "mañana"
    case -1: "ayer"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: ".") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ",")
  }

  func percent(_ share: Double) -> String { Digits.percent(share).map { "\($0)\u{A0}%" } ?? "–" }

  func count(_ count: Int, _ noun: Noun) -> String { Digits.count(number(count), words(noun), count) }

  func joined(_ parts: [String]) -> String { Digits.joined(parts, lastWord: "y") }

  private func words(_ noun: Noun) -> (one: String, many: String) {
    switch noun {
    case .second: ("segundo", "segundos")
    case .minute: ("minuto", "minutos")
    case .hour: ("hora", "horas")
    case .day: ("día", "días")
    case .workingDay: ("día laborable", "días laborables")
    case .week: ("semana", "semanas")
    case .month: ("mes", "meses")
    case .year: ("año", "años")
    case .shift: ("turno", "turnos")
    case .night: ("noche", "noches")
    case .record: ("registro", "registros")
    case .entry: ("entrada", "entradas")
    case .checkIn: ("inicio de turno", "inicios de turno")
    case .checkOut: ("fin de turno", "fines de turno")
    case .vacation: ("vacación", "vacaciones")
    case .tag: ("etiqueta", "etiquetas")
    case .person: ("persona", "personas")
    case .word: ("palabra", "palabras")
    case .character: ("carácter", "caracteres")
    case .file: ("archivo", "archivos")
    case .problem: ("problema", "problemas")
    case .conflict: ("conflicto", "conflictos")
    case .change: ("cambio", "cambios")
    case .commit: ("commit", "commits")
    case .byte: ("byte", "bytes")
    }
  }
}
