import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalReaders
import JournalTestSupport
import Testing

/// Tables that a ward's second round of sheets had, and that were read wrongly.
@Suite struct WardTableTests {
  private func lines(_ reading: Reading) -> [String] {
    reading.records.flatMap { $0.texts(of: .shifts) }
  }

  @Test func `days with their weekdays below one another and a column a person are a month`() throws {
    let names = ["Ven", "Sam", "Dim", "Lun", "Mar", "Mer", "Jeu"]
    let days = (1...31).map { "\(names[($0 - 1) % 7]) \($0);\($0 < 3 ? "J" : "RH");N" }
    let table =
      "PLANNING JANVIER 2027\nJour;MARTIN Léa;DURAND Zoé\n" + days.joined(separator: "\n")
      + "\nJ = 07h30-19h45 (pause 30 min) ; N = 19h30-07h45 ; RH = repos hebdo\n"
    let reading = try Reading()
    let receipt = try reading.run("p.csv", table, as: .csv) { $0.ownName = "Léa Martin" }
    #expect(lines(reading) == ["2027-01-01 J", "2027-01-02 J"])
    #expect(receipt.person == "MARTIN Léa" && receipt.problems.isEmpty && receipt.unknown.isEmpty)
    #expect(reading.text("journal.md")?.contains("hours: \"07:30-19:45\"\n    break: 30") == true)
  }

