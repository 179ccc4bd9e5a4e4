import JournalModel

/// The shifts of some days in the order in which they begin: the one list that every figure of hours, every
/// pair of records, every rest and every countdown is read from.
///
/// What a shift is does not depend on the days that are asked for: records and plan are looked at as far
/// around them as it takes.
public struct Ledger: Hashable, Sendable {
  /// The shifts that begin on the days; a part of a ledger has them with the whole.
  public private(set) var shifts: ArraySlice<Shift>
  /// The days.
  public let days: ClosedRange<CivilDay>
  /// What is later has not happened.
  public let now: Instant

  /// How many days around those that are asked for have a say: a record may be filed two days from its shift,
  /// and a shift may go on into the next one.
  public static let margin = 3

  /// The ledger of days.
  ///
  /// - Parameters:
  ///   - records: those of the days and of ``margin`` days around them, in any order; check-ins and
  ///     check-outs count, but for those that were written after now.
  ///   - now: the future is never counted.
  public init(_ records: [Record], days: ClosedRange<CivilDay>, now: Instant, plan: ShiftPlan) {
    (self.days, self.now) = (days, now)
    let wide = days.lowerBound.advanced(by: -Ledger.margin)...days.upperBound.advanced(by: Ledger.margin)
    let slots = ShiftSlots(records, days: wide, now: now, plan: plan)
    let reckoning = ShiftReckoning(plan: plan, now: now)
    var shifts = slots.slots.map { reckoning.shift($0, of: slots.records) }
    Ledger.order(&shifts)
    reckoning.countOnce(&shifts)
    self.shifts = shifts[...]
    self.shifts = part(days).shifts
  }

  /// Some of the ledger's days.
  public func part(_ days: ClosedRange<CivilDay>) -> Ledger { Ledger(self, days) }

  private init(_ ledger: Ledger, _ days: ClosedRange<CivilDay>) {
    (self.days, now) = (days, ledger.now)
    let last = ledger.index(from: days.upperBound.advanced(by: 1))
    shifts = ledger.shifts[min(ledger.index(from: days.lowerBound), last)..<last]
  }

  /// The index of the first shift from a day on: they stand in the order of their days.
  private func index(from day: CivilDay) -> Int { shifts.partitioningIndex { $0.day >= day } }

  /// By day, then by start; each that moves is swapped into its place, and none is copied.
  private static func order(_ shifts: inout [Shift]) {
    let keys = shifts.map { ($0.day, $0.begin) }
    var order = shifts.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    for start in order.indices {
      var place = start
      while order[place] != start {
        shifts.swapAt(place, order[place])
        (place, order[place]) = (order[place], place)
      }
      order[place] = place
    }
  }
}

extension Ledger {
  /// The shifts of a day.
  public func shifts(on day: CivilDay) -> ArraySlice<Shift> {
    shifts[index(from: day)...].prefix { $0.day == day }
  }

  /// The shift with a check-in and without a check-out, or the time on call in which a call goes on; of
  /// several the one that began first, of those that ended hours ago only where there is no other. What ended
  /// long ago was forgotten.
  public var open: Shift? {
    let open = shifts.filter { $0.checkIn != nil && $0.isOpen(at: now) || $0.isInCall(at: now) }
    let near = open.filter { !$0.isLongOver(at: now) }
    return (near.isEmpty ? open : near).min { $0.begin < $1.begin }
  }

  /// The shifts that have begun and have no check-out, in the order in which they began; forgotten ones are
  /// left out.
  public var begun: [Shift] { shifts.filter { $0.isOpen(at: now) } }

  /// The ledger of the days around a moment, as it was known then.
  public init(_ records: [Record], around moment: Instant, plan: ShiftPlan) {
    self.init(records, days: Ledger.days(around: plan.zone.local(moment).day), now: moment, plan: plan)
  }

  /// The days whose shifts may still go on on a day, and the one after it.
  public static func days(around today: CivilDay) -> ClosedRange<CivilDay> {
    today.advanced(by: -2)...today.advanced(by: 1)
  }
}

extension Shift {
  /// When it was to begin by the plan; `nil` where nothing is planned or no hours are known.
  public var plannedStart: Instant? { planned?.hours?.start.instant(in: zone) }
  /// When it was to end by the plan, likewise.
  public var plannedEnd: Instant? { planned?.hours?.end.instant(in: zone) }

  /// When it begins: by the plan, else by its check-in, else by what counts.
  var begins: Instant? { plannedStart ?? checkIn?.at?.instant(in: zone) ?? start }

  /// Whether a call to work was begun behind the last check-out and is not closed.
  fileprivate func isInCall(at now: Instant) -> Bool {
    guard let checkIn, let over = moment(of: checkOut), openCallOuts.contains(checkIn.id),
      !isLongOver(at: now)
    else { return false }
    return moment(of: checkIn).map { over < $0 } ?? false
  }

  /// Enough to put shifts in order where nothing says hours.
  fileprivate var begin: Int64 {
    (begins ?? customary?.start.instant(in: zone) ?? moment(of: checkOut))?.secondsSinceEpoch ?? .min
  }

  /// Enough to tell a night from a day where nothing says hours, never used for durations.
  var customary: ShiftHours? { ShiftSearch.customaryHours(of: meaning, on: day) }

  /// Whether the shift has begun, has no check-out, and ended at most 18 hours ago: what is older was
  /// forgotten.
  ///
  /// A check-in opens it, however early. Where no hours are known, a check-in counts 18 hours; without a
  /// moment it counts on its own day, and as a night until the noon after.
  public func isOpen(at moment: Instant) -> Bool {
    guard checkOut == nil else { return false }
    let longest = ShiftSlots.longestHours * 3600
    if let at = checkIn?.at?.instant(in: zone) {
      guard at <= moment else { return false }
      return max(at, plannedEnd ?? at).seconds(until: moment) <= longest
    }
    if checkIn != nil {
      let local = zone.local(moment)
      if day == local.day { return true }
      return meaning == .night && local.time.hour < 12 && day == local.day.advanced(by: -1)
    }
    guard let hours = planned?.hours ?? customary, state != .absent else { return false }
    let (start, end) = (hours.start.instant(in: zone), hours.end.instant(in: zone))
    return start <= moment && end.seconds(until: moment) <= longest
  }
}
