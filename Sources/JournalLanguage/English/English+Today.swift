import JournalInsights
import JournalModel
import JournalShifts

extension English {
  func greeting(_ name: String?, at time: ClockTime) -> String {
    let words =
      switch time.hour {
      case 5..<12: "Good morning"
      case 12..<18: "Good afternoon"
      default: "Good evening"
      }
    return name.map { "\(words), \($0)." } ?? "\(words)."
  }

  func countdown(_ countdown: Countdown, today: CivilDay) -> String {
    if let remaining = countdown.remaining { return timeOffUnderWay(remaining, today: today) }
    let shifts = countdown.shifts
    guard countdown.days > 0 else { return "That time off is over." }
    if shifts == 0, unknown(countdown).isEmpty {
      let when = countdown.days == 1 ? "tomorrow" : "in \(count(countdown.days, .day))"
      return "No more shifts: your time off starts \(when)! 🎉"
    }
    let only = shifts <= 20 ? "Only " : ""
    let noun: Noun = countdown.basis == .rota ? .shift : .workingDay
    let doubt = unknown(countdown)
    if !doubt.isEmpty { return "\(count(shifts, noun)) until your time off, \(doubt)." }
    return "\(only)\(count(shifts, noun)) until your time off! 🎉"
  }

  /// What can't be known about the days before time off.
  private func unknown(_ countdown: Countdown) -> String {
    var parts = unknown(countdown.unknownWords)
    if countdown.unplannedDays > 0 { parts.append("\(count(countdown.unplannedDays, .day)) without a plan") }
    return parts.isEmpty ? "" : "and " + joined(parts)
  }

  /// `8 days with R, which has no meaning yet`, a piece for each word.
  func unknown(_ words: [Countdown.UnknownWord]) -> [String] {
    let parts = words.prefix(3).map { "\(count($0.days, .day)) with \($0.word)" }
    guard parts.count > 1 else { return parts.map { $0 + ", which has no meaning yet" } }
    return [joined(parts) + ", which have no meaning yet"]
  }

  private func timeOffUnderWay(_ remaining: Countdown.Remaining, today: CivilDay) -> String {
    let back = remaining.nextShift.map {
      " Back to work \(onDay($0.day, today: today)) (\(name(of: $0.type)))."
    }
    let end = back ?? ""
    if remaining.days == 1 {
      let start = remaining.dayNumber == 1 ? "Today is your day off! 🎉" : "Last day of your time off. 🌴"
      return start + end
    }
    if remaining.dayNumber == 1 {
      return "Your time off starts today! 🎉 \(count(remaining.days, .day)).\(end)"
    }
    return "Time off! 🌴 \(count(remaining.days, .day)) left, today included.\(end)"
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
    case .rota: "by your rota"
    case .workingDays: "by your working days"
    }
  }

  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String {
    "\(day(shift.day, today: today)): \(name(of: shift.type)), \(source(of: shift))"
  }

  private func source(of shift: PlannedShift) -> String {
    switch shift.basis {
    case .record(let id), .plan(let id): "by \(id)"
    case .rota: "by your rota"
    case .workingDays: "a working day"
    }
  }

  func progress(_ share: Double) -> String { "\(percent(share)) of the way since your last time off" }

  var nothingPlanned: String {
    "No time off is planned. Plan some with: smjournal vacation add FROM..UNTIL"
  }

  func explanation(of day: ShiftDay, today: CivilDay) -> String {
    let what = shift(day.shift, of: day.day, today: today)
    switch day.basis {
    case .explicitDay: return "\(what): you named the day"
    case .explicitShift: return "\(what): you named the shift"
    case .openShift(let open):
      let since = open.since.map { " of \(time($0.local.time))" } ?? ""
      return "\(what): your check-in\(since) has no check-out yet"
    case .plan(let planned): return "\(what): \(planReason(planned))"
    case .lastBegun: return "\(what): the shift that began last; use 'move', --date or --shift for another"
    case .dayBoundary(let start, isBefore: true):
      return "\(what): your days start at \(time(start)) (day-starts)"
    case .dayBoundary(_, isBefore: false): return "\(what): the day on the clock"
    }
  }

  private func planReason(_ planned: PlannedShift) -> String {
    switch planned.basis {
    case .record(let id), .plan(let id): "\(id) plans it"
    case .rota: "your rota has this shift around that time"
    case .workingDays: "it is one of your working days"
    }
  }

  func openShift(_ shift: OpenShift, today: CivilDay) -> String {
    let what = self.shift(shift.shift, of: shift.day, today: today)
    let since = shift.since.map { " since \(time($0.local.time))" } ?? ""
    return "Under way\(since): \(what)"
  }

  func streak(_ streak: Streak) -> String {
    guard streak.current > 0 else { return "" }
    let row = "\(count(streak.current, .day)) in a row"
    return streak.record > streak.current ? "\(row) (record: \(number(streak.record)))" : row
  }

  func care(_ lines: [HelpLine]) -> String {
    let numbers = lines.map { $0.name == $0.number ? $0.number : "\($0.name), \($0.number)" }
    let who =
      numbers.isEmpty
      ? "a friend, your doctor, or a number on findahelpline.com" : numbers.joined(separator: "; ")
    return "These have been heavy weeks. You can talk to somebody, day or night: \(who)."
  }

  func question(_ question: Question) -> String {
    switch question {
    case .shiftAfter: "How was your shift?"
    case .shiftBefore: "How do you feel before your shift?"
    case .rating(let scale): capitalized(name(of: scale))
    case .badges: "Which of these fit?"
    case .note: "A note?"
    case .name: "What is your first name?"
    case .language: "Which language?"
    case .timeOff: "When is your next time off?"
    case .work: "What is your shift pattern?"
    case .cycleStart: "What day does this cycle start?"
    case .makeDefault(nil): "Should smjournal find it from any folder?"
    case .makeDefault(let former?): "Should smjournal find it from any folder, instead of \(former)?"
    case .shift: "Which shift?"
    case .writeEntry: "Write a journal entry?"
    case .entryTitle(let suggestion): "Title? [\(suggestion)]"
    case .entryText: "What happened?"
    case .former(let kind, let id, let time):
      "this shift has a \(name(of: kind)) already\(time.map { ", at \($0)" } ?? ""): \(id)"
    case .mood: "Your mood?"
    case .tags: "Tags?"
    case .highlights: "Highlights?"
    case .whichRecord: "Which record?"
    case .folder(let suggestion): "Where should your journal go? [\(suggestion)]"
    case .goOn(let kind, let when): "Go on with the \(name(of: kind)) of \(when)?"
    }
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
