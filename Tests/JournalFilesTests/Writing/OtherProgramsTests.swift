import JournalFormat
import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalStore

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// How other programs save a file.
private enum Saving: CaseIterable {
  case inPlace, renaming, asVim

  func save(_ text: String, to path: String, in scratch: ScratchFolder) {
    switch self {
    case .inPlace: scratch.write(text, to: path)
    case .renaming:
      scratch.write(text, to: path + ".new")
      scratch.move(path + ".new", to: path)
    case .asVim:
      scratch.move(path, to: path + "~")
      scratch.write(text, to: path)
      scratch.remove(path + "~")
    }
  }
}

/// Calls something before the n-th system call that changes the disk.
private final class Moment: Sendable {
  private let calls = Mutex(0)
  let number: Int
  let body: @Sendable () -> Void

  init(_ number: Int, _ body: @escaping @Sendable () -> Void) {
    self.number = number
    self.body = body
  }

  /// Whether it came.
  var hasCome: Bool { calls.withLock { $0 >= number } }

  func call() {
    let isNow = calls.withLock { calls in
      calls += 1
      return calls == number
    }
    if isNow { body() }
  }
}

/// What an editor or a sync tool does between any two steps of a change.
@Suite struct OtherProgramsTests {
  private static let before = "---\ntitle: A\n---\nText.\n"
  private static let saved = "---\ntitle: A\n---\nText of an editor.\n"

  @Test(arguments: Saving.allCases)
  fileprivate func `whenever an editor saves, its text is never replaced`(saving: Saving) throws {
    for number in 1...100 {
      let scratch = ScratchFolder()
      scratch.write(Self.before, to: "journal/a.md")
      var store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
      let file = try store.read("a.md")
      let moment = Moment(number) { saving.save(Self.saved, to: "journal/a.md", in: scratch) }
      store.system = System { _ in
        moment.call()
        return nil
      }
      let change = try? store.replace(file, with: bytes("ours"))
      if !moment.hasCome {
        #expect(change != nil)
        return
      }
      #expect(scratch.text(of: "journal/a.md") == Self.saved, "before call \(number)")
      #expect(scratch.files().filter { $0.hasPrefix("journal/") } == ["journal/a.md"])
    }
    Issue.record("the change makes more system calls than were tried")
  }

  @Test(arguments: Saving.allCases)
  fileprivate func `an edit of keys is made again on what an editor saved`(saving: Saving) throws {
    for number in 1...100 {
      let scratch = ScratchFolder()
      scratch.write(Self.before, to: "journal/a.md")
      var store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
      let moment = Moment(number) { saving.save(Self.saved, to: "journal/a.md", in: scratch) }
      // The name is exchanged before this call; whoever saves from now on saves over the edit.
      let isNamed = Mutex(false)
      store.system = System { call in
        if call == .fsync || call == .unlink, isNamed.withLock({ $0 }) { return nil }
        moment.call()
        isNamed.withLock { $0 = call == .rename }
        return nil
      }
      let journal = Journal(store: store)
      let record = try journal.record(named: "a")
      _ = try journal.edit(record, [.add(item: "x", key: "tags")], now: nil)
      if !moment.hasCome { return }
      #expect(
        scratch.text(of: "journal/a.md") == "---\ntitle: A\ntags:\n  - x\n---\nText of an editor.\n",
        "before call \(number)")
    }
    Issue.record("the edit makes more system calls than were tried")
  }

  #if os(Linux)
    @Test func `what an editor has opened for writing stays its own`() throws {
      let scratch = ScratchFolder()
      scratch.write(Self.before, to: "journal/a.md")
      var store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
      let opened = Mutex<Int32?>(nil)
      store.system = System { call in
        if call == .rename { opened.withLock { $0 = $0 ?? scratch.openForWriting("journal/a.md") } }
        return nil
      }
      let file = try store.read("a.md")
      #expect(throws: StoreError(path: "a.md", reason: .changedSinceRead)) {
        try store.replace(file, with: bytes("ours"))
      }
      ScratchFolder.finish(try #require(opened.withLock { $0 }), Self.saved)
      #expect(scratch.text(of: "journal/a.md") == Self.saved)
      #expect(scratch.files() == ["journal/a.md"])
    }
  #endif

  @Test func `lines are added to what another program made of the file`() throws {
    let scratch = ScratchFolder()
    scratch.write("- one\n", to: "journal/affirmations/likes.md")
    var store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
    let moment = Moment(4) { scratch.write("- one\n- two\n", to: "journal/affirmations/likes.md") }
    store.system = System { _ in
      moment.call()
      return nil
    }
    _ = try store.append(bytes("- three\n"), to: "affirmations/likes.md")
    #expect(moment.hasCome)
    #expect(scratch.text(of: "journal/affirmations/likes.md") == "- one\n- two\n- three\n")
  }

  @Test func `of two programs that save while names are exchanged, neither loses its text`() throws {
    let scratch = ScratchFolder()
    scratch.write(Self.before, to: "journal/a.md")
    var store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
    let saved = Mutex(0)
    store.system = System { call in
      guard call == .rename else { return nil }
      let number = saved.withLock { number in
        number += 1
        return number
      }
      if number <= 2 { scratch.write("text \(number)", to: "journal/a.md") }
      return nil
    }
    let file = try store.read("a.md")
    #expect(throws: StoreError(path: "a.md", reason: .changedSinceRead)) {
      try store.replace(file, with: bytes("ours"))
    }
    #expect(scratch.text(of: "journal/a.md") == "text 2")
    let copy = try #require(try store.listing().conflicts.first?.path)
    #expect(ConflictName(copy)?.original == "a.md")
    #expect(scratch.text(of: "journal/" + copy) == "text 1")
    #expect(scratch.files().count == 2)
  }

  @Test func `a file whose name is gone in the moment of writing is not made again`() throws {
    let scratch = ScratchFolder()
    scratch.write("old", to: "journal/a.md")
    var store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
    store.system = System { call in
      if call == .rename { scratch.remove("journal/a.md") }
      return nil
    }
    let file = try store.read("a.md")
    #expect(throws: StoreError(path: "a.md", reason: .changedSinceRead)) {
      try store.replace(file, with: bytes("new"))
    }
    #expect(scratch.files() == [])
  }

  @Test func `where names can't be exchanged a file is replaced by renaming`() throws {
    let scratch = ScratchFolder()
    scratch.write("old", to: "journal/a.md")
    var store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
    let isFirst = Mutex(true)
    store.system = System { call in
      call == .rename
        && isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        } ? 22 : nil
    }
    _ = try store.replace(try store.read("a.md"), with: bytes("new"))
    #expect(scratch.text(of: "journal/a.md") == "new")
    #expect(scratch.files() == ["journal/a.md"])
  }
}
