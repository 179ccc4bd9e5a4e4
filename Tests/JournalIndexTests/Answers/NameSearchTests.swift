import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalIndex

@Suite struct NameSearchTests {
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
    let fixture = NameSearchTests.fixture()
    NameSearchTests.expectRight(fixture.index, fixture, "as it was")
    NameSearchTests.expectRight(fixture.scan, fixture, "files alone")
    var index = fixture.index
    index.deltaPart = 4
    fixture.scratch.write("n", to: "journal/2026/03/new.md")
    NameSearchTests.expectRight(index, fixture, "a file that came")
    fixture.scratch.move("journal/2026/04/walk.md", to: "journal/2026/04/moved.md")
    NameSearchTests.expectRight(index, fixture, "another name")
    fixture.scratch.move("journal/2026/04/moved.md", to: "journal/notes/walk.md")
    NameSearchTests.expectRight(index, fixture, "another folder")
    fixture.scratch.remove("journal/2026/03")
    NameSearchTests.expectRight(index, fixture, "a folder that went")
    fixture.scratch.write("n", to: "journal/2027/01/walk.md")
    NameSearchTests.expectRight(index, fixture, "a folder that came")
    fixture.waitForAnotherTick()
    _ = index.reindex(.changed)
    NameSearchTests.expectRight(index, fixture, "all settled")
    #expect(fixture.scratch.bytes(of: ForgedIndexTests.index + StoredIndex.deltaEnding) != nil)
  }
}
