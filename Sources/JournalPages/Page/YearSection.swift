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
  /// calendar years, but for those of which nothing is known.
  private var periods: [[CalendarDay]] {
    guard calendar.count > 371 else { return [calendar] }
    let years = Dictionary(grouping: calendar.filter { facts.years.contains($0.day.year) }) { $0.day.year }
    return years.sorted { $0.key > $1.key }.map(\.value)
  }

  func write(to markup: inout Markup) {
    let periods = self.periods
    let shown = periods.enumerated().compactMap { number, days in
      // The years that have pages of their own have their days there.
      (number > 0 ? link(to: days, number: number) : nil)
        ?? period(days, number: number, isAlone: days.count == calendar.count)
    }
    markup.piece(
      .year, facts.phrases,
      [
        "periods": shown, "legend": ChartLegend(phrases: facts.phrases).markup,
        "days": (facts.parts == nil ? calendar : periods.first ?? []).compactMap(row),
      ])
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

  private func period(_ days: [CalendarDay], number: Int, isAlone: Bool) -> PageData? {
    guard let label = label(days), let first = days.first?.day else { return nil }
    let charts = Markup { markup in
      for layout in [YearChart.Layout.weeks, .fortnights] {
        chart(days, layout).draw(
          id: "y\(number)-\(layout.rawValue)", label: label.days + label.noted, describedBy: "year-line",
          into: &markup)
      }
    }
    return [
      "own": true, "year": isAlone ? nil : first.yearText, "chart": charts, "noted": label.noted,
      "first": number == 0,
    ]
  }

  /// A year that has a page of its own, as a picture that leads there.
  private func link(to days: [CalendarDay], number: Int) -> PageData? {
    guard let label = label(days), let first = days.first?.day, let parts = facts.parts else { return nil }
    return [
      "link": true, "address": parts.address(first.yearText), "year": first.yearText, "noted": label.noted,
      "chart": Markup(safe: chart(days, .weeks).picture(id: "y\(number)", label: label.days + label.noted)),
    ]
  }

  private func row(_ day: CalendarDay) -> PageData? {
    guard !day.isBlank else { return nil }
    let phrases = facts.phrases
    return [
      "iso": day.day.iso, "data-r": day.recordCount > 0 ? facts.page(of: day.day) : nil,
      "name": facts.name(of: day.day), "mood": day.mood.map { phrases.name(of: $0) },
      "shift": phrases.names(ofShiftsOn: day),
      "off": day.vacation.map { $0.title ?? phrases.name(of: $0.category) }
        ?? day.halfOff.map(phrases.halfDay),
    ]
  }
}
