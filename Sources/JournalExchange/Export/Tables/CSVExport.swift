import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// Records as a table: a row each, a column for each key under its canonical name.
package struct CSVExport: Sendable {
  /// What stands between two cells.
  package var separator = UInt8(ascii: ",")
  /// Whether the file begins with a byte order mark, without which Excel takes UTF-8 for something else.
  package var hasMark = false

  /// A table as programs read it.
  package init() {}

  /// A table that Excel opens with a double click; in countries with a decimal comma it expects semicolons.
  package init(forExcelWithDecimalComma hasDecimalComma: Bool) {
    separator = UInt8(ascii: hasDecimalComma ? ";" : ",")
    hasMark = true
  }

  /// Whether a file begins as such a table does.
  package static func begins(_ start: [UInt8]) -> Bool {
    let text = start.starts(with: mark) ? start.dropFirst(3) : start[...]
    return ["id,path,", "id;path;"].contains { text.starts(with: $0.utf8) }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Writes one table of all records.
  package func write(
    _ selection: ExportSelection, of journal: Journal, to sink: any ByteSink
  ) throws(StoreError) -> ExportReceipt {
    let (records, leftOut) = selection.records(of: journal)
    try write(records, of: journal, keys: CSVExport.keys { _ in true }, to: sink)
    return ExportReceipt(records: records.count, leftOut: leftOut)
  }

  /// The tables of a folder, one for each kind that has records: its name, and what writes it.
  ///
  /// - Returns: what was written.
  package func write(
    _ selection: ExportSelection, of journal: Journal,
    into open: (_ name: String) throws(StoreError) -> OutputFile
  ) throws(StoreError) -> ExportReceipt {
    let (records, leftOut) = selection.records(of: journal)
    var receipt = ExportReceipt(files: 0, leftOut: leftOut)
    // None has its name before all are whole.
    var files: [OutputFile] = []
    for kind in Kind.allCases {
      let own = records.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      let file = try open(kind.name + ".csv")
      try write(own, of: journal, keys: CSVExport.keys { $0.hasMeaning(in: kind) }, to: file)
      files.append(file)
      receipt.records += own.count
      receipt.files += 1
      receipt.bytes += file.count
    }
    for file in files { try file.finish() }
    return receipt
  }

  private static func keys(_ isWanted: (Key) -> Bool) -> [Key] {
    Key.allCases.filter { ![.kind, .date, .at].contains($0) && isWanted($0) }
  }

  private func write(
    _ records: [Record], of journal: Journal, keys: [Key], to sink: any ByteSink
  ) throws(StoreError) {
    if hasMark { try sink.write(CSVExport.mark) }
    let scales = journal.profile.scales.own
    var head = CSVWriter(separator: separator)
    head.add(
      ["id", "path", "kind", "date", "at"] + keys.map(\.name) + scales.map(\.name) + ["words", "text", "own"])
    try sink.write(head.bytes)
    for start in stride(from: 0, to: records.count, by: CSVExport.partSize) {
      let part = Array(records[start..<min(start + CSVExport.partSize, records.count)])
      try sink.write(try rows(part, of: journal, keys: keys))
    }
  }

  /// So many records are in memory as text at a time.
  private static let partSize = 4096

  private func rows(
    _ records: [Record], of journal: Journal, keys: [Key]
  ) throws(StoreError) -> [UInt8] {
    var writer = CSVWriter(separator: separator)
    for record in records {
      let values =
        keys.map { key in record.keys.contains(key) ? CSVExport.cell(key, of: record) : "" }
        + journal.profile.scales.own.map { scale in record[scale].map { String($0) } ?? "" }
      writer.add(
        [record.id, record.path, record.kind.name, record.date.iso, record.at?.iso ?? ""] + values + [
          String(record.wordCount), try journal.body(of: record), CSVExport.extra(of: record),
        ])
    }
    return writer.bytes
  }

  /// The value of a key; the items of a list are joined as Daylio joins them.
  private static func cell(_ key: Key, of record: Record) -> String {
    record.texts(of: key).joined(separator: " | ")
  }

  /// The keys that the journal gives no meaning to, as a JSON object; nothing where there are none.
  private static func extra(of record: Record) -> String {
    guard !record.extra.isEmpty else { return "" }
    var text = JSONText()
    text.object(record.extra)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
