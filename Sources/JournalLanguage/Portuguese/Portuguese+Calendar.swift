import JournalModel

extension Portuguese {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "segunda-feira"
    case .tuesday: "terça-feira"
    case .wednesday: "quarta-feira"
    case .thursday: "quinta-feira"
    case .friday: "sexta-feira"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }

  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(3)) }

  func monthName(_ month: Int) -> String {
    let names = [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
      "novembro", "dezembro",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func shortMonthName(_ month: Int) -> String { String(monthName(month).prefix(3)) }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    let fields = day.fields
    let year = fields.year == today.year ? "" : " de \(fields.year)"
    return "\(name(of: day.weekday)), \(fields.day) de \(monthName(fields.month))\(year)"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { "\(self.day(day, today: today))" }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    days(from, until, today: today, joint: " de ")
  }

  func month(_ month: Int, year: Int) -> String { "\(monthName(month)) de \(year)" }

  func time(_ time: ClockTime) -> String { Digits.clock(time) }

  func duration(seconds: Int64) -> String { Digits.duration(seconds) }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "agora mesmo" }
    return seconds > 0 ? "há \(self.count(count, unit))" : "em \(self.count(count, unit))"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "hoje"
    case 1: "amanhã"
    case -1: "ontem"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: ".") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ",")
  }

  func count(_ count: Int, _ noun: Noun) -> String { Digits.count(number(count), words(noun), count) }

  func joined(_ parts: [String]) -> String { Digits.joined(parts, lastWord: "e") }

  func quoted(_ text: String) -> String { "“\(text)”" }

  private func words(_ noun: Noun) -> (one: String, many: String) {
    switch noun {
    case .second: ("segundo", "segundos")
    case .minute: ("minuto", "minutos")
    case .hour: ("hora", "horas")
    case .day: ("dia", "dias")
    case .workingDay: ("dia útil", "dias úteis")
    case .week: ("semana", "semanas")
    case .month: ("mês", "meses")
    case .year: ("ano", "anos")
    case .shift: ("plantão", "plantões")
    case .night: ("noite", "noites")
    case .record: ("registro", "registros")
    case .entry: ("entrada", "entradas")
    case .checkIn: ("início de plantão", "inícios de plantão")
    case .checkOut: ("fim de plantão", "fins de plantão")
    case .vacation: ("período de férias", "períodos de férias")
    case .tag: ("etiqueta", "etiquetas")
    case .person: ("pessoa", "pessoas")
    case .word: ("palavra", "palavras")
    case .character: ("caractere", "caracteres")
    case .file: ("arquivo", "arquivos")
    case .problem: ("problema", "problemas")
    case .conflict: ("conflito", "conflitos")
    case .change: ("alteração", "alterações")
    case .commit: ("commit", "commits")
    case .byte: ("byte", "bytes")
    }
  }
}
