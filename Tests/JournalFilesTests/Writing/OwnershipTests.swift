import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles

/// What root makes in the folders of others; without its rights there is nothing to see.
@Suite(.enabled(if: ScratchFolder.isPrivileged))
struct OwnershipTests {
  private let scratch = ScratchFolder()
  private static let alice: UInt32 = 12_345

  private func owners(below folder: String) -> Set<UInt32> {
    var owners: Set<UInt32> = []
    for file in scratch.files() where file.hasPrefix(folder + "/") {
      var path = Substring(file)
      while path != folder {
        owners.insert(scratch.owner(of: String(path)))
        path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      }
    }
    return owners
  }

  @Test func `files, month folders and state in a user's journal are the user's`() throws {
    for folder in ["journal", "home"] {
      scratch.makeFolder(folder)
      scratch.setOwner(Self.alice, of: folder)
    }
    let store = FileStore(
      root: scratch.absolute("journal"), stateFolder: scratch.absolute("home/.local/state/j"))
    let change = try store.create(Array("a".utf8), folder: "2026/11", name: "a")
    _ = try store.append(Array("b\n".utf8), to: "affirmations/own.md")
    _ = try store.replace(try store.read(change.path), with: Array("c".utf8))
    _ = try store.trash(change.path)
    var batch = Batch()
    batch.items = [Batch.Item(.new(folder: "2025/01", name: "x.md"), bytes: [1])]
    batch.note = { _ in [2] }
    _ = try store.write(batch)
    #expect(StateFiles(of: store, folder: "unfinished")?.write([1], as: "entry.md") == true)
    #expect(owners(below: "journal") == [Self.alice])
    #expect(owners(below: "home") == [Self.alice])
  }

  @Test func `in root's own they are root's`() throws {
    scratch.makeFolder("journal")
    let store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
    _ = try store.create(Array("a".utf8), folder: "2026/11", name: "a")
    #expect(owners(below: "journal") == [0])
    #expect(owners(below: "state") == [0])
  }

  @Test func `an export is as open as the file that it replaces only where that is this user's`() throws {
    scratch.makeFolder("shared")
    scratch.setMode(0o777, of: "shared")
    scratch.setOwner(Self.alice, of: "shared")
    let notes = ExportNotes(Environment(["XDG_STATE_HOME": scratch.absolute("state")]), owner: "")
    notes.note(SHA256.hexadecimal(of: Array("old".utf8)), at: scratch.absolute("shared/out.html"))
    for (owner, former, mode) in [(Self.alice, UInt32(0o666), UInt32(0o600)), (0, 0o640, 0o640)] {
      scratch.write("old", to: "shared/out.html")
      scratch.setOwner(owner, of: "shared/out.html")
      scratch.setMode(former, of: "shared/out.html")
      let file = try OutputFile(scratch.absolute("shared/out.html"), notes)
      try file.write("new")
      try file.finish()
      #expect(scratch.text(of: "shared/out.html") == "new")
      #expect(scratch.owner(of: "shared/out.html") == 0)
      #expect(scratch.mode(of: "shared/out.html") == mode)
    }
    try OutputFile(scratch.absolute("shared/fresh.html")).finish()
    #expect(scratch.owner(of: "shared/fresh.html") == 0, "what leaves the journal is not handed over")
  }
}
