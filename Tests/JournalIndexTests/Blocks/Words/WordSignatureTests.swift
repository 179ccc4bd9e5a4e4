import JournalTestSupport
import Testing

@testable import JournalIndex
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

  @Test func `a builder has room for texts of any lengths, one after the other`() {
    #expect(!SignatureBuilder().signatureOfNothing.isEmpty)
    for first in 0...130 {
      // As much as the memory of the first one holds, a little less and a little more.
      for second in (first * 2 + 70)...(first * 2 + 90) {
        var builder = SignatureBuilder()
        for (length, ending) in [(first, "a"), (second, "b"), (second, "é"), (second, "夜")] {
          (String(repeating: "-", count: length) + ending).withBytes { builder.add($0) }
          #expect(builder.finish { admits([UInt8]($0), ending) })
        }
      }
    }
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
    let words = (0..<50).map { "word\($0) word-of-many-letters" }
    let once = signature(words.joined(separator: " ")).count
    let often = signature((0..<5000).map { words[$0 % 50] }.joined(separator: " ")).count
    #expect(often < once * 3)
    #expect(signature((0..<20_000).map { "word\($0)" }.joined(separator: " ")).count == 8192)
  }

  @Test func `letters beyond ASCII are told apart, also where they are folded to signs`() {
    let signature = signature("Ωμέγα ночная κόσμος ʼaʼb 夜勤です 😀 ǆungla")
    for word in ["ωμεγα", "ночная", "κοσμος", "ʼaʼb", "夜勤*", "😀", "dzungla", "кос* κοσ*", "ноч*"] {
      #expect(admits(signature, word) == !word.hasPrefix("кос"), "\(word)")
    }
    let others = ["дневная", "утренняя", "κοσμου", "θαλασσα", "ωρα", "день", "😂", "aʼc", "βασ*", "дне*"]
    #expect(others.filter { admits(signature, $0) }.count < 2)
  }

  @Test func `a record of which nothing is known may answer`() {
    #expect(admits([], "night"))
    #expect(admits(signature("night"), "-night"))
    #expect(SignatureTest(SearchTerms("夜 ab* -night")).admitsAll)
  }

  @Test func `letters and digits are told from the rest`() {
    for start in 0...127 {
      let text = (0..<48).map { UInt8((start + $0 * 5) & 0x7F) }
      let mask = text.withUnsafeBytes { $0.baseAddress.map { WordRuns.mask48($0) } ?? 0 }
      for place in text.indices {
        let isLetter = [0x30...0x39, 0x41...0x5A, 0x61...0x7A].contains { $0 ~= text[place] }
        #expect((mask >> UInt64(place) & 1 == 1) == isLetter)
        #expect(WordRuns.isInRun(text[place]) == isLetter)
      }
    }
    #expect((0x80...0xFF).allSatisfy { WordRuns.isInRun($0) })
  }

  @Test func `words are cut wherever they lie`() {
    var wrong = 0
    let lengths = [1, 7, 8, 9, 10, 16, 17, 30, 56, 57, 64, 70]
    for length in lengths {
      let word = String(repeating: "x", count: length)
      for start in stride(from: 0, through: 70, by: 3) {
        let text = String(repeating: "-", count: start) + word + "y " + word + "-"
        #expect(admits(signature(text), "\(word) \(word)y"))
        #expect(admits(signature(text + "é"), "\(word) \(word)y e"))
        if length < WordKey.size, admits(signature(text), "\(word)x") { wrong += 1 }
      }
    }
    // One number with six entries admits some, the same ones each time.
    #expect(wrong < lengths.count * 24 / 6)
  }

  @Test func `frequent letters and signs are what their properties say`() {
    for value in 0x80...0x2200 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isLetter = properties.isAlphabetic || properties.numericType != nil || properties.isEmoji
      let role = FoldedText.role(of: scalar)
      #expect(role == .mark || (role == .letter) == isLetter, "U+\(String(value, radix: 16))")
      let text = String(Character(scalar))
      if let letter = text.withBytes({ Folding.plainLatin(in: $0, at: 0) }) {
        #expect(role == .letter)
        #expect(Folding.bytes(of: text) == [letter])
      }
    }
  }
}

extension SignatureBuilder {
  /// What is made before anything was added.
  fileprivate var signatureOfNothing: [UInt8] {
    var builder = self
    return builder.finish { [UInt8]($0) }
  }
}
