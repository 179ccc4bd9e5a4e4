import JournalFiles
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// `rota worked DAY [SHIFT] HOURS`: the hours that were worked, for who keeps no check-ins.
enum RotaWorkedCommand: Command {
  static let verb = Verb(
    "rota worked", .plan, deviceSync: .inbox,
    positionals: [Positional(.day), Positional(.shift, isOptional: true), Positional(.spans)],
    options: [.pause, .note, .source],
    examples: [
      "rota worked yesterday 18h45-7h50", "rota worked 2026-11-20 night 18:45-07:50",
      "rota worked yesterday 18:45-07:50 --break 45",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let day = try arguments.writtenDay(at: 0)
    let note = try arguments.text(.note)
    let pause = try arguments.value(.pause, .count) { SaidBreak(stated: $0) }
    let words = try arguments.words(from: 1)
    let journal = try context.journal()
    let dated = DatedShiftEdit(of: day.day(context.dates(in: journal)), in: journal)
    let (told, shift): ([ClockSpan], ShiftType?)
    let rest = words.dropFirst().joined(separator: " ")
    // A shift of the day comes first: `A 8-20` is no time at eight.
    if let word = words.first.flatMap({ ShiftType(named: $0) }),
      dated.shifts.contains(where: { $0.type.isAlike(word) }),
      let said = ClockSpan.overDays(rest) ?? ClockSpan.list(said: rest)
    {
      (told, shift) = (said, word)
    }
    // Spans with a blank between them need no quotes.
    else if let said = ClockSpan.overDays(words.last ?? "")
      ?? ClockSpan.list(said: words.joined(separator: " "))
    {
      told = said
      let isNamed = words.count > 1 && ClockSpan.overDays(words.last ?? "") != nil
      shift = isNamed ? ShiftType(named: words.dropLast().joined(separator: " ")) : nil
    } else {
      shift = words.count > 1 ? try arguments.argument(1, .text) { ShiftType(named: $0) } : nil
      told = try arguments.argument(words.count, .spans) { ClockSpan.list(said: $0) }
    }
    // Hours that have not begun are not worked.
    if let toCome = context.toCome(told, on: dated.day, in: journal) {
      guard context.canAsk else {
        context.refuse(toCome)
        return .usage
      }
      guard try context.isMeant(toCome) else {
        context.errors.line(context.phrases.confirmation(.nothingWritten))
        return .done
      }
    }
    let meant = try dated.shift(shift, near: told)
    let spans = meant.overADay(told)
    // Work that is stated of time on call is a call to work, and lies within it.
    if meant.meaning == .onCall {
      _ = try dated.timeOnCall(at: spans)
      context.mentionCalls(of: meant, on: dated.day, besides: spans, in: journal)
    } else if context.refuses(disordered: spans, of: meant, in: dated.zone) {
      return .usage
    }
    let statement = DatedShiftEdit.Statement.worked(spans, pause: pause?.minutes)
    guard try context.isWanted(dated.change(statement, of: meant)) else { return .done }
    let change = try context.write(statement, of: meant, in: dated, note: note)
    guard change.kind != .unchanged, !context.common.usesJSON else { return .done }
    try context.mentionStated(of: meant, on: dated.day)
    try context.tellCounted(spans, of: meant, on: dated.day)
    context.tellFar(spans, of: meant, in: dated.zone)
    return .done
  }
}

extension Context {
  /// Refuses spans of a shift that overlap or are not in order: the later ones would be of the next day.
  mutating func refuses(disordered spans: [ClockSpan], of shift: PlannedShift, in zone: TimeZoneRules) -> Bool
  {
    guard let reach = shift.reach(ofDisordered: spans, in: zone) else { return false }
    refuse(
      phrases.say(
        "stated-disordered", ("hours", .of(phrases.hours(of: spans))),
        ("duration", .of(phrases.duration(seconds: reach)))))
    return true
  }

