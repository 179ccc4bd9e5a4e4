import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalFormat

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A journal's folder with a store; system calls can be made to fail.
private struct Fixture {
  let scratch = ScratchFolder()
  var store: FileStore

  init(_ files: [String: String] = [:]) {
    scratch.makeFolder("journal")
    for (path, text) in files { scratch.write(text, to: "journal/" + path) }
    store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
  }

  func text(_ path: String) -> String? { scratch.text(of: "journal/" + path) }

  /// The journal's files, without what lies in the state folder.
  var files: [String] {
    scratch.files().filter { $0.hasPrefix("journal/") }.map { String($0.dropFirst("journal/".count)) }
  }
}

/// Lets the n-th system call fail, and counts.
private final class Fault: Sendable {
  private let calls = Mutex(0)
  let failing: Int
  let code: Int32

  init(failing: Int, code: Int32) {
    self.failing = failing
    self.code = code
  }

  var count: Int { calls.withLock { $0 } }

  func next() -> Int32? {
    calls.withLock { calls in
      calls += 1
      return calls == failing ? code : nil
    }
  }
}

@Suite struct FileStoreTests {
  @Test func `new files and folders are their owner's alone`() throws {
    let fixture = Fixture()
    let change = try fixture.store.create(bytes("x"), folder: "2026/11", name: "a")
    #expect(fixture.scratch.mode(of: "journal/" + change.path) == 0o600)
    #expect(fixture.scratch.mode(of: "journal/2026/11") == 0o700)
    #expect(fixture.scratch.mode(of: "state") == 0o700)
    #expect(fixture.scratch.mode(of: "state/changes/1") == 0o600)
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o660] as [UInt32])
  func `a replaced file keeps its permissions`(mode: UInt32) throws {
    let fixture = Fixture(["a.md": "old"])
    fixture.scratch.setMode(mode, of: "journal/a.md")
    _ = try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("new"))
    #expect(fixture.scratch.mode(of: "journal/a.md") == mode)
    _ = try fixture.store.undo()
    #expect(fixture.scratch.mode(of: "journal/a.md") == mode)
    #expect(fixture.text("a.md") == "old")
  }

  @Test func `undo refuses where an editor changed the file since, and passes over that change then`() throws
  {
    let fixture = Fixture(["a.md": "old", "b.md": "1"])
    _ = try fixture.store.replace(try fixture.store.read("b.md"), with: bytes("2"))
    _ = try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("new"))
    fixture.scratch.write("by hand", to: "journal/a.md")
    #expect(throws: StoreError(path: "a.md", reason: .notUndone(.changedSinceRead))) {
      try fixture.store.undo()
    }
    #expect(fixture.text("a.md") == "by hand")
    _ = try fixture.store.undo()
    #expect(fixture.text("b.md") == "1")
    #expect(fixture.text("a.md") == "by hand")
  }

  @Test func `undo puts nothing over a file that came meanwhile`() throws {
    let fixture = Fixture(["a.md": "old"])
    _ = try fixture.store.trash("a.md")
    fixture.scratch.write("another", to: "journal/a.md")
    #expect(throws: StoreError(path: "a.md", reason: .notUndone(.nameTaken))) { try fixture.store.undo() }
    #expect(fixture.text("a.md") == "another")
    #expect(fixture.text("trash/a.md") == "old")
  }

  @Test func `a change that was written down but not made costs nothing`() throws {
    let fixture = Fixture(["a.md": "old"])
    let system = System.real
    let folder = try PrivateFolder.open(fixture.scratch.absolute("state/changes"), system: system)
    let log = ChangeLog(folder: folder, system: system)
    _ = try log.push(
      LoggedBatch(
        LoggedChange(kind: .trashed, path: "trash/a.md", formerPath: "a.md", bytes: bytes("old"))))
    _ = try fixture.store.undo()
    #expect(fixture.text("a.md") == "old")
  }

  @Test func `a log that is damaged is passed over`() throws {
    let fixture = Fixture(["a.md": "0"])
    _ = try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("1"))
    var damaged = fixture.scratch.bytes(of: "state/changes/1") ?? []
    damaged[20] ^= 1
    fixture.scratch.write(damaged, to: "state/changes/2")
    fixture.scratch.write("", to: "state/changes/3")
    _ = try fixture.store.undo()
    #expect(fixture.text("a.md") == "0")
  }

  @Test func `a file that came back from the trash was made by this device all the same`() throws {
    let fixture = Fixture()
    let made = try fixture.store.create(bytes("a"), folder: "2026/11", name: "x")
    let gone = try fixture.store.trash(made.path)
    let file = try fixture.store.read(gone.path)
    let back = try fixture.store.move(file, toFolder: "2026/12", name: "x", with: nil)
    #expect(ChangeHistory(of: fixture.store).hasMade(back.path))
    #expect(!ChangeHistory(of: fixture.store).hasMade("2026/12/other.md"))
  }

  @Test func `the log keeps the last 200 changes`() throws {
    let fixture = Fixture()
    let folder = try PrivateFolder.open(fixture.scratch.absolute("state/changes"), system: System.real)
    let log = ChangeLog(folder: folder, system: System.real)
    for number in 1...205 {
      let change = LoggedChange(kind: .replaced, path: "\(number).md", bytes: [])
      #expect(try log.push(LoggedBatch(change)) == UInt64(number))
    }
    #expect(Set(fixture.scratch.files()) == Set((6...205).map { "state/changes/\($0)" }))
    #expect(try log.last()?.entry.changes.last?.path == "205.md")
  }

  @Test func `without a place for the log the change is made and says so`() throws {
    var fixture = Fixture(["a.md": "old"])
    fixture.scratch.write("a file where a folder should be", to: "state")
    let change = try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("new"))
    #expect(change == Change(kind: .replaced, path: "a.md", isUndoable: false))
    fixture.store = FileStore(root: fixture.store.root, stateFolder: nil)
    #expect(try fixture.store.create([], folder: "", name: "b").isUndoable == false)
    #expect(throws: StoreError(path: "", reason: .nothingToUndo)) { try fixture.store.undo() }
  }

  @Test func `links are not followed`() throws {
    let fixture = Fixture(["2026/a.md": "a"])
    fixture.scratch.write("secret", to: "outside/b.md")
    fixture.scratch.link("journal/l.md", to: "../outside/b.md")
    fixture.scratch.link("journal/dangling.md", to: "nowhere")
    fixture.scratch.link("journal/.#a.md", to: "user@host.123")
    fixture.scratch.link("journal/out", to: "../outside")
    fixture.scratch.link("journal/within", to: "2026")
    fixture.scratch.link("journal/photo", to: "../outside/b.md")
    let listing = try fixture.store.listing()
    #expect(listing.files.map(\.path) == ["2026/a.md"])
    #expect(
      listing.problems == [
        Problem(path: "dangling.md", reason: .notAFile(.brokenLink)),
        Problem(path: "l.md", reason: .symbolicLink), Problem(path: "out", reason: .symbolicLink),
      ])
    #expect(throws: StoreError(path: "l.md", reason: .symbolicLink)) { try fixture.store.read("l.md") }
    #expect(throws: StoreError.self) { try fixture.store.read("out/b.md") }
    #expect(throws: StoreError.self) { try fixture.store.create([], folder: "out", name: "c") }
    let file = StoredFile(path: "l.md", bytes: bytes("secret"), state: listing.files[0].state)
    #expect(throws: StoreError.self) { try fixture.store.replace(file, with: []) }
    #expect(fixture.scratch.text(of: "outside/b.md") == "secret")
  }

  @Test func `a folder and a pipe named like records are problems, and the folder is looked into`() throws {
    let fixture = Fixture(["x.md/inner.md": "a"])
    fixture.scratch.makePipe("journal/pipe.md")
    let listing = try fixture.store.listing()
    #expect(listing.files.map(\.path) == ["x.md/inner.md"])
    #expect(
      listing.problems == [
        Problem(path: "pipe.md", reason: .notAFile(.pipe)), Problem(path: "x.md", reason: .notAFile(.folder)),
      ])
    #expect(throws: StoreError(path: "pipe.md", reason: .notAFile(.pipe))) {
      try fixture.store.read("pipe.md")
    }
    #expect(throws: StoreError(path: "x.md", reason: .notAFile(.folder))) { try fixture.store.read("x.md") }
  }

  @Test func `a name that is no UTF-8 is listed and read like any other`() throws {
    let fixture = Fixture()
    let folder = try fixture.store.openFolder([])
    let name: [UInt8] = [0x63, 0xE9, 0x2E, 0x6D, 0x64]  // "cé.md" in Latin-1
    let file = try System.real.createFile(Bytes.cString(name), in: folder.number)
    try System.real.close(file)
    let path = try #require(try fixture.store.listing().files.first?.path)
    #expect(Array(path.unicodeScalars).map(\.value) == [0x63, 0x10_DCE9, 0x2E, 0x6D, 0x64])
    #expect(try fixture.store.read(path).bytes == [])
    #expect(try fixture.store.trash(path).path == "trash/" + path)
  }

  @Test func `composed and decomposed names are two files`() throws {
    let fixture = Fixture()  // A dictionary of the two would keep one.
    fixture.scratch.write("1", to: "journal/caf\u{E9}.md")
    fixture.scratch.write("2", to: "journal/cafe\u{301}.md")
    #expect(try fixture.store.listing().files.count == 2)
    #expect(try fixture.store.read("caf\u{E9}.md").bytes == bytes("1"))
    #expect(try fixture.store.read("cafe\u{301}.md").bytes == bytes("2"))
  }

  @Test func `a file over the limit is not read`() throws {
    let fixture = Fixture()
    fixture.scratch.write(
      [UInt8](repeating: 0x61, count: Int(StoredFile.maximumSize) + 1), to: "journal/big.md")
    #expect(throws: StoreError(path: "big.md", reason: .tooLarge(bytes: StoredFile.maximumSize + 1))) {
      try fixture.store.read("big.md")
    }
  }

  @Test(.enabled(if: !ScratchFolder.isPrivileged))
  func `a folder that can't be read is a problem, and the rest is listed`() throws {
    let fixture = Fixture(["a/1.md": "1", "b/2.md": "2"])
    fixture.scratch.setMode(0, of: "journal/a")
    let listing = try fixture.store.listing()
    #expect(listing.files.map(\.path) == ["b/2.md"])
    #expect(listing.problems == [Problem(path: "a", reason: .unreadable(errno: 13))])
  }

  // MARK: Faults

  /// What is done while one system call after another fails.
  enum Operation: CaseIterable {
    case create, replace, move, trash, append

    func run(on store: FileStore) throws(StoreError) {
      switch self {
      case .create: _ = try store.create(bytes("new"), folder: "2027/01", name: "n")
      case .replace: _ = try store.replace(try store.read("2026/a.md"), with: bytes("new"))
      case .move:
        _ = try store.move(try store.read("2026/a.md"), toFolder: "2027/01", name: "b", with: bytes("new"))
      case .trash: _ = try store.trash("2026/a.md")
      case .append: _ = try store.append(bytes("new"), to: "2026/a.md")
      }
    }
  }

  @Test(arguments: Operation.allCases, [28, 5, 13] as [Int32])
  func `whichever system call fails, a file is whole, nothing is left over, and undo still works`(
    operation: Operation, code: Int32
  ) throws {
    for failing in 1...100 {
      var fixture = Fixture(["2026/a.md": "old"])
      let fault = Fault(failing: failing, code: code)
      fixture.store.system = System { _ in fault.next() }
      var isDone = true
      do { try operation.run(on: fixture.store) } catch { isDone = false }
      fixture.store.system = System.real
      let contents = fixture.files.map { fixture.text($0) ?? "" }
      #expect(!fixture.files.contains { $0.contains(".smj-tmp") }, "call \(failing) of \(operation)")
      #expect(
        contents.allSatisfy { ["old", "new", "old\nnew"].contains($0) }, "call \(failing) of \(operation)")
      let isOldThere = contents.contains("old") || contents.contains("old\nnew")
      #expect(isOldThere || operation == .replace || operation == .move)
      if isDone, let change = try? fixture.store.undo() {
        #expect(change.isUndoable == false)
        #expect(fixture.text("2026/a.md") == "old")
      }
      if fault.count < failing { return }
    }
    Issue.record("the operation makes more system calls than were tried")
  }

  @Test(arguments: [false, true])
  func `without hard links new names are still never put over others`(renamesInOneStep: Bool) throws {
    var fixture = Fixture(["a.md": "old"])
    let isFirst = Mutex(!renamesInOneStep)
    fixture.store.system = System { call in
      if call == .link { return 1 }
      // The step that not every file system can do.
      let isRefused = call == .rename && isFirst.withLock { $0 }
      if call == .rename { isFirst.withLock { $0 = false } }
      return isRefused ? 22 : nil
    }
    let first = try fixture.store.create(bytes("1"), folder: "", name: "a")
    #expect(first.path == "a-2.md")
    #expect(fixture.text("a-2.md") == "1")
    #expect(try fixture.store.trash("a.md").path == "trash/a.md")
    _ = try fixture.store.undo()
    #expect(fixture.files == ["a-2.md", "a.md"])
  }

  @Test func `a busy file system gets no second, unsafe try`() throws {
    var fixture = Fixture(["a.md": "old"])
    fixture.store.system = System { $0 == .rename ? 16 : nil }
    #expect(throws: StoreError(path: "a.md", reason: .system(call: .rename, errno: 16))) {
      try fixture.store.replace(try fixture.store.read("a.md"), with: bytes("new"))
    }
    #expect(fixture.files == ["a.md"])
    #expect(fixture.text("a.md") == "old")
  }
}
