import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct TextFactsTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `what is seen in many bytes at a time is what is seen one by one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      [0x20], [0x0A], [0x09], [0x61], [0x7E, 0x21], [0xC3, 0xA9], [0xE2, 0x80, 0x99], [0x1F], [0x7F],
    ]
    for _ in 0..<400 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...90, using: &random) {
        text += pieces[Int.random(in: pieces.indices, using: &random)]
        if Int.random(in: 0...150, using: &random) == 0 { text.append(0) }
        if Int.random(in: 0...150, using: &random) == 0 { text.append(0xFF) }
      }
      let start = Int.random(in: 0...text.count, using: &random)
      let facts = text.withUnsafeBufferPointer { TextFacts($0, body: start..<text.count) }
      #expect(Int(facts.wordCount) == text[start...].split { $0 <= 0x20 }.count)
      #expect(facts.nul == text.firstIndex(of: 0))
      #expect(facts.invalidUTF8 == text.firstIndex(of: 0xFF))
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `the first byte that is no text is that of the standard library`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let good: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xDF, 0xBF], [0xE2, 0x80, 0x99], [0xE1, 0x80, 0x80], [0xEF, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x98, 0x80], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF],
    ]
    let bad: [[UInt8]] = [
      [0xC3], [0xA9], [0xC0, 0x80], [0xC1, 0xBF], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0x80],
      [0xC1], [0xC0], [0xE0, 0x9F, 0xBF], [0xE2], [0xF0, 0x9F],
    ]
    for _ in 0..<800 {
      var text: [UInt8] = []
      let common = Int.random(in: 1...good.count, using: &random)
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let pieces = Int.random(in: 0...60, using: &random) == 0 ? bad[...] : good[..<common]
        text += pieces[Int.random(in: pieces.indices, using: &random)]
      }
      let facts = text.withUnsafeBufferPointer { TextFacts($0, body: 0..<text.count) }
      #expect(facts.invalidUTF8 == firstInvalid(text))
    }
  }

  private func firstInvalid(_ text: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var (bytes, offset) = (text.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  @Test func `a long text has all its words`() {
    let text = Array(String(repeating: "a ", count: 20_000).utf8)
    #expect(text.withUnsafeBufferPointer { TextFacts($0, body: 0..<text.count) }.wordCount == 20_000)
  }
}
