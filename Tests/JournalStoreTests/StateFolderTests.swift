import JournalFormat
import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalStore

@Suite struct StateFolderTests {
  private let scratch = ScratchFolder()

  private func open(_ folder: String, id: String? = nil) throws -> Journal {
    if let id {
      let line = id.isEmpty ? "" : "id: \(id)\n"
      scratch.write("---\nsmjournal: 1\nname: A\n\(line)---\n", to: folder + "/journal.md")
    }
    var options = Journal.Options(root: scratch.absolute(folder), index: .none)
    options.environment = Environment(["XDG_STATE_HOME": scratch.absolute("state")])
    options.zone = { .utc }
    return try Journal.open(options)
  }

  private func create(_ title: String, in journal: Journal) throws {
    var draft = Draft(kind: .entry, day: CivilDay(number: 20_000))
    draft[.title] = .string(title)
    _ = try journal.create(draft)
  }

  private func name(_ journal: Journal) -> String {
    (journal.store.stateFolder ?? "").split(separator: "/").last.map(String.init) ?? ""
  }

  private static let nothing = StoreError(path: "", reason: .nothingToUndo)

  @Test(arguments: ["abcdefghij", ""])
  func `undo follows a journal that was moved, and a copy has its own`(id: String) throws {
    try create("one", in: try open("a", id: id))
    scratch.move("a", to: "b")
    #expect(try open("b").undo().kind == .trashed)
    try create("two", in: try open("b"))
    scratch.write(scratch.bytes(of: "b/journal.md") ?? [], to: "c/journal.md")
    #expect(throws: Self.nothing) { try open("c").undo() }
    #expect(try open("b").undo().kind == .trashed)
  }

  @Test(arguments: [
    ("abcdefghij", "klmnopqrst"), ("abcdefghij", ""), ("", "klmnopqrst"), ("", ""), ("A", "a"),
  ])
  func `another journal at the same path has none of it`(first: String, second: String) throws {
    let former = try open("a", id: first)
    try create("secret", in: former)
    _ = try former.delete(try former.record(named: "secret"))
    scratch.move("a", to: "away")
    let other = try open("a", id: second)
    #expect(throws: Self.nothing) { try other.undo() }
    #expect(scratch.files().filter { $0.hasPrefix("a/") } == ["a/journal.md"])
    scratch.remove("a")
    scratch.move("away", to: "a")
    #expect(try open("a").undo().kind == .moved, "the first one still has its own")
  }

  @Test func `drafts alone follow it, too`() throws {
    let journal = try open("a", id: "abcdefghij")
    #expect(journal.unfinishedFolder?.write([1], as: "entry.md") == true)
    scratch.move("a", to: "b")
    #expect(try open("b").unfinishedFolder?.read("entry.md") == [1])
  }

  @Test func `a journal that gets an id keeps what can be undone`() throws {
    try create("one", in: try open("a", id: ""))
    #expect(try open("a", id: "abcdefghij").undo().kind == .trashed)
    let other = try open("b", id: "")
    _ = try other.configure([(.identifier, "klmnopqrst")], today: CivilDay(number: 20_000))
    #expect(try open("b").undo().path == "journal.md", "its own last change is the id")
  }

  @Test func `an id on which drafts and undo hang is not changed`() throws {
    let journal = try open("a", id: "abcdefghij")
    #expect(throws: ChangeError.self) {
      try journal.configure([(.identifier, "klmnopqrst")], today: CivilDay(number: 20_000))
    }
    #expect(try open("a").profile.identifier == "abcdefghij")
  }

  @Test(arguments: [true, false])
  func `the folder of an earlier version is taken over where its log is of these files`(isOwn: Bool) throws {
    let journal = try open("a", id: "abcdefghij")
    try create("one", in: journal)
    let (base, key) = ("state/smjournal/", StateFolder.key(journal.root))
    let number = try System.real.status(path: journal.root).state.inode
    scratch.move(base + name(journal), to: base + key)
    scratch.write("\(number)\n\(journal.root)\n", to: base + key + "/root")
    if !isOwn { scratch.remove("a/2024") }
    #expect(name(try open("a")) == name(journal))
    #expect(scratch.files().contains(base + name(journal) + "/changes/1") == isOwn)
    #expect(scratch.files().contains(base + key + "/changes/1") != isOwn, "nothing is lost")
  }

  @Test(arguments: ["abcdefghij", "0", "A", "../x", "a b", "é", "-", String(repeating: "a", count: 300)])
  func `an id makes a name of a folder, whatever it is`(id: String) throws {
    let name = try StateOwner(root: "/j", identifier: id).name
    #expect(name.hasPrefix(StateFolder.key("/j") + "-"))
    #expect(name.dropFirst(17).allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) })
    #expect((18...81).contains(name.count))
    #expect(name.hasSuffix(id) == ["abcdefghij", "0"].contains(id))
  }
}
