import JournalInsights
import JournalModel
import JournalShifts

extension Portuguese {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "Bom dia"
      case 12..<18: "Boa tarde"
      default: "Boa noite"
      }
    return name.map { "\(words), \($0)." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "Essas férias já passaram." }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "amanhã" : "em \(count(countdown.days, .day))"
      return "Nenhum plantão mais: suas férias começam \(when)! 🎉"
    }
    let only = shifts <= 20 ? "Só " : ""
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "\(count(shifts, noun)) até suas férias, \(doubt)." }
    return "\(only)\(count(shifts, noun)) até suas férias! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("\(count(countdown.unplannedDays, .day)) sem escala") }
    return parts.isEmpty ? "" : "e " + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\(count($0.days, .day)) com \($0.word)" }
    guard parts.count > 1 else { return parts.map { $0 + ", que ainda não tem significado" } }
    return [joined(parts) + ", que ainda não têm significado"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      " Volta ao trabalho: \(onDay($0.day, today: today)) (\(name(of: $0.type)))."
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "Hoje é seu dia de folga! 🎉" : "Último dia de férias. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "Suas férias começam hoje! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "De férias! 🌴 Faltam \(count(remaining.days, .day)), contando hoje.\(end)"
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
    case .rota: "pela sua escala"
    case .workingDays: "pelos seus dias úteis"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today)): \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "por \(id)"
    case .rota: "pela sua escala"
    case .workingDays: "um dia útil"
    }
  }

  func progress(_ share: Double) -> String { "\(percent(share)) do caminho desde suas últimas férias" }

  var nothingPlanned: String {
    "Não há férias previstas. Para planejar: smjournal vacation add DE..ATÉ"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what): você indicou o dia"
    case .explicitShift: return "\(what): você indicou o plantão"
    case .openShift(let open):
      let since = open.since.map { " das \(time($0.local.time))" } ?? ""
      return "\(what): seu início de plantão\(since) ainda não tem fim de plantão"
    case .plan(let planned): return "\(what): \(planReason(planned))"
    case .lastBegun: return "\(what): o último plantão que começou; 'move', --date ou --shift indicam outro"
    case .dayBoundary(let start, isBefore: true):
      return "\(what): seus dias começam às \(time(start)) (day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what): o dia do relógio"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "está previsto em \(id)"
    case .rota: "sua escala tem este plantão por volta dessa hora"
    case .workingDays: "é um dos seus dias úteis"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { " desde as \(time($0.local.time))" } ?? ""
    return "Em andamento\(since): \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) \(streak.current == 1 ? "seguido" : "seguidos")"
    return streak.record > streak.current ? "\(row) (recorde: \(number(streak.record)))" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "alguém de confiança, seu médico ou sua médica, ou um número em findahelpline.com"
      : numbers.joined(separator: "; ")
    return "Foram semanas pesadas. Você pode conversar com alguém, de dia ou de noite: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "Como foi o plantão?"
    case .shiftBefore: "Como você está antes do plantão?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "O que combina com você agora?"
    case .note: "Alguma nota?"
    case .name: "Qual é o seu nome?"
    case .language: "Qual idioma?"
    case .timeOff: "Quando são suas próximas férias?"
    case .work: "Como você trabalha?"
    case .cycleStart: "Em que dia começa este ciclo?"
    case .makeDefault(nil): "O smjournal deve encontrá-lo a partir de qualquer pasta?"
    case .makeDefault(let former?):
      "O smjournal deve encontrá-lo a partir de qualquer pasta, em vez de \(former)?"
    case .shift: "Qual plantão?"
    case .writeEntry: "Quer escrever uma entrada no diário?"
    case .entryTitle(let suggestion): "Título? [\(suggestion)]"
    case .entryText: "O que aconteceu?"
    case .former(let kind, let id, let time):
      "este plantão já tem “\(name(of: kind))”\(time.map { ", às \($0)" } ?? ""): \(id)"
    case .mood: "Seu humor?"
    case .tags: "Etiquetas?"
    case .highlights: "Momentos para guardar?"
    case .whichRecord: "Qual registro?"
    case .folder(let suggestion): "Onde guardar seu diário? [\(suggestion)]"
    case .goOn(let kind, let when): "Continuar com “\(name(of: kind))” (\(when))?"
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
