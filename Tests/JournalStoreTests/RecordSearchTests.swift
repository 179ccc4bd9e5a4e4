import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing
import YAMLCodec

@testable import JournalFiles
@testable import JournalIndex
@testable import JournalStore

/// Texts and questions of words that are nearly the same.
struct SearchMaker {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let words = [
    "équipe", "e\u{301}quipe", "EQUIPE", "equ", "quipe", "œuvre", "oeuvre", "Straße", "strasse", "夜勤",
    "今日は夜勤です",
    "night", "Nights", "l’hôpital", "l'hopital", "été", "ete", "\u{AD}so\u{AD}ft", "soft", "A\u{30A}ngström",
    "ångstrom",
    "İstanbul", "ΑΘΉΝΑ", "αθηνα", "Йод", "ガス", "カ\u{3099}ス", "한국", "42", "1000.0", "😀", "-", "—", "\u{FEFF}x",
    "ﬁn",
    "👩\u{200D}⚕\u{FE0F}", "a", "aa", "aaa", "abaababa", "abab",
  ]

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }

  private mutating func text(_ count: Int) -> String {
    (0..<count).map { _ in pick(Self.words) + pick([" ", " ", ", ", ".\n", "-", "_", "\u{A0}"]) }.joined()
  }

  /// A file; some of what its front matter says is written with escapes, some is no text, some files are
  /// broken.
  mutating func file() -> [UInt8] {
    let escaped =
      "\""
      + pick(Self.words).unicodeScalars.map {
        "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count)
          + String($0.value, radix: 16)
      }.joined() + "\""
    var lines: [String] = ["---"]
    if Bool.random(using: &random) {
      lines.append("title: " + pick([escaped, "'\(text(2).filter { $0 != "\n" })'"]))
    }
    if Bool.random(using: &random) { lines.append("tags: [\(pick([escaped, "a/b", "42", "night"])), x]") }
    if Bool.random(using: &random) {
      lines.append("own: " + pick([escaped, "1e3", "0x2A", "[a, {b: true}]", "null"]))
    }
    if Int.random(in: 0...5, using: &random) == 0 { lines.append("\tbroken: [") }
    lines.append("---\n")
    let head = Int.random(in: 0...4, using: &random) == 0 ? "" : lines.joined(separator: "\n")
    var bytes = Array((head + text(Int.random(in: 0...12, using: &random))).utf8)
    if Int.random(in: 0...5, using: &random) == 0, !bytes.isEmpty {
      bytes[Int.random(in: bytes.indices, using: &random)] = pick([0xC3, 0xFF, 0x80, 0xE2, 0])
    }
    return bytes
  }

  /// Words, phrases, beginnings, exclusions.
  mutating func terms() -> SearchTerms {
    let parts = (0...Int.random(in: 0...2, using: &random)).map { _ in
      var term = pick(Self.words)
      switch Int.random(in: 0...5, using: &random) {
      case 0: term = "\"\(term) \(pick(Self.words))\""
      case 1: term = String(term.prefix(2)) + "*"
      default: break
      }
      return Int.random(in: 0...4, using: &random) == 0 ? "-" + term : term
    }
    return SearchTerms(parts.joined(separator: " "))
  }
}

extension RecordSearch {
  fileprivate func hits(in records: [Record]) -> [SearchHit] {
    var part = RecordPart(records)
    return hits(in: &part)
  }
}

@Suite struct RecordSearchTests {
  /// The plain way: every file is read and taken apart, one after the other, and those that answer are
  /// sorted.
  private func plainHits(_ terms: SearchTerms, in records: [Record], of store: FileStore)
    -> [SearchHit]
  {
    let hits = records.compactMap { record -> (hit: SearchHit, score: Int)? in
      guard let file = try? store.read(record.path) else { return nil }
      let document = MarkdownDocument(file.bytes)
      let match = document.bytes.withUnsafeBufferPointer { bytes in
        SearchMatch(terms, in: record, body: UnsafeBufferPointer(rebasing: bytes[document.body]))
      }
      return match.map { (SearchHit(record: record, snippet: $0.snippet), $0.score) }
    }
    return hits.indices.sorted { (-hits[$0].score, $0) < (-hits[$1].score, $1) }.map { hits[$0].hit }
  }

