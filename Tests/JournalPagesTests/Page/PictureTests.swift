import JournalInsights
import JournalLanguage
import JournalModel
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
}
