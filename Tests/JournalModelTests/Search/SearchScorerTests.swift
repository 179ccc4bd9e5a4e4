import JournalTestSupport
import Testing

@testable import JournalModel

/// How a record answers, told from all words of all its texts: what a quick look must find as well.
private struct PlainMatch {
  var score = 0
  var snippet = ""

  init?(_ terms: SearchTerms, in record: Record, body: UnsafeBufferPointer<UInt8>) {
    var texts = [(bytes: Array(body), weight: SearchField.weights.text)]
    var memory: [UInt8] = []
    SearchField.forEach(in: record, &memory) { texts.append((Array($0), $1)) }
    let words = texts.map { $0.bytes.withUnsafeBufferPointer { FoldedText($0) } }
    for term in terms.terms {
      let found = zip(texts, words).reduce(0) {
        $0 + min($1.1.ranges(of: term).count, SearchField.enough) * $1.0.weight
      }
      if term.isExcluded ? found > 0 : found == 0 { return nil }
      score += found
    }
    let wanted = terms.terms.filter { !$0.isExcluded }
    for (text, words) in zip(texts, words) {
      let ranges = wanted.flatMap { words.ranges(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
      guard let first = ranges.first else { continue }
      snippet = PlainMatch.snippet(text.bytes, first, ranges)
      return
    }
  }

  private static func snippet(_ bytes: [UInt8], _ first: Range<Int>, _ ranges: [Range<Int>]) -> String {
    var start = max(first.lowerBound - 40, 0)
    if start > 0 {
      let last = start + 40
      while start < last, start < bytes.count, bytes[start] > 0x20 { start += 1 }
      while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    }
    var end = min(max(first.upperBound, start + 160), bytes.count)
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    var (result, position) = (start > 0 ? "…" : "", start)
    for range in ranges where range.lowerBound >= position && range.upperBound <= end {
      result += line(bytes[position..<range.lowerBound]) + "**" + line(bytes[range]) + "**"
      position = range.upperBound
    }
    result += line(bytes[position..<end]) + (end < bytes.count ? "…" : "")
    while result.hasPrefix(" ") { result.removeFirst() }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      let isBlank = [0x20, 0x0A, 0x0D, 0x09].contains(byte)
      if !isBlank { result.append(byte) } else if result.last != 0x20 { result.append(0x20) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

@Suite struct SearchScorerTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `a quick look scores as one at every word does`(seed: UInt64) {
    var maker = TextMaker(seed: seed)
    var found = 0
    for round in 0..<150 {
      let body = maker.bytes(maker.below(round % 10 == 0 ? 600 : 40))
      let record = maker.record()
      for _ in 0..<20 {
        let terms = SearchTerms(maker.question(of: body))
        var scorer = SearchScorer(terms)
        let (score, match) = body.withUnsafeBufferPointer {
          (scorer.score(of: record, body: $0), PlainMatch(terms, in: record, body: $0))
        }
        #expect(score == match?.score, "\(terms) in \(body), \(record)")
        let shown = body.withUnsafeBufferPointer { SearchMatch(terms, in: record, body: $0) }
        #expect(shown?.score == match?.score, "\(terms) in \(body), \(record)")
        #expect(shown?.snippet == match?.snippet, "\(terms) in \(body), \(record)")
        if score != nil && !terms.isEmpty { found += 1 }
      }
    }
    #expect(found > 300)
  }

  private func count(_ words: String, in text: String, atMost limit: Int = 10) -> Int? {
    var counter = MatchCounter()
    return SearchTerms(words).terms.first.map { term in
      text.withBytes { counter.count(of: term, in: $0, atMost: limit) }
    }
  }

  @Test(arguments: [
    ("leek", "leek Leek LEEK leeks", 3), ("leek*", "leek leeks lee", 2), ("a", "a b a-a", 3),
    ("lé*", "léa Le", 2),
    ("\"a a\"", "a a  a", 2), ("\"a b\"", "a, b a—b\na", 2), ("œuf", "Oeuf œuf o\u{AD}euf", 3),
    ("garden", "garden—garden gardens—garden garden’s", 4), ("gard*", "garden—gardener gärd", 3),
    ("e", "l’e\u{301}—e", 2), ("夜", "今日は夜勤 夜です 夜夜", 3), ("10", "10\u{10} 10 \u{11}0", 2),
    ("kelvin", "\u{212A}elvin", 1),
  ])
  func `counts whole words and beginnings`(words: String, text: String, places: Int) {
    #expect(count(words, in: text) == places)
    for length in 1...40 {
      let before = String(repeating: ".", count: length)
      #expect(count(words, in: before + text + before) == places)
    }
  }

  @Test func `counts no further than asked`() {
    #expect(count("a", in: "a—a—a a a", atMost: 2) == 2)
    #expect(count("-a", in: "a a a", atMost: 1) == 1)
  }
}
