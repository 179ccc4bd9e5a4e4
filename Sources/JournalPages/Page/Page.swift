import JournalLanguage
import JournalModel

/// The journal as one self-contained page: readable without scripts, in light and dark, on paper.
package struct Page {
  private let facts: PageFacts

  /// A page in a language.
  package init(_ input: PageInput, _ phrases: any Phrases) { facts = PageFacts(input, phrases) }

  /// How many entries, check-ins and check-outs are in it.
  package var recordCount: Int { facts.input.records.count(where: \.kind.isWrittenDaily) }

  /// How many private records were left out.
  package var leftOut: Int { facts.input.privateCount }

  /// The file.
  package var html: [UInt8] {
    document { markup in
      writeTop(to: &markup)
      writeCharts(to: &markup) { "#d" + $0.iso }
      timeline.write(to: &markup)
    }
  }

  /// The picture of the year as a drawing of its own, on a ground of its own.
  package var yearSVG: [UInt8] {
    let days = Array(facts.calendar.suffix(371))
    let label = facts.phrases.page(.title(name: facts.input.profile.name))
    var markup = Markup()
    let chart = YearChart(
      days: days, layout: .weeks, weekStarts: facts.input.profile.weekStarts, today: facts.today
    ) { facts.phrases.shortMonthName($0) }
    chart.drawAlone(label: label, into: &markup)
    return markup.bytes
  }

  /// The page of the year's picture alone, with no text of entries in it.
  package var yearOnly: [UInt8] {
    var markup = Markup()
    markup.literal("<main class=\"alone\">\n")
    markup.element("h1", ("dir", "auto"), text: facts.phrases.page(.title(name: facts.input.profile.name)))
    YearSection(facts: facts).write(to: &markup)
    markup.literal("</main>\n")
    return file(markup.bytes)
  }

  private var timeline: TimelineSection {
    TimelineSection(facts: facts) { [facts] in "#" + (facts.anchors[$0] ?? "") }
  }

  /// The body around the sections of the main column.
  private func document(_ content: (inout Markup) -> Void) -> [UInt8] {
    var markup = Markup()
    markup.element("a", ("class", "skip"), ("href", "#entries"), text: facts.phrases.page(.skip))
    HeadSection(facts: facts).write(to: &markup)
    markup.literal("<div class=\"columns\">\n")
    let days = Set(timeline.items.keys.map(\.monthText)).sorted(by: >)
    SearchSection(
      facts: facts, months: days.compactMap { text in CivilDay(iso: text + "-01").map { ($0, "#m" + text) } }
    ).write(to: &markup)
    markup.literal("<main>\n")
    content(&markup)
    markup.literal("</main>\n</div>\n")
    writeFoot(to: &markup)
    return file(markup.bytes)
  }

  private func file(_ body: [UInt8]) -> [UInt8] {
    Document(
      language: facts.phrases.language.rawValue,
      title: facts.phrases.page(.title(name: facts.input.profile.name)),
      style: PageStyle.css, script: PageScript.text, body: body
    ).html
  }

  private func writeTop(to markup: inout Markup) { timeline.writeOnThisDay(to: &markup) }

  private func writeCharts(to markup: inout Markup, address: @escaping (CivilDay) -> String) {
    guard recordCount > 0 else { return }
    YearSection(facts: facts).write(to: &markup)
    MonthsSection(facts: facts, address: address).write(to: &markup)
    ChangesSection(facts: facts).write(to: &markup)
    TrendsSection(facts: facts).write(to: &markup)
    InsightsSections(facts: facts).write(to: &markup)
  }

  private func writeFoot(to markup: inout Markup) {
    markup.element("footer") { markup in
      if facts.input.privateCount > 0 {
        markup.element("p", text: facts.phrases.page(.privateLeftOut(facts.input.privateCount)))
      }
      markup.element("p", text: facts.phrases.page(.made(facts.today, records: recordCount)))
    }
  }
}
