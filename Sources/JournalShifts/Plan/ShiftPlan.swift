import JournalModel

/// What published plans, dated shifts, the rota and the time off say about each day: any number of shifts,
/// rest, or nothing.
///
/// In this order: the dated shifts of the day, all of them together; the published plan that holds; the rota.
/// A dated shift that comes on top (`extra: true`) is added to what the others say. Time off is known beside
/// it, and a shift within time off is not worked. Where a journal has neither a rota nor a published plan,
/// the working days of the profile serve.
public struct ShiftPlan: Hashable, Sendable {
  /// The rotas in order of their first days; those without a cycle are left out.
  public let rotas: [Rota]
  /// What words mean.
  public let table: ShiftTable
  /// The published plans, by the day on which each holds.
  let coverage: PlanCoverage
  /// The dated shifts in the order of their days, those of a day in the order of their ids.
  public private(set) var datedShifts: [PlannedShift]
  /// The ids of those among them that come on top of the plan.
  private let extras: Set<String>
  /// All time off, absence and half days, in the order of the first days.
  public let vacations: [Vacation]
  /// The whole days off in order of their first days.
  private let daysOff: [Vacation]
  private let halfDays: [Vacation]
  /// For each time off the last day of those up to it, so that a day is looked up among many without going
  /// through them.
  private let latestDaysOff: [CivilDay]
  /// Whether a word of the plan may stand for leave or absence: where none does, no day need be looked at.
  let mayHaveLeave: Bool
  /// Where no rota speaks: the days of the week on which work is expected.
  public let workingDays: Weekdays
  /// Days on which no work is expected where no rota speaks.
  package let holidays: Holidays
  /// Which hours are night.
  package let night: ClockSpan
  /// Whether the moments of check-ins and check-outs count as hours.
  package let clock: ClockBasis
  package let zone: TimeZoneRules

  /// A plan from what a journal says.
  ///
  /// - Parameters:
  ///   - profile: rotas, words, working days and holidays.
  ///   - shiftRecords: records; those of the kinds `shift` and `rota` count.
  ///   - vacations: all time off, past and to come.
  ///   - zone: the journal's zone; a shift is read in the one that holds on its day.
  public init(
    profile: Profile, shiftRecords: [Record] = [], vacations: [Vacation] = [], zone: TimeZoneRules = .utc
  ) {
    rotas = profile.rota.filter { !$0.cycle.isEmpty }.sorted { $0.from < $1.from }
    table = profile.shifts
    var plans: [PublishedPlan] = []
    var dated: [PlannedShift] = []
    var extras: Set<String> = []
    var worked: [Record] = []
    // By index: to look at a record in an array is to copy it.
    for index in shiftRecords.indices {
      switch shiftRecords[index].kind {
      case .rota: if let plan = PublishedPlan(shiftRecords[index], zone: zone) { plans.append(plan) }
      case .shift:
        guard let shift = PlannedShift(shiftRecords[index]) else {
          let isStated = !shiftRecords[index].worked.isEmpty && !shiftRecords[index].isExtra
          if isStated { worked.append(shiftRecords[index]) }
          continue
        }
        dated.append(shift)
        if shiftRecords[index].isExtra { extras.insert(shiftRecords[index].id) }
      default: continue
      }
    }
    coverage = PlanCoverage(plans)
    // Records come the youngest first.
    datedShifts = dated.reversed().sorted { ($0.day, $0.recordID) < ($1.day, $1.recordID) }
    mayHaveLeave =
      !plans.isEmpty || table.definitions.contains { $0.meaning?.category != nil }
      || rotas.contains { $0.cycle.joined().contains { $0.builtInMeaning?.category != nil } }
      || dated.contains { $0.meaning?.category != nil }
    self.extras = extras
    self.vacations = (vacations + ShiftPlan.days(ofHalves: vacations)).sorted {
      ($0.from, $0.until) < ($1.from, $1.until)
    }
    daysOff = self.vacations.filter { $0.half == nil }
    halfDays = self.vacations.filter { $0.half != nil }
    var latest: [CivilDay] = []
    for vacation in daysOff { latest.append(max(vacation.until, latest.last ?? vacation.until)) }
    latestDaysOff = latest
    workingDays = profile.workingDays
    holidays = Holidays(regions: profile.holidayRegions, own: profile.holidays)
    night = profile.night
    clock = profile.clock
    self.zone = zone
    for record in worked.reversed() where datedShifts(on: record.date).isEmpty { add(worked: record) }
  }

