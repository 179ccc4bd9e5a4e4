/// What a terminal is sent so that it shows an answer while it is typed.
///
/// It knows where on the screen it left the cursor; every drawing begins by going back to the first row. A
/// text with more rows than the screen is shown around the cursor.
struct LineDisplay {
  package private(set) var width: Int
  package private(set) var height: Int
  private var drawn = [0]
  /// Where the cursor was left, from the first drawn row.
  private var cursor = (row: 0, column: 0)

  /// A terminal of a size, with the cursor behind a prompt.
  init(width: Int, height: Int, prompt: LinePrompt) {
    (self.width, self.height) = (width, height)
    drawn = [prompt.columns]
    cursor = (0, prompt.columns)
  }

  /// The terminal has another size now: rows that no longer fit were folded by it.
  mutating func resize(width: Int, height: Int) {
    let above = drawn.prefix(cursor.row).reduce(0) { $0 + max(1, ($1 + width - 1) / max(1, width)) }
    cursor = (above + cursor.column / max(1, width), cursor.column % max(1, width))
    (self.width, self.height) = (width, height)
  }

  /// The screen was taken away: the next drawing begins where the cursor is.
  package mutating func forget() { cursor = (0, 0) }

  /// Draws a prompt and an answer over what was drawn before.
  package mutating func draw(_ prompt: LinePrompt, _ buffer: LineBuffer) -> String {
    let layout = LineLayout(prompt: prompt, buffer, width: width)
    let room = max(1, height - 1)
    let first = max(0, min(layout.cursor.row - room / 2, layout.rows.count - room))
    let rows = layout.rows[first..<min(layout.rows.count, first + room)]
    var text = toTop
    for (index, row) in rows.enumerated() {
      if index > 0 { text += "\r\n" }
      text += row.text + "\u{1B}[K"
    }
    text += "\u{1B}[J"
    let up = rows.count - 1 - (layout.cursor.row - first)
    text += (up > 0 ? "\u{1B}[\(up)A" : "") + Self.toColumn(layout.cursor.column)
    drawn = rows.map(\.columns)
    cursor = (layout.cursor.row - first, layout.cursor.column)
    return text
  }

  /// Goes below what was drawn.
  package mutating func end() -> String {
    let down = drawn.count - 1 - cursor.row
    return (down > 0 ? "\u{1B}[\(down)B" : "") + "\r\n"
  }

  private var toTop: String { (cursor.row > 0 ? "\u{1B}[\(cursor.row)A" : "") + "\r" }

  private static func toColumn(_ column: Int) -> String { "\r" + (column > 0 ? "\u{1B}[\(column)C" : "") }
}

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
      let shown = character == "\t" ? "  " : String(character)
      let columns = DisplayWidth.columns(of: shown)
      if rows[rows.count - 1].columns + columns > limit { breakLine(indentation) }
      rows[rows.count - 1].text += shown
      rows[rows.count - 1].columns += columns
    }
  }
}
