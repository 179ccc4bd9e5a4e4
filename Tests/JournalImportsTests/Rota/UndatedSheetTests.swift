import ImportTestSupport
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// Sheets whose days have no year, and legends that are tables.
@Suite struct UndatedSheetTests {
  private static let legend =
    "\nF = Früh 06:00-14:00; S = Spät 14:00-22:00; N = Nacht 22:00-06:00; X = frei\n"

  private func lines(_ reading: Reading) -> [String] { reading.records.flatMap { $0.texts(of: .shifts) } }

  @Test(arguments: [
    (
      "plan-2026-12.csv", "Datum;Dienst", "01.12. 02.12. 03.12. 04.12. 05.12. 06.12.", "2026-12-01",
      "2026-12-06"
    ),
    (
      "plan.csv", "Plan Dezember 2026;\nTag;Dienst", "28.12. 29.12. 30.12. 31.12. 01.01. 02.01.",
      "2026-12-28", "2027-01-02"
    ),
    (
      "plan-januar-2027.csv", "Tag;Dienst", "30.12. 31.12. 01.01. 02.01. 03.01. 04.01.", "2026-12-30",
      "2027-01-04"
    ),
    ("rota-2026-12.csv", "Date;Shift", "12/01 12/02 12/03 12/04 12/05 12/06", "2026-12-01", "2026-12-06"),
    (
      "rota-2026-12.csv", "Date;Shift", "Tue_1/12 Wed_2/12 Thu_3/12 Fri_4/12 Sat_5/12 Sun_6/12", "2026-12-01",
      "2026-12-06"
    ),
  ])
  func `days without a year have that of a title, over New Year too`(
    file: String, head: String, days: String, first: String, last: String
  ) throws {
    let codes = ["F", "F", "S", "S", "N", "N"]
    let rows = zip(days.split(separator: " "), codes).map { $0.replacing("_", with: " ") + ";" + $1 }
    let reading = try Reading()
    let receipt = try reading.run(
      file, ([head] + rows).joined(separator: "\n") + Self.legend, as: .csv)
    #expect(receipt.problems.isEmpty)
    #expect(lines(reading).first == first + " F" && lines(reading).last == last + " N")
    #expect(lines(reading).count == 6)
  }

  @Test func `days of which nothing tells the year are asked for`() throws {
    let table = "Datum;Dienst\n01.12.;F\n02.12.;F\n03.12.;S\n04.12.;N\n05.12.;N\n" + Self.legend
    #expect(throws: ImportFailure(.missingMonth, "plan.csv")) {
      try Reading().plan("plan.csv", Array(table.utf8), as: .csv)
    }
    let reading = try Reading()
    try reading.run("plan.csv", table, as: .csv) { $0.from = CivilDay(iso: "2026-12-01") }
    #expect(lines(reading).count == 5)
  }

  @Test func `a legend may be a table with a start, an end, a break and a word`() throws {
    let table = """
      Dienstplan Januar 2027
      Hebamme;1;2;3;4;5;6;7;8
      Hanna;T;T;N7;N7;FT;FT;G;B
      Uta;N7;N7;FT;FT;G;B;T;T

      Kürzel;von;bis;Pause
      T;07:00;19:15;45
      N7;19:00;07:15;45
      G;08:00-12:00 / 16:00-20:00;;0
      B;08:00;08:00;Rufbereitschaft
      FT;frei

      """
    let reading = try Reading()
    let receipt = try reading.run("plan.csv", table, as: .csv) { $0.rota.person = "Hanna" }
    #expect(receipt.problems.isEmpty && receipt.unknown.isEmpty)
    let said = receipt.meanings.map { definition in
      ([definition.word.name, definition.meaning?.rawValue ?? "?"] + definition.spans.map(\.iso)
        + (definition.breakMinutes > 0 ? ["\(definition.breakMinutes)"] : [])).joined(separator: " ")
    }
    #expect(
      said == [
        "T day 07:00-19:15 45", "N7 night 19:00-07:15 45", "G day 08:00-12:00 16:00-20:00",
        "B on-call 08:00-08:00", "FT rest",
      ])
  }

  @Test func `a workbook is one, whatever it was called, and a table none`() throws {
    let plan = try Reading().plan(
      "plan.xlsx", Array("date,code\n2026-12-01,N\n2026-12-02,N\n".utf8), as: .xlsx)
    #expect(plan.receipt.format == .csv)
  }
}