  /// Says of hours that they have not begun; `nil` where they have.
  fileprivate func toCome(_ spans: [ClockSpan], on day: CivilDay, in journal: Journal) -> String? {
    let (today, now) = (today(in: journal), now(in: journal.zone))
    if day > today { return phrases.toCome(day, today: today) }
    guard let start = spans.first?.start,
      now < journal.zone.instant(of: CivilTime(day: day, time: start))
    else { return nil }
    return phrases.say("day-toCome", ("day", .of(phrases.time(start))))
  }

  /// Says which calls to work were counted and are no more, as what is stated holds alone.
  fileprivate mutating func mentionCalls(
    of shift: PlannedShift, on day: CivilDay, besides spans: [ClockSpan], in journal: Journal
  ) {
    let period = Period(
      journal, near: day.advanced(by: -Ledger.margin)...day.advanced(by: Ledger.margin))
    let records = period.survey.shiftEnds
    let ledger = Ledger(records, days: day...day, now: now(in: journal.zone), plan: period.plan)
    guard let former = ledger.shifts.first(where: { $0.planned == shift }) else { return }
    let said = spans.compactMap { former.callOut($0) }
    let lost = former.callOuts.filter { call in
      !said.contains { $0.start < call.end && call.start < $0.end }
    }.map { call in
      ClockSpan(start: former.zone.local(call.start).time, end: former.zone.local(call.end).time)
    }
    guard !lost.isEmpty, let id = (former.checkOut ?? former.checkIn)?.id else { return }
    let command = [
      "smjournal", RotaWorkedCommand.name, day.iso, Quoting.shellWord((lost + spans).written),
    ]
    remark(
      phrases.say(
        "stated-formerCounts", ("what", .of(lost.written)), ("id", .of(id)),
        ("command", .of(command.joined(separator: " ")))), .warning)
  }
}

extension DatedShiftEdit {
  /// The shift of a word, or the only one of the day; of two of one word the one that begins nearest to the
  /// hours.
  fileprivate func shift(_ word: ShiftType?, near spans: [ClockSpan]) throws(CommandError) -> PlannedShift {
    var meant = shifts.filter { shift in word.map { shift.type.isAlike($0) } ?? true }
    // `night` is what the day has as one, whatever it is called.
    if meant.isEmpty, let meaning = word?.builtInMeaning { meant = shifts.filter { $0.meaning == meaning } }
    let words = DatedShiftEdit.words(of: meant)
    guard words.count < 2 else { throw .usage(.severalShifts(words)) }
    let start = spans.first?.start ?? .midnight
    let nearest = meant.min { left, right in
      DatedShiftEdit.distance(from: start, to: left) < DatedShiftEdit.distance(from: start, to: right)
    }
    if let nearest { return nearest }
    // `hier soir 21h-8h`
    if let word, word.builtInMeaning != .night, MomentArgument.dayWithPart("today " + word.name) != nil,
      let near = shifts.first(where: { DatedShiftEdit.distance(from: start, to: $0) < 4 * 3600 })
    {
      return near
    }
    let name = word?.name ?? self.word(for: spans).name
    let add = [
      "smjournal", RotaAddCommand.name, day.iso, Quoting.shellWord(name), Quoting.shellWord(spans.written),
    ]
    throw .noShift(
      day: day.iso, word: word?.name, others: DatedShiftEdit.words(of: shifts),
      command: add.joined(separator: " "))
  }

  private static func words(of shifts: [PlannedShift]) -> [String] {
    var words: [String] = []
    for shift in shifts where !words.contains(shift.type.name) { words.append(shift.type.name) }
    return words
  }

  /// Seconds on the clock between a time and the start of a shift.
  private static func distance(from time: ClockTime, to shift: PlannedShift) -> Int32 {
    guard let start = shift.hours?.start.local.time else { return .max }
    let distance = abs(start.secondOfDay - time.secondOfDay)
    return min(distance, 86_400 - distance)
  }

