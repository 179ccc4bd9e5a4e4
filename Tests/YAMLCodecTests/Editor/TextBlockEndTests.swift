import Testing
import YAMLCodec

/// A line with more blanks than a text block is indented by is text; it stays with the block and goes with
/// it.
@Suite struct TextBlockEndTests {
  @Test(
    arguments: [
      ("k: |\n  text\n     \n", .set(["new"], 1), "k: |\n  text\n     \nnew: 1\n"),
      ("k: |\n  text\n     \nb: 1\n", .set(["new"], 1, before: "b"), "k: |\n  text\n     \nnew: 1\nb: 1\n"),
      ("m:\n  k: >\n    text\n      \n", .set(["m", "new"], 1), "m:\n  k: >\n    text\n      \n  new: 1\n"),
      ("k: |\n  text\n     \nb: 1\n", .set(["k"], "v"), "k: v\nb: 1\n"),
      ("k: |\n  text\n     \nb: 1\n", .set(["k"], 5), "k: 5\nb: 1\n"),
      // libyaml refuses a line of a tab behind a value in quotes.
      ("k: |\n  text\n  \t\nb: 1\n", .set(["k"], "8:15"), "k: \"8:15\"\nb: 1\n"),
      ("k:\n  - |\n    text\n    \t\n  - b\n", .set(["k", 0], 1), "k:\n  - 1\n  - b\n"),
      ("k:\n  - |\n    text\n    \t\n  - b\n", .removeItems(["k"], [0]), "k:\n  - b\n"),
      // Empty lines belong to nobody, also with as many blanks as the text.
      ("k: |\n  text\n  \n\nb: 1\n", .set(["k"], 5), "k: 5\n  \n\nb: 1\n"),
      ("k: |\n  text\n \nb: 1\n", .remove(["b"]), "k: |\n  text\n \n"),
    ] as [(String, Change, String)])
  func `the last line of a text block`(text: String, change: Change, expected: String) throws {
    #expect(try edited(file(text), change) == file(expected))
  }
}