  /// Takes a dated shift that says what was worked and not of which shift for the day's own, of several the
  /// one that begins nearest; where nothing is planned its hours tell, as those of any dated shift.
  private mutating func add(worked record: Record) {
    let start = record.worked[0].start
    let nearest = (planned(on: record.date) ?? []).filter(\.isShift).min { one, other in
      func distance(_ shift: PlannedShift) -> Int32 {
        shift.hours.map { abs($0.start.local.time.secondOfDay - start.secondOfDay) } ?? .max
      }
      return distance(one) < distance(other)
    }
    let isOverMidnight = record.worked.last.map { $0.end < $0.start } ?? false
    let type = nearest?.type ?? (isOverMidnight ? .night : .day)
    let index = datedShifts.partitioningIndex { $0.day > record.date }
    datedShifts.insert(PlannedShift(record, as: type), at: index)
  }

  /// The published plans in the order of their publication.
  public var publications: [PublishedPlan] { coverage.plans }

  /// The rota that is valid on a day, of several the one that began last; `nil` where none is.
  public func rota(on day: CivilDay) -> Rota? { rotas.last { $0.covers(day) } }

  /// Whether somebody made a plan: where not, the working days of the profile are all that is known.
  public var isPlanned: Bool { !rotas.isEmpty || !coverage.plans.isEmpty }

  /// Whether the plan or whole time off says something about a day.
  public func isKnown(_ day: CivilDay) -> Bool { isTimeOff(day) || isPlanned(day) }

  /// Whether a plan, a cycle or a dated shift says what is worked on a day.
  func isPlanned(_ day: CivilDay) -> Bool {
    !datedShifts(on: day).isEmpty || coverage[day] != nil || rota(on: day) != nil
  }

  func datedShifts(on day: CivilDay) -> ArraySlice<PlannedShift> {
    if datedShifts.isEmpty { return [] }
    return datedShifts[datedShifts.partitioningIndex { $0.day >= day }...].prefix { $0.day == day }
  }

  /// What is planned for a day, in the order in which it begins, time off left aside: words of rest included;
  /// nothing on a day without work of a published plan; `nil` where nothing is said about the day.
  public func shifts(on day: CivilDay) -> [PlannedShift]? {
    let dated = datedShifts(on: day)
    let extra = dated.filter { extras.contains($0.recordID) }
    let replacing = dated.count - extra.count
    if replacing > 0 { return ordered(dated.map { completed($0) }) }
    guard let planned = planned(on: day) else {
      return extra.isEmpty ? nil : ordered(extra.map { completed($0) })
    }
    return extra.isEmpty ? ordered(planned) : ordered(planned + extra.map { completed($0) })
  }

  /// What is planned for a day without what comes on top of it; empty for a day without work, also where
  /// nothing is said.
  package func mainShifts(on day: CivilDay) -> [PlannedShift] {
    let dated = datedShifts(on: day).filter { !extras.contains($0.recordID) }
    let shifts = dated.isEmpty ? planned(on: day) ?? [] : dated.map { completed($0) }
    return shifts.filter { $0.isShift || $0.meaning == nil }
  }

  /// Whether the dated shifts of a day are what the published plan or the rota has for it.
  package func hasPlannedShifts(on day: CivilDay) -> Bool {
    func shifts(_ shifts: [PlannedShift]) -> [PlannedShift] {
      shifts.filter { $0.isShift || $0.meaning == nil }
    }
    guard let planned = planned(on: day).map(shifts) else { return false }
    let main = mainShifts(on: day)
    return main.count == planned.count
      && zip(main, planned).allSatisfy { $0.type.isAlike($1.type) && $0.spans == $1.spans }
  }

  /// What the published plan or the rota says of a day.
  func planned(on day: CivilDay) -> [PlannedShift]? {
    if let plan = coverage[day] {
      return plan.pieces(on: day).map { shift($0.word, $0.spans, on: day, .plan(id: plan.id)) }
    }
    return rota(on: day)?.words(on: day).map { shift($0, [], on: day, .rota) }
  }

