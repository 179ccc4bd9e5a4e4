import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalIndex

/// What lies beside the base after a small change, and what is believed of it.
@Suite struct DeltaTests {
  private static let (base, delta) = ("cache/index", "cache/index.delta")
  private static let changed = "journal/2025/07/b.md"

  /// A journal of two years with a base that trusts every file.
  private static func fixture() -> IndexFixture {
    var files: [String: String] = [:]
    for month in 0..<24 {
      let folder = "\(2024 + month / 12)/\(month % 12 < 9 ? "0" : "")\(month % 12 + 1)/"
      files[folder + "a.md"] = "---\ntitle: a\(month)\n---\n"
      files[folder + "b.md"] = "b\(month)"
    }
    let fixture = IndexFixture(files)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    return fixture
  }

  /// Such a journal with a file that was changed, and a delta that knows it.
  private static func changedFixture() -> IndexFixture {
    let fixture = fixture()
    fixture.scratch.write("---\ntitle: new\n---\n", to: changed)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    return fixture
  }

  private static func check(_ fixture: IndexFixture, _ comment: Comment) {
    let expected = fixture.oracle.answer(to: Query())
    #expect(fixture.index.answer(to: Query(), scope: .all) == expected, comment)
  }

  @Test func `a small change leaves the base alone and goes beside it`() throws {
    let fixture = DeltaTests.fixture()
    let base = fixture.scratch.bytes(of: DeltaTests.base)
    #expect(fixture.scratch.bytes(of: DeltaTests.delta) == nil)
    fixture.scratch.write("new", to: DeltaTests.changed)
    fixture.waitForAnotherTick()
    #expect(fixture.index.reindex(.changed).read == 1)
    #expect(fixture.scratch.bytes(of: DeltaTests.base) == base)
    let delta = try #require(fixture.scratch.bytes(of: DeltaTests.delta))
    #expect(delta.count < (base?.count ?? 0))
    #expect(fixture.scratch.mode(of: DeltaTests.delta) == 0o600)
    #expect(fixture.index.reindex(.changed).read == 0)
    #expect(fixture.scratch.bytes(of: DeltaTests.delta) == delta)
    DeltaTests.check(fixture, "afterwards")
  }

  @Test func `a question writes what it found, so that the next one need not`() throws {
    let fixture = DeltaTests.fixture()
    fixture.scratch.write("new", to: DeltaTests.changed)
    fixture.waitForAnotherTick()
    DeltaTests.check(fixture, "the first question")
    #expect(fixture.scratch.bytes(of: DeltaTests.delta) != nil)
    #expect(fixture.index.reindex(.changed).read == 0)
  }

  @Test func `changes of many folders make a new base, and the delta goes`() throws {
    let fixture = DeltaTests.changedFixture()
    let base = fixture.scratch.bytes(of: DeltaTests.base)
    for month in 1...9 { fixture.scratch.write("new", to: "journal/2024/0\(month)/b.md") }
    fixture.waitForAnotherTick()
    #expect(fixture.index.reindex(.changed).changed == 9)
    #expect(fixture.scratch.bytes(of: DeltaTests.base) != base)
    #expect(fixture.scratch.bytes(of: DeltaTests.delta) == nil)
    #expect(fixture.index.reindex(.changed).read == 0)
    DeltaTests.check(fixture, "afterwards")
  }

  @Test func `one change after another, of a file, its folder, and folders that come and go`() throws {
    let fixture = DeltaTests.fixture()
    let scratch = fixture.scratch
    let changes: [() -> Void] = [
      { scratch.write("1", to: DeltaTests.changed) }, { scratch.write("2", to: DeltaTests.changed) },
      { scratch.remove(DeltaTests.changed) }, { scratch.write("3", to: "journal/2024/00/new.md") },
      { scratch.remove("journal/2024/00") }, { scratch.write("4", to: "journal/z.md") },
      { scratch.move("journal/2025/01", to: "journal/2025/13") },
    ]
    let base = scratch.bytes(of: DeltaTests.base)
    for (number, change) in changes.enumerated() {
      change()
      fixture.waitForAnotherTick()
      DeltaTests.check(fixture, "change \(number)")
      #expect(fixture.index.reindex(.verify).differing == [], "change \(number)")
    }
    #expect(scratch.bytes(of: DeltaTests.base) == base)
  }

