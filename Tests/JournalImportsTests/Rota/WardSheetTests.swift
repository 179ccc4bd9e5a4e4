import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalReaders
import JournalTestSupport
import Testing
import YAMLCodec

/// Sheets as wards keep them: what a midwife's own ones had that was read wrongly.
@Suite struct WardSheetTests {
  private func lines(_ reading: Reading) -> [String] {
    reading.records.flatMap { $0.texts(of: .shifts) }
  }

  private static let legend = "F = Früh 06:00-14:00; S = Spät 14:00-22:00; N = Nacht 22:00-06:00\n"

  @Test(
    arguments: [
      "KW;Woche ab;Mo;Di;Mi;Do;Fr;Sa;So", "KW;ab;M;D;M;D;F;S;S", "Nr;Semaine du;L;M;M;J;V;S;D",
      "Nr;w/c;M;T;W;T;F;S;S", "Nr;Semana;lun;mar;mié;jue;vie;sáb;dom",
      "Nr;Settimana;Lun;Mar;Mer;Gio;Ven;Sab;Dom",
      "Nr;Semana;Seg;Ter;Qua;Qui;Sex;Sáb;Dom", "Nr;Week van;ma;di;wo;do;vr;za;zo", "Nr;週;月;火;水;木;金;土;日",
      "Nr;주;월;화;수;목;금;토;일",
    ])
  func `a row a week has its days under their short names in any language`(head: String) throws {
    let reading = try Reading()
    let table =
      head + "\n49;30.11.2026;F;F;S;S;frei;N;N\n50;07.12.2026;N;frei;frei;F;S;;\n" + Self.legend
    #expect(try reading.run("d.csv", table, as: .csv).problems.isEmpty)
    #expect(
      lines(reading) == [
        "2026-11-30 F", "2026-12-01 F", "2026-12-02 S", "2026-12-03 S", "2026-12-05 N", "2026-12-06 N",
        "2026-12-07 N", "2026-12-10 F", "2026-12-11 S",
      ])
  }

  @Test(arguments: ["Name;1.12.2026;14.12.2026\nEva;F;S", "Name,2026-12-01,2026-12-14\nEva,F,S"])
  func `two days that are apart are days behind a head of names`(table: String) throws {
    let reading = try Reading()
    #expect(try reading.run("d.csv", table + "\n", as: .csv).problems.isEmpty)
    #expect(lines(reading) == ["2026-12-01 F", "2026-12-14 S"])
  }

  @Test func `columns of weeks are no days`() throws {
    let table = "Name,2026-12-01,2026-12-08,2026-12-15\nEva,38,40,36\n"
    let reading = try Reading()
    #expect(throws: ImportFailure.self) { try reading.run("d.csv", table, as: .csv) }
  }

  @Test func `a week that begins on a Sunday, and one of five days, are weeks too`() throws {
    for (head, first) in [("w/c;Su;Mo;Tu;We;Th;Fr;Sa", "2026-11-29"), ("w/c;Mo;Di;Mi;Do;Fr", "2026-11-30")] {
      let reading = try Reading()
      try reading.run("d.csv", head + "\n\(first);F;F;S;S;N\n2026-12-13;S;F;F;S;N\n" + Self.legend, as: .csv)
      #expect(lines(reading).first == first + " F")
    }
  }

  @Test(arguments: ["", "Mo Di Mi Do Fr Sa So"])
  func `a month that nothing names is said to be one, and its first day names it`(days: String) throws {
    let names = days.split(separator: " ").map { $0 + " " }
    let head = (1...30).map { (names.isEmpty ? "" : names[($0 + 5) % 7]) + "\($0)" }
    let cells = (1...30).map { $0 % 3 == 0 ? "N" : "F" }
    let table =
      "Name;" + head.joined(separator: ";") + "\nAnna;" + cells.joined(separator: ";") + "\n" + Self.legend
    for format in [ImportFormat.csv, nil] {
      #expect(throws: ImportFailure(.missingMonth, "plan.csv")) {
        try Reading().plan("plan.csv", Array(table.utf8), as: format)
      }
    }
    let reading = try Reading()
    try reading.run("plan.csv", table, as: .csv) { $0.from = CivilDay(iso: "2026-11-01") }
    #expect(lines(reading).count == 30)
    #expect(lines(reading).last == "2026-11-30 N")
  }

  @Test func `rows of two people are no legend, whatever stands behind their codes`() throws {
    let cells = ["F1", "frei", "N3", "N3", "frei", "F1", "S2", "frei", "F1", "FB 8-12"]
    let head = (1...30).map { "\($0).11.2026" }.joined(separator: ";")
    let rows = ["Bauer, B.", "Klein, Z."].enumerated().map { shift, name in
      name + ";" + (1...30).map { cells[($0 + 3 * shift) % cells.count] }.joined(separator: ";")
    }
    let legend = "F1;Früh 06:00–14:12\nS2;Spät 13:30–21:42\nN3;Nacht 21:15–06:30\nFB;Fortbildung\n"
    let reading = try Reading()
    let receipt = try reading.run(
      "d.csv", "Name;" + head + "\n" + rows.joined(separator: "\n") + "\n\nLegende\n" + legend, as: .csv
    ) { $0.ownName = "Bea Bauer" }
    #expect(receipt.unknown.isEmpty && lines(reading).count == 21, "\(lines(reading)) \(receipt.unknown)")
    #expect(lines(reading).contains("2026-11-09 FB 08:00-12:00"), "\(lines(reading))")
  }

  @Test func `codes with their hours in one line are a legend`() throws {
    let reading = try Reading()
    let table =
      "Datum;Dienst\n2026-12-01;F\n2026-12-02;S\n2026-12-03;F\n\nF 06:00-14:12, S 13:30-21:42 (Pause 30 min)\n"
    let receipt = try reading.run("d.csv", table, as: .csv)
    #expect(receipt.unknown.isEmpty && receipt.withoutHours.isEmpty)
    #expect(reading.text("journal.md")?.contains("hours: \"06:00-14:12\"\n    break: 30\n") == true)
  }

  @Test func `shifts of which nobody says how long they are, are told by name`() throws {
    let table = "Datum;Dienst\n2026-12-01;F*\n2026-12-02;F\n2026-12-03;F*\n\n" + Self.legend
    let reading = try Reading()
    let receipt = try reading.run("d.csv", table, as: .csv) {
      $0.rota.definitions = [ShiftTable.Definition(written: "F*=day")].compactMap { $0 }
    }
    #expect(receipt.withoutHours == ["F＊": 2])
  }

  @Test func `days of weeks below one another are no month that is turned about`() throws {
    let days = ["30.11.2026", "07.12.2026", "14.12.2026", "21.12.2026", "28.12.2026"]
    let table = days.map { "Anna,\($0),F,S,N\n" }.joined()
    #expect(throws: ImportFailure.self) { try Reading().plan("d.csv", Array(table.utf8), as: .csv) }
  }

  @Test func `a row a week of several people is hers alone`() throws {
    let reading = try Reading()
    let table =
      "w/c,Name,Mon,Tue,Wed,Thu,Fri,Sat,Sun\n2026-12-07,Anna Bell,N,N,,,,,\n2026-12-07,Zoé Klein,E,E,,,,,\n"
    #expect(throws: ImportFailure(.severalPeople(["Anna Bell", "Zoé Klein"]), "d.csv")) {
      try reading.plan("d.csv", Array(table.utf8), as: .csv)
    }
    try reading.run("d.csv", table, as: .csv) { $0.ownName = "Zoé Klein" }
    #expect(lines(reading) == ["2026-12-07 E", "2026-12-08 E"])
  }

  @Test func `of two rows of one person the first holds, and what the other says is named`() throws {
    let reading = try Reading()
    let head = "Dezember 2026\n;" + (1...31).map(String.init).joined(separator: ";") + "\n"
    func row(_ codes: [Int: String]) -> String {
      "Anna;" + (1...31).map { codes[$0] ?? "" }.joined(separator: ";") + "\n"
    }
    let table = head + row([1: "N", 2: "N", 8: "E"]) + row([1: "N", 2: "E", 9: "E"])
    let receipt = try reading.run("d.csv", table, as: .csv)
    #expect(lines(reading) == ["2026-12-01 N", "2026-12-02 N", "2026-12-08 E", "2026-12-09 E"])
    #expect(receipt.left.listed.map(\.thing.what) == ["2026-12-02 E"])
  }

  @Test func `letters of the days below their numbers are no row that was left out`() throws {
    let reading = try Reading()
    let table =
      "December 2026\n;" + (1...31).map(String.init).joined(separator: ";") + "\n;"
      + (0..<31).map { ["T", "W", "T", "F", "S", "S", "M"][$0 % 7] }.joined(separator: ";") + "\nAnna;N;N"
      + String(repeating: ";", count: 29) + "\n"
    let receipt = try reading.run("d.csv", table, as: .csv)
    #expect(lines(reading) == ["2026-12-01 N", "2026-12-02 N"] && receipt.leftOut.isEmpty)
  }

  @Test func `from eight to eight is a day and a night, and asked about`() throws {
    let reading = try Reading()
    let table = "Date;Poste;Début;Fin\n2026-12-01;GARDE;08:00;08:00\n2026-12-02;Repos;00:00;00:00\n"
    let receipt = try reading.plan("d.csv", Array(table.utf8), as: .csv).receipt
    #expect(receipt.likely == ["GARDE": "day 08:00-20:00"])
    #expect(receipt.problems.map(\.reason) == [.source(.longHours("08:00-08:00"))])
    let definition = try #require(ShiftTable.Definition(written: "GARDE=day 08:00-08:00"))
    try reading.run("d.csv", table, as: .csv) { $0.rota.definitions = [definition] }
    #expect(lines(reading) == ["2026-12-01 garde 08:00-08:00"])
    // Who rests has no hours, whatever stands in its row.
    let rest = try #require(ShiftTable.Definition(written: "GARDE=rest"))
    let off = try Reading().plan("d.csv", Array(table.utf8), as: .csv) { $0.rota.definitions = [rest] }
      .receipt
    #expect(off.unknown.isEmpty && off.problems.isEmpty)
  }

  @Test func `a total below the days is a row, not a day that can't be read`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "d.csv", "Date,Shift,Pause\n2026-12-01,N,30\n2026-12-02,E,30\nTotal,,60\n", as: .csv)
    #expect(receipt.problems.isEmpty && receipt.leftOut == [.row: 1])
  }

  @Test func `the hours that can't be read are named, not those beside them`() throws {
    let table = "Date,Shift,Start,End\n2026-12-01,E,07:00,15:00\n2026-12-02,E,07:00,6:70\n"
    let receipt = try Reading().plan("d.csv", Array(table.utf8), as: .csv).receipt
    #expect(receipt.problems.map(\.reason) == [.source(.noHours("6:70"))])
    #expect(receipt.problems.map(\.position?.column) == [4])
  }

  @Test(
    arguments: [
      ("AL", "", "leave"), ("RH", "", "rest"), ("D/O", "", "rest"), ("BH", "", "public-holiday"),
      ("XY", "X/Y = leave; Q = rest\n", "leave"), ("J", "", "day"), ("S", "", "late"), ("R", "", "rest"),
    ])
  func `a code without a meaning is asked about with what it usually means`(
    code: String, legend: String, meaning: String
  ) throws {
    let table = "Date,Shift\n2026-12-01,N\n2026-12-02,\(code)\n2026-12-03,\(code)\n" + legend
    let receipt = try Reading().plan("d.csv", Array(table.utf8), as: .csv).receipt
    #expect(receipt.likely[code] == meaning)
  }

  @Test
  func `an individual roster of RosterOn is a row a shift, and its timed leave is asked about as leave`()
    throws
  {
    let head = "Date,Shift,Start,Finish,Oncall From,Oncall To,Area,Role,Status\n"
    func row(_ day: String, _ shift: String, _ from: String, _ until: String) -> String {
      "\(day) 0:00,\(shift),\(from),\(until),,,Birth Suite,Midwife,Approved\n"
    }
    let table =
      head + row("29/11/26", "Birth Suite-07:00-15:30", "29/11/26 7:00", "29/11/26 15:30")
      + row("1/12/26", "Birth Suite-21:00-07:30", "1/12/26 21:00", "2/12/26 7:30")
      + row("6/12/26", "A/Leave", "6/12/26 17:25", "7/12/26 1:25")
    let reading = try Reading()
    let receipt = try reading.plan("d.csv", Array(table.utf8)).receipt
    #expect(receipt.format == .csv && receipt.isGuess && receipt.problems.isEmpty)
    #expect(
      receipt.likely == [
        "Birth Suite-07:00-15:30": "day", "Birth Suite-21:00-07:30": "night", "A/Leave": "leave",
      ])
    #expect(Set(receipt.left.listed.map(\.thing.what)) == ["Area", "Role", "Status"])
  }

  @Test func `a legend's breaks are read, and a break behind the hours of a meaning`() throws {
    let days = (1...6).map { "\($0)" }.joined(separator: ",")
    let table =
      "Januar 2027\nName,\(days)\nBea,F,F,N,N,X,X\n\nCode,Dienst,Beginn,Ende,Pause (min)\nF,Früh,06:00,14:12,30\n"
      + "N,Nacht,20:45,06:45,45\nX,frei\n"
    let reading = try Reading()
    try reading.run("d.csv", table, as: .csv)
    let profile = reading.text("journal.md") ?? ""
    #expect(profile.contains("hours: \"06:00-14:12\"\n    break: 30"), "\(profile)")
    #expect(profile.contains("hours: \"20:45-06:45\"\n    break: 45"), "\(profile)")
    let said = try #require(ShiftTable.Definition(written: "F=früh 06:00-14:12 pause 30"))
    #expect(said.breakMinutes == 30 && said.spans.map(\.iso) == ["06:00-14:12"])
  }

  @Test func `a training with hours is a shift on the first import as on the second`() throws {
    let said = try #require(ShiftTable.Definition(written: "FB=fortbildung 8-16"))
    let table = "Datum;Dienst\n24.12.2026;FB\n25.12.2026;FB\n26.12.2026;FB\n"
    let reading = try Reading()
    let receipt = try reading.run("d.csv", table, as: .csv) { $0.rota.definitions = [said] }
    #expect(receipt.added == 1 && lines(reading) == ["2026-12-24 FB", "2026-12-25 FB", "2026-12-26 FB"])
    #expect(try reading.run("d.csv", table, as: .csv) { $0.rota.definitions = [said] }.added == 0)
  }

  @Test func `time on call in columns of its own is on call beside the shift of its row`() throws {
    let table =
      "Roster Date,Day,Shift Start,Shift End,Role,On Call Start,On Call End\n"
      + "01/12/2026,Tue,07:00,15:30,RM,,\n14/12/2026,Mon,13:00,21:30,RM,21:30,07:00\n15/12/2026,Tue,,,,8,x\n"
    let reading = try Reading()
    let receipt = try reading.run("d.csv", table, as: .csv) {
      $0.rota.definitions = [ShiftTable.Definition(written: "RM=day")].compactMap { $0 }
    }
    #expect(
      lines(reading) == ["2026-12-01 RM 07:00-15:30", "2026-12-14 RM 13:00-21:30, on-call 21:30-07:00"])
    #expect(receipt.problems.map(\.reason) == [.source(.noHours("8-x"))])
  }

  /// What may say whose a plan is, and whom it names beside Claire.
  @Test(
    arguments: [
      ("Planning de DURAND Sophie - décembre 2026", "DURAND Sophie"),
      ("Agent :;DURAND Sophie", "DURAND Sophie"), ("Name: Anna Bell", "Anna Bell"),
      ("Rota for Anna Bell, December 2026", "Anna Bell"), ("Anna Bell's rota", "Anna Bell"),
      ("Dienstplan von Anna Klein", "Anna Klein"), ("Planning ROY Léa", "ROY Léa"),
      ("Anna Bell", "Anna Bell"),
      ("Planning décembre 2026 - Maternité Nord", nil), ("Rota for Ward Seven", nil),
      ("Nom du service : Bloc", nil),
      ("Planning de MARTIN Claire", nil), ("Dienstplan Dezember 2026", nil), ("Week of Monday", nil),
    ] as [(String, String?)])
  func `a plan that names somebody else is a guess, whose ever it is is said`(title: String, other: String?)
    throws
  {
    let table = title + "\nDate;Shift\n2026-12-01;N\n2026-12-02;N\n2026-12-03;N\n"
    func receipt(_ format: ImportFormat?, _ person: String? = nil) throws -> ImportReceipt {
      try Reading().plan("d.csv", Array(table.utf8), as: format) {
        ($0.ownName, $0.rota.person) = ("Claire Martin", person)
        $0.rota.definitions = [ShiftTable.Definition(written: "N=night")].compactMap { $0 }
      }.receipt
    }
    let found = try receipt(nil)
    #expect(
      found.problems.map(\.reason)
        == (other.map { [.source(.otherPerson($0, own: "Claire Martin"))] } ?? []))
    #expect(found.isGuess == (other != nil))
    #expect(try receipt(nil, other ?? "Claire").problems.isEmpty)
    let named = try receipt(.csv)
    #expect(!named.isGuess && named.problems.allSatisfy { $0.severity == .warning })
  }

  @Test func `months stand in titles in any language`() throws {
    for title in ["Dezember 2026", "diciembre 2026", "dicembre 2026", "dezembro 2026", "décembre 2026"] {
      let reading = try Reading()
      try reading.run(
        "d.csv", "\(title)\n;" + (1...31).map(String.init).joined(separator: ";") + "\nAnna;N;N\n", as: .csv)
      #expect(lines(reading) == ["2026-12-01 N", "2026-12-02 N"], "\(title)")
    }
  }
}
