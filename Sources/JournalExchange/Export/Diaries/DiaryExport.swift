import JournalFiles
import JournalLanguage
import JournalModel
import JournalStore

/// The journal as a text of another program: one file, or the file with the photos and recordings that it
/// names beside it.
package struct DiaryExport: Sendable {
  /// The programs.
  package enum Format: Sendable {
    /// jrnl: `[2026-11-20 18:50] Title *`, then the text.
    case jrnl
    /// Emacs' Org, as org-journal has it: a heading a day, a heading a record below it.
    case org

    /// The name of the file beside its photos.
    package var file: String { self == .jrnl ? "journal.txt" : "journal.org" }
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

  /// Writes the text and what it names.
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
    if format == .org { try sink.write(OrgEntry.opening) }
    var last: CivilDay?
    var texts = RecordTexts(of: journal)
    return try selection.forEachOfDiary(of: journal) { (record) throws(StoreError) in
      let entry = DiaryEntry(record, text: try texts.text(of: record), phrases)
      var own: Set<String> = []
      let isThere = { (path: String) throws(StoreError) in try journal.hasMedia(path) }
      let mentions = try MediaInText(entry.text, of: record, where: isThere)
      own.formUnion(mentions.mentions.map(\.path))
      let further = try unnamed(record, besides: own)
      media.formUnion(own.union(further))
      switch format {
      case .jrnl: try sink.write(JrnlEntry(entry, journal.profile, phrases).text(further))
      case .org:
        if record.date != last { try sink.write(OrgEntry.heading(of: record.date, phrases)) }
        try sink.write(OrgEntry(entry, phrases).text(further))
      }
      last = record.date
    }
  }

  /// The photos and recordings that a record has by its keys alone.
  private func unnamed(_ record: Record, besides named: Set<String>) throws(StoreError) -> [String] {
    var paths: [String] = []
    for path in record.mediaPaths where !named.contains(path) {
      if try journal.hasMedia(path) { paths.append(path) }
    }
    return paths
  }
}
