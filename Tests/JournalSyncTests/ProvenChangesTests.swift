import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalStore
@testable import JournalSync

/// Two versions of one file of which no common version is known, and what a device did itself.
@Suite struct ProvenChangesTests {
  private static let path = "2026/11/a.md"
  private static let copy = "2026/11/a.sync-conflict-20261121-002003-PIDLRVI.md"

  private func record(_ keys: String, _ body: String) -> String { "---\ntitle: x\n\(keys)---\n\n\(body)" }

  /// A journal whose log has the changes from each text to the next but the one before it, which an editor
  /// made.
  private func merged(
    _ start: String, edited: String? = nil, logged: [String], theirs: String
  ) throws -> (text: String, clashes: [RecordMerge.Clash], trash: [String]) {
    let folder = ScratchFolder()
    folder.write(start, to: "journal/" + Self.path)
    let store = FileStore(root: folder.absolute("journal"), stateFolder: folder.absolute("state"))
    if let edited { folder.write(edited, to: "journal/" + Self.path) }
    for text in logged { _ = try store.replace(try store.read(Self.path), with: Array(text.utf8)) }
    folder.write(theirs, to: "journal/" + Self.copy)
    let resolver = ConflictResolver(Journal(store: store))
    let conflict = Conflict(path: Self.copy, origin: .copy)
    let found = try resolver.examine(conflict)
    let settlement = try resolver.resolve(conflict)
    return (
      folder.text(of: "journal/" + Self.path) ?? "", found.merge.clashes,
      settlement.trash.map { folder.text(of: "journal/" + $0) ?? "" }
    )
  }

  @Test func `an edit that nobody wrote down is not taken for what both had`() throws {
    // This device: a line in an editor, then a key by command. The other one: another line.
    let edited = record("place: Home\n", "first\n\nmine\n")
    let result = try merged(
      record("place: Home\n", "first\n"), edited: edited,
      logged: [record("place: Nice\n", "first\n\nmine\n")],
      theirs: record("place: Home\n", "first\n\ntheirs\n"))
    #expect(result.clashes == [.body(count: 1)])
    #expect(result.text.contains("mine") && result.trash.isEmpty)
  }

  @Test func `a key that the log shows changed here is taken, the other side's line stays`() throws {
    let result = try merged(
      record("place: Home\n", "first\n"), logged: [record("place: Nice\n", "first\n")],
      theirs: record("place: Home\n", "first\n\ntheirs\n"))
    #expect(result.text == record("place: Nice\n", "first\n\ntheirs\n"))
    #expect(
      Set(result.trash) == [record("place: Nice\n", "first\n"), record("place: Home\n", "first\n\ntheirs\n")])
  }

  @Test func `a key that only the other side may have changed clashes`() throws {
    let result = try merged(
      record("energy: 3\n", "first\n"), logged: [record("energy: 3\nplace: Nice\n", "first\n")],
      theirs: record("energy: 4\n", "first\n"))
    #expect(result.clashes == [.key("energy")])
  }

  @Test func `what was changed here by several steps is taken from the first state on`() throws {
    let steps = ["Nice", "Lyon", "Brest"].map { record("place: \($0)\n", "first\n") }
    for known in ["Home", "Nice", "Lyon"] {
      let result = try merged(
        record("place: Home\n", "first\n"), logged: steps,
        theirs: record("place: \(known)\nmood: 4\n", "first\n"))
      #expect(result.text.contains("place: Brest\n") && result.text.contains("mood: 4\n"))
    }
  }

  @Test func `a key, a tag and a line that were removed here go`() throws {
    let result = try merged(
      record("tags: [a, b]\nplace: Home\n", "first\nsecond\n"), logged: [record("tags: [a]\n", "first\n")],
      theirs: record("tags: [a, b, c]\nplace: Home\n", "first\nsecond\nthird\n"))
    #expect(result.clashes == [.body(count: 1)])
    let calm = try merged(
      record("tags: [a, b]\nplace: Home\n", "first\nsecond\n"), logged: [record("tags: [a]\n", "first\n")],
      theirs: record("tags: [a, b, c]\nplace: Home\n", "zero\nfirst\nsecond\n"))
    #expect(calm.text == record("tags: [a, c]\n", "zero\nfirst\n"))
  }

  @Test func `a step whose result somebody else changed says nothing`() throws {
    // The log knows "Home" to "Nice"; then an editor made "Lyon" of it.
    let folder = ScratchFolder()
    folder.write(record("place: Home\n", "first\n"), to: "journal/" + Self.path)
    let store = FileStore(root: folder.absolute("journal"), stateFolder: folder.absolute("state"))
    _ = try store.replace(try store.read(Self.path), with: Array(record("place: Nice\n", "first\n").utf8))
    folder.write(record("place: Lyon\n", "first\n"), to: "journal/" + Self.path)
    folder.write(record("place: Home\n", "first\n"), to: "journal/" + Self.copy)
    let found = try ConflictResolver(Journal(store: store)).examine(Conflict(path: Self.copy, origin: .copy))
    #expect(found.merge.clashes == [.key("place")])
  }

  @Test func `two histories that deny each other prove nothing`() {
    let (home, nice) = (Array("---\nplace: Home\n---\n".utf8), Array("---\nplace: Nice\n---\n".utf8))
    let there = ProvenChanges([[.init(from: home, to: nice)]])
    #expect(there.base(ours: home, theirs: nice) == home)
    #expect(
      ProvenChanges([[.init(from: home, to: nice)], [.init(from: nice, to: home)]]).base(
        ours: home, theirs: nice) == nil)
    #expect(ProvenChanges([]).base(ours: home, theirs: nice) == nil)
  }

  @Test func `versions in git prove what they show to have changed, and no more`() throws {
    let folder = ScratchFolder()
    guard Program.run("git", ["init", "-q", folder.path])?.status == 0 else { return }
    let commit = [
      "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qam", "x",
    ]
    for text in ["---\na: 1\nb: 1\n---\n", "---\na: 5\nb: 1\n---\n"] {
      folder.write(text, to: "journal/é.md")
      _ = Program.run("git", ["-C", folder.path, "add", "-A"])
      #expect(Program.run("git", commit)?.status == 0)
    }
    let history = VersionHistory(store: .simulated(), root: folder.absolute("journal"))
    let base = history.base(
      ofCopy: "é (conflicted copy).md", of: "é.md", ours: Array("---\na: 5\nb: 1\n---\n".utf8),
      theirs: Array("---\na: 1\nb: 7\n---\n".utf8))
    #expect(base?.bytes == Array("---\na: 1\n---\n".utf8) && base?.isHistoryKnown == false)
  }
}
