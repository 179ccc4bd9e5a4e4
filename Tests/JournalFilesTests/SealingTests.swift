import JournalModel
import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing
@testable import JournalFiles

/// Sealing that is stopped at any of its system calls: there is one file, in clear or sealed, and once it was
/// finished nothing of the clear text is anywhere.
@Suite struct SealingTests {
  private static let path = "2026/11/2026-11-20-0930-zauberwort.md"
  private static let sealedPath = "2026/11/2026-11-20-0930-entry.md.age"
  private static let clear = Array("zauberwort one\n".utf8)
  private static let sealed = Array(
    "-----BEGIN AGE ENCRYPTED FILE-----\nYWJj\n-----END AGE ENCRYPTED FILE-----\n".utf8)

  private func fixture() throws -> (ScratchFolder, FileStore) {
    let scratch = ScratchFolder()
    scratch.makeFolder("journal")
    let store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
    _ = try store.create(
      Array("zauberwort zero\n".utf8), folder: "2026/11", name: "2026-11-20-0930-zauberwort")
    _ = try store.replace(try store.read(Self.path), with: Self.clear)
    return (scratch, store)
  }

  private func seal(_ store: FileStore) throws -> [String] {
    var forgetting = Forgetting([], on: try #require(CivilDay(iso: "2026-11-22")))
    forgetting.isThorough = true
    forgetting.sealings = [
      Sealing(try store.read(Self.path), bytes: Self.sealed, name: "2026-11-20-0930-entry.md.age")
    ]
    return try store.forget(forgetting) {}
  }

  private func holding(_ scratch: ScratchFolder) -> [String] {
    scratch.files().filter { path in
      path.contains("zauberwort") || scratch.text(of: path)?.contains("zauberwort") == true
    }
  }

  @Test func `a file is sealed and renamed, and its clear text is nowhere`() throws {
    let (scratch, store) = try fixture()
    #expect(try seal(store) == [Self.sealedPath])
    #expect(scratch.bytes(of: "journal/" + Self.sealedPath) == Self.sealed)
    #expect(holding(scratch) == [])
    #expect(throws: StoreError(path: "", reason: .seal(.notUndone))) { try store.undo() }
    #expect(throws: StoreError(path: "", reason: .nothingToUndo)) { try store.undo() }
  }

  @Test func `stopped anywhere, there is one file, and the next command finishes`() throws {
    var stopped = 0
    for last in 0... {
      let (scratch, store) = try fixture()
      let isDone = stop(store, after: last, in: scratch) { try seal($0) }
      try store.finishSealing {}
      let files = scratch.files().filter { $0.hasPrefix("journal/") }
      #expect(files.count == 1, "\(last): \(files)")
      let bytes = files.first.flatMap { scratch.bytes(of: $0) }
      if bytes == Self.sealed {
        #expect(files == ["journal/" + Self.sealedPath], "\(last)")
      } else {
        #expect(bytes == Self.clear, "\(last)")
        #expect(files == ["journal/" + Self.path], "\(last)")
        #expect(try seal(store) == [Self.sealedPath], "\(last)")
      }
      #expect(holding(scratch) == [], "\(last)")
      if isDone { break }
      stopped += 1
    }
    #expect(stopped > 5)
  }

  @Test func `an undo of an opening that is stopped anywhere leaves no clear text beside a sealed one`()
    throws
  {
    var stopped = 0
    for last in 0... {
      let (scratch, store) = try fixture()
      _ = try seal(store)
      _ = try store.unseal(
        try store.read(Self.sealedPath), as: Self.clear, name: "2026-11-20-0930-zauberwort")
      let isDone = stop(store, after: last, in: scratch) { try $0.undo() }
      try store.finishSealing {}
      let files = scratch.files().filter { $0.hasPrefix("journal/") }
      #expect(
        files == ["journal/" + Self.path] || files == ["journal/" + Self.sealedPath], "\(last): \(files)")
      if files == ["journal/" + Self.sealedPath] {
        #expect(scratch.bytes(of: "journal/" + Self.sealedPath) == Self.sealed, "\(last)")
        // The log knows the name that it had, and none of its words.
        #expect(holding(scratch).allSatisfy { $0.hasPrefix("state/changes/") }, "\(last)")
      }
      if isDone { break }
      stopped += 1
    }
    #expect(stopped > 5)
  }

  /// Does something with a store whose system calls fail from one on, as if the process were no more then;
  /// whether it was done.
  private func stop(
    _ store: FileStore, after last: Int, in scratch: ScratchFolder, _ act: (FileStore) throws -> some Any
  ) -> Bool {
    let calls = Mutex(0)
    var stopping = store
    stopping.system = System { _ in
      calls.withLock { calls in
        calls += 1
        return calls > last ? 5 : nil
      }
    }
    let isDone = (try? act(stopping)) != nil
    // No number of a process is so high.
    for path in scratch.files() where path.contains("/.smj-tmp-") {
      scratch.move(
        path, to: path.replacing("/.smj-tmp-\(System.processNumber)-", with: "/.smj-tmp-4194305-"))
    }
    return isDone
  }

  @Test func `what is opened for good is sealed again by undo`() throws {
    let (scratch, store) = try fixture()
    _ = try seal(store)
    let change = try store.unseal(
      try store.read(Self.sealedPath), as: Self.clear, name: "2026-11-20-0930-zauberwort")
    #expect(change.path == Self.path)
    #expect(scratch.bytes(of: "journal/" + Self.path) == Self.clear)
    _ = try store.undo()
    #expect(scratch.bytes(of: "journal/" + Self.sealedPath) == Self.sealed)
    #expect(holding(scratch) == [])
  }

  @Test(arguments: [
    ("a.md", "a-2.md.age"), ("a.md.age", "a-2.md.age"), ("A.MD.AGE", "a-2.md.age"), ("b.md", "a.md.age"),
  ])
  func `an id is that of one record, sealed or not`(taken: String, expected: String) throws {
    var choice = try NameChoice(stem: "a", taken: [Array(taken.utf8)], ending: ".md.age")
    #expect(choice.next() == expected)
  }

  @Test(arguments: [
    ("a.md.age", NameRules.Meaning.record), ("a.age", .other), (".md.age", .other), ("a.md.age.tmp", .other),
    ("a.md.sync-conflict-20261121-002003-PIDLRVI.age", .conflictCopy),
    ("a.sync-conflict-20261121-002003-PIDLRVI.md.age", .conflictCopy),
    ("a.md (Anna's conflicted copy 2026-11-20).age", .conflictCopy), (".a.md.age", .other),
  ])
  func `names of sealed records`(name: String, expected: NameRules.Meaning) {
    #expect(Array(name.utf8).withUnsafeBufferPointer { NameRules.meaning(ofFile: $0) } == expected)
  }

  @Test(arguments: [
    ("2026/a.md.sync-conflict-20261121-002003-PIDLRVI.age", "2026/a.md.age"),
    ("2026/a.sync-conflict-20261121-002003-PIDLRVI.md.age", "2026/a.md.age"),
    ("2026/a.md (Anna's conflicted copy 2026-11-20).age", "2026/a.md.age"),
    ("2026/img/a.jpg.sync-conflict-20261121-002003-PIDLRVI.age", "2026/img/a.jpg.age"),
  ])
  func `copies of sealed files are versions of these`(path: String, original: String) {
    #expect(ConflictName(path)?.original == original)
  }
}
