import JournalFormat
import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing
import YAMLCodec

@testable import JournalFiles
@testable import JournalIndex

@Suite struct IndexTests {
  static let checkIn = """
    ---
    kind: check-in
    date: 2026-03-02
    at: 2026-03-02T18:50:00+01:00
    shift: night
    energy: 3
    badges:
      - calm
    bed: {ward: [4, "b", null, true, 1.5]}
    ---
    A note.

    """

  @Test(arguments: [false, true])
  func `a journal held still answers from one look`(hasIndex: Bool) {
    let fixture = IndexFixture(["a.md": "---\ntitle: one\n---\n", "b.md": "---\nengery: 3\n---\n"])
    let source: any RecordSource = hasIndex ? fixture.index : fixture.scan
    let snapshot = source.snapshot(.all)
    fixture.scratch.remove("journal/a.md")
    fixture.scratch.write("---\nown: 3\n---\n", to: "journal/b.md")
    #expect(snapshot.answer(to: Query(), scope: .all).records.map(\.path) == ["b.md", "a.md"])
    #expect(snapshot.survey(Query()).table.facts.count == 2)
    #expect(snapshot.records { $0 == .ownKey("engery") }.map(\.path) == ["b.md"])
    #expect(source.answer(to: Query(), scope: .all).records.map(\.path) == ["b.md"])
    #expect(source.records { $0 == .ownKey("engery") }.isEmpty)
  }

  @Test func `how many problems there are is known without their files`() {
    let fixture = IndexFixture(["a.md": "---\nenergy: 9\nstress: 0\n---\n", "b.md": "---\nenergy: 3\n---\n"])
    _ = fixture.index.reindex(.changed)
    let problems = fixture.index.snapshot(.all).answer(to: Query(), scope: .all).problems
    #expect(problems.count == 2)
    #expect(problems.all.map { $0.position?.line } == [2, 3])
    // What it is they are asked for: what is gone meanwhile says nothing.
    fixture.scratch.remove("journal/a.md")
    #expect(problems.count == 2)
    #expect(problems.all == [])
  }

  @Test func `a journal within the journal is another one, whatever is done to its profile`() {
    let fixture = IndexFixture([
      "a.md": "mine", "copy/journal.md": "---\nsmjournal: 1\n---\n", "copy/b.md": "---\nenergy: 9\n---\n",
      "copy/2026/11/c.md": "theirs", "copy/b.sync-conflict-20260310-181502.md": "x", "other/d.md": "mine too",
    ])
    func paths(_ text: String? = nil, _ path: String = "journal/copy/journal.md") -> [String] {
      if let text { fixture.scratch.write(text, to: path) }
      fixture.waitForAnotherTick()
      let answer = fixture.index.answer(to: Query(), scope: .all)
      #expect(fixture.scan.answer(to: Query(), scope: .all) == answer)
      #expect(fixture.index.reindex(.verify).differing == [])
      return answer.records.map(\.path).sorted()
    }
    #expect(paths() == ["a.md", "other/d.md"])
    #expect(fixture.index.references(named: "c", scope: .all).isEmpty)
    #expect((try? fixture.store.listing())?.otherJournals == ["copy"])
    // In its place, so that the folder itself is as it was.
    let all = ["a.md", "copy/2026/11/c.md", "copy/b.md", "copy/journal.md", "other/d.md"]
    #expect(paths("---\nsomebody: 1\n---\n") == all)
    #expect(paths("---\nsmjournal: 1\n---\n") == ["a.md", "other/d.md"])
    fixture.scratch.remove("journal/copy/journal.md")
    #expect(paths() == all.filter { $0 != "copy/journal.md" })
    #expect(!paths("---\nsmjournal: 1\n---\n", "journal/other/journal.md").contains("other/d.md"))
    fixture.scratch.makeFolder("journal/copy/journal.md")
    #expect(paths().contains("copy/b.md"), "a folder of that name is no profile")
  }

  @Test func `what the index alone can't reach is in the whole answer all the same`() throws {
    // Each half is a path that the system takes; both together are one that it does not.
    let half = Array(repeating: String(repeating: "d", count: 220), count: 10).joined(separator: "/")
    let fixture = IndexFixture(["a.md": "---\ntitle: one\n---\n"])
    fixture.scratch.write("---\ntitle: deep\n---\n", to: "half/\(half)/b.md")
    fixture.scratch.makeFolder("journal/\(half)")
    fixture.scratch.move("half", to: "journal/\(half)/half")
    defer { fixture.scratch.move("journal/\(half)/half", to: "half") }
    #expect(fixture.index.answer(to: Query(), scope: .all).records.map(\.title) == ["one"])
    let whole = try fixture.index.whole()
    #expect(Set(whole.answer(to: Query(), scope: .all).records.map(\.title)) == ["one", "deep"])
  }

