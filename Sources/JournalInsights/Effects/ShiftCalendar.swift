import JournalModel

/// Walks over days with their shifts and tells where each stands: weekday, shift, place in a block, night in a row, rest.
struct ShiftCalendar {
  /// The days of each factor, numbered from the first.
  private(set) var groups: [Factor: [Int32]] = [:]
  /// Whether the shift of a day is known; whether it is work; a night; with a known rest before it.
  private(set) var isKnown, isWork, isNight, hasKnownRest: [Bool]
  private var block = 0
  private var nights = 0
  /// The end of the last shift on the wall clock, in seconds, and whether it was a night.
  private var last: (end: Int64, isNight: Bool)?

  init(count: Int) {
    isKnown = Array(repeating: false, count: count)
    isWork = isKnown
    isNight = isKnown
    hasKnownRest = isKnown
  }

  mutating func add(_ shift: ShiftType?, on day: CivilDay, place: Int, _ plan: ShiftPlan) {
    groups[.weekday(day.weekday), default: []].append(Int32(place))
    guard let shift else { return (block, nights, last) = (0, 0, nil) }
    isKnown[place] = true
    groups[.shift(shift), default: []].append(Int32(place))
    guard shift.isWorking, !shift.isAbsence else { return (block, nights) = (0, 0) }
    isWork[place] = true
    block += 1
    groups[.placeInBlock(min(block, 4)), default: []].append(Int32(place))
    nights = shift == .night ? nights + 1 : 0
    if nights > 0 {
      isNight[place] = true
      groups[.nightInARow(min(nights, 3)), default: []].append(Int32(place))
    }
    addRest(before: shift, on: day, place: place, plan)
  }

  private mutating func addRest(before shift: ShiftType, on day: CivilDay, place: Int, _ plan: ShiftPlan) {
    let planned = plan.shift(on: day)
    let hours = planned?.type == shift ? planned?.hours : plan.usualHours(of: shift, on: day)
    guard let hours else { return last = nil }
    let start = hours.start.local.secondsSinceEpoch
    if let last {
      hasKnownRest[place] = true
      let least: Int64 = last.isNight && shift != .night ? 24 * 3600 : Recovery.shortRest
      if start - last.end < least { groups[.shortRest, default: []].append(Int32(place)) }
    }
    last = (hours.end.local.secondsSinceEpoch, shift == .night)
  }
}
