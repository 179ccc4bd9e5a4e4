import ImportTestSupport
import JournalFormat
import JournalImports
import JournalIndex
import JournalModel
import JournalStore
import JournalTestSupport
import Testing

@Suite struct RotaEvidenceTests {
  private func lines(_ reading: Reading) -> [String] {
    var query = Query()
    query.kinds = [.rota]
    query.sort = Sort(by: .date, ascending: true)
    return reading.journal.records(matching: query).records.flatMap { $0.planLines.map(\.written) }
  }

  private func definitions(_ texts: String...) -> [ShiftTable.Definition] {
    texts.compactMap { ShiftTable.Definition(written: $0) }
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
      ("Name,Mobile,Ward\nAna Roy,0612345678,ICU\nPaul B,0712345678,ER\n", .contacts),
      ("Name,Date\nAna Roy,1990-03-12\nPaul B,1988-07-25\n", .birthdays),
      ("Nom,Anniversaire\nAna Roy,12/03/1990\n", .birthdays),
      (
        "start,end,kind\n05/11/2026 13:00,05/11/2026 13:40,nap\n06/11/2026 13:00,06/11/2026 17:00,nap\n",
        .sleep
      ),
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
        $0.rota.definitions = words.compactMap { ShiftTable.Definition(written: $0) }
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
    #expect(found.receipt.problems.map(\.reason) == [.source(.unusedWord("Nigth duty", ["N"]))])
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
      found.receipt.planChanges.map { "\($0.day.iso): \($0.was.joined()) > \($0.becomes.joined())" } == [
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
    let text = "Name,\(days)\nAna,A/L,M/S,LD,LD,LD,N,N,N\nBea,LD,M,S,D/O,N,N,N,N\n"
    try reading.run("a.csv", text, as: .csv) { $0.rota.person = "Ana" }
    let plan = try #require(reading.text("2026/12/2026-12-01-rota.md"))
    #expect(plan.contains("- 2026-12-01 A/L") && plan.contains("- 2026-12-02 M, S"), "\(plan)")
    let bea = try Reading()
    let legend = "\nD/O = rest; M = day 07:00-15:00; LD = day 07:00-19:30; N = night 19:00-07:30"
    try bea.run("a.csv", text + legend, as: .csv) { $0.rota.person = "Bea" }
    #expect(!lines(bea).contains { $0.hasPrefix("2026-12-04") }, "\(lines(bea))")
  }

  /// The same legend in cells aside, in two columns, with hours in two, and beneath.
  @Test(arguments: [
    "Nom;1;2;3;4;5;;Légende\nClaire;N;N;R;E;-;;E = 07:00-15:00\nPaul;E;E;N;R;R;;N = 21:00-07:00\n;;;;;;;R = repos\n",
    "Nom;1;2;3;4;5;;Code;Horaires\nClaire;N;N;R;E;-;;E;07:00-15:00\nPaul;E;E;N;R;R;;N;21:00-07:00\n;;;;;;;R;Repos\n",
    "Nom;1;2;3;4;5;Code;Début;Fin\nClaire;N;N;R;E;-;E;07:00;15:00\nPaul;E;E;N;R;R;N;21:00;07:00\n;;;;;;R;Repos;\n",
    "Nom;1;2;3;4;5\nClaire;N;N;R;E;-\nPaul;E;E;N;R;R\n\nLégende : E=07:00-15:00 N=21:00-07:00 R=repos\n",
    "Nom;1;2;3;4;5\nClaire;N;N;R;E;-\nPaul;E;E;N;R;R\n\nCode;Horaires\nE;07:00-15:00\nN;21:00-07:00\nR;Repos\n",
  ])
  func `a legend stands aside of a month or beneath it`(text: String) throws {
    let reading = try Reading()
    let receipt = try reading.run("p.csv", "Décembre 2026\n" + text) { $0.rota.person = "Claire" }
    #expect(lines(reading) == ["2026-12-01 N", "2026-12-02 N", "2026-12-04 E"])
    #expect(receipt.unknown.isEmpty && receipt.learnt == ["E", "N", "R"])
  }

  @Test func `a legend beside days is none of their hours, and a table of a week is none`() throws {
    let aside = try Reading()
    try aside.run(
      "a.csv",
      "Date;Code;;Code;Hours\n2026-12-01;N;;E;07:00-15:00\n2026-12-02;E;;N;21:00-07:00\n2026-12-03;N;;;\n")
    #expect(lines(aside) == ["2026-12-01 N", "2026-12-02 E", "2026-12-03 N"])
    let week = try Reading()
    try week.run(
      "b.csv",
      "Date;Code;Hours\n2026-12-01;N;21:00-07:00\n2026-12-02;E;07:00-15:00\n2026-12-03;M;06:00-14:00\n"
    ) { $0.rota.definitions = definitions("N=night", "E=day", "M=day") }
    #expect(
      lines(week) == [
        "2026-12-01 N 21:00-07:00", "2026-12-02 E 07:00-15:00", "2026-12-03 M 06:00-14:00",
      ])
  }

