import JournalModel

/// Which check-in belongs to which check-out, by their places among the facts: the pass that costs little.
struct PairedRecords {
  /// A shift: the places of its check-in and its check-out, at least one of them, and the seconds between
  /// them.
  struct Pair {
    var checkIn: Int32?
    var checkOut: Int32?
    var seconds: Int64 = 0
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
  private(set) var pairs: [Pair] = []

  /// A check-out belongs to a check-in of the same day, or to one of the day before that is at most so many
  /// hours older.
  static let longestHours: Int64 = 36

  init(_ facts: [RecordFacts], zone: TimeZoneRules) {
    let events = PairedRecords.events(facts, zone)
    // Nearly always none or one: a check-in waits for its check-out only as long as a shift may last.
    var open: [(event: Event, pair: Int)] = []
    for event in events {
      open.removeAll {
        event.at - $0.event.at > PairedRecords.longestHours * 3600 && $0.event.day != event.day
      }
      if event.isCheckIn {
        open.append((event, pairs.count))
        pairs.append(Pair(checkIn: event.index))
      } else if let place = PairedRecords.start(of: event, among: open, facts) {
        let start = open.remove(at: place)
        pairs[start.pair].checkOut = event.index
        pairs[start.pair].seconds = event.at - start.event.at
      } else {
        pairs.append(Pair(checkOut: event.index))
      }
    }
  }

  /// The check-in that a check-out ends: of its own day the first one that names the same shift, or where one
  /// of them names none; else the youngest of the day before that names no other shift.
  private static func start(
    of checkOut: Event, among open: [(event: Event, pair: Int)], _ facts: [RecordFacts]
  ) -> Int? {
    if open.isEmpty { return nil }
    let meant = facts[Int(checkOut.index)].shift
    func shift(_ place: Int) -> UInt32 { facts[Int(open[place].event.index)].shift }
    let ofDay = open.indices.filter { open[$0].event.day == checkOut.day }
    if let same = ofDay.first(where: { shift($0) == meant })
      ?? ofDay.first(where: { shift($0) == 0 || meant == 0 })
    {
      return same
    }
    // Two words for one shift: somebody corrected one of them.
    if ofDay.count == 1 { return ofDay[0] }
    return open.indices.last { place in
      open[place].event.day.days(until: checkOut.day) == 1
        && checkOut.at - open[place].event.at <= longestHours * 3600
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
      var place = events.count - 1
      while place > 0, event.precedes(events[place - 1]) {
        events[place] = events[place - 1]
        place -= 1
        steps += 1
      }
      events[place] = event
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
