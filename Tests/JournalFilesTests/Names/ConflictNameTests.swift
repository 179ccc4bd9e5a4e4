import JournalModel
import JournalTestSupport
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
    ("a_REMOTE_4711.md", "a.md", .git), ("a_LOCAL_b_LOCAL_4711.Md", "a_LOCAL_b.Md", .git),
    ("x/.sync-conflict-20260310-181502.md", "x/copy.md", .syncthing),
    ("(conflicted).sync-conflict-20260310-181502.md", "(conflicted).md", .syncthing),
    ("x/a.md.conflict1", "x/a.md", .rclone), ("a.md.conflict12", "a.md", .rclone),
    ("a.md..path1", "a.md", .rclone), ("a.md.path2", "a.md", .rclone), ("a.conflict1.md", "a.md", .rclone),
    ("a..path2.md", "a.md", .rclone), ("a (conflicted copy 2026-11-20).MD", "a.MD", .cloud),
    ("img/a.sync-conflict-20261121-002003-PIDLRVI.png", "img/a.png", .syncthing),
    ("x/img/a (Anna's conflicted copy 2026-11-20).m4a", "x/img/a.m4a", .cloud),
    ("img/a.png.conflict1", "img/a.png", .rclone),
    ("img/a.png.sync-conflict-20261121-002003-PIDLRVI GOCRYPTFS_BAD_NAME", "img/a.png", .syncthing),
  ])
  func `tells the file that a copy belongs to`(path: String, original: String, tool: ConflictName.Tool) {
    #expect(ConflictName(path)?.original == original)
    #expect(ConflictName(path)?.tool == tool)
  }

  @Test func `tells the device that Syncthing names`() {
    #expect(ConflictName("a.sync-conflict-20261121-002003-PIDLRVI.md")?.device == "PIDLRVI")
    #expect(ConflictName("a.sync-conflict-20260310-181502.md")?.device == nil)
    #expect(ConflictName("a (conflicted copy 2026-11-20).md")?.device == nil)
  }

  @Test(arguments: [
    "a.md", "my_BASE_camp.md", "conflicted.md", ".md", "a.txt", "", "(conflicted).md", "a.txt.conflict1",
    "a.md.conflict", "a.md.conflict12345", "a.conflict.md", ".conflict1.md", "img/a.png", "img/.conflict1",
    "img/a.md.txt",
  ])
  func `finds no other file behind other names`(path: String) {
    #expect(ConflictName(path) == nil)
  }
}

/// What tools call copies against what people call their records.
@Suite struct CopyNameTests {
  /// Names as people and this program give them.
  private static let stems = [
    "2026-11-20-1850-check-in", "2026-11-20-a-hard-night", "2026-12-20-vacation", "Walk", "Léa's birthday",
    "note.v2",
    "Why I am (conflicted)", "conflict at work", "x_BASE_12", "日記",
  ]

  /// What tools add, which is a stamp of their own.
  private static let stamped = [
    "{}.sync-conflict-20261121-002003-PIDLRVI", "{}.sync-conflict-20260310-181502",
    "{} (Anna's conflicted copy 2026-11-20)", "{} (Annas in Konflikt stehende Kopie 2026-11-20)",
    "{} (In Konflikt stehende Kopie von Anna 2026-11-20)", "{} (Copie en conflit de Anna 2026-11-20)",
    "{} (copie en conflit de MacBook d'Anna 2026-11-20)", "{} (Copia en conflicto de Anna 2026-11-20)",
    "{} (Copia in conflitto di Anna 2026-11-20)", "{} (Conflicterende kopie van Anna 2026-11-20)",
    "{} (Cópia em conflito de Anna 2026-11-20)", "{} (Anna の競合コピー 2026-11-20)",
    "{} (conflicted copy 2026-11-20 185000)", "{} (case clash from Anna 2026-11-20 185000)",
    "{} (Anna's Case Conflict 2026-11-20)", "{} (Conflicted copy phone 202611201850)",
    "{}_conflict-20261120-185000",
    "{} (SFConflict anna@example.org 2026-11-20-18-50-00)", "{}_DiskStation_Nov-20-185000-2026_Conflict",
    "{} (Anna's conflicted copy 2026-11-20 (1))",
  ]

