import ImportTestSupport
import JournalExchange
import JournalImports
import JournalModel
import JournalStore
import Testing

@Suite struct RotaEvidenceTests {
  private func lines(_ reading: Reading) -> [String] {
    var query = Query()
    query.kinds = [.rota]
    query.sort = Sort(by: .date, ascending: true)
    return reading.journal.records(matching: query).records.flatMap { $0.planLines.map(\.written) }
  }

  private func definitions(_ texts: String...) -> [ShiftTable.Definition] {
    texts.compactMap(ShiftDefinitions.definition)
  }

  private func event(_ title: String, _ start: String, _ end: String) -> String {
    "BEGIN:VEVENT\r\nUID:\(start)\(title)\r\nDTSTART:\(start)\r\nDTEND:\(end)\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\n"
  }

  private func calendar(_ events: String...) -> String {
    "BEGIN:VCALENDAR\r\n" + events.joined() + "END:VCALENDAR\r\n"
  }

  /// Tables that are no rotas, and what they are where their heads tell.
  @Test(
    arguments: [
      ("from,to,light (m),deep (m)\n2026-11-01 23:00,2026-11-02 06:14,1,2\n", TableSubject.sleep),
      ("Date;Libellé;Montant\n01/11/2026;CARTE;-12,30\n13/11/2026;VIREMENT;1000,00\n", .money),
      ("Date,First Name,Last Name,Email\n1990-01-01,Ana,Roy,a@b\n", .contacts),
      ("Date,Water,Coffee\n2026-11-01,4,2\n2026-11-02,6,1\n", .unknown),
      ("start,end,hours\n2026-11-01 23:00,2026-11-02 06:14,7.2\n", .unknown),
    ] as [(String, TableSubject)])
  func `a table of something else is no rota`(text: String, subject: TableSubject) throws {
    let failure = #expect(throws: ImportFailure.self) { try Reading().run("t.csv", text) }
    #expect(failure?.problem.reason == .source(.otherTable(subject)))
    guard subject != .unknown else { return }
    #expect(throws: ImportFailure.self, "named as one") { try Reading().run("t.csv", text, as: .csv) }
  }

  @Test(arguments: [
    "Date,Mood,Note\n2026-11-01,good,\n2026-11-02,bad,x\n",
    "Start,End,Kind,Labels,Valence\n2026-11-01 10:00,2026-11-01 10:01,Daily Mood,Calm,0.5\n",
  ])
  func `a table of moods is one, never a rota`(text: String) throws {
    let source = try ImportSource(path: "t.csv", bytes: Array(text.utf8))
    #expect(JournalImport.format(of: source) == .moods)
    let expected = ImportFailure(.otherTable(.moods), "t.csv")
    #expect(throws: expected) { try Reading().run("t.csv", text, as: .csv) }
  }

