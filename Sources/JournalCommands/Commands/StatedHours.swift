import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// The hours that a person states beside a check-in or check-out: when the shift began or ended, and the
/// calls of time on call.
struct StatedHours: Sendable {
  private let kind: Kind
  private var time: StatedTime?
  private(set) var callOuts: [ClockSpan] = []
  /// Whether the person was asked for the time, and whether one far from the plan was spoken of.
  private(set) var wasAsked = false, isFarTold = false
  /// Whether there is a question before that one can go back to, and whether the person did.
  var allowsBack = false
  private(set) var isBack = false
  /// Whether the earlier record goes, with all that it states.
  var isReplacing = false
  /// The values of the record's keys.
  var values: [Key: Value] = [:]

  static func options(of kind: Kind) -> [Option] { kind == .checkIn ? [.start] : [.end, .pause, .callOut] }

  init(_ kind: Kind, _ arguments: Arguments) throws(CommandError) {
    self.kind = kind
    time = try arguments.value(kind == .checkIn ? .start : .end, .moment) {
      StatedTime($0, isEnd: kind == .checkOut)
    }
    callOuts = try arguments.values(.callOut, .spans) { ClockSpan.list(said: $0) }.flatMap { $0 }
    if let pause = try arguments.value(.pause, .count, { SaidBreak(stated: $0) }) { state(pause) }
  }

  /// An end by the clock that is so many seconds ahead is still to come; a later one was yesterday's.
  private static let soon: Int32 = 6 * 3600

  /// Whether nothing is stated.
  var isEmpty: Bool { time == nil && callOuts.isEmpty && values.isEmpty }

  /// The time that was said, as a file says it.
  func said(now: Instant, _ dates: Dates, in zone: TimeZoneRules) -> ShiftTime? {
    time?.time(now: now, dates, in: zone)
  }

  /// Takes the time at which the shift ended or began from the front of words, `end 8:10`, `ended at 07:50`;
  /// false where there is none, as in a number that counts what stands behind it.
  mutating func take(_ words: inout ArraySlice<String>) -> Bool {
    guard time == nil, let word = words.first,
      Key(named: word) == key || kind == .checkOut && Self.untilWords[word] != nil,
      case let times = words.dropFirst().drop(while: { Self.joints[$0] != nil }), let text = times.first,
      Int(text) == nil || times.count == 1, let said = StatedTime(text, isEnd: kind == .checkOut)
    else { return false }
    (time, words) = (said, times.dropFirst())
    return true
  }

  private static let joints = Joints.index("before-time")
  private static let untilWords = Joints.index("until-words")

  /// Takes the unpaid break of the shift.
  mutating func state(_ pause: SaidBreak) { values[.breakMinutes] = .int(Int64(pause.minutes)) }

  /// Finds the values, of the command line before those that were kept; asks for the time where it is in
  /// doubt.
  mutating func settle(_ choice: DayChoice, former: Record?, in context: inout Context) throws(CommandError) {
    let zone = choice.shiftZone
    let now = context.now(in: zone)
    if let former { try takeOver(former, of: choice.day.worked, &context) }
    if time == nil, values[key] == nil { time = try askTime(choice, &context) }
    try askCalls(choice, &context)
    while let (limit, usual) = beyond(choice, in: zone) {
      // Where nobody can be asked it is done, and told once it is written; but never in place of a good one.
      let isAsked = context.canAsk
      let earlier = former.flatMap { kind == .checkIn ? $0.start : $0.end } == nil ? nil : former
      guard isAsked || earlier != nil else { break }
      let name = context.phrases.time(limit.local.time)
      context.remark(
        kind == .checkIn
          ? context.phrases.say("stated-startBehindEnd", ("end", .of(name)))
          : context.phrases.say("stated-endBeforeBegin", ("begin", .of(name))), .warning)
      time = isAsked ? try ask(usual.local.time, &context) : nil
      if !isAsked, let earlier { try takeOver(earlier, of: choice.day.worked, &context) }
    }
    while beyond(choice, in: zone) == nil, let (stated, usual) = slip(choice, in: zone) {
      mention(stated, farFrom: usual, in: zone, &context)
      isFarTold = true
      guard context.canAsk, try !context.askYes(context.phrases.say("work-writeAnyway")) else { break }
      self.time = try ask(usual.local.time, &context)
    }
    while let end = endToCome(choice, now: now, in: zone) {
      let name = context.phrases.time(end, of: zone.local(now).day)
      context.remark(context.phrases.say("day-toCome", ("day", .of(name))), .warning)
      guard context.canAsk, try !context.askYes(context.phrases.say("work-writeAnyway")) else { break }
      let planned = choice.day.worked?.plannedEnd.map { zone.local($0).time }
      time = try ask(planned ?? end.time, &context)
    }
    values = said(choice, now: now)
    let dated = DatedShiftEdit(of: choice.day.day, in: try context.journal())
    // What an earlier record states is told of once this one is written.
    for span in callOuts where dated.hasTimeOnCall && !(former?.callOuts.contains(span) ?? false) {
      _ = try dated.timeOnCall(at: [span])
    }
    let calls = callOuts.compactMap { choice.day.worked?.callOut($0) }.sorted { $0.start < $1.start }
    if zip(calls, calls.dropFirst()).contains(where: { $1.start < $0.end }) {
      context.remark(context.phrases.say("stated-callsOverlap", ("calls", .of(callOuts.written))), .warning)
    }
    if kind == .checkOut, time != nil, callOuts.isEmpty, let worked = choice.day.worked, worked.isOnCall,
      worked.openCallOuts.isEmpty, worked.callOuts.isEmpty
    {
      context.remark(context.phrases.say("stated-endOnCall", ("option", .of(Option.callOut.flag))), .warning)
    }
    if kind == .checkOut, callOuts.isEmpty, let call = choice.callOutToEnd {
      let command = "smjournal set @ \(Key.callOuts.name)=\(call.iso)"
      context.remark(context.phrases.say("stated-callOutToEnd", ("command", .of(command))), .warning)
    }
    values = said(choice, now: now)
    settleTwice(choice, in: zone, &context)
  }

