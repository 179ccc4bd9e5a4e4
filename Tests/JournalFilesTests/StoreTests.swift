import JournalTestSupport
import Testing

@testable import JournalFiles

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Suite struct StoreTests {
  @Test(arguments: TestedStore.allCases)
  func `a new file is where it was put, and never over another one`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind)
    let first = try fixture.store.create(bytes("1"), folder: "2026/11", name: "2026-11-20-a")
    let second = try fixture.store.create(bytes("2"), folder: "2026/11", name: "2026-11-20-a")
    let third = try fixture.store.create(bytes("3"), folder: "2026/11", name: "2026-11-20-A")
    #expect(first == Change(kind: .created, path: "2026/11/2026-11-20-a.md"))
    #expect(second.path == "2026/11/2026-11-20-a-2.md")
    #expect(third.path == "2026/11/2026-11-20-A-3.md")
    #expect(fixture.text(first.path) == "1")
    #expect(fixture.text(second.path) == "2")
  }

  @Test(arguments: TestedStore.allCases)
  func `a file is replaced only as it was read`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["a.md": "old"])
    let file = try fixture.store.read("a.md")
    #expect(try fixture.store.replace(file, with: bytes("new")) == Change(kind: .replaced, path: "a.md"))
    #expect(fixture.text("a.md") == "new")
    #expect(throws: StoreError(path: "a.md", reason: .changedSinceRead)) {
      try fixture.store.replace(file, with: bytes("late"))
    }
    #expect(fixture.text("a.md") == "new")
  }

  @Test(arguments: TestedStore.allCases)
  func `a new file that is discarded leaves nothing behind`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["a.md": "old"])
    _ = try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("new"))
    let change = try fixture.store.create(bytes("x"), folder: "", name: "b")
    let file = try fixture.store.read(change.path)
    #expect(throws: StoreError(path: "b.md", reason: .changedSinceRead)) {
      try fixture.store.discard(StoredFile(path: "b.md", bytes: bytes("y"), state: file.state))
    }
    try fixture.store.discard(file)
    #expect(fixture.text("b.md") == nil)
    #expect(fixture.text("trash/b.md") == nil)
    #expect(try fixture.store.undo().path == "a.md")
  }

  @Test(arguments: TestedStore.allCases)
  func `the same bytes are no change`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["a.md": "old"])
    let change = try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("old"))
    #expect(change == Change(kind: .unchanged, path: "a.md", isUndoable: false))
    #expect(throws: StoreError(path: "", reason: .nothingToUndo)) { try fixture.store.undo() }
  }

  @Test(arguments: TestedStore.allCases)
  func `a file moves with new bytes and takes no name that is taken`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["2026/11/a.md": "old", "2026/12/a.md": "other"])
    let file = try fixture.store.read("2026/11/a.md")
    let change = try fixture.store.move(file, toFolder: "2026/12", name: "a", with: bytes("new"))
    #expect(change == Change(kind: .moved, path: "2026/12/a-2.md", formerPath: "2026/11/a.md"))
    #expect(fixture.text("2026/12/a-2.md") == "new")
    #expect(fixture.text("2026/12/a.md") == "other")
    #expect(fixture.text("2026/11/a.md") == nil)
  }

  @Test(arguments: TestedStore.allCases)
  func `a move to its own name is a replacement`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["b/a.md": "old"])
    let change = try fixture.store.move(
      try fixture.store.read("b/a.md"), toFolder: "b", name: "a", with: bytes("new"))
    #expect(change == Change(kind: .replaced, path: "b/a.md"))
  }

  @Test(arguments: TestedStore.allCases)
  func `what is deleted lies in the trash under its own path`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["2026/11/a.md": "x", "trash/2026/11/a.md": "before"])
    let change = try fixture.store.trash("2026/11/a.md")
    #expect(change == Change(kind: .trashed, path: "trash/2026/11/a-2.md", formerPath: "2026/11/a.md"))
    #expect(fixture.text("trash/2026/11/a-2.md") == "x")
    #expect(try fixture.store.listing().files.isEmpty)
    #expect(throws: StoreError(path: "trash/2026/11/a.md", reason: .invalidPath)) {
      try fixture.store.trash("trash/2026/11/a.md")
    }
  }

  @Test(arguments: TestedStore.allCases)
  func `lines are added on a line of their own`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["affirmations/own.md": "one"])
    let first = try fixture.store.append(bytes("two\n"), to: "affirmations/own.md")
    #expect(first == Change(kind: .replaced, path: "affirmations/own.md"))
    _ = try fixture.store.append(bytes("three\n"), to: "affirmations/own.md")
    let made = try fixture.store.append(bytes("like\n"), to: "affirmations/likes.md")
    #expect(made == Change(kind: .created, path: "affirmations/likes.md"))
    #expect(fixture.text("affirmations/own.md") == "one\ntwo\nthree\n")
    #expect(fixture.text("affirmations/likes.md") == "like\n")
    #expect(try fixture.store.names(inFolder: "affirmations") == ["likes.md", "own.md"])
    #expect(try fixture.store.names(inFolder: "templates") == [])
  }

  @Test(arguments: TestedStore.allCases)
  func `every change is taken back, the youngest first`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["a.md": "0"])
    let store = fixture.store
    _ = try store.replace(try store.read("a.md"), with: bytes("1"))
    let made = try store.create(bytes("new"), folder: "2026/11", name: "n")
    _ = try store.move(try store.read("a.md"), toFolder: "b", name: "c", with: bytes("2"))
    _ = try store.trash("b/c.md")
    #expect(try store.undo() == undone(.moved, "b/c.md", from: "trash/b/c.md"))
    #expect(fixture.text("b/c.md") == "2")
    #expect(try store.undo() == undone(.moved, "a.md", from: "b/c.md"))
    #expect(fixture.text("a.md") == "1")
    #expect(try store.undo() == undone(.trashed, "trash/2026/11/n.md", from: made.path))
    #expect(fixture.text("trash/2026/11/n.md") == "new")
    #expect(try store.undo() == undone(.replaced, "a.md", from: nil))
    #expect(fixture.text("a.md") == "0")
    #expect(throws: StoreError(path: "", reason: .nothingToUndo)) { try store.undo() }
  }

  private func undone(_ kind: Change.Kind, _ path: String, from former: String?) -> Change {
    Change(kind: kind, path: path, formerPath: former, isUndoable: false)
  }

  @Test(arguments: TestedStore.allCases)
  func `what another program made of a file is taken back once it was written down`(kind: TestedStore) throws
  {
    let fixture = StoreFixture(kind, ["a.md": "old"])
    let before = try fixture.store.read("a.md")
    #expect(try fixture.store.note(before) == Change(kind: .unchanged, path: "a.md", isUndoable: false))
    _ = try fixture.store.replace(before, with: bytes("new"))
    _ = try fixture.store.undo()
    var other = before
    other.bytes = bytes("older")
    #expect(try fixture.store.note(other) == Change(kind: .replaced, path: "a.md"))
    #expect(try fixture.store.undo() == undone(.replaced, "a.md", from: nil))
    #expect(fixture.text("a.md") == "older")
  }

  @Test(arguments: TestedStore.allCases)
  func `a change that can't be taken back does not bar the way to those before`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["a.md": "0"])
    _ = try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("1"))
    let made = try fixture.store.create(bytes("b"), folder: "", name: "b")
    fixture.write("by hand", to: made.path)
    #expect(throws: StoreError(path: "b.md", reason: .notUndone(.changedSinceRead))) {
      try fixture.store.undo()
    }
    _ = try fixture.store.undo()
    #expect(fixture.text("a.md") == "0")
    #expect(fixture.text("b.md") == "by hand")
  }

  @Test(arguments: TestedStore.allCases)
  func `a file whose name was taken anew comes back after that is gone`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind, ["a.md": "0"])
    _ = try fixture.store.trash("a.md")
    _ = try fixture.store.append(bytes("other"), to: "a.md")
    _ = try fixture.store.undo()
    _ = try fixture.store.undo()
    #expect(fixture.text("a.md") == "0")
  }

  @Test(
    arguments: ["../a.md", "/etc/passwd", "a//b.md", "./a.md", "a/../../b.md", "", "a\0.md"],
    TestedStore.allCases)
  func `no path leaves the journal`(path: String, kind: TestedStore) {
    let fixture = StoreFixture(kind)
    #expect(throws: StoreError(path: path, reason: .invalidPath)) { try fixture.store.read(path) }
    #expect(throws: StoreError(path: path, reason: .invalidPath)) { try fixture.store.trash(path) }
  }

  @Test(arguments: ["a/b", ".hidden", "../x", "a\0b"], TestedStore.allCases)
  func `no name is given that would not be found as a record`(name: String, kind: TestedStore) {
    let fixture = StoreFixture(kind)
    #expect(throws: StoreError(path: name, reason: .invalidPath)) {
      try fixture.store.create([], folder: "2026/11", name: name)
    }
  }

  @Test(arguments: TestedStore.allCases)
  func `long names are cut so that sync tools can add to them`(kind: TestedStore) throws {
    let fixture = StoreFixture(kind)
    let name = String(repeating: "a", count: 200)
    let first = try fixture.store.create([1], folder: "", name: name)
    let second = try fixture.store.create([2], folder: "", name: name)
    #expect(first.path == String(repeating: "a", count: 97) + ".md")
    #expect(second.path == String(repeating: "a", count: 95) + "-2.md")
  }

  @Test(arguments: TestedStore.allCases)
  func `a listing has records and profile, and counts conflicting copies`(kind: TestedStore) throws {
    let fixture = StoreFixture(
      kind,
      [
        "journal.md": "p", "2026/11/b.md": "b", "2026/11/a.md": "a", "2026/notes/x.MD": "x", "z.md": "z",
        "2026/11/a.sync-conflict-20261121-002003-PIDLRVI.md": "c", "trash/a.md": "t", "templates/e.md": "e",
        "Templates/Daily.md": "o",
        "affirmations/likes.md": "l", ".obsidian/x.md": "h", "2026/11/.b.md.swp": "s", "2026/11/b.md~": "b",
        "2026/trash/deep.md": "d",
      ])
    let listing = try fixture.store.listing()
    #expect(
      listing.files.map(\.path) == [
        "2026/11/a.md", "2026/11/b.md", "2026/notes/x.MD", "2026/trash/deep.md", "journal.md", "z.md",
      ])
    #expect(
      listing.conflicts == [
        Conflict(path: "2026/11/a.sync-conflict-20261121-002003-PIDLRVI.md", origin: .copy)
      ])
    #expect(listing.problems.isEmpty)
  }
}