  @Test func `a timed event of unknown title is an unknown shift, never rest; what is none is named`() throws
  {
    let reading = try Reading()
    let receipt = try reading.run(
      "a.ics",
      calendar(
        event("Cover: J. Smith", "20261201T073000", "20261201T200000"),
        event("Nachtdienst Station 4", "20261202T200000", "20261203T060000"),
        event("Dentist", "20261204T100000", "20261204T103000"),
        event("Dentist", "20261205T100000", "20261205T103000"),
        event("Week away", "20261207T080000", "20261209T100000")))
    #expect(
      lines(reading) == [
        "2026-12-01 cover:-j.-smith 07:30-20:00", "2026-12-02 nachtdienst-station-4 20:00-06:00",
      ])
    #expect(Set(receipt.unknown.map(\.key.word)) == ["Cover: J. Smith", "Nachtdienst Station 4"])
    #expect(receipt.likely == ["Cover: J. Smith": "day", "Nachtdienst Station 4": "night"])
    #expect(receipt.left.listed.map { "\($0.thing.what ?? "") \($0.count)" } == ["Week away 3", "Dentist 2"])
    #expect(receipt.isGuess)
  }

  @Test func `a meaning by title, by slug or by a pattern always wins, and matches the next time`() throws {
    let text = calendar(
      event("Night duty", "20261201T200000", "20261202T080000"),
      event("LD Ward 4", "20261203T073000", "20261203T200000"),
      event("LD Delivery", "20261204T073000", "20261204T200000"))
    for words in [
      ["Night duty=night", "LD *=day"], ["night-duty=night", "ld-ward-4=day", "ld-delivery=day"],
    ] {
      let reading = try Reading()
      let receipt = try reading.run("a.ics", text) {
        $0.rota.definitions = words.compactMap(ShiftDefinitions.definition)
      }
      #expect(receipt.unknown.isEmpty && !receipt.isGuess, "\(words)")
      #expect(
        lines(reading) == [
          "2026-12-01 night-duty 20:00-08:00", "2026-12-03 ld-ward-4 07:30-20:00",
          "2026-12-04 ld-delivery 07:30-20:00",
        ])
      var options = Journal.Options(root: reading.folder.absolute("journal"), index: .none)
      options.zone = { .utc }
      let table = try Journal.open(options).profile.shifts
      let day = CivilDay(number: 20_000)
      #expect(table.meaning(of: .other("night-duty"), on: day) == .night)
      #expect(table.meaning(of: .other("ld-ward-4"), on: day) == .day)
    }
  }

  @Test func `a word that stands nowhere in the rota is told with those that do`() throws {
    let reading = try Reading()
    let found = try reading.plan("a.csv", Array("date,code\n2026-12-01,N\n".utf8)) {
      $0.rota.definitions = definitions("N=night", "Nigth duty=night")
    }
    #expect(found.unused?.problem.reason == .source(.unusedWord("Nigth duty", ["N"])))
  }

  @Test func `the sheet's own legend, its breaks and the journal's person are read`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "p.csv",
      "Décembre 2026\nNom;1;2;3;4;5\nClaire Roy;N;-;R;J;\nPaul;J;J;J;J;J\nJ = 07h00-19h30 ; N = nuit 19h00-07h30 ; R = repos\n"
    ) { $0.ownName = "Claire" }
    #expect(lines(reading) == ["2026-12-01 N", "2026-12-04 J"])
    #expect(receipt.learnt == ["J", "N", "R"])
    let profile = reading.text("journal.md") ?? ""
    #expect(profile.contains("19:00-07:30") && profile.contains("is: rest"))
    let breaks = try Reading()
    try breaks.run(
      "b.csv",
      "Date,Shift,Start,End,Hours\n2026-12-01,Night,20:00,08:00,11\n2026-12-02,Night,20:00,08:00,11\n")
    #expect(breaks.text("journal.md")?.contains("break: 60") == true)
  }

  @Test func `what changes is told against the cycle and dated shifts, lost work first`() throws {
    let reading = try Reading()
    reading.folder.write(
      "---\nsmjournal: 1\ntimezone: Europe/Paris\nrota:\n  - from: \"2026-01-01\"\n    cycle: [day]\n    hours: {day: \"07:00-19:30\"}\n---\n",
      to: "journal/journal.md")
    reading.folder.write(
      "---\nkind: shift\ndate: 2026-12-04\nshift: night\n---\n", to: "journal/2026/12/2026-12-04-shift.md")
    var options = Journal.Options(root: reading.folder.absolute("journal"), index: .none)
    options.zone = { .utc }
    let journal = try Journal.open(options)
    let text = "date,code\n2026-12-01,Night\n2026-12-02,Rest\n2026-12-03,Day\n2026-12-04,Late\n"
    let found = try JournalImport(
      try ImportSource(path: "a.csv", bytes: Array(text.utf8)), as: .csv, into: journal, reading.context,
      now: Reading.now)
    #expect(
      found.receipt.planChanges.map { "\($0.day.iso): \($0.was) > \($0.becomes)" } == [
        "2026-12-02: day 07:00-19:30 > ", "2026-12-01: day 07:00-19:30 > night",
      ])
    #expect(found.receipt.left.listed.map(\.thing.what) == ["2026-12-04 Late"])
  }

  @Test func `a day that the next sheet takes out of leave is named, and stays leave`() throws {
    func left(_ code: String, _ category: String = "leave") throws -> [String?] {
      let reading = try Reading()
      reading.folder.write(
        "---\nkind: vacation\nfrom: 2026-12-16\nuntil: 2026-12-17\ncategory: \(category)\n---\n",
        to: "journal/2026/12/2026-12-16-vacation.md")
      let text = "date,code\n2026-12-15,Day\n2026-12-16,\(code)\n2026-12-17,Rest\n2026-12-18,Day\n"
      return try reading.run("a.csv", text, as: .csv).left.listed.map(\.thing.what)
    }
    let (work, rest, sick) = (try left("Day"), try left("Rest"), try left("Day", "sick"))
    #expect(work == ["2026-12-16 day"])
    #expect(rest == [] && sick == [])
  }

  @Test func `a day off that is written with a stroke is none of two shifts`() throws {
    let reading = try Reading()
    let days = (1...8).map { "2026-12-0\($0)" }.joined(separator: ",")
    let text = "Name,\(days)\nAna,A/L,M/S,LD,LD,LD,N,N,N\nBea,LD,LD,LD,LD,N,N,N,N\n"
    try reading.run("a.csv", text, as: .csv) { $0.rota.person = "Ana" }
    let plan = try #require(reading.text("2026/12/2026-12-01-rota.md"))
    #expect(!plan.contains("A, L") && plan.contains("- 2026-12-02 M, S"), "\(plan)")
  }

  /// Shapes of tables that all say the same.
  @Test(arguments: [
    "W/c,Mon,Tue,Wed,Thu,Fri\n30/11/2026,,N,N,,J\n",
    "Décembre 2026;Claire\nM 1;N\nM 2;N\nJ 3;\nV 4;J\nS 5;\n",
    "Date,Code\n46357,N\n46358,N\n46360,J\n",
    "date;Duty\n2026-12-01;N\n2026-12-02;N\n2026-12-04;J\n",
  ])
  func `weeks as rows, days as rows, numbers of days`(text: String) throws {
    let reading = try Reading()
    try reading.run("p.csv", text, as: .csv) {
      $0.rota.definitions = definitions("N=night 21:00-07:00", "J=day 07:00-19:30")
    }
    #expect(lines(reading) == ["2026-12-01 N", "2026-12-02 N", "2026-12-04 J"])
  }
}
