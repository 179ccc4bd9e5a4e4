import Testing

@testable import JournalTerminal

@Suite struct LineEditorTests {
  /// Types at a line; answers the text with `|` where the cursor stands.
  private func type(_ typed: String, lines: Bool = true, history: [String] = []) -> String {
    var request = LineRequest()
    request.allowsLines = lines
    request.history = { history }
    var editor = LineEditor(request)
    var decoder = KeyDecoder()
    decoder.feed(Array(typed.utf8))
    while let key = decoder.next() { _ = editor.press(key) }
    return editor.buffer.before + "|" + editor.buffer.after
  }

  private static let (left, right, up, down) = ("\u{1B}[D", "\u{1B}[C", "\u{1B}[A", "\u{1B}[B")

  @Test(arguments: [
    ("abc" + left + "x", "abx|c"), ("abc" + left + left + right + "x", "abx|c"), ("né" + left + "u", "nu|é"),
    ("a😴b" + left + left + "\u{7F}", "|😴b"), ("e\u{301}\u{7F}", "|"), ("x" + left + "e\u{301}", "e\u{301}|x"),
    ("one two\u{17}", "one |"), ("one two\u{1B}b\u{B}", "one |"), ("one two\u{15}", "|"),
    ("one\u{1}X\u{5}Y", "XoneY|"),
    ("one two\u{17}\u{1}\u{19}", "two|one "), ("ab\u{1}\u{1B}[3~", "|b"), ("ab\u{1}\u{4}", "|b"),
    ("one two\u{1}\u{1B}d", "| two"),
    ("one two\u{1}\u{1B}f!", "one!| two"), ("a\u{1B}\rb", "a\nb|"), ("ab\u{1B}\rc" + up + "x", "ax|b\nc"),
    ("ab\u{1B}\rc" + up + down + "x", "ab\ncx|"), ("a\u{1B}\rb\u{1}\u{7F}", "a|b"),
    ("a\u{1B}\rb\u{15}\u{15}", "a|"),
    ("\u{1B}[200~a\rb\u{1B}[31mc\u{7}\u{1B}[201~", "a\nbc|"),
  ])
  func `edits as people expect it`(typed: String, result: String) {
    #expect(type(typed) == result)
  }

  @Test func `a single line stays one, whatever is pasted`() {
    #expect(type("\u{1B}[200~a\r\nb\tc\u{1B}[201~", lines: false) == "a b c|")
  }

  @Test func `arrows bring earlier answers back, and what was typed`() {
    let history = ["young", "old"]
    #expect(type("x" + Self.up, history: history) == "young|")
    #expect(type("x" + Self.up + Self.up + Self.up, history: history) == "old|")
    #expect(type("x" + Self.up + Self.up + Self.down, history: history) == "young|")
    #expect(type("x" + Self.up + Self.down, history: history) == "x|")
  }

  @Test func `Backspace without a text goes back only where there is a question before`() {
    var request = LineRequest()
    var editor = LineEditor(request)
    #expect(editor.press(.backspace) == .unchanged)
    request.allowsBack = true
    editor = LineEditor(request)
    #expect(editor.press(.backspace) == .answered(.back))
  }

  @Test func `what removes nothing changes nothing`() {
    var editor = LineEditor(LineRequest())
    _ = editor.press(.paste("a"))
    #expect(editor.press(.delete) == .unchanged)
    #expect(editor.press(.backspace) == .edited)
  }

  @Test func `breaking off hands over what was typed`() {
    var editor = LineEditor(LineRequest())
    _ = editor.press(.paste("half"))
    #expect(editor.press(.interrupt) == .answered(.broken("half")))
  }

  @Test func `an answer has a limit`() {
    var editor = LineEditor(LineRequest())
    let part = String(repeating: "x", count: LineBuffer.limit)
    #expect(editor.press(.paste(part)) == .edited)
    #expect(editor.press(.character("y")) == .unchanged)
  }

  @Test(arguments: [
    ("a\u{1B}[1;31mb\u{1B}[0m", "ab"), ("\u{1B}]8;;http://x\u{7}link\u{1B}]8;;\u{1B}\\", "link"),
    ("a\u{0}\u{8}\u{7F}\u{9B}b", "ab"),
    ("a\r\nb\rc\u{2028}d", "a\nb\nc\nd"), ("a\tb", "a    b"), ("\u{202E}abc\u{2066}", "abc"),
    ("é\u{301}👩‍⚕️", "é\u{301}👩‍⚕️"),
  ])
  func `nothing that is no text gets into a file`(typed: String, text: String) {
    #expect(KeyedText.cleaned(typed, keepsLines: true) == text)
  }
}
