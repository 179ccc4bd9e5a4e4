/// Where the characters of a prompt and an answer stand on the rows of a terminal.
///
/// The last column stays free: terminals differ in where the cursor is after it. What does not fit, and what
/// follows a line break, goes on below, a little indented.
struct LineLayout: Hashable {
  /// A row: what is written, and the columns it takes.
  struct Row: Hashable {
    package var text = ""
    package var columns = 0
  }

  /// From the top; never empty.
  package private(set) var rows = [Row()]
  /// Where the cursor stands.
  private(set) var cursor = (row: 0, column: 0)

  static func == (left: LineLayout, right: LineLayout) -> Bool {
    left.rows == right.rows && left.cursor == right.cursor
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rows) }

  init(prompt: LinePrompt, _ buffer: LineBuffer, width: Int) {
    let limit = max(2, width - 1)
    let indentation = limit >= 20 ? 2 : 0
    // A prompt that has no room on a row is drawn where the window was wider before: the terminal folds it.
    rows[0] = Row(text: prompt.text, columns: prompt.columns % limit)
    add(buffer.before, limit, indentation)
    if let next = buffer.after.first, next != "\n", rows[rows.count - 1].columns >= limit {
      breakLine(indentation)
    }
    cursor = (rows.count - 1, rows[rows.count - 1].columns)
    add(buffer.after, limit, indentation)
  }

  private mutating func breakLine(_ indentation: Int) {
    rows.append(Row(text: String(repeating: " ", count: indentation), columns: indentation))
  }

  private mutating func add(_ text: String, _ limit: Int, _ indentation: Int) {
    for character in text {
      if character == "\n" {
        breakLine(indentation)
        continue
      }
      let columns = DisplayWidth.columns(of: character)
      if rows[rows.count - 1].columns + columns > limit { breakLine(indentation) }
      rows[rows.count - 1].text.append(character)
      rows[rows.count - 1].columns += columns
    }
  }
}
