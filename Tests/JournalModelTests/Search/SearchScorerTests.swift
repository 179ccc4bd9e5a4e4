import JournalTestSupport
import Testing

@testable import JournalModel

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
          (scorer.score(of: record, body: $0), SearchMatch(terms, in: record, body: $0))
        }
        #expect(score == match?.score, "\(terms) in \(body), \(record)")
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
