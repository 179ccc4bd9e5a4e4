import JournalInsights
import JournalLanguage
import JournalModel

/// The year at a glance: a chart for each year, its legend in words, its numbers as a table.
struct YearSection {
  let facts: PageFacts

  /// The days that it shows where they are not those of the page.
  var days: [CalendarDay]?

  private var calendar: [CalendarDay] { days ?? facts.calendar }

  /// The periods that have a chart of their own: all days where they are hardly more than a year, else
  /// calendar years.
  private var periods: [[CalendarDay]] {
    guard calendar.count > 371 else { return [calendar] }
    let years = Dictionary(grouping: calendar) { $0.day.year }
    return years.sorted { $0.key > $1.key }.map(\.value)
  }

  func write(to markup: inout Markup) {
    let phrases = facts.phrases
    let periods = self.periods
    markup.literal("<section class=\"year\" aria-labelledby=\"year\">\n")
    markup.element("h2", ("id", "year"), text: phrases.say("page-yearAtGlance"))
    for (number, days) in periods.enumerated() {
      // The years that have pages of their own have their days there.
      if number > 0, facts.parts != nil {
        writeLink(days, number: number, to: &markup)
      } else {
        write(days, number: number, isAlone: periods.count == 1, to: &markup)
      }
    }
    ChartLegend(phrases: phrases).write(to: &markup)
    markup.element("details") { markup in
      markup.element("summary", text: phrases.say("page-numbers"))
      writeTable(facts.parts == nil ? calendar : periods.first ?? [], to: &markup)
    }
    markup.literal("</section>\n")
  }

  private func label(_ days: [CalendarDay]) -> (days: String, noted: String)? {
    guard let first = days.first?.day, let last = days.last?.day else { return nil }
    let noted = days.count { $0.mood != nil }
    return (
      "\(facts.name(of: first)) – \(facts.name(of: last)). ",
      facts.phrases.say("view-moodDays", ("days", .count(noted, .day)), ("all", .count(days.count, .day)))
    )
  }

  private func chart(_ days: [CalendarDay], _ layout: YearChart.Layout) -> YearChart {
    YearChart(
      days: days, layout: layout, weekStarts: facts.input.profile.weekStarts, today: facts.today
    ) { facts.phrases.shortMonthName($0) }
  }

  private func write(_ days: [CalendarDay], number: Int, isAlone: Bool, to markup: inout Markup) {
    guard let label = label(days), let first = days.first?.day else { return }
    if !isAlone { markup.element("h3", text: first.yearText) }
    for layout in [YearChart.Layout.weeks, .fortnights] {
      chart(days, layout).draw(
        id: "y\(number)-\(layout.rawValue)", label: label.days + label.noted, describedBy: "year-line",
        into: &markup)
    }
    markup.element("p", ("class", "quiet"), text: label.noted)
    if number == 0 {
      markup.element(
        "p", ("class", "day-line"), ("id", "year-line"), ("data-hint", facts.phrases.say("page-yearHint")),
        text: "\u{A0}")
    }
  }

  /// A year that has a page of its own, as a picture that leads there.
  private func writeLink(_ days: [CalendarDay], number: Int, to markup: inout Markup) {
    guard let label = label(days), let first = days.first?.day, let parts = facts.parts else { return }
    markup.open("a", ("class", "older"), ("href", parts.address(first.yearText)))
    markup.element("strong", text: first.yearText)
    markup.element("span", ("class", "quiet"), text: label.noted)
    markup.safe(chart(days, .weeks).picture(id: "y\(number)", label: label.days + label.noted))
    markup.literal("</a>\n")
  }

  private func writeTable(_ days: [CalendarDay], to markup: inout Markup) {
    let phrases = facts.phrases
    markup.literal(
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-labelledby=\"year\"><table class=\"days\"><thead><tr>"
    )
    for caption in ["page-day", "page-mood", "page-shift", "page-timeOff"] {
      markup.element("th", ("scope", "col"), text: phrases.say(caption))
    }
    markup.literal("</tr></thead><tbody>\n")
    for day in days where day.mood != nil || day.shift != nil || day.vacation != nil || day.recordCount > 0 {
      markup.open(
        "tr", ("data-d", day.day.iso), ("data-r", day.recordCount > 0 ? facts.page(of: day.day) : nil))
      markup.element("th", ("scope", "row"), text: facts.name(of: day.day))
      markup.element("td", text: day.mood.map { phrases.name(of: $0) } ?? "")
      markup.element("td", text: day.shift.map { phrases.name(of: $0) } ?? "")
      markup.element("td", text: day.vacation.map { $0.title ?? phrases.name(of: $0.category) } ?? "")
      markup.literal("</tr>\n")
    }
    markup.literal("</tbody></table></div>")
  }
}