  /// The time on call in which somebody was called to work.
  func timeOnCall(at spans: [ClockSpan]) throws(CommandError) -> PlannedShift {
    let onCall = shifts.filter { $0.meaning == .onCall }
    let meant = onCall.first { shift in spans.allSatisfy(shift.isUnderWay) }
    if let meant = meant ?? onCall.first(where: { $0.spans.isEmpty }) { return meant }
    let add = [
      "smjournal", RotaAddCommand.name, day.iso, Quoting.shellWord(word(for: spans).name),
      Quoting.shellWord(spans.written),
    ]
    throw .noTimeOnCall(day: day.iso, command: add.joined(separator: " "))
  }
}

extension ClockSpan {
  /// The spans of work that ends at a time of the next day, as `8:00-9:30+1` and `8-33:30` say it: what is
  /// longer than a day is one, and the rest.
  fileprivate static func overDays(_ text: String) -> [ClockSpan]? {
    let isNext = text.hasSuffix("+1")
    let parts = (isNext ? String(text.dropLast(2)) : text).split { $0 == "-" || $0 == "–" }
      .map { String($0).trimmed }
    guard parts.count == 2, let start = ClockTime(said: parts[0]) else { return nil }
    var end = isNext ? ClockTime(said: parts[1]) : nil
    // 24:00 ends a day.
    let hour = parts[1].prefix(while: \.isNumber)
    if !isNext, let number = Int(hour), 25..<48 ~= number {
      end = ClockTime(said: "\(number - 24)\(parts[1].dropFirst(hour.count))")
    }
    guard let end else { return nil }
    let rest = ClockSpan(start: start, end: end)
    return end <= start ? [rest] : [ClockSpan(start: start, end: start), rest]
  }
}

extension PlannedShift {
  /// Who comes before a shift of a day and a night and goes behind it has not stayed the minutes between the
  /// two times: `7:45-8:15` of one from eight to eight is a day and half an hour.
  fileprivate func overADay(_ told: [ClockSpan]) -> [ClockSpan] {
    guard let span = told.first, told.count == 1, let hours,
      hours.start.local.time == hours.end.local.time, hours.start.local < hours.end.local,
      span.start < hours.start.local.time, hours.end.local.time <= span.end,
      hours.start.local.time.secondOfDay - span.start.secondOfDay <= 4 * 3600
    else { return told }
    return [ClockSpan(start: span.start, end: span.start), span]
  }

  /// Whether work begins and ends in its hours, half an hour on either side included.
  fileprivate func isUnderWay(at span: ClockSpan) -> Bool {
    guard let hours else { return false }
    let last = hours.end.local.secondsSinceEpoch
    return [day, day.advanced(by: 1)].contains { day in
      let second = CivilTime(day: day, time: span.start).secondsSinceEpoch
      return hours.start.local.secondsSinceEpoch - 1800 <= second && second < last
        && second + Int64(span.minutes) * 60 <= last + 1800
    }
  }
}

extension Context {
  /// Says how much stated hours are, and what counts of them where another shift has some of their minutes.
  fileprivate mutating func tellCounted(
    _ spans: [ClockSpan], of meant: PlannedShift, on day: CivilDay
  ) throws(CommandError) {
    let journal = try self.journal()
    var period = Period(
      journal, near: day.advanced(by: -Ledger.margin - 1)...day.advanced(by: Ledger.margin + 1))
    let ledger = period.settled(day.advanced(by: -1)...day, now: now(in: journal.zone))
    let shift = ledger.shifts(on: day).first { $0.type == meant.type && $0.planned?.worked == spans }
    // Where half a day is off, so is the break.
    let paid = (shift?.planned ?? meant).paid(meant.worked(spans, in: journal.zone.zone(on: day)))
    output.line("\(phrases.hours(of: spans)) · \(phrases.worked(paid))")
    guard let counted = shift?.whole?.worked, Int64(counted) < paid / 60 else { return }
    remark(
      phrases.say("stated-sharedMinutes", ("counted", .of(phrases.duration(minutes: counted)))), .warning)
  }

