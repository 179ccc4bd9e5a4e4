/// Rows of texts under each other, columns aligned by what a terminal shows.
struct TextTable: Sendable {
  /// A cell: a text on one line and how it stands out.
  struct Cell: ExpressibleByStringInterpolation {
    var text: String
    var style: Style

    init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }

    init(stringLiteral value: String) { self.init(value) }
  }

  /// A cell that is in the table; its bytes are behind those of the one before. Small, since memory that is touched for the
  /// first time is most of what a long table costs.
  private struct Place {
    var length: UInt32
    var columns: UInt16
    var style: Style
  }

  /// Where a row begins.
  private struct Row {
    var cell: Int
    var byte: Int
  }

  private var text = LineText()
  private var places: [Place] = []
  private var rows: [Row] = []
  /// Where the row at hand begins.
  private var next = Row(cell: 0, byte: 0)
  /// A column that is left empty.
  private var emptyColumn = -1

  /// Adds a row.
  mutating func add(_ cells: [Cell]) {
    for cell in cells { addCell(cell.style) { $0.append(cell.text) } }
    endRow()
  }

  /// Makes room for rows to come.
  mutating func reserve(rows count: Int, columns: Int, bytes: Int) {
    rows.reserveCapacity(rows.count + count)
    places.reserveCapacity(places.count + count * columns)
    text.reserve(count * bytes)
  }

  /// Adds a cell to the row at hand, of the text that `write` adds.
  mutating func addCell(_ style: Style = .plain, _ write: (inout LineText) -> Void) {
    let start = text.bytes.count
    write(&text)
    let columns = UInt16(clamping: text.endPiece())
    places.append(Place(length: UInt32(clamping: text.bytes.count - start), columns: columns, style: style))
  }

  /// Ends the row at hand.
  mutating func endRow() {
    rows.append(next)
    next = Row(cell: places.count, byte: text.bytes.count)
  }

  /// Leaves a column empty, whatever was added to it.
  mutating func empty(column: Int) { emptyColumn = column }

  /// Writes all rows; see ``write(_:to:indentedBy:)``.
  func write(to output: inout Output, indentedBy indentation: Int = 0) {
    TextTable.write([self], to: &output, indentedBy: indentation)
  }

  /// Writes the rows of tables as those of one. At a terminal the last column is folded below itself; a row whose first cell
  /// leaves no room for the others is a line of its own, and so are all rows where the terminal is too narrow for columns.
  static func write(_ tables: [TextTable], to output: inout Output, indentedBy indentation: Int = 0) {
    let widths = widths(of: tables)
    guard output.isTerminal else {
      for table in tables { table.writeAligned(to: &output, widths, indentation) }
      return
    }
    let others = left(of: widths.dropFirst(), from: indentation)
    let longest = max(20, output.width - others - leastRoom - 2)
    let inColumns = self.widths(of: tables, notLongerThan: longest)
    let left = left(of: inColumns[...], from: indentation)
    let isNarrow = output.width - left < min(leastRoom, inColumns.last ?? 0)
    for table in tables {
      for row in table.rows.indices {
        output.write(String(repeating: " ", count: indentation))
        if isNarrow || table.lead(row) > longest {
          table.writeInLine(row, to: &output, indentation: indentation)
        } else {
          table.write(row, widths: inColumns, to: &output, hanging: left)
        }
      }
    }
  }

  /// The cells of a row.
  private func cells(_ row: Int) -> ArraySlice<Place> {
    places[rows[row].cell..<(row + 1 < rows.count ? rows[row + 1] : next).cell]
  }

  /// The columns of the first cell of a row.
  private func lead(_ row: Int) -> Int { cells(row).first.map { Int($0.columns) } ?? 0 }

  /// Calls `body` with the cells of a row up to the last one that is not empty, with the blanks that come behind each where
  /// the columns have these widths.
  private func forEachCell(
    of row: Int, _ widths: [Int], _ body: (_ bytes: Range<Int>, _ style: Style, _ gap: Int) -> Void
  ) {
    let cells = cells(row)
    let last = cells.indices.last { cells[$0].length > 0 && $0 - cells.startIndex != emptyColumn }
    guard let last else { return }
    var start = rows[row].byte
    for place in cells.startIndex...last {
      let (cell, column) = (cells[place], place - cells.startIndex)
      let end = start + Int(cell.length)
      let isEmpty = column == emptyColumn
      let gap = widths[column] - (isEmpty ? 0 : Int(cell.columns)) + (widths[column] > 0 ? 2 : 0)
      body(isEmpty ? start..<start : start..<end, cell.style, place == last ? 0 : gap)
      start = end
    }
  }

  /// The bytes of a cell as a text.
  private func string(_ bytes: Range<Int>) -> String { String(decoding: text.bytes[bytes], as: UTF8.self) }

  /// How wide the columns are of those rows whose first cell is not too long.
  private static func widths(of tables: [TextTable], notLongerThan longest: Int = .max) -> [Int] {
    var widths: [Int] = []
    for table in tables {
      for row in table.rows.indices where table.lead(row) <= longest {
        let cells = table.cells(row)
        while widths.count < cells.count { widths.append(0) }
        for (column, cell) in zip(0..., cells) where column != table.emptyColumn {
          widths[column] = max(widths[column], Int(cell.columns))
        }
      }
    }
    return widths
  }

  /// Where the last column begins.
  private static func left(of widths: ArraySlice<Int>, from indentation: Int) -> Int {
    widths.dropLast().reduce(indentation) { $0 + $1 + ($1 > 0 ? 2 : 0) }
  }

  /// A last column with fewer columns than this can't be read.
  private static let leastRoom = 16

  private func writeInLine(_ row: Int, to output: inout Output, indentation: Int) {
    var isFirst = true
    forEachCell(of: row, [Int](repeating: 0, count: cells(row).count)) { bytes, style, _ in
      if bytes.isEmpty { return }
      output.write(isFirst ? "" : "  ")
      output.write(string(bytes), style)
      isFirst = false
    }
    output.line(hanging: indentation + 4)
  }

  private func write(_ row: Int, widths: [Int], to output: inout Output, hanging: Int) {
    forEachCell(of: row, widths) { bytes, style, gap in
      output.write(string(bytes), style)
      output.write(String(repeating: " ", count: max(gap, 0)))
    }
    output.line(hanging: hanging)
  }

  /// Writes all rows where no line is folded.
  private func writeAligned(to output: inout Output, _ widths: [Int], _ indentation: Int) {
    var lines = AlignedLines(usesColor: output.usesColor)
    text.bytes.withUnsafeBytes { text in
      for row in rows.indices {
        lines.addBlanks(indentation)
        forEachCell(of: row, widths) { bytes, style, gap in
          lines.add(UnsafeRawBufferPointer(rebasing: text[bytes]), style)
          lines.addBlanks(gap)
        }
        lines.end(to: &output)
      }
    }
    lines.flush(to: &output)
  }
}

/// Lines put together in one memory, which goes to an output whenever there is much in it.
private struct AlignedLines {
  private let usesColor: Bool
  private var bytes: [UInt8] = []

  private static let limit = 1 << 15

  init(usesColor: Bool) { self.usesColor = usesColor }

  mutating func addBlanks(_ count: Int) {
    for _ in 0..<max(count, 0) { bytes.append(0x20) }
  }

  mutating func add(_ text: UnsafeRawBufferPointer, _ style: Style) {
    let escape = usesColor && !text.isEmpty ? style.escape : nil
    if let escape { bytes.append(contentsOf: escape.utf8) }
    bytes.append(contentsOf: text)
    if escape != nil { bytes.append(contentsOf: Style.end.utf8) }
  }

  mutating func end(to output: inout Output) {
    bytes.append(0x0A)
    if bytes.count > AlignedLines.limit { flush(to: &output) }
  }

  mutating func flush(to output: inout Output) {
    output.raw(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
