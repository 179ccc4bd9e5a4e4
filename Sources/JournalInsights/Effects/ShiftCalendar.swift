import JournalModel
import JournalShifts

/// Walks over days with their shifts and tells where each stands: weekday, shift, number in a block, night in
/// a row, rest.
struct ShiftCalendar {
  /// Whether the shift of a day is known; whether it is work; a night; with a known rest before it.
  private(set) var isKnown, isWork, isNight, hasKnownRest: [Bool]
  // The days of each factor, numbered from the first.
  private var weekdays = [[Int32]](repeating: [], count: 7)
  private var shifts: [(type: ShiftType, days: [Int32])] = []
  private var blocks = [[Int32]](repeating: [], count: 4)
  private var nightsInARow = [[Int32]](repeating: [], count: 3)
  private var shortRests: [Int32] = []
  private var block = 0
  private var nights = 0
  private var last: (end: Instant, isNight: Bool)?
  private let plan: ShiftPlan
  private let zone: TimeZoneRules

  init(count: Int, plan: ShiftPlan, zone: TimeZoneRules) {
    self.plan = plan
    self.zone = zone
    isKnown = Array(repeating: false, count: count)
    isWork = isKnown
    isNight = isKnown
    hasKnownRest = isKnown
  }

  /// The days of each factor that has any, numbered from the first.
  var groups: [(factor: Factor, days: [Int32])] {
    var groups = zip(Weekday.allCases, weekdays).map { (factor: Factor.weekday($0), days: $1) }
    groups += shifts.map { (.shift($0.type), $0.days) }
    groups += zip(1..., blocks).map { (.indexInBlock($0), $1) }
    groups += zip(1..., nightsInARow).map { (.nightInARow($0), $1) }
    groups.append((.shortRest, shortRests))
    return groups.filter { !$0.days.isEmpty }
  }

  /// - Parameter isNight: whether the day has a night by its hours, whatever its word.
  mutating func add(_ shift: ShiftType?, isNight: Bool, on day: CivilDay, index: Int) {
    weekdays[day.weekday.rawValue - 1].append(Int32(index))
    guard let shift else { return (block, nights, last) = (0, 0, nil) }
    isKnown[index] = true
    // People have few kinds of shifts.
    if let number = shifts.firstIndex(where: { $0.type == shift }) {
      shifts[number].days.append(Int32(index))
    } else {
      shifts.append((shift, [Int32(index)]))
    }
    guard plan.table.meaning(of: shift, on: day)?.isWork ?? true else { return (block, nights) = (0, 0) }
    isWork[index] = true
    block += 1
    blocks[min(block, 4) - 1].append(Int32(index))
    nights = isNight ? nights + 1 : 0
    if nights > 0 {
      self.isNight[index] = true
      nightsInARow[min(nights, 3) - 1].append(Int32(index))
    }
    addRest(before: shift, isNight, on: day, index: index)
  }

  /// The rest that the plan leaves before a shift.
  private mutating func addRest(
    before shift: ShiftType, _ isNight: Bool, on day: CivilDay, index: Int
  ) {
    let planned = plan.shifts(on: day)?.first { $0.type == shift }
    let hours = planned == nil ? plan.usualHours(of: shift, on: day) : planned?.hours
    guard let hours else { return last = nil }
    if let last {
      hasKnownRest[index] = true
      let least: Int64 = last.isNight && !isNight ? 24 * 3600 : Recovery.shortRest
      if last.end.seconds(until: hours.start.instant(in: zone)) < least { shortRests.append(Int32(index)) }
    }
    last = (hours.end.instant(in: zone), isNight)
  }
}
