import JournalModel
import Testing

@testable import JournalInsights

@Suite struct BirthdayTests {
  @Test(arguments: [
    ("1985-03-12", "1985-03-12", "2027-03-12"), ("--03-12", "--03-12", "2027-03-12"),
    ("11-20", "--11-20", "2026-11-20"),
    ("2016-02-29", "2016-02-29", "2027-02-28"), ("--12-31", "--12-31", "2026-12-31"),
  ])
  func `a birthday has a next one`(text: String, written: String, next: String) throws {
    let birthday = try #require(Birthday(text))
    let today = try #require(CivilDay(iso: "2026-11-20"))
    #expect(birthday.text == written)
    #expect(birthday.next(from: today)?.iso == next)
  }

  @Test(arguments: ["", "1985", "--13-01", "--02-30", "1985-02-29", "12/03/1985", "--3-1-1", "a-b"])
  func `other text is no birthday`(text: String) {
    #expect(Birthday(text) == nil)
  }
}
