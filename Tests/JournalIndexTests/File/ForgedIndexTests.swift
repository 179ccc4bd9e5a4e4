import JournalModel
import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalIndex

@Suite struct ForgedIndexTests {
  static let files = [
    "2026/03/2026-03-02-1850-check-in.md": IndexTests.checkIn,
    "2026/03/2026-03-09.md": "---\ntitle: A title\ntags: [a, b]\nplace: Lyon\n---\nSome words.\n",
    "2026/04/d.md": "---\nkind: vacation\nfrom: 2026-04-20\nuntil: 2026-04-22\n---\n",
    "2026/04/e.md": "---\nengery: 3\n---\nNo date.\n", "2026/05/f.md": "x\n", "z.md": "y\n",
  ]
  static let index = "cache/index"

  /// A journal whose index is good and trusted.
  static func fixture() -> IndexFixture {
    let fixture = IndexFixture(files)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.full)
    return fixture
  }

  /// All that can be asked without a word of the person's, in the order of the days and of other things.
  static func ask(_ source: some RecordSource) -> [String] {
    var queries = [Query()]
    for field in [Sort.Field.words, .title, .mood, .scale(.energy)] {
      for isAscending in [false, true] {
        var query = Query()
        query.sort = Sort(by: field, ascending: isAscending)
        queries.append(query)
      }
    }
    var page = Query()
    (page.limit, page.offset, page.tags) = (2, 1, ["a"])
    queries.append(page)
    var answers = queries.map { "\(source.answer(to: $0, scope: .all))" }
    let survey = source.survey(Query())
    answers.append("\(survey.table) \(survey.records { _ in true }) \(survey.problems.all)")
    let overview = source.overview(
      since: CivilDay(number: .min), history: CivilDay(number: .min), scope: .all)
    answers.append("\(overview)")
    answers.append("\(source.records { _ in true }) \(source.references(named: "2026", scope: .all))")
    let found = source.search(SearchTerms("words"), matching: Query()) { part in
      var findings = SearchFindings()
      var place = part.start
      part.forEach { record in
        if record.path == "2026/03/2026-03-09.md" { findings.found.append((place, 1)) }
        place += 1
      }
      return findings
    } _: { part in
      var paths: [String] = []
      part.forEach { paths.append($0.path) }
      return paths
    }
    answers.append("\(found.answer.parts.flatMap { $0 }) \(found.answer.total)")
    return answers
  }

  /// What can be said so that it can't be true.
  static let lies: [(name: String, lie: @Sendable (inout IndexForgery) -> Void)] = [
    ("a NUL in a path", { $0.bytes[$0.path(2) + 4] = 0 }),
    (
      "a step upwards in a path",
      { $0.bytes.replaceSubrange($0.path(2) + 4..<$0.path(2) + 7, with: Array("/..".utf8)) }
    ),
    ("a folder that is its own parent", { $0.put(UInt32(1), at: $0.row(1) + 96) }),
    ("a parent that comes later", { $0.put(UInt32(3), at: $0.row(2) + 96) }),
    ("a parent that it does not lie in", { $0.put(UInt32(0), at: $0.row(2) + 96) }),
    ("the same path twice", { $0.put($0.bytes[$0.path(3) + 6] &- 1, at: $0.path(3) + 6) }),
    ("a path that overlaps another", { $0.put(UInt32(0), at: $0.row(2)) }),
    ("a path beyond the end", { $0.put(UInt32.max, at: $0.row(2) + 4) }),
    ("more folders than there are", { $0.put(UInt32.max, at: 48) }),
    ("more rows than there are", { $0.put(UInt32.max, at: 52) }),
    ("more rows in a folder", { $0.put(UInt32.max, at: $0.row(2) + 52) }),
    ("more records than rows", { $0.put(UInt32.max, at: $0.row(2) + 76) }),
    ("days beyond the calendar", { $0.put(Int32.max, at: $0.row(2) + 80) }),
    ("a block beyond the end", { $0.put(UInt64.max, at: $0.row(2) + 40) }),
    ("a block longer than the file", { $0.put(UInt32.max, at: $0.row(2) + 48) }),
    ("more rows in a block", { $0.put(UInt32.max, at: ($0.block(2) ?? 0)) }),
    ("a part beyond the block", { $0.put(UInt32.max, at: ($0.block(2) ?? 0) + 12) }),
    ("shorter columns", { $0.put(UInt32(8), at: ($0.block(2) ?? 0) + 28) }),
    ("a name beyond the names", { $0.put(UInt32.max, at: ($0.part(0, of: 2)?.lowerBound ?? 0) + 32) }),
    ("a name without an end", { $0.put(UInt16.max, at: ($0.part(0, of: 2)?.lowerBound ?? 0) + 36) }),
    ("a moment before all clocks", { $0.put(Int64.min + 1, at: $0.part(2, of: 2)?.lowerBound ?? 0) }),
    ("a moment that no clock shows", { $0.put(Int64.max, at: $0.part(2, of: 2)?.lowerBound ?? 0) }),
    ("a day of no calendar", { $0.put(Int32.max, at: ($0.part(2, of: 2)?.lowerBound ?? 0) + 20) }),
    ("fewer words than none", { $0.put(Int32.min, at: ($0.part(2, of: 2)?.lowerBound ?? 0) + 32) }),
    ("more terms than there are", { $0.put(UInt32.max, at: $0.part(3, of: 2)?.lowerBound ?? 0) }),
    ("a record that makes no sense", { $0.put(UInt64.max, at: $0.part(4, of: 2)?.lowerBound ?? 0) }),
  ]

  @Test(arguments: lies.indices)
  func `what can't be true is not believed, whatever the checksums say`(number: Int) throws {
    let (name, lie) = ForgedIndexTests.lies[number]
    let fixture = ForgedIndexTests.fixture()
    let expected = ForgedIndexTests.ask(fixture.scan)
    let good = try #require(fixture.scratch.bytes(of: ForgedIndexTests.index))
    var forgery = IndexForgery(good)
    forgery.mend()
    #expect(forgery.bytes == good, "mending changes nothing that is good")
    lie(&forgery)
    #expect(forgery.bytes != good, "\(name)")
    forgery.mend()
    for question in expected.indices {
      fixture.scratch.write(forgery.bytes, to: ForgedIndexTests.index)
      // Each question in turn is the first that meets the lie.
      #expect(ForgedIndexTests.ask(fixture.index)[question] == expected[question], "\(name)")
    }
  }

  @Test(arguments: 0..<8)
  func `a part that is damaged is made again by the first who looks at it`(part: Int) throws {
    let fixture = ForgedIndexTests.fixture()
    let good = try #require(fixture.scratch.bytes(of: ForgedIndexTests.index))
    let expected = ForgedIndexTests.ask(fixture.scan)
    for folder in 0..<IndexForgery(good).folderCount {
      guard let range = IndexForgery(good).part(part, of: folder), !range.isEmpty else { continue }
      var damaged = good
      damaged[range.lowerBound] ^= 0x10
      fixture.scratch.write(damaged, to: ForgedIndexTests.index)
      #expect(ForgedIndexTests.ask(fixture.index) == expected)
      // Words are asked by a search alone, of their lists those that may be of its words, and plans where
      // there are other records beside them.
      let isMended =
        fixture.scratch.bytes(of: ForgedIndexTests.index) != damaged
        || fixture.scratch.bytes(of: ForgedIndexTests.index + StoredIndex.deltaEnding) != nil
      #expect(part > 5 || isMended)
      fixture.scratch.remove(ForgedIndexTests.index + StoredIndex.deltaEnding)
    }
  }

  @Test func `a survey finds damage that only its records show`() throws {
    let fixture = ForgedIndexTests.fixture()
    var bytes = try #require(fixture.scratch.bytes(of: ForgedIndexTests.index))
    let records = try #require(IndexForgery(bytes).part(4, of: 3))
    bytes[records.lowerBound] ^= 1
    fixture.scratch.write(bytes, to: ForgedIndexTests.index)
    let survey = fixture.index.survey(Query())
    #expect(survey.records { _ in true } == fixture.oracle.survey(Query()).records { _ in true })
    #expect(fixture.scratch.bytes(of: ForgedIndexTests.index) != bytes)
  }

  @Test(arguments: 0..<8)
  func `a plain reindex makes every damaged part again`(part: Int) throws {
    let fixture = ForgedIndexTests.fixture()
    let good = try #require(fixture.scratch.bytes(of: ForgedIndexTests.index))
    for folder in 0..<IndexForgery(good).folderCount {
      guard let range = IndexForgery(good).part(part, of: folder), !range.isEmpty else { continue }
      var damaged = good
      damaged[range.upperBound - 1] ^= 0x10
      fixture.scratch.write(damaged, to: ForgedIndexTests.index)
      let report = fixture.index.reindex(.changed)
      #expect(report.files == 6)
      let mended = try #require(StoredIndex(path: fixture.index.path, identity: fixture.index.identity))
      #expect(IndexSnapshot(mended).isWhole, "part \(part) of folder \(folder)")
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `forgeries end no program, and a look at every file makes each good`(seed: UInt64) throws {
    let fixture = ForgedIndexTests.fixture()
    let good = try #require(fixture.scratch.bytes(of: ForgedIndexTests.index))
    let expected = ForgedIndexTests.ask(fixture.scan)
    var random = SeededGenerator(seed: seed)
    for number in 0..<20 {
      var forgery = IndexForgery(good)
      for _ in 0..<Int.random(in: 1...3, using: &random) { forgery.change(&random) }
      forgery.mend()
      if let index = GivenIndex(base: forgery.bytes, like: fixture.index) {
        _ = ForgedIndexTests.ask(index)
      }
      guard number % 10 == 0 else { continue }
      fixture.scratch.write(forgery.bytes, to: ForgedIndexTests.index)
      _ = fixture.index.reindex(.verify)
      #expect(ForgedIndexTests.ask(fixture.index) == expected, "seed \(seed), forgery \(number)")
    }
  }
}
