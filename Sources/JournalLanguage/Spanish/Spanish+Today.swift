import JournalInsights
import JournalModel
import JournalShifts

extension Spanish {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "Buenos días"
      case 12..<18: "Buenas tardes"
      default: "Buenas noches"
      }
    return name.map { "\(words), \($0)." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "Esas vacaciones ya pasaron." }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "mañana" : "dentro de \(count(countdown.days, .day))"
      return "Ni un turno más: ¡tus vacaciones empiezan \(when)! 🎉"
    }
    let only = shifts <= 20 ? "¡Solo " : "¡"
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "\(count(shifts, noun)) para tus vacaciones, \(doubt)." }
    return "\(only)\(count(shifts, noun)) para tus vacaciones! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("\(count(countdown.unplannedDays, .day)) sin cuadrante") }
    return parts.isEmpty ? "" : "y " + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\(count($0.days, .day)) con \($0.word)" }
    guard parts.count > 1 else { return parts.map { $0 + ", que aún no tiene significado" } }
    return [joined(parts) + ", que aún no tienen significado"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      " Vuelves al trabajo \(onDay($0.day, today: today)) (\(name(of: $0.type)))."
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "¡Hoy es tu día libre! 🎉" : "Último día de tus vacaciones. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "¡Tus vacaciones empiezan hoy! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "¡De vacaciones! 🌴 Aún \(count(remaining.days, .day)), contando hoy.\(end)"
  }

  func countdownDetails(_ countdown: Countdown, today: CivilDay) -> String {
    let dates = span(countdown.from, countdown.until, today: today)
    guard !countdown.isUnderWay else { return dates }
    var figures = [count(countdown.days, .day), count(countdown.workingDays, .workingDay)]
    // Where the working days of the profile are all there is, the shifts are the same figure again.
    if countdown.basis == .rota { figures.append("\(count(countdown.shifts, .shift)) \(basis(.rota))") }
    return (figures + [dates]).joined(separator: " · ")
  }

  func basis(_ basis: Countdown.Basis) -> String {
    switch basis {
    case .rota: "según tu cuadrante"
    case .workingDays: "según tus días laborables"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today)): \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "según \(id)"
    case .rota: "según tu cuadrante"
    case .workingDays: "un día laborable"
    }
  }

  func progress(_ share: Double) -> String { "\(percent(share)) del camino desde tus últimas vacaciones" }

  var nothingPlanned: String {
    "No hay vacaciones previstas. Para planificarlas: smjournal vacation add DESDE..HASTA"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what): tú indicaste el día"
    case .explicitShift: return "\(what): tú indicaste el turno"
    case .openShift(let open):
      let since = open.since.map { " de las \(time($0.local.time))" } ?? ""
      return "\(what): tu inicio de turno\(since) aún no tiene fin de turno"
    case .plan(let planned): return "\(what): \(planReason(planned))"
    case .lastBegun: return "\(what): el último turno que empezó; 'move', --date o --shift indican otro"
    case .dayBoundary(let start, isBefore: true):
      return "\(what): tus días empiezan a las \(time(start)) (day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what): el día del reloj"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "lo prevé \(id)"
    case .rota: "tu cuadrante tiene este turno a esa hora"
    case .workingDays: "es uno de tus días laborables"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { " desde las \(time($0.local.time))" } ?? ""
    return "En marcha\(since): \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) \(streak.current == 1 ? "seguido" : "seguidos")"
    return streak.record > streak.current ? "\(row) (récord: \(number(streak.record)))" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "alguien cercano, tu médica o médico, o un número de findahelpline.com"
      : numbers.joined(separator: "; ")
    return "Han sido semanas duras. Puedes hablar con alguien, de día y de noche: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "¿Qué tal tu turno?"
    case .shiftBefore: "¿Cómo te sientes antes de tu turno?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "¿Qué te encaja?"
    case .note: "¿Una nota?"
    case .name: "¿Cómo te llamas?"
    case .language: "¿Qué idioma?"
    case .timeOff: "¿Cuándo son tus próximas vacaciones?"
    case .work: "¿Cómo trabajas?"
    case .cycleStart: "¿Qué día empieza este ciclo?"
    case .makeDefault(nil): "¿Quieres que smjournal lo encuentre desde cualquier carpeta?"
    case .makeDefault(let former?):
      "¿Quieres que smjournal lo encuentre desde cualquier carpeta, en lugar de \(former)?"
    case .shift: "¿Qué turno?"
    case .writeEntry: "¿Escribir una entrada en el diario?"
    case .entryTitle(let suggestion): "¿Título? [\(suggestion)]"
    case .entryText: "¿Qué ha pasado?"
    case .former(let kind, let id, let time):
      "este turno ya tiene «\(name(of: kind))»\(time.map { ", a las \($0)" } ?? ""): \(id)"
    case .mood: "¿Tu ánimo?"
    case .tags: "¿Etiquetas?"
    case .highlights: "¿Momentos que guardar?"
    case .whichRecord: "¿Qué registro?"
    case .folder(let suggestion): "¿Dónde quieres guardar tu diario? [\(suggestion)]"
    case .goOn(let kind, let when): "¿Seguir con «\(name(of: kind))» (\(when))?"
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
