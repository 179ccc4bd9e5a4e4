import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

/// Which check-in and check-out are of one shift, and what their moments say where no plan does.
struct LedgerNotesTests {
  func pair(
    _ records: [Record], now: String = "2027-06-01T12:00:00Z", zone: TimeZoneRules = Zone.paris,
    profile: Profile = Profile()
  ) -> ShiftPairing {
    ShiftPairing(records, now: moment(now), plan: ShiftPlan(profile: profile, zone: zone))
  }

  static func checkIn(_ date: String, _ at: String?) -> Record {
    record(.checkIn, date, at: at, shift: .night, id: "in-\(date)")
  }
  static func checkOut(_ date: String, _ at: String?) -> Record {
    record(.checkOut, date, at: at, id: "out-\(date)")
  }

  @Test(arguments: [
    (Zone.paris, "2026-12-31", "2026-12-31T19:00:00+01:00", "2027-01-01T07:30:00+01:00", 12.5),
    (Zone.paris, "2026-10-24", "2026-10-24T19:00:00+02:00", "2026-10-25T07:30:00+01:00", 13.5),
    (Zone.paris, "2026-03-28", "2026-03-28T19:00:00+01:00", "2026-03-29T07:30:00+02:00", 11.5),
    (Zone.newYork, "2026-10-31", "2026-10-31T19:00:00-04:00", "2026-11-01T07:30:00-05:00", 13.5),
    (Zone.newYork, "2026-03-07", "2026-03-07T19:00:00", "2026-03-08T07:30:00", 11.5),
    (Zone.sydney, "2026-04-04", "2026-04-04T19:00:00+11:00", "2026-04-05T07:30:00+10:00", 13.5),
    (Zone.sydney, "2026-10-03", "2026-10-03T19:00:00", "2026-10-04T07:30:00", 11.5),
    // Written in Paris, read in New York: the offsets of the files decide.
    (Zone.newYork, "2026-12-31", "2026-12-31T19:00:00+01:00", "2027-01-01T07:30:00+01:00", 12.5),
  ])
  func `a night has the hours that passed`(
    zone: TimeZoneRules, date: String, start: String, end: String, hours: Double
  ) {
    let pairing = pair([Self.checkOut(date, end), Self.checkIn(date, start)], zone: zone)
    #expect(pairing.shifts.count == 1)
    #expect(pairing.shifts.first?.type == .night)
    #expect(pairing.shifts.first?.day == day(date))
    #expect(pairing.shifts.first?.soFar.map { Double($0.presence) / 60 } == hours)
    #expect(pairing.doubts.isEmpty)
  }

  @Test
  func `the hours of a shift are the plan's, not those of the check-in before it and the check-out after it`()
  {
    let nights = profile((from: "2026-10-24", cycle: "night"))
    let records = [
      Self.checkIn("2026-10-24", "2026-10-24T18:45:00+02:00"),
      Self.checkOut("2026-10-24", "2026-10-25T07:40:00+01:00"),
    ]
    let shift = pair(records, profile: nights).shifts.first
    #expect(shift?.soFar?.presence == 810)
    #expect(shift?.basis == .plan)
    #expect(pair(records).shifts.first?.soFar?.presence == 835)
    #expect(pair(records).shifts.first?.basis == .notes)
    var clocked = nights
    clocked.clock = .notes
    #expect(pair(records, profile: clocked).shifts.first?.soFar?.presence == 835)
  }

  @Test(arguments: [
    // Late from 13:30, on call from 21:00: of each only one record is there.
    (["in late 13:20", "out on-call 23:00"], ["late 13:20", "on-call 23:00"]),
    // The check-out of the second one comes before that of the first.
    (["in late 13:20", "out on-call 20:30", "out late 21:40"], ["late 13:20 21:40", "on-call 20:30"]),
    // A word that the plan does not have makes a shift of its own.
    (["in late 13:20", "out day 21:40"], ["late 13:20", "day 21:40", "on-call"]),
  ])
  func `records with the words of two shifts of a day are about two shifts`(
    records: [String], told: [String]
  ) {
    var both = Profile()
    both.rota = [Rota(from: day("2026-11-20"), cycle: [[.other("late"), .other("on-call")]])]
    let ledger = Ledger(
      records.map { text in
        let words = text.split(separator: " ")
        return record(
          words[0] == "in" ? .checkIn : .checkOut, "2026-11-20", at: "2026-11-20T\(words[2]):00+01:00",
          shift: ShiftType(named: String(words[1])), id: text)
      }, days: day("2026-11-20")...day("2026-11-20"), now: moment("2026-11-22T00:00:00Z"),
      plan: ShiftPlan(profile: both, zone: Zone.paris))
    let found = ledger.shifts.map { shift in
      let times = [shift.checkIn, shift.checkOut].compactMap { $0?.at?.local.time.iso }
      return ([shift.type?.name ?? ""] + times).joined(separator: " ")
    }
    #expect(Set(found) == Set(told))
  }

