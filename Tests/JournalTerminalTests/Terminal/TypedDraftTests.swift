import TerminalTestSupport
import Testing

@testable import JournalTerminal

@Suite struct TypedDraftTests {
  /// Types at these moments, in milliseconds; answers when what was kept.
  private func kept(_ keys: [Int64], until end: Int64) -> [String] {
    var (kept, text): ([String], String) = ([], "")
    var draft = TypedDraft { _ in }
    for now in 0..<end {
      if draft.patience(at: now * 1_000_000) == 0 {
        draft.settle(text, at: now * 1_000_000)
        kept.append("\(now) \(text)")
      }
      if keys.contains(now) {
        text += "x"
        draft.note(at: now * 1_000_000)
      }
    }
    return kept
  }

  @Test func `after a second without a key`() {
    #expect(kept([100, 300], until: 5000) == ["1300 xx"])
  }

  @Test func `every two seconds while keys come`() {
    let keys = stride(from: Int64(0), to: 5000, by: 500).map { $0 }
    #expect(kept(keys, until: 9000) == ["2000 xxxx", "4000 xxxxxxxx", "5500 xxxxxxxxxx"])
  }

  @Test func `nothing typed, nothing to wait for`() {
    var draft = TypedDraft { _ in Issue.record("nothing was typed") }
    #expect(draft.patience(at: 9) == nil)
    draft.settle("", at: 9)
    draft.keepNow("")
    var deaf = TypedDraft(nil)
    deaf.note(at: 1)
    #expect(deaf.patience(at: 9_000_000_000) == nil)
  }

  @Test func `at once before the terminal is given away`() {
    var texts: [String] = []
    var draft = TypedDraft { texts.append($0) }
    draft.note(at: 1)
    draft.keepNow("a")
    draft.keepNow("b")
    #expect(texts == ["a"])
  }

  @Test(arguments: [
    ("ab⏸c\n", ["ab"]), ("a⏸\u{1B}\rb⏸\u{7F}⏸\n", ["a", "a\nb", "a\n"]),
  ])
  func `a scripted pause keeps what is typed so far`(typed: String, kept: [String]) {
    var (terminal, texts) = (ScriptedTerminal(typed), [String]())
    var request = LineRequest()
    request.allowsLines = true
    request.keep = { texts.append($0) }
    _ = terminal.line(request)
    #expect(texts == kept)
  }
}
