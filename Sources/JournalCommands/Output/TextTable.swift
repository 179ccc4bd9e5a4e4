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

  /// A cell that is in the table.
  private struct Place {
    /// Where its bytes end; they begin where those of the one before end.
    var end: Int
    var columns: Int32
    var style: Style
  }

  private var text = LineText()
  private var places: [Place] = []
  /// Where the cells of each row end.
  private var rowEnds: [Int] = []
  /// A column that is left empty.
  private var emptyColumn = -1

  /// Adds a row.
  mutating func add(_ cells: [Cell]) {
    for cell in cells { addCell(cell.style) { $0.append(cell.text) } }
    endRow()
  }

  /// Adds a cell to the row at hand, of the text that `write` adds.
  mutating func addCell(_ style: Style = .plain, _ write: (inout LineText) -> Void) {
    write(&text)
    let columns = Int32(clamping: text.endPiece())
    places.append(Place(end: text.bytes.count, columns: columns, style: style))
  }

  /// Ends the row at hand.
  mutating func endRow() { rowEnds.append(places.count) }

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
      for row in table.rowEnds.indices {
        let cells = table.cells(row)
        output.write(String(repeating: " ", count: indentation))
        if isNarrow || table.columns(cells.lowerBound, in: cells) > longest {
          table.writeInLine(cells, to: &output, indentation: indentation)
        } else {
          table.write(cells, widths: inColumns, to: &output, hanging: left)
        }
      }
    }
  }

  /// The cells of a row.
  private func cells(_ row: Int) -> Range<Int> { (row == 0 ? 0 : rowEnds[row - 1])..<rowEnds[row] }

  /// Where the bytes of a cell of a row are.
  private func bytes(_ cell: Int, in row: Range<Int>) -> Range<Int> {
    if cell - row.lowerBound == emptyColumn { return 0..<0 }
    return (cell == 0 ? 0 : places[cell - 1].end)..<places[cell].end
  }

  /// The text of a cell of a row.
  private func string(_ cell: Int, in row: Range<Int>) -> String {
    String(decoding: text.bytes[bytes(cell, in: row)], as: UTF8.self)
  }

  /// The columns of a cell of a row; 0 for a row of none.
  private func columns(_ cell: Int, in row: Range<Int>) -> Int {
    row.contains(cell) && cell - row.lowerBound != emptyColumn ? Int(places[cell].columns) : 0
  }

  /// The last cell of a row that is not empty.
  private func last(of row: Range<Int>) -> Int? { row.last { !bytes($0, in: row).isEmpty } }

  /// How wide the columns are of those rows whose first cell is not too long.
  private static func widths(of tables: [TextTable], notLongerThan longest: Int = .max) -> [Int] {
    var widths: [Int] = []
    for table in tables {
      for row in table.rowEnds.indices {
        let cells = table.cells(row)
        if table.columns(cells.lowerBound, in: cells) > longest { continue }
        while widths.count < cells.count { widths.append(0) }
        for cell in cells {
          let column = cell - cells.lowerBound
          widths[column] = max(widths[column], table.columns(cell, in: cells))
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

  private func writeInLine(_ row: Range<Int>, to output: inout Output, indentation: Int) {
    var isFirst = true
    for cell in row where !bytes(cell, in: row).isEmpty {
      output.write(isFirst ? "" : "  ")
      output.write(string(cell, in: row), places[cell].style)
      isFirst = false
    }
    output.line(hanging: indentation + 4)
  }

  private func write(_ row: Range<Int>, widths: [Int], to output: inout Output, hanging: Int) {
    if let last = last(of: row) {
      for cell in row.lowerBound...last {
        output.write(string(cell, in: row), places[cell].style)
        if cell != last { output.write(String(repeating: " ", count: gap(behind: cell, in: row, widths))) }
      }
    }
    output.line(hanging: hanging)
  }

  /// The blanks between a cell and the next one.
  private func gap(behind cell: Int, in row: Range<Int>, _ widths: [Int]) -> Int {
    let width = widths[cell - row.lowerBound]
    return width - columns(cell, in: row) + (width > 0 ? 2 : 0)
  }

  /// Writes all rows where no line is folded.
  private func writeAligned(to output: inout Output, _ widths: [Int], _ indentation: Int) {
    var lines = AlignedLines(usesColor: output.usesColor)
    text.bytes.withUnsafeBytes { text in
      for row in rowEnds.indices {
        let cells = cells(row)
        lines.addBlanks(indentation)
        guard let last = last(of: cells) else {
          lines.end(to: &output)
          continue
        }
        for cell in cells.lowerBound...last {
          lines.add(UnsafeRawBufferPointer(rebasing: text[bytes(cell, in: cells)]), places[cell].style)
          if cell != last { lines.addBlanks(gap(behind: cell, in: cells, widths)) }
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
