import JournalInsights
import JournalModel

/// A journal that is too long for one page, as files that belong together: the first page with the charts and
/// the years to go to, a page a year with its days and entries, and pages of months for a year that has too
/// many for one.
package struct PageFolder: DrawnForm, Sendable {
  /// So many entries, check-ins and check-outs a page opens with in a moment on a telephone.
  private static let mostOfAPage = 1500

  package private(set) var facts: PageFacts
  private let first: String
  private let items: [CivilDay: [TimelineSection.Item]]
  private let filters: [UInt8]
  private let files: [File]

  /// A page with the days that have something to show on it, the youngest first.
  private struct File {
    var name: String
    var year: Int
    /// Whether it has the chart and the calendars of its year.
    var isOfYear: Bool
    var days: [CivilDay]
  }

  init(_ facts: PageFacts, folder: String, first: String) {
    self.first = first
    items = TimelineSection(facts: facts).items
    filters = SearchSection(facts: facts, contents: []).written
    var counts: [Int: Int] = [:]
    for fact in facts.table.facts { counts[fact.date.year, default: 0] += 1 }
    var parts = PageParts(folder: folder)
    parts.longYears = Set(counts.filter { $0.value > Self.mostOfAPage }.map(\.key))
    files = Self.files(items.keys, facts.calendar.filter { facts.years.contains($0.day.year) }, parts)
    self.facts = facts
    self.facts.knownReport = facts.reportOfMonths
    self.folder = parts
  }

  /// Where the others are from the first page on.
  private let folder: PageParts

  private static func files(
    _ days: some Sequence<CivilDay>, _ calendar: [CalendarDay], _ parts: PageParts
  ) -> [File] {
    var files: [String: File] = [:]
    for day in calendar where files[day.day.yearText] == nil {
      files[day.day.yearText] = File(name: day.day.yearText, year: day.day.year, isOfYear: true, days: [])
    }
    for day in days.sorted(by: >) {
      let name = parts.name(of: day)
      files[name, default: File(name: name, year: day.year, isOfYear: false, days: [])].days.append(day)
    }
    // The months of a year behind the year.
    return files.values.sorted {
      ($0.year, $1.isOfYear ? 1 : 0, $0.name) > ($1.year, $0.isOfYear ? 1 : 0, $1.name)
    }
  }

  /// The names of the pages but the first one.
  package var names: [String] { files.map { $0.name + ".html" } }

  /// The first page.
  package func index() -> [UInt8] {
    var facts = facts
    facts.parts = folder
    let page = Page(facts)
    let search = SearchSection(
      facts: facts, contents: contents(from: folder), newest: searched.first.map { folder.address($0.name) })
    return page.document(search) { page.writeCharts(to: &$0) }
  }

  /// The pages that have entries: those that a search goes through, the newest first.
  private var searched: [File] { files.filter { !$0.days.isEmpty } }

  private func contents(from parts: PageParts) -> [SearchSection.Place] {
    files.filter(\.isOfYear).map { ($0.name, parts.address($0.name)) }
  }

  /// What a page is called: its year or its month.
  private func title(of file: File) -> String {
    file.isOfYear ? file.name : file.days.first.map { facts.monthName(of: $0) } ?? file.name
  }

  /// Draws one of the pages but the first one, as parts that follow one another.
  package func html(_ number: Int) -> [[UInt8]] {
    let file = files[number]
    var facts = facts
    facts.parts = folder
    facts.parts?.folder = ""
    let page = Page(facts)
    var markup = Markup()
    markup.literal("<div class=\"columns\">\n<header class=\"head\">")
    markup.element("h1", ("dir", "auto")) { markup in
      markup.element("a", ("href", first), text: page.title)
      markup.text(" · " + title(of: file))
    }
    facts.writePart(to: &markup)
    markup.literal("</header>\n<div class=\"side\">\n")
    let older = searched.drop { $0.name != file.name }.dropFirst().first
    SearchSection(
      facts: facts, contents: contents(from: PageParts(folder: "")),
      older: older.map { (title(of: $0), $0.name + ".html") }, filters: filters
    ).write(to: &markup)
    markup.literal("</div>\n<main>\n")
    if file.isOfYear {
      let days = facts.calendar.filter { $0.day.year == file.year }
      YearSection(facts: facts, days: days).write(to: &markup)
      MonthsSection(facts: facts).write(facts.wholeMonths(of: file.year).reversed(), to: &markup)
    }
    if !file.days.isEmpty { page.timeline.write(file.days, items, to: &markup) }
    markup.literal("</main>\n</div>\n")
    return page.file(markup.bytes).parts
  }
}

/// Where the entries of a journal are that is too long for one page: a page a year, beside the first one or
/// in a folder, and a page a month of a year that is too long for one itself.
struct PageParts: Sendable {
  /// Where these pages are from the one at hand: empty, or the name of a folder with `/`.
  var folder: String
  /// The years whose entries are on pages of months.
  var longYears: Set<Int> = []

  /// The name of the page that has the entries of a day, without ending.
  func name(of day: CivilDay) -> String { longYears.contains(day.year) ? day.monthText : day.yearText }

  /// A path as an address: all but letters, digits and what separates names is escaped.
  static func address(ofPath path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar))
      address += isPlain ? String(scalar) : "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return address
  }

  func address(_ name: String) -> String { folder + name + ".html" }
}

extension CivilDay {
  /// `2026-11`.
  var monthText: String { String(iso.prefix(7)) }

  /// `2026`.
  var yearText: String { String(iso.prefix(4)) }
}
