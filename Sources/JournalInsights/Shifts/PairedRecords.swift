import JournalModel

/// Which check-in belongs to which check-out, by their places in the records: the pass that costs little.
struct PairedRecords {
  /// A shift: the places of its check-in and its check-out, at least one of them, and the seconds between them.
  struct Pair {
    var checkIn: Int?
    var checkOut: Int?
    var seconds: Int64 = 0
  }

  /// A check-in or check-out.
  private struct Event {
    var at: Int64
    var day: CivilDay
    var index: Int
    var isCheckIn: Bool
  }

  /// The shifts in the order of their moments.
  private(set) var pairs: [Pair] = []

  /// A check-out belongs to a check-in of the same day, or to one of the day before that is at most so many hours older.
  static let longestHours: Int64 = 36

  init(_ records: [Record], zone: TimeZoneRules) {
    var events: [Event] = []
    for index in records.indices where records[index].kind == .checkIn || records[index].kind == .checkOut {
      events.append(PairedRecords.event(records[index], index, zone))
    }
    events.sort { left, right in
      if left.at != right.at { return left.at < right.at }
      if left.isCheckIn != right.isCheckIn { return left.isCheckIn }
      return records[left.index].id < records[right.index].id
    }
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

  /// A record with its moment; without one a check-in counts as noon of its day and a check-out as late that evening, so
  /// that the two of a day stay together.
  private static func event(_ record: Record, _ index: Int, _ zone: TimeZoneRules) -> Event {
    let isCheckIn = record.kind == .checkIn
    let at: Int64
    if let stamp = record.at {
      at = stamp.instant(in: zone).secondsSinceEpoch
    } else {
      let local = Int64(record.date.number) * 86_400 + (isCheckIn ? 43_200 : 82_800)
      at = zone.instant(of: CivilTime(secondsSinceEpoch: local)).secondsSinceEpoch
    }
    return Event(at: at, day: record.date, index: index, isCheckIn: isCheckIn)
  }
}