  /// What tools add, and people may add, too.
  private static let possible = [
    "{} (conflicted)", "{} [conflicted]", "{}.Conflict", "{} (case clash from Anna)", "{}_BASE_4711",
    "{}_REMOTE_4711", "{}.conflict1", "{}..path2",
    "{} (Anna's conflicted copy)", "{} (Konfliktkopie)",
  ]

  /// What people call records, where nothing lies beside them.
  private static let honest = [
    "2026-12-03_conflict-with-mum", "Why I am (conflicted)", "x_BASE_12", "A conflict", "Conflict",
    "On conflicts (and peace)", "My conflicted copy", "(conflicted)", "[conflicted]", "sync-conflict",
    "a.sync-conflict-notes",
    "conflict-2026-11-20", "_conflict-20261120-185000", "Case conflict of the day", "The clash (2026-11-20)",
    "Copie en conflit", "Konflikt", "Konflikt (2026-11-20)", "walk 2", "walk (1)", "walk-2",
    "walk-DESKTOP-AB12CD3",
    "2026-11-20", "Base_12", "my_BASE_camp", "year_2026", "room (12)", "list [done]", "Copy of walk",
    "walk copy", "walk - Copy", "(copy)", "The path1", "a.path1", "my conflict1", "x.conflict2",
  ]

  private static func meaning(_ name: String) -> NameRules.Meaning {
    Array(name.utf8).withUnsafeBufferPointer { NameRules.meaning(ofFile: $0) }
  }

  /// The files of a folder that are records, and those that are copies.
  private static func contents(_ names: [String]) throws -> (records: Set<String>, copies: Set<String>) {
    let folder = ScratchFolder()
    for name in names { folder.write("x", to: name + ".md") }
    let listing = try FileStore(root: folder.path, stateFolder: nil).listing()
    return (
      Set(listing.files.map { String($0.path.dropLast(3)) }),
      Set(listing.conflicts.map { String($0.path.dropLast(3)) })
    )
  }

  @Test func `200 names with a tool's stamp are copies, wherever they lie`() {
    var count = 0
    for stem in Self.stems {
      for pattern in Self.stamped {
        let name = pattern.replacing("{}", with: stem) + ".md"
        count += 1
        #expect(Self.meaning(name) == .conflictCopy, "\(name)")
        #expect(ConflictName("2026/11/" + name)?.original == "2026/11/\(stem).md", "\(name)")
      }
    }
    #expect(count >= 200)
  }

  @Test(arguments: [".conflict1", ".conflict20", "..path1", "..path2", ".path1"])
  func `what rclone puts behind the ending makes a copy of any name, wherever it lies`(suffix: String) {
    for stem in Self.stems {
      let name = stem + ".md" + suffix
      #expect(Self.meaning(name) == .conflictCopy, "\(name)")
      #expect(ConflictName("2026/11/" + name)?.original == "2026/11/\(stem).md", "\(name)")
    }
    for name in ["a.txt" + suffix, ".a.md" + suffix, "~a.md" + suffix, ".md" + suffix] {
      #expect(Self.meaning(name) == .other, "\(name)")
    }
  }

  @Test func `marks that people may set make a copy beside its file alone`() throws {
    for stem in Self.stems {
      let names = Self.possible.map { $0.replacing("{}", with: stem) }
      #expect(try Self.contents(names).copies == [], "\(stem)")
      let beside = try Self.contents(names + [stem])
      #expect(beside.copies == Set(names) && beside.records == [stem], "\(stem)")
    }
  }

