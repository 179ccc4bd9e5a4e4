import JournalFormat
import SystemLibrary
import Testing
import YAMLCodec

@testable import JournalIndex

@Suite struct RecordCoderTests {
  /// The fields of the terms that two records with the same value of a key of their own have.
  private func fields(_ value: String) -> [TermField] {
    var terms = TermTable()
    var writer = ByteWriter()
    let document = MarkdownDocument("---\ntitle: a\nown: \(value)\n---\n")
    let record = RecordDecoder().decode(document, path: "a.md", fileTime: nil).record
    for row in 0..<2 { RecordCoder.encode(record, row: row, terms: &terms, to: &writer) }
    return (0..<terms.count).compactMap { term in
      terms.withBytes(of: term) { $0.first.flatMap(TermField.init(rawValue:)) }
    }
  }

  @Test(arguments: ["word", "3", "0.5", "true"])
  func `a scalar of the person's own is one term of all records that have it`(value: String) {
    #expect(fields(value) == [.ownValue])
  }

  @Test(arguments: ["[a, b]", "{a: 1}", "[]"])
  func `a list or map of the person's own stands with its record`(value: String) {
    #expect(fields(value) == [.ownKey])
  }
}
