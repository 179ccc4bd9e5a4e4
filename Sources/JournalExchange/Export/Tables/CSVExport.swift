import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// Records as a table: a row each, a column for each key under its canonical name.
package struct CSVExport: Sendable {
  let separator: UInt8
  /// Whether the file begins with a byte order mark, without which Excel takes UTF-8 for something else.
  let hasMark: Bool

  /// A table as programs read it; or one that Excel opens with a double click, which in countries with a
  /// decimal comma expects semicolons.
  package init(forExcelWithDecimalComma hasDecimalComma: Bool? = nil) {
    separator = UInt8(ascii: hasDecimalComma == true ? ";" : ",")
    hasMark = hasDecimalComma != nil
  }

  /// The columns that every table begins with.
  package static let heads = ["id", "path", "kind", "date", "at"]

  package func write(
    _ selection: ExportSelection, of journal: Journal, to sink: any ByteSink
  ) throws(StoreError) -> ExportReceipt {
    var table = try CSVTable(self, keys: CSVTable.keys { _ in true }, of: journal.profile, sink)
    var texts = RecordTexts(of: journal)
    let receipt = try selection.forEach(of: journal) { (record) throws(StoreError) in
      try table.add(record, text: try texts.text(of: record))
    }
    try table.finish()
    return receipt
  }

  /// The tables of a folder, one for each kind that has records: its name, and what writes it.
  ///
  /// - Parameter isThere: whether the folder has a table of an earlier time: it would go on showing what was
  ///   deleted or made private since, so that it is written without rows.
  /// - Returns: what was written.
  package func write(
    _ selection: ExportSelection, of journal: Journal, isThere: (_ name: String) -> Bool,
    into open: (_ name: String) throws(StoreError) -> OutputFile
  ) throws(StoreError) -> ExportReceipt {
    var tables: [Kind: (table: CSVTable, file: OutputFile)] = [:]
    var texts = RecordTexts(of: journal)
    func begin(_ kind: Kind) throws(StoreError) {
      let file = try open(Self.name(of: kind))
      let keys = CSVTable.keys { $0.hasMeaning(in: kind) }
      tables[kind] = (try CSVTable(self, keys: keys, of: journal.profile, file), file)
    }
    var receipt = try selection.forEach(of: journal) { (record) throws(StoreError) in
      if tables[record.kind] == nil { try begin(record.kind) }
      try tables[record.kind]?.table.add(record, text: try texts.text(of: record))
    }
    for kind in Kind.allCases where tables[kind] == nil && isThere(Self.name(of: kind)) { try begin(kind) }
    // None has its name before all are whole.
    for kind in tables.keys { try tables[kind]?.table.finish() }
    for (_, file) in tables.values { try file.finish() }
    receipt.files = tables.count
    receipt.bytes = tables.values.reduce(0) { $0 + $1.file.count }
    return receipt
  }

  private static func name(of kind: Kind) -> String { kind.name + ".csv" }
}

/// A table as it grows: its head, then a row for each record.
private struct CSVTable {
  private let keys: [Key]
  private let scales: [Scale]
  private let sink: any ByteSink
  private var writer: CSVWriter

  static func keys(_ isWanted: (Key) -> Bool) -> [Key] {
    Key.allCases.filter { ![.kind, .date, .at].contains($0) && isWanted($0) }
  }

  init(_ export: CSVExport, keys: [Key], of profile: Profile, _ sink: any ByteSink) throws(StoreError) {
    (self.keys, self.sink, scales) = (keys, sink, profile.scales.own)
    writer = CSVWriter(separator: export.separator)
    if export.hasMark { try sink.write([0xEF, 0xBB, 0xBF]) }
    writer.add(
      CSVExport.heads + keys.map(\.name) + scales.map(\.name) + ["words", "text", "own"])
  }

  /// So many bytes are in memory at a time.
  private static let partSize = 1 << 16

  mutating func add(_ record: Record, text: String) throws(StoreError) {
    var cells = [record.id, record.path, record.kind.name, record.date.iso, record.at?.iso ?? ""]
    cells.reserveCapacity(keys.count + scales.count + 8)
    // The items of a list are joined as Daylio joins them.
    for key in keys {
      cells.append(record.keys.contains(key) ? record.texts(of: key).joined(separator: " | ") : "")
    }
    for scale in scales { cells.append(record[scale].map { String($0) } ?? "") }
    cells.append(String(record.wordCount))
    cells.append(text)
    cells.append(CSVTable.extra(of: record))
    writer.add(cells)
    if writer.bytes.count >= CSVTable.partSize { try finish() }
  }

  mutating func finish() throws(StoreError) {
    try sink.write(writer.bytes)
    writer.removeAll()
  }

  /// The keys that the journal gives no meaning to, as a JSON object; nothing where there are none.
  private static func extra(of record: Record) -> String {
    guard !record.extra.isEmpty else { return "" }
    var text = JSONText()
    text.object(record.extra)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
