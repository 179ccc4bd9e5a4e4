/// Rows of texts under each other, columns aligned by what a terminal shows.
struct TextTable {
  /// A cell: a text on one line and how it stands out.
  struct Cell: ExpressibleByStringInterpolation {
    var text: String
    var style: Style

    init(_ text: String, _ style: Style = .plain) {
      self.text = Sanitizer.line(text)
      self.style = style
    }

    init(stringLiteral value: String) { self.init(value) }
  }

  private var rows: [[Cell]] = []

  /// Adds a row.
  mutating func add(_ cells: [Cell]) { rows.append(cells) }

  /// Writes all rows. At a terminal the last column is folded below itself; a row whose first cell leaves no room for the
  /// others is a line of its own, and so are all rows where the terminal is too narrow for columns.
  func write(to output: inout Output, indentedBy indentation: Int = 0) {
    var widths = widths(of: rows)
    var longest = Int.max
    if output.isTerminal {
      let others = left(of: widths.dropFirst(), from: indentation)
      longest = max(20, output.width - others - Self.leastRoom - 2)
      widths = self.widths(of: rows.filter { Self.lead($0) <= longest })
    }
    let left = left(of: widths[...], from: indentation)
    let isNarrow = output.isTerminal && output.width - left < min(Self.leastRoom, widths.last ?? 0)
    for row in rows {
      output.write(String(repeating: " ", count: indentation))
      if isNarrow || Self.lead(row) > longest {
        writeInLine(row.filter { !$0.text.isEmpty }, to: &output, indentation: indentation)
      } else {
        write(row, widths: widths, to: &output, hanging: left)
      }
    }
  }

  /// The columns of the first cell.
  private static func lead(_ row: [Cell]) -> Int { row.first.map { DisplayWidth.columns(of: $0.text) } ?? 0 }

  private func widths(of rows: [[Cell]]) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], DisplayWidth.columns(of: cell.text))
      }
    }
    return widths
  }

  /// Where the last column begins.
  private func left(of widths: ArraySlice<Int>, from indentation: Int) -> Int {
    widths.dropLast().reduce(indentation) { $0 + $1 + ($1 > 0 ? 2 : 0) }
  }

  /// A last column with fewer columns than this can't be read.
  private static let leastRoom = 16

  private func writeInLine(_ cells: [Cell], to output: inout Output, indentation: Int) {
    for (place, cell) in cells.enumerated() {
      output.write(place > 0 ? "  " : "")
      output.write(cell.text, cell.style)
    }
    output.line(hanging: indentation + 4)
  }

  private func write(_ row: [Cell], widths: [Int], to output: inout Output, hanging: Int) {
    let last = row.lastIndex { !$0.text.isEmpty } ?? -1
    for (column, cell) in row.enumerated() where column <= last {
      output.write(cell.text, cell.style)
      guard column < last else { break }
      let gap = widths[column] - DisplayWidth.columns(of: cell.text) + (widths[column] > 0 ? 2 : 0)
      output.write(String(repeating: " ", count: gap))
    }
    output.line(hanging: hanging)
  }
}