  /// The end that a check-out states, where it is still to come; of a time alone only one of now does.
  private func endToCome(_ choice: DayChoice, now: Instant, in zone: TimeZoneRules) -> CivilTime? {
    guard kind == .checkOut, time != nil || choice.day.worked?.planned == nil,
      case .string(let said)? = said(choice, now: now)[key]
    else { return nil }
    if let moment = Timestamp(iso: said)?.instant(in: zone) {
      return now.seconds(until: moment) > 600 ? zone.local(moment) : nil
    }
    guard let at = choice.at?.instant(in: zone), abs(at.seconds(until: now)) < 600,
      let end = Self.clock(of: said), choice.day.worked?.plannedEnd.map({ zone.local($0).time }) != end
    else { return nil }
    let local = zone.local(now)
    let isSoon = 600...Self.soon ~= end.secondOfDay - local.time.secondOfDay
    return isSoon ? CivilTime(day: local.day, time: end) : nil
  }

  /// The values of what is stated so far, at a moment that `now` stands for.
  func said(_ choice: DayChoice, now: Instant) -> [Key: Value] {
    var values = values
    if let time = said(now: now, choice.dates, in: choice.shiftZone) { values[key] = .string(time.iso) }
    if !callOuts.isEmpty { values[.callOuts] = .list(callOuts.map { .string($0.iso) }) }
    return values
  }

  /// The choice with the day on which the shift began: work that no plan knows, begun at 21:00 as somebody
  /// says at three in the morning, is of the day before; so is what ended at seven in the morning.
  func dated(_ choice: DayChoice) -> DayChoice {
    guard case .dayBoundary = choice.day.basis, case .string(let said)? = values[key],
      let time = ClockTime(said: said), let now = choice.at?.local, now.day == choice.day.day,
      kind == .checkIn ? time > now.time : choice.isDayBeforeFree && time.hour < Self.morning
    else { return choice }
    var choice = choice
    choice.day.day = now.day.advanced(by: -1)
    choice.day.shift = nil
    return choice
  }

  /// Takes over what an earlier record of the shift states and this one does not say, since the later one
  /// holds; calls that it says anew take the place of the former ones that they meet.
  private mutating func takeOver(
    _ former: Record, of shift: Shift?, _ context: inout Context
  ) throws(CommandError) {
    var kept: [String] = []
    if time == nil, values[key] == nil, let said = kind == .checkIn ? former.start : former.end {
      values[key] = .string(said.iso)
      if context.canAsk, let clock = Self.clock(of: said.iso) {
        time = try ask(clock, hint: "stated-timeOrKeep", &context)
      }
      if time == nil { kept.append("\(key.name) \(said.iso)") }
    }
    if values[.breakMinutes] == nil, let pause = former.breakMinutes {
      values[.breakMinutes] = .int(Int64(pause))
      kept.append("\(Key.breakMinutes.name) \(pause)")
    }
    let (calls, name) = (former.callOuts, Key.callOuts.name)
    if callOuts.isEmpty, values[.callOuts] == nil, !calls.isEmpty {
      callOuts = calls
      kept.append("\(name) \(calls.written)")
    } else if case let gone = isReplacing ? calls : displaced(of: former, shift),
      case let lost = gone.filter({ !callOuts.contains($0) }), !lost.isEmpty
    {
      let edit = Quoting.shellWord("\(name)=\((calls + callOuts).written)")
      context.remark(
        context.phrases.say(
          "stated-formerCounts", ("what", .of("\(name) \(lost.written)")), ("id", .of(former.id)),
          ("command", .of("smjournal set @ " + edit))), .warning)
    }
    guard !kept.isEmpty else { return }
    let what = kept.joined(separator: context.phrases.say("list-separator"))
    context.remark(context.phrases.say("stated-stays", ("what", .of(what)), ("id", .of(former.id))))
  }

