import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalTestSupport
import Testing
import YAMLCodec

/// Days and halves of days that a rota leaves open are refused or asked about; nothing is lost unsaid.
@Suite struct UncertainDayTests {
  private static let codes = ["D=day 7-19", "N=night 19-7", "R=rest"].compactMap {
    ShiftTable.Definition(written: $0)
  }

  private func receipt(
    _ name: String, _ text: String, _ reading: Reading, _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> ImportReceipt {
    try reading.run(name, text, as: name.hasSuffix(".csv") ? .csv : nil) { context in
      context.rota.definitions = Self.codes
      change(&context)
    }
  }

  private func errors(_ receipt: ImportReceipt) -> [Problem] {
    receipt.problems.filter { $0.severity == .error }
  }

  private func lines(_ reading: Reading) -> [String] {
    reading.records.flatMap { $0.planLines.map(\.written) }
  }

  private func off(_ reading: Reading) -> [String] {
    reading.records.compactMap { Vacation($0) }.map { off in
      [off.from.iso, off.until.iso, off.category.rawValue, off.half?.rawValue ?? "-"].joined(separator: " ")
    }
  }

  /// Events of a day each, by their days and titles.
  private func calendar(_ events: [(day: String, title: String)]) -> String {
    "BEGIN:VCALENDAR\n"
      + events.map { "BEGIN:VEVENT\nUID:\($0)\nDTSTART;VALUE=DATE:\($0)\nSUMMARY:\($1)\nEND:VEVENT\n" }
      .joined()
      + "END:VCALENDAR\n"
  }

  @Test(arguments: [
    ("N", SourceFlaw?.some(.noDate("2026120X"))), ("Shift: Ward 3", .noDate("2026120X")),
    ("night", .noDate("2026120X")),
    ("Birthday of Lea", nil),
  ])
  func `a shift of a calendar whose day can't be read makes no day rest`(title: String, expected: SourceFlaw?)
  {
    let events = [("20261201", "N"), ("2026120X", title), ("20261205", "N")]
    #expect(flaw("a.ics", calendar(events)) == expected)
    // Where every day is spoken of none would be rest.
    #expect(flaw("a.ics", calendar([("20261201", "N"), ("2026120X", title), ("20261202", "N")])) == nil)
  }

  @Test func `a word that an open half has is used`() throws {
    let reading = try Reading()
    let said = try receipt("a.ics", calendar([("20261201", "N"), ("20261202", "1/2 CA")]), reading) {
      $0.rota.definitions += [ShiftTable.Definition(written: "CA=leave")].compactMap(\.self)
    }
    // Those of the other definitions are unused; that of the leave is not.
    let labels = ["N", "1/2 CA"]
    #expect(
      said.problems.map(\.reason) == [
        .source(.openHalf("1/2 CA")), .source(.unusedWord("D", labels)), .source(.unusedWord("R", labels)),
      ])
  }

  private func flaw(_ name: String, _ text: String, from: String? = nil, until: String? = nil) -> SourceFlaw?
  {
    do {
      let reading = try Reading()
      _ = try receipt(name, text, reading) { context in
        context.from = from.flatMap { CivilDay(iso: $0) }
        context.until = until.flatMap { CivilDay(iso: $0) }
      }
      return nil
    } catch let error as ImportFailure {
      if case .source(let flaw) = error.problem.reason { return flaw }
      return nil
    } catch { return nil }
  }

  private func calendar(_ events: [(start: String, end: String, title: String)]) -> String {
    "BEGIN:VCALENDAR\r\n"
      + events.enumerated().map { index, event in
        "BEGIN:VEVENT\r\nUID:\(index)\r\nDTSTART\(event.start)\r\n"
          + (event.end.isEmpty ? "" : "DTEND\(event.end)\r\n") + "SUMMARY:\(event.title)\r\nEND:VEVENT\r\n"
      }.joined() + "END:VCALENDAR\r\n"
  }

  // MARK: Days far apart

  @Test func `a rota of many years comes in whole`() throws {
    let first = try #require(CivilDay(iso: "2019-01-07"))
    let days = (0..<968).map { first.advanced(by: $0 * 3) }
    let reading = try Reading()
    let receipt = try receipt(
      "a.csv", "Date,Shift\n" + days.map { $0.iso + ",D\n" }.joined(), reading)
    #expect(receipt.first == first && receipt.last == days.last)
    #expect(lines(reading).count == 968)
  }

