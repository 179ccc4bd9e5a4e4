import JournalModel
import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalIndex

/// Journals that a generator makes and keeps changing behind the program's back.
struct ChangingJournal {
  let fixture = IndexFixture()
  private var random: SeededGenerator
  private var names: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 0...25, using: &random) { add() }
  }

  private static let folders = [
    "", "2025/12/", "2026/01/", "2026/02/", "2026/03/", "2026/", "notes/", "notes/deep/er/", "2026/03/x.md/",
    "trash/", ".hidden/", "affirmations/", "caf\u{E9}/",
  ]

  private static let endings = [
    ".md", ".md", ".md", ".md", ".MD", ".md~", ".sync-conflict-20260310-181502.md", ".txt",
    " (conflicted copy).md",
  ]

  private static let texts = [
    "", "plain", "version https://git-lfs.github.com/spec/v1\noid sha256:a\nsize 1\n",
    "—-\ndate: 2026-03-05\nmood: 4\n—-\nWords.\n", "---\nkind: check-in\ndate: 2026-03-02\nenergy: 3\n---\n",
    "---\nkind: check-in\ndate: 2026-03-02\nenergy: 4\n---\n",
    "---\nkind: check-in\ndate: 2026-03-02\nenergy: 9\n---\n",
    "---\nkind: vacation\nfrom: 2026-04-01\nuntil: 2026-04-10\ncategory: rtt\nstatus: approved\n---\n",
    "---\ntitle: a\ntags: [x, y]\nown: {a: [1, 2.5, null]}\nfavorite: true\n---\nBody with words.\n",
    "---\ntitle: b\ntitle: c\n---\n", "---\ntitle: [a, b]\n---\n",
    "---\n\ttab\n---\n", "---\nunterminated: 1\n",
    "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", "---\nat: 2026-03-02T18:50\nmood: 😀\n---\nx",
    "---\nkind: shift\ndate: 2026-03-03\nshift: late\nstart: \"13:00\"\nend: 2026-03-03T21:00:00+01:00\n---\n",
    "caf\u{E9} \0 nul",
    "---\nat: 2026-03-02T18:50\nphotos: [a.jpg]\n---\nx", "---\nkind: person\nname: Anna\n---\n",
    "---\ndate: 2026-03-06\nvertraulich: ja\n---\nx", "---\ndate: 2026-03-06\npivate: 1\ntags: [x]\n---\n",
    "---\ntitle: [\nprivate: yes\n---\n", "---\ndate: 2026-03-06\nprivate: no\npivate: yes\n---\n",
    "---\ndate: 2026-03-03\nown: 1\nOwn: [2, 1]\n---\n", "---\ndate: 2026-03-03\nown: 2\nOwn: One\n---\n",
    "---\ndate: 2026-03-03\nplace: Ward\nweather: rain\npeople: [Anna, Tom]\n---\n",
    "---\ndate: 2026-03-04\nplace: [ward, {a: b}]\npeople: {Anna: 1}\nmood: {x: 4}\n---\n",
    "---\nkind: vacation\nfrom: 2026-04-01\nplace: ward\nenergy: 4\nmood: 4\npeople: Anna\n---\n",
    // The same tag to the eye, composed and decomposed.
    "---\ndate: 2026-03-04\ntags: [caf\u{E9}, x]\n---\n",
    "---\ndate: 2026-03-05\ntags: [cafe\u{301}, x]\n---\n",
  ]

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }

  private mutating func add() {
    let stem = Bool.random(using: &random) ? "2026-03-0\(Int.random(in: 1...9, using: &random))-n" : "e"
    let name =
      pick(ChangingJournal.folders) + stem + String(Int.random(in: 0...30, using: &random))
      + pick(ChangingJournal.endings)
    fixture.scratch.write(pick(ChangingJournal.texts), to: "journal/" + name)
    names.append(name)
  }

  /// About columns, terms, what stands with the record alone, and keys of the person's own.
  private static let conditions = [
    "energy>3", "energy!=", "title=a", "title!=", "title<b", "tags=x", "tags!=x", "own!=", "own=1", "own=",
    "mood>=4", "favorite=true", "favorite!=yes", "shift=late", "shift!=", "kind=shift", "kind!=check-in",
    "category=rtt", "status!=", "start>=12:00", "place=", "date>=2026-03-04", "from!=", "half=",
    "place=ward", "place!=ward", "people=anna", "people!=anna", "weather!=", "mood!=4", "energy=4",
    "energy!=4",
  ]

  /// A question of any sort.
  mutating func query() -> Query {
    var query = Query()
    let day = CivilDay(year: 2026, month: 3, day: Int.random(in: 1...9, using: &random))
    if Int.random(in: 0...2, using: &random) == 0 { query.from = day }
    if Int.random(in: 0...2, using: &random) == 0 { query.until = day?.advanced(by: pick([0, 1, 40])) }
    if Int.random(in: 0...2, using: &random) == 0 {
      query.kinds = [pick(Kind.allCases), pick(Kind.allCases)]
    }
    if Int.random(in: 0...3, using: &random) == 0 { query.isFavorite = Bool.random(using: &random) }
    if Int.random(in: 0...3, using: &random) == 0 { query.isPrivate = Bool.random(using: &random) }
    if Int.random(in: 0...3, using: &random) == 0 { query.tags = ["x"] }
    if Int.random(in: 0...1, using: &random) == 0 {
      let conditions = (0...Int.random(in: 0...1, using: &random)).map { _ in
        pick(ChangingJournal.conditions)
      }
      query.conditions = conditions.compactMap { Condition($0) }
    }
    if Int.random(in: 0...1, using: &random) == 0 { query.limit = pick([0, 1, 2, 10]) }
    if Int.random(in: 0...2, using: &random) == 0 { query.offset = pick([1, 3]) }
    let fields = [Sort.Field.date, .date, .title, .title, .words, .mood, .scale(.energy)]
    query.sort = Sort(by: pick(fields), ascending: Bool.random(using: &random))
    if Bool.random(using: &random) { query.sort.today = day }
    query.includesFilesWithoutRecord = Bool.random(using: &random)
    return query
  }

  /// One change of the sort that editors, sync tools and people make.
  mutating func change() {
    guard !names.isEmpty else { return add() }
    let name = "journal/" + pick(names)
    switch Int.random(in: 0...13, using: &random) {
    case 0, 1: add()
    case 2: fixture.scratch.remove(name)
    case 3, 4: fixture.scratch.write(pick(ChangingJournal.texts), to: name)
    case 5:
      let time = fixture.scratch.modified(of: name)
      fixture.scratch.write(pick(ChangingJournal.texts), to: name)
      fixture.scratch.setModified(time, of: name)
    case 6:
      let other = pick(ChangingJournal.folders) + "moved\(Int.random(in: 0...30, using: &random)).md"
      fixture.scratch.makeFolder("journal/" + other.split(separator: "/").dropLast().joined(separator: "/"))
      fixture.scratch.move(name, to: "journal/" + other)
      names.append(other)
    case 7: fixture.scratch.write("swap", to: "journal/" + pick(ChangingJournal.folders) + ".e.md.swp")
    case 8: fixture.scratch.remove("journal/" + pick(["notes", "2026/01", "2025", "2026/03/x.md"]))
    case 9:
      fixture.scratch.link(
        "journal/link\(Int.random(in: 0...3, using: &random)).md", to: pick(["nowhere", "2026"]))
    case 12, 13:
      // A folder becomes a journal of its own, or part of this one again.
      let folder = pick(["notes/", "notes/deep/", "2026/", "2026/03/"])
      let text = pick(["---\nsmjournal: 1\n---\n", "---\nsmjournal: 1\n---\n", "---\ntitle: a\n---\n"])
      fixture.scratch.write(text, to: "journal/" + folder + "journal.md")
      names.append(folder + "journal.md")
    case 10: fixture.scratch.makePipe("journal/pipe\(Int.random(in: 0...1, using: &random)).md")
    default:
      fixture.scratch.link(
        "journal/out\(Int.random(in: 0...2, using: &random))", to: pick(["/", "2026", "nowhere"]))
    }
  }
}

