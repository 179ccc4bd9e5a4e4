import JournalModel
import JournalReaders

/// Daybook: an archive with `entries.csv` (Date `2026-11-20-18:50`, Title, Text, Images) and pictures.
enum DaybookFormat: EntryFormat {
  static let format = ImportFormat.daybook

  static func recognises(_ source: ImportSource) -> Bool {
    if source.hasMembers { return source.name(endingWith: "entries.csv") != nil }
    let header = source.startText().prefix { $0 != "\n" && $0 != "\r\n" }.lowercased()
    return header.hasPrefix("date") && header.contains("title") && header.contains("text")
      && header.contains("images")
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let name = try source.file(of: "Daybook") { $0.name(endingWith: "entries.csv") ?? "" }
    let label = source.label(name)
    let (rows, flaws) = CSVReader.rows(try source.bytes(of: name))
    content.notes.note(flaws, label)
    let header = (rows.first?.cells ?? []).map { $0.trimmedBlanks.lowercased() }
    guard let dateColumn = header.firstIndex(of: "date") else {
      throw ImportFailure(.missingColumn("Date"), label)
    }
    func column(_ names: String...) -> Int? { header.firstIndex { names.contains($0) } }
    let (titleColumn, textColumn) = (column("title"), column("text", "content", "note"))
    let (imageColumn, tagColumn) = (column("images", "image", "photos"), column("tags"))
    content.take(rows.dropFirst(), in: label, at: \.position) { (row) throws(ImportFailure) in
      guard let moment = moment(row[dateColumn], context) else {
        throw ImportFailure(.noDate(row[dateColumn]), line: row.number, column: dateColumn + 1)
      }
      var entry = ImportedEntry(origin: row[dateColumn], moment)
      entry.title = titleColumn.map { row[$0] }
      entry.text = textColumn.map { DaylioTable.text(row[$0]) } ?? ImportedText()
      entry.media = list(imageColumn, row).map(MemberName.base)
      entry.tags = list(tagColumn, row)
      return entry
    }
    return content
  }

  private static func list(_ column: Int?, _ row: CSVRow) -> [String] {
    (column.map { row[$0] } ?? "").split { ",;|".contains($0) }.map(\.trimmedBlanks).filter { !$0.isEmpty }
  }

  /// `2026-11-20-18:50`, or any other form of day and time.
  private static func moment(_ text: String, _ context: ImportContext) -> NoteMoment? {
    let parts = text.split(separator: "-", maxSplits: 3)
    if parts.count == 4, let day = CivilDay(iso: parts[0...2].joined(separator: "-")) {
      return NoteMoment(day, ClockTime(written: String(parts[3])), context)
    }
    return WrittenDays([text]).moment(text).map { NoteMoment($0.day, $0.time, context) }
  }
}