  /// What may happen to the two files between two looks.
  private static let accidents: [(name: String, accident: @Sendable (IndexFixture) -> Void)] = [
    ("no delta", { $0.scratch.remove(delta) }),
    ("no base", { $0.scratch.remove(base) }),
    ("an empty delta", { $0.scratch.write("", to: delta) }),
    ("the base in place of the delta", { $0.scratch.write($0.scratch.bytes(of: base) ?? [], to: delta) }),
    ("the delta in place of the base", { $0.scratch.write($0.scratch.bytes(of: delta) ?? [], to: base) }),
    (
      "a folder in place of the delta",
      {
        $0.scratch.remove(delta); $0.scratch.makeFolder(delta)
      }
    ),
    (
      "a link in place of the delta",
      {
        $0.scratch.move(delta, to: "x"); $0.scratch.link(delta, to: "../x")
      }
    ),
    (
      "a pipe in place of the delta",
      {
        $0.scratch.remove(delta); $0.scratch.makePipe(delta)
      }
    ),
    (
      "another base",
      { fixture in
        let old = fixture.scratch.bytes(of: delta) ?? []
        fixture.scratch.write("other", to: "journal/2024/01/a.md")
        _ = fixture.index.reindex(.full)
        fixture.scratch.write(old, to: delta)
      }
    ),
    (
      "an older base",
      { fixture in
        let old = fixture.scratch.bytes(of: base) ?? []
        fixture.scratch.write("other", to: "journal/2024/01/a.md")
        _ = fixture.index.reindex(.full)
        fixture.scratch.write("other yet", to: changed)
        _ = fixture.index.reindex(.changed)
        fixture.scratch.write(old, to: base)
      }
    ),
    (
      "a delta of another journal",
      { fixture in
        let other = changedFixture()
        fixture.scratch.write(other.scratch.bytes(of: delta) ?? [], to: delta)
      }
    ),
  ]

  @Test(arguments: accidents.indices)
  func `whatever becomes of the files, the answer is that of the journal`(number: Int) throws {
    let (name, accident) = DeltaTests.accidents[number]
    let fixture = DeltaTests.changedFixture()
    accident(fixture)
    DeltaTests.check(fixture, "\(name)")
    fixture.scratch.write("---\ntitle: newer\n---\n", to: DeltaTests.changed)
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    DeltaTests.check(fixture, "after \(name)")
    #expect(fixture.index.reindex(.changed).read == 0)
  }

  @Test func `damage anywhere in the delta is noticed`() throws {
    let fixture = DeltaTests.changedFixture()
    let expected = fixture.oracle.answer(to: Query())
    let whole = try #require(fixture.scratch.bytes(of: DeltaTests.delta))
    let base = try #require(fixture.scratch.bytes(of: DeltaTests.base))
    for offset in stride(from: 0, to: whole.count, by: 37) {
      var damaged = whole
      damaged[offset] ^= 0x10
      fixture.scratch.write(damaged, to: DeltaTests.delta)
      fixture.scratch.write(base, to: DeltaTests.base)
      #expect(fixture.index.answer(to: Query(), scope: .all) == expected, "byte \(offset)")
    }
    for length in stride(from: 0, to: whole.count, by: 101) {
      fixture.scratch.write(Array(whole[..<length]), to: DeltaTests.delta)
      #expect(fixture.index.answer(to: Query(), scope: .all) == expected, "length \(length)")
    }
    fixture.scratch.write(whole + [0], to: DeltaTests.delta)
    #expect(fixture.index.answer(to: Query(), scope: .all) == expected)
  }

