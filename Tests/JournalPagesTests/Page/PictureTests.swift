import JournalLanguage
import JournalModel
import JournalShifts
import Testing

@testable import JournalPages

struct PictureTests {
  @Test func `the picture of the year has its own ground and the colours written out`() throws {
    let day = try #require(CivilDay(iso: "2026-11-21"))
    var entry = Record(id: "a", path: "a.md", kind: .entry, date: day)
    entry.mood = "😄"
    let zone = TimeZoneRules.fixed(offset: 0)
    let now = try #require(Timestamp(iso: "2026-11-22T12:00:00Z"))
    let input = PageInput(
      profile: Profile(), now: now.instant(in: zone), zone: zone, records: [entry],
      plan: ShiftPlan(profile: Profile())
    ) { _ in [] }
    let svg = String(decoding: Page(input, Language.french.phrases).yearSVG, as: UTF8.self)
    #expect(svg.hasPrefix("<svg viewBox="))
    #expect(svg.contains("fill=\"\(Palette.mood(.veryHappy))\""))
    #expect(svg.contains("<title id=\"year-t\">Journal</title>"))
  }

  @Test func `a month that was asked for is a calendar with its name`() throws {
    let day = try #require(CivilDay(iso: "2026-11-21"))
    var entry = Record(id: "a", path: "a.md", kind: .entry, date: day)
    (entry.mood, entry.title) = ("😄", "Secret")
    let zone = TimeZoneRules.fixed(offset: 0)
    let now = try #require(Timestamp(iso: "2026-11-22T12:00:00Z"))
    var input = PageInput(
      profile: Profile(), now: now.instant(in: zone), zone: zone, records: [entry],
      plan: ShiftPlan(profile: Profile())
    ) { _ in [] }
    let (first, last) = (CivilDay(iso: "2026-11-01"), CivilDay(iso: "2026-11-30"))
    (input.from, input.until) = (first, last)
    let svg = String(decoding: Page(input, Language.english.phrases).yearSVG, as: UTF8.self)
    #expect(svg.contains("<title id=\"month-t\">Journal, November 2026</title>"))
    #expect(svg.split(separator: "class=\"n\"").count == 31)
    #expect(!svg.contains("Secret"))
    input.from = try #require(first).advanced(by: 3)
    let other = String(decoding: Page(input, Language.english.phrases).yearSVG, as: UTF8.self)
    #expect(other.contains(">4–30 November 2026<"))
  }
}