  @Test func `hours by a clock of twelve are settled by the paid ones, or asked about`() throws {
    let day = definitions("D=day")
    let settled = try Reading()
    try settled.run(
      "a.csv", "Date,Shift,Start,Finish,Hours\n2026-12-01,D,9:00,5:00,7\n2026-12-02,D,7:30,8:00,12\n"
    ) { $0.rota.definitions = day }
    #expect(lines(settled) == ["2026-12-01 D 09:00-17:00", "2026-12-02 D 07:30-20:00"])
    let text = "Date,Shift,Start,Finish\n2026-12-01,D,9:00,5:00\n"
    let open = try Reading()
    let receipt = try open.run("b.csv", text) { $0.rota.definitions = day }
    #expect(lines(open) == ["2026-12-01 D"] && receipt.likely == ["D": "day 09:00-17:00"])
    #expect(receipt.problems.map(\.reason) == [.source(.longHours("09:00-05:00"))] && receipt.isGuess)
    let said = try Reading()
    let answer = try said.run("b.csv", text) { $0.rota.definitions = definitions("D=day 09:00-17:00") }
    #expect(answer.unknown.isEmpty && answer.problems.isEmpty)
  }

  @Test(arguments: ["Break (min)", "Unpaid mins", "Pause", "Pausenzeit"])
  func `a column of breaks is unpaid, the commonest for the word`(head: String) throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "a.csv",
      "Date,Start,End,\(head)\n2026-12-01,06:00,14:30,30\n2026-12-02,06:00,14:30,0:30\n2026-12-03,06:00,14:30,45\n",
      as: .csv)
    #expect(reading.text("journal.md")?.contains("break: 30") == true)
    #expect(receipt.left.listed.map(\.thing.what) == ["day 45 min"] && receipt.left.has(.unpaid))
  }

  @Test func `the sheet of somebody else, or of another year, is noticed`() throws {
    let text = "Name,\((1...7).map { "2025-12-0\($0)" }.joined(separator: ","))\nPaul Martin,N,N,R,R,N,N,R\n"
    let said = definitions("N=night", "R=rest")
    let failure = #expect(throws: ImportFailure.self) {
      try Reading().run("a.csv", text) { ($0.ownName, $0.rota.definitions) = ("Emma Clarke", said) }
    }
    #expect(failure?.problem.reason == .source(.noPerson("Emma Clarke", ["Paul Martin"])))
    let receipt = try Reading().run("a.csv", text) {
      ($0.ownName, $0.rota.definitions, $0.rota.person) = ("Emma Clarke", said, "Paul Martin")
    }
    #expect(receipt.problems.map(\.reason) == [.source(.pastDays("2025-12-07"))])
    #expect(receipt.problems.allSatisfy { $0.severity != .error })
  }

  @Test(arguments: ["Dezember 2026", "dic. 2026", "Dienstplan Dez 2026"])
  func `the month stands above it in its own language`(title: String) throws {
    let reading = try Reading()
    try reading.run("a.csv", "\(title),,,,,\nName,1,2,3,4,5\nAna,N,,N,N,\n") {
      $0.rota.definitions = definitions("N=night")
    }
    #expect(lines(reading) == ["2026-12-01 N", "2026-12-03 N", "2026-12-04 N"])
  }

  @Test func `a month of shifts is one whatever else it tells of its people`() throws {
    let reading = try Reading()
    let days = (1...6).map { "2026-12-0\($0)" }.joined(separator: ",")
    try reading.run("a.csv", "Name,Mobile,Email,\(days)\nAna,0612345678,a@b.fr,N,N,,,N,N\n") {
      $0.rota.definitions = definitions("N=night")
    }
    #expect(lines(reading).count == 4)
  }

  /// Shapes of tables that all say the same.
  @Test(arguments: [
    "W/c,Mon,Tue,Wed,Thu,Fri\n30/11/2026,,N,N,,J\n",
    "Décembre 2026;Claire\nM 1;N\nM 2;N\nJ 3;\nV 4;J\nS 5;\n",
    "Date,Code\n46357,N\n46358,N\n46360,J\n", "Name,46357,46358,46359,46360,46361\nAna,N,N,,J,\n",
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