  @Test func `200 names that people give are records`() throws {
    var count = 0
    for opening in ["", "2026-11-20-", "2026-11-20 ", "Mum ", "Été ", "x.", "Night "] {
      let names = Self.honest.map { opening + $0 }
      let found = try Self.contents(names)
      // The opening of a name can't make it a tool's, but for one that only a name was missing to.
      let expected = Set(names.filter { opening.isEmpty || !$0.hasSuffix("_conflict-20261120-185000") })
      #expect(found.records.isSuperset(of: expected), "\(expected.subtracting(found.records))")
      count += expected.count
    }
    #expect(count >= 200)
    let stems = try Self.contents(Self.stems)
    #expect(stems.copies == [] && stems.records.count == Self.stems.count)
  }
}

@Suite struct ConflictMarkersTests {
  @Test(arguments: [7, 8, 9, 40, 200]) func `reads markers of any size, and others between them as text`(
    size: Int
  ) throws {
    func sign(_ sign: String) -> String { String(repeating: sign, count: size) }
    let inner =
      size == 7
      ? "<<<<<<<<< deeper\n=========\n>>>>>>>>> deeper\n" : "<<<<<<< deeper\n=======\n>>>>>>> deeper\n"
    let text = "a\n\(sign("<")) HEAD\nb\n\(sign("|")) base\n\(inner)\(sign("="))\nc\n\(sign(">")) phone\n"
    let markers = try #require(ConflictMarkers(Array(text.utf8)))
    #expect(markers.ours == Array("a\nb\n".utf8))
    #expect(markers.theirs == Array("a\nc\n".utf8))
    #expect(markers.base == Array("a\n\(inner)".utf8))
    #expect(MergeMarkers.start(in: Array(text.utf8)) == 2)
  }

  @Test(arguments: [
    "<<<<<< a\nb\n======\nc\n>>>>>> d\n", "<<<<<<<< a\nb\n=======\nc\n>>>>>>>> d\n", "a\n=======\n",
  ])
  func `fewer signs, or not as many, are no markers`(text: String) {
    #expect(ConflictMarkers(Array(text.utf8)) == nil)
    #expect(MergeMarkers.start(in: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("a\n\n<<<<<<< x\nmine\n=======\ntheirs\n>>>>>>> y\n", "a\n\nmine\n\ntheirs\n"),
    ("<<<<<<< x\n- mine\n=======\n- theirs\n>>>>>>> y\n", "- mine\n- theirs\n"),
    ("<<<<<<< x\nmine\n=======\n\ntheirs\n>>>>>>> y\n", "mine\n\ntheirs\n"),
    ("<<<<<<< x\n=======\ntheirs\n>>>>>>> y\n", "theirs\n"),
    ("<<<<<<< x\r\nmine\r\n=======\r\ntheirs\r\n>>>>>>> y\r\n", "mine\r\n\r\ntheirs\r\n"),
  ])
  func `puts both sides one below the other, as paragraphs`(text: String, both: String) {
    #expect(ConflictMarkers(Array(text.utf8)).map { String(decoding: $0.both, as: UTF8.self) } == both)
  }

  @Test func `takes the versions of a file apart`() throws {
    let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> phone\nd\n"
    let markers = try #require(ConflictMarkers(Array(text.utf8)))
    #expect(markers.ours == Array("a\nb\nd\n".utf8))
    #expect(markers.theirs == Array("a\nc\nd\n".utf8))
    #expect(markers.base == nil)
    #expect(markers.clashes == [.init(ours: Array("b\n".utf8), theirs: Array("c\n".utf8))])
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
    // Only the first line of `=` can be the marker; the sides are then not what the person meant, but all is
    // there.
    let text = "<<<<<<< a\nb\n=======\nHead\n=======\nc\n>>>>>>> d\n"
    #expect(ConflictMarkers(Array(text.utf8))?.theirs == Array("Head\n=======\nc\n".utf8))
  }
}
