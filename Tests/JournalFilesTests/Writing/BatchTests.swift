import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing

@testable import JournalFiles

/// Files that are written as one change.
@Suite struct BatchTests {
  private let scratch = ScratchFolder()
  /// More folders than are open at once, one of them written in two ways that look alike; two files of a name
  /// in each.
  private static let folders = (0..<66).map { "20\($0 / 12)/\($0 % 12 + 1)" } + ["caf\u{E9}", "cafe\u{301}"]

  private static var batch: Batch {
    var batch = Batch()
    for folder in folders {
      for text in ["one", "two"] {
        batch.items.append(Batch.Item(.new(folder: folder, name: "x.md"), bytes: Array(text.utf8)))
      }
    }
    return batch
  }

  private func store() -> FileStore {
    scratch.makeFolder("journal")
    return FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
  }

  private var files: [String] { scratch.files().filter { $0.hasPrefix("journal/") } }

  @Test func `files of many folders are written, and all are taken back`() throws {
    let store = store()
    let result = try store.write(Self.batch)
    #expect(result.failure == nil)
    #expect(result.paths.count == Self.folders.count * 2)
    for (number, folder) in Self.folders.enumerated() {
      for (place, path) in [folder + "/x.md", folder + "/x-2.md"].enumerated() {
        #expect(result.paths[number * 2 + place].map { Array($0.utf8) } == Array(path.utf8))
        #expect(scratch.text(of: "journal/" + path) == (place == 0 ? "one" : "two"))
      }
    }
    #expect(files.count == Self.folders.count * 2)
    #expect(try store.undo().count == Self.folders.count * 2)
    #expect(files.allSatisfy { $0.hasPrefix("journal/trash/") })
    #expect(files.count == Self.folders.count * 2)
  }

  /// The number went before the last point of `.md.age`: no command found such a record in the trash.
  @Test(arguments: [
    (["x.md.age", "x.md.age"], ["x-2.md.age", "x.md.age"]), (["x.md", "x.md.age"], ["x-2.md.age", "x.md"]),
    (["a.jpg", "a.jpg"], ["a-2.jpg", "a.jpg"]), ([".hidden", ".hidden"], [".hidden", ".hidden-2"]),
  ])
  func `a file that is taken back gets a name of its kind in the trash`(
    names: [String], expected: [String]
  ) throws {
    let store = store()
    for name in names {
      var batch = Batch()
      batch.items.append(Batch.Item(.new(folder: "2026/11", name: name), bytes: [0x41]))
      _ = try store.write(batch)
      _ = try store.undo()
    }
    #expect(files == expected.map { "journal/trash/2026/11/" + $0 })
  }

  @Test(arguments: [SystemCall.open, .write, .rename, .fsync, .close, .mkdir], [1, 40, 140])
  func `what fails on the way leaves whole files, and undo takes back those`(call: SystemCall, number: Int)
    throws
  {
    var store = store()
    let count = Mutex(0)
    store.system = System { made in
      guard made == call else { return nil }
      return count.withLock {
        $0 += 1
        return $0 == number ? 28 : nil
      }
    }
    guard let result = try? store.write(Self.batch) else { return #expect(files.isEmpty) }
    let written = Set(result.paths.compactMap { $0.map { Array($0.utf8) } })
    #expect(Set(files.map { Array($0.utf8.dropFirst("journal/".utf8.count)) }) == written)
    for path in result.paths.compactMap({ $0 }) {
      #expect(scratch.text(of: "journal/" + path) == (path.hasSuffix("-2.md") ? "two" : "one"))
    }
    // Without a folder for it, nothing is written down.
    guard result.isUndoable else { return }
    store.system = System.real
    guard !written.isEmpty else {
      #expect(throws: StoreError(path: "", reason: .nothingToUndo)) { try store.undo() }
      return
    }
    #expect(try store.undo().count == written.count)
    #expect(files.allSatisfy { $0.hasPrefix("journal/trash/") })
  }
}
