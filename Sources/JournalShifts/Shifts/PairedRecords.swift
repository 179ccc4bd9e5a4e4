import JournalModel

/// Which check-in belongs to which check-out, by their indices among the facts: the pass that costs little,
/// and the one place that decides it for all figures.
package struct PairedRecords {
  /// A shift: the indices of its check-in and its check-out, at least one of them, and their moments in
  /// seconds.
  package struct Pair {
    /// The indices among the facts.
    package var checkIn: Int32?
    package var checkOut: Int32?
    fileprivate var start: Int64 = 0
    fileprivate var end: Int64 = 0

    /// The seconds between both; 0 where one is missing.
    var seconds: Int64 { checkIn == nil || checkOut == nil ? 0 : end - start }
  }

  /// A check-in or check-out.
  private struct Event {
    let at: Int64
    var day: CivilDay
    var index: Int32
    var isCheckIn: Bool

    func precedes(_ other: Event) -> Bool {
      if at != other.at { return at < other.at }
      if isCheckIn != other.isCheckIn { return isCheckIn }
      return index < other.index
    }
  }

  /// The shifts in the order of their moments.
  package private(set) var pairs: [Pair] = []

  /// A check-out belongs to a check-in of the same day, or to one of the day before that is at most so many
  /// hours older.
  static let longestHours: Int64 = 36

  /// The shifts that facts tell of; the plan says where two words of a day are two shifts.
  package init(_ table: FactTable, plan: ShiftPlan, zone: TimeZoneRules) {
    let facts = table.facts
    let events = PairedRecords.events(facts, zone)
    // Nearly always none or one: a check-in waits for its check-out only as long as a shift may last.
    var open: [(event: Event, pair: Int)] = []
    for event in events {
      open.removeAll {
        event.at - $0.event.at > PairedRecords.longestHours * 3600 && $0.event.day != event.day
      }
      if event.isCheckIn {
        open.append((event, pairs.count))
        pairs.append(Pair(checkIn: event.index, start: event.at))
      } else if let index = PairedRecords.start(of: event, among: open, facts) {
        let start = open.remove(at: index)
        pairs[start.pair].checkOut = event.index
        pairs[start.pair].end = event.at
      } else {
        pairs.append(Pair(checkOut: event.index, end: event.at))
      }
    }
    tellApart(table, by: plan)
  }

  /// Pairs whose words are two shifts of the day by the plan are about two shifts, of each of which the other
  /// record is missing; what was parted goes together with its own word.
  private mutating func tellApart(_ table: FactTable, by plan: ShiftPlan) {
    guard pairs.contains(where: { PairedRecords.isOfTwoShifts($0, table, by: plan) }) else { return }
    var parted: [Pair] = []
    for pair in pairs {
      if PairedRecords.isOfTwoShifts(pair, table, by: plan) {
        parted.append(Pair(checkIn: pair.checkIn, start: pair.start))
        parted.append(Pair(checkOut: pair.checkOut, end: pair.end))
      } else {
        parted.append(pair)
      }
    }
    for index in parted.indices {
      guard let checkOut = parted[index].checkOut, parted[index].checkIn == nil else { continue }
      let start = parted.firstIndex { other in
        guard let checkIn = other.checkIn, other.checkOut == nil else { return false }
        return PairedRecords.areOfOneShift(table.facts[Int(checkIn)], table.facts[Int(checkOut)], table)
      }
      guard let start else { continue }
      parted[start].checkOut = checkOut
      parted[start].end = parted[index].end
      parted[index].checkOut = nil
    }
    pairs = parted.filter { $0.checkIn != nil || $0.checkOut != nil }
  }

  private static func isOfTwoShifts(_ pair: Pair, _ table: FactTable, by plan: ShiftPlan) -> Bool {
    guard let checkIn = pair.checkIn.map({ table.facts[Int($0)] }),
      let checkOut = pair.checkOut.map({ table.facts[Int($0)] }),
      // Nearly always the same word, or none.
      checkIn.shift != checkOut.shift, checkIn.date == checkOut.date,
      let first = table.shift(of: checkIn), let second = table.shift(of: checkOut), !first.isAlike(second),
      let planned = plan.shifts(on: checkIn.date)
    else { return false }
    return planned.contains { $0.type.isAlike(first) } && planned.contains { $0.type.isAlike(second) }
  }

  /// Whether a check-in and a check-out of one day name the same shift.
  private static func areOfOneShift(
    _ checkIn: RecordFacts, _ checkOut: RecordFacts, _ table: FactTable
  ) -> Bool {
    guard checkIn.date == checkOut.date, let first = table.shift(of: checkIn),
      let second = table.shift(of: checkOut)
    else { return false }
    return first.isAlike(second)
  }

  /// The check-in that a check-out ends: of its own day the first one that names the same shift, or where one
  /// of them names none; else the youngest of the day before that names no other shift.
  private static func start(
    of checkOut: Event, among open: [(event: Event, pair: Int)], _ facts: [RecordFacts]
  ) -> Int? {
    if open.isEmpty { return nil }
    let meant = facts[Int(checkOut.index)].shift
    func shift(_ index: Int) -> UInt32 { facts[Int(open[index].event.index)].shift }
    let ofDay = open.indices.filter { open[$0].event.day == checkOut.day }
    if let same = ofDay.first(where: { shift($0) == meant })
      ?? ofDay.first(where: { shift($0) == 0 || meant == 0 })
    {
      return same
    }
    // Two words for one shift: somebody corrected one of them.
    if ofDay.count == 1 { return ofDay[0] }
    return open.indices.last { index in
      open[index].event.day.days(until: checkOut.day) == 1
        && checkOut.at - open[index].event.at <= longestHours * 3600
    }
  }

  /// Check-ins and check-outs in the order of their moments, of equal ones check-ins first.
  ///
  /// Files are named by their moments, so that most stand in their order or near their place; only where they
  /// don't, the whole is sorted.
  private static func events(_ facts: [RecordFacts], _ zone: TimeZoneRules) -> [Event] {
    var events: [Event] = []
    events.reserveCapacity(facts.count)
    var reader = MomentReader(zone: zone)
    var steps = 0
    for index in facts.indices where facts[index].kind.isShiftEnd {
      let event = event(facts[index], index, &reader)
      events.append(event)
      guard steps <= facts.count * 4 else { continue }
      var slot = events.count - 1
      while slot > 0, event.precedes(events[slot - 1]) {
        events[slot] = events[slot - 1]
        slot -= 1
        steps += 1
      }
      events[slot] = event
    }
    if steps > facts.count * 4 { events.sort { $0.precedes($1) } }
    return events
  }

  /// A record with its moment; without one a check-in counts as noon of its day and a check-out as late that
  /// evening, so that the two of a day stay together.
  private static func event(_ fact: RecordFacts, _ index: Int, _ reader: inout MomentReader) -> Event {
    let isCheckIn = fact.kind == .checkIn
    let at: Int64
    if fact.wall == RecordFacts.none {
      at = reader.seconds(ofWall: Int64(fact.date.number) * 86_400 + (isCheckIn ? 43_200 : 82_800))
    } else {
      at = reader.seconds(of: fact)
    }
    return Event(at: at, day: fact.date, index: Int32(index), isCheckIn: isCheckIn)
  }
}
