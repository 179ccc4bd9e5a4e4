import JournalTestSupport
import SystemLibrary
import Testing

@Suite struct BytesTests {
  @Test func `names are sorted by their bytes`() {
    var random = SeededGenerator(seed: 7)
    let letters = Array("ab-\u{7F}é".utf8)
    var names = (0..<500).map { _ in
      (0..<Int.random(in: 1...20, using: &random)).map { _ in
        letters[Int.random(in: letters.indices, using: &random)]
      }
    }
    names += names.prefix(50).map { Array("2026-03-02-1850-".utf8) + $0 }
    let expected = names.sorted { $0.lexicographicallyPrecedes($1) }
    Bytes.sort(&names)
    #expect(names == expected)
  }
}
