import JournalModel
import Testing

/// Makes the bytes of a zoneinfo file.
struct ZoneFile {
  var version: UInt8 = 0x32
  var transitions: [(time: Int64, type: UInt8)] = []
  var offsets: [Int32] = [0]
  var footer: String? = ""

  func block(_ timeSize: Int) -> [UInt8] {
    var bytes: [UInt8] = Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15)
    for count in [0, 0, 0, transitions.count, offsets.count, 4] { bytes += big(Int64(count), 4) }
    for transition in transitions { bytes += big(transition.time, timeSize) }
    bytes += transitions.map(\.type)
    for offset in offsets { bytes += big(Int64(offset), 4) + [0, 0] }
    return bytes + Array("XXX\0".utf8)
  }

  func big(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> Int64($0 * 8)) }
  }

  var bytes: [UInt8] {
    guard version != 0 else { return block(4) }
    return block(4) + block(8) + (footer.map { Array("\n\($0)\n".utf8) } ?? [])
  }
}

struct TimeZoneRulesTests {
  /// Zones by their rule alone, as the small zoneinfo files of today have it for all years from 2007 on.
  static let rules = [
    "Paris": "CET-1CEST,M3.5.0,M10.5.0/3", "New York": "EST5EDT,M3.2.0,M11.1.0",
    "Sydney": "AEST-10AEDT,M10.1.0,M4.1.0/3",
  ]

  static func zone(_ name: String) -> TimeZoneRules? {
    var file = ZoneFile()
    file.footer = rules[name]
    return TimeZoneRules(name: name, tzif: file.bytes)
  }

  @Test(arguments: [
    ("Paris", "2026-03-29T00:59:59Z", "2026-03-29T01:59:59+01:00"),
    ("Paris", "2026-03-29T01:00:00Z", "2026-03-29T03:00:00+02:00"),
    ("Paris", "2026-10-25T00:59:59Z", "2026-10-25T02:59:59+02:00"),
    ("Paris", "2026-10-25T01:00:00Z", "2026-10-25T02:00:00+01:00"),
    ("New York", "2026-03-08T06:59:59Z", "2026-03-08T01:59:59-05:00"),
    ("New York", "2026-03-08T07:00:00Z", "2026-03-08T03:00:00-04:00"),
    ("New York", "2026-11-01T05:59:59Z", "2026-11-01T01:59:59-04:00"),
    ("New York", "2026-11-01T06:00:00Z", "2026-11-01T01:00:00-05:00"),
    ("Sydney", "2026-04-04T15:59:59Z", "2026-04-05T02:59:59+11:00"),
    ("Sydney", "2026-04-04T16:00:00Z", "2026-04-05T02:00:00+10:00"),
    ("Sydney", "2026-10-03T15:59:59Z", "2026-10-04T01:59:59+10:00"),
    ("Sydney", "2026-10-03T16:00:00Z", "2026-10-04T03:00:00+11:00"),
    ("Sydney", "2026-12-31T13:00:00Z", "2027-01-01T00:00:00+11:00"),
  ])
  func `clocks change at their second`(name: String, moment: String, wall: String) {
    let zone = Self.zone(name)
    let instant = Timestamp(iso: moment)?.instant(in: .utc)
    #expect(instant.flatMap { zone?.timestamp($0).iso } == wall)
  }

  @Test(arguments: [
    ("Paris", "2026-03-29T02:30", "2026-03-29T03:30:00+02:00"),
    ("Paris", "2026-10-25T02:30", "2026-10-25T02:30:00+02:00"),
    ("New York", "2026-03-08T02:30", "2026-03-08T03:30:00-04:00"),
    ("New York", "2026-11-01T01:30", "2026-11-01T01:30:00-04:00"),
    ("Sydney", "2026-10-04T02:30", "2026-10-04T03:30:00+11:00"),
    ("Sydney", "2026-04-05T02:30", "2026-04-05T02:30:00+11:00"),
    ("Paris", "2026-07-14T12:00", "2026-07-14T12:00:00+02:00"),
  ])
  func `a wall clock time that is missing or twofold has one moment`(
    name: String, wall: String, moment: String
  ) {
    let zone = Self.zone(name)
    let local = Timestamp(iso: wall)?.local
    #expect(local.flatMap { local in zone.map { $0.timestamp($0.instant(of: local)).iso } } == moment)
  }

