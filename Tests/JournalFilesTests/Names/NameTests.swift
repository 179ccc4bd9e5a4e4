import JournalModel
import Testing

@testable import JournalFiles

@Suite struct NameTests {
  private static let records = [
    "2026-11-20-1850-check-in.md", "a.md", "A.MD", "Ünï.md", "x y.md", "x_2.md", "x (1).md", "note_LOCAL.md",
    "conflict.md", "a conflict at work.md", "_.md", "x.y.md", "A conflicted copy.md", "(conflicted).md",
    "My opie en conflit.md", "x~.md", "#1.md", "sync-conflict.md",
  ]

  private static let conflicts = [
    "0900-shared-entry.sync-conflict-20261121-002003-PIDLRVI.md",
    "0910-note.v2.final.sync-conflict-20261121-002910-NEPCXZU.md",
    "x.sync-conflict-20260310-181502.md",
    ".sync-conflict-20260310-181502.md",
    "note.md.sync-conflict-20261121-002003-PIDLRVI GOCRYPTFS_BAD_NAME",
    "x (Anna's conflicted copy 2026-03-10).md", "x (conflicted copy 2026-03-10 181502).md",
    "x (Copie en conflit de Anna 2026-03-10).md", "x (copie en conflit de Anna 2026-03-10).md",
    "x (Conflicted copy phone 202603101815).md", "x_conflict-20260310-181502.md",
    "x (SFConflict anna@x.org 2026-03-10-18-15-02).md",
  ]

  private static let possible = [
    "x_BACKUP_1234.md", "x_BASE_1234.md", "x_LOCAL_1234.md", "x_REMOTE_1234.md", "x (conflicted).md",
    "x [conflicted].md", "x.Conflict.md",
  ]

  private static let others = [
    "~x.sync-conflict-20261121-002003-PIDLRVI.md", ".x.sync-conflict-20261121-002003-PIDLRVI.md",
    ".sync-conflict-20260310-18.sync-conflict-20260310-181502.md",
    "~x.sync-conflict-20261121-002003-PIDLRVI GOCRYPTFS_BAD_NAME",
    ".e.md.swp", ".e.md.swo", "4913", "e.md~", "e.mz~", ".e.md.un~", ".#e.md", "#e.md#",
    ".goutputstream-X1Y2Z3",
    ".syncthing.1100-big.md.tmp", ".syncthing.d924fcc5b5fbb.tmp", ".dat.nosync88e.qZLiKn", "._x.md",
    ".DS_Store",
    ".sync-conflict-20261121-003013-NEPCXZU.smjournal-index",
    "index.sync-conflict-20261121-002909-NEPCXZU.json",
    ".#x.md.sync-conflict-20261121-002909-NEPCXZU", "x.md.orig", "x.md.rej", "x.md.bak", "x.txt",
    "x.markdown",
    "md", ".md", "Thumbs.db", "desktop.ini", "x.md.icloud", ".x.md.icloud",
  ]

  private func meaning(_ name: String) -> NameRules.Meaning {
    Array(name.utf8).withUnsafeBufferPointer { NameRules.meaning(ofFile: $0) }
  }