  /// A word with its meaning and hours: those said of it, else the rota's, else the ones of its type.
  func shift(
    _ word: ShiftType, _ spans: [ClockSpan], on day: CivilDay, _ basis: PlannedShift.Basis
  ) -> PlannedShift {
    var shift = PlannedShift(day: day, type: word, basis: basis)
    let definition = table.definition(of: word, on: day)
    if let meaning = definition?.meaning { shift.meaning = meaning }
    shift.breakMinutes = definition?.breakMinutes ?? 0
    shift.employer = definition?.employer
    if shift.meaning == .onCall {
      // Where nothing says the place, the word may: Bereitschaftsdienst is spent at the workplace.
      shift.isAtWorkplace = (definition?.place ?? OnCallPlace(word.name)) == .workplace
    }
    let own = spans.isEmpty ? usualSpans(of: word, definition, on: day) : spans
    if !own.isEmpty { shift.spans = anchored(ShiftHours.spans(on: day, own), on: day) }
    return shift
  }

  /// Hours around a move to another zone are fixed to the zone of the day on which they begin: the joined
  /// zones would read their ends by two clocks.
  private func anchored(_ spans: [ShiftHours], on day: CivilDay) -> [ShiftHours] {
    guard zone.isNearMove(day) else { return spans }
    let own = zone.zone(on: day)
    return spans.map { $0.anchored(in: own) }
  }

  /// The usual spans of a word on a day; empty where nobody says them.
  package func usualSpans(of word: ShiftType, on day: CivilDay) -> [ClockSpan] {
    usualSpans(of: word, table.definition(of: word, on: day), on: day)
  }

  /// The hours that a word of work gets only after a day, and from when on; `nil` where it has some on the
  /// day, or gets none.
  package func laterSpans(of word: ShiftType, on day: CivilDay) -> (from: CivilDay, spans: [ClockSpan])? {
    guard usualSpans(of: word, on: day).isEmpty, table.meaning(of: word, on: day)?.isShift ?? false else {
      return nil
    }
    let days = table.definitions.compactMap(\.from) + rotas.map(\.from)
    return days.sorted().lazy.filter { $0 > day }.map { ($0, usualSpans(of: word, on: $0)) }
      .first { !$0.1.isEmpty }
  }

  private func usualSpans(
    of word: ShiftType, _ definition: ShiftTable.Definition?, on day: CivilDay
  ) -> [ClockSpan] {
    rota(on: day)?.hours[word.name] ?? definition?.spans ?? []
  }

  /// The person's own word for a word of the language: that of the table, else the one of the rota that says
  /// the same and has the hours, as `Spät` is what `Spätdienst` says.
  package func ownWord(for word: ShiftType, on day: CivilDay) -> ShiftType? {
    if let own = table.ownWord(for: word, on: day) { return own }
    guard let meaning = word.builtInMeaning, usualSpans(of: word, on: day).isEmpty, let rota = rota(on: day)
    else {
      return nil
    }
    let name = Spelling.letters(of: word.name)
    let words = Set(rota.cycle.joined()).filter { own in
      guard let ownName = own.ownWord.map(Spelling.letters), table.meaning(of: own, on: day) == meaning,
        !usualSpans(of: own, on: day).isEmpty
      else { return false }
      // There is one late shift; of those by day `early` and `long` are two.
      return meaning == .late || name.contains(ownName) || ownName.contains(name)
    }
    return words.count == 1 ? words.first : nil
  }

  /// A dated shift with the hours of its file; else with those of the plan's line of the same word, else with
  /// its type's usual ones.
  private func completed(_ dated: PlannedShift) -> PlannedShift {
    var whole = shift(dated.type, [], on: dated.day, dated.basis)
    if !dated.spans.isEmpty {
      whole.spans = anchored(stated(dated.spans, on: dated.day), on: dated.day)
    } else if let line = coverage[dated.day]?.pieces(on: dated.day).first(where: {
      $0.word.isAlike(dated.type)
    }), !line.spans.isEmpty {
      whole.spans = anchored(ShiftHours.spans(on: dated.day, line.spans), on: dated.day)
    }
    (whole.worked, whole.callOuts, whole.statedBreak) = (dated.worked, dated.callOuts, dated.statedBreak)
    // Beside hours of the plan it is the plan's; beside those that were worked the plan keeps its own.
    if let pause = dated.statedBreak, dated.worked.isEmpty { whole.breakMinutes = pause }
    whole.isExtra = extras.contains(dated.recordID)
    return whole
  }

  /// Moments with an offset of their own read by the clock of the day's zone, as all others are.
  private func stated(_ spans: [ShiftHours], on day: CivilDay) -> [ShiftHours] {
    guard spans.contains(where: { $0.start.offset != nil || $0.end.offset != nil }) else { return spans }
    let own = zone.zone(on: day)
    func read(_ stamp: Timestamp) -> Timestamp {
      stamp.offset == nil ? stamp : own.timestamp(stamp.instant(in: own))
    }
    return spans.map { ShiftHours(start: read($0.start), end: read($0.end)) }
  }

