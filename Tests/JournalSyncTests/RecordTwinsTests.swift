import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalStore
@testable import JournalSync

/// Records that are two files of one, whatever sync tools call them.
@Suite struct RecordTwinsTests {
  private static let text = "---\nat: 2026-11-20T18:50:00+01:00\ntitle: Walk\n---\n\nwoods\n"

  private func twins(_ files: [String: String]) -> [Conflict] {
    let folder = ScratchFolder()
    for (path, text) in files { folder.write(text, to: path) }
    return Journal(store: FileStore(root: folder.path, stateFolder: nil)).competingRecords()
  }

  @Test(arguments: [
    " 2", " (1)", "(1)", " copy", " - Copy", "_2", "-DESKTOP-AB12CD3", "-LAPTOP-1", " (Anna's MacBook)",
    ".Conflict 1", "~1",
    " (Kopie)", " – Kopie", "-MacBook Pro von Anna",
  ])
  func `a name that extends another one's, with the same moment, kind and title`(suffix: String) {
    for stem in ["2026/11/2026-11-20-1850-walk", "2026/11/Walk in the woods", "日記"] {
      let found = twins([stem + ".md": Self.text, stem + suffix + ".md": Self.text + "more\n"])
      #expect(found == [Conflict(path: stem + suffix + ".md", origin: .twin, original: stem + ".md")])
    }
  }

  @Test(arguments: [
    // This program's own numbers, another folder, a longer word.
    ("a.md", "a-2.md", Self.text, Self.text), ("x/a.md", "y/a 2.md", Self.text, Self.text),
    ("walk.md", "walking.md", Self.text, Self.text),
    // Another moment, kind, title, source.
    ("a.md", "a 2.md", Self.text, Self.text.replacing("18:50", with: "18:51")),
    ("a.md", "a 2.md", Self.text, Self.text.replacing("title: Walk", with: "kind: check-in")),
    ("a.md", "a 2.md", Self.text, Self.text.replacing("Walk", with: "Run")),
    (
      "a.md", "a 2.md", Self.text.replacing("title", with: "origin: one\ntitle"),
      Self.text.replacing("title", with: "origin: two\ntitle")
    ),
    // Two notes of one day.
    ("2026-11-20.md", "2026-11-20 2.md", "morning\n", "evening\n"),
    // Two days of time off.
    (
      "v.md", "v 2.md", "---\nkind: vacation\nfrom: 2026-12-20\n---\n",
      "---\nkind: vacation\nfrom: 2026-12-24\n---\n"
    ),
  ])
  func `what else looks alike is two records`(one: String, other: String, text: String, otherText: String) {
    #expect(twins([one: text, other: otherText]) == [])
  }

  @Test func `of several copies of one record each is found`() {
    let names = ["a (1).md", "a 2.md", "a-DESKTOP-AB12CD3.md", "a.md"]
    let found = twins(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.text) }))
    #expect(found == names.dropLast().map { Conflict(path: $0, origin: .twin, original: "a.md") })
  }

  @Test func `time off and notes without a moment are the same by what they say`() {
    let vacation = "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-28\n---\n"
    #expect(twins(["v.md": vacation, "v (1).md": vacation]).map(\.path) == ["v (1).md"])
    #expect(
      twins(["2026-11-20.md": "a\nb\n", "2026-11-20 2.md": "a\nc\n"]).map(\.path) == ["2026-11-20 2.md"])
  }

  @Test(arguments: [text, text.replacing("at: 2026-11-20T18:50:00+01:00", with: "date: 2026-11-20")])
  func `a move here and an edit elsewhere made two of one record`(text: String) throws {
    let folder = ScratchFolder()
    let (old, new) = ("2026/11/2026-11-20-walk.md", "2026/11/2026-11-10-walk.md")
    folder.write("---\nsmjournal: 1\n---\n", to: "journal/journal.md")
    folder.write(text, to: "journal/" + old)
    let environment = Environment([
      "XDG_STATE_HOME": folder.absolute("state"), "XDG_CACHE_HOME": folder.absolute("cache"),
    ])
    let journal = try Journal.open(.init(root: folder.absolute("journal"), environment: environment))
    let record = try journal.record(named: "walk")
    guard let day = CivilDay(iso: "2026-11-10") else { return }
    _ = try journal.move(record, to: day, now: nil)
    // The other device's edit is back under the old name.
    folder.write(text + "more\n", to: "journal/" + old)
    let resolver = ConflictResolver(journal)
    #expect(resolver.conflicts() == [Conflict(path: old, origin: .twin, original: new)])
    let conflict = try #require(resolver.conflicts().first)
    #expect(try resolver.resolve(conflict).outcome == .merged)
    #expect(folder.text(of: "journal/" + old) == nil)
    let merged = folder.text(of: "journal/" + new) ?? ""
    #expect(merged.contains("date: \"2026-11-10\"") && merged.hasSuffix("woods\nmore\n"))
    #expect(resolver.conflicts() == [])
  }

  @Test func `a device that did not move it leaves the day to the person`() throws {
    let (old, new) = ("2026/11/2026-11-20-walk.md", "2026/11/2026-11-19-walk.md")
    let folder = ScratchFolder()
    folder.write(Self.text + "more\n", to: old)
    folder.write(Self.text.replacing("title", with: "date: 2026-11-19\ntitle"), to: new)
    let resolver = ConflictResolver(Journal(store: FileStore(root: folder.path, stateFolder: nil)))
    #expect(resolver.conflicts() == [Conflict(path: old, origin: .twin, original: new)])
    // A day that only one side has is kept, as every key is.
    let conflict = try #require(resolver.conflicts().first)
    #expect(try resolver.resolve(conflict).outcome == .merged)
    #expect(
      folder.text(of: new)?.contains("date: 2026-11-19") == true
        && folder.text(of: new)?.contains("more") == true)
  }
}