  @Test(arguments: records) func `a record`(name: String) { #expect(meaning(name) == .record) }
  @Test(arguments: conflicts) func `a conflicting copy`(name: String) {
    #expect(meaning(name) == .conflictCopy)
  }
  @Test(arguments: possible) func `a copy, where its file lies beside it`(name: String) {
    #expect(meaning(name) == .possibleCopy)
  }
  @Test(arguments: others) func `litter`(name: String) { #expect(meaning(name) == .other) }
  @Test func `a temporary file of the program`() { #expect(meaning(".smj-tmp-123-1") == .temporary) }

  @Test(arguments: [
    (".git", "", false), (".stversions", "a", false), (".stfolder", "", false), ("trash", "", false),
    ("templates", "", false), ("affirmations", "", false), ("trash", "a", true), ("2026", "", true),
    ("#recycle", "", false), ("@eaDir", "2026/11", false), ("#ideas", "", true), ("bak", "logseq", false),
    ("bak", "graph/logseq", false), ("bak", "", true), ("bak", "mylogseq", true),
  ])
  func `folders that may hold records`(name: String, parent: String, expected: Bool) {
    let answer = Array(name.utf8).withUnsafeBufferPointer {
      NameRules.mayHoldRecords(folder: $0, in: Array(parent.utf8))
    }
    #expect(answer == expected)
  }

  @Test(arguments: [
    (Kind.checkIn, "2026-11-20-1850-check-in"), (.checkOut, "2026-11-20-1850-check-out"),
    (.vacation, "2026-11-20-vacation"), (.shift, "2026-11-20-shift-night"),
    (.entry, "2026-11-20-1850-a-hard-night"),
  ])
  func `names of new records`(kind: Kind, expected: String) throws {
    let day = try #require(CivilDay(year: 2026, month: 11, day: 20))
    let time = ClockTime(hour: 18, minute: 50)
    #expect(
      FileNames.stem(kind: kind, day: day, time: time, title: "A hard night!", shift: .night) == expected)
    #expect(FileNames.folder(of: day) == "2026/11")
  }

  @Test(
    arguments: [
      ("A hard night", "a-hard-night"), ("  --x--  ", "x"), ("!!!", nil), ("", nil), ("日本語", nil),
      ("one two three four", "one-two-three"), ("12:30 h", "12-30-h"),
      ("supercalifragilistic", "supercalifragi"),
    ] as [(String, String?)])
  func `slugs of at most 14 bytes`(title: String, expected: String?) {
    #expect(FileNames.slug(title, limit: 14) == expected)
  }

  @Test(arguments: [
    ("2026-11-20-1850-check-in", "2027-01-02-1850-check-in"), ("2026-11-20", "2027-01-02"),
    ("a hard night", "a hard night"), ("2026-11-201", "2026-11-201"), ("20261120", "20261120"),
  ])
  func `names of records that get another day`(stem: String, expected: String) throws {
    let day = try #require(CivilDay(year: 2027, month: 1, day: 2))
    #expect(FileNames.stem(stem, movedTo: day) == expected)
  }

  @Test(
    arguments: [
      ("a", [0x61], "a-2"), ("caf\u{E9}", [0x63, 0x61, 0x66, 0xC3, 0xA9], "café-2"),
      ("c\u{10DCE9}", [0x63, 0xE9], "c\u{10DCE9}-2"), ("A", [0x61], "A-2"), ("b", [0x61], "b"),
    ] as [(String, [UInt8], String)])
  func `a name that is taken gets a number, whatever its bytes are`(
    stem: String, taken: [UInt8], expected: String
  ) throws {
    var choice = try NameChoice(stem: stem, taken: [taken + Array(".md".utf8)])
    #expect(choice.next() == expected + ".md")
  }

  @Test func `a long name is not cut where it would look like a conflicting copy`() throws {
    let stem = String(repeating: "x", count: 89) + "_LOCAL_12 and more"
    var choice = try NameChoice(stem: stem, taken: [])
    #expect(choice.next() == String(repeating: "x", count: 89) + "_LOCAL_.md")
  }

  @Test(arguments: [
    ("2026/11/2026-11-20-shift-night.md", true), ("notes/2026-11-20.md", true), ("2026/11", true),
    ("2026", true), ("", true), ("/home/a/journal", true), ("2026/11/2026-11-21-shift-night.md", false),
    ("2026/1", false), ("2026/10", false),
    ("2026/11/a.md", false), ("notes", false),
  ])
  func `paths of what may be a record of 20 November`(path: String, expected: Bool) throws {
    let day = try #require(CivilDay(year: 2026, month: 11, day: 20))
    #expect(FileNames.mayBeOf(day, path) == expected)
  }

  @Test(arguments: [
    ("2026/11", true), ("2026/13", false), ("2026", false), ("x/2026/11", false), ("2026/1", false),
    ("26/11/01", false),
  ])
  func `folders of months`(path: String, expected: Bool) {
    #expect((FileNames.month(ofFolder: path) != nil) == expected)
  }
}