  private func ordered(_ shifts: [PlannedShift]) -> [PlannedShift] {
    guard shifts.count > 1 else { return shifts }
    return shifts.enumerated().sorted { left, right in
      guard let first = left.element.hours?.start.local, let second = right.element.hours?.start.local,
        first != second
      else { return left.offset < right.offset }
      return first < second
    }.map(\.element)
  }

  /// The one thing that is planned for a day where one is asked for: its first work, else its first shift,
  /// else its word of rest; `nil` where nothing is said.
  public func shift(on day: CivilDay) -> PlannedShift? {
    guard let shifts = shifts(on: day) else { return nil }
    return shifts.first { $0.isWorked } ?? shifts.first { $0.isShift || $0.meaning == nil } ?? shifts.first
      ?? PlannedShift(day: day, type: .rest, basis: coverage[day].map { .plan(id: $0.id) } ?? .rota)
  }

  /// The day of a time at which a shift of a day ended: the next one where it runs over midnight and began
  /// later than that; `nil` where nothing tells its hours.
  ///
  /// - Parameter word: which shift of the day; the first where `nil`.
  package func day(ofEndAt time: ClockTime, of word: ShiftType?, on day: CivilDay) -> CivilDay? {
    let next = day.advanced(by: 1)
    let shifts = (shifts(on: day) ?? []).filter { $0.isShift }
    let planned = shifts.first { shift in word.map { shift.type.isAlike($0) } ?? true }
    if let hours = planned?.hours ?? word.flatMap({ usualHours(of: $0, on: day) }) {
      return hours.isOverMidnight && time <= hours.start.local.time ? next : day
    }
    guard let word, table.meaning(of: word, on: day) == .night else { return nil }
    return time.hour < 12 ? next : day
  }

  /// The usual hours of a type of shift on a day.
  public func usualHours(of type: ShiftType, on day: CivilDay) -> ShiftHours? {
    shift(type, [], on: day, .rota).hours
  }

  /// The time off, or the absence, in which a day lies as a whole; sickness before leave.
  public func timeOff(on day: CivilDay) -> Vacation? { isTimeOff(day) ? absence(on: day) : nil }

  /// Whether a day lies in time off, or in an absence, as a whole.
  public func isTimeOff(_ day: CivilDay) -> Bool {
    let begun = daysOff.partitioningIndex { $0.from > day }
    return begun > 0 && day <= latestDaysOff[begun - 1]
  }

  /// The half of a day that is off; `nil` where the day is worked, or off as a whole.
  func half(on day: CivilDay) -> DayHalf? { halfDays.first { $0.contains(day) }?.half }

  /// The time off that takes half of a day; `nil` where none does, or the day is off as a whole.
  package func halfOff(on day: CivilDay) -> Vacation? {
    isTimeOff(day) ? nil : halfDays.first { $0.contains(day) }
  }

  package func nextHalfOff(from day: CivilDay) -> (day: CivilDay, vacation: Vacation)? {
    halfDays.filter { $0.category.isTimeOff && $0.until >= day }.map { (max(day, $0.from), $0) }
      .min { $0.0 < $1.0 }
  }

  /// Whether the profile's working days have a day: a day of the week on which work is expected, and no
  /// holiday.
  public func isWorkingDay(_ day: CivilDay) -> Bool {
    workingDays.contains(day.weekday) && !holidays.contains(day)
  }

  /// The shifts of a day that somebody goes to: work and time on call, with words that have no meaning yet;
  /// none in time off, and what is left of them where half of the day is off.
  ///
  /// Where a journal has no plan at all, a working day of the profile counts as a day shift; what is extra
  /// comes on top of it, and time on call takes none away.
  public func shiftsToCome(on day: CivilDay) -> [PlannedShift] {
    guard !isTimeOff(day) else { return [] }
    guard var shifts = shifts(on: day) else {
      return !isPlanned && isWorkingDay(day) ? [PlannedShift(day: day, type: .day, basis: .workingDays)] : []
    }
    shifts.removeAll { !$0.isShift && $0.meaning != nil }
    if !isPlanned, isWorkingDay(day), !replacesWorkingDay(day) {
      shifts.insert(PlannedShift(day: day, type: .day, basis: .workingDays), at: 0)
    }
    guard let half = half(on: day) else { return shifts }
    return shifts.map { $0.without(half) }
  }

