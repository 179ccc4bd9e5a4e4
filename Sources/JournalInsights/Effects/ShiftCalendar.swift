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
  private let plan: ShiftPlan

  init(count: Int, plan: ShiftPlan) {
    self.plan = plan
    isKnown = Array(repeating: false, count: count)
    (isWork, isNight, hasKnownRest) = (isKnown, isKnown, isKnown)
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
    guard let shift else { return (block, nights) = (0, 0) }
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
  }

  /// Takes the rests between shifts: those before a day of work are known, and short.
  mutating func add(_ rests: [RestPeriod], from first: CivilDay) {
    for rest in rests where rest.isKnown {
      let index = first.days(until: rest.second)
      guard isWork.indices.contains(index), isWork[index] else { continue }
      hasKnownRest[index] = true
      let least: Int64 = rest.isAfterNight && !rest.isBeforeNight ? 24 * 3600 : Recovery.shortRest
      if rest.seconds < least, shortRests.last != Int32(index) { shortRests.append(Int32(index)) }
    }
  }
}
