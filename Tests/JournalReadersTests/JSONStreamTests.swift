import JournalModel
import Testing
import YAMLCodec

@testable import JournalReaders

@Suite struct JSONStreamTests {
  private func stream(_ text: String) -> JSONStream { JSONStream(MemorySource(Array(text.utf8))) }

  @Test(arguments: [
    (#"plain é"#, "plain é"), (#"a\nb\t\"\\\/\r\b\f"#, "a\nb\t\"\\/\r\u{8}\u{C}"),
    (#"\u00e9\u0001"#, "é\u{1}"),
    (#"\ud83d\ude00!"#, "😀!"), ("", ""),
  ])
  func `escapes stand for what they mean`(_ text: String, _ expected: String) throws {
    #expect(String(decoding: try JSONEscapes.decoded(Array(text.utf8)), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    #"\"#, #"\x"#, #"\u12"#, #"\ud83d"#, #"\ud83dx"#, #"\ud83d\u0041"#, #"\udc00"#, #"\u+123"#,
  ])
  func `other escapes are damage`(_ text: String) {
    #expect(throws: ReadingError(.damaged)) { try JSONEscapes.decoded(Array(text.utf8)) }
  }

  @Test func `texts are told by where they stand, beyond the window too`() throws {
    let long = String(repeating: "x\\\"", count: 200_000)
    var stream = stream(" { \"a\" : [1, true, {\"b\": null}, []] ,\n\"c\":\"\(long)\" } ")
    var range = 0..<0
    var keys: [String] = []
    try stream.object { (stream, key) throws(ReadingError) in
      keys.append(key)
      if key == "c" { range = try stream.passText() } else { try stream.passValue() }
    }
    #expect(keys == ["a", "c"])
    #expect(range.count == long.utf8.count)
    #expect(range.lowerBound == 43)
    #expect(try stream.peek() == nil)
  }

  @Test(arguments: [
    ("{", SourceFlaw.cutShort, 1, 2), ("{\"a\"", .cutShort, 1, 5), ("{\"a\": \"x\n", .damaged, 1, 9),
    ("{\n  \"a\" 1}", .damaged, 2, 7), ("[]", .damaged, 1, 1), ("{\"a\": }", .damaged, 1, 7),
    ("{\"a\": 1,}", .damaged, 1, 9), ("{\"a\": \"\\", .cutShort, 1, 9),
  ])
  func `what is no JSON is refused with its place`(
    _ text: String, _ flaw: SourceFlaw, _ line: Int, _ column: Int
  ) {
    var stream = stream(text)
    do throws(ReadingError) {
      try stream.object { (stream, _) throws(ReadingError) in try stream.passValue() }
      Issue.record("no error for \(text)")
    } catch {
      #expect(error.flaw == flaw)
      #expect([error.position?.line, error.position?.column] == [line, column])
    }
  }

  @Test func `lists in lists end`() {
    var stream = stream(String(repeating: "[", count: 10_000))
    #expect(throws: ReadingError.self) { try stream.passValue() }
  }
}
