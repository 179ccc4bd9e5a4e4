import JournalInsights
import JournalModel
import JournalShifts

extension German {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "Guten Morgen"
      case 12..<18: "Guten Tag"
      default: "Guten Abend"
      }
    return name.map { "\(words), \($0)." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "Dieser Urlaub ist vorbei." }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "morgen" : "in \(dative(countdown.days, .day))"
      return "Kein Dienst mehr: dein Urlaub beginnt \(when)! 🎉"
    }
    let only = shifts <= 20 ? "Nur noch " : ""
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "\(count(shifts, noun)) bis zu deinem Urlaub, \(doubt)." }
    return "\(only)\(count(shifts, noun)) bis zu deinem Urlaub! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("\(count(countdown.unplannedDays, .day)) ohne Plan") }
    return parts.isEmpty ? "" : "und " + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\(count($0.days, .day)) mit \($0.word)" }
    guard parts.count > 1 else { return parts.map { $0 + ", das noch keine Bedeutung hat" } }
    return [joined(parts) + ", die noch keine Bedeutung haben"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      " Weiter geht es \(onDay($0.day, today: today)) (\(name(of: $0.type)))."
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "Heute ist dein freier Tag! 🎉" : "Letzter Urlaubstag. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "Dein Urlaub beginnt heute! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "Urlaub! 🌴 Noch \(count(remaining.days, .day)), heute eingeschlossen.\(end)"
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
    case .rota: "laut Dienstplan"
    case .workingDays: "nach deinen Arbeitstagen"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today)): \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "laut \(id)"
    case .rota: "laut Dienstplan"
    case .workingDays: "ein Arbeitstag"
    }
  }

  func progress(_ share: Double) -> String { "\(percent(share)) des Weges seit deinem letzten Urlaub" }

  var nothingPlanned: String {
    "Kein Urlaub geplant. So planst du welchen: smjournal vacation add VON..BIS"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what): du hast den Tag genannt"
    case .explicitShift: return "\(what): du hast den Dienst genannt"
    case .openShift(let open):
      let since = open.since.map { " von \(time($0.local.time))" } ?? ""
      return "\(what): dein Dienstbeginn\(since) hat noch kein Dienstende"
    case .plan(let planned): return "\(what): \(planReason(planned))"
    case .lastBegun:
      return "\(what): der zuletzt begonnene Dienst; 'move', --date oder --shift nennen einen anderen"
    case .dayBoundary(let start, isBefore: true):
      return "\(what): deine Tage beginnen um \(time(start)) (day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what): der Tag auf der Uhr"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "\(id) plant es so"
    case .rota: "dein Dienstplan hat um diese Zeit diesen Dienst"
    case .workingDays: "es ist einer deiner Arbeitstage"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { " seit \(time($0.local.time))" } ?? ""
    return "Im Gange\(since): \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) in Folge"
    return streak.record > streak.current ? "\(row) (Rekord: \(number(streak.record)))" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "einem Menschen, dem du vertraust, deiner Ärztin oder deinem Arzt, oder unter einer Nummer von findahelpline.com"
      : numbers.joined(separator: "; ")
    return "Das waren schwere Wochen. Du kannst darüber reden, bei Tag und bei Nacht: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "Wie war dein Dienst?"
    case .shiftBefore: "Wie geht es dir vor dem Dienst?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "Was davon passt?"
    case .note: "Eine Notiz?"
    case .name: "Wie heißt du mit Vornamen?"
    case .language: "Welche Sprache?"
    case .timeOff: "Wann hast du das nächste Mal Urlaub?"
    case .work: "Wie arbeitest du?"
    case .cycleStart: "An welchem Tag beginnt dieser Turnus?"
    case .makeDefault(nil): "Soll smjournal es aus jedem Ordner finden?"
    case .makeDefault(let former?): "Soll smjournal es aus jedem Ordner finden, statt \(former)?"
    case .shift: "Welcher Dienst?"
    case .writeEntry: "Einen Tagebucheintrag schreiben?"
    case .entryTitle(let suggestion): "Titel? [\(suggestion)]"
    case .entryText: "Was ist passiert?"
    case .former(let kind, let id, let time):
      "zu diesem Dienst gibt es schon „\(name(of: kind))“\(time.map { ", um \($0)" } ?? ""): \(id)"
    case .mood: "Deine Stimmung?"
    case .tags: "Schlagwörter?"
    case .highlights: "Was war besonders?"
    case .whichRecord: "Welche Aufzeichnung?"
    case .folder(let suggestion): "Wo soll dein Tagebuch liegen? [\(suggestion)]"
    case .goOn(let kind, let when): "Weiter mit „\(name(of: kind))“ von \(when)?"
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
