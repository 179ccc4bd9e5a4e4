import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalIndex

@Suite struct NameKeysTests {
  /// Names of all sorts: the same in two folders, beyond ASCII both composed and decomposed, in capital
  /// letters, with a full stop, and no UTF-8.
  private static let files = [
    "2026/03/walk.md": "a", "2026/03/walk-2.md": "b", "2026/04/walk.md": "c", "2026/04/WALK.md": "d",
    "caf\u{E9}.md": "e", "notes/a.b.md": "g", "notes/x.MD": "h", "z.md": "i",
    "notes/\u{10DCFF}.md": "j",
  ]
  private static let names = [
    "walk", "walk.md", "WALK", "Walk", "walk-2", "caf\u{E9}", "cafe\u{301}", "a.b", "a", "x", "x.MD", "z",
    "\u{10DCFF}", "2026/03/walk.md", "2026/04/walk", "elsewhere/walk.md", "notes/", "", "none", "moved",
    "new", ".md",
  ]

  /// A journal whose index is good and trusted.
  private static func fixture() -> IndexFixture {
    let fixture = IndexFixture(files)
    // For Swift the same text as another name.
    fixture.scratch.write("f", to: "journal/cafe\u{301}.md")
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.full)
    return fixture
  }

  private static func paths(_ references: [RecordReference]) -> [[UInt8]] {
    references.map { Array($0.path.utf8) }
  }

  /// Whether every name is found where the files have it, and nowhere else.
  private static func expectRight(_ source: some RecordSource, _ fixture: IndexFixture, _ note: Comment) {
    for name in names {
      let holding = fixture.oracle.references(named: name)
      let last = PathText.bytes(name).map {
        Array($0.split(separator: 0x2F, omittingEmptySubsequences: false))
      }
      let stem = FileStore.stem(PathText.text(last?.last ?? []))
      let same = stem.isEmpty ? [] : holding.filter { Bytes.areEqual($0.id, stem) }
      #expect(paths(source.references(withID: name)) == paths(same), "\(note): \(name)")
      let meant = same.isEmpty ? holding : same
      #expect(paths(source.references(meantBy: name)) == paths(meant), "\(note): \(name)")
    }
  }

  @Test func `each name is found where it is, from an index, from a delta and without any`() {
    let fixture = NameKeysTests.fixture()
    NameKeysTests.expectRight(fixture.index, fixture, "as it was")
    NameKeysTests.expectRight(fixture.scan, fixture, "files alone")
    var index = fixture.index
    index.deltaPart = 4
    fixture.scratch.write("n", to: "journal/2026/03/new.md")
    NameKeysTests.expectRight(index, fixture, "a file that came")
    fixture.scratch.move("journal/2026/04/walk.md", to: "journal/2026/04/moved.md")
    NameKeysTests.expectRight(index, fixture, "another name")
    fixture.scratch.move("journal/2026/04/moved.md", to: "journal/notes/walk.md")
    NameKeysTests.expectRight(index, fixture, "another folder")
    fixture.scratch.remove("journal/2026/03")
    NameKeysTests.expectRight(index, fixture, "a folder that went")
    fixture.scratch.write("n", to: "journal/2027/01/walk.md")
    NameKeysTests.expectRight(index, fixture, "a folder that came")
    fixture.waitForAnotherTick()
    _ = index.reindex(.changed)
    NameKeysTests.expectRight(index, fixture, "all settled")
    #expect(fixture.scratch.bytes(of: ForgedIndexTests.index + StoredIndex.deltaEnding) != nil)
  }

  /// What can be said of the keys so that it can't be true.
  static let lies: [(name: String, lie: @Sendable (inout IndexForgery) -> Void)] = [
    ("no keys", { $0.put(UInt64(0), at: 104) }),
    ("more keys than bytes", { $0.put(UInt64.max, at: 104) }),
    ("keys beyond the end", { $0.put(UInt64.max, at: 96) }),
    ("a half of a key", { $0.put(UInt64($0.keys.count - 2), at: 104) }),
    ("a folder with keys beyond the others", { $0.put(UInt32.max, at: $0.row(2) + 100) }),
    ("two folders with the same keys", { $0.put(UInt32(0), at: $0.row(4) + 100) }),
    ("keys of nothing", { forgery in for index in forgery.keys { forgery.bytes[index] = 0 } }),
    (
      "each key the same",
      { forgery in
        for index in forgery.keys {
          forgery.bytes[index] = forgery.bytes[forgery.keys.lowerBound + index % 4]
        }
      }
    ),
  ]

  @Test(arguments: lies.indices)
  func `keys that lie hide nothing that is the only one of its name`(number: Int) throws {
    let (name, lie) = NameKeysTests.lies[number]
    let fixture = NameKeysTests.fixture()
    let good = try #require(fixture.scratch.bytes(of: ForgedIndexTests.index))
    var forgery = IndexForgery(good)
    lie(&forgery)
    forgery.mend()
    #expect(forgery.bytes != good, "\(name)")
    for word in NameKeysTests.names {
      fixture.scratch.write(forgery.bytes, to: ForgedIndexTests.index)
      let found = NameKeysTests.paths(fixture.index.references(meantBy: word))
      let expected = NameKeysTests.paths(fixture.scan.references(meantBy: word))
      // What the keys hide is looked for in all names: then there may be more in whose name the word is.
      #expect(expected.allSatisfy(found.contains), "\(name): \(word)")
    }
    fixture.scratch.write(forgery.bytes, to: ForgedIndexTests.index)
    _ = fixture.index.reindex(.verify)
    NameKeysTests.expectRight(fixture.index, fixture, "\(name), after a reindex --verify")
  }

  @Test func `keys that are damaged are made again by the first who asks for a name`() throws {
    let fixture = NameKeysTests.fixture()
    let good = try #require(fixture.scratch.bytes(of: ForgedIndexTests.index))
    for index in IndexForgery(good).keys {
      var damaged = good
      damaged[index] ^= 0x10
      fixture.scratch.write(damaged, to: ForgedIndexTests.index)
      #expect(fixture.index.references(withID: "z").map(\.path) == ["z.md"])
      #expect(fixture.scratch.bytes(of: ForgedIndexTests.index) != damaged)
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 40])
  func `a key is found wherever it is`(count: Int) {
    for index in 0..<count {
      var keys = [UInt32](repeating: 7, count: count)
      keys[index] = 9
      let bytes = IndexBytes(keys.flatMap { [UInt8($0), 0, 0, 0] })
      #expect(NameKeys(bytes).indices(of: 9) == [index])
      #expect(NameKeys(bytes).indices(of: 7).count == count - 1)
      #expect(NameKeys(bytes).indices(of: 8) == [])
    }
  }
}
