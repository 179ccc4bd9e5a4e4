import JournalModel
import JournalShifts

// Short ways to make values of days and shifts; a text that is none gives the first day or moment of 1970.

/// A day.
package func day(_ iso: String) -> CivilDay { CivilDay(iso: iso) ?? CivilDay(number: 0) }

/// A moment.
package func moment(_ iso: String) -> Instant {
  Timestamp(iso: iso)?.instant(in: .utc) ?? Instant(secondsSinceEpoch: 0)
}

/// A time of day.
package func clock(_ iso: String) -> ClockTime { ClockTime(iso: iso) ?? .midnight }

/// A record of a day.
package func record(
  _ kind: Kind, _ date: String, at: String? = nil, shift: ShiftType? = nil, mood: String? = nil,
  id: String? = nil
) -> Record {
  let id = id ?? "\(at ?? date)-\(kind.name)"
  var record = Record(id: id, path: "\(id).md", kind: kind, date: day(date))
  record.at = at.flatMap { Timestamp(iso: $0) }
  record.shift = shift
  record.mood = mood
  return record
}

/// Time off.
package func vacation(_ from: String, _ until: String, id: String? = nil) -> Vacation {
  Vacation(id: id ?? "\(from)-vacation", from: day(from), until: day(until))
}

/// The shifts that records tell of, and what does not add up about them.
package struct ShiftPairing {
  /// Those with a record.
  package let shifts: [Shift]
  /// What does not add up.
  package let doubts: [ShiftDoubt]

  /// The shifts of records; the plan has the journal's zone.
  package init(_ records: [Record], now: Instant, plan: ShiftPlan) {
    let ledger = Ledger(of: records, now: now, plan: plan)
    shifts = ledger.shifts.filter(\.isNoted)
    doubts = ledger.doubts
  }
}

extension Ledger {
  /// The ledger of all days of records.
  package init(of records: [Record], now: Instant = Instant(secondsSinceEpoch: 1 << 40), plan: ShiftPlan) {
    let days = records.map(\.date)
    let first = days.min() ?? CivilDay(number: 0)
    self.init(records, days: first...(days.max() ?? first), now: now, plan: plan)
  }
}

/// A profile with rotas of words such as `day day night rest`, with the hours of a hospital.
package func profile(_ rotas: (from: String, cycle: String)...) -> Profile {
  var profile = Profile()
  let hours: UsualHours = [
    "day": [ClockSpan(start: clock("07:00"), end: clock("19:00"))],
    "night": [ClockSpan(start: clock("19:00"), end: clock("07:30"))],
  ]
  profile.rota = rotas.map { rota in
    Rota(from: day(rota.from), cycle: rota.cycle.split(separator: " ").map(shiftType), hours: hours)
  }
  return profile
}

/// A shift by its word.
package func shiftType(_ word: some StringProtocol) -> ShiftType {
  switch word {
  case "day": .day
  case "night": .night
  case "rest": .rest
  default: .other(String(word))
  }
}

/// Zones by the rule of their years from 2007 on.
package enum Zone {
  /// Three that change their clocks.
  package static let paris = zone("CET-1CEST,M3.5.0,M10.5.0/3")
  package static let newYork = zone("EST5EDT,M3.2.0,M11.1.0")
  package static let sydney = zone("AEST-10AEDT,M10.1.0,M4.1.0/3")

  /// A zoneinfo file without transitions: only the POSIX rule in its last line (RFC 8536, 3.3).
  private static func zone(_ rule: String) -> TimeZoneRules {
    func block() -> [UInt8] {
      let counts: [UInt8] = [0, 0, 0, 0, 1, 4]
      return Array("TZif2".utf8) + Array(repeating: 0, count: 15) + counts.flatMap { [0, 0, 0, $0] }
        + [0, 0, 0, 0, 0, 0] + Array("XXX\0".utf8)
    }
    return TimeZoneRules(name: rule, tzif: block() + block() + Array("\n\(rule)\n".utf8)) ?? .utc
  }
}
