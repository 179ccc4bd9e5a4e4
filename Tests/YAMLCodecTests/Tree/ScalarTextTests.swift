import Testing
import YAMLCodec

struct ScalarTextTests {
  private func text(_ yaml: String) throws -> String {
    let tree = try YAMLStream.documents(Array(yaml.utf8))[0]
    return tree.text(try #require(tree.root))
  }

  @Test(arguments: [
    ("a  b ", "a  b"),
    ("a\n b\n\n\n c", "a b\n\nc"),
    ("'a''b'", "a'b"),
    ("'a \n  b\n\n c '", "a b\nc "),
    ("\" a\t\n \tb \"", " a b "),
    ("\"a\\\n  b\\n\\\n  \\ c\"", "ab\n c"),
    ("\"a\\\n\n b\"", "a\nb"),
    (
      "\"\\0\\a\\b\\t\\n\\v\\f\\r\\e\\ \\\"\\/\\\\\\N\\_\\L\\P\"",
      "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}"
    ),
    ("\"\\x41\\u00e9\\U0001F600\\ud83d\\ude00\"", "Aé😀😀"),
  ])
  func `unfolds and unescapes`(yaml: String, expected: String) throws {
    #expect(Array(try text(yaml).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("|\n a\n  b\n\n c\n\n", "a\n b\n\nc\n"),
    ("|-\n a\n\n", "a"),
    ("|+\n a\n\n", "a\n\n"),
    ("|2-\n   a\n  b", " a\nb"),
    ("|\n", ""),
    ("|+\n\n\n", "\n\n"),
    ("|\n\n a", "\na\n"),
    (">\n a\n b\n\n c\n", "a b\nc\n"),
    (">\n\n a\n b\n   * c\n\n   * d\n\n e\n", "\na b\n  * c\n\n  * d\n\ne\n"),
    (">-\n a\n \tb\n c", "a\n\tb\nc"),
  ])
  func `reads blocks of text`(yaml: String, expected: String) throws {
    #expect(try text(yaml) == expected)
  }

  @Test(arguments: [("a b", 0..<3), ("'a b'", 1..<4), ("\"a\"", 1..<2)])
  func `lends the source where it is the text`(yaml: String, range: Range<Int>) throws {
    let tree = try YAMLStream.documents(Array(yaml.utf8))[0]
    #expect(tree.verbatim(try #require(tree.root)) == range)
  }

  @Test(arguments: ["a\n b", "'a''b'", "\"\\n\"", "|\n a"])
  func `lends nothing where the text is another`(yaml: String) throws {
    let tree = try YAMLStream.documents(Array(yaml.utf8))[0]
    #expect(tree.verbatim(try #require(tree.root)) == nil)
  }
}
