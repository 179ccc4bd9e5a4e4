import JournalModel
import Testing

@testable import JournalTerminal

@Suite struct LineDisplayTests {
  private func layout(_ prompt: String, _ before: String, _ after: String = "", width: Int) -> LineLayout {
    var buffer = LineBuffer(after)
    buffer.moveToStart()
    _ = buffer.insert(before)
    return LineLayout(
      prompt: LinePrompt(prompt, columns: DisplayWidth.columns(of: prompt)), buffer, width: width)
  }

  @Test(arguments: [
    ("? ", "abc", "", 10, ["? abc"], 0, 5), ("? ", "abcdefgh", "", 10, ["? abcdefg", "h"], 1, 1),
    ("? ", "ab", "cdefgh", 10, ["? abcdefg", "h"], 0, 4), ("? ", "", "😴😴😴😴", 10, ["? 😴😴😴", "😴"], 0, 2),
    ("? ", "a\nb", "", 10, ["? a", "b"], 1, 1), ("? ", "abcdefg", "h", 10, ["? abcdefg", "h"], 1, 0),
    ("? ", "abcdefg", "", 10, ["? abcdefg"], 0, 9), ("", "", "", 10, [""], 0, 0),
    ("? ", "a\nb", "", 30, ["? a", "  b"], 1, 3),
  ])
  func `folds an answer and places the cursor`(
    prompt: String, before: String, after: String, width: Int, rows: [String], row: Int, column: Int
  ) {
    let layout = layout(prompt, before, after, width: width)
    #expect(layout.rows.map(\.text) == rows)
    #expect(layout.cursor == (row, column))
  }

  @Test(arguments: 2...40)
  func `no row reaches the last column`(width: Int) {
    let text = "Une nuit 😴 très longue, 十二 admissions, e\u{301}puise\u{301}e\nfin"
    for split in 0...text.count {
      let layout = layout("› ", String(text.prefix(split)), String(text.dropFirst(split)), width: width)
      for row in layout.rows { #expect(row.columns <= max(2, width - 1)) }
      #expect(layout.cursor.column <= max(2, width - 1))
      #expect(layout.rows.indices.contains(layout.cursor.row))
    }
  }

  @Test func `a text that is higher than the screen is shown around the cursor`() {
    var display = LineDisplay(width: 20, height: 4, prompt: LinePrompt("? ", columns: 2))
    let text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    let drawn = display.draw(LinePrompt("? ", columns: 2), LineBuffer(text))
    #expect(drawn == "\rline 7\u{1B}[K\r\nline 8\u{1B}[K\r\nline 9\u{1B}[K\u{1B}[J\r\u{1B}[6C")
    #expect(display.end() == "\r\n")
  }

  @Test func `at the first column the cursor is moved no further`() {
    // A terminal takes a move by no column as one by a column.
    var display = LineDisplay(width: 20, height: 4, prompt: LinePrompt("", columns: 0))
    #expect(display.draw(LinePrompt("", columns: 0), LineBuffer("")) == "\r\u{1B}[K\u{1B}[J\r")
  }

  @Test func `what is drawn begins where the last drawing began, also after the window became narrower`() {
    let prompt = LinePrompt("? ", columns: 2)
    var display = LineDisplay(width: 30, height: 24, prompt: prompt)
    let buffer = LineBuffer(String(repeating: "x", count: 38))
    #expect(display.draw(prompt, buffer).hasPrefix("\r? "))
    #expect(display.draw(prompt, buffer).hasPrefix("\u{1B}[1A\r? "))
    display.resize(width: 15, height: 24)
    #expect(display.draw(prompt, buffer).hasPrefix("\u{1B}[2A\r? "))
    display.forget()
    #expect(display.draw(prompt, buffer).hasPrefix("\r? "))
  }
}