  @Test(arguments: [
    ("2026-12-13,D\n2026-12-14,N\n2062-12-15,N\n", "2062-12-15", 1),
    ("2016-12-13,D\n2026-12-14,N\n2026-12-15,N\n", "2016-12-13", 1),
    ("2025-12-13,D\n2025-12-14,N\n2026-12-15,N\n2026-12-16,N\n2026-12-17,D\n", "2025-12-13..2025-12-14", 2),
  ])
  func `days far from all others are named, and nothing is taken`(rows: String, days: String, count: Int) {
    let table = "Date,Shift\n" + rows
    #expect(flaw("a.csv", table) == .loneDays(days, count: count))
    #expect(flaw("a.csv", table, from: "2016-01-01", until: "2062-12-31") == nil)
    #expect(flaw("a.csv", table, from: "2026-12-01", until: "2026-12-31") == nil)
  }

  // MARK: Days that can't be read

  @Test(arguments: [
    // A row a shift, a week, roles with names.
    ("Date,Shift\n01.12.2026,D\n31.11.2026,N\n05.12.2026,D\n", "31.11.2026"),
    ("Date,Shift\n31.11.2026,N\n01.12.2026,D\n05.12.2026,D\n", "31.11.2026"),
    (
      "w/c,Mon,Tue,Wed,Thu,Fri,Sat,Sun\n30.11.2026,D,D,,,,,\n37.12.2026,D,D,,,,,\n14.12.2026,D,D,,,,,\n",
      "37.12.2026"
    ),
    ("Date,Day,Night\n01.12.2026,Ana,Bo\n32.12.2026,Ana,Bo\n04.12.2026,Bo,Ana\n", "32.12.2026"),
  ])
  func `a shift whose day can't be read makes no day rest`(table: String, written: String) throws {
    do {
      _ = try receipt("a.csv", table, try Reading()) { context in
        if table.contains("Ana") { context.rota.person = "Ana" }
      }
      Issue.record("taken")
    } catch let error as ImportFailure { #expect(error.problem.reason == .source(.noDate(written))) }
  }

  @Test(arguments: [
    // No day is left that could be the one; a line that says no shift.
    "01.12.2026,D\n31.11.2026,N\n02.12.2026,D\n", "01.12.2026,D\nKW 49,\n05.12.2026,D\n",
  ])
  func `a row without a day is left out where none becomes rest by it`(rows: String) throws {
    let reading = try Reading()
    let receipt = try receipt("a.csv", "Date,Shift\n" + rows, reading)
    #expect(lines(reading).count == 2 && receipt.leftOut[.unreadable] == 1)
  }

  @Test func `a word is not said to be missing where no day could be read`() throws {
    let receipt = try receipt("a.csv", "Date;Code\n05/12;D\n", try Reading())
    #expect(receipt.problems.map(\.reason) == [.source(.noDate("05/12"))])
  }

  // MARK: Months

  @Test(arguments: [
    // A head a month.
    (",December 2026,,,January 2027,,\nName,29,30,31,1,2,3\nClaire,D,D,N,N,R,D\n", "2026-12-29"),
    (",July 2026,,,August 2026,,\nName,29,30,31,1,2,3\nClaire,D,D,N,N,R,D\n", "2026-07-29"),
    (",November 2026,,December 2026,,\nName,29,30,1,2,3\nClaire,D,D,N,N,D\n", "2026-11-29"),
    // The days of the week tell.
    (
      "Rota January 2027\nName,28,29,30,31,1,2,3\n,Mon,Tue,Wed,Thu,Fri,Sat,Sun\nClaire,D,D,N,N,R,D,D\n",
      "2026-12-28"
    ),
    (
      "Rota January 2027\n,L,M,M,J,V,S,D\nName,28,29,30,31,1,2,3\nClaire,D,D,N,N,R,D,D\n", "2026-12-28"
    ),
    (
      "Plan Januar 2027\nName,Mo 28,Di 29,Mi 30,Do 31,Fr 1,Sa 2,So 3\nClaire,D,D,N,N,R,D,D\n", "2026-12-28"
    ),
    (
      "Rota January 2027\nName,28,29,30,31,1,2,3\n,Thu,Fri,Sat,Sun,Mon,Tue,Wed\nClaire,D,D,N,N,R,D,D\n",
      "2027-01-28"
    ),
  ])
  func `a grid over the end of a month begins in the month that its heads tell`(
    table: String, first: String
  ) throws {
    let reading = try Reading()
    _ = try receipt("g.csv", table, reading)
    #expect(lines(reading).first?.prefix(10) == Substring(first))
  }

  @Test(arguments: [
    ("Name,Mon 7 Dec,Tue 8 Dec,Wed 9 Dec,Thu 10 Dec\nClaire,D,N,R,D\n", "2026-12-07", "rota-2026-12.csv"),
    ("Name,Mon 7 Dec,Tue 8 Dec,Wed 9 Dec,Thu 10 Dec\nClaire,D,N,R,D\n", "2026-12-07", "g.csv"),
    ("Nom,mar. 1 déc,mer. 2 déc,jeu. 3 déc\nClaire,D,N,R\n", "2026-12-01", "g.csv"),
    ("Name,30. Nov,1. Dez,2. Dez,3. Dez\nClaire,D,N,R,D\n", "2026-11-30", "plan-2026-12.csv"),
  ])
  func `heads with the names of their months need no year`(table: String, first: String, file: String) throws
  {
    let reading = try Reading()
    _ = try receipt(file, table, reading)
    #expect(lines(reading).first == first + " D")
  }

  @Test func `heads with the names of months that nothing dates are days of a month`() throws {
    let table = "Name,7 Dec,8 Dec,9 Dec,10 Dec\nClaire,D,N,R,D\n"
    #expect(flaw("g.csv", table) == .missingMonth)
    #expect(flaw("g.csv", table, from: "2026-12-07") == nil)
  }

  @Test func `a grid that may begin in either of two months is refused, and --from tells`() throws {
    let table = "Rota January 2027\nName,28,29,30,31,1,2,3\nClaire,D,D,N,N,R,D,D\n"
    #expect(flaw("h.csv", table) == .missingMonth)
    let reading = try Reading()
    _ = try receipt("h.csv", table, reading) { $0.from = CivilDay(iso: "2026-12-28") }
    #expect(lines(reading).first == "2026-12-28 D")
  }

  // MARK: Hours and dates

  @Test func `24 as a start is no hour of the same day`() throws {
    let reading = try Reading()
    let receipt = try receipt(
      "s.csv", "Date,Shift,Start,End\n2026-12-06,N,24:00,08:00\n2026-12-08,D,14:00,24:00\n", reading)
    #expect(errors(receipt).map(\.reason) == [.source(.noHours("24:00"))])
    #expect(lines(reading) == ["2026-12-06 N", "2026-12-08 D 14:00-00:00"])
  }

  @Test func `a table by a clock of twelve gives no shift hours that only seem to fit`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "h.csv",
      "Date,Shift,Start,End\n2026-12-01,Day,7:00,3:00\n2026-12-02,Late,3:00,11:00\n"
        + "2026-12-03,Night,11:00,7:00\n2026-12-04,Day,7:00,12:00\n", as: .csv)
    #expect(
      receipt.likely == ["Day": "day 07:00-15:00", "Late": "late 15:00-23:00", "Night": "night 23:00-07:00"])
    #expect(
      errors(receipt).map(\.reason) == [
        .source(.longHours("07:00-03:00")), .source(.twelveHours("03:00-11:00")),
        .source(.longHours("11:00-07:00")),
      ])
    #expect(
      lines(reading) == [
        "2026-12-01 day", "2026-12-02 Late", "2026-12-03 night", "2026-12-04 day 07:00-12:00",
      ])
  }

  @Test func `hours behind noon are those of a clock of twenty-four`() throws {
    let reading = try Reading()
    _ = try reading.run(
      "h.csv",
      "Date,Shift,Start,End\n2026-12-01,Day,7:00,3:00\n2026-12-02,Late,3:00,11:00\n"
        + "2026-12-03,Late,14:00,22:00\n", as: .csv)
    #expect(lines(reading).dropFirst() == ["2026-12-02 Late 03:00-11:00", "2026-12-03 Late 14:00-22:00"])
  }

  @Test(arguments: [
    "Mo 07.12.2026", "Mo. 07.12.2026", "07.12.2026 (Mo)", "Montag, 07.12.2026", "lu 07.12.2026", "07-Dec-26",
    "7 déc. 26",
  ])
  func `days as sheets have them`(written: String) throws {
    #expect(WrittenDays([written]).day(written) == CivilDay(iso: "2026-12-07"))
  }

  @Test(arguments: [
    ("Night 7p-7a", "19:00-07:00"), ("Frühdienst 6-14", "06:00-14:00"), ("Late 3p-11p", "15:00-23:00"),
  ])
  func `hours behind the word of a shift as people say them`(cell: String, hours: String) throws {
    let reading = try Reading()
    let receipt = try receipt("p.csv", "Date,Shift\n2026-12-02,D\n2026-12-13,\(cell)\n", reading)
    #expect(receipt.unknown.isEmpty && lines(reading).last?.hasSuffix(" " + hours) == true)
  }

  @Test func `an end before its beginning is called that`() throws {
    let days = ["2026-12-08", "2026-12-07"].compactMap { CivilDay(iso: $0) }
    let receipt = try receipt(
      "e.csv", "Date,Shift,Start,End date,End\n2026-12-08,D,07:00,2026-12-07,19:00\n", try Reading())
    #expect(errors(receipt).map(\.reason) == [.untilBeforeFrom(from: days[0], until: days[1])])
    #expect(errors(receipt).map(\.position?.column) == [4])
  }

  // MARK: Halves and cancelled ones

  @Test(arguments: [
    ("Annual leave (AM)", "leave morning"), ("Congé (matin)", "leave morning"),
    ("Annual leave - afternoon", "leave afternoon"), ("Urlaub Nachmittag", "leave afternoon"),
    ("Leave · half a day, morning", "leave morning"), ("Urlaub am Montag", "leave -"),
    ("1/2 U après-midi", "leave afternoon"), ("U½ AM", "leave morning"), ("Sick (PM)", "sick afternoon"),
  ])
  func `half a day off is half a day`(title: String, off: String) throws {
    let reading = try Reading()
    let text = calendar([
      (";VALUE=DATE:20261201", "", title), (";VALUE=DATE:20261202", "", "D"),
    ])
    _ = try receipt("l.ics", text, reading) { context in
      context.rota.definitions += [ShiftTable.Definition(written: "U=leave")].compactMap(\.self)
      if title == "Urlaub am Montag" {
        let whole = ShiftTable.Definition(written: "Urlaub am Montag=leave")
        context.rota.definitions += [whole].compactMap(\.self)
      }
    }
    #expect(self.off(reading) == ["2026-12-01 2026-12-01 " + off])
  }

  @Test func `half a day that does not say which is asked about, and is no whole day`() throws {
    let reading = try Reading()
    let receipt = try receipt(
      "l.ics",
      calendar([
        (";VALUE=DATE:20261201", "", "Annual leave (half day)"), (";VALUE=DATE:20261202", "", "D"),
      ]), reading)
    #expect(off(reading) == [])
    #expect(errors(receipt).map(\.reason) == [.source(.openHalf("Annual leave (half day)"))])
    #expect(lines(reading).first?.hasPrefix("2026-12-01 ") == true)
  }

  @Test func `half a day that does not say which leaves what is known of its day`() throws {
    let reading = try Reading()
    let half = calendar([(";VALUE=DATE:20261201", "", "CA 1/2"), (";VALUE=DATE:20261203", "", "D")])
    func words() -> [String] {
      reading.records.filter { $0.source == ImportFormat.ics.source }.flatMap { $0.planLines.map(\.written) }
    }
    let leave = try #require(ShiftTable.Definition(written: "CA=leave"))
    func take() throws { _ = try receipt("l.ics", half, reading) { $0.rota.definitions.append(leave) } }
    try take()
    #expect(words().map { $0.prefix(10) } == ["2026-12-01", "2026-12-03"])
    reading.folder.write(
      "---\nkind: vacation\nfrom: 2026-12-01\nuntil: 2026-12-01\nhalf: morning\n---\n",
      to: "journal/2026/12/2026-12-01-vacation.md")
    try take()
    #expect(words().last == "2026-12-03 D" && words().count == 3)
    let worked = try Reading()
    _ = try receipt("d.csv", "Date,Shift\n2026-12-01,D\n2026-12-03,N\n", worked)
    _ = try receipt("l.ics", half, worked) { $0.rota.definitions.append(leave) }
    #expect(
      lines(worked).contains("2026-12-03 D") && lines(worked).filter { $0 == "2026-12-01 D" }.count == 2)
  }

  @Test func `half a day off stands among the days that change`() throws {
    let text = calendar([(";VALUE=DATE:20261201", "", "Leave (AM)"), (";VALUE=DATE:20261202", "", "D")])
    let changes = try receipt("l.ics", text, try Reading()).planChanges
    #expect(
      changes.map(\.becomes) == [["leave morning"], ["D 07:00-19:00"]] && changes.allSatisfy(\.was.isEmpty))
  }

  @Test(arguments: [
    ("080000", "120000", ["2026-12-03 2026-12-03 leave morning"]),
    ("130000", "173000", ["2026-12-03 2026-12-03 leave afternoon"]),
    ("080000", "160000", ["2026-12-03 2026-12-03 leave -"]), ("110000", "150000", []),
    ("080000", "090000", []),
  ])
  func `a few hours off are the half in which they lie`(start: String, end: String, off: [String]) throws {
    let reading = try Reading()
    let receipt = try receipt(
      "l.ics",
      calendar([
        (":20261203T\(start)", ":20261203T\(end)", "Annual leave"), (";VALUE=DATE:20261202", "", "D"),
      ]), reading)
    #expect(self.off(reading) == off)
    #expect((receipt.leftOut[.notShift] ?? 0) == (off.isEmpty ? 1 : 0))
  }

  @Test(arguments: ["Canceled: Day shift", "ANNULÉ : Jour", "Abgesagt: Nachtdienst", "Day shift (cancelled)"])
  func `what a program calls cancelled is no shift`(title: String) throws {
    let reading = try Reading()
    let receipt = try receipt(
      "c.ics",
      calendar([
        (":20261203T070000", ":20261203T190000", title), (";VALUE=DATE:20261202", "", "D"),
      ]), reading)
    #expect(receipt.leftOut[.cancelled] == 1 && receipt.unknown.isEmpty)
    #expect(receipt.last?.iso == "2026-12-03" && lines(reading) == ["2026-12-02 D"])
  }

  @Test func `what a calendar says beside title and time is named`() throws {
    func event(_ number: Int, _ lines: String) -> String {
      "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART;VALUE=DATE:2026120\(number)\r\n\(lines)END:VEVENT\r\n"
    }
    let text =
      "BEGIN:VCALENDAR\r\n"
      + event(1, "SUMMARY:D\r\nDESCRIPTION:swap with Paul\r\nLOCATION:Ward 4\r\n")
      + event(2, "SUMMARY:N\r\nDESCRIPTION:break 30 min\r\nLOCATION:\r\nSTATUS:TENTATIVE\r\n")
      + event(3, "SUMMARY:Annual leave\r\nSTATUS:TENTATIVE\r\n")
      + event(4, "SUMMARY:Dinner with Ana\r\nDESCRIPTION:at home\r\n") + "END:VCALENDAR\r\n"
    let left = try receipt("f.ics", text, try Reading()).left.listed.filter { $0.thing.why == .field }
    #expect(
      left.map { "\($0.thing.what ?? "") \($0.count)" } == [
        "DESCRIPTION 2", "LOCATION 1", "STATUS:TENTATIVE 1",
      ])
  }

  // MARK: Earlier versions

  @Test(arguments: [
    ("planning.csv", "planning (1).csv", "2026-12-01,D\n2026-12-09,N\n2026-12-21,D\n2026-12-28,D\n"),
    ("week1.csv", "week2.csv", "2026-12-06,D\n2026-12-13,D\n"),
  ])
  func `a part of a plan takes nothing from the days around it`(first: String, second: String, rows: String)
    throws
  {
    let reading = try Reading()
    _ = try receipt(first, "Date,Shift\n" + rows, reading)
    let later = try receipt(second, "Date,Shift\n2026-12-08,D\n2026-12-10,N\n", reading)
    #expect(later.first?.iso == "2026-12-08" && later.last?.iso == "2026-12-10")
    let toRest = later.planChanges.filter(\.becomes.isEmpty).map(\.day.iso)
    #expect(toRest == (first == "week1.csv" ? [] : ["2026-12-09"]))
  }
}