/// What can be made of a part of the records.
private struct Lines: Sendable {
  var outlines: [String] = []
  var records: [Record] = []

  init(_ part: inout RecordPart) {
    func text(_ bytes: RecordOutline.Text) -> String { String(decoding: bytes, as: UTF8.self) }
    part.forEachOutline { record in
      let words = [text(record.id), record.title.map(text) ?? "-", record.mood.map(text) ?? "-"]
      let lists = record.badges.map(text) + ["/"] + record.tags.map(text)
      let (step, shift) = (record.step?.name ?? "-", record.shift?.name ?? "-")
      let rest = [
        record.kind.name, record.date.iso, step, shift, "\(record.ratings)", "\(record.isFavorite)",
      ]
      outlines.append((words + lists + rest + [record.whole?.path ?? "-"]).joined(separator: "|"))
    }
    part.forEach { records.append($0) }
  }
}

/// All parts together, with what an answer says besides.
private func lines(_ answer: PartedAnswer<Lines>) -> [String] {
  answer.parts.flatMap(\.outlines) + answer.parts.flatMap(\.records).map { "\($0)" }
    + ["\(answer.total) \(answer.problems.all) \(answer.conflicts)"]
}

@Suite struct IndexPropertyTests {
  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func `whatever happens to the files, the index answers as a full scan does`(seed: UInt64) throws {
    var journal = ChangingJournal(seed: seed)
    var index = journal.fixture.index
    // Where it may be as large as the base, nearly every change goes into a delta.
    if seed.isMultiple(of: 2) { index.deltaPart = 1 }
    let oracle = journal.fixture.oracle
    for round in 0..<9 {
      let expected = oracle.answer(to: Query())
      let answer = index.answer(to: Query(), scope: .all)
      #expect(answer.records == expected.records, "round \(round)")
      #expect(answer.problems.count == expected.problems.count, "round \(round)")
      #expect(answer.problems.all == expected.problems.all, "round \(round)")
      #expect(answer.conflicts == expected.conflicts, "round \(round)")
      checkClose(index, expected.records)
      #expect(Set(index.otherJournals()) == Set(journal.fixture.scan.otherJournals()), "round \(round)")
      let overview = index.overview(
        since: CivilDay(number: 20_500), shifts: CivilDay(number: 20_450), history: CivilDay(number: 20_400),
        scope: .all)
      let whole = oracle.overview(
        since: CivilDay(number: 20_500), shifts: CivilDay(number: 20_450), history: CivilDay(number: 20_400))
      #expect(overview.answer.records == whole.answer.records, "round \(round)")
      #expect(overview.answer.problems.all == whole.answer.problems.all, "round \(round)")
      #expect(overview.daysWritten == whole.daysWritten, "round \(round)")
      let isWanted: (RecordWord) -> Bool = { [.mood("😀"), .ownKey("own"), .badge("calm")].contains($0) }
      #expect(index.records(withWords: isWanted) == oracle.records(withWords: isWanted), "round \(round)")
      for name in ["a", "N1", "-", "2026/03/x", ".md", "é"] {
        let (found, expected) = (
          index.references(named: name, scope: .all), oracle.references(named: name)
        )
        #expect(found.map(\.path) == expected.map(\.path))
        #expect(found.map(\.id) == expected.map(\.id))
      }
      for _ in 0..<5 {
        let query = journal.query()
        let answer = index.answer(to: query, scope: .all)
        var every = Query()
        every.includesFilesWithoutRecord = query.includesFilesWithoutRecord
        let records = oracle.answer(to: every).records
        #expect(answer.records == query.select(from: records, in: journal.fixture.zone), "\(query)")
        #expect(answer.total == records.filter(query.matches).count, "\(query)")
        #expect(journal.fixture.scan.answer(to: query, scope: .all) == answer, "\(query)")
        #expect(lines(index.map(query, Lines.init)) == lines(oracle.map(query, Lines.init)), "\(query)")
        let (survey, whole) = (index.survey(query), oracle.survey(query))
        #expect(survey.table == whole.table, "\(query)")
        #expect(survey.plans == whole.plans, "\(query)")
        #expect(survey.records { _ in true } == whole.records { _ in true }, "\(query)")
        #expect(survey.problems.count == whole.problems.count, "\(query)")
        #expect(survey.problems.all == whole.problems.all, "\(query)")
        #expect(survey.conflicts == whole.conflicts, "\(query)")
      }
      #expect(index.reindex(.verify).differing == [])
      if round % 3 == 0 { journal.fixture.waitForAnotherTick() }
      for _ in 0...Int(seed % 4) { journal.change() }
    }
  }

