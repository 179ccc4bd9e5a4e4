import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

@testable import JournalPages

struct ChartTests {
  private func text(_ svg: SVG) -> String { String(decoding: svg.markup.bytes, as: UTF8.self) }

  /// A night with its ratings.
  private func shift(_ energy: Int, _ fatigue: Int) throws -> Shift {
    let day = try #require(CivilDay(iso: "2026-11-20"))
    var (before, after) = (
      Record(id: "a", path: "a.md", kind: .checkIn, date: day),
      Record(id: "b", path: "b.md", kind: .checkOut, date: day)
    )
    before.ratings[.energy] = energy
    after.ratings[.fatigue] = fatigue
    return Shift(day: day, type: .night, checkIn: before, checkOut: after)
  }

  @Test func `fatigue stands upside down, so that lost energy is a line that falls`() throws {
    let change = try #require(BeforeAfter.all([try shift(4, 5)]).first)
    #expect(change.means?.after.value == 1)
    let chart = ChangeChart(change: change, before: "energy", after: "fatigue", means: ("4.0", "5.0"))
    let svg = text(chart.svg(id: "c", label: "Night"))
    // From 4 on the left, low on the right, where 5 is written.
    #expect(svg.contains("M22 77L142 152"))
    let label = try #require(
      svg.split(separator: "x=\"158\" y=\"155.5\"").last?.split(separator: ">").dropFirst(0).dropFirst().first
    )
    #expect(label.hasPrefix("5<"))
  }

  @Test func `the line of a trend is the mean of a week, and of four weeks where there are many days`() {
    #expect(TrendChart.window(71) == 7)
    #expect(TrendChart.window(365) == 28)
  }

  @Test func `on a phone each day of the year has 24 pixels from one to the next, and its own frame`() throws
  {
    let first = try #require(CivilDay(iso: "2026-01-01"))
    let table = FactTable([])
    let days = CalendarDay.days(
      from: first, until: first.advanced(by: 364), table: table, plan: ShiftPlan(profile: Profile()),
      zone: .utc)
    var markup = Markup()
    YearChart(days: days, layout: .fortnights, weekStarts: .monday, today: first) { "\($0)" }
      .draw(id: "y", label: "2026", describedBy: "line", into: &markup)
    let chart = String(decoding: markup.bytes, as: UTF8.self)
    #expect(chart.contains("viewBox=\"0 0 360 "))
    #expect(chart.contains("data-x=\"24\" data-y=\"27\""))
    #expect(chart.contains("data-side=\"21\" data-height=\"18\""))
  }

  @Test(arguments: Language.allCases)
  func `the legend of a picture breaks its lines within the width`(language: Language) {
    var svg = SVG()
    let height = ChartLegend(phrases: language.phrases).draw(in: &svg, x: 0, y: 0, width: 300, size: 10)
    let text = self.text(svg)
    #expect(text.split(separator: "<g ").count == 11)
    #expect(height >= 50)
    for words in ChartLegend(phrases: language.phrases).keys.map(\.words) {
      #expect(SVG.width(of: words, size: 10) < 300, "\(language): \(words)")
    }
  }
}
