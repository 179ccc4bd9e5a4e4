import JournalModel

/// Which check-in belongs to which check-out, by their places among the facts: the pass that costs little.
struct PairedRecords {
  /// A shift: the places of its check-in and its check-out, at least one of them, and the seconds between them.
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

  /// A check-out belongs to a check-in of the same day, or to one of the day before that is at most so many hours older.
  static let longestHours: Int64 = 36

  init(_ facts: [RecordFacts], zone: TimeZoneRules) {
    let events = PairedRecords.events(facts, zone)
    var open: Event?
    for event in events {
      if event.isCheckIn {
        if let open { pairs.append(Pair(checkIn: open.index)) }
        open = event
      } else if let start = open, PairedRecords.belong(start, event) {
        pairs.append(Pair(checkIn: start.index, checkOut: event.index, seconds: event.at - start.at))
        open = nil
      } else {
        if let open { pairs.append(Pair(checkIn: open.index)) }
        pairs.append(Pair(checkOut: event.index))
        open = nil
      }
    }
    if let open { pairs.append(Pair(checkIn: open.index)) }
  }

  private static func belong(_ checkIn: Event, _ checkOut: Event) -> Bool {
    if checkIn.day == checkOut.day { return true }
    return checkOut.at - checkIn.at <= longestHours * 3600 && checkIn.day.days(until: checkOut.day) <= 1
  }

  /// Check-ins and check-outs in the order of their moments, of equal ones check-ins first.
  ///
  /// Files are named by their moments, so that most stand in their order or near their place; only where they don't, the
  /// whole is sorted.
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

  /// A record with its moment; without one a check-in counts as noon of its day and a check-out as late that evening, so
  /// that the two of a day stay together.
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
