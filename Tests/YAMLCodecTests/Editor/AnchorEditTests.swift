import Testing
import YAMLCodec

/// An anchor that no alias refers to is in nobody's way; it stays where it is.
@Suite struct AnchorEditTests {
  @Test(
    arguments: [
      ("k: &a\nb: 1\n", .set(["k"], 5), "k: &a 5\nb: 1\n"),
      ("k: &a # note\n", .set(["k"], 5), "k: &a 5 # note\n"),
      ("k: &a\n", .set(["k"], "one\ntwo\n"), "k: &a |\n  one\n  two\n"),
      ("k: &a\n", .set(["k"], ["x", "z"]), "k: &a\n  - x\n  - z\n"),
      ("k: &a\n", .set(["k", "b"], 1), "k: &a\n  b: 1\n"), ("k: &a\n", .append(["k"], 1), "k: &a\n  - 1\n"),
      ("k:\n  - &a\n  - b\n", .set(["k", 0], 1), "k:\n  - &a 1\n  - b\n"),
      ("k:\n  - &a\n  - b\n", .set(["k", 0], ["x": 1]), "k:\n  - &a\n    x: 1\n  - b\n"),
      ("k: &a\n  - x\n", .set(["k"], 5), "k: &a 5\n"),
      ("k: &a\n  b: 1\n", .remove(["k", "b"]), "k: &a {}\n"),
      ("k: &a |\n  text\nb: 1\n", .set(["k"], 5), "k: &a 5\nb: 1\n"),
      ("k: &a |\n  text\n", .set(["k"], .null), "k: &a null\n"),
    ] as [(String, Change, String)])
  func `a value with an anchor is replaced behind it`(text: String, change: Change, expected: String) throws {
    #expect(try edited(file(text), change) == file(expected))
  }
}