  @Test func `the answer is the files', before and after, with and without an index`() throws {
    let fixture = IndexFixture([
      "2026/03/2026-03-02-1850-check-in.md": IndexTests.checkIn, "journal.md": "---\nsmjournal: 1\n---\n",
    ])
    let first = fixture.index.answer(to: Query(), scope: .all)
    #expect(first == fixture.oracle.answer(to: Query()))
    #expect(first.records.count == 1)
    #expect(fixture.index.answer(to: Query(), scope: .all) == first)
    #expect(fixture.scratch.mode(of: "cache/index") == 0o600)
    #expect(fixture.scratch.mode(of: "cache") == 0o700)
    #expect(
      fixture.scratch.files() == [
        "cache/index", "journal/2026/03/2026-03-02-1850-check-in.md", "journal/journal.md",
      ])
  }

  @Test func `what a killed process left goes when it is old, although its folder has not changed since`() {
    let fixture = IndexFixture(["2026/03/a.md": "a"])
    let left = "journal/2026/03/.smj-tmp-999999999-1"
    fixture.scratch.write("half", to: left)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    #expect(fixture.scratch.text(of: left) == "half", "it is young")
    fixture.scratch.setModified(1, of: left)
    _ = fixture.index.answer(to: Query(), scope: .all)
    #expect(fixture.scratch.text(of: left) == nil)
  }

  @Test func `a report counts what was done`() throws {
    let fixture = IndexFixture(["2026/03/a.md": "a", "2026/03/b.md": "b", "c.md": "c", "journal.md": "p"])
    let first = fixture.index.reindex(.changed)
    #expect([first.files, first.read, first.added, first.changed, first.removed] == [3, 3, 3, 0, 0])
    fixture.scratch.write("A", to: "journal/2026/03/a.md")
    fixture.scratch.remove("journal/2026/03/b.md")
    fixture.scratch.write("d", to: "journal/2027/01/d.md")
    let second = fixture.index.reindex(.changed)
    #expect([second.files, second.added, second.changed, second.removed] == [3, 1, 1, 1])
    fixture.scratch.remove("journal/2027")
    let third = fixture.index.reindex(.changed)
    #expect([third.files, third.added, third.changed, third.removed] == [2, 0, 0, 1])
    let full = fixture.index.reindex(.full)
    #expect([full.files, full.read, full.added] == [2, 2, 2])
  }

  @Test func `an unchanged journal is not read, and its index not written`() throws {
    let fixture = IndexFixture(["2026/03/a.md": "a", "2026/04/b.md": "b"])
    _ = fixture.index.reindex(.changed)
    fixture.waitForAnotherTick()
    // Files that were too young to be trusted are read once more.
    _ = fixture.index.reindex(.changed)
    let written = fixture.scratch.bytes(of: "cache/index")
    fixture.scratch.setModified(1, of: "cache/index")
    #expect(fixture.index.reindex(.changed).read == 0)
    #expect(fixture.scratch.modified(of: "cache/index") == 1)
    #expect(fixture.scratch.bytes(of: "cache/index") == written)
  }

  @Test func `a change of the same size with the time put back is seen`() throws {
    let fixture = IndexFixture(["2026/03/a.md": "---\ntitle: one\n---\n"])
    fixture.scratch.setModified(1_700_000_000_000_000_001, of: "journal/2026/03/a.md")
    _ = fixture.index.reindex(.changed)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    fixture.scratch.write("---\ntitle: two\n---\n", to: "journal/2026/03/a.md")
    fixture.scratch.setModified(1_700_000_000_000_000_001, of: "journal/2026/03/a.md")
    let report = fixture.index.reindex(.changed)
    #expect(report.read == 1)
    #expect(fixture.index.answer(to: Query(), scope: .all) == fixture.oracle.answer(to: Query()))
  }

  @Test func `a folder that could not be listed is reported`() throws {
    let state = FileState(size: 0, modified: 0, changed: 0, inode: 0)
    var row = FolderRow(state: state, flags: [.isProvisional, .hasRowsOfNote], errorNumber: 13)
    var builder = BlockBuilder()
    let block = try #require(FolderBlock(builder.finish()))
    row.summarize(try #require(block.states), try #require(block.columns))
    #expect(row.flags == [.isProvisional, .hasRowsOfNote])
  }

  @Test func `rows have no gaps, whose bytes would be anything`() {
    #expect(MemoryLayout<FolderRow>.size == 104 && FixedRows<FolderRow>.size == 104)
    #expect(MemoryLayout<StateRow>.size == 40 && FixedRows<StateRow>.size == 40)
    #expect(MemoryLayout<ColumnRow>.size == 56 && FixedRows<ColumnRow>.size == 56)
  }

  @Test func `an empty file is looked at again until it has bytes`() throws {
    let fixture = IndexFixture(["a.md": "", "b.md": "b"])
    _ = fixture.index.reindex(.changed)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    #expect(fixture.index.reindex(.changed).read == 1)
    fixture.scratch.write("text", to: "journal/a.md")
    #expect(fixture.index.answer(to: Query(), scope: .all) == fixture.oracle.answer(to: Query()))
  }

  @Test func `damage anywhere in the index is noticed, and the index made again`() throws {
    let fixture = IndexFixture([
      "2026/03/2026-03-02-1850-check-in.md": IndexTests.checkIn, "2026/04/b.md": "b",
      "2026/04/c.sync-conflict-20260310-181502.md": "c",
      "2026/04/d.md": "---\nkind: vacation\nfrom: 2026-04-20\nuntil: 2026-04-22\n---\n",
    ])
    let expected = fixture.oracle.answer(to: Query())
    let later = CivilDay(number: 30_000)
    let overview = fixture.oracle.overview(since: later, history: CivilDay(number: .min))
    _ = fixture.index.reindex(.full)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    let whole = try #require(fixture.scratch.bytes(of: "cache/index"))
    for offset in stride(from: 0, to: whole.count, by: 3) {
      var damaged = whole
      damaged[offset] ^= 0x10
      fixture.scratch.write(damaged, to: "cache/index")
      #expect(fixture.index.answer(to: Query(), scope: .all) == expected, "byte \(offset)")
      fixture.scratch.write(damaged, to: "cache/index")
      let around = RefreshScope.around(later)
      #expect(fixture.index.answer(to: Query(), scope: around) == expected, "byte \(offset), around")
      fixture.scratch.write(damaged, to: "cache/index")
      let found = fixture.index.overview(since: later, history: CivilDay(number: .min), scope: .all)
      #expect(found.answer == overview.answer, "byte \(offset), overview")
      #expect(found.daysWritten == overview.daysWritten, "byte \(offset), overview")
    }
    for length in stride(from: 0, to: whole.count, by: 41) {
      fixture.scratch.write(Array(whole[..<length]), to: "cache/index")
      #expect(fixture.index.answer(to: Query(), scope: .all) == expected, "length \(length)")
    }
    fixture.scratch.write(whole + [0], to: "cache/index")
    #expect(fixture.index.answer(to: Query(), scope: .all) == expected)
  }

  @Test func `an index of another journal is none`() throws {
    let fixture = IndexFixture(["a.md": "a"])
    _ = fixture.index.reindex(.changed)
    let other = IndexFixture(["b.md": "b"])
    other.scratch.write(fixture.scratch.bytes(of: "cache/index") ?? [], to: "cache/index")
    #expect(other.index.answer(to: Query(), scope: .all).records.map(\.path) == ["b.md"])
  }

  @Test func `an index that can't be written costs nothing but time`() throws {
    let fixture = IndexFixture(["a.md": "a"])
    fixture.scratch.write("a file where a folder should be", to: "cache")
    let report = fixture.index.reindex(.changed)
    #expect(report.files == 1)
    #expect(report.indexError != nil)
    #expect(fixture.index.answer(to: Query(), scope: .all).records.map(\.path) == ["a.md"])
  }

  @Test(arguments: [SystemCall.open, .write, .close, .rename])
  func `a full disk leaves the old index and nothing else`(call: SystemCall) throws {
    let fixture = IndexFixture(["a.md": "a"])
    _ = fixture.index.reindex(.changed)
    let old = fixture.scratch.bytes(of: "cache/index")
    var index = fixture.index
    index.system.fault = { $0 == call ? 28 : nil }
    fixture.scratch.write("b", to: "journal/b.md")
    let report = index.reindex(.changed)
    #expect(report.indexError?.reason == .system(call: call, errno: 28))
    #expect(report.files == 2)
    #expect(fixture.scratch.bytes(of: "cache/index") == old)
    #expect(fixture.scratch.files().filter { $0.hasPrefix("cache") } == ["cache/index"])
  }

  @Test func `an index is never put over a record, nor followed through a link`() throws {
    let fixture = IndexFixture(["a.md": "a"])
    var index = fixture.index
    index.path = fixture.scratch.absolute("journal/a.md")
    #expect(index.reindex(.full).indexError?.reason == .invalidPath)
    #expect(fixture.scratch.text(of: "journal/a.md") == "a")
    fixture.scratch.makeFolder("cache")
    fixture.scratch.write("secret", to: "secret")
    fixture.scratch.link("cache/index", to: "../secret")
    _ = fixture.index.reindex(.changed)
    #expect(fixture.scratch.text(of: "secret") == "secret")
  }

  @Test func `verifying tells what no state of a file can show`() throws {
    let fixture = IndexFixture(["2026/03/a.md": "---\ntitle: one\n---\n", "2026/03/b.md": "b"])
    _ = fixture.index.reindex(.changed)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    let report = fixture.index.reindex(.verify)
    #expect([report.files, report.read, report.changed, report.differing.count] == [2, 2, 0, 0])
  }

  @Test func `what a killed process left is removed by a full look, once it is old`() throws {
    let fixture = IndexFixture(["2026/03/a.md": "a"])
    let names = [
      "2026/03/.smj-tmp-999999999-1", "2026/03/.smj-tmp-1-1", ".smj-tmp-999999999-2", ".smj-tmp-x",
    ]
    for name in names { fixture.scratch.write("x", to: "journal/" + name) }
    for name in names.prefix(2) {
      fixture.scratch.setModified(1_700_000_000_000_000_000, of: "journal/" + name)
    }
    fixture.scratch.write("x", to: "cache/index.tmp-999999999-5")
    fixture.scratch.write("x", to: "cache/other")
    _ = fixture.index.reindex(.changed)
    _ = fixture.index.reindex(.full)
    #expect(
      fixture.scratch.files() == [
        "cache/index", "cache/other", "journal/.smj-tmp-999999999-2", "journal/.smj-tmp-x",
        "journal/2026/03/.smj-tmp-1-1", "journal/2026/03/a.md",
      ])
  }

  @Test func `around a day a new file is seen in every folder`() throws {
    let fixture = IndexFixture([
      "2026/01/a.md": "a", "2026/02/b.md": "b", "2026/03/c.md": "c", "x/2026/01/d.md": "d",
    ])
    _ = fixture.index.reindex(.changed)
    let march = try #require(CivilDay(year: 2026, month: 3, day: 15))
    fixture.scratch.write("new", to: "journal/2026/01/a2.md")
    fixture.scratch.write("new", to: "journal/2026/02/b2.md")
    fixture.scratch.write("new", to: "journal/2027/05/e.md")
    fixture.scratch.write("new", to: "journal/x/2026/01/f.md")
    fixture.scratch.write("new", to: "journal/2025/12/old.md")
    let paths = fixture.index.answer(to: Query(), scope: .around(march)).records.map(\.path)
    #expect(
      Set(paths) == [
        "2026/01/a.md", "2026/01/a2.md", "2026/02/b.md", "2026/02/b2.md", "2026/03/c.md", "2027/05/e.md",
        "x/2026/01/d.md",
        "x/2026/01/f.md", "2025/12/old.md",
      ])
    #expect(fixture.index.answer(to: Query(), scope: .all) == fixture.oracle.answer(to: Query()))
  }

  @Test func `around a day a new file is seen in folders whose names only look like a year's`() throws {
    let folders = ["2019-01", "2019x01", "20190", "201", "abcd", "abcd/ef"]
    let fixture = IndexFixture(
      Dictionary(uniqueKeysWithValues: folders.map { ("\($0)/old.md", "---\ndate: 2019-01-02\n---\n") }))
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    let march = try #require(CivilDay(year: 2026, month: 3, day: 15))
    for folder in folders {
      fixture.scratch.write("---\ndate: 2026-03-15\n---\n", to: "journal/\(folder)/new.md")
    }
    let paths = fixture.index.answer(to: Query(), scope: .around(march)).records.map(\.path)
    #expect(Set(paths.filter { $0.hasSuffix("/new.md") }) == Set(folders.map { $0 + "/new.md" }))
  }
}

extension IndexFixture {
  /// Makes what was written so far old enough for its state to be trusted.
  func waitForAnotherTick() { scratch.waitForAnotherTick() }
}
