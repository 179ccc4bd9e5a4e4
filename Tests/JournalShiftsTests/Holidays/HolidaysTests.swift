import Foundation
import JournalModel
import Testing

@testable import JournalShifts

@Suite struct HolidaysTests {
  /// The days that the fixture has for a region and a year.
  struct Year: CustomTestStringConvertible {
    var region: HolidayRegion
    var year: Int
    var days: [String]

    var testDescription: String { "\(region.rawValue) \(year)" }
  }

  static let years: [Year] = {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/holidays-2020-2040.txt").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard !line.hasPrefix("#"), words.count > 2, let year = Int(words[1]),
        let region = HolidayRegion(code: words[0])
      else { return nil }
      return Year(region: region, year: year, days: Array(words.dropFirst(2)))
    }
  }()

  @Test func `each region has the days of each year from 2020 to 2040`() {
    #expect(HolidaysTests.years.count == HolidayRegion.allCases.count * 21)
    for year in HolidaysTests.years {
      let holidays = Holidays(regions: [year.region])
      let found = HolidaysTests.days(of: year.year).filter(holidays.contains).map(HolidaysTests.monthAndDay)
      #expect(found == year.days, "\(year.testDescription)")
    }
  }

  @Test(arguments: HolidayRegion.allCases)
  func `each rule has a name in each language of its region`(region: HolidayRegion) {
    for rule in region.rules where rule.names.count != 1 || region.languages.count > 1 {
      #expect(rule.names.count == region.languages.count, "\(rule.names)")
    }
    #expect(region.rules.allSatisfy { $0.names.allSatisfy { !$0.isEmpty } })
  }

  @Test(arguments: [
    ("2026-12-25", "fr", "Noël"), ("2026-12-25", "nl", "Kerstmis"), ("2026-12-25", "en", "Noël"),
    ("2026-07-21", "de", "Nationalfeiertag"), ("2026-12-24", "fr", ""),
  ])
  func `a day is called as in the region's language`(day: String, language: String, name: String) throws {
    let own = try #require(CivilDay(year: 2026, month: 12, day: 24))
    let holidays = Holidays(regions: [.belgium], own: [own])
    let words = day.split(separator: "-").compactMap { Int($0) }
    let asked = try #require(CivilDay(year: words[0], month: words[1], day: words[2]))
    #expect(holidays.name(of: asked, language: language) == name)
    #expect(holidays.contains(asked))
  }

  @Test func `other days have no name`() throws {
    let day = try #require(CivilDay(year: 2026, month: 11, day: 19))
    #expect(Holidays(regions: HolidayRegion.allCases).name(of: day, language: "en") == nil)
    #expect(!Holidays(regions: HolidayRegion.allCases).contains(day))
  }

  @Test(arguments: [
    ("FR", HolidayRegion.france), ("fr_Alsace", .alsaceMoselle), ("uk", .england), ("UK-SCT", .scotland),
    ("gb-nir", .northernIreland),
  ])
  func `a region is known by the usual ways to write its code`(code: String, region: HolidayRegion) {
    #expect(HolidayRegion(code: code) == region)
  }

  @Test(arguments: ["", "f", "france", "gb-", "2026-12-24"])
  func `what is no code is no region`(code: String) {
    #expect(HolidayRegion(code: code) == nil)
  }

  private static func days(of year: Int) -> [CivilDay] {
    guard let first = CivilDay(year: year, month: 1, day: 1) else { return [] }
    return (0..<366).map { first.advanced(by: $0) }.filter { $0.year == year }
  }

  private static func monthAndDay(_ day: CivilDay) -> String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return two(day.month) + "-" + two(day.day)
  }
}
