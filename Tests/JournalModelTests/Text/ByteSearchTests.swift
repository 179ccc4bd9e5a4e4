import JournalModel
import JournalTestSupport
import Testing

@Suite struct ByteSearchTests {
  private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { ByteSearch.contains($0, part) }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `finds what a look at every place finds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Few different bytes, with those that differ by one: they are what a test of eight places mixes up.
    let bytes: [UInt8] = [0, 1, 2, 0x60, 0x61, 0x80, 0xFF]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        bytes[Int.random(in: bytes.indices, using: &random)]
      }
      let part = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        bytes[Int.random(in: bytes.indices, using: &random)]
      }
      let isThere =
        text.count >= part.count
        && (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
      #expect(contains(text, part) == isThere, "\(part) in \(text)")
    }
  }

  @Test(arguments: 0...20)
  func `capitals are folded wherever they stand`(length: Int) {
    for place in 0...length {
      var text = [UInt8](repeating: UInt8(ascii: "@"), count: length)
      text.insert(contentsOf: "AZ[É".utf8, at: place)
      var expected = [UInt8](repeating: UInt8(ascii: "@"), count: length)
      expected.insert(contentsOf: "az[e".utf8, at: place)
      #expect(Folding.bytes(of: String(decoding: text, as: UTF8.self)) == expected)
    }
  }
}
