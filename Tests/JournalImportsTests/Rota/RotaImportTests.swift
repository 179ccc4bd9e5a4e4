import ImportTestSupport
import JournalFiles
import JournalFormat
import JournalImports
import JournalIndex
import JournalModel
import JournalShifts
import JournalStore
import JournalTestSupport
import Testing
import YAMLCodec

@Suite struct RotaImportTests {
  private func event(_ start: String, _ end: String?, _ title: String, _ more: String = "") -> String {
    "BEGIN:VEVENT\r\nUID:\(start)\(title)\r\nDTSTART\(start)\r\n" + (end.map { "DTEND\($0)\r\n" } ?? "")
      + "SUMMARY:\(title)\r\n\(more)END:VEVENT\r\n"
  }

  private func calendar(_ events: String...) -> String {
    "BEGIN:VCALENDAR\r\n" + events.joined() + "END:VCALENDAR\r\n"
  }

  private func lines(_ reading: Reading) -> [String] {
    var query = Query()
    query.kinds = [.rota]
    query.sort = Sort(by: .date, ascending: true)
    return reading.journal.records(matching: query).records.flatMap { $0.planLines.map(\.written) }
  }

  private static let codes = ["N=night 21:00-07:00", "M=day 06:45-14:15", "RH=rest"].compactMap(
    { ShiftTable.Definition(written: $0) })

  private func imported(_ name: String, _ text: String, _ change: (inout ImportContext) -> Void = { _ in })
    throws -> [String]
  {
    let reading = try Reading()
    try reading.run(name, text) {
      $0.rota.definitions = Self.codes
      change(&$0)
    }
    return lines(reading)
  }

