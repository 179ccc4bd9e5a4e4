import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The journal as one self-contained page: readable without scripts, in light and dark, on paper.
package struct Page: DrawnForm, Sendable {
  package let facts: PageFacts

  package init(_ input: consuming PageInput, _ phrases: Phrases) { self.init(PageFacts(input, phrases)) }

  init(_ facts: PageFacts) { self.facts = facts }

  package var html: [UInt8] {
    let items = timeline.items
    let months = Dictionary(grouping: items.keys) { $0.monthText }
    let contents = months.sorted { $0.key > $1.key }.compactMap { month, days in
      days.first.map { (name: facts.monthName(of: $0), address: "#m" + month) }
    }
    return document(SearchSection(facts: facts, contents: contents)) { markup in
      writeCharts(to: &markup)
      timeline.write(items, to: &markup)
    }
  }

  /// The journal as a book to be printed: the page, and each month as a table with a line a day before the
  /// entries.
  package var book: [UInt8] {
    document(nil) { markup in
      writeCharts(to: &markup)
      DiarySection(facts: facts).write(to: &markup)
      timeline.write(timeline.items, to: &markup)
    }
  }

  /// The journal as several files that belong together; see ``PageFolder``.
  ///
  /// - Parameters:
  ///   - folder: where the others are from the first page on: empty, or the name of a folder with `/`.
  ///   - first: where the first page is from the others.
  package func folder(_ folder: String, first: String) -> PageFolder {
    PageFolder(facts, folder: PageParts.address(ofPath: folder), first: PageParts.address(ofPath: first))
  }

  /// The picture of the year as a drawing of its own, on a ground of its own.
  ///
  /// Of days that were asked for and are at most ten weeks it is a calendar.
  package var yearSVG: [UInt8] {
    if let span = facts.input.span, span.lowerBound.days(until: span.upperBound) < 70 {
      return monthSVG(span)
    }
    let days = Array(facts.calendar.suffix(371))
    guard let first = days.first?.day, let last = days.last?.day else { return [] }
    var markup = Markup()
    let chart = YearChart(
      days: days, layout: .weeks, weekStarts: facts.input.profile.weekStarts, today: facts.today
    ) { facts.phrases.shortMonthName($0) }
    chart.drawAlone(
      label: title, title: facts.phrases.span(first, last, today: CivilDay(number: 0)),
      legend: ChartLegend(phrases: facts.phrases), into: &markup)
    return markup.bytes
  }

  private func monthSVG(_ span: ClosedRange<CivilDay>) -> [UInt8] {
    let (first, last) = (span.lowerBound, span.upperBound)
    let isMonth = first.day == 1 && first.month == last.month && last.advanced(by: 1).day == 1
    let days = CalendarDay.days(
      from: first, until: last, table: facts.table, plan: facts.input.plan, zone: facts.input.zone,
      ledger: facts.ledger)
    var markup = Markup()
    let phrases = facts.phrases
    let name =
      isMonth
      ? phrases.month(first.month, year: first.year).capitalizedFirst
      : phrases.span(first, last, today: CivilDay(number: 0))
    MonthChart(
      days: days, weekStarts: facts.input.profile.weekStarts, title: name,
      weekdayName: { String(phrases.shortName(of: $0).prefix(2)) }, legend: ChartLegend(phrases: phrases)
    ).drawAlone(label: title + ", " + name, into: &markup)
    return markup.bytes
  }

  /// The page of the year's picture alone, with no text of entries in it.
  package var yearOnly: [UInt8] {
    var markup = Markup()
    markup.literal("<main class=\"alone\">\n")
    markup.element("h1", ("dir", "auto"), text: facts.phrases.pageTitle(of: facts.input.profile.name))
    facts.writePart(to: &markup)
    YearSection(facts: facts).write(to: &markup)
    markup.literal("</main>\n")
    return file(markup.bytes).html
  }

  var timeline: TimelineSection { TimelineSection(facts: facts) }

  var title: String { facts.phrases.pageTitle(of: facts.input.profile.name) }

  /// The body around the sections of the main column.
  ///
  /// - Parameter search: the search, and what stands beside it; `nil` for a book.
  func document(_ search: SearchSection?, _ content: (inout Markup) -> Void) -> [UInt8] {
    var markup = Markup()
    if search?.newest == nil {
      markup.element("a", ("class", "skip"), ("href", "#entries"), text: facts.phrases.say("page-skip"))
    }
    markup.literal("<div class=\"columns\">\n")
    HeadSection(facts: facts).write(to: &markup)
    // What is looked for most stands before the charts: beside them on a desk, above them on a telephone.
    markup.literal("<div class=\"side\">\n")
    if let search {
      timeline.writeOnThisDay([facts.today], to: &markup)
      LatestSection(facts: facts).write(to: &markup)
      search.write(to: &markup)
    }
    markup.literal("</div>\n<main>\n")
    content(&markup)
    markup.literal("</main>\n</div>\n")
    markup.element("footer") { markup in facts.writeFoot(leftOut, to: &markup) }
    return file(markup.bytes).html
  }

  func file(_ body: [UInt8]) -> Document {
    Document(
      phrases: facts.phrases, title: title, style: PageFile.text(.tokens, .page),
      script: PageFile.text(.pageScript), body: body)
  }

  /// So many days are no year and no trend.
  private static let fewDays = 7

  func writeCharts(to markup: inout Markup) {
    guard recordCount > 0 || facts.input.plan.isPlanned else { return }
    // Of a few days the calendar of the month tells all.
    if facts.calendar.count > Self.fewDays { YearSection(facts: facts).write(to: &markup) }
    // Where the years have pages of their own, the last twelve.
    let months = facts.wholeMonths().suffix(facts.parts == nil ? .max : 12)
    MonthsSection(facts: facts).write(months.reversed(), to: &markup)
    ChangesSection(facts: facts).write(to: &markup)
    if facts.calendar.count > Self.fewDays { TrendsSection(facts: facts).write(to: &markup) }
    RestSection(facts: facts).write(to: &markup)
    SleepSection(facts: facts).write(to: &markup)
    InsightsSections(facts: facts).write(to: &markup)
  }
}
