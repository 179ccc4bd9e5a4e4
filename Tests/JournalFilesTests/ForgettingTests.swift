import JournalModel
import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing

@testable import JournalFiles

/// Forgetting that is stopped at any of its system calls: the files are there, or can be forgotten again, or
/// nothing is left of them.
@Suite struct ForgettingTests {
  private static let word = "zauberwort"
  private static let path = "2026/11/zauberwort.md"

  /// Stops at the n-th system call, and at all that follow, as a process that is killed does.
  private final class Stop: Sendable {
    private let calls = Mutex(0)
    let last: Int

    init(after last: Int) { self.last = last }

    var isOver: Bool { calls.withLock { $0 > last } }

    func next() -> Int32? {
      calls.withLock { calls in
        calls += 1
        return calls > last ? 5 : nil
      }
    }
  }

  private func fixture() throws -> (ScratchFolder, FileStore) {
    let scratch = ScratchFolder()
    scratch.makeFolder("journal")
    let store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
    _ = try store.create(Array("zauberwort one\n".utf8), folder: "2026/11", name: "first")
    let file = try store.read("2026/11/first.md")
    let moved = try store.move(file, toFolder: "2026/11", name: "zauberwort", with: Array("two\n".utf8))
    #expect(moved.path == Self.path)
    _ = try store.replace(try store.read(Self.path), with: Array("zauberwort three\n".utf8))
    _ = try store.create(Array("other\n".utf8), folder: "2026/11", name: "other")
    scratch.write("zauberwort picture", to: "journal/2026/11/img/a.gif")
    return (scratch, store)
  }

  private func forgetting() throws -> Forgetting {
    var forgetting = Forgetting([Self.path], on: try #require(CivilDay(iso: "2026-11-22")))
    forgetting.companions = ["2026/11/img/a.gif"]
    forgetting.isThorough = true
    return forgetting
  }

  private func holding(_ scratch: ScratchFolder) -> [String] {
    scratch.files().filter { path in
      path.contains(Self.word) || scratch.text(of: path)?.contains(Self.word) == true
    }
  }

  @Test func `stopped anywhere, a second time finishes it`() throws {
    var stopped = 0
    for last in 0... {
      let (scratch, store) = try fixture()
      let stop = Stop(after: last)
      var failing = store
      failing.system = System { _ in stop.next() }
      do {
        try failing.forget(try forgetting()) {}
        if !stop.isOver { break }
      } catch { stopped += 1 }
      let isThere = scratch.text(of: "journal/" + Self.path) != nil
      #expect(isThere || store.isForgetting || holding(scratch).isEmpty, "stopped after \(last)")
      try store.forget(try forgetting()) {}
      #expect(holding(scratch) == [], "stopped after \(last)")
      #expect(!store.isForgetting)
      #expect(scratch.text(of: "journal/2026/11/other.md") == "other\n")
      let mark = StoreError(
        path: "", reason: .forgotten(on: try #require(CivilDay(iso: "2026-11-22"))))
      #expect(throws: mark) { try store.undo() }
      _ = try store.undo()
      #expect(scratch.text(of: "journal/2026/11/other.md") == nil)
      #expect(holding(scratch) == [])
    }
    #expect(stopped > 10)
  }

  @Test func `where a cache can't be cleared, the file stays`() throws {
    let (scratch, store) = try fixture()
    let failure = StoreError(path: "index", reason: .system(call: .unlink, errno: 13))
    #expect(throws: failure) {
      try store.forget(try forgetting()) { () throws(StoreError) in throw failure }
    }
    #expect(scratch.text(of: "journal/" + Self.path) == "zauberwort three\n")
    #expect(store.isForgetting)
  }

  @Test func `changes that were joined to a forgotten one stand alone`() throws {
    let (scratch, store) = try fixture()
    let first = try store.replace(try store.read(Self.path), with: Array("zauberwort four\n".utf8))
    let second = try store.replace(try store.read("2026/11/other.md"), with: Array("changed\n".utf8))
    store.join(second, to: first)
    try store.forget(try forgetting()) {}
    #expect(throws: StoreError.self) { try store.undo() }
    _ = try store.undo()
    #expect(scratch.text(of: "journal/2026/11/other.md") == "other\n")
    _ = try store.undo()
    #expect(scratch.text(of: "journal/2026/11/other.md") == nil)
  }

  @Test func `a batch loses what was forgotten of it, and the rest can be taken back`() throws {
    let (scratch, store) = try fixture()
    var batch = Batch()
    let file = try store.read(Self.path)
    batch.items = [
      .init(.replacing(file), bytes: Array("zauberwort five\n".utf8)),
      .init(.new(folder: "2026/11", name: "new.md"), bytes: Array("new\n".utf8)),
    ]
    batch.note = { _ in Array("zauberwort note".utf8) }
    _ = try store.write(batch)
    var forgetting = try forgetting()
    forgetting.note = { _ in Array("note".utf8) }
    try store.forget(forgetting) {}
    #expect(holding(scratch) == [])
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(try store.undo().count == 1)
    #expect(scratch.text(of: "journal/2026/11/new.md") == nil)
  }

  @Test func `what dead processes left beside it goes, and the log of an earlier version`() throws {
    let (scratch, store) = try fixture()
    scratch.write("zauberwort", to: "journal/2026/11/.smj-tmp-999999999-1")
    scratch.write("zauberwort", to: "state/changes/.smj-tmp-999999999-1")
    scratch.write("zauberwort", to: "state/.smj-tmp-999999999-1")
    scratch.write("zauberwort damaged", to: "state/changes/99")
    let folder = try PrivateFolder.open(scratch.absolute("state/changes"), system: System.real)
    let log = ChangeLog(folder: folder, system: System.real)
    _ = try log.push(
      LoggedBatch(
        LoggedChange(kind: .removed, path: "trash/x.md", prior: Array("zauberwort".utf8), bytes: nil)))
    try store.forget(try forgetting()) {}
    #expect(holding(scratch) == [])
  }
}