  /// The records that answer, the best first, taken in parts of so many.
  private func ranking(_ search: RecordSearch, of records: [Record], by size: Int = .max) -> [Record] {
    let parts = stride(from: 0, to: records.count, by: size).map { start in
      var part = RecordPart(Array(records[start...].prefix(size)), from: start)
      return search.findings(in: &part)
    }
    return parts.flatMap(\.found).sorted { (-$0.worth, $0.place) < (-$1.worth, $1.place) }
      .map { records[$0.place] }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `sorting out first, part by part, finds what a plain look finds`(seed: UInt64) {
    var maker = SearchMaker(seed: seed)
    let fixture = IndexFixture()
    for number in 0..<200 {
      fixture.scratch.write(maker.file(), to: "journal/\(number % 7)/\(number % 3)/n\(number).md")
    }
    let records = fixture.index.answer(to: Query(), scope: .all).records
    var found = 0
    for _ in 0..<60 {
      let terms = maker.terms()
      let expected = plainHits(terms, in: records, of: fixture.store)
      let search = RecordSearch(store: fixture.store, terms: terms)
      for size in [Int.max, 17] {
        let hits = search.hits(in: ranking(search, of: records, by: size))
        #expect(hits.map(\.record.path) == expected.map(\.record.path), "\(terms)")
        #expect(hits.map(\.snippet) == expected.map(\.snippet), "\(terms)")
      }
      found += expected.count
    }
    #expect(found > 200)
  }

  @Test func `a journal in memory is searched by the same rules`() throws {
    var maker = SearchMaker(seed: 99)
    let store = FileStore.simulated()
    for number in 0..<80 { _ = try store.create(maker.file(), folder: "\(number % 5)", name: "n\(number)") }
    let records = Journal(store: store).records().records
    for _ in 0..<30 {
      let terms = maker.terms()
      let search = RecordSearch(store: store, terms: terms)
      let hits = search.hits(in: ranking(search, of: records))
      #expect(hits.map(\.snippet) == plainHits(terms, in: records, of: store).map(\.snippet))
    }
  }

  @Test func `what is gone, too large or no file is not found`() {
    let fixture = IndexFixture(["a.md": "night", "b.md": "night", "c.md": "night", "d/e.md": "night"])
    let records = fixture.scan.answer(to: Query(), scope: .all).records
    fixture.scratch.remove("journal/a.md")
    fixture.scratch.remove("journal/b.md")
    fixture.scratch.makePipe("journal/b.md")
    fixture.scratch.remove("journal/c.md")
    fixture.scratch.link("journal/c.md", to: "d/e.md")
    let search = RecordSearch(store: fixture.store, terms: SearchTerms("night"))
    #expect(ranking(search, of: records).map(\.path) == ["d/e.md"])
    #expect(search.hits(in: records).map(\.record.path) == ["d/e.md"])
  }

  @Test func `what no longer answers when it is shown is not counted`() {
    let fixture = IndexFixture(["a.md": "night", "b.md": "night night", "c.md": "day"])
    let records = fixture.scan.answer(to: Query(), scope: .all).records
    let search = RecordSearch(store: fixture.store, terms: SearchTerms("night"))
    let ranking = ranking(search, of: records)
    #expect(ranking.map(\.path) == ["b.md", "a.md"])
    fixture.scratch.write("day", to: "journal/b.md")
    #expect(search.hits(in: ranking).map(\.record.path) == ["a.md"])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `what the index has of the records ranks them as they would themselves`(seed: UInt64) throws {
    var maker = SearchMaker(seed: seed &+ 50)
    let scratch = ScratchFolder()
    scratch.write("---\nsmjournal: 1\n---\n", to: "journal/journal.md")
    for number in 0..<200 { scratch.write(maker.file(), to: "journal/\(number % 12)/n\(number).md") }
    let journal = try Journal.open(
      Journal.Options(
        root: scratch.absolute("journal"),
        environment: Environment(["XDG_CACHE_HOME": scratch.absolute("cache")])))
    let records = journal.records().records
    var found = 0
    for _ in 0..<40 {
      let terms = maker.terms()
      let expected = plainHits(terms, in: records, of: journal.store)
      let answer = journal.search(terms)
      #expect(answer.hits.map(\.record) == expected.map(\.record), "\(terms)")
      #expect(answer.hits.map(\.snippet) == expected.map(\.snippet), "\(terms)")
      #expect(answer.total == expected.count, "\(terms)")
      found += expected.count
    }
    #expect(found > 100)
  }

  @Test func `a page is a part of the whole`() {
    var maker = SearchMaker(seed: 7)
    let fixture = IndexFixture()
    for number in 0..<100 {
      fixture.scratch.write(maker.file() + Array(" night".utf8), to: "journal/\(number).md")
    }
    let journal = Journal(store: fixture.store)
    let all = journal.search(SearchTerms("night"))
    #expect(all.total == all.hits.count)
    #expect(all.total > 80)
    for (offset, limit) in [(0, 20), (90, 20), (5, 0), (200, 3), (-1, -1)] {
      var query = Query()
      (query.offset, query.limit) = (offset, limit)
      let page = journal.search(SearchTerms("night"), matching: query)
      #expect(page.total == all.total)
      let hits = all.hits.dropFirst(max(offset, 0)).prefix(max(limit, 0))
      #expect(page.hits.map(\.snippet) == hits.map(\.snippet))
    }
  }
}
