import ImportTestSupport
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// Months, weeks and rows of one person below one another on a sheet: none gets what stands in another.
@Suite struct StackedSheetTests {
  private static let legend = "F = Früh 06:00-14:00; N = Nacht 22:00-06:00\n"

  private static func block(_ title: String, _ days: Int, _ rows: [(name: String, code: String)]) -> String {
    let head = (["Name"] + (1...days).map(String.init)).joined(separator: ";")
    let lines = rows.map { row in
      ([row.name] + (1...days).map { $0 % 3 == 1 ? row.code : "" }).joined(separator: ";")
    }
    return ([title, head].filter { !$0.isEmpty } + lines).joined(separator: "\n") + "\n\n"
  }

  private func months(_ table: String, from: String? = nil) throws -> [String] {
    let reading = try Reading()
    try reading.run("q.csv", table + Self.legend, as: .csv) {
      $0.rota.person = "Klein"
      $0.from = from.flatMap { CivilDay(iso: $0) }
    }
    return reading.records.flatMap { $0.texts(of: .shifts) }.filter { $0.contains("-01 ") }
  }

  @Test(arguments: [
    ("Dezember 2026", "Januar", ["2026-12-01 F", "2027-01-01 N"]),
    ("Dezember 2026", "Januar 2027", ["2026-12-01 F", "2027-01-01 N"]),
    ("Oktober 2026", "Dezember", ["2026-10-01 F", "2026-12-01 N"]),
  ])
  func `a month below another is its own, or the next of its name`(
    first: String, second: String, expected: [String]
  ) throws {
    let table = Self.block(first, 31, [("Klein", "F")]) + Self.block(second, 31, [("Klein", "N")])
    #expect(try months(table) == expected)
    #expect(try months(table, from: "2026-10-01") == expected)
  }

  @Test(arguments: ["", "Oktober", "Plan"])
  func `a month that nothing dates is refused where it begins`(title: String) throws {
    let table = Self.block("Dezember 2026", 31, [("Klein", "F")]) + Self.block(title, 31, [("Klein", "N")])
    #expect(throws: ImportFailure(.missingMonth, "q.csv", line: 5)) { try months(table) }
  }

  @Test func `the same days of other people, and a head at the foot, are of one month`() throws {
    let table =
      Self.block("Dezember 2026", 31, [("Bauer", "N")]) + Self.block("", 31, [("Klein", "F")])
      + Self.block("", 31, [])
    #expect(try months(table) == ["2026-12-01 F"])
  }

  @Test func `weeks below one another have their days by their weekdays`() throws {
    let table = """
      Name;Mo 30.11.;Di 1.12.;Mi 2.12.;Do 3.12.;Fr 4.12.;Sa 5.12.;So 6.12.
      Klein;F;F;;N;;;

      Name;Mo 7.12.;Di 8.12.;Mi 9.12.;Do 10.12.;Fr 11.12.;Sa 12.12.;So 13.12.
      Klein;N;;;;;;F

      """
    let reading = try Reading()
    try reading.run("q.csv", table + Self.legend, as: .csv) { $0.rota.person = "Klein" }
    #expect(
      reading.records.flatMap { $0.texts(of: .shifts) } == [
        "2026-11-30 F", "2026-12-01 F", "2026-12-03 N", "2026-12-07 N", "2026-12-13 F",
      ])
  }

  @Test func `a week's days may stand below its dates, and codes below days that a month lacks are named`()
    throws
  {
    let dates = (0..<7).map { CivilDay(iso: "2026-11-30")?.advanced(by: $0) }.compactMap { $0 }
    let head = dates.map { "\($0.day < 10 ? "0" : "")\($0.day).\($0.month)." }.joined(separator: ";")
    let reading = try Reading()
    try reading.run(
      "q.csv", "Name;\(head)\n;Mo;Di;Mi;Do;Fr;Sa;So\nKlein;F;F;;N;N;;F\n" + Self.legend, as: .csv)
    #expect(reading.records.flatMap { $0.texts(of: .shifts) }.first == "2026-11-30 F")
    let short = try Reading()
    let receipt = try short.run(
      "q.csv", Self.block("Februar 2027", 31, [("Klein", "F")]) + Self.legend, as: .csv)
    #expect(receipt.left.listed.map(\.thing.what) == ["31"])
  }

  private static let days = "Name;" + (1...9).map { "\($0).12.2026" }.joined(separator: ";") + "\n"

  @Test(arguments: [
    ("Klein;;;;;;RB;;RB;", "2026-12-08 F, RB", 0), ("Klein;F;F;;;;;;S;", "2026-12-08 F", 1),
  ])
  func `a second row of a person is added, unless it says the first one again`(
    second: String, day: String, left: Int
  ) throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "q.csv",
      Self.days + "Klein;F;F;;;F;;F;F;\n\(second)\n\nF;Früh 06:00-14:12\nRB;Rufdienst 18:00-08:00\n", as: .csv
    ) { $0.rota.person = "Klein" }
    #expect(reading.records.flatMap { $0.texts(of: .shifts) }.contains(day))
    #expect(receipt.left.byReason[.row] ?? 0 == left)
  }

  @Test(arguments: [
    ("F;06:00-14:12;0:30", "F 06:00-14:12 30"), ("F;06:00-14:12;45 min", "F 06:00-14:12 45"),
    ("F;06:00-14:12;7,7", "F 06:00-14:12 30"), ("F;06:00-14:12;7:42", "F 06:00-14:12 30"),
    ("F;06:00-14:12;8", "F 06:00-14:12 0"), ("F;Frühdienst 06:00-14:12 (30 Min. Pause)", "F 06:00-14:12 30"),
    ("F;Frühdienst;06:00;14:12;7,7", "F 06:00-14:12 30"), ("F;Früh;0.25;0.591666667;30", "F 06:00-14:12 30"),
    ("F;06:00-14:12;Kreißsaal", "F 06:00-14:12 0"),
    ("F;06:00-14:12;30\nU;Urlaub\nRB;Rufdienst 18:00-08:00", "F 06:00-14:12 30"),
  ])
  func `hours of a legend are read with whatever stands behind them`(legend: String, meaning: String) throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "q.csv", Self.days + "Klein;F;F;;;F;;F;F;\nBauer;F;;;;;;;F;\n\n\(legend)\n", as: .csv
    ) { $0.rota.person = "Klein" }
    #expect(
      receipt.meanings.map { "\($0.word.name) \($0.spans.map(\.iso).joined()) \($0.breakMinutes)" } == [
        meaning
      ])
    #expect(receipt.unknown.isEmpty && receipt.left.byReason.isEmpty)
  }
}
