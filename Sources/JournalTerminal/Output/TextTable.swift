/// Rows of texts under each other, columns aligned by what a terminal shows.
package struct TextTable: Sendable {
  /// A cell: a text, put on one line when it is added, and how it stands out.
  package struct Cell: ExpressibleByStringInterpolation {
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }

    package init(stringLiteral value: String) { self.init(value) }
  }

  /// A cell that is in the table; its bytes are behind those of the one before. Small, since memory that is
  /// touched for the first time is most of what a long table costs.
  private struct Extent {
    var length: UInt32
    var columns: UInt16
    var style: Style
  }

  private struct Row {
    var cell: Int
    var byte: Int
    /// Whether it is a line of its own, which no column is as wide as.
    var isLine = false
  }

  private var text = LineText()
  private var extents: [Extent] = []
  private var rows: [Row] = []
  /// Where the row at hand begins.
  private var next = Row(cell: 0, byte: 0)

  /// A table without rows.
  package init() {}

  package mutating func add(_ cells: [Cell]) {
    for cell in cells { addCell(cell.style) { $0.append(cell.text) } }
    endRow()
  }

  package mutating func reserve(rows count: Int, columns: Int, bytes: Int) {
    rows.reserveCapacity(rows.count + count)
    extents.reserveCapacity(extents.count + count * columns)
    text.reserve(count * bytes)
  }

  /// Adds a cell to the row at hand, of the text that `write` adds.
  package mutating func addCell(_ style: Style = .plain, _ write: (inout LineText) -> Void) {
    let start = text.bytes.count
    write(&text)
    let columns = UInt16(clamping: text.endPiece())
    extents.append(Extent(length: UInt32(clamping: text.bytes.count - start), columns: columns, style: style))
  }

  package mutating func endRow() {
    rows.append(next)
    next = Row(cell: extents.count, byte: text.bytes.count)
  }

  /// Adds a line that stands between rows and makes no column wider.
  package mutating func addLine(_ line: String, _ style: Style) {
    addCell(style) { $0.append(line) }
    next.isLine = true
    endRow()
  }

  /// Writes all rows; see ``write(_:to:indentedBy:)``.
  package func write(to output: inout Output, indentedBy indentation: Int = 0) {
    TextTable.write([self], to: &output, indentedBy: indentation)
  }

  /// Writes the rows of tables as those of one. At a terminal the last column is folded below itself; a row
  /// whose first cell leaves no room for the others is a line of its own, and so are all rows where the
  /// terminal is too narrow for columns.
  package static func write(_ tables: [TextTable], to output: inout Output, indentedBy indentation: Int = 0) {
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
        if isNarrow || table.rows[row].isLine || table.lead(row) > longest {
          table.writeInLine(row, to: &output, indentation: indentation)
        } else {
          table.write(row, widths: inColumns, to: &output, hanging: left)
        }
      }
    }
  }

  private func cells(_ row: Int) -> Range<Int> {
    rows[row].cell..<(row + 1 < rows.count ? rows[row + 1] : next).cell
  }

  /// The columns of the first cell of a row.
  private func lead(_ row: Int) -> Int {
    let cells = cells(row)
    return cells.isEmpty ? 0 : Int(extents[cells.lowerBound].columns)
  }

  /// Calls `body` with the cells of a row up to the last one that is not empty, with the blanks that come
  /// behind each where the columns have these widths.
  private func forEachCell(
    of row: Int, _ widths: [Int], _ body: (_ bytes: Range<Int>, _ style: Style, _ gap: Int) -> Void
  ) {
    let cells = cells(row)
    var end = cells.upperBound
    while end > cells.lowerBound, extents[end - 1].length == 0 { end -= 1 }
    var start = rows[row].byte
    for cell in cells.lowerBound..<end {
      let (extent, width) = (extents[cell], widths[cell - cells.lowerBound])
      let bytes = start..<(start + Int(extent.length))
      body(bytes, extent.style, cell == end - 1 ? 0 : width - Int(extent.columns) + (width > 0 ? 2 : 0))
      start = bytes.upperBound
    }
  }

  private func string(_ bytes: Range<Int>) -> String { String(decoding: text.bytes[bytes], as: UTF8.self) }

  /// How wide the columns are of those rows whose first cell is not too long.
  private static func widths(of tables: [TextTable], notLongerThan longest: Int = .max) -> [Int] {
    var widths: [Int] = []
    for table in tables {
      for row in table.rows.indices where !table.rows[row].isLine && table.lead(row) <= longest {
        let cells = table.cells(row)
        while widths.count < cells.count { widths.append(0) }
        for cell in cells {
          let column = cell - cells.lowerBound
          widths[column] = max(widths[column], Int(table.extents[cell].columns))
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
    unsafe withUnsafeTemporaryAllocation(byteCount: AlignedLines.size, alignment: 1) { memory in
      var lines = unsafe AlignedLines(memory, palette: output.usesColor ? output.palette : nil)
      unsafe text.bytes.withUnsafeBytes { text in
        for row in rows.indices {
          lines.add(blanks: indentation, to: &output)
          forEachCell(of: row, rows[row].isLine ? [0] : widths) { bytes, style, gap in
            unsafe lines.add(UnsafeRawBufferPointer(rebasing: text[bytes]), style, to: &output)
            lines.add(blanks: gap, to: &output)
          }
          lines.add(0x0A, count: 1, to: &output)
        }
      }
      lines.flush(to: &output)
    }
  }
}

/// Lines put together in a memory that goes to an output whenever it is full.
@safe private struct AlignedLines {
  private let memory: UnsafeMutableRawBufferPointer
  /// The colours; `nil` where no styles are written.
  private let palette: Palette?
  private var count = 0

  static let size = 1 << 16

  init(_ memory: UnsafeMutableRawBufferPointer, palette: Palette?) {
    unsafe self.memory = unsafe memory
    self.palette = palette
  }

  /// Adds a text in a style where styles are written.
  mutating func add(_ text: UnsafeRawBufferPointer, _ style: Style, to output: inout Output) {
    let escape = unsafe text.isEmpty ? nil : palette.flatMap { style.escape(in: $0) }
    if let escape { add(escape, to: &output) }
    unsafe add(text, to: &output)
    if escape != nil { add(Style.end, to: &output) }
  }

  mutating func add(blanks count: Int, to output: inout Output) { add(0x20, count: count, to: &output) }

  /// Adds a byte `count` times.
  mutating func add(_ byte: UInt8, count: Int, to output: inout Output) {
    for _ in 0..<max(count, 0) {
      if unsafe self.count == memory.count { flush(to: &output) }
      unsafe memory[self.count] = byte
      self.count += 1
    }
  }

  private mutating func add(_ text: String, to output: inout Output) {
    var text = text
    text.withUTF8 { unsafe add(UnsafeRawBufferPointer($0), to: &output) }
  }

  private mutating func add(_ text: UnsafeRawBufferPointer, to output: inout Output) {
    var rest = unsafe text
    while unsafe !rest.isEmpty {
      if unsafe count == memory.count { flush(to: &output) }
      let part = unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(memory.count - count))
      unsafe UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: part)
      count += part.count
      unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(part.count))
    }
  }

  mutating func flush(to output: inout Output) {
    unsafe output.raw(UnsafeRawBufferPointer(rebasing: memory[..<count]))
    count = 0
  }
}