  @Test(arguments: [
    ("2026-10-24T19:00", "2026-10-25T07:30", 13 * 3600 + 1800),
    ("2026-03-28T19:00", "2026-03-29T07:30", 11 * 3600 + 1800),
    ("2026-11-20T19:00", "2026-11-21T07:30", 12 * 3600 + 1800),
  ])
  func `a night in Paris is as long as its clock change makes it`(start: String, end: String, seconds: Int) {
    guard let zone = Self.zone("Paris"), let start = Timestamp(iso: start), let end = Timestamp(iso: end)
    else {
      return #expect(Bool(false), "zone and times")
    }
    #expect(start.instant(in: zone).seconds(until: end.instant(in: zone)) == Int64(seconds))
  }

  @Test func `transitions hold up to the rule and from the first type on`() {
    let file = ZoneFile(
      transitions: [(0, 1), (1_000_000, 2)], offsets: [600, 3600, 7200], footer: "XXX-3")
    let zone = TimeZoneRules(name: "X", tzif: file.bytes)
    let offsets = [-1, 0, 999_999, 1_000_000, 2_000_000].map {
      zone?.offset(at: Instant(secondsSinceEpoch: $0))
    }
    #expect(offsets == [600, 3600, 3600, 10_800, 10_800])
  }

  @Test func `version 1 has four bytes a transition and no rule`() {
    let file = ZoneFile(version: 0, transitions: [(-5, 1)], offsets: [0, -3600])
    let zone = TimeZoneRules(name: "X", tzif: file.bytes)
    #expect(zone?.offset(at: Instant(secondsSinceEpoch: -6)) == 0)
    #expect(zone?.offset(at: Instant(secondsSinceEpoch: 9_999_999_999)) == -3600)
  }

  @Test(arguments: [
    ("<+0330>-3:30", 12_600), ("<-03>3", -10_800), ("IST-5:30", 19_800), ("EST5EDT,0/0,J365/25", -14_400),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", -7200),
  ])
  func `rules of rarer forms are read`(rule: String, offset: Int32) {
    var file = ZoneFile()
    file.footer = rule
    let zone = TimeZoneRules(name: "X", tzif: file.bytes)
    // 15 January 2026: winter in the north.
    #expect(zone?.offset(at: Instant(secondsSinceEpoch: 1_768_435_200)) == offset)
  }

  @Test(arguments: [
    "C-1", "CET", "CET-25", "CET-1CEST", "CET-1CEST,M13.1.0,M1.1.0", "CET-1CEST,M3.5.0", "<+01-1", "CET-1x",
  ])
  func `a rule that is none makes the file none`(rule: String) {
    var file = ZoneFile()
    file.footer = rule
    #expect(TimeZoneRules(name: "X", tzif: file.bytes) == nil)
  }

  @Test func `a file cut off anywhere or with any byte changed is read or refused, never a trap`() {
    var file = ZoneFile(transitions: [(0, 1), (1_000_000, 0)], offsets: [600, 3600])
    file.footer = Self.rules["Paris"]
    let whole = file.bytes
    for length in 0..<whole.count {
      #expect(TimeZoneRules(name: "X", tzif: Array(whole[..<length])) == nil, "\(length) bytes")
    }
    for index in whole.indices {
      for byte in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = byte
        let zone = TimeZoneRules(name: "X", tzif: changed)
        for seconds in [Int64.min, -1, 0, 1_768_435_200, .max] {
          _ = zone?.local(Instant(secondsSinceEpoch: seconds))
        }
      }
    }
  }

  @Test func `transitions that do not ascend are refused`() {
    let file = ZoneFile(transitions: [(5, 0), (5, 0)])
    #expect(TimeZoneRules(name: "X", tzif: file.bytes) == nil)
  }
}
