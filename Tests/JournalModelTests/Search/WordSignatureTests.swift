import JournalTestSupport
import Testing

@testable import JournalModel

/// Texts of few pieces in which much is nearly the same, and questions that are cut out of them.
private struct TextMaker {
  var random: SeededGenerator

  static let pieces: [[UInt8]] =
    [
      "a", "b", "e", "E", "Z", "0", "9", "é", "É", "e\u{301}", "è", "œ", "OE", "ß", "ss", "ø", "Ł", "ŷ", "ĳ",
      "’", "'",
      "\u{AD}", "\u{301}", "夜", "勤", "ガ", "カ\u{3099}", "한", "😀", "👩\u{200D}⚕\u{FE0F}", "Ω", "ά", "Й", "ﬁ",
      "²",
      "×", "÷", "µ", "\u{A0}", "\u{202F}", "—", "…", "٣", "-", "_", "@", "[", "`", "{", "/", ":", "\n", "\0",
    ].map { Array($0.utf8) } + [[0xC3], [0x80], [0xFF], [0xE2, 0x80], [0xF0, 0x9F]]

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// More letters than other things, so that words come to be that are short or long.
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in
      switch below(10) {
      case 0...1: Array(" ".utf8)
      case 2...6: Self.pieces[below(9)]
      default: Self.pieces[below(Self.pieces.count)]
      }
    }
  }

  mutating func record() -> Record {
    var record = Record(id: "a", path: "a.md", kind: .entry, date: CivilDay(number: 20_000))
    if below(3) == 0 { record.title = text(5) }
    record.tags = (0..<below(3)).map { _ in text(4) }
    if below(4) == 0 { record.people = [text(4)] }
    if below(4) == 0 { record.highlights = [text(4)] }
    if below(4) == 0 { record.place = text(4) }
    if below(4) == 0 { record.weather = text(4) }
    if below(3) == 0 {
      let fields = [Value.Field(key: "k", value: .int(42)), Value.Field(key: text(3), value: .null)]
      let value = Value.list([.string(text(4)), .float(1.5), .bool(true), .map(fields)])
      record.extra = [Value.Field(key: text(3), value: value)]
    }
    return record
  }

  mutating func text(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }

  /// A part of a text as a question.
  mutating func question(of text: [UInt8]) -> String {
    let start = below(text.count + 1)
    let part = String(decoding: text[start..<min(start + 1 + below(14), text.count)], as: UTF8.self)
    return switch below(6) {
    case 0: "\"" + part + "\""
    case 1: "\"" + part + "*\""
    case 2: part + "*"
    case 3: part + " -" + String(decoding: bytes(3), as: UTF8.self)
    default: part
    }
  }
}

@Suite struct WordSignatureTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `what a search finds, the signature admits`(seed: UInt64) {
    var maker = TextMaker(random: SeededGenerator(seed: seed))
    var builder = SignatureBuilder()
    var found = 0
    for round in 0..<150 {
      let body = maker.bytes(maker.below(round % 10 == 0 ? 600 : 40))
      let record = maker.record()
      body.withUnsafeBufferPointer { builder.add($0) }
      builder.add(fieldsOf: record)
      let signature = builder.finish { [UInt8]($0) }
      let fields = [record.title, record.tags.first, record.place, record.extra.first?.value.plainText]
      for _ in 0..<20 {
        let field = fields[maker.below(fields.count)].map { Array($0.utf8) }
        let terms = SearchTerms(maker.question(of: maker.below(3) == 0 ? field ?? body : body))
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
