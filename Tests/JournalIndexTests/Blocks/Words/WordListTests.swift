import JournalFiles
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalIndex
@testable import JournalModel

/// The words of texts, one a row.
private struct WordBlock {
  var known: KnownBlock

  static let state = FileState(size: 0, modified: 0, changed: 0, inode: 0)

  init?(_ rows: [(record: Record, body: [UInt8]?)]) {
    var builder = BlockBuilder()
    for (number, row) in rows.enumerated() { Self.add(row.record, row.body, number, to: &builder) }
    guard let known = KnownBlock.finishing(&builder) else { return nil }
    self.known = known
  }

  init?(_ texts: [String]) {
    self.init(
      texts.map { (Record(id: "a", path: "a.md", kind: .entry, date: CivilDay(number: 0)), Array($0.utf8)) })
  }

  static func add(_ record: Record, _ body: [UInt8]?, _ number: Int, to builder: inout BlockBuilder) {
    Array("n\(number).md".utf8).withUnsafeBytes { name in
      guard let body else { return builder.add(name, WordBlock.state, .isRecord, record: record) }
      body.withUnsafeBufferPointer {
        builder.add(name, WordBlock.state, .isRecord, record: record, body: $0)
      }
    }
  }

  /// Another one with those rows of this one that are numbers, and with others where there is a record.
  func merged(_ rows: [(row: Int?, record: Record, body: [UInt8])]) -> WordBlock? {
    var builder = BlockBuilder()
    for (number, new) in rows.enumerated() {
      if let row = new.row {
        builder.add(row: row, of: known)
      } else {
        Self.add(new.record, new.body, number, to: &builder)
      }
    }
    var result = self
    guard let known = KnownBlock.finishing(&builder) else { return nil }
    result.known = known
    return result
  }

  func answer(_ terms: SearchTerms) -> WordQuestion.Answer? {
    let rows = RowSet(count: known.columns.count, isFull: true)
    return known.words.flatMap { WordQuestion(terms).answer($0, among: rows) }
  }

  /// What each row is worth, -1 for those that must be read; those that don't answer have none.
  func worths(_ words: String) -> [Int: Int] {
    guard let answer = answer(SearchTerms(words)) else { return [:] }
    var result: [Int: Int] = [:]
    answer.rows.forEach { result[$0] = answer.unsure.contains($0) ? -1 : answer.worths[$0] }
    return result
  }
}

extension KnownBlock {
  fileprivate static func finishing(_ builder: inout BlockBuilder) -> KnownBlock? {
    FolderBlock(builder.finish()).flatMap { KnownBlock($0) }
  }
}

/// A file in memory that counts what is read of it.
private final class CountedSource: BlockSource {
  let bytes: IndexBytes
  let read = Monitor(0)

  init(_ bytes: IndexBytes) { self.bytes = bytes }

  func read(_ range: Range<Int>, checksum: UInt64?) -> IndexBytes? {
    read.change { $0 += range.count }
    return checksum == Checksum.of(bytes[range].bytes) ? bytes[range] : nil
  }

  func copy(_ range: Range<Int>) -> IndexBytes? { bytes[range] }
}

