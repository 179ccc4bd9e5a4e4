import ImportTestSupport
import JournalFiles
import JournalFormat
import JournalImports
import JournalModel
import Testing

/// A plan is told on the wall clock of its journal, here that of Paris.
@Suite struct RotaZoneTests {
  private func imported(_ name: String, _ text: String, zone: String?) throws -> [String] {
    let reading = try Reading()
    try reading.run(name, text) { context in
      context.rota.definitions = ["F=day", "N=night"].compactMap { ShiftTable.Definition(written: $0) }
      if let zone = zone.flatMap({ context.zones.zone(named: $0) }) { context.zone = zone }
    }
    return reading.records.flatMap { $0.planLines.map(\.written) }
  }

  @Test(arguments: [
    ("Start,End,Code\n2026-12-05T06:00:00Z,2026-12-05T14:00:00Z,F\n", nil, "2026-12-05 F 07:00-15:00"),
    (
      "Start,End,Code\n2026-12-05T20:00:00-05:00,2026-12-06T04:00:00-05:00,N\n", nil,
      "2026-12-06 N 02:00-10:00"
    ),
    (
      "Start,End,Code\n2026-12-05T06:00:00Z,2026-12-05T14:00:00Z,F\n", "America/Montreal",
      "2026-12-05 F 07:00-15:00"
    ),
    ("Start,End,Code\n2026-12-05 06:00,2026-12-05 14:00,F\n", "UTC", "2026-12-05 F 07:00-15:00"),
    ("Date,Start,End,Code\n2026-07-05,06:00,14:00,F\n", "UTC", "2026-07-05 F 08:00-16:00"),
    ("Date,Start,End,Code\n2026-12-05,20:00,04:00,N\n", "America/Montreal", "2026-12-06 N 02:00-10:00"),
    (
      "Date,Start,End,Start,End,Code\n2026-12-05,07:00,11:00,16:00,20:00,F\n", "Europe/London",
      "2026-12-05 F 08:00-12:00, 17:00-21:00"
    ),
    ("Date,Code\n2026-12-05,F 06:00-14:00\n", "Europe/London", "2026-12-05 F 07:00-15:00"),
    ("Date,Code\n2026-12-05,F\nF = 06:30-14:30 ; N = 21:00-07:00,\n", "Europe/London", "2026-12-05 F"),
    ("Date,Start,End,Code\n2026-12-05,06:00,14:00,F\n", nil, "2026-12-05 F 06:00-14:00"),
  ])
  func `the times of a table are told in the journal's zone`(text: String, zone: String?, line: String) throws
  {
    #expect(try imported("z.csv", text, zone: zone) == [line])
  }

  @Test func `the hours of a legend are told in the journal's zone`() throws {
    let reading = try Reading()
    try reading.run(
      "z.csv", "Date,Code\n2026-12-05,K\n2026-12-06,L\nK = 06:30-14:30 ; L = 21:00-07:00,\n"
    ) { context in
      if let zone = context.zones.zone(named: "Europe/London") { context.zone = zone }
    }
    let profile = reading.text("journal.md") ?? ""
    #expect(profile.contains("07:30-15:30") && profile.contains("22:00-08:00"))
  }

  @Test(arguments: [
    (";TZID=Europe/Paris:20261206T200000", ";TZID=Europe/Paris:20261207T080000", "", "20:00-08:00"),
    (":20261206T190000Z", ":20261207T070000Z", "", "20:00-08:00"),
    (":20261206T130000", ":20261206T210000", "", "19:00-03:00"),
    (":20261206T130000", ":20261206T210000", "X-WR-TIMEZONE:Europe/London\r\n", "14:00-22:00"),
    (";TZID=Nowhere:20261206T130000", ";TZID=Nowhere:20261206T210000", "", "19:00-03:00"),
  ])
  func `the zone that a person says is that of times without one`(
    start: String, end: String, calendar: String, hours: String
  ) throws {
    let text =
      "BEGIN:VCALENDAR\r\n\(calendar)BEGIN:VEVENT\r\nUID:1\r\nDTSTART\(start)\r\nDTEND\(end)\r\n"
      + "SUMMARY:N\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    #expect(try imported("z.ics", text, zone: "America/Montreal") == ["2026-12-06 N \(hours)"])
  }

  @Test(arguments: [
    ("", String?.none), ("X-WR-TIMEZONE:Europe/London\r\n", "Europe/London"),
  ])
  func `a zone that nobody knows is told with the one that is taken`(
    calendar: String, taken: String?
  ) throws {
    let text =
      "BEGIN:VCALENDAR\r\n\(calendar)BEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Nowhere:20261206T130000\r\n"
      + "DTEND;TZID=Nowhere:20261206T210000\r\nSUMMARY:N\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let receipt = try Reading().plan("z.ics", Array(text.utf8)).receipt
    #expect(
      receipt.problems.map(\.reason)
        == Array(repeating: .source(.unknownZone("Nowhere", taken: taken)), count: 2))
  }
}
