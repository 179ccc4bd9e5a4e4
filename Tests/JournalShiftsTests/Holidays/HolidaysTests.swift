import Foundation
import JournalModel
import JournalTestSupport
import Testing

@testable import JournalShifts

@Suite struct HolidaysTests {
  /// The days that the fixture has for a region and a year.
  struct Year: CustomTestStringConvertible {
    var code: String
    var year: Int
    var days: [String]

    var testDescription: String { "\(code) \(year)" }
  }

  static let years: [Year] = {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/holidays.txt").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard !line.hasPrefix("#"), words.count > 2, let year = Int(words[1]) else { return nil }
      return Year(code: words[0], year: year, days: Array(words.dropFirst(2)))
    }
  }()

  @Test func `each region has the days that another program gives it`() {
    #expect(Set(HolidaysTests.years.map(\.code)) == Set(HolidayRegion.all.map(\.code)))
    for year in HolidaysTests.years {
      #expect(HolidaysTests.days(of: year.code, year.year) == year.days, "\(year.testDescription)")
    }
  }

  @Test func `every row of the table is read, and its codes are known`() {
    for country in Set(HolidayRegion.all.map(\.country)) {
      let parts = HolidayRegion.all.filter { $0.country == country }.map(\.part)
      for row in HolidayTable.rows(of: country).map({ String(decoding: $0, as: UTF8.self) }) {
        let columns = row.split(separator: "|", omittingEmptySubsequences: false)
        #expect((2...4).contains(columns.count), "\(row)")
        #expect(HolidaysTests.rule(columns.dropFirst().joined(separator: "|")) != nil, "\(row)")
        let names = columns[0].split(separator: " ").map { $0.hasPrefix("-") ? $0.dropFirst() : $0 }
        #expect(names.allSatisfy { ["*", "each", country].contains($0) || parts.contains($0) }, "\(row)")
      }
    }
    #expect(HolidayTable.rows(of: "xx").isEmpty)
  }

  @Test(arguments: [
    "xx-01", "easter", "mon>09-08", "mon>=13", "2026-02-30", "2026-02-01-1", "20260201", "13-01", "01-32",
    "01-01 also sun", "01-01 not so", "01-01 not sun+1", "01-01 if mon>=01-01", "01-01 if sun+1",
    "mon<=05-31", "thu>=04-01 unless easter-3",
    "01-01 | x", "01-01 | 2022-2020", "01-01 | /", "01-01 | /0", "01-01 | 2022-x",
  ])
  func `a row with a slip is not read`(row: String) {
    #expect(HolidaysTests.rule(row) == nil)
  }

  private static func rule(_ row: String) -> HolidayRule? {
    var row = HolidayRow(Array(row.utf8)[...])
    return row.rule()
  }

  @Test(arguments: [
    // Moved, kept as well, left out, and in some years alone.
    ("nl", 2025, "04-26", true), ("nl", 2025, "04-27", false), ("us", 2021, "12-31", true),
    ("us", 2022, "01-01", true), ("gb-sct", 2022, "01-04", true), ("ch-ai", 2028, "12-26", false),
    ("ch-ne", 2033, "12-26", true), ("ch-ne", 2034, "12-26", false), ("es", 2027, "08-15", false),
    ("es-an", 2027, "08-16", true), ("es-md", 2027, "03-19", true), ("es-md", 2028, "03-19", false),
    ("ch-gl", 2026, "04-02", false), ("ch-gl", 2026, "04-09", true), ("ie", 2030, "02-01", true),
    ("ie", 2030, "02-04", false), ("ie", 2031, "02-03", true), ("jp", 2026, "09-22", true),
    ("nl", 2026, "05-05", false),
    ("nl", 2030, "05-05", true),
    // Parts, and what lies in them.
    ("de", 2026, "11-01", false), ("de-by", 2026, "11-01", true), ("de-by", 2026, "08-15", false),
    ("de-by-catholic", 2026, "08-15", true), ("de-by-catholic", 2026, "11-01", true),
    ("de-by-augsburg", 2026, "08-08", true), ("ch-fr", 2026, "04-06", false),
    ("ch-fr-optional", 2026, "04-06", true),
    ("au", 2025, "01-26", true), ("au-nsw", 2025, "01-26", false), ("au-nsw", 2025, "01-27", true),
    // Days of one year.
    ("gb-eng", 2022, "06-03", true), ("gb-eng", 2023, "05-08", true), ("gb-eng", 2024, "05-08", false),
    ("kr", 2025, "06-03", true),
  ])
  func `a day is one or not`(code: String, year: Int, day: String, isOne: Bool) {
    #expect(HolidaysTests.days(of: code, year).contains(day) == isOne)
  }

  @Test func `days of her own stand beside those of several regions`() throws {
    let regions = ["de-by", "fr"].compactMap { HolidayRegion(code: $0) }
    let holidays = Holidays(regions: regions, own: [day("2026-12-24"), day("2020-01-07")])
    let expected = ["2020-01-07", "2026-01-06", "2026-07-14", "2026-12-24", "2026-12-25"]
    #expect(expected.map { day($0) }.allSatisfy(holidays.contains))
    #expect(!["2020-01-05", "2026-12-23", "2027-12-24"].map { day($0) }.contains(where: holidays.contains))
  }

  private static func days(of code: String, _ year: Int) -> [String] {
    guard let region = HolidayRegion(code: code), let first = CivilDay(year: year, month: 1, day: 1) else {
      return []
    }
    let holidays = Holidays(regions: [region])
    return (0..<366).map { first.advanced(by: $0) }
      .filter { $0.year == year && holidays.contains($0) }.map { String($0.iso.dropFirst(5)) }
  }
}