  /// Whether the calls are others than an earlier record of the shift states or ended: each counts then.
  func areOthers(than former: Record, of shift: Shift?) -> Bool {
    guard !callOuts.isEmpty, let shift, shift.isOnCall, !shift.callOuts.isEmpty else {
      return false
    }
    if !former.callOuts.isEmpty { return displaced(of: former, shift).isEmpty }
    let said = callOuts.compactMap(shift.callOut)
    return !shift.callOuts.contains { call in said.contains { $0.start < call.end && call.start < $0.end } }
  }

  /// The calls of an earlier record that have minutes of the calls here, which hold in their place.
  private func displaced(of former: Record, _ shift: Shift?) -> [ClockSpan] {
    former.callOuts.filter { call in
      guard let shift, let span = shift.callOut(call) else { return true }
      return callOuts.contains { said in
        shift.callOut(said).map { $0.start < span.end && span.start < $0.end } ?? true
      }
    }
  }

  /// Says where a time counts nothing, because `rota worked` states the hours of the shift.
  func mentionWorked(_ choice: DayChoice, in context: inout Context) {
    guard let planned = choice.day.worked?.planned, case .string(let iso)? = values[key] else { return }
    context.mentionWorked(planned.worked, of: planned.type, on: choice.day.day, besides: iso, kind)
  }

  /// The time of a value, with its day or without.
  static func clock(of text: String) -> ClockTime? {
    ClockTime(written: text.count > 5 ? String(text.dropFirst(11).prefix(5)) : text)
  }

  private var key: Key { kind == .checkIn ? .start : .end }

  /// Asks once when the shift began or ended, where the record's moment is too far from the
  /// planned one and does not clock the hours itself; Enter leaves it to the plan. Who comes early has not
  /// begun.
  private mutating func askTime(
    _ choice: DayChoice, _ context: inout Context
  ) throws(CommandError) -> StatedTime? {
    let journal = try context.journal()
    let isAsked = context.canAsk
    guard let at = choice.at?.instant(in: choice.shiftZone), choice.coming == nil else { return nil }
    if isAsked, let usual = usualStart(choice, journal) {
      let start = try ask(usual.local.time, &context)
      return start ?? .said(.clock(usual.local.time))
    }
    // Hours that `rota worked` states hold, whatever is answered.
    guard let worked = choice.day.worked, let planned = worked.planned, planned.isWorked,
      planned.worked.isEmpty, let usual = worked.planned(kind, at: at)
    else { return nil }
    let late = usual.instant(in: choice.shiftZone).seconds(until: at)
    let doubt = PlannedShift.hoursInDoubt
    guard late > doubt || kind == .checkOut && late < -doubt else { return nil }
    // Where the moments count, one hours from the plan may be a slip of a key.
    let isNoted = journal.profile.clock == .notes
    let isSlip = late <= -Self.early || late >= (kind == .checkIn ? Self.far : Self.veryFar)
    if isNoted, isSlip, isAsked || !choice.isNearEnd, let noted = choice.at {
      mention(noted, farFrom: usual, in: choice.shiftZone, &context)
    }
    guard isAsked else { return nil }
    if isNoted, !isSlip {
      let now = choice.shiftZone.local(at).time
      // What was confirmed is stated: it stays where nothing else is answered.
      return try ask(now, hint: "stated-timeOrNow", &context) ?? .said(.clock(now))
    }
    let said = try ask(usual.local.time, &context)
    return said ?? (isNoted ? .said(.clock(usual.local.time)) : nil)
  }