  @Test(arguments: [
    // Left at two: no end lies hours behind the moment at which it is told.
    ("out 2026-11-18 2026-11-18T14:05 14:00", 420), ("out 2026-11-18 2026-11-19T06:30 07:30", 1470),
    ("out 2026-11-18 2026-11-19T14:05 14:00", 1860), ("out 2026-11-18 2026-11-19T03:00 07:00", 1440),
  ])
  func `an end of a shift of 24 hours is the one that had come`(record: String, minutes: Int) {
    let ledger = Self.ledger("R R G R", [record], now: "2026-11-21T12:00")
    #expect(ledger.shifts.first?.soFar?.presence == minutes)
  }

  @Test func `two check-ins without a check-out, and a check-out without a check-in`() {
    let records = [
      Self.checkIn("2026-11-01", "2026-11-01T18:50:00+01:00"),
      Self.checkIn("2026-11-02", "2026-11-02T18:50:00+01:00"),
      Self.checkOut("2026-11-02", "2026-11-03T07:40:00+01:00"),
      Self.checkOut("2026-11-04", "2026-11-05T07:40:00+01:00"),
    ]
    let pairing = pair(records)
    #expect(
      pairing.doubts == [
        .missingCheckOut(checkIn: "in-2026-11-01"), .missingCheckIn(checkOut: "out-2026-11-04"),
      ])
    #expect(pairing.shifts.map(\.day) == ["2026-11-01", "2026-11-02", "2026-11-04"].map(day))
  }

  /// Nights from 21:00 to 07:00, days from 07:00 to 14:30, time on call that lasts a day.
  private static func ledger(
    _ cycle: String, _ records: [String], now: String, clock: ClockBasis = .said
  ) -> Ledger {
    var profile = Profile()
    profile.clock = clock
    profile.shifts = ShiftTable(
      ["N=night 21:00-07:00", "J=day 07:00-14:30", "G=day 07:00-07:00", "R=rest"].compactMap {
        ShiftTable.Definition(written: $0)
      })
    profile.rota = [
      Rota(from: day("2026-11-16"), cycle: cycle.split(separator: " ").compactMap { Rota.words(String($0)) })
    ]
    let records = records.map { text in
      let words = text.split(separator: " ").map(String.init)
      var record = record(
        words[0] == "in" ? .checkIn : .checkOut, words[1], at: words[2] + ":00+01:00", id: text)
      if words.count > 3, let time = ClockTime(iso: words[3]) {
        if words[0] == "in" { record.start = .clock(time) } else { record.end = .clock(time) }
      }
      return record
    }
    return Ledger(
      records, days: day("2026-11-16")...day("2026-11-19"), now: moment(now + ":00+01:00"),
      plan: ShiftPlan(profile: profile, zone: Zone.paris))
  }

  /// The shifts that were noted: the day, the word, check-in and check-out that hold, minutes.
  private static func told(_ ledger: Ledger) -> [String] {
    ledger.shifts.filter { $0.isNoted || !$0.replaced.isEmpty }.map { shift in
      let records = [shift.checkIn, shift.checkOut].map { $0?.at?.local.time.iso ?? "–" }
      let minutes = shift.soFar.map { String($0.presence) } ?? "?"
      let word = shift.type?.name ?? "?"
      return ([String(shift.day.iso.suffix(2)), word] + records + [minutes]).joined(separator: " ")
    }
  }

  @Test(arguments: [
    // In for out, then the right one: one night.
    (
      [
        "in 2026-11-17 2026-11-17T20:50", "in 2026-11-18 2026-11-18T07:05",
        "out 2026-11-17 2026-11-18T07:31 07:30",
      ],
      ["17 N 20:50 07:31 630"]
    ),
    // Without a check-out behind it, it is of the day that its file says.
    (
      ["in 2026-11-17 2026-11-17T20:50", "in 2026-11-18 2026-11-18T07:05"],
      ["17 N 20:50 – 600", "18 ? 07:05 – 295"]
    ),
    // Told late, at the hour that it was.
    (
      [
        "in 2026-11-17 2026-11-17T20:50", "in 2026-11-18 2026-11-18T07:05",
        "out 2026-11-17 2026-11-18T11:00 07:30",
      ],
      ["17 N 20:50 11:00 630"]
    ),
    // And the other way round in the evening: the night begins later.
    (
      [
        "in 2026-11-17 2026-11-17T20:50", "in 2026-11-18 2026-11-18T07:05", "out 2026-11-17 2026-11-18T11:55",
      ],
      ["17 N 20:50 11:55 600"]
    ),
    // So it is where nobody checked in before it, or checked out a minute before.
    (["in 2026-11-18 2026-11-18T07:10"], ["18 ? 07:10 – 290"]),
    (
      [
        "in 2026-11-17 2026-11-17T20:50", "out 2026-11-17 2026-11-18T08:05", "in 2026-11-18 2026-11-18T08:06",
      ],
      ["17 N 20:50 08:05 600", "18 ? 08:06 – 234"]
    ),
    // Work of its own begins long after, has its check-out, or states its start.
    (
      ["in 2026-11-17 2026-11-17T20:50", "in 2026-11-18 2026-11-18T09:00"],
      ["17 N 20:50 – 600", "18 ? 09:00 – 180"]
    ),
    (
      [
        "in 2026-11-17 2026-11-17T20:50", "in 2026-11-18 2026-11-18T07:05", "out 2026-11-18 2026-11-18T10:05",
      ],
      ["17 N 20:50 – 600", "18 ? 07:05 10:05 180"]
    ),
    (
      [
        "in 2026-11-17 2026-11-17T20:50", "in 2026-11-18 2026-11-18T07:05 07:00",
        "out 2026-11-17 2026-11-18T07:31 07:30",
      ],
      ["17 N 20:50 07:31 630", "18 ? 07:05 – 270"]
    ),
  ])
  func `a check-in by mistake for the check-out begins no shift`(records: [String], shifts: [String]) {
    #expect(Self.told(Self.ledger("R N N R", records, now: "2026-11-18T12:00")) == shifts)
  }

  @Test(arguments: [ClockBasis.said, .notes])
  func `who comes back after a shift that is over has come to other work`(clock: ClockBasis) {
    let records = [
      "in 2026-11-18 2026-11-18T06:55", "out 2026-11-18 2026-11-18T14:35", "in 2026-11-18 2026-11-18T16:40",
      "out 2026-11-18 2026-11-18T20:00",
    ]
    let shifts = Self.told(Self.ledger("R R J R", records, now: "2026-11-19T12:00", clock: clock))
    #expect(shifts == ["18 J 06:55 14:35 \(clock == .said ? 450 : 460)", "18 ? 16:40 20:00 200"])
  }

  @Test(arguments: [
    (["out 2026-11-18 2026-11-18T20:50"], ["18 N – – 600"]),
    (["out 2026-11-18 2026-11-18T20:50", "out 2026-11-18 2026-11-19T07:12"], ["18 N – 07:12 612"]),
    (["out 2026-11-18 2026-11-18T20:50", "in 2026-11-18 2026-11-18T21:05"], ["18 N 21:05 – 595"]),
    // Nor does one that follows a check-in, unless she said when it ended.
    (["in 2026-11-18 2026-11-18T20:40", "out 2026-11-18 2026-11-18T20:50"], ["18 N 20:40 – 620"]),
    (["in 2026-11-18 2026-11-18T20:40", "out 2026-11-18 2026-11-18T20:50 21:30"], ["18 N 20:40 20:50 50"]),
  ])
  func `a check-out by mistake for the check-in ends no shift`(records: [String], shifts: [String]) {
    #expect(
      Self.told(Self.ledger("R R N R", records, now: "2026-11-19T12:00", clock: .notes)) == shifts)
  }

  @Test(arguments: [
    // Out of the night that nobody checked in to, when the day had begun, which then begins and ends.
    (["out 2026-11-18 2026-11-18T07:55 07:50", "in 2026-11-18 2026-11-18T08:00"], ["18 J 08:00 – 450"]),
    (
      [
        "out 2026-11-18 2026-11-18T07:55 07:50", "in 2026-11-18 2026-11-18T08:00",
        "out 2026-11-18 2026-11-18T14:41",
      ],
      ["18 J 08:00 14:41 450"]
    ),
    // A check-in that was forgotten says its start, or comes when the shift is nearly over.
    (
      ["out 2026-11-18 2026-11-18T07:55 07:50", "in 2026-11-18 2026-11-18T08:00 07:00"],
      ["18 J 08:00 07:55 50"]
    ),
    (["out 2026-11-18 2026-11-18T14:10 14:10", "in 2026-11-18 2026-11-18T14:12"], ["18 J 14:12 14:10 430"]),
  ])
  func `a check-in behind the check-out of a shift that had only begun says that it goes on`(
    records: [String], shifts: [String]
  ) {
    #expect(Self.told(Self.ledger("R N J R", records, now: "2026-11-18T15:00")) == shifts)
  }

  @Test func `a shift of 26 hours is told`() {
    let pairing = pair([
      Self.checkIn("2026-11-01", "2026-11-01T07:00:00+01:00"),
      Self.checkOut("2026-11-01", "2026-11-02T09:00:00+01:00"),
    ])
    #expect(pairing.doubts == [.tooLong(checkIn: "in-2026-11-01", checkOut: "out-2026-11-01", hours: 26)])
    #expect(pairing.shifts.count == 1)
  }

  @Test func `a check-out days later does not end a shift`() {
    let pairing = pair([
      Self.checkIn("2026-11-01", "2026-11-01T07:00:00+01:00"),
      Self.checkOut("2026-11-05", "2026-11-05T19:00:00+01:00"),
    ])
    #expect(
      pairing.doubts == [
        .missingCheckOut(checkIn: "in-2026-11-01"), .missingCheckIn(checkOut: "out-2026-11-05"),
      ])
  }

  @Test func `the date of a file wins over everything, without one the shift begun last that has a check-in`()
  {
    var out = Self.checkOut("2026-11-02", "2026-11-02T07:40:00+01:00")
    let checkIn = Self.checkIn("2026-11-01", "2026-11-01T18:50:00+01:00")
    #expect(pair([checkIn, out]).shifts.map(\.day) == ["2026-11-01", "2026-11-02"].map(day))
    out.dateBasis = .name
    #expect(pair([checkIn, out]).shifts.map(\.day) == [day("2026-11-01")])
  }

  @Test func `records that name no moment stay together by their day`() {
    let pairing = pair([Self.checkOut("2026-11-01", nil), Self.checkIn("2026-11-01", nil)])
    #expect(pairing.shifts.count == 1)
    #expect(pairing.doubts.isEmpty)
    #expect(pairing.shifts.first?.soFar == nil)
  }

  @Test(arguments: [("2026-11-02T03:00:00+01:00", true), ("2026-11-03T03:00:00+01:00", false)])
  func `a shift under way is not odd`(now: String, isFine: Bool) {
    let pairing = pair([Self.checkIn("2026-11-01", "2026-11-01T18:50:00+01:00")], now: now)
    #expect(pairing.doubts.isEmpty == isFine)
    #expect(pairing.shifts.count == 1)
  }

  @Test func `without a check-out the rota's hours serve`() {
    let pairing = pair(
      [Self.checkIn("2026-03-03", "2026-03-03T18:50:00+01:00")],
      profile: profile((from: "2026-03-03", cycle: "night")))
    #expect(pairing.shifts.first?.soFar?.presence == 750)
  }

  @Test func `an empty journal has no shifts`() {
    #expect(pair([]).shifts.isEmpty)
    #expect(pair([]).doubts.isEmpty)
  }
}
