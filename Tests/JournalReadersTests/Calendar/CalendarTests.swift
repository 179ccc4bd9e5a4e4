import JournalFiles
import JournalModel
import JournalReaders
import Testing

@Suite struct CalendarTests {
  /// From 22 November 2025 to 22 November 2028.
  private static let window = CivilDay(number: 20_414)...CivilDay(number: 21_510)

  private func events(_ lines: String...) throws -> CalendarFile.Events {
    let text = "BEGIN:VCALENDAR\r\n" + lines.joined(separator: "\r\n") + "\r\nEND:VCALENDAR\r\n"
    return try CalendarFile(Array(text.utf8)).events(window: Self.window, system: SystemZones().zone(named:))
  }

  /// `2026-11-20T07:00/2026-11-20T19:00` on the wall clock of an occurrence's own zone.
  private func shown(_ events: CalendarFile.Events) -> [String] {
    events.occurrences.map { occurrence in
      [occurrence.start, occurrence.end].map { moment in
        moment.isDay ? moment.local.day.iso : moment.local.day.iso + "T" + moment.local.time.iso
      }.joined(separator: "/")
    }
  }

  @Test func `unfolds lines and resolves escapes`() throws {
    let found = try events(
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20261120", "SUMMARY;LANGUAGE=\"en;x\":Long\\, Day\\nwi",
      " th \\;more",
      "CATEGORIES:A\\,B,C", "END:VEVENT")
    #expect(found.occurrences.map(\.event.summary) == ["Long, Day\nwith ;more"])
    #expect(found.occurrences.map(\.event.categories) == [["A,B", "C"]])
  }

  @Test(arguments: [
    (["DTSTART;VALUE=DATE:20261120"], ["2026-11-20/2026-11-21"]),
    (["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261123"], ["2026-11-20/2026-11-23"]),
    (["DTSTART:20261120T210000", "DTEND:20261120T070000"], ["2026-11-20T21:00/2026-11-21T07:00"]),
    (["DTSTART:20261120T210000", "DURATION:PT10H"], ["2026-11-20T21:00/2026-11-21T07:00"]),
    (["DTSTART;TZID=Europe/Paris:20261024T210000", "DURATION:PT10H"], ["2026-10-24T21:00/2026-10-25T06:00"]),
    (["DTSTART;TZID=Europe/Paris:20261024T210000", "DURATION:P1D"], ["2026-10-24T21:00/2026-10-25T21:00"]),
    (["DTSTART:20261120T210000"], ["2026-11-20T21:00/2026-11-20T21:00"]),
    (
      [
        "DTSTART:20261120T090000", "DTEND:20261120T093000",
        "RDATE;VALUE=PERIOD:20261121T100000/20261121T104500,20261122T100000/PT30M",
      ],
      [
        "2026-11-20T09:00/2026-11-20T09:30", "2026-11-21T10:00/2026-11-21T10:45",
        "2026-11-22T10:00/2026-11-22T10:30",
      ]
    ),
  ])
  func `knows when an event ends`(lines: [String], expected: [String]) throws {
    #expect(shown(try events(lines.inEvent)) == expected)
  }

  @Test(arguments: [
    (["RRULE:FREQ=DAILY;COUNT=3"], ["2026-11-20", "2026-11-21", "2026-11-22"]),
    (["RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261124"], ["2026-11-20", "2026-11-22", "2026-11-24"]),
    (["RRULE:FREQ=WEEKLY;BYDAY=FR,SU;COUNT=3"], ["2026-11-20", "2026-11-22", "2026-11-27"]),
    (["RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=MO;COUNT=2"], ["2026-11-20", "2026-12-04"]),
    (["RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2"], ["2026-11-20", "2026-11-27", "2026-12-25"]),
    (["RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2"], ["2026-11-20", "2026-12-31", "2027-01-31"]),
    (
      ["RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2"],
      ["2026-11-20", "2026-11-30", "2026-12-31"]
    ),
    (["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU;COUNT=1"], ["2026-11-20", "2027-03-14"]),
    (["RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2"], ["2026-11-20", "2027-05-17", "2028-05-15"]),
    (["RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261121"], ["2026-11-20", "2026-11-22"]),
    (["RDATE;VALUE=DATE:20261201,20261203"], ["2026-11-20", "2026-12-01", "2026-12-03"]),
    (["RRULE:FREQ=HOURLY"], ["2026-11-20"]), (["RRULE:FREQ=DAILY;COUNT=0"], ["2026-11-20"]),
    (["RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2", "EXDATE;VALUE=DATE:20261120"], ["2026-11-23", "2026-11-30"]),
  ])
  func `follows rules`(lines: [String], days: [String]) throws {
    let found = try events((["DTSTART;VALUE=DATE:20261120"] + lines).inEvent)
    #expect(found.occurrences.map(\.start.local.day.iso) == days)
  }

