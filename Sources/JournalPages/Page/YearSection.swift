import JournalInsights
import JournalLanguage
import JournalModel

/// The year at a glance: a chart for each year, its legend in words, its numbers as a table.
struct YearSection {
  let facts: PageFacts

  /// The periods that have a chart of their own: all days where they are hardly more than a year, else
  /// calendar years.
  private var periods: [[CalendarDay]] {
    guard facts.calendar.count > 371 else { return [facts.calendar] }
    let years = Dictionary(grouping: facts.calendar) { $0.day.year }
    return years.sorted { $0.key > $1.key }.map(\.value)
  }

  func write(to markup: inout Markup) {
    let phrases = facts.phrases
    markup.literal("<section class=\"year\" aria-labelledby=\"year\">\n")
    markup.element("h2", ("id", "year"), text: phrases.page(.yearAtGlance))
    for (number, days) in periods.enumerated() { write(days, number: number, to: &markup) }
    ChartLegend(phrases: phrases).write(to: &markup)
    markup.element("details") { markup in
      markup.element("summary", text: phrases.page(.numbers))
      writeTable(to: &markup)
    }
    markup.literal("</section>\n")
  }

  private func write(_ days: [CalendarDay], number: Int, to markup: inout Markup) {
    guard let first = days.first?.day, let last = days.last?.day else { return }
    let phrases = facts.phrases
    let noted = days.count { $0.mood != nil }
    let label =
      "\(facts.name(of: first)) – \(facts.name(of: last)). " + phrases.view(.moodDays(noted, of: days.count))
    if periods.count > 1 { markup.element("h3", text: String(first.year)) }
    for layout in [YearChart.Layout.weeks, .months] {
      let chart = YearChart(
        days: days, layout: layout, weekStarts: facts.input.profile.weekStarts, today: facts.today,
        folder: facts.folder
      ) { phrases.shortMonthName($0) }
      chart.draw(id: "y\(number)-\(layout.rawValue)", label: label, describedBy: "year-line", into: &markup)
    }
    markup.element("p", ("class", "quiet"), text: phrases.view(.moodDays(noted, of: days.count)))
    if number == 0 {
      markup.element(
        "p", ("class", "day-line"), ("id", "year-line"), ("data-hint", phrases.page(.yearHint)),
        text: "\u{A0}")
    }
  }

  private func writeTable(to markup: inout Markup) {
    let phrases = facts.phrases
    markup.literal(
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-labelledby=\"year\"><table class=\"days\"><thead><tr>"
    )
    for caption in [PageCaption.day, .mood, .shift, .timeOff] {
      markup.element("th", ("scope", "col"), text: phrases.page(caption))
    }
    markup.literal("</tr></thead><tbody>\n")
    for day in facts.calendar
    where day.mood != nil || day.shift != nil || day.vacation != nil || day.recordCount > 0 {
      markup.open("tr", ("data-d", day.day.iso), ("data-r", day.recordCount > 0 ? "1" : nil))
      markup.element("th", ("scope", "row"), text: facts.name(of: day.day))
      markup.element("td", text: day.mood.map { phrases.name(of: $0) } ?? "")
      markup.element("td", text: day.shift.map { phrases.name(of: $0) } ?? "")
      markup.element("td", text: day.vacation.map { $0.title ?? phrases.name(of: $0.category) } ?? "")
      markup.literal("</tr>\n")
    }
    markup.literal("</tbody></table></div>")
  }
}
