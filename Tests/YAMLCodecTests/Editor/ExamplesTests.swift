import Foundation
import Testing

@testable import YAMLCodec

/// Edits of every file of `examples/`: what a person's files look like after years.
struct ExamplesTests {
  static let files: [String] = {
    let root = URL(filePath: #filePath).appending(path: "../../../../examples").standardized.path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { root + "/" + $0 }
  }()

  @Test func `the examples are there`() { #expect(Self.files.count > 250) }

  @Test func `a key that is set and removed again leaves the bytes as they were`() throws {
    for file in Self.files {
      var document = MarkdownDocument(Array(try Data(contentsOf: URL(filePath: file))))
      guard document.frontMatter != nil, !document.isSalvaged else { continue }
      let bytes = document.bytes
      try document.set("a-new-key", to: "8:15")
      #expect(document.bytes != bytes)
      #expect(document["a-new-key"].map { document.tree.text($0) } == "8:15", "\(file)")
      try document.remove("a-new-key")
      #expect(document.bytes == bytes, "\(file)")
    }
  }

  @Test func `setting a key changes no byte outside of it`() throws {
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: URL(filePath: file)))
      for entry in MarkdownDocument(bytes).entries where entry.value != nil {
        var document = MarkdownDocument(bytes)
        do { try document.set(entry.key, to: "another: value") } catch { continue }
        #expect(
          document[entry.key].map { document.tree.text($0) } == "another: value", "\(file) \(entry.key)")
        #expect(document.bytes.starts(with: bytes[..<entry.range.lowerBound]), "\(file) \(entry.key)")
        let rest = bytes[entry.range.upperBound...]
        #expect(document.bytes.suffix(rest.count).elementsEqual(rest), "\(file) \(entry.key)")
      }
    }
  }
}