  @Test func `two hundred rules of one event make no more than one series`() throws {
    let rules = Array(repeating: "RRULE:FREQ=DAILY;COUNT=100000000", count: 200)
    let found = try events((["DTSTART;VALUE=DATE:20261120"] + rules).inEvent)
    #expect((9_000...10_000).contains(found.occurrences.count))
  }

  @Test func `series without an end are followed for two years`() throws {
    let found = try events(["DTSTART;VALUE=DATE:20000101", "RRULE:FREQ=DAILY"].inEvent)
    #expect(found.occurrences.first?.start.local.day.iso == "2025-11-22")
    #expect(found.occurrences.last?.start.local.day.iso == "2028-11-22")
  }

  @Test func `an occurrence that was changed or cancelled replaces the series there`() throws {
    let found = try events(
      ["DTSTART;VALUE=DATE:20261120", "RRULE:FREQ=DAILY;COUNT=4"].inEvent,
      ["RECURRENCE-ID;VALUE=DATE:20261121", "DTSTART;VALUE=DATE:20261130"].inEvent,
      ["RECURRENCE-ID;VALUE=DATE:20261122", "DTSTART;VALUE=DATE:20261122", "STATUS:CANCELLED"].inEvent)
    #expect(
      found.occurrences.map(\.start.local.day.iso).sorted() == ["2026-11-20", "2026-11-23", "2026-11-30"])
    #expect(found.cancelled == 1)
  }

  @Test func `METHOD CANCEL takes all of its events back`() throws {
    let found = try events("METHOD:CANCEL", ["DTSTART;VALUE=DATE:20261120"].inEvent)
    #expect(found.occurrences.isEmpty)
    #expect(found.cancelled == 1)
  }

  @Test(arguments: [
    "Europe/Paris", "W. Europe Standard Time", "/softwarestudio.org/Olson_20011030_5/Europe/Paris",
    "romance standard time",
  ])
  func `knows zones by all their names`(name: String) throws {
    let found = try events(["DTSTART;TZID=\(name):20260701T080000"].inEvent)
    let start = try #require(found.occurrences.first?.start)
    #expect(start.instant(in: .utc) == Instant(secondsSinceEpoch: 1_782_885_600))
    #expect(found.flaws.isEmpty)
  }

  @Test func `a zone of the calendar's own follows its rules`() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Ward", "BEGIN:DAYLIGHT", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
      "DTSTART:19810329T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT", "BEGIN:STANDARD",
      "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "DTSTART:19961027T030000",
      "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
      "END:STANDARD", "END:VTIMEZONE",
    ].joined(separator: "\r\n")
    for (day, seconds) in [("20260701", 1_782_885_600), ("20261225", 1_798_182_000)] {
      let found = try events(zone, ["DTSTART;TZID=Ward:\(day)T080000"].inEvent)
      #expect(found.occurrences.first?.start.instant(in: .utc).secondsSinceEpoch == Int64(seconds))
    }
  }

  @Test func `an unknown zone and a line that is none are told with their lines`() throws {
    let found = try events("no line", ["DTSTART;TZID=Nowhere:20261120T080000"].inEvent)
    #expect(found.flaws.map(\.line) == [2, 5])
    #expect(found.flaws.map(\.flaw) == [.notALine, .unknownZone("Nowhere", taken: nil)])
    #expect(found.occurrences.first?.start.zone == nil)
  }

  @Test func `an event without a start costs that event`() throws {
    let found = try events(["SUMMARY:x"].inEvent, ["DTSTART;VALUE=DATE:20261120"].inEvent)
    #expect(found.occurrences.count == 1)
    #expect(found.flaws.map(\.flaw) == [.noDate("")])
  }
}

extension [String] {
  fileprivate var inEvent: String {
    (["BEGIN:VEVENT", "UID:1"] + self + ["END:VEVENT"]).joined(separator: "\r\n")
  }
}
