import JournalModel
import JournalTestSupport
import Testing

struct MomentReaderTests {
  /// A zone that changes its mind often, twice within a day, and follows a rule after that.
  static let restless: TimeZoneRules? = {
    var file = ZoneFile()
    file.offsets = [3600, 7200, -18_000]
    file.transitions = [
      (-1_000_000_000, 1), (-500_000_000, 0), (100_000_000, 1), (100_050_000, 2), (100_090_000, 0),
      (900_000_000, 1),
    ]
    file.footer = "CET-1CEST,M3.5.0,M10.5.0/3"
    return TimeZoneRules(name: "restless", tzif: file.bytes)
  }()

  static let zones: [TimeZoneRules] =
    ["Paris", "New York", "Sydney"].compactMap(TimeZoneRulesTests.zone) + [restless].compactMap(\.self)
    + [.utc, .fixed(offset: -34_200)]

  @Test func `all zones can be read`() { #expect(Self.zones.count == 6) }

  @Test(arguments: zones)
  func `a moment is the same as without remembering, near changes of the clocks too`(zone: TimeZoneRules) {
    var random = SeededGenerator(seed: 7)
    var reader = MomentReader(zone: zone)
    var wall: Int64 = 0
    for round in 0..<20_000 {
      // Mostly a few hours on, at times to anywhere between 1930 and 2090.
      wall =
        round % 50 == 0
        ? Int64.random(in: -1_262_304_000...3_786_912_000, using: &random)
        : wall + Int64.random(in: -40_000...200_000, using: &random)
      let expected = zone.instant(of: CivilTime(secondsSinceEpoch: wall)).secondsSinceEpoch
      guard reader.seconds(ofWall: wall) == expected else {
        Issue.record("\(CivilTime(secondsSinceEpoch: wall)) in \(zone.name)")
        return
      }
    }
  }

  @Test(arguments: ["2026-03-29T02:30:00+01:00", "2026-03-29T02:30:00", "1969-12-31T23:59:59"])
  func `a record's moment is that of its timestamp`(iso: String) {
    let zone = Self.zones[0]
    let at = Timestamp(iso: iso)
    let facts = RecordFacts(kind: .entry, date: CivilDay(number: 0), at: at)
    var reader = MomentReader(zone: zone)
    #expect(facts.hour == at?.local.time.hour)
    #expect(reader.seconds(of: facts) == at?.instant(in: zone).secondsSinceEpoch)
  }
}
