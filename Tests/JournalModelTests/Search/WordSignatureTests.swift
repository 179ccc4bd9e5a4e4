import Testing

@testable import JournalModel

@Suite struct WordSignatureTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `what a search finds, the signature admits`(seed: UInt64) {
    var maker = TextMaker(seed: seed)
    var builder = SignatureBuilder()
    var found = 0
    for round in 0..<150 {
      let body = maker.bytes(maker.below(round % 10 == 0 ? 600 : 40))
      let record = maker.record()
      body.withUnsafeBufferPointer { builder.add($0) }
      builder.add(fieldsOf: record)
      let signature = builder.finish { [UInt8]($0) }
      var texts = [body, body]
      var memory: [UInt8] = []
      SearchField.forEach(in: record, &memory) { text, _ in texts.append(Array(text)) }
      for _ in 0..<20 {
        let terms = SearchTerms(maker.question(of: texts[maker.below(texts.count)]))
        let isFound = body.withUnsafeBufferPointer { SearchMatch(terms, in: record, body: $0) } != nil
        let isAdmitted = signature.withUnsafeBytes { SignatureTest(terms).mayMatch($0) }
        #expect(isAdmitted || !isFound, "\(terms) in \(body), \(record)")
        if isFound && !terms.isEmpty { found += 1 }
      }
    }
    #expect(found > 300)
  }

  private func signature(_ text: String) -> [UInt8] {
    var builder = SignatureBuilder()
    text.withBytes { builder.add($0) }
    return builder.finish { [UInt8]($0) }
  }

  private func admits(_ signature: [UInt8], _ words: String) -> Bool {
    signature.withUnsafeBytes { SignatureTest(SearchTerms(words)).mayMatch($0) }
  }

  @Test(arguments: [10, 100, 1000])
  func `few words are admitted that a text doesn't have`(count: Int) {
    let signature = signature((0..<count).map { "wörd\($0) longer-than-eight\($0)" }.joined(separator: "\n"))
    let words = (0..<10_000).filter { admits(signature, "absent\($0)") }.count
    #expect(words < 300)
    let beginnings = (0..<10_000).filter { admits(signature, "\($0 + 100)*") }.count
    #expect(beginnings < 10_000 / 8)
  }

  @Test(arguments: [
    ("night", true), ("nights", false), ("nigh", false), ("nig*", true), ("night*", true), ("nix*", false),
    ("\"night ward\"", true), ("\"night wards\"", false), ("\"night wa*\"", true), ("-day night", true),
    ("équipe", true), ("equip*", true), ("ωμέγα", true), ("ωμεγ*", true), ("ωκε*", false), ("夜", true),
    ("海", true),
  ])
  func `whole words, and beginnings of three letters, are told apart`(words: String, isAdmitted: Bool) {
    #expect(admits(signature("Night: ward, l’e\u{301}quipe, Ωμέγα, 今日は夜勤です\n"), words) == isAdmitted)
  }

  @Test func `a signature grows with the words, not with the length, up to a limit`() {
    #expect(signature("").count == 8)
    #expect(signature("a").count == 8)
    let once = signature((0..<50).map { "word\($0) word-of-many-letters" }.joined(separator: " ")).count
    let often = signature((0..<5000).map { "Word\($0 % 50) word-of-many-letters" }.joined(separator: " "))
      .count
    #expect(once == often)
    #expect(signature((0..<20_000).map { "word\($0)" }.joined(separator: " ")).count == 8192)
  }

  @Test func `a record of which nothing is known may answer`() {
    #expect(admits([], "night"))
    #expect(admits(signature("night"), "-night"))
    #expect(SignatureTest(SearchTerms("夜 ab* -night")).admitsAll)
  }

  @Test func `runs are cut wherever they lie`() {
    for length in 0...140 {
      for start in [0, 1, 7, 63, 64] where start < length {
        var text = [UInt8](repeating: UInt8(ascii: "{"), count: length)
        let end = min(start + 1 + (length * 7 + start) % 70, length)
        for place in start..<end { text[place] = Array("aZ09é@".utf8)[place % 7] }
        var runs: [Range<Int>] = []
        text.withUnsafeBufferPointer { text in WordRuns.forEach(in: text) { runs.append($0..<$1) } }
        let expected = text.indices.split { place in
          let byte = text[place]
          return byte < 0x80 && (byte | 0x20) &- 0x61 >= 26 && byte &- 0x30 >= 10
        }
        #expect(runs == expected.map { $0.startIndex..<$0.endIndex })
      }
    }
  }

  @Test func `frequent letters and signs are what their properties say`() {
    for value in 0x80...0x2200 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isLetter = properties.isAlphabetic || properties.numericType != nil || properties.isEmoji
      let role = FoldedText.role(of: scalar)
      #expect(role == .mark || (role == .letter) == isLetter, "U+\(String(value, radix: 16))")
      if let letter = Folding.plainLatin(scalar) {
        #expect(role == .letter)
        #expect(Folding.bytes(of: String(Character(scalar))) == [letter])
      }
    }
  }
}
