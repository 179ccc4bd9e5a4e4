import Testing
@testable import JournalFiles
@testable import JournalSync

@Suite struct ConflictNameTests {
  @Test(arguments: [
    ("2026/11/a.sync-conflict-20261121-002003-PIDLRVI.md", "2026/11/a.md", ConflictName.Tool.syncthing),
    ("a.sync-conflict-20260310-181502.md", "a.md", .syncthing),
    ("note.v2.final.sync-conflict-20261121-002910-NEPCXZU.md", "note.v2.final.md", .syncthing),
    ("a.md.sync-conflict-20261121-002003-PIDLRVI GOCRYPTFS_BAD_NAME", "a.md", .syncthing),
    (
      "a.sync-conflict-20261121-002003-PIDLRVI.sync-conflict-20261122-002003-NEPCXZU.md", "a.md",
      .syncthing
    ),
    ("x/a (conflicted copy 2026-11-20 185000).md", "x/a.md", .cloud),
    ("a (Anna's conflicted copy 2026-11-20).md", "a.md", .cloud),
    ("a (Conflicted copy phone 202611201850).md", "a.md", .cloud),
    ("a (Copie en conflit de Anna 2026-11-20).md", "a.md", .cloud),
    ("a_conflict-20261120-185000.md", "a.md", .cloud),
    ("a (SFConflict anna@example.org 2026-11-20-18-50-00).md", "a.md", .seafile),
    ("a (conflicted).md", "a.md", .cloud),
    ("a [conflicted].md", "a.md", .cloud),
    ("a_REMOTE_4711.md", "a.md", .git), ("a_LOCAL_b_LOCAL_4711.Md", "a_LOCAL_b.md", .git),
    ("x/.sync-conflict-20260310-181502.md", "x/copy.md", .syncthing),
    ("(conflicted).sync-conflict-20260310-181502.md", "(conflicted).md", .syncthing),
  ])
  func `tells the file that a copy belongs to`(path: String, original: String, tool: ConflictName.Tool) {
    #expect(ConflictName(path)?.original == original)
    #expect(ConflictName(path)?.tool == tool)
  }

  @Test(arguments: ["a.md", "my_BASE_camp.md", "conflicted.md", ".md", "a.txt", "", "(conflicted).md"])
  func `finds no other file behind other names`(path: String) {
    #expect(ConflictName(path) == nil)
  }
}

@Suite struct ConflictMarkersTests {
  @Test func `takes the versions of a file apart`() throws {
    let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> phone\nd\n"
    let markers = try #require(ConflictMarkers(Array(text.utf8)))
    #expect(markers.ours == Array("a\nb\nd\n".utf8))
    #expect(markers.theirs == Array("a\nc\nd\n".utf8))
    #expect(markers.base == nil)
    #expect(markers.places == 1)
  }

  @Test func `reads the base where the markers have it`() throws {
    let text = "<<<<<<< HEAD\nb\n||||||| 1234\nx\n=======\nc\n>>>>>>> phone\n"
    #expect(ConflictMarkers(Array(text.utf8))?.base == Array("x\n".utf8))
  }

  @Test(arguments: [
    "Heading\n=======\ntext\n", "a\n", "", "<<<<<<< HEAD\na\n",
    "<<<<<<< a\n=======\n<<<<<<< b\n=======\n>>>>>>> c\n",
    ">>>>>>> a\n", "<<<<<<<a\n=======\n>>>>>>> b\n",
  ])
  func `takes nothing else for markers`(text: String) {
    #expect(ConflictMarkers(Array(text.utf8)) == nil)
  }

  @Test func `keeps a heading underlined within a clash's side`() throws {
    // Only the first line of `=` can be the marker; the sides are then not what the person meant, but all is there.
    let text = "<<<<<<< a\nb\n=======\nHead\n=======\nc\n>>>>>>> d\n"
    #expect(ConflictMarkers(Array(text.utf8))?.theirs == Array("Head\n=======\nc\n".utf8))
  }
}