  /// As ``shiftsToCome(on:)``, but for the working day of the profile: nobody said that it has a shift.
  package func statedShifts(on day: CivilDay) -> [PlannedShift] {
    shiftsToCome(on: day).filter { $0.basis != .workingDays }
  }

  private func replacesWorkingDay(_ day: CivilDay) -> Bool {
    datedShifts(on: day).contains { dated in
      !extras.contains(dated.recordID) && table.meaning(of: dated.type, on: day) != .onCall
    }
  }

  /// The shifts that are worked on a day; none on days of rest, in time off, and when absent.
  public func workedShifts(on day: CivilDay) -> [PlannedShift] { shiftsToCome(on: day).filter(\.isWorked) }

  /// The minutes of work that is planned for a day, and of its longest shift; those that shifts have in
  /// common count once.
  package func minutesOfWork(on day: CivilDay) -> (all: Int, longest: Int) {
    let shifts = workedShifts(on: day).map { $0.spans.map { Shift.Span($0, in: zone) } }
    func minutes(_ spans: [Shift.Span]) -> Int {
      Int(Shift.Span.union(spans).reduce(0) { $0 + $1.seconds } / 60)
    }
    return (minutes(shifts.flatMap(\.self)), shifts.map(minutes).max() ?? 0)
  }

  /// The first shift that is worked on a day.
  public func workedShift(on day: CivilDay) -> PlannedShift? { workedShifts(on: day).first }

  /// Whether a check-in is expected on a day: work is planned, without time off or absence.
  public func isExpected(_ day: CivilDay) -> Bool {
    if isTimeOff(day) { return false }
    if datedShifts.isEmpty, coverage.plans.isEmpty {
      // The rota alone, as in most journals: no shift need be made.
      guard let rota = rota(on: day) else { return !isPlanned && isWorkingDay(day) }
      return rota.words(on: day).contains { table.meaning(of: $0, on: day)?.isWork ?? false }
    }
    return !workedShifts(on: day).isEmpty
  }

  /// Whether a day without a word ends a row of days: one on which a check-in is expected, and before the
  /// first plan any working day, as in a journal without one.
  public func endsStreak(_ day: CivilDay) -> Bool {
    if isExpected(day) { return true }
    guard isPlanned, !isTimeOff(day), isWorkingDay(day), let firstDay else { return false }
    return day < firstDay
  }

  /// The next shift to begin after a moment, work or time on call; `nil` where the coming two months have
  /// none, or no plan says anything.
  public func nextShift(after moment: Instant, zone: TimeZoneRules) -> PlannedShift? {
    guard isPlanned || !datedShifts.isEmpty else { return nil }
    let today = zone.local(moment).day
    for offset in 0..<62 {
      let next = statedShifts(on: today.advanced(by: offset)).first { shift in
        guard shift.isShift else { return false }
        guard let start = shift.hours?.start.instant(in: zone) else { return offset > 0 }
        return start > moment
      }
      if let next { return next }
    }
    return nil
  }

  /// The first day from a day on with work; `nil` where the coming two years have none.
  public func nextWork(from day: CivilDay) -> PlannedShift? {
    for offset in 0..<731 {
      if let shift = workedShift(on: day.advanced(by: offset)) { return shift }
    }
    return nil
  }
}

extension PlannedShift {
  /// The id of the record that says it; empty where none does.
  fileprivate var recordID: String {
    if case .record(let id) = basis { id } else { "" }
  }

  /// The shift that a record describes; `nil` where it says neither a shift nor hours.
  ///
  /// Hours alone make a night where they go over midnight, else a day.
  public init?(_ record: Record) {
    let several = ShiftHours.spans(on: record.date, record.spans)
    let hours = ShiftHours(record)
    let isOverMidnight = hours?.isOverMidnight ?? several.last.map { $0.end.local.day > record.date }
    guard let type = record.shift ?? isOverMidnight.map({ $0 ? .night : .day }) else { return nil }
    self.init(record, as: type)
    if hours == nil { spans = several }
  }

  fileprivate init(_ record: Record, as type: ShiftType) {
    self.init(day: record.date, type: type, basis: .record(id: record.id), hours: ShiftHours(record))
    (worked, callOuts, statedBreak) = (record.worked, record.callOuts, record.breakMinutes)
  }
}
