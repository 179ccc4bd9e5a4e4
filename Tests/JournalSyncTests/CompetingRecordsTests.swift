import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalStore
@testable import JournalSync

/// Two people of one name, and two changes of one day of the rota.
@Suite struct CompetingRecordsTests {
  private static let profile =
    "---\nsmjournal: 1\nshifts:\n  day: {hours: \"07:00-14:00\"}\n  late: {hours: \"13:30-21:30\"}\n"
    + "  night: {hours: \"21:00-07:00\"}\n---\n"

  private func competing(_ files: [String: String]) -> [Conflict] {
    let folder = ScratchFolder()
    folder.write(Self.profile, to: "journal.md")
    for (path, text) in files { folder.write(text, to: path) }
    return Journal(store: FileStore(root: folder.path, stateFolder: nil)).competingRecords()
  }

  private func shift(_ word: String, _ keys: String = "", day: String = "2026-11-25") -> String {
    "---\nkind: shift\ndate: \"\(day)\"\nshift: \(word)\n\(keys)---\n"
  }

  // MARK: Days

  @Test(arguments: [
    ("night", "rest", true), ("rest", "late", true), ("night", "night", true), ("day", "late", true),
    ("on-call", "rest", true), ("sick", "night", true),
    // Who is on call may be at work; who works twice may do so one after the other; who is off is off.
    ("on-call", "late", false), ("day", "night", false), ("rest", "leave", false), ("X1", "Y1", false),
  ])
  func `two shifts of a day compete where nobody can do both`(one: String, other: String, competes: Bool) {
    let found = competing(["2026/11/a.md": shift(one), "2026/11/b.md": shift(other)])
    let conflict = Conflict(path: "2026/11/b.md", origin: .sameDay, original: "2026/11/a.md")
    #expect(found == (competes ? [conflict] : []))
  }

  @Test(arguments: [
    ("start: \"06:00\"\nend: \"10:00\"\n", "start: \"16:00\"\nend: \"20:00\"\n", false),
    ("hours: \"06:00-10:00, 15:00-17:00\"\n", "start: \"16:00\"\nend: \"20:00\"\n", true),
    (
      "start: \"2026-11-25T22:00:00+01:00\"\nend: \"2026-11-26T06:00:00+01:00\"\n",
      "hours: \"05:00-09:00\"\n", false
    ),
    ("start: \"22:00\"\nend: \"06:00\"\n", "start: \"23:00\"\nend: \"23:30\"\n", true),
  ])
  func `the hours of a file count before the usual ones`(one: String, other: String, competes: Bool) {
    let found = competing(["2026/11/a.md": shift("day", one), "2026/11/b.md": shift("day", other)])
    #expect(!found.isEmpty == competes)
  }

  @Test func `another day, and a shift on top of the plan, compete with nothing`() {
    #expect(competing(["a.md": shift("night"), "b.md": shift("rest", day: "2026-11-26")]) == [])
    #expect(competing(["a.md": shift("night"), "b.md": shift("late", "extra: true\n")]) == [])
  }

  @Test func `shifts that could both be worked compete where one comes from another device`() throws {
    let folder = ScratchFolder()
    folder.write(Self.profile, to: "journal/journal.md")
    let store = FileStore(root: folder.absolute("journal"), stateFolder: folder.absolute("state"))
    let journal = Journal(store: store)
    _ = try store.create(Array(shift("night").utf8), folder: "2026/11", name: "b")
    folder.write(shift("day"), to: "journal/2026/11/a.md")
    // What was made here is the file, whatever its name.
    #expect(
      journal.competingRecords() == [
        Conflict(path: "2026/11/a.md", origin: .sameDay, original: "2026/11/b.md")
      ])
    // Both made here: the person's own.
    folder.remove("journal/2026/11/a.md")
    _ = try store.create(Array(shift("day").utf8), folder: "2026/11", name: "a")
    #expect(journal.competingRecords() == [])
  }

  // MARK: People

  @Test func `two people of one name compete, by the shorter name of their files`() {
    func person(_ name: String) -> String { "---\nkind: person\nname: \(name)\n---\n" }
    let found = competing([
      "people/nadia.md": person("Nadia"), "people/nadia-2.md": person("nadia "), "people/b.md": person("Béa"),
      "people/a.md": person("Bea"), "people/x.md": "---\nkind: person\n---\n",
      "people/y.md": "---\nkind: person\n---\n",
    ])
    #expect(
      found == [Conflict(path: "people/nadia-2.md", origin: .samePerson, original: "people/nadia.md")])
  }
}
