import JournalModel
import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalIndex

/// What a word means that stands for a record is asked of names alone.
@Suite struct NamesAloneTests {
  private let fixture = IndexFixture(["2026/11/a.md": "one", "2026/11/b.md": "two", "2026/10/c.md": "three"])

  private func settle() {
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    #expect(fixture.index.reindex(.changed).read == 0)
  }

  /// The bytes of both files of the index.
  private var written: [[UInt8]?] {
    ["cache/index", "cache/index.delta"].map { fixture.scratch.bytes(of: $0) }
  }

  private func paths(_ name: String) -> [String] { fixture.index.references(withID: name).map(\.path) }

  @Test func `what was replaced is left to the next look`() {
    settle()
    let before = written
    fixture.scratch.write("other words", to: "journal/2026/11/new")
    fixture.scratch.move("journal/2026/11/new", to: "journal/2026/11/a.md")
    #expect(paths("a") == ["2026/11/a.md"])
    #expect(paths("b") == ["2026/11/b.md"])
    #expect(written == before)
    let day = CivilDay(year: 2026, month: 11, day: 20) ?? CivilDay(number: 0)
    _ = fixture.index.answer(to: Query(), scope: .around(day))
    let expected = fixture.scan.answer(to: Query(), scope: .all).records
    #expect(fixture.index.answer(to: Query(), scope: .names).records == expected)
  }

  @Test func `names that came and went are known, and nothing is written for a few`() {
    settle()
    let before = written
    fixture.scratch.write("four", to: "journal/2026/11/d.md")
    fixture.scratch.write("<<<<<<< a\n=======\n>>>>>>> b\n", to: "journal/2026/11/e.md")
    fixture.scratch.remove("journal/2026/11/b.md")
    #expect(paths("d") == ["2026/11/d.md"])
    #expect(paths("e").isEmpty)
    #expect(paths("b").isEmpty)
    #expect(fixture.index.references(meantBy: "A").map(\.path) == ["2026/11/a.md"])
    #expect(written == before)
    #expect(fixture.index.answer(to: Query(), scope: .all) == fixture.scan.answer(to: Query(), scope: .all))
    #expect(written != before)
  }

  @Test func `a name that tells a day is looked for in the folder of its month, then in all`() {
    let (name, file) = ("2026-11-20-walk", "2026-11-20-walk.md")
    fixture.scratch.write("a", to: "journal/2026/11/" + file)
    settle()
    #expect(paths(name) == ["2026/11/" + file])
    // Beside it in another month, where nobody looks for it: the next look at all finds both.
    fixture.scratch.write("b", to: "journal/2026/10/" + file)
    #expect(paths(name) == ["2026/11/" + file])
    _ = fixture.index.answer(to: Query(), scope: .all)
    #expect(paths(name) == ["2026/10/" + file, "2026/11/" + file])
    fixture.scratch.remove("journal/2026/11/" + file)
    #expect(paths(name) == ["2026/10/" + file])
    fixture.scratch.move("journal/2026/10/" + file, to: "journal/" + file)
    #expect(paths(name) == [file])
    // Part of a name may be of any month.
    fixture.scratch.write("c", to: "journal/2026/10/old-2026-11-20.md")
    #expect(
      fixture.index.references(meantBy: "2026-11-20").map(\.path) == [file, "2026/10/old-2026-11-20.md"])
  }

  @Test func `many new names are written, so that they are read once`() {
    settle()
    let before = written
    for number in 0..<30 { fixture.scratch.write("n", to: "journal/2026/11/n\(number).md") }
    #expect(paths("n7") == ["2026/11/n7.md"])
    #expect(written != before)
    fixture.waitForAnotherTick()
    #expect(fixture.index.answer(to: Query(), scope: .all) == fixture.scan.answer(to: Query(), scope: .all))
  }

  @Test func `a record that became a link is left to the next look, which says so`() {
    settle()
    fixture.scratch.remove("journal/2026/11/a.md")
    fixture.scratch.link("journal/2026/11/a.md", to: "b.md")
    #expect(paths("a") == ["2026/11/a.md"])
    #expect(fixture.index.answer(to: Query(), scope: .all) == fixture.scan.answer(to: Query(), scope: .all))
    #expect(paths("a").isEmpty)
  }

  @Test func `a folder that became a journal of its own has no records`() {
    settle()
    fixture.scratch.write("---\nsmjournal: 1\n---\n", to: "journal/2026/11/journal.md")
    #expect(paths("b").isEmpty)
    #expect(fixture.index.otherJournals() == ["2026/11"])
  }
}