  @Test func `an end before its beginning costs no hours, and a role is one word`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "a.csv",
      """
      date,start,end date,end,code
      2026-12-02,07:00,2026-12-01,15:00,D
      2026-12-03,07:00,05/06/2026 x,15:00,D

      """
    ) { $0.rota.definitions = Self.codes }
    #expect(lines(reading) == ["2026-12-02 D 07:00-15:00", "2026-12-03 D 07:00-15:00"])
    #expect(receipt.problems.count { $0.severity == .error } == 2)
    #expect(
      try imported(
        "b.csv", "date,Jour/Nuit,Nuit\n2026-12-02,Ana,Paul\n2026-12-03,Paul,Ana\n2026-12-04,Ana,Eva\n"
      ) {
        $0.rota.person = "Ana"
      } == ["2026-12-02 jour/nuit", "2026-12-03 night", "2026-12-04 jour/nuit"])
  }

  @Test func `shapes of calendars give the same plan`() throws {
    let night = ["2026-12-01 N 21:00-07:00"]
    #expect(
      try imported("a.ics", calendar(event(":20261201T210000", ":20261202T070000", "N"))) == night)
    #expect(
      try imported("a.ics", calendar(event(":20261201T200000Z", ":20261202T060000Z", "N"))) == night, "UTC")
    #expect(
      try imported(
        "a.ics",
        calendar(event(";TZID=Europe/London:20261201T200000", ";TZID=Europe/London:20261201T060000", "N")))
        == night, "an end on the day of the start")
    #expect(
      try imported(
        "a.ics",
        calendar(
          event(":20261201T210000", ":20261202T000000", "N"),
          event(":20261202T000000", ":20261202T070000", "N")))
        == night, "cut at midnight")
    #expect(try imported("a.ics", calendar(event(";VALUE=DATE:20261201", nil, "N"))) == ["2026-12-01 N"])
  }

  @Test func `rests with times, split days, standby and what is no shift`() throws {
    let text = calendar(
      event(
        ";TZID=Europe/Paris:20261024T000000", ";TZID=Europe/Paris:20261025T000000",
        "Shift: Repos hebdomadaire"),
      event(
        ";TZID=Europe/Paris:20261025T000000", ";TZID=Europe/Paris:20261026T000000",
        "Shift: Repos hebdomadaire"),
      event(":20261026T070000", ":20261026T110000", "M"), event(":20261026T160000", ":20261026T200000", "M"),
      event(":20261026T203000", ":20261026T210000", "Dentist Dr. Who"),
      event(":20261027T200000", ":20261028T080000", "On call"))
    let reading = try Reading()
    let receipt = try reading.run("a.ics", text) { $0.rota.definitions = Self.codes }
    #expect(lines(reading) == ["2026-10-26 M 07:00-11:00, 16:00-20:00", "2026-10-27 on-call 20:00-08:00"])
    #expect(receipt.leftOut == [.notShift: 1])
    #expect(receipt.first?.iso == "2026-10-24" && receipt.last?.iso == "2026-10-27")
  }

  @Test func `codes without a meaning are listed and written, and those that are given one are kept`() throws
  {
    let reading = try Reading()
    let text = calendar(event(";VALUE=DATE:20261201", nil, "H"), event(";VALUE=DATE:20261202", nil, "N"))
    let receipt = try reading.run("a.ics", text) { $0.rota.definitions = Self.codes }
    #expect(receipt.unknown.keys.map(\.word) == ["H"])
    #expect(lines(reading) == ["2026-12-01 H", "2026-12-02 N"])
    let profile = try #require(reading.text("journal.md"))
    #expect(profile.contains("shifts:") && profile.contains("21:00-07:00"))
    let undone = try reading.journal.undo()
    #expect(undone.count == 2)
    #expect(reading.text("journal.md")?.contains("shifts:") == false)
  }

  @Test func `leave that follows itself is one time off`() throws {
    let reading = try Reading()
    let text = calendar(
      event(";VALUE=DATE:20261221", ";VALUE=DATE:20261224", "Annual Leave"),
      event(";VALUE=DATE:20261224", nil, "Annual Leave"), event(";VALUE=DATE:20261228", nil, "Maladie"))
    let receipt = try reading.run("a.ics", text)
    #expect(receipt.added == 3)
    let absences = reading.records.compactMap { Vacation($0) }
    #expect(
      absences.map { [$0.from.iso, $0.until.iso, $0.category.rawValue] } == [
        ["2026-12-21", "2026-12-24", "leave"], ["2026-12-28", "2026-12-28", "sick"],
      ])
    #expect(try reading.run("a.ics", text).same == 3)
  }

  @Test func `a new version is a new publication, the same one is not`() throws {
    let reading = try Reading()
    let first = calendar(
      event(":20261201T210000", ":20261202T070000", "N"), event(";VALUE=DATE:20261231", nil, "M"))
    let second = calendar(
      event(":20261201T210000", ":20261202T073000", "N"), event(";VALUE=DATE:20261231", nil, "M"))
    try reading.run("a.ics", first) { $0.rota.definitions = Self.codes }
    #expect(try reading.run("b.ics", first) { $0.rota.definitions = Self.codes }.same == 1)
    let receipt = try reading.run("b.ics", second) { $0.rota.definitions = Self.codes }
    #expect(receipt.added == 1)
    // The second day has hours that this journal, once opened, did not know.
    #expect(
      receipt.planChanges.map { "\($0.day.iso): \($0.was.joined()) > \($0.becomes.joined())" } == [
        "2026-12-01: N 21:00-07:00 > N 21:00-07:30", "2026-12-31: M > M 06:45-14:15",
      ])
    #expect(reading.folder.files().filter { $0.hasSuffix("rota.md") || $0.hasSuffix("rota-2.md") }.count == 2)
  }

  @Test(
    arguments: [
      // Cut one minute before midnight; a night in one piece, a late shift, a whole day of such a program.
      (
        ["20261116T190000 20261116T235900 Night", "20261117T000000 20261117T073000 Night"],
        ["2026-11-16 night 19:00-07:30"], 0
      ),
      (
        ["20261116T190000 20261116T235959 Night", "20261117T000000 20261117T073000 Night"],
        ["2026-11-16 night 19:00-07:30"], 0
      ),
      (["20261116T150000 20261116T235900 Late"], ["2026-11-16 Late 15:00-00:00"], 0),
      // Hours of leave beside a shift take nothing from it; those of the whole day do.
      (
        ["20261102T070000 20261102T110000 Annual Leave", "20261102T110000 20261102T193000 Day"],
        ["2026-11-02 day 11:00-19:30"], 1
      ),
      (["20261102T070000 20261102T110000 Annual Leave"], [], 0),
      (
        ["20261102T070000 20261102T150000 Annual Leave", "20261102T200000 20261102T230000 Day"],
        ["2026-11-02 day 20:00-23:00"], 1
      ),
      // Without a title: a night, and half an hour.
      (
        ["20261116T190000 20261117T073000 ", "20261118T190000 20261118T193000 "],
        ["2026-11-16 night 19:00-07:30"], 1
      ),
    ] as [([String], [String], Int)])
  func `events that are parts of shifts, beside shifts, or without a title`(
    events: [String], expected: [String], left: Int
  ) throws {
    let reading = try Reading()
    let all = events.map { text in
      let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      return event(":" + parts[0], ":" + parts[1], parts[2])
    }
    let receipt = try reading.run("c.ics", calendar(all.joined()))
    #expect(lines(reading) == expected)
    #expect(receipt.leftOut.values.reduce(0, +) == left)
    #expect(receipt.unknown.isEmpty)
  }

  @Test func `a change of all that follow in a series moves these`() throws {
    let series = "UID:x\r\nSUMMARY:Day\r\n"
    func event(_ day: String, _ start: String, _ end: String, _ more: String) -> String {
      "BEGIN:VEVENT\r\n\(series)DTSTART:202612\(day)T\(start)\r\nDTEND:202612\(day)T\(end)\r\n\(more)END:VEVENT\r\n"
    }
    let text = calendar(
      event("01", "070000", "193000", "RRULE:FREQ=DAILY;COUNT=6\r\n"),
      event("04", "090000", "213000", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261204T070000\r\n"))
    #expect(
      try imported("t.ics", text)
        == [1, 2, 3].map { "2026-12-0\($0) day 07:00-19:30" }
        + [4, 5, 6].map { "2026-12-0\($0) day 09:00-21:30" })
  }

  @Test(arguments: [
    ["Night duty – Ward 4"], ["Garde (bloc 2)"], ["ED Shift 19h-7h"], ["XQ - Extra quiet"],
    ["Ward 4 twilight", "Ward 5 twilight"],
  ])
  func `what a title means is no change of the plan`(titles: [String]) throws {
    let reading = try Reading()
    let text = calendar(
      titles.enumerated().map { event(":2026120\($0 + 1)T190000", ":2026120\($0 + 2)T073000", $1) }.joined())
    func run() throws -> ImportReceipt {
      try reading.run("t.ics", text, as: .ics) { context in
        context.rota.definitions = titles.compactMap { ShiftTable.Definition(written: $0 + "=night") }
      }
    }
    try reading.run("t.ics", text, as: .ics)
    for _ in 1...2 {
      let receipt = try run()
      #expect(receipt.added == 0 && receipt.unknown.isEmpty && receipt.problems.isEmpty)
    }
    #expect(try reading.run("t.ics", text).added == 0)
  }

  /// What an earlier and a later version of a calendar have, as days of December, and what holds then.
  private struct Versions {
    var earlier: [Int]
    var later: [Int]
    var worked: [Int]
    var unnamed = 0
    var file = "p.ics"
    var head = ""
    var from: String?
  }

  @Test(arguments: [
    Versions(earlier: [1, 10], later: [1, 8], worked: [1, 8]),
    Versions(earlier: [1, 10], later: [5, 10], worked: [5, 10]),
    Versions(earlier: [1, 10], later: [1], worked: [1]),
    Versions(earlier: [1, 10], later: [10], worked: [10]),
    Versions(earlier: [1, 10], later: [3, 12], worked: [3, 12]),
    Versions(earlier: [1, 10], later: [1, 8], worked: [1, 8], file: "p (1).ics"),
    Versions(earlier: [1, 10], later: [1, 8], worked: [1, 8], file: "p.csv"),
    // Another calendar, a message about one shift, another month that shares a night, days that were said.
    Versions(earlier: [1, 10], later: [1, 8], worked: [1, 8, 10], file: "q.ics"),
    Versions(earlier: [1, 10], later: [1], worked: [1, 10], head: "METHOD:REQUEST\r\n"),
    Versions(earlier: [1, 2, 14], later: [14, 15, 28], worked: [1, 2, 14, 15, 28], unnamed: 2),
    Versions(earlier: [14, 28], later: [1, 2, 14], worked: [1, 2, 14, 28], unnamed: 1),
    Versions(earlier: [1, 10], later: [5, 10], worked: [1, 5, 10], from: "2026-12-05"),
  ])
  private func `a later version rules over the days of the earlier one`(versions: Versions) throws {
    let reading = try Reading()
    func text(_ days: [Int], _ head: String) -> String {
      let days = days.map { $0 < 10 ? "0\($0)" : "\($0)" }
      if versions.file.hasSuffix(".csv") {
        return "date,code,start,end\n" + days.map { "2026-12-\($0),Day,07:00,19:30\n" }.joined()
      }
      return calendar(
        head + days.map { event(":202612\($0)T070000", ":202612\($0)T193000", "Day") }.joined())
    }
    var now = Reading.now
    func run(_ name: String, _ days: [Int], _ head: String, from: String? = nil) throws -> ImportReceipt {
      now.local = CivilTime(secondsSinceEpoch: now.local.secondsSinceEpoch + 60)
      return try reading.plan(name, Array(text(days, head).utf8), now: now) {
        $0.from = from.flatMap { CivilDay(iso: $0) }
      }.write()
    }
    _ = try run(versions.file.hasSuffix(".csv") ? versions.file : "p.ics", versions.earlier, "")
    let receipt = try run(versions.file, versions.later, versions.head, from: versions.from)
    let plan = ShiftPlan(profile: reading.journal.profile, shiftRecords: reading.records)
    let worked = (1...31).filter { number in
      CivilDay(year: 2026, month: 12, day: number).map { plan.shifts(on: $0)?.isEmpty == false } ?? false
    }
    #expect(worked == versions.worked)
    #expect((receipt.leftOut[.unnamed] ?? 0) == versions.unnamed)
    let gone = versions.earlier.filter { !versions.worked.contains($0) }
    #expect(receipt.planChanges.filter(\.becomes.isEmpty).map(\.day.day) == gone)
    #expect(try run(versions.file, versions.later, versions.head, from: versions.from).added == 0)
  }

  @Test func `of three publications of one moment the last one holds`() throws {
    let reading = try Reading()
    func shift(_ day: String) -> String { event(":202612\(day)T070000", ":202612\(day)T193000", "Day") }
    let cancelled = calendar("METHOD:CANCEL\r\n", shift("06"))
    for (name, text) in [
      ("u1.ics", calendar(shift("01"), shift("03"), shift("06"))),
      ("u2.ics", calendar(shift("01"), shift("06"))),
      ("u3.ics", cancelled),
    ] { try reading.run(name, text) }
    let plan = ShiftPlan(profile: reading.journal.profile, shiftRecords: reading.records)
    #expect(
      plan.publications.map(\.id) == ["2026-12-01-rota", "2026-12-01-rota-2", "2026-12-06-rota-3"])
    #expect(
      ["2026-12-01", "2026-12-03", "2026-12-06"].compactMap { CivilDay(iso: $0) }.map {
        plan.shifts(on: $0)?.count
      } == [1, 0, 0])
    #expect(try reading.run("u3.ics", cancelled).added == 0)
  }

  @Test(arguments: [
    ("p.csv", "date;code;début;fin\n01/12/2026;N;21h00;7h00\n13/12/2026;M;06:45;14:15\n"),
    ("p.csv", "Start,End,Shift\n2026-12-01 21:00,2026-12-02 07:00,N\n2026-12-13 06:45,2026-12-13 14:15,M\n"),
    ("p.csv", "jour\tposte\thoraires\n2026-12-01\tN\t21h-7h\n2026-12-13\tM\t6h45-14h15\n"),
    ("p.txt", "01.12.2026\tN\t21:00-07:00\n13.12.2026\tM\t06:45-14:15\n"),
    ("p.txt", "2026-12-01 N 21:00-07:00\n\n2026-12-13 M 06:45-14:15 # new\n"),
    ("p.csv", "date,code,start,end\n2026-12-01,N,2100,0700\n2026-12-13,M,0645,1415\n"),
    ("p.csv", "date,code,start,end\n2026-12-01,N,21,7\n2026-12-13,M,0645,1415\n"),
  ])
  func `tables with a row a day or a shift`(name: String, text: String) throws {
    #expect(try imported(name, text) == ["2026-12-01 N 21:00-07:00", "2026-12-13 M 06:45-14:15"])
  }

  @Test func `a month with a column a day, of a person`() throws {
    let days = (1...31).map(String.init).joined(separator: ";")
    func row(_ name: String, _ codes: [Int: String]) -> String {
      name + ";" + (1...31).map { codes[$0] ?? "" }.joined(separator: ";") + "\n"
    }
    let text =
      "Planning décembre 2026\nNom;" + days + "\n" + row("Léa Martin", [1: "N", 2: "RH"])
      + row("Camille Roy", [3: "M", 4: "M+AST"])
    #expect(
      try imported("planning.csv", text) { $0.rota.person = "camille" } == [
        "2026-12-03 M", "2026-12-04 M, AST",
      ])
    #expect(throws: ImportFailure.self) { try imported("planning.csv", text) }
    #expect(throws: ImportFailure.self) { try imported("planning.csv", text) { $0.rota.person = "Bob" } }
  }

  @Test func `a column a role, names in the cells`() throws {
    let text =
      "Date,SHO,Night SHO\n2026-12-01,James (instead of William),William\n2026-12-02,William (AM) James (PM),\n2026-12-03,Anna,William\n"
    #expect(
      try imported("r.csv", text) { $0.rota.person = "William" } == [
        "2026-12-01 night-sho", "2026-12-02 sho-am", "2026-12-03 night-sho",
      ])
  }

  @Test func `a half day of a role and a name that may be misspelt are asked about`() throws {
    let reading = try Reading()
    let roles = ["SHO=day 07:00-19:00", "Night SHO=night 19:00-07:00"]
    let receipt = try reading.run(
      "d.csv",
      """
      Date,SHO,Night SHO
      2026-12-01,Claire,Bob
      2026-12-02,Claire (instead of William),Bob
      2026-12-03,James (AM) Claire (PM),Bob
      2026-12-04,Clair,Bob

      """
    ) {
      $0.rota.person = "Claire"
      $0.rota.definitions = roles.compactMap { ShiftTable.Definition(written: $0) }
    }
    #expect(receipt.unknown.keys.map(\.word).sorted() == ["SHO Clair", "SHO PM"])
    #expect(
      lines(reading) == [
        "2026-12-01 SHO", "2026-12-02 SHO", "2026-12-03 sho-pm", "2026-12-04 sho-clair",
      ])
  }

  @Test func `days that no row tells apart from months are refused`() throws {
    let failure = #expect(throws: ImportFailure.self) {
      try imported("p.csv", "code,date\nN,01/12/2026\nN,02/12/2026\n")
    }
    #expect(failure?.problem.position?.line == 2 && failure?.problem.position?.column == 2)
    #expect(
      try imported("p.csv", "date,code\n01/12/2026,N\n") { $0.rota.isDayFirst = true } == ["2026-12-01 N"])
  }

  @Test func `what takes longer than a day is told day by day`() throws {
    #expect(
      try imported("a.ics", calendar(event(":20261204T180000", ":20261207T080000", "On call"))) == [
        "2026-12-04 on-call 18:00-18:00", "2026-12-05 on-call 18:00-18:00", "2026-12-06 on-call 18:00-08:00",
      ])
    let leave = try Reading()
    try leave.run("a.ics", calendar(event(":20261204T080000", ":20261206T180000", "Annual Leave")))
    #expect(leave.records.compactMap { Vacation($0)?.until.iso } == ["2026-12-06"])
  }

  @Test func `an event that calls itself a shift is one, and whole words for rests are known`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "a.ics",
      calendar(
        event(":20261201T080000", ":20261201T120000", "Shift: Reception"),
        event(":20261202T000000", ":20261203T000000", "RDO - Rostered Day Off"),
        event(";VALUE=DATE:20261204", nil, "Sleep"), event(";VALUE=DATE:20261205", nil, "Study Leave")))
    #expect(lines(reading) == ["2026-12-01 reception 08:00-12:00"])
    #expect(receipt.leftOut.isEmpty)
    #expect(receipt.unknown.map(\.key.word) == ["Shift: Reception"])
    #expect(reading.records.compactMap { Vacation($0)?.category } == [.training])
  }

  @Test(arguments: [
    ("rota-2026-11-30.csv", "Name,Mon 30,Tue 1,Wed 2,Thu 3,Fri 4\nLéa,N,,M,RH,N\nPaul,M,M,M,M,M\n"),
    ("p.csv", "Semaine du 30 novembre 2026\nNom;30;1;2;3;4\nLéa;N;;M;RH;N\nPaul;M;M;M;M;M\n"),
    ("plan_2026.csv", "Nom;30/11;01/12;02/12;03/12;04/12\nLéa;N;;M;RH;N\nPaul;M;M;M;M;M\n"),
    (
      "p.csv",
      "Date,Léa,Paul\n2026-11-30,N,M\n2026-12-01,,M\n2026-12-02,M,M\n2026-12-03,RH,M\n2026-12-04,N,M\n"
    ),
    ("p.csv", "30.11.2026\nNo,Last,First,30,1,2,3,4\n7,Roy,Léa,N,,M,RH,N\n8,Roy,Paul,M,M,M,M,M\n"),
  ])
  func `tables of some days, with a row or a column a person`(name: String, text: String) throws {
    #expect(
      try imported(name, text) { $0.rota.person = text.contains("Last") ? "Léa Roy" : "léa" } == [
        "2026-11-30 N", "2026-12-02 M", "2026-12-04 N",
      ])
  }

  @Test func `hours that end when they begin are none`() throws {
    #expect(
      try imported("p.csv", "date,start,end,code\n2026-12-13,08:00,08:00,M\n2026-12-14,06:45,14:15,M\n")
        == ["2026-12-13 M", "2026-12-14 M 06:45-14:15"])
  }

  @Test func `hours in a cell, several of them, and what lasts several days`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "p.csv",
      """
      Subject,Start Date,Start Time,End Date,End Time,Hours
      M,2026-12-01,,,,07:00-11:00 16:00-20:00
      ,2026-12-02,,,,7h-11h / 16h-20h
      N,2026-12-03,9:00 PM,2026-12-04,7:00 AM,
      On call,2026-12-05,18:00,2026-12-07,08:00,
      Annual Leave,2026-12-20,,2026-12-24,,
      M,2026-12-26,,,,all day

      """
    ) { $0.rota.definitions = Self.codes }
    #expect(
      lines(reading) == [
        "2026-12-01 M 07:00-11:00, 16:00-20:00", "2026-12-02 day 07:00-11:00, 16:00-20:00",
        "2026-12-03 N 21:00-07:00", "2026-12-05 on-call 18:00-18:00", "2026-12-06 on-call 18:00-08:00",
        "2026-12-26 M",
      ])
    #expect(reading.records.compactMap { Vacation($0)?.until.iso } == ["2026-12-24"])
    let errors = receipt.problems.filter { $0.severity == .error }
    #expect(errors.map(\.position?.line) == [7] && errors.map(\.position?.column) == [6])
  }

  /// Rotas of many kinds give the plan that they were made from.
  @Test(arguments: 0..<24)
  func `generated rotas come back`(seed: Int) throws {
    let zones = ["Europe/Paris", "Europe/London", "America/New_York"]
    let zone = zones[seed % 3]
    let isUTC = seed % 2 == 0
    let rules = try #require(SystemZones().zone(named: zone))
    var (expected, events): ([String], [String]) = ([], [])
    for number in 0..<20 {
      // Around both changes of the clocks of 2026.
      let first = CivilDay(iso: seed % 4 < 2 ? "2026-10-15" : "2026-03-01") ?? CivilDay(number: 0)
      let day = first.advanced(by: number * 2 + seed % 2)
      let isNight = (number + seed) % 3 == 0
      let start = CivilTime(day: day, time: ClockTime(iso: isNight ? "21:15" : "06:45") ?? .midnight)
      let end = CivilTime(
        day: isNight ? day.advanced(by: 1) : day,
        time: ClockTime(iso: isNight ? "07:15" : "14:45") ?? .midnight)
      let midnight = CivilTime(day: day.advanced(by: 1), time: .midnight)
      expected.append("\(day.iso) \(isNight ? "N 21:15-07:15" : "M 06:45-14:45")")
      func stamp(_ time: CivilTime) -> String {
        let written = isUTC ? TimeZoneRules.utc.local(rules.instant(of: time)) : time
        let digits = (written.day.iso + "T" + written.time.iso).filter { $0.isNumber || $0 == "T" } + "00"
        return isUTC ? ":\(digits)Z" : ";TZID=\(zone):\(digits)"
      }
      if isNight, seed % 5 == 0 {
        events += [event(stamp(start), stamp(midnight), "N"), event(stamp(midnight), stamp(end), "N")]
      } else if isNight, seed % 5 == 1, !isUTC {
        events.append(event(stamp(start), stamp(CivilTime(day: day, time: end.time)), "N"))
      } else {
        events.append(event(stamp(start), stamp(end), isNight ? "N" : "M"))
      }
    }
    let reading = try Reading(zone: zone)
    try reading.run("r.ics", "BEGIN:VCALENDAR\r\n" + events.shuffled().joined() + "END:VCALENDAR\r\n") {
      $0.rota.definitions = Self.codes
    }
    #expect(lines(reading) == expected)
  }

  @Test func `a series without an end says what lies before the days that are read, and that it goes on`()
    throws
  {
    let series = event(":20250106T070000", ":20250106T193000", "Day", "RRULE:FREQ=WEEKLY;BYDAY=MO\r\n")
    // What is no shift takes no word.
    let yoga = event(":20250107T180000", ":20250107T190000", "Yoga with Anna", "RRULE:FREQ=WEEKLY\r\n")
    let left = try Reading().run("a.ics", calendar(series, yoga)).leftOut
    #expect(left[.earlier] == 46 && left[.later] == 1 && left[.notShift] != nil)
    let asked = try Reading().run("a.ics", calendar(series)) {
      ($0.from, $0.until) = (CivilDay(iso: "2026-12-01"), CivilDay(iso: "2026-12-31"))
    }
    #expect(asked.leftOut == [:] && asked.planChanges.count == 4)
  }

  @Test func `the calendars of an archive are read, each of them`() throws {
    let reading = try Reading()
    let files = [("a", "01"), ("b", "02")].map { name, day in
      (
        "\(name)@group.calendar.google.com.ics",
        Array(calendar(event(":202612\(day)T070000", ":202612\(day)T193000", "Day")).utf8)
      )
    }
    let receipt = try reading.run(
      "Claire.ical.zip", ZipMaker.archive(files.map { (name: $0.0, bytes: $0.1) }))
    #expect(receipt.format == .ics && receipt.read == 2)
    #expect(lines(reading) == ["2026-12-01 day 07:00-19:30", "2026-12-02 day 07:00-19:30"])
  }

  @Test(arguments: [
    ("planning decembre 2026.csv", "Nom;1;2;3;4\nClaire;J;J;N;R\n", SourceFlaw.fewDays(4)),
    ("planning.csv", "Nom;1;2;3;4\nClaire;J;J;N;R\n", .missingColumn("date")),
  ])
  func `a row of days that is too short is called that`(name: String, text: String, flaw: SourceFlaw) throws {
    let error = #expect(throws: ImportFailure.self) { try Reading().run(name, Array(text.utf8), as: .csv) }
    #expect(error?.problem.reason == .source(flaw))
  }

  @Test func `a start alone lacks its end, and is no hours that nobody can read`() throws {
    let receipt = try Reading().run(
      "a.csv", "date,code,start,end\n2026-12-13,Night,1900,0730\n2026-12-14,Day,7,15\n2026-12-15,Day,07:00,\n"
    )
    #expect(receipt.problems.map(\.reason) == [.source(.noHours("07:00–"))])
  }

  @Test
  func
    `a workbook with an open sheet before one of days has open ends: a first shift that moved is there once`()
    throws
  {
    func sheet(_ name: String, _ table: String) -> String {
      let rows = table.split(separator: "\n").map { row in
        row.split(separator: ";").map { "<table:table-cell><text:p>\($0)</text:p></table:table-cell>" }
          .joined()
      }
      return "<table:table table:name=\"\(name)\">"
        + rows.map { "<table:table-row>\($0)</table:table-row>" }.joined() + "</table:table>"
    }
    let days = "Januar 2027;" + (1...10).map(String.init).joined(separator: ";")
    let reading = try Reading()
    for first in ["01", "03"] {
      let sheets =
        sheet("a", "Datum;Dienst\n2026-12-\(first);M\n2026-12-29;M")
        + sheet("b", days + "\nAnna" + String(repeating: ";M", count: 10))
      let book = ZipMaker.archive([
        ("mimetype", Array("application/vnd.oasis.opendocument.spreadsheet".utf8)),
        ("content.xml", Array("<o><office:spreadsheet>\(sheets)</office:spreadsheet></o>".utf8)),
      ])
      try reading.run("w.ods", book, as: .ods) { $0.rota.definitions = Self.codes }
    }
    let plan = ShiftPlan(profile: Profile(), shiftRecords: reading.records, zone: .utc)
    let worked = (1...5).filter { day in
      CivilDay(year: 2026, month: 12, day: day).flatMap { plan.shifts(on: $0) }?.isEmpty == false
    }
    #expect(worked == [3])
  }
}
