import JournalModel
import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalIndex

/// A path that a person names for the index is theirs: only an index is ever replaced.
@Suite struct ChosenIndexTests {
  private let fixture = IndexFixture(["a.md": "---\ndate: 2026-03-02\n---\n"])

  private func index(_ path: String) -> FileIndex {
    FileIndex(
      store: fixture.store, zone: fixture.zone, path: fixture.scratch.absolute(path), isChosen: true)
  }

  @Test(arguments: ["notes.txt", "notes.txt.delta"])
  func `another file is left alone, and the answer is right`(name: String) {
    fixture.scratch.write("thesis", to: name)
    let report = index("notes.txt").reindex(.full)
    #expect(report.indexError == StoreError(path: fixture.scratch.absolute(name), reason: .notAnIndex))
    #expect(report.files == 1)
    #expect(index("notes.txt").answer(to: Query(), scope: .all).records.map(\.path) == ["a.md"])
    #expect(fixture.scratch.text(of: name) == "thesis")
    #expect(fixture.scratch.files().filter { $0.hasPrefix("notes") } == [name])
  }

  @Test func `what is no file is left alone`() {
    fixture.scratch.makeFolder("place")
    fixture.scratch.link("link", to: "journal/a.md")
    for name in ["place", "link"] {
      #expect(index(name).reindex(.full).indexError?.reason == .notAnIndex)
    }
    #expect(fixture.scratch.text(of: "journal/a.md")?.hasPrefix("---") == true)
  }

  @Test(arguments: ["", "SMJINDEX of an earlier version"])
  func `an empty file and any index are replaced`(text: String) {
    fixture.scratch.write(text, to: "index")
    fixture.scratch.write(text, to: "index.delta")
    #expect(index("index").reindex(.full).indexError == nil)
    #expect(StoredIndex(path: fixture.scratch.absolute("index"), identity: index("index").identity) != nil)
  }
}
