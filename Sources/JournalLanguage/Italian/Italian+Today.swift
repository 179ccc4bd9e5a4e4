import JournalInsights
import JournalModel
import JournalShifts

extension Italian {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "Buongiorno"
      case 12..<18: "Buon pomeriggio"
      default: "Buonasera"
      }
    return name.map { "\(words), \($0)." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "Queste ferie sono passate." }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "domani" : "tra \(count(countdown.days, .day))"
      return "Nessun altro turno: le tue ferie cominciano \(when)! 🎉"
    }
    let only = shifts <= 20 ? "Solo " : ""
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "\(count(shifts, noun)) alle tue ferie, \(doubt)." }
    return "\(only)\(count(shifts, noun)) alle tue ferie! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 {
      parts.append("\(count(countdown.unplannedDays, .day)) senza turni previsti")
    }
    return parts.isEmpty ? "" : "e " + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\(count($0.days, .day)) con \($0.word)" }
    guard parts.count > 1 else { return parts.map { $0 + ", che non ha ancora un significato" } }
    return [joined(parts) + ", che non hanno ancora un significato"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      " Si riprende \(onDay($0.day, today: today)) (\(name(of: $0.type)))."
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "Oggi è il tuo giorno libero! 🎉" : "Ultimo giorno di ferie. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "Le tue ferie cominciano oggi! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "In ferie! 🌴 Ancora \(count(remaining.days, .day)), oggi compreso.\(end)"
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
    case .rota: "secondo i tuoi turni"
    case .workingDays: "secondo i tuoi giorni lavorativi"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today)): \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "secondo \(id)"
    case .rota: "secondo i tuoi turni"
    case .workingDays: "un giorno lavorativo"
    }
  }

  func progress(_ share: Double) -> String { "\(percent(share)) del cammino dalle tue ultime ferie" }

  var nothingPlanned: String {
    "Nessuna feria in programma. Per pianificarne: smjournal vacation add DAL..AL"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what): hai indicato il giorno"
    case .explicitShift: return "\(what): hai indicato il turno"
    case .openShift(let open):
      let since = open.since.map { " delle \(time($0.local.time))" } ?? ""
      return "\(what): il tuo inizio turno\(since) non ha ancora una fine"
    case .plan(let planned): return "\(what): \(planReason(planned))"
    case .lastBegun:
      return "\(what): l’ultimo turno cominciato; 'move', --date o --shift ne indicano un altro"
    case .dayBoundary(let start, isBefore: true):
      return "\(what): i tuoi giorni cominciano alle \(time(start)) (day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what): il giorno dell’orologio"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "lo prevede \(id)"
    case .rota: "i tuoi turni prevedono questo intorno a quell’ora"
    case .workingDays: "è uno dei tuoi giorni lavorativi"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { " dalle \(time($0.local.time))" } ?? ""
    return "In corso\(since): \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) di fila"
    return streak.record > streak.current ? "\(row) (record: \(number(streak.record)))" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "una persona cara, il tuo medico, o un numero su findahelpline.com" : numbers.joined(separator: "; ")
    return "Sono state settimane pesanti. Puoi parlarne con qualcuno, di giorno e di notte: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "Com’è andato il turno?"
    case .shiftBefore: "Come ti senti prima del turno?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "Che cosa ti corrisponde?"
    case .note: "Un appunto?"
    case .name: "Come ti chiami?"
    case .language: "Quale lingua?"
    case .timeOff: "Quando sono le tue prossime ferie?"
    case .work: "Come lavori?"
    case .cycleStart: "In quale giorno comincia questo ciclo?"
    case .makeDefault(nil): "Vuoi che smjournal lo trovi da ogni cartella?"
    case .makeDefault(let former?): "Vuoi che smjournal lo trovi da ogni cartella, al posto di \(former)?"
    case .shift: "Quale turno?"
    case .writeEntry: "Scrivere una voce di diario?"
    case .entryTitle(let suggestion): "Titolo? [\(suggestion)]"
    case .entryText: "Che cosa è successo?"
    case .former(let kind, let id, let time):
      "per questo turno c’è già «\(name(of: kind))»\(time.map { ", alle \($0)" } ?? ""): \(id)"
    case .mood: "Il tuo umore?"
    case .tags: "Etichette?"
    case .highlights: "Momenti da ricordare?"
    case .whichRecord: "Quale nota?"
    case .folder(let suggestion): "Dove vuoi tenere il tuo diario? [\(suggestion)]"
    case .goOn(let kind, let when): "Riprendere «\(name(of: kind))» (\(when))?"
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
