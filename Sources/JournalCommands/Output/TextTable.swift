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

  /// Writes all rows; the last column of a row is cut at the edge of a terminal.
  func write(to output: inout Output, indentedBy indentation: Int = 0) {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], DisplayWidth.columns(of: cell.text))
      }
    }
    for row in rows { write(row, widths: widths, to: &output, indentation: indentation) }
  }

  private func write(_ row: [Cell], widths: [Int], to output: inout Output, indentation: Int) {
    var used = indentation
    output.write(String(repeating: " ", count: indentation))
    let last = row.lastIndex { !$0.text.isEmpty } ?? -1
    for (column, cell) in row.enumerated() where column <= last {
      if column == last {
        guard output.isTerminal else {
          output.write(cell.text, cell.style)
          continue
        }
        var room = output.width - used
        if room < 16, column > 0, DisplayWidth.columns(of: cell.text) > room {
          // Too narrow for columns: what the last one says goes on a line of its own.
          let margin = min(indentation + 4, output.width / 2)
          output.write("\n" + String(repeating: " ", count: margin))
          room = output.width - margin
        }
        output.write(DisplayWidth.truncated(cell.text, to: max(1, room)), cell.style)
      } else {
        output.write(cell.text, cell.style)
        let gap = widths[column] - DisplayWidth.columns(of: cell.text) + (widths[column] > 0 ? 2 : 0)
        output.write(String(repeating: " ", count: gap))
        used += widths[column] + 2
      }
    }
    output.line()
  }
}
