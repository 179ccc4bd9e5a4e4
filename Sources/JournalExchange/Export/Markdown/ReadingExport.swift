import JournalFiles
import JournalLanguage
import JournalModel
import JournalStore
import SystemLibrary

/// All records one after the other in a single Markdown file, for reading: a heading for each year, month
/// and record.
package struct ReadingExport: Sendable {
  private let journal: Journal
  private let selection: ExportSelection
  private let phrases: Phrases
  private let today: CivilDay

  package init(_ journal: Journal, _ selection: ExportSelection, phrases: Phrases, today: CivilDay) {
    self.journal = journal
    self.selection = selection
    self.phrases = phrases
    self.today = today
  }

  /// Says who wrote it.
  private static let opening = "<!-- smjournal export markdown -->\n"

  /// Writes the file.
  package func write(to sink: any ByteSink) throws(StoreError) -> ExportReceipt {
    try sink.write(ReadingExport.opening)
    var last: (year: Int, month: Int) = (.min, 0)
    var texts = RecordTexts(of: journal)
    return try selection.forEach(of: journal) { (record) throws(StoreError) in
      let (year, month, _) = record.date.fields
      if year != last.year { try sink.write("\n# \(year)\n") }
      if year != last.year || month != last.month {
        try sink.write("\n## \(phrases.month(month, year: year))\n")
      }
      last = (year, month)
      try sink.write(text(of: record, body: try texts.text(of: record)))
    }
  }

  private func text(of record: Record, body: String) -> String {
    let name = ReadingExport.line(record.title ?? phrases.name(of: record.kind).capitalizedFirst)
    let when = phrases.day(record.date, today: CivilDay(number: record.date.number))
    let time = record.at.map { " " + phrases.time($0.local.time) } ?? ""
    var parts = ["\n### \(when)\(time) · \(name)\n"]
    let facts = self.facts(of: record)
    if !facts.isEmpty { parts.append("*\(facts.joined(separator: " · "))*\n") }
    if !record.highlights.isEmpty {
      parts.append(record.highlights.map { "- ✦ \(ReadingExport.line($0))\n" }.joined())
    }
    if !body.isEmpty { parts.append(ReadingExport.demoted(body) + "\n") }
    return parts.joined(separator: "\n")
  }

  private func facts(of record: Record) -> [String] {
    let facts = phrases.facts(of: record, in: journal.profile) + record.surroundings
    return (facts + record.tags.map { "#" + $0 }).map { Quoting.markdownEmphasis(ReadingExport.line($0)) }
  }

  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  /// The headings of a text below those of the file; what stands in a fence is left as it is.
  static func demoted(_ body: String) -> String {
    var fence: (mark: UInt8, length: Int)?
    var result: [UInt8] = []
    for line in body.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.startIndex > body.startIndex { result.append(0x0A) }
      let start = line.drop { $0 == 0x20 }
      let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
      let run = start.first.map { mark in start.prefix { $0 == mark }.count } ?? 0
      if let mark = start.first, run >= 3, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") {
        if let open = fence {
          let isClosing = mark == open.mark && run >= open.length
          if isClosing, start.dropFirst(run).allSatisfy({ $0 <= 0x20 }) { fence = nil }
        } else {
          fence = (mark, run)
        }
      } else if fence == nil, (1...6).contains(marks),
        line.dropFirst(marks).first.map({ [0x20, 0x09, 0x0D].contains($0) }) ?? true
      {
        result += Array(repeating: UInt8(ascii: "#"), count: min(6, marks + 3) - marks)
      }
      result += line
    }
    return String(decoding: result, as: UTF8.self)
  }
}