  @Test func `a split shift has two columns of its beginning and its end`() throws {
    let table =
      "Datum;Dienst;von;bis;von;bis\n07.12.2026;T;06:00;10:00;16:00;20:00\n08.12.2026;F;06:00;14:00;;\n"
      + "09.12.2026;T;06:00;10:00;16:00;20:00\n10.12.2026;F;06:00;14:00;;\n"
    let reading = try Reading()
    try reading.run("p.csv", table, as: .csv)
    #expect(
      lines(reading) == [
        "2026-12-07 T 06:00-10:00, 16:00-20:00", "2026-12-08 F 06:00-14:00",
        "2026-12-09 T 06:00-10:00, 16:00-20:00", "2026-12-10 F 06:00-14:00",
      ])
  }

  @Test func `a column of weekdays is no role, and a first name is hers where nobody else has it`() throws {
    let table =
      "Datum;Tag;Rufdienst Tag (8-20);Rufdienst Nacht (20-8);Bemerkung\n01.01.2027;Fr;Bea;Anna;\n"
      + "02.01.2027;Sa;Anna;Bea (für Anna);\n03.01.2027;So;Clara;Anna;\n04.01.2027;Mo;Anna;Clara;\n"
      + "05.01.2027;Di;Anna;Clara;\n06.01.2027;Mi;Anna;Clara;\n07.01.2027;Do;Anna;Clara;\n08.01.2027;Fr;Anna;Clara;\n"
    let reading = try Reading()
    let receipt = try reading.run("r.csv", table, as: .csv) { $0.ownName = "Bea Bauer" }
    #expect(receipt.person == "Bea")
    #expect(
      lines(reading) == ["2027-01-01 rufdienst-tag 08:00-20:00", "2027-01-02 rufdienst-nacht 20:00-08:00"])
    #expect(
      throws: ImportFailure(.severalPeople(["Bea", "Anna", "Clara"]), "r.csv")
    ) {
      try Reading().plan("r.csv", Array(table.utf8), as: .csv)
    }
  }

  @Test(arguments: [
    ("B. Bauer", "Bea Bauer", true), ("Bea", "Bea Bauer", true), ("Bauer Bea", "Bea Bauer", true),
    ("B.", "Bea Bauer", false), ("Beate", "Bea Bauer", false), ("Bea Braun", "Bea Bauer", false),
  ])
  func `whose short form a name is`(name: String, own: String, isHers: Bool) throws {
    let table = "Date;Name;Shift\n2026-12-01;\(name);N\n2026-12-01;Zoé Klein;E\n"
    let found = try? Reading().plan("r.csv", Array(table.utf8), as: .csv) { $0.ownName = own }
    #expect(found?.receipt.person == (isHers ? name : nil))
  }

  @Test func `what stands beside a code says what it means`() throws {
    let table =
      "Date;Code horaire;Libellé;Début;Fin\n01/01/2027;J;Jour 12h;07:30;19:45\n13/01/2027;RH;Repos hebdomadaire;;\n"
      + "14/01/2027;CA;Congé annuel;;\n15/01/2027;FO;Formation AFGSU;09:00;17:00\n16/01/2027;N;Nuit 12h;19:30;07:45\n"
    let reading = try Reading()
    let receipt = try reading.run("o.csv", table)
    #expect(receipt.unknown.isEmpty && receipt.left.listed.isEmpty && !receipt.isGuess)
    #expect(
      lines(reading) == [
        "2027-01-01 J 07:30-19:45", "2027-01-15 FO 09:00-17:00", "2027-01-16 N 19:30-07:45",
      ])
    #expect(
      receipt.planChanges.map { "\($0.day.iso) \($0.becomes.joined())" }.sorted()[1] == "2027-01-14 leave")
  }

  @Test func `the same month from another file is no second publication`() throws {
    let reading = try Reading()
    let rows = "Date,Shift\n2026-12-01,Night\n2026-12-02,Day\n"
    let event = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:202612"
    let calendar =
      "BEGIN:VCALENDAR\r\n" + event + "01\r\nSUMMARY:Night\r\nEND:VEVENT\r\n" + event
      + "02\r\nSUMMARY:Day\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    #expect(try reading.run("a.csv", rows, as: .csv).added == 1)
    let second = try reading.run("a.ics", calendar, as: .ics)
    #expect(second.added == 0 && second.same == 1)
  }

  @Test func `a word of a shift beside another one is no legend`() throws {
    let head =
      "Wochenplan 2027\nHebamme;Mo 04.01.;Di 05.01.;Mi 06.01.;Do 07.01.;Fr 08.01.;Sa 09.01.;So 10.01.\n"
    let reading = try Reading()
    let receipt = try reading.run(
      "w.csv", head + "Anna;Früh;Früh;Spät;Spät;Nacht;frei;frei\nBea;Spät;Nacht;Nacht;frei;Früh;Früh;Spät\n",
      as: .csv
    ) { $0.rota.person = "Bea" }
    #expect(receipt.learnt.isEmpty)
    #expect(lines(reading).first == "2027-01-04 Spät")
  }

  @Test func `hours that each day of a code has are those of the code`() throws {
    let reading = try Reading()
    let table =
      "Datum;Dienst;Beginn;Ende;Pause\n01.12.2026;F;06:00;14:12;30\n02.12.2026;F;06:00;14:12;30\n"
      + "03.12.2026;N;20:45;06:45;45\n04.12.2026;N;20:45;07:00;45\n"
    try reading.run("l.csv", table, as: .csv) {
      $0.rota.definitions = ["F=früh", "N=nacht"].compactMap { ShiftTable.Definition(written: $0) }
    }
    let profile = reading.text("journal.md") ?? ""
    #expect(profile.contains("F:\n    is: day\n    hours: \"06:00-14:12\"\n    break: 30"), "\(profile)")
    #expect(!profile.contains("20:45"), "\(profile)")
  }

  @Test func `an end of the next day, and names behind a column of weekdays, are read`() throws {
    let reading = try Reading()
    let table =
      "Datum;Dienst;Beginn;Ende\n01.12.2026;Nacht;20:45;06:45 (+1)\n02.12.2026;Nacht;20:45;06:45 +1\n"
      + "04.12.2026;Rufbereitschaft;16:00;08:00 (+1)\n"
    #expect(try reading.run("l.csv", table, as: .csv).problems.isEmpty)
    #expect(
      lines(reading) == [
        "2026-12-01 night 20:45-06:45", "2026-12-02 night 20:45-06:45",
        "2026-12-04 rufbereitschaft 16:00-08:00",
      ])
    let days = (1...31).map {
      "\($0);\(["Sa", "So", "Mo", "Di", "Mi", "Do", "Fr"][($0 - 1) % 7]);Tag;Nacht\n"
    }
    let month = "Geburtshilfe Mai 2027\nTag;;Hanna K.;Uta M.\n" + days.joined()
    #expect(throws: ImportFailure(.severalPeople(["Hanna K.", "Uta M."]), "m.csv")) {
      try Reading().plan("m.csv", Array(month.utf8), as: .csv)
    }
    let receipt = try Reading().plan("m.csv", Array(month.utf8), as: .csv) { $0.ownName = "Uta Meier" }
      .receipt
    #expect(receipt.person == "Uta M." && receipt.planChanges.first?.becomes == ["night"])
  }

  @Test func `the number of a week is no month, and weekdays tell another month`() throws {
    let head =
      "Nom;Lundi 1;Mardi 2;Mercredi 3;Jeudi 4;Vendredi 5;Samedi 6;Dimanche 7\nLéa;Jour;Jour;;;Nuit;Nuit;\n"
    for title in ["Planning semaine 5 - 2027", "Planning mai 2027"] {
      #expect(throws: ImportFailure.self) {
        try Reading().plan("s.csv", Array((title + "\n" + head).utf8), as: .csv)
      }
    }
    let reading = try Reading()
    try reading.run("s.csv", "Semaine 5, février 2027\n" + head, as: .csv)
    #expect(lines(reading).first == "2027-02-01 day")
  }

  @Test func `a list of hours that were approved is no rota`() throws {
    let rows = (1...9).map { "0\($0).11.2026;Bea;1,5;Geburt;\(["ja", "nein"][$0 % 2])\n" }.joined()
    #expect(throws: ImportFailure.self) {
      try Reading().plan("u.csv", Array(("Datum;Name;Stunden;Grund;Genehmigt\n" + rows).utf8))
    }
  }
}