  /// Asks after time on call of which no call is known whether there was one; Enter stands for none.
  private mutating func askCalls(_ choice: DayChoice, _ context: inout Context) throws(CommandError) {
    guard kind == .checkOut, context.canAsk, time == nil, callOuts.isEmpty, values.isEmpty,
      let worked = choice.day.worked, worked.isOnCall, worked.state != .absent, worked.callOuts.isEmpty,
      worked.openCallOuts.isEmpty
    else { return }
    let phrases = context.phrases
    let asked = try context.askLine(
      phrases.say("stated-calledOut"), hint: phrases.say("expected-spans"),
      LineRequest(allowsBack: allowsBack)
    ) {
      (line, context) -> Asked<[ClockSpan]>? in
      guard !line.isEmpty, phrases.truth(line) != false else { return .skipped }
      guard let calls = ClockSpan.list(said: line), calls.allSatisfy({ worked.callOut($0) != nil }) else {
        return context.notUnderstood()
      }
      return .answer(calls)
    }
    isBack = asked.isBack
    callOuts = asked.value ?? []
  }

  private func mention(
    _ time: Timestamp, farFrom usual: Timestamp, in zone: TimeZoneRules, _ context: inout Context
  ) {
    let phrases = context.phrases
    let early = time.instant(in: zone).seconds(until: usual.instant(in: zone))
    let (time, planned) = (phrases.time(time.local.time), phrases.time(usual.local.time))
    context.remark(
      kind == .checkIn
        ? phrases.say("stated-farStart", ("time", .of(time)), ("planned", .of(planned)))
        : early < 0
          ? phrases.say("stated-farEnd", ("time", .of(time)), ("planned", .of(planned)))
          : phrases.say(
            "stated-earlyEnd", ("time", .of(time)), ("duration", .of(phrases.duration(seconds: early))),
            ("planned", .of(planned))), .warning)
  }

  /// When a shift begins by its word, where the plan has none on the day and its check-in comes later: the
  /// moment of writing is no start.
  func usualStart(_ choice: DayChoice, _ journal: Journal) -> Timestamp? {
    guard kind == .checkIn, time == nil, values[key] == nil, journal.profile.clock == .said,
      choice.day.worked?.planned == nil, let at = choice.at?.instant(in: choice.shiftZone),
      let word = choice.day.shift,
      case let plan = ShiftPlan(profile: journal.profile, shiftRecords: choice.records, zone: journal.zone),
      // The second part of a split shift has hours by the plan, too.
      !(plan.shifts(on: choice.day.day) ?? []).contains(where: { $0.type.isAlike(word) }),
      plan.table.meaning(of: word, on: choice.day.day)?.isWork ?? false,
      let hours = plan.usualHours(of: word, on: choice.day.day)
    else { return nil }
    let (start, end) = (hours.start.instant(in: choice.shiftZone), hours.end.instant(in: choice.shiftZone))
    return start.seconds(until: at) > PlannedShift.hoursInDoubt && at < end ? hours.start : nil
  }

  /// The time of a check-out long before the planned end, where nothing states that the shift ended then and
  /// nobody was asked; with that end.
  func earlyEnd(_ choice: DayChoice, _ journal: Journal) -> (time: ClockTime, planned: Instant)? {
    guard kind == .checkOut, values[key] == nil, !wasAsked, journal.profile.clock == .said,
      let at = choice.at,
      let end = choice.day.worked?.plannedEnd,
      at.instant(in: choice.shiftZone).seconds(until: end) > PlannedShift.hoursInDoubt
    else { return nil }
    return (at.local.time, end)
  }

  /// A time of the clock that was stated, as the ledger takes it: the one nearest to the planned time, an end
  /// not hours behind the moment of writing.
  private func stated(near planned: Timestamp, _ choice: DayChoice, in zone: TimeZoneRules) -> Instant? {
    guard case .said(.clock(let time))? = time else { return nil }
    let (said, usual) = (ShiftTime.clock(time), planned.instant(in: zone))
    var end: Instant?
    if kind == .checkOut, let start = choice.day.worked?.planned?.hours?.start.instant(in: zone) {
      end = said.end(near: usual, after: start, toldAt: choice.at?.instant(in: zone), in: zone)
    }
    return end ?? said.instant(near: usual, in: zone)
  }

  /// The other end of the shift where the time that is stated lies beyond it, which would count nothing: an
  /// end before the begin, a start behind the end; with the time that was planned.
  private func beyond(_ choice: DayChoice, in zone: TimeZoneRules) -> (limit: Timestamp, usual: Timestamp)? {
    guard let hours = choice.day.worked?.planned?.hours else { return nil }
    let (limit, usual) = kind == .checkIn ? (hours.end, hours.start) : (hours.start, hours.end)
    guard let stated = stated(near: usual, choice, in: zone) else { return nil }
    let other = limit.instant(in: zone)
    return (kind == .checkIn ? stated >= other : stated <= other) ? (limit, usual) : nil
  }

