import Testing
import YAMLCodec

@Suite struct RemovingTests {
  @Test(
    arguments: [
      ("a: 1\nb: 2 # c\nc: 3\n", .remove(["b"]), "a: 1\nc: 3\n"),
      ("# of a\na: 1\n# of b\nb: 2\n", .remove(["a"]), "# of a\n# of b\nb: 2\n"),
      ("a:\n  - x # c\n  # inside\n  - y\n# of b\nb: 2\n", .remove(["a"]), "# of b\nb: 2\n"),
      ("a: 1\nb: 2\na: 3\n", .remove(["a"]), "b: 2\n"),
      ("a: 1\n", .remove(["a"]), ""), ("a: 1\n", .remove(["b"]), "a: 1\n"),
      ("a: |\n  x\n\nb: 1\n", .remove(["a"]), "b: 1\n"),
      ("? a\n: 1\nb: 2\n", .remove(["a"]), "b: 2\n"),
      ("m:\n  a: 1\n  b: 2\n", .remove(["m", "a"]), "m:\n  b: 2\n"),
      ("m: # c\n  a: 1\nz: 0\n", .remove(["m", "a"]), "m: {} # c\nz: 0\n"),
      ("m: {a: 1, b: 2, c: 3}\n", .remove(["m", "b"]), "m: {a: 1, c: 3}\n"),
      ("m: {a: 1, b: 2}\n", .remove(["m", "a"]), "m: {b: 2}\n"),
      ("m: { a: 1 }\n", .remove(["m", "a"]), "m: {}\n"),
      ("l:\n  - a: 1\n    b: 2\n", .remove(["l", 0, "a"]), "l:\n  - b: 2\n"),
      ("l:\n  - a: 1\n    b: 2\n", .remove(["l", 0, "b"]), "l:\n  - a: 1\n"),
      ("{a: 1, b: 2}\n", .remove(["a"]), "{b: 2}\n"), ("{a: 1}\n", .remove(["a"]), "{}\n"),
      ("l: [a, b]\n", .remove(["l", 1]), "l: [a]\n"),
    ] as [EditCase])
  func `removes a key with its lines`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test func `says whether there was a key`() throws {
    var document = MarkdownDocument(Array(file("a: 1\n").utf8))
    #expect(try document.remove("b") == false)
    #expect(try document.remove("a") == true)
    #expect(try document.remove(at: ["a", "b"]) == false)
  }

  @Test(
    arguments: [
      (file("a: 1\n"), "New.\n", "---\na: 1\n---\nNew.\n"),
      ("---\na: 1\n---", "New.", "---\na: 1\n---\nNew."),
      ("Old", "New", "New"), ("\u{FEFF}Old", "New", "\u{FEFF}New"),
      ("Old", "---\na: 1\n---\n", "---\n---\n---\na: 1\n---\n"),
    ])
  func `replaces the body`(before: String, body: String, after: String) {
    var document = MarkdownDocument(Array(before.utf8))
    document.setBody(Array(body.utf8))
    #expect(String(decoding: document.bytes, as: UTF8.self) == after)
    #expect(document.bytes[document.body].elementsEqual(Array(after.utf8).suffix(document.body.count)))
  }
}
