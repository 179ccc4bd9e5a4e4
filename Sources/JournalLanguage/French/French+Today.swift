import JournalInsights
import JournalModel
import JournalShifts

extension French {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words = (5..<18).contains(time.hour) ? "Bonjour" : "Bonsoir"
    return name.map { "\(words) \($0)." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "Ces congés sont passés." }
    let doubt = unknown(countdown)
    if !doubt.isEmpty {
      return "\(count(shifts, countdown.basis == .rota ? .shift : .workingDay)) avant tes congés, \(doubt)."
    }
    if shifts == 0 {
      let when = countdown.days == 1 ? "demain" : "dans \(count(countdown.days, .day))"
      return "Plus aucun poste\u{A0}: tes congés commencent \(when)\u{A0}! 🎉"
    }
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    if shifts == 1 {
      return "Plus qu’un \(noun == .shift ? "poste" : "jour ouvré") avant tes congés\u{A0}! 🎉"
    }
    let only = shifts <= 20 ? "Plus que " : "Encore "
    return "\(only)\(count(shifts, noun)) avant tes congés\u{A0}! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("\(count(countdown.unplannedDays, .day)) sans planning") }
    return parts.isEmpty ? "" : "et " + joined(parts)
  }

  /// « 8 jours avec R, qui n’a pas encore de sens », a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\(count($0.days, .day)) avec \($0.word)" }
    guard parts.count > 1 else { return parts.map { $0 + ", qui n’a pas encore de sens" } }
    return [joined(parts) + ", qui n’ont pas encore de sens"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map { " Reprise \(onDay($0.day, today: today)) (\(name(of: $0.type)))." }
    let end = back ?? ""
    if remaining.days == 1 {
      let start =
        remaining.dayNumber == 1 ? "C’est ton jour de congé\u{A0}! 🎉" : "Dernier jour de tes congés. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "Tes congés commencent aujourd’hui\u{A0}! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "En congés\u{A0}! 🌴 Encore \(count(remaining.days, .day)), aujourd’hui compris.\(end)"
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
    case .rota: "selon ton planning"
    case .workingDays: "selon tes jours ouvrés"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today))\u{A0}: \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "selon \(id)"
    case .rota: "selon ton planning"
    case .workingDays: "jour ouvré"
    }
  }

  func progress(_ share: Double) -> String { "\(percent(share)) du chemin depuis tes derniers congés" }

  var nothingPlanned: String {
    "Aucun congé n’est prévu. Pour en prévoir\u{A0}: smjournal vacation add DÉBUT..FIN"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what)\u{A0}: tu as indiqué le jour"
    case .explicitShift: return "\(what)\u{A0}: tu as indiqué le poste"
    case .openShift(let open):
      let since = open.since.map { " de \(time($0.local.time))" } ?? ""
      return "\(what)\u{A0}: ta prise de poste\(since) n’a pas encore de fin de poste"
    case .plan(let planned): return "\(what)\u{A0}: \(planReason(planned))"
    case .lastBegun:
      return "\(what)\u{A0}: le dernier poste commencé\u{A0}; 'move', --date ou --shift en indiquent un autre"
    case .dayBoundary(let start, isBefore: true):
      return "\(what)\u{A0}: tes journées commencent à \(time(start)) (day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what)\u{A0}: le jour de l’horloge"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "\(id) le prévoit"
    case .rota: "ton planning prévoit ce poste autour de cette heure"
    case .workingDays: "c’est un de tes jours ouvrés"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { " depuis \(time($0.local.time))" } ?? ""
    return "En cours\(since)\u{A0}: \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) d’affilée"
    return streak.record > streak.current ? "\(row) (record\u{A0}: \(number(streak.record)))" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "une personne proche, ton médecin, ou un numéro de findahelpline.com"
      : numbers.joined(separator: "\u{A0}; ")
    return "Ces semaines ont été lourdes. Tu peux en parler à quelqu’un, jour et nuit\u{A0}: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "Comment s’est passé ton poste\u{A0}?"
    case .shiftBefore: "Comment te sens-tu avant ton poste\u{A0}?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "Qu’est-ce qui te correspond\u{A0}?"
    case .note: "Une note\u{A0}?"
    case .name: "Quel est ton prénom\u{A0}?"
    case .language: "Quelle langue\u{A0}?"
    case .timeOff: "Quand sont tes prochains congés\u{A0}?"
    case .work: "Quel est ton rythme de travail\u{A0}?"
    case .cycleStart: "Quel jour commence ce cycle\u{A0}?"
    case .makeDefault(nil): "Le trouver depuis n’importe quel dossier\u{A0}?"
    case .makeDefault(let former?):
      "Le trouver depuis n’importe quel dossier, à la place de \(former)\u{A0}?"
    case .shift: "Quel poste\u{A0}?"
    case .writeEntry: "Écrire une entrée dans le journal\u{A0}?"
    case .entryTitle(let suggestion): "Titre\u{A0}? [\(suggestion)]"
    case .entryText: "Que s’est-il passé\u{A0}?"
    case .former(let kind, let id, let time):
      "ce poste a déjà une \(name(of: kind))\(time.map { ", à \($0)" } ?? "")\u{A0}: \(id)"
    case .mood: "Ton humeur\u{A0}?"
    case .tags: "Étiquettes\u{A0}?"
    case .highlights: "Temps forts\u{A0}?"
    case .whichRecord: "Quelle fiche\u{A0}?"
    case .folder(let suggestion): "Où mettre ton journal\u{A0}? [\(suggestion)]"
    case .goOn(let kind, let when): "Reprendre\u{A0}: \(name(of: kind)), \(when)\u{A0}?"
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
