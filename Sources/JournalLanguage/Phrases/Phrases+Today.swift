import JournalInsights
import JournalModel
import JournalShifts

extension Phrases {
  /// `Good morning, Camille.`, by the hour; without a name the greeting alone.
  public func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: say("greeting-morning")
      case 12..<18: say("greeting-afternoon")
      case 18...: say("greeting-evening")
      // Nobody wishes a good evening in the small hours.
      default: say("greeting-night")
      }
    return name.map { say("greeting-name", ("words", .of(words)), ("value", .of($0))) }
      ?? say("greeting", ("words", .of(words)))
  }

  /// The gaps in what is known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 {
      parts.append(say("unknown-without-a-plan", ("unplannedDays", .count(countdown.unplannedDays, .day))))
    }
    return parts.isEmpty ? "" : say("unknown-and", ("parts", .of(joined(parts))))
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.map { say("unknown-with", ("days", .count($0.days, .day)), ("word", .of($0.word))) }
    guard parts.count > 1 else { return parts.map { say("unknown-which-has-no", ("value", .of($0))) } }
    return [say("unknown-which-have-no", ("parts", .of(joined(parts))))]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      say("timeOffUnderWay-back-to-work", ("day", .day($0.day, today)), ("type", .of(name(of: $0.type))))
    }
    let end = back ?? ""
    guard remaining.includesToday else {
      return say("timeOffUnderWay-not-today", ("days", .count(remaining.days, .day)), ("end", .of(end)))
    }
    if remaining.days == 1 {
      let start = say("timeOffUnderWay-today-is-your", ("dayNumber", .number(remaining.dayNumber)))
      return start + end
    }
    if remaining.dayNumber == 1 {
      return say("timeOffUnderWay-your-time-off", ("days", .count(remaining.days, .day)), ("end", .of(end)))
    }
    return say("timeOffUnderWay-time-off-left", ("days", .count(remaining.days, .day)), ("end", .of(end)))
  }

  /// The figures behind the sentence: `12 days · 8 working days · 7 shifts (by your rota)`.
  public func countdownDetails(_ countdown: Countdown, today: CivilDay) -> String {
    let dates = span(countdown.from, countdown.until, today: today)
    guard !countdown.isUnderWay else { return dates }
    var figures = [count(countdown.days, .day)]
    switch countdown.basis {
    case .rota:
      figures += [
        count(countdown.workingDays, .workingDay),
        say("countdownDetails", ("shifts", .count(countdown.shifts, .shift)), ("rota", .of(basis(.rota)))),
      ]
    case .workingDays:
      // The figure of the sentence above, and what of it comes on top of the working days.
      figures.append(count(countdown.shifts, .workingDay))
      let extra = countdown.countedShifts.count(where: \.isExtra)
      if extra > 0 { figures.append(say("countdownDetails-extra", ("shifts", .count(extra, .shift)))) }
    }
    figures += countdown.halfDays.map {
      say("page-dayWord", ("name", .day($0.from, today)), ("value", .of(halfDay($0))))
    }
    return (figures + [dates]).joined(separator: " · ")
  }

  /// What shifts were counted by: `by your rota`.
  public func basis(_ basis: Countdown.Basis) -> String { say("basis-\(basis.rawValue)") }

  /// A counted shift, for those who ask why: `Mon 2 March: night, by the rota`.
  public func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    say(
      "countedShift", ("day", .day(shift.day, today)), ("type", .of(name(of: shift.type))),
      ("shift", .of(source(of: shift))))
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): say("source-record", ("id", .of(id)))
    case .rota, .workingDays: say("source-\(shift.basis)")
    }
  }

  /// `62 % of the way since your last time off`.
  public func progress(_ share: Double) -> String { say("progress", ("share", .of(percent(share)))) }

  /// No time off is planned, and how to plan it.
  public var nothingPlanned: String { say("nothingPlanned") }

  /// No time off is planned, or half a day alone is.
  package func nothingPlanned(but half: (day: CivilDay, vacation: Vacation)?, today: CivilDay) -> String {
    guard let half else { return nothingPlanned }
    return say(
      "nothingPlanned-half", ("what", .of(halfDay(half.vacation))), ("day", .of(day(half.day, today: today))))
  }

  /// Why a day was chosen, in one sentence.
  public func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return say("explanation-explicitDay", ("what", .of(what)))
    case .explicitShift: return say("explanation-explicitShift", ("what", .of(what)))
    case .openShift(let open):
      let since = open.since.map { say("explanation-openShift-of", ("time", .of(time($0.local.time)))) } ?? ""
      return say("explanation-openShift-your-check-in", ("what", .of(what)), ("since", .of(since)))
    case .plan(let planned):
      return say("explanation-plan", ("what", .of(what)), ("planned", .of(planReason(planned))))
    case .lastBegun: return say("explanation-lastBegun", ("what", .of(what)))
    case .dayBoundary(let start, isBefore: true):
      return say("explanation-dayBoundary-before", ("what", .of(what)), ("start", .of(time(start))))
    case .dayBoundary(_, isBefore: false): return say("explanation-dayBoundary-after", ("what", .of(what)))
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): say("planReason-record", ("id", .of(id)))
    case .rota, .workingDays: say("planReason-\(planned.basis)")
    }
  }

  /// A shift is under way: `Night shift since 18:50`.
  public func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    underWay(shift.shift, of: shift.day, since: shift.start ?? shift.since?.local.time, today: today)
  }

  /// The same of a shift of the plan.
  package func underWay(
    _ shift: ShiftType?, of day: CivilDay, since: ClockTime?, today: CivilDay
  ) -> String {
    let since = since.map { say("openShift-since", ("time", .of(time($0)))) } ?? ""
    let what = self.shift(shift, of: day, today: today)
    return say("openShift-under-way", ("since", .of(since)), ("what", .of(what)))
  }

  /// `3 days in a row`, with the record; empty without a streak. One over days of rest is not called a row.
  ///
  /// - Parameter withRecord: whether the record is said where the streak has ended.
  public func streak(_ streak: Streak, withRecord: Bool = false) -> String {
    guard streak.current > 0 || withRecord && streak.record > 0 else { return "" }
    let row = say(
      streak.isBridged ? "streak-bridged" : "streak-in-a-row", ("current", .count(streak.current, .day)))
    return streak.record > streak.current
      ? say("streak-record", ("row", .of(row)), ("record", .number(streak.record))) : row
  }

  /// Where help can be had after very low weeks, in one line; without numbers where none is known.
  public func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map {
      $0.name == $0.number ? $0.number : say("care", ("name", .of($0.name)), ("number", .of($0.number)))
    }
    let who = numbers.isEmpty ? say("care-a-friend-your") : numbers.joined(separator: say("care-separator"))
    return say("care-these-have-been", ("who", .of(who)))
  }

  /// Asks for a rating.
  package func question(_ scale: Scale) -> String { name(of: scale).capitalizedFirst }

  /// Asks whether to go on with answers of an earlier time.
  package func goOn(_ kind: Kind, when: String) -> String {
    say("question-goOn", ("kind", .of(name(of: kind))), ("when", .of(when)))
  }

  /// The countdown in one sentence: `Only 7 shifts until your time off! 🎉`; what is left where it is under
  /// way.
  public func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return say("countdown-that-time-off") }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = say("countdown-tomorrow", ("days", .count(countdown.days, .day)))
      return say("countdown-no-more-shifts", ("when", .of(when)))
    }
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty {
      return say("countdown-until-your-time", ("shifts", .count(shifts, noun)), ("doubt", .of(doubt)))
    }
    return say(
      shifts <= 20 ? "countdown-few" : "countdown-many", ("shifts", .count(shifts, noun)),
      ("noun", .choice(noun.rawValue, "")))
  }
}
