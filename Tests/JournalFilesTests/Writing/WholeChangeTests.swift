import JournalModel
import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalIndex

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A change of bytes and name is made as a whole or not at all, and keeps what else a file has.
@Suite struct WholeChangeTests {
  private let scratch = ScratchFolder()

  private func store(_ files: [String: String]) -> FileStore {
    scratch.makeFolder("journal")
    for (path, text) in files { scratch.write(text, to: "journal/" + path) }
    return FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
  }

  private var files: [String: String] {
    var files: [String: String] = [:]
    for path in scratch.files() where path.hasPrefix("journal/") {
      files[String(path.dropFirst(8))] = scratch.text(of: path)
    }
    return files
  }

  /// Lets the n-th call of a sort fail.
  private final class Fault: Sendable {
    private let left: Mutex<Int>
    init(_ number: Int) { left = Mutex(number) }
    func isNext() -> Bool {
      left.withLock {
        $0 -= 1
        return $0 == 0
      }
    }
  }

  @Test(arguments: Array(1...30), [false, true])
  func `a move that fails changes neither text nor name`(number: Int, canSwap: Bool) throws {
    var store = store(["a/x.md": "old", "b/y.md": "1"])
    let fault = Fault(number)
    let invalid: Int32 = 22
    store.system = System { call in
      if !canSwap, call == .rename { return invalid }
      return fault.isNext() ? 5 : nil
    }
    let before = files
    let file = try store.read("a/x.md")
    do {
      let change = try store.move(file, toFolder: "b", name: "x", with: bytes("new"))
      #expect(change.path == "b/x.md")
      #expect(files == ["b/x.md": "new", "b/y.md": "1"])
    } catch { #expect(files == before, "\(error)") }
  }

  @Test(arguments: Array(1...20))
  func `an undo of a move that fails changes neither text nor name`(number: Int) throws {
    var store = store(["a/x.md": "old"])
    _ = try store.move(try store.read("a/x.md"), toFolder: "b", name: "x", with: bytes("new"))
    let fault = Fault(number)
    store.system = System { _ in fault.isNext() ? 5 : nil }
    do {
      _ = try store.undo()
      #expect(files == ["a/x.md": "old"])
    } catch { #expect(files == ["b/x.md": "new"], "\(error)") }
  }

  @Test func `an undo of a move whose former name is taken changes nothing`() throws {
    let store = store(["a/x.md": "old"])
    _ = try store.move(try store.read("a/x.md"), toFolder: "b", name: "x", with: bytes("new"))
    scratch.write("other", to: "journal/a/x.md")
    #expect(throws: StoreError(path: "a/x.md", reason: .notUndone(.nameTaken))) { try store.undo() }
    #expect(files == ["a/x.md": "other", "b/x.md": "new"])
  }

  @Test(arguments: [1, 13, 38, 95] as [Int32])
  func `a new file is never written under its own name, also where there are no links`(code: Int32) throws {
    var store = store([:])
    let seen = Mutex<Set<Int>>([])
    let name = scratch.absolute("journal/n.md")
    let scratch = scratch
    store.system = System { call in
      // Before each call the name is free, or has the whole text.
      if let size = scratch.bytes(of: "journal/n.md")?.count { seen.withLock { _ = $0.insert(size) } }
      return call == .link ? code : nil
    }
    #expect(try store.create(bytes("whole"), folder: "", name: "n").path == "n.md")
    #expect(try store.create(bytes("second"), folder: "", name: "n").path == "n-2.md")
    #expect(seen.withLock { $0 }.isSubset(of: [5]), "\(name)")
    #expect(files == ["n.md": "whole", "n-2.md": "second"])
  }

  @Test func `a replaced file keeps its extended attributes`() throws {
    let store = store(["a.md": "old"])
    guard scratch.setAttribute("user.tag", "night", of: "journal/a.md") else { return }
    _ = try store.replace(try store.read("a.md"), with: bytes("new"))
    #expect(files == ["a.md": "new"])
    #expect(scratch.attribute("user.tag", of: "journal/a.md") == "night")
  }

  @Test func `a replaced file keeps its owner where this user may give files away`() throws {
    let store = store(["a.md": "old"])
    guard System.userNumber == 0 else { return }
    scratch.setOwner(12_345, of: "journal/a.md")
    _ = try store.replace(try store.read("a.md"), with: bytes("new"))
    #expect(scratch.owner(of: "journal/a.md") == 12_345)
  }

  @Test func `a look at the trash sweeps what a process that was killed left there`() throws {
    let left = "trash/2026/11/.smj-tmp-2147483646-1"
    let store = store(["trash/2026/11/a.md": "x", left: "half", "trash/.smj-tmp-2147483646-2": "young"])
    scratch.setModified(System.now() - 2 * 3600 * 1_000_000_000, of: "journal/" + left)
    #expect(try store.files(below: "trash").map(\.path) == ["trash/2026/11/a.md"])
    #expect(Set(files.keys) == ["trash/2026/11/a.md", "trash/.smj-tmp-2147483646-2"])
  }

  @Test func `a temporary file of a dead process is removed by whoever lists the folder, after an hour`()
    throws
  {
    let store = store(["a.md": "x", ".smj-tmp-2147483646-1": "half", ".smj-tmp-2147483646-2": "young"])
    let hour: Int64 = 3600 * 1_000_000_000
    scratch.setModified(System.now() - 2 * hour, of: "journal/.smj-tmp-2147483646-1")
    let index = FileIndex(store: store, zone: .utc, path: scratch.absolute("cache/index"))
    #expect(index.answer(to: Query(), scope: .all).records.map(\.path) == ["a.md"])
    #expect(Set(files.keys) == ["a.md", ".smj-tmp-2147483646-2"])
  }
}
