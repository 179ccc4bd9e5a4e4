import JournalModel
import JournalReaders

/// A table that may be a rota: a file of values with separators, or a sheet of a workbook.
struct RotaTable {
  /// What it is called: the name of the sheet, or of the file.
  let name: String
  /// What may tell its month: the names of the file and of the sheet.
  var titles: [String]
  /// A day of it, as the person says: it decides where nothing else does.
  var start: CivilDay?
  /// Whether its days are those of another table on its sheet, or nothing tells them.
  var isUndated = false
  /// The years that days without theirs can be of, the likeliest first.
  var years: [Int] = []
  var rows: [CSVRow]
  var flaws: [(flaw: SourceFlaw, row: Int)] = []
  var hiddenRows = 0
  var hiddenSheets: [String] = []

  static func format(of source: ImportSource) -> ImportFormat {
    if Workbook.isExcel(source.names) { return .xlsx }
    return source.hasMembers ? .ods : .csv
  }

  /// The tables of a source; none of an archive that is no workbook.
  ///
  /// - Parameter start: whether the beginning of a long file is enough.
  /// - Throws: why a workbook can't be read.
  static func all(in source: ImportSource, start: Bool = false) throws(ImportFailure) -> [RotaTable] {
    guard source.hasMembers else {
      let name = MemberName.stem(source.path)
      if let rows = planLines(of: source) { return [RotaTable(name: name, titles: [name], rows: rows)] }
      let (rows, flaws) = CSVReader.rows(start ? Array(source.bytes.prefix(1 << 16)) : source.bytes)
      return [RotaTable(name: name, titles: [name], rows: rows, flaws: flaws)]
    }
    guard isWorkbook(source) else { return [] }
    let book: Workbook
    do throws(ReadingError) {
      book = try source.workbook { () throws(ReadingError) in try read(source) }
    } catch { throw ImportFailure(error, source.path) }
    return book.sheets.enumerated().map { index, sheet in
      RotaTable(
        name: sheet.name, titles: [MemberName.stem(source.path) + " " + sheet.name],
        rows: start ? beginning(of: sheet.rows) : sheet.rows,
        flaws: sheet.flaws, hiddenRows: sheet.hiddenRows, hiddenSheets: index == 0 ? book.hiddenSheets : [])
    }
  }

  /// The lines of a plan as this journal has them, `2026-12-01 Day 07:00-19:30`, as rows of days, words and
  /// hours; `nil` for any other text.
  private static func planLines(of source: ImportSource) -> [CSVRow]? {
    guard let first = source.startText(64).split(whereSeparator: \.isNewline).first,
      (try? PlanLine(first.trimmedBlanks)) != nil, source.bytes.count <= 1 << 20
    else { return nil }
    var rows: [CSVRow] = []
    let lines = String(decoding: source.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in lines.enumerated() where !text.trimmedBlanks.isEmpty {
      guard let line = try? PlanLine(text.trimmedBlanks) else { return nil }
      rows += line.pieces.map { piece in
        let hours = piece.spans.map(\.iso).joined(separator: ", ")
        return CSVRow(cells: [line.day.iso, piece.word.name, hours], number: index + 1)
      }
    }
    return rows
  }

  /// The first rows of a table, enough to tell what kind it is.
  private static func beginning(of rows: [CSVRow]) -> [CSVRow] {
    var left = 1 << 17
    return Array(
      rows.prefix { row in
        left -= row.count
        return left > 0
      })
  }

  private static func read(_ source: ImportSource) throws(ReadingError) -> Workbook {
    if Workbook.isExcel(source.names) {
      return try Workbook { (name: String) throws(ReadingError) -> (any ByteStream)? in
        source.names.contains(name) ? try source.stream(of: name) : nil
      }
    }
    // What a password keeps is no XML; the list of the members says so.
    guard !source.start(of: "META-INF/manifest.xml", 1 << 16).contains("encryption-data") else {
      throw ReadingError(.encrypted)
    }
    return try Workbook(openDocument: try source.stream(of: "content.xml"))
  }

  static func isWorkbook(_ source: ImportSource) -> Bool {
    Workbook.isExcel(source.names)
      || source.names.contains("content.xml") && source.names.contains("mimetype")
        && source.start(of: "mimetype", 64).hasPrefix("application/vnd.oasis.opendocument.spreadsheet")
  }

  /// How it is laid out, its rows turned about where it has its days below one another and a column a person;
  /// `nil` where it is no rota.
  func laidOut() -> TableLayout? {
    let known = [start?.iso].compactMap { $0 }
    let rows = TableLayout.withYears(rows, titles: known + titles, years: years)
    for titles in known.isEmpty ? [titles] : [titles, known] {
      if let layout = TableLayout(rows, titles: titles, years: years) { return layout }
      if let layout = TableLayout(turned, titles: titles, years: years, isTurned: true) { return layout }
    }
    return nil
  }

  /// The same as if it were one of some months, where it has a column a day of one that nothing names.
  var ofAnyMonth: RotaTable {
    var table = self
    table.titles = RotaTable.months
    return table
  }

  /// Months of 31 days that begin with each day of the week.
  private static let months = ["2024-01", "2024-10", "2025-01", "2026-01", "2024-03", "2025-03", "2024-12"]

  /// What is wrong with one that is not laid out as a rota.
  var flawOfLayout: SourceFlaw {
    if ofAnyMonth.laidOut() != nil { return .missingMonth }
    return TableLayout.fewDays(rows, titles: titles).map { .fewDays($0) } ?? .missingColumn("date")
  }

  /// The rows as columns; numbered as those were.
  private var turned: [CSVRow] {
    let width = rows.prefix(RotaTable.longestTurned).map(\.count).max() ?? 0
    guard rows.count <= RotaTable.longestTurned, width <= RotaTable.longestTurned else { return [] }
    return (0..<width).map { column in CSVRow(cells: rows.map { $0[column] }, number: column + 1) }
  }

  /// A longer or wider table is no month.
  static let longestTurned = 400
}
