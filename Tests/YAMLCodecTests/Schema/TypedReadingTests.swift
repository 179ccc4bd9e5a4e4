import Testing

@testable import YAMLCodec

@Suite struct TypedReadingTests {
  @Test(
    arguments: [
      ("true", true), ("'yes'", true), ("On", true), ("y", true), ("FALSE", false), ("no", false),
      ("\"off\"", false),
      ("N", false), ("oui", nil), ("1", nil), ("", nil), ("[true]", nil),
    ] as [(String, Bool?)])
  func `reads truth values of both versions of YAML`(text: String, expected: Bool?) throws {
    let (tree, node) = try read(text)
    #expect(tree.bool(node) == expected)
  }

  @Test(
    arguments: [
      ("3", 3), ("\"3\"", 3), ("-07", -7), ("0x10", 16), ("3.0", nil), ("1_000", nil), ("8:15", nil),
      ("99999999999999999999", nil), ("", nil), ("{a: 1}", nil),
    ] as [(String, Int64?)])
  func `reads whole numbers, quoted too`(text: String, expected: Int64?) throws {
    let (tree, node) = try read(text)
    #expect(tree.int(node) == expected)
  }

  @Test(
    arguments: [
      ("7.5", 7.5), ("'7.5'", 7.5), ("7", 7), ("1e3", 1000), ("-.inf", -.infinity), ("7,5", nil), ("x", nil),
      ("18446744073709551616", 18446744073709551616),
    ] as [(String, Double?)])
  func `reads numbers, quoted too`(text: String, expected: Double?) throws {
    let (tree, node) = try read(text)
    #expect(tree.float(node) == expected)
  }

  @Test(arguments: [("", true), ("~", true), ("null", true), ("'null'", false), ("[]", false), ("0", false)])
  func `tells nothing from a text`(text: String, expected: Bool) throws {
    let (tree, node) = try read(text)
    #expect(tree.isNull(node) == expected)
  }

  @Test func `follows aliases`() throws {
    let document = MarkdownDocument(Array("---\na: &x off\nb: *x\n---\n".utf8))
    let node = try #require(document["b"])
    #expect(document.tree.bool(node) == false)
  }

  private func read(_ text: String) throws -> (YAMLTree, YAMLTree.Node) {
    let document = MarkdownDocument(Array("---\nk: \(text)\n---\n".utf8))
    return (document.tree, try #require(document["k"]))
  }
}