@Suite struct WordListTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `what the list decides is what a search finds, and nothing that it finds is left out`(
    seed: UInt64
  ) throws {
    var maker = TextMaker(seed: seed)
    func rows(_ count: Int) -> [(record: Record, body: [UInt8]?)] {
      (0..<count).map { (maker.record(), maker.bytes(maker.below($0 % 10 == 0 ? 600 : 40))) }
    }
    var all = rows(60)
    var block = try #require(WordBlock(all))
    var (found, decided) = (0, 0)
    for round in 0..<4 {
      for _ in 0..<60 {
        let terms = SearchTerms(maker.question(of: all[maker.below(all.count)].body ?? []))
        let answer = try #require(block.answer(terms))
        for (row, file) in all.enumerated() {
          let match = (file.body ?? []).withUnsafeBufferPointer {
            SearchMatch(terms, in: file.record, body: $0)
          }
          if match != nil { found += 1 }
          if answer.unsure.contains(row) { continue }
          let worth = answer.rows.contains(row) ? answer.worths[row] : nil
          #expect(worth == match?.score, "\(terms) in \(file), round \(round)")
          if worth != nil { decided += 1 }
        }
      }
      // Some go, some come, the others stay.
      var next: [(row: Int?, record: Record, body: [UInt8])] = []
      for (row, file) in all.enumerated() {
        if maker.below(4) > 0 { next.append((row, file.record, file.body ?? [])) }
        if maker.below(4) == 0 { next.append((nil, maker.record(), maker.bytes(maker.below(80)))) }
      }
      block = try #require(block.merged(next))
      all = next.map { ($0.record, $0.body) }
      let fresh = try #require(WordBlock(all))
      #expect(block.known.words?.sums(count: all.count) == fresh.known.words?.sums(count: all.count))
    }
    #expect(found > 1000)
    #expect(decided > 300)
  }

  @Test(arguments: [
    ("night", [0: 1]), ("nights", [:]), ("nigh", [:]), ("nig*", [0: 1]), ("night*", [0: -1]), ("ni*", [0: 1]),
    ("night ward", [0: 2]), ("\"night ward\"", [0: -1]), ("\"night wards\"", [:]), ("\"night wa*\"", [0: -1]),
    ("-day night", [0: 1]), ("-night", [1: 0]), ("-\"night ward\"", [0: -1, 1: 0]), ("day", [1: 12]),
    ("day*", [1: -1]), ("d*", [1: -1]), ("équipe", [0: 1]), ("ωμέγα", [0: 1]), ("ωμεγ*", [0: -1]),
    ("ωμ*", [0: 1]),
    ("ωκε*", [:]),
    ("夜", [0: -1, 1: -1]), ("夜 -night", [1: -1]), ("夜 night", [0: -1]), ("ab 夜*", [:]),
  ])
  func `whole words and beginnings are told apart, and what must be read is said`(
    words: String, worths: [Int: Int]
  ) throws {
    let titled = { (title: String?) in
      var record = Record(id: "a", path: "a.md", kind: .entry, date: CivilDay(number: 0))
      record.title = title
      return record
    }
    let night = "Night: ward, l’e\u{301}quipe, Ωμέγα, 今日は夜勤です\n"
    let days = "day day, Day days day"
    let block = try #require(
      WordBlock([(titled(nil), Array(night.utf8)), (titled("A day"), Array(days.utf8))]))
    #expect(block.worths(words) == worths)
  }

  @Test func `words are cut wherever they lie, and told apart however long they are`() throws {
    for length in [1, 7, 8, 9, 10, 15, 16, 17, 24, 30, 31, 32, 33, 47, 56, 57, 63, 64, 70, 130] {
      let word = String(repeating: "x", count: length)
      let middle = word.dropLast(length / 2 + 1) + "z" + word.suffix(length / 2)
      for start in 0...70 {
        let text = String(repeating: "-", count: start) + word + "y " + word + "-" + middle
        let block = try #require(WordBlock([text, text + "é", "é " + text]))
        #expect(block.worths(word) == [0: 1, 1: 1, 2: 1], "\(text)")
        #expect(block.worths("\(word)y") == [0: 1, 1: 1, 2: 1], "\(text)")
        #expect(block.worths("\(word)yy") == [:])
      }
    }
  }

  @Test func `texts of any lengths have room, one after the other`() throws {
    for first in 0...130 {
      // As much as the memory of the first one holds, a little less and a little more.
      for second in (first * 2 + 70)...(first * 2 + 90) {
        let texts = [(first, "a"), (second, "b"), (second, "é"), (second, "ж")].map { length, ending in
          String(repeating: "-", count: length) + ending
        }
        let block = try #require(WordBlock(texts))
        for (row, ending) in ["a", "b", "e", "ж"].enumerated() { #expect(block.worths(ending) == [row: 1]) }
      }
    }
  }

  @Test func `letters beyond ASCII are told apart, also where they are folded to signs`() throws {
    let block = try #require(WordBlock(["Ωμέγα ночная κόσμος ʼaʼb ǆungla theж", "thed"]))
    for word in ["ωμεγα", "ночная", "κοσμος", "ʼaʼb", "dzungla", "кос* κοσ*", "но*", "theж", "the*"] {
      let isThere = !word.hasPrefix("кос")
      #expect((block.worths(word)[0] == 1) == isThere, "\(word)")
    }
    #expect(block.worths("thed") == [1: 1])
    for word in ["дневная", "κοσμου", "ωρα", "aʼc", "βασ*", "a", "the"] { #expect(block.worths(word) == [:]) }
  }

  @Test func `a record of which nothing is known may answer, and so may one of too many words`() throws {
    let record = Record(id: "a", path: "a.md", kind: .entry, date: CivilDay(number: 0))
    let many = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
    let block = try #require(
      WordBlock([(record, nil), (record, Array(many.utf8)), (record, Array("day".utf8))]))
    #expect(block.worths("night") == [0: -1, 1: -1])
    #expect(block.worths("-night") == [0: -1, 1: -1, 2: 0])
    #expect(block.worths("day") == [0: -1, 1: -1, 2: 1])
  }

  @Test func `of many words, those around the one that is asked for are read`() throws {
    let record = Record(id: "a", path: "a.md", kind: .entry, date: CivilDay(number: 0))
    var builder = BlockBuilder()
    let texts = [0..<2000, 1000..<3000].map { $0.map { "\($0)" }.joined(separator: " ") }
    for (number, text) in texts.enumerated() { WordBlock.add(record, Array(text.utf8), number, to: &builder) }
    let bytes = builder.finish()
    let source = CountedSource(bytes)
    let row = FolderRow(state: WordBlock.state).summarizing(bytes)
    let block = try #require(FolderBlock(in: source, at: 0..<bytes.count, row))
    let words = try #require(block.words)
    for (word, worths) in [
      ("7", [1, 0]), ("999", [1, 0]), ("1000", [1, 1]), ("2999", [0, 1]), ("x", [0, 0]),
    ] {
      source.read.change { $0 = 0 }
      let answer = WordQuestion(SearchTerms(word)).answer(words, among: RowSet(count: 2, isFull: true))
      #expect(answer?.worths == worths && answer?.unsure.isEmpty == true, "\(word)")
      #expect(source.read.read { $0 } < bytes.count / 20)
    }
  }

  @Test func `lists that grow side by side are whole, however long they become`() {
    var lists = ByteLists()
    for _ in 0..<2 {
      var ends = (0..<40).map { _ in lists.begin() }
      let firsts = ends
      var expected = [[UInt8]](repeating: [], count: ends.count)
      for round in 0..<20_000 {
        // The first ones come most often, the last one never.
        let list = round % (1 + round % 39)
        expected[list].append(UInt8(truncatingIfNeeded: round % 7 * round))
        lists.append(UInt8(truncatingIfNeeded: round % 7 * round), at: &ends[list])
      }
      for (number, list) in expected.enumerated() {
        var found: [UInt8] = []
        lists.forEachPart(of: firsts[number], to: ends[number]) { found += $0 }
        #expect(found == list)
      }
      #expect(expected.last == [])
      lists.removeAll()
    }
  }

  @Test func `small letters, digits and what is beyond ASCII are told from the rest`() {
    for start in 0...255 {
      let text = (0..<48).map { UInt8((start + $0 * 5) & 0xFF) }
      let mask = text.withUnsafeBytes { $0.baseAddress.map { WordRuns.mask48($0) } ?? 0 }
      for place in text.indices {
        let isLetter = [0x30...0x39, 0x61...0x7A, 0x80...0xFF].contains { $0 ~= text[place] }
        #expect((mask >> UInt64(place) & 1 == 1) == isLetter)
        let isCapital = 0x41...0x5A ~= text[place]
        #expect(WordRuns.isInRun(text[place]) == (isLetter || isCapital))
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
      let text = String(Character(scalar))
      if let letter = text.withBytes({ Folding.plainLatin(in: $0, at: 0) }) {
        #expect(role == .letter)
        #expect(Folding.bytes(of: text) == [letter])
      }
    }
  }
}