  /// What columns and names tell of all records is what the records tell.
  private func checkClose(_ index: FileIndex, _ records: [Record]) {
    let (close, surroundings) = (index.closeRecords(), index.surroundings())
    func moment(_ record: Record) -> String {
      "\(record.kind) \(record.at?.iso ?? record.date.iso + (record.title ?? "-"))"
    }
    let moments = Dictionary(grouping: records, by: moment)
    let competing = records.filter { record in
      [.person, .shift].contains(record.kind) || (moments[moment(record)]?.count ?? 0) > 1
    }
    let known = Set(close.records.map(\.path))
    #expect(competing.allSatisfy { known.contains($0.path) })
    #expect(close.records.allSatisfy(records.contains))
    let alike = Dictionary(grouping: records) { $0.path.lowercased() }.values.filter { $0.count > 1 }
    #expect(Set(alike.joined().map { Array($0.path.utf8) }).isSubset(of: close.paths.map { Array($0.utf8) }))
    #expect(surroundings.kinds == Dictionary(grouping: records, by: \.kind).mapValues(\.count))
    let folders = records.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
    #expect(surroundings.folders.sorted() == Set(folders).sorted())
    let naming = Set(surroundings.naming.map(\.path))
    #expect(records.allSatisfy { $0.photos.isEmpty || naming.contains($0.path) })
    let undated = records.filter { record in
      record.dateBasis == .fileTime && (record.kind.isWrittenDaily || record.kind == .vacation)
    }
    #expect(surroundings.undated.map(\.path).sorted() == undated.map(\.path).sorted())
  }

  @Test(arguments: [2500])
  func `several threads make the index that one makes`(count: Int) throws {
    let fixture = IndexFixture()
    for number in 0..<count {
      let month = number % 60
      let name = "journal/\(2020 + month / 12)/\(month % 12 + 1)/n\(number).md"
      fixture.scratch.write("---\ntitle: t\(number)\n---\n", to: name)
    }
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.full)
    let first = fixture.scratch.bytes(of: "cache/index")
    _ = fixture.index.reindex(.full)
    #expect(fixture.scratch.bytes(of: "cache/index") == first)
    #expect(fixture.index.reindex(.changed).read == 0)
  }
}