  /// Says which hours a check-in or check-out of the shift states, that hold no more.
  fileprivate mutating func mentionStated(of shift: PlannedShift, on day: CivilDay) throws(CommandError) {
    let journal = try self.journal()
    let query = Query(kinds: [.checkIn, .checkOut], from: day, until: day)
    for record in journal.records(matching: query, scope: .around(day)).records {
      guard record.shift.map({ shift.type.isAlike($0) }) ?? true, let said = record.start ?? record.end else {
        continue
      }
      let key = record.start == nil ? Key.end : .start
      remark(
        phrases.say("stated-workedHolds", ("what", .of("\(key.name) \(said.iso)")), ("id", .of(record.id))))
    }
  }

  /// Says where work began or ended hours from its plan: it may be a slip, and of a shift of 24 hours a time
  /// of the next day may be meant.
  fileprivate mutating func tellFar(_ spans: [ClockSpan], of shift: PlannedShift, in zone: TimeZoneRules) {
    let worked = shift.worked(spans, in: zone)
    for local in worked.flatMap({ [zone.local($0.start), zone.local($0.end)] })
    where zone.secondInstant(of: local) != nil {
      let counted = zone.timestamp(zone.instant(of: local)).iso
      remark(
        phrases.say(
          "stated-spanTwice", ("time", .of(phrases.time(local.time))), ("counted", .of(counted))), .warning)
    }
    guard shift.isWorked, let begin = worked.first?.start, let end = worked.last?.end,
      let hours = shift.hours,
      // Who says that it ended on the next day meant that.
      spans.count == 1 || !spans.contains(where: { $0.start == $0.end })
    else { return }
    func early(_ moment: Instant, _ planned: Timestamp) -> Int64 {
      moment.seconds(until: planned.instant(in: zone))
    }
    func time(_ moment: Instant) -> MessageValue { .of(phrases.time(zone.local(moment).time)) }
    let start = shift.spans.map(\.start).min { abs(early(begin, $0)) < abs(early(begin, $1)) } ?? hours.start
    let planned = ("planned", MessageValue.of(phrases.time(hours.end.local.time)))
    if abs(early(begin, start)) >= StatedHours.far {
      return remark(
        phrases.say(
          "stated-farStart", ("time", time(begin)), ("planned", .of(phrases.time(start.local.time)))),
        .warning)
    }
    // An end far behind the plan is spoken of before it is written.
    let rest = early(end, hours.end)
    guard rest >= StatedHours.veryFar else { return }
    let duration = ("duration", MessageValue.of(phrases.duration(seconds: rest)))
    remark(phrases.say("stated-earlyEnd", ("time", time(end)), duration, planned), .warning)
    guard rest + 8 * 3600 >= 86_400, let first = spans.first, let last = spans.last else { return }
    let span = "\(first.start.iso)-\(last.end.iso)+1"
    let command = ["smjournal", RotaWorkedCommand.name, hours.start.local.day.iso, span]
    remark(phrases.say("stated-nextDay", ("command", .of(command.joined(separator: " ")))))
  }
}

extension Context {
  /// Writes stated hours, and says which files were written.
  @discardableResult mutating func write(
    _ statement: DatedShiftEdit.Statement, of shift: PlannedShift, in dated: DatedShiftEdit, note: String?
  ) throws(CommandError) -> Change {
    let journal = try self.journal()
    let (source, now) = (common.source ?? "cli", timestamp(in: journal))
    let outcome = try change(
      journal.root, by: dated.write(statement, of: shift, note: note, source: source, now: now))
    let today = self.today(in: journal)
    func confirmation(of shift: ShiftType, _ path: String) -> Confirmation {
      .created(phrases.name(of: shift), day: phrases.day(dated.day, today: today), path: path)
    }
    for file in outcome.files where file.path != outcome.change.path && !common.usesJSON {
      confirm(confirmation(of: file.shift, displayed(file.path, in: journal)))
    }
    let change = outcome.change
    let created = confirmation(of: shift.type, displayed(change.path, in: journal))
    try confirm(change) { path in
      switch change.kind {
      case .created: created
      case .unchanged: .unchanged(path: path)
      default: .changed(path: path)
      }
    }
    return change
  }
}