  @Test func `a base that is replaced between the two opens is read without the other's delta`() throws {
    let fixture = DeltaTests.fixture()
    let identity = fixture.index.identity
    let path = fixture.index.path
    let old = try #require(IndexFile(path: path, identity: identity))
    fixture.scratch.write("new", to: DeltaTests.changed)
    _ = fixture.index.reindex(.full)
    fixture.scratch.write("newer", to: DeltaTests.changed)
    _ = fixture.index.reindex(.changed)
    let delta = try #require(IndexFile(path: path + StoredIndex.deltaEnding, identity: identity))
    let index = try #require(StoredIndex(base: old, delta: delta))
    #expect((0..<index.count).allSatisfy { index.isInBase($0) && index.block($0) != nil })
    #expect(StoredIndex(path: path, identity: identity)?.baseChecksum != old.header.checksum)
  }

  @Test(.enabled(if: ScratchFolder.isPrivileged))
  func `a delta that is another user's is not believed`() throws {
    let fixture = DeltaTests.changedFixture()
    fixture.scratch.setOwner(65_534, of: DeltaTests.delta)
    #expect(fixture.index.reindex(.changed).read == 1)
    #expect(fixture.index.reindex(.changed).read == 0)
  }

  @Test(arguments: [SystemCall.open, .write, .close, .rename])
  func `a delta that can't be written leaves what there was, and the answer`(call: SystemCall) throws {
    let fixture = DeltaTests.changedFixture()
    let old = [DeltaTests.base, DeltaTests.delta].map { fixture.scratch.bytes(of: $0) }
    var index = fixture.index
    index.system.fault = { $0 == call ? 28 : nil }
    fixture.scratch.write("other", to: DeltaTests.changed)
    let report = index.reindex(.changed)
    #expect(report.indexError?.reason == .system(call: call, errno: 28))
    #expect(
      index.answer(to: Query(), scope: .all) == fixture.oracle.answer(to: Query()))
    #expect([DeltaTests.base, DeltaTests.delta].map { fixture.scratch.bytes(of: $0) } == old)
    #expect(
      fixture.scratch.files().filter { $0.hasPrefix("cache") } == [DeltaTests.base, DeltaTests.delta])
  }

  @Test(arguments: 1...12)
  func `a base that can't be written after some calls costs time alone`(calls: Int) throws {
    let fixture = IndexFixture()
    // Long enough for several pieces of 64 KiB.
    let text = "---\ntitle: " + String(repeating: "word ", count: 2000) + "\n---\n"
    for number in 0..<30 { fixture.scratch.write(text, to: "journal/\(number)/a.md") }
    var index = fixture.index
    let count = Monitor(0)
    index.system.fault = { _ in
      var number = 0
      count.change { value in
        value += 1
        number = value
      }
      return number >= calls ? 28 : nil
    }
    let expected = fixture.oracle.answer(to: Query())
    #expect(index.answer(to: Query(), scope: .all) == expected)
    #expect(fixture.index.answer(to: Query(), scope: .all) == expected)
    // A base that was written holds files that were young; a look that finds them old enough says so in a
    // delta.
    let files = fixture.scratch.files().filter { $0.hasPrefix("cache") && $0 != DeltaTests.delta }
    #expect(files == [DeltaTests.base])
  }

  @Test func `what a killed process left beside the index is removed, the delta stays`() throws {
    let fixture = DeltaTests.changedFixture()
    fixture.scratch.write("x", to: "cache/index.tmp-999999999-5")
    fixture.scratch.write("x", to: "cache/index.delta.other")
    _ = fixture.index.reindex(.verify)
    #expect(
      fixture.scratch.files().filter { $0.hasPrefix("cache") } == [
        DeltaTests.base, DeltaTests.delta, "cache/index.delta.other",
      ])
  }
}