  /// Of a time that comes twice, in the night in which clocks go back, the one nearest to the moment of
  /// writing is meant: it is written with its offset, and said.
  private mutating func settleTwice(
    _ choice: DayChoice, in zone: TimeZoneRules, _ context: inout Context
  ) {
    guard case .said(.clock(let time))? = time, let at = choice.at?.instant(in: zone),
      let usual = choice.day.worked?.planned(kind, at: at) ?? choice.at,
      let first = stated(near: usual, choice, in: zone),
      let second = zone.secondInstant(of: zone.local(first))
    else { return }
    let isFirst = abs(first.seconds(until: at)) < abs(second.seconds(until: at))
    let (counted, other) = isFirst ? (first, second) : (second, first)
    values[key] = .string(zone.timestamp(counted).iso)
    let command = "smjournal set @ \(key.name)=\(zone.timestamp(other).iso)"
    context.remark(
      context.phrases.say(
        "stated-timeTwice", ("time", .of(context.phrases.time(time))),
        ("counted", .of(zone.timestamp(counted).iso)), ("command", .of(command))), .warning)
  }

  /// A time alone that may be a slip for the planned one: an end hours before it, or far behind it, a start
  /// hours from it on either side.
  private func slip(_ choice: DayChoice, in zone: TimeZoneRules) -> (stated: Timestamp, planned: Timestamp)? {
    guard let worked = choice.day.worked, let hours = worked.planned?.hours,
      let nearest = stated(near: kind == .checkIn ? hours.start : hours.end, choice, in: zone),
      let planned = worked.planned(kind, at: nearest)
    else { return nil }
    let early = nearest.seconds(until: planned.instant(in: zone))
    let isSlip = kind == .checkIn ? abs(early) >= Self.far : early >= Self.far || early <= -Self.veryFar
    return isSlip ? (zone.timestamp(nearest), planned) : nil
  }

  /// What ends before this hour began in the evening before, as far as nothing says otherwise.
  static let morning = 10
  /// Leaving this many seconds before the planned end may be a slip of a key.
  private static let early: Int64 = 3600
  /// Seconds by which nobody comes or goes at another time without knowing.
  static let far: Int64 = 3 * 3600
  /// Nor is an end so far off a shift that went on.
  static let veryFar = StatedSlip.veryFar

  /// Asks when the shift began or ended; `nil` for what Enter stands for, mostly the plan.
  private mutating func ask(
    _ usual: ClockTime, hint: String = "stated-timeOrPlan", _ context: inout Context
  ) throws(CommandError) -> StatedTime? {
    wasAsked = true
    let name = " [\(context.phrases.time(usual))]"
    let question = context.phrases.say(
      kind == .checkIn ? "stated-began" : "stated-ended", ("usual", .of(name)))
    let isEnd = kind == .checkOut
    let asked = try context.askLine(
      question, hint: context.phrases.say(hint), LineRequest(allowsBack: allowsBack)
    ) {
      (line, context) -> Asked<StatedTime>? in
      if line.isEmpty { return .skipped }
      // A digit far from the plan's hour answers the question that comes next: how it was.
      let hour = line.count == 1 ? Int(line) : nil
      if let hour, 1...5 ~= hour, abs(hour - usual.hour) > 2 { return context.notUnderstood() }
      return StatedTime(line, isEnd: isEnd).map { .answer($0) } ?? context.notUnderstood()
    }
    isBack = asked.isBack
    return asked.value
  }
}

extension Context {
  /// Says that a start or an end counts nothing beside the hours that `rota worked` states of its shift.
  mutating func mentionWorked(
    _ worked: [ClockSpan], of shift: ShiftType, on day: CivilDay, besides time: String, _ kind: Kind
  ) {
    guard var first = worked.first, var last = worked.last, let said = StatedHours.clock(of: time) else {
      return
    }
    if kind == .checkIn { first.start = said } else { last.end = said }
    let spans =
      worked.count == 1
      ? [ClockSpan(start: first.start, end: last.end)] : [first] + worked.dropFirst().dropLast() + [last]
    let command = [
      "smjournal", RotaWorkedCommand.name, day.iso, Quoting.shellWord(shift.name),
      Quoting.shellWord(spans.written),
    ]
    let text = phrases.say(
      "stated-workedCounts", ("time", .of(phrases.time(said))), ("hours", .of(phrases.hours(of: worked))),
      ("command", .of(command.joined(separator: " "))))
    remark(Sanitizer.line(text), .warning)
  }
}
