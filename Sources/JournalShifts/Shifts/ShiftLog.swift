import JournalModel

/// All shifts of some days, in the order in which they begin: those that records tell of, and those that are
/// planned and of which nothing is noted.
///
/// What counts shifts asks it: the plan of a day and what became of it are put together here alone.
public struct ShiftLog: Hashable, Sendable {
  /// The shifts.
  public private(set) var shifts: [WorkedShift]

  /// The shifts of days.
  ///
  /// - Parameters:
  ///   - records: in any order; those of other days are ignored, but for a check-out that ends a check-in of
  ///     the days.
  ///   - days: the days.
  ///   - moment: records from after it are ignored; `nil` takes all.
  public init(
    _ records: [Record], days: ClosedRange<CivilDay>, until moment: Instant? = nil, plan: ShiftPlan,
    zone: TimeZoneRules
  ) {
    // Indices instead of records, most of which are others: to look at a record in an array is to copy it.
    let indices = records.indices.filter { index in
      guard records[index].kind.isShiftEnd else { return false }
      let distance = days.upperBound.days(until: records[index].date)
      guard days.lowerBound <= records[index].date, distance <= 1 else { return false }
      guard let moment, let at = records[index].at?.instant(in: zone) else { return true }
      return at <= moment
    }
    let near = indices.map { records[$0] }
    var matcher = PlannedShiftMatcher(plan: plan, zone: zone)
    var shifts: [WorkedShift] = []
    for pair in PairedRecords(FactTable(near), plan: plan, zone: zone).pairs {
      let (checkIn, checkOut) = (pair.checkIn.map { near[Int($0)] }, pair.checkOut.map { near[Int($0)] })
      guard let day = checkIn?.date ?? checkOut?.date, days.contains(day) else { continue }
      let word = checkIn?.shift ?? checkOut?.shift
      let moment = (checkIn?.at ?? checkOut?.at)?.instant(in: zone)
      let planned = matcher.take(word, on: day, near: moment)
      let type = word ?? planned?.type
      let meaning = planned?.meaning ?? type.flatMap { plan.table.meaning(of: $0, on: day) }
      shifts.append(
        WorkedShift(
          day: day, type: type, meaning: meaning, checkIn: checkIn, checkOut: checkOut, planned: planned))
    }
    for offset in 0...days.lowerBound.days(until: days.upperBound) {
      let day = days.lowerBound.advanced(by: offset)
      for planned in matcher.rest(on: day) {
        shifts.append(WorkedShift(day: day, type: planned.type, meaning: planned.meaning, planned: planned))
      }
    }
    self.shifts = ShiftLog.ordered(shifts, zone)
  }

  /// By day, then by start.
  private static func ordered(_ shifts: [WorkedShift], _ zone: TimeZoneRules) -> [WorkedShift] {
    if shifts.count < 2 { return shifts }
    let starts = shifts.map { $0.start(in: zone)?.secondsSinceEpoch ?? .min }
    return shifts.indices.sorted { left, right in
      (shifts[left].day, starts[left], left) < (shifts[right].day, starts[right], right)
    }.map { shifts[$0] }
  }

  /// The shifts of a day.
  public func shifts(on day: CivilDay) -> [WorkedShift] { shifts.filter { $0.day == day } }

  /// The shift under way: of those with a check-in and without a check-out the one that began first, unless
  /// its check-out was forgotten.
  public func open(at moment: Instant, zone: TimeZoneRules) -> WorkedShift? {
    shifts.filter { $0.checkIn != nil && $0.isOpen(at: moment, zone: zone) }.min { left, right in
      left.begin(in: zone) < right.begin(in: zone)
    }
  }

  /// The shifts that have begun and have no check-out, in the order in which they began; forgotten ones are
  /// left out.
  public func begun(at moment: Instant, zone: TimeZoneRules) -> [WorkedShift] {
    shifts.filter { $0.isOpen(at: moment, zone: zone) }
  }
}

extension WorkedShift {
  /// When it begins: by the plan, else its check-in.
  public func start(in zone: TimeZoneRules) -> Instant? {
    planned?.hours?.start.instant(in: zone) ?? checkIn?.at?.instant(in: zone) ?? span(in: zone)?.start
  }

  fileprivate func begin(in zone: TimeZoneRules) -> Int64 {
    (start(in: zone) ?? customary?.start.instant(in: zone))?.secondsSinceEpoch ?? .min
  }

  /// Enough to tell a night from a day where nothing says hours, never used for durations.
  private var customary: ShiftHours? { type.flatMap { ShiftSearch.customaryHours(of: $0, on: day) } }

  /// Whether the shift has begun, has no check-out, and ended at most 18 hours ago: what is older was
  /// forgotten.
  ///
  /// A check-in opens it, however early. Where no hours are known, a check-in counts 18 hours; without a
  /// moment it counts on its own day, and as a night until the noon after.
  public func isOpen(at moment: Instant, zone: TimeZoneRules) -> Bool {
    guard checkOut == nil else { return false }
    let longest = OpenShift.longestHours * 3600
    let hours = planned?.hours
    if let at = checkIn?.at?.instant(in: zone) {
      guard at <= moment else { return false }
      let end = max(at, hours?.end.instant(in: zone) ?? at)
      return end.seconds(until: moment) <= longest
    }
    if let hours, checkIn == nil || hours.start.instant(in: zone) <= moment {
      return hours.start.instant(in: zone) <= moment
        && hours.end.instant(in: zone).seconds(until: moment) <= longest
    }
    let local = zone.local(moment)
    if checkIn == nil {
      guard let customary else { return day == local.day }
      return customary.start.instant(in: zone) <= moment
        && customary.end.instant(in: zone).seconds(until: moment) <= longest
    }
    if day == local.day { return true }
    return type == .night && day.advanced(by: 1) == local.day && local.time.hour < 12
  }
}

/// Finds the shift of the plan that a record is about; each is found once.
private struct PlannedShiftMatcher {
  let plan: ShiftPlan
  let zone: TimeZoneRules
  /// The shifts of days that were asked for, those that are taken left out.
  private var left: [Int32: [PlannedShift]] = [:]

  init(plan: ShiftPlan, zone: TimeZoneRules) {
    self.plan = plan
    self.zone = zone
  }

  /// Takes the shift of a day that has the word, or any where none is given; of several the one whose start
  /// is the nearest.
  mutating func take(_ word: ShiftType?, on day: CivilDay, near moment: Instant?) -> PlannedShift? {
    var shifts = left[day.number] ?? candidates(on: day)
    let meant = shifts.indices.filter { index in word.map { shifts[index].type.isAlike($0) } ?? true }
    func distance(_ index: Int) -> Int64 {
      guard let moment, let start = shifts[index].hours?.start.instant(in: zone) else { return .max }
      return abs(start.seconds(until: moment))
    }
    let taken = meant.min { distance($0) < distance($1) }.map { shifts.remove(at: $0) }
    left[day.number] = shifts
    return taken
  }

  /// The shifts of a day that nobody took; none in time off.
  func rest(on day: CivilDay) -> [PlannedShift] {
    if plan.isTimeOff(day) { return [] }
    return left[day.number] ?? candidates(on: day)
  }

  /// Work, time on call and words without a meaning; also those of a day off, on which somebody went to work.
  private func candidates(on day: CivilDay) -> [PlannedShift] {
    let shifts = plan.isTimeOff(day) ? plan.shifts(on: day) ?? [] : plan.shiftsToCome(on: day)
    return shifts.filter { ($0.isShift || $0.meaning == nil) && $0.basis != .workingDays }
  }
}
