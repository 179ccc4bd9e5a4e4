import JournalFiles
import JournalLanguage
import JournalModel
import JournalStore

/// The journal as a text for reading or of another program: one file, or the file with the photos and
/// recordings that it names beside it.
package struct DiaryExport: Sendable {
  package enum Format: Sendable {
    /// Markdown for reading: a heading for each year, month and record.
    case reading
    /// jrnl: `[2026-11-20 18:50] Title *`, then the text.
    case jrnl
    /// Emacs' Org, as org-journal has it: a heading a day, a heading a record below it.
    case org

    fileprivate var file: String { self == .jrnl ? "journal.txt" : "journal.org" }

    fileprivate var opening: String {
      switch self {
      case .reading: "<!-- smjournal export markdown -->\n"
      case .jrnl: ""
      case .org: "# smjournal export org\n"
      }
    }
  }

  private let format: Format
  private let journal: Journal
  private let selection: ExportSelection
  private let phrases: Phrases

  package init(_ format: Format, _ journal: Journal, _ selection: ExportSelection, phrases: Phrases) {
    (self.format, self.journal, self.selection, self.phrases) = (format, journal, selection, phrases)
  }

  /// Writes the text alone; gives too how many photos and recordings are not in it.
  package func write(to sink: any ByteSink) throws(StoreError) -> (receipt: ExportReceipt, media: Int) {
    var media: Set<String> = []
    let receipt = try write(to: sink, &media)
    return (receipt, media.count)
  }

  package func write(to tree: any FileTree) throws(StoreError) -> ExportReceipt {
    let text = MemorySink()
    var media: Set<String> = []
    var receipt = try write(to: text, &media)
    try tree.add(format.file, text.bytes, modified: 0)
    receipt.bytes = text.bytes.count
    try journal.add(media, to: tree, &receipt)
    try tree.finish()
    return receipt
  }

  private func write(to sink: any ByteSink, _ media: inout Set<String>) throws(StoreError) -> ExportReceipt {
    try sink.write(format.opening)
    var last: CivilDay?
    var texts = RecordTexts(of: journal)
    func add(_ record: Record) throws(StoreError) {
      let entry = DiaryEntry(record, text: try texts.text(of: record), journal.profile, phrases)
      let heading = heading(of: record.date, after: last)
      last = record.date
      if format == .reading { return try sink.write(heading + entry.reading) }
      let isThere = { (path: String) throws(StoreError) in try journal.hasMedia(path) }
      let own = Set(try MediaInText(entry.text, of: record, where: isThere).mentions.map(\.path))
      // Those that it has by its keys alone.
      var further: [String] = []
      for path in record.mediaPaths where !own.contains(path) {
        if try journal.hasMedia(path) { further.append(path) }
      }
      media.formUnion(own.union(further))
      try sink.write(heading + (format == .jrnl ? entry.jrnl(further) : entry.org(further)))
    }
    // A diary has days and no people.
    return format == .reading
      ? try selection.forEach(of: journal, add) : try selection.forEachOfDiary(of: journal, add)
  }

  /// What stands above the first record of a day, a month, a year.
  private func heading(of day: CivilDay, after last: CivilDay?) -> String {
    switch format {
    case .jrnl: return ""
    case .org: return day == last ? "" : DiaryEntry.org(day, phrases)
    case .reading:
      let year = day.year == last?.year ? "" : "\n# \(day.year)\n"
      let isSame = year.isEmpty && day.month == last?.month
      return isSame ? "" : year + "\n## \(phrases.month(day.month, year: day.year))\n"
    }
  }
}
