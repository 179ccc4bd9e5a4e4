import JournalFormat
import JournalIndex
import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalStore
@testable import JournalSync

@Suite struct ConflictResolverTests {
  static let copy = "2026/11/a.sync-conflict-20261121-002003-PIDLRVI.md"
  static let original = "2026/11/a.md"

  private func journal(_ files: [String: String]) -> Journal {
    Journal(store: .simulated(texts: files))
  }

  private func text(_ journal: Journal, _ path: String) -> String? {
    (try? journal.store.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `lists copies and files with markers, likes and profile included`() {
    let markers = "<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n"
    let journal = journal([
      "journal.md": markers, Self.original: "x\n", Self.copy: "y\n", "2026/11/m.md": markers,
      "affirmations/likes.md": markers,
    ])
    #expect(
      ConflictResolver(journal).conflicts() == [
        Conflict(path: Self.copy, origin: .copy), Conflict(path: "2026/11/m.md", origin: .markers),
        Conflict(path: "affirmations/likes.md", origin: .markers),
        Conflict(path: "journal.md", origin: .markers),
      ])
  }

  @Test func `says what differs and whether it can be merged`() throws {
    let journal = journal([
      Self.original: "---\nenergy: 3\nmood: x\n---\ntext\n",
      Self.copy: "---\nenergy: 4\nstress: 2\nmood: x\n---\n",
    ])
    let found = try ConflictResolver(journal).examine(Conflict(path: Self.copy, origin: .copy))
    #expect(found.original == Self.original)
    #expect(found.tool == .syncthing)
    #expect(found.differences == ["energy", "stress", "text"])
    #expect(found.merge.clashes == [.key("energy")])
    #expect(!found.isMergeable)
  }

  @Test(arguments: [
    (ConflictCase.Waiting.deletedByUs, true), (.deletedByThem, true),
    (.renamed(theirs: "2026/11/b.md"), false), (.sealedByUs, false), (.sealedByThem, false),
  ])
  func `only a person knows which of two new names of a file counts`(
    waiting: ConflictCase.Waiting, isMergeable: Bool
  ) {
    let found = ConflictCase(
      conflict: Conflict(path: Self.original, origin: .unmerged), original: Self.original, tool: nil,
      versions: .init(ours: [], theirs: [], waiting: waiting))
    #expect(found.isMergeable == isMergeable)
    #expect(found.needsPerson == !isMergeable)
  }

  @Test func `merges a copy into its file and moves it to the trash`() throws {
    let journal = journal([
      Self.original: "---\na: 1\n---\ntext\n", Self.copy: "---\na: 1\ntags:\n  - x\n---\ntext\n",
    ])
    let outcome = try ConflictResolver(journal).resolve(Conflict(path: Self.copy, origin: .copy))
    #expect(
      outcome
        == .init(
          outcome: .merged, files: [Self.original], copy: "trash/2026/11/a-2.md", former: "trash/2026/11/a.md"
        ))
    #expect(text(journal, Self.original) == "---\na: 1\ntags:\n  - x\n---\ntext\n")
    #expect(text(journal, Self.copy) == nil)
    #expect(text(journal, "trash/2026/11/a.md") == "---\na: 1\n---\ntext\n")
    #expect(text(journal, "trash/2026/11/a-2.md") == "---\na: 1\ntags:\n  - x\n---\ntext\n")
  }

  @Test func `leaves a clash alone until a side is chosen`() throws {
    let files = [Self.original: "---\na: 1\nb: 1\n---\n", Self.copy: "---\na: 2\nc: 1\n---\n"]
    let journal = journal(files)
    let resolver = ConflictResolver(journal)
    let conflict = Conflict(path: Self.copy, origin: .copy)
    #expect(try resolver.resolve(conflict).outcome == .clash)
    #expect(text(journal, Self.original) == files[Self.original])
    _ = try resolver.resolve(conflict, preferring: .theirs)
    #expect(text(journal, Self.original) == "---\na: 2\nc: 1\nb: 1\n---\n")
    #expect(text(journal, Self.copy) == nil)
  }

  @Test func `takes what Syncthing replaced before the copy was made for what both come from`() throws {
    let journal = journal([
      Self.original: "---\na: 2\nb: 1\n---\n", Self.copy: "---\na: 1\nb: 3\n---\n",
      ".stversions/2026/11/a~20261120-003103.md": "---\na: 1\nb: 1\n---\n",
      ".stversions/2026/11/a~20261122-003103.md": "---\na: 1\nb: 9\n---\n",
    ])
    _ = try ConflictResolver(journal).resolve(Conflict(path: Self.copy, origin: .copy))
    #expect(text(journal, Self.original) == "---\na: 2\nb: 3\n---\n")
  }

  @Test(arguments: [
    // What one of the two sides is itself, or another record, is nothing that both come from.
    "---\na: 2\nb: 1\n---\n", "---\na: 1\nb: 3\n---\n", "---\nkind: check-in\na: 1\nb: 1\n---\n",
    "---\nkind: vacation\nfrom: 2026-11-01\na: 2\nb: 1\n---\n", "",
    "<<<<<<< a\n=======\n---\na: 1\n---\n>>>>>>> b\n",
  ])
  func `takes an older version where a younger one can't be what both come from`(younger: String) throws {
    let journal = journal([
      Self.original: "---\na: 2\nb: 1\n---\n", Self.copy: "---\na: 1\nb: 3\n---\n",
      ".stversions/2026/11/a~20261119-003103.md": "---\na: 1\nb: 1\n---\n",
      ".stversions/2026/11/a~20261120-003103.md": younger,
    ])
    _ = try ConflictResolver(journal).resolve(Conflict(path: Self.copy, origin: .copy))
    #expect(text(journal, Self.original) == "---\na: 2\nb: 3\n---\n")
  }

  @Test func `the sides between markers are named: the file and its copy, or the two of git`() throws {
    let copies = journal([Self.original: "---\na: 1\n---\n", Self.copy: "---\na: 2\n---\n"])
    let copy = try ConflictResolver(copies).examine(Conflict(path: Self.copy, origin: .copy))
    let text = String(decoding: copy.merge.bytes, as: UTF8.self)
    #expect(text.contains("<<<<<<< \(Self.original)\n") && text.contains(">>>>>>> \(Self.copy)\n"))
    let markers = "---\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n---\n"
    let merged = try ConflictResolver(journal([Self.original: markers]))
      .examine(Conflict(path: Self.original, origin: .markers))
    #expect(String(decoding: merged.merge.bytes, as: UTF8.self).contains(">>>>>>> theirs\n"))
  }

  @Test func `one undo takes back both the merge and the move of the copy`() throws {
    let files = [
      Self.original: "---\na: 1\n---\ntext\n", Self.copy: "---\na: 1\ntags:\n  - x\n---\ntext\n",
    ]
    for kind in TestedStore.allCases {
      let fixture = StoreFixture(kind, files)
      let resolver = ConflictResolver(Journal(store: fixture.store))
      _ = try resolver.resolve(Conflict(path: Self.copy, origin: .copy))
      _ = try fixture.store.undo()
      for (path, text) in files { #expect(fixture.text(path) == text, "\(kind)") }
      #expect(throws: StoreError(path: "", reason: .nothingToUndo)) { try fixture.store.undo() }
    }
  }

  @Test func `one undo takes two records back into the markers of one file`() throws {
    let one = "---\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n---\n"
    let other = one.replacing("18:50", with: "19:50")
    let both = RecordMerge(base: nil, ours: Array(one.utf8), theirs: Array(other.utf8)).bytes
    for kind in TestedStore.allCases {
      let fixture = StoreFixture(kind, [Self.original: String(decoding: both, as: UTF8.self)])
      let resolver = ConflictResolver(Journal(store: fixture.store))
      _ = try resolver.resolve(Conflict(path: Self.original, origin: .markers))
      #expect(fixture.text("2026/11/a-2.md") == other, "\(kind)")
      _ = try fixture.store.undo()
      #expect(fixture.text(Self.original).map { Array($0.utf8) } == both, "\(kind)")
      #expect(fixture.text("2026/11/a-2.md") == nil, "\(kind)")
    }
  }

  @Test func `gives the second of two records a name of its own`() throws {
    let one = "---\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n---\n"
    let other = "---\nkind: check-in\nat: \"2026-11-20T18:50:59+01:00\"\n---\n"
    let journal = journal([Self.original: one, Self.copy: other])
    _ = try ConflictResolver(journal).resolve(Conflict(path: Self.copy, origin: .copy))
    #expect(text(journal, Self.original) == one)
    #expect(text(journal, "2026/11/a-2.md") == other)
    #expect(text(journal, Self.copy) == nil)
  }

  @Test func `a file that breaks off anywhere in its front matter is no record of its own`() {
    let whole = "---\ntitle: Shared\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n---\n\nText.\n"
    let copy = Array(whole.replacing("Text.", with: "Other words.").utf8)
    for length in 1..<whole.utf8.count - 11 {
      #expect(!RecordMerge.areTwoRecords(Array(whole.utf8.prefix(length)), copy), "\(length)")
      #expect(!RecordMerge.areTwoRecords(copy, Array(whole.utf8.prefix(length))), "\(length)")
    }
  }

  @Test func `time off of the same days is one, whatever it is called`() {
    func text(_ title: String, until: String = "2026-12-27") -> [UInt8] {
      Array("---\nkind: vacation\nfrom: 2026-12-20\nuntil: \(until)\ntitle: \(title)\n---\n".utf8)
    }
    #expect(!RecordMerge.areTwoRecords(text("Alps"), text("Mountains")))
    #expect(RecordMerge.areTwoRecords(text("Alps"), text("Mountains", until: "2026-12-28")))
  }

  @Test func `two moods told at one time in other words are two`() {
    func text(_ mood: String, _ note: String, second: String = "00") -> [UInt8] {
      Array(
        "---\nkind: entry\nat: \"2026-11-26T16:00:\(second)+01:00\"\nmood: \(mood)\n---\n\n\(note)\n".utf8)
    }
    #expect(RecordMerge.areTwoRecords(text("😞", "rough"), text("😊", "fine")))
    #expect(!RecordMerge.areTwoRecords(text("😞", "rough"), text("😊", "rough")))
    #expect(!RecordMerge.areTwoRecords(text("😞", "rough"), text("😞", "fine")))
    // One second on a clock is one record.
    #expect(!RecordMerge.areTwoRecords(text("😞", "rough", second: "07"), text("😊", "fine", second: "07")))
  }

  @Test func `takes two records out of the markers of one file`() throws {
    let one = "---\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n---\n"
    let other = "---\nkind: check-out\nat: \"2026-11-20T18:50:00+01:00\"\n---\n"
    let merge = RecordMerge(base: nil, ours: Array(one.utf8), theirs: Array(other.utf8))
    let journal = journal([Self.original: String(decoding: merge.bytes, as: UTF8.self)])
    _ = try ConflictResolver(journal).resolve(Conflict(path: Self.original, origin: .markers))
    #expect(text(journal, Self.original) == one)
    #expect(text(journal, "2026/11/a-2.md") == other)
  }

  @Test func `writes nothing over markers that changed after they were read`() throws {
    let one = "---\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n---\n"
    let other = one.replacing("18:50", with: "19:50")
    let merge = RecordMerge(base: nil, ours: Array(one.utf8), theirs: Array(other.utf8))
    let journal = journal([Self.original: String(decoding: merge.bytes, as: UTF8.self)])
    let resolver = ConflictResolver(journal)
    let found = try resolver.examine(Conflict(path: Self.original, origin: .markers))
    let saved = String(decoding: merge.bytes, as: UTF8.self) + "\nsaved by an editor meanwhile\n"
    _ = try journal.store.replace(try journal.store.read(Self.original), with: Array(saved.utf8))
    let refusal = StoreError(path: Self.original, reason: .changedSinceRead)
    #expect(throws: refusal) { try resolver.separate(found) }
    #expect(throws: refusal) { try resolver.settle(found, with: Array(one.utf8)) }
    #expect(text(journal, Self.original) == saved)
    #expect(text(journal, "2026/11/a-2.md") == nil)
  }

  @Test func `gives a copy the name of a file that is gone`() throws {
    let journal = journal([Self.copy: "y\n"])
    _ = try ConflictResolver(journal).resolve(Conflict(path: Self.copy, origin: .copy))
    #expect(text(journal, Self.original) == "y\n")
    #expect(text(journal, Self.copy) == nil)
  }

  @Test func `mends the markers that git left between lines that do not clash`() throws {
    let journal = journal([
      Self.original:
        "---\n<<<<<<< HEAD\na: 2\nb: 1\n||||||| 12\na: 1\nb: 1\n=======\na: 1\nb: 2\n>>>>>>> x\n---\ntext\n"
    ])
    _ = try ConflictResolver(journal).resolve(Conflict(path: Self.original, origin: .markers))
    #expect(text(journal, Self.original) == "---\na: 2\nb: 2\n---\ntext\n")
  }

  @Test func `does not touch a file whose markers don't belong together`() throws {
    let broken = "<<<<<<< a\nx\n<<<<<<< b\n=======\ny\n>>>>>>> c\n"
    let journal = journal([Self.original: broken])
    let outcome = try ConflictResolver(journal).resolve(
      Conflict(path: Self.original, origin: .markers), preferring: .ours)
    #expect(outcome.outcome == .clash)
    #expect(text(journal, Self.original) == broken)
  }
}

@Suite struct LeftOverTests {
  @Test func `a full reindex sweeps what killed processes left beside likes too`() throws {
    let folder = ScratchFolder()
    folder.write("---\nsmjournal: 1\n---\n", to: "journal/journal.md")
    let left = "journal/affirmations/.smj-tmp-99999999-1"
    folder.write("half", to: left)
    folder.setModified(0, of: left)
    let environment = Environment([
      "XDG_CACHE_HOME": folder.absolute("cache"), "XDG_STATE_HOME": folder.absolute("state"),
    ])
    let journal = try Journal.open(.init(root: folder.absolute("journal"), environment: environment))
    _ = journal.reindex(.full)
    #expect(folder.bytes(of: left) == nil)
  }
}

@Suite struct ArrivingFileTests {
  @Test func `a new file keeps away from the name of one that Syncthing is about to bring`() throws {
    let folder = ScratchFolder()
    folder.write("half", to: "2026/11/.syncthing.2026-11-20-1850-check-in.md.tmp")
    let store = FileStore(root: folder.path, stateFolder: nil)
    let change = try store.create([0x61], folder: "2026/11", name: "2026-11-20-1850-check-in")
    #expect(change.path == "2026/11/2026-11-20-1850-check-in-2.md")
  }
}

@Suite struct SyncSetupTests {
  @Test func `adds what Syncthing must leave alone, once`() throws {
    let folder = ScratchFolder()
    folder.write("// mine\n*~\n(?d)*~", to: ".stignore")
    guard case .added(let lines, ".stignore")? = try SyncSetup(root: folder.path).syncthing().first else {
      Issue.record("nothing was added")
      return
    }
    #expect(lines == SyncSetup.untravelled.filter { $0 != "(?d)*~" })
    #expect(folder.text(of: ".stignore") == "// mine\n*~\n(?d)*~\n" + lines.map { $0 + "\n" }.joined())
    #expect(try SyncSetup(root: folder.path).syncthing() == [.complete(".stignore")])
  }

  @Test func `prepares a repository, once`() throws {
    let folder = ScratchFolder()
    guard Program.run("git", ["init", "-q", folder.path])?.status == 0 else { return }
    folder.write("*.png -text\n", to: ".gitattributes")
    let steps = try SyncSetup(root: folder.path).git((name: "smjournal", path: "/opt/bin/smjournal"))
    #expect(steps.contains(.added(lines: SyncSetup.attributes, to: ".gitattributes")))
    #expect(steps.contains(.configured(key: "merge.smjournal.driver")))
    #expect(
      folder.text(of: ".gitattributes") == "*.png -text\n*.md merge=smjournal\n*.md.age merge=smjournal\n")
    let repository = try #require(GitRepository(of: folder.path))
    #expect(
      repository.setting("merge.smjournal.driver")
        == MergeDriverLine(name: "smjournal", path: "/opt/bin/smjournal").text)
    #expect(repository.setting("merge.directoryRenames") == "false")
    // Or else git pulls nothing once both devices have gone on.
    #expect(repository.setting("pull.rebase") != nil || repository.setting("pull.ff") != nil)
    #expect(repository.isIgnored("trash/2026/11/a.md"))
    #expect(
      try SyncSetup(root: folder.path).git((name: "smjournal", path: "/opt/bin/smjournal")) == [
        .complete(".gitattributes"), .complete(".gitignore"), .alreadyConfigured(key: "merge.smjournal.name"),
        .alreadyConfigured(key: "merge.smjournal.driver"), .alreadyConfigured(key: "merge.directoryRenames"),
      ])
  }

  @Test(arguments: ["/b 'c'/%h/x", "/x'\u{301}", PathText.text([0x2F, 0xFF, 0x27, 0x25, 0x80])])
  func `the programs of a driver's line are read out of it again`(path: String) {
    let line = MergeDriverLine(configured: MergeDriverLine(name: "smjournal", path: path).text)
    #expect(line.programs.map { Array($0.utf8) } == [path, "smjournal"].map { Array($0.utf8) })
  }

  @Test func `leaves another merge driver alone`() throws {
    let folder = ScratchFolder()
    guard Program.run("git", ["init", "-q", folder.path])?.status == 0 else { return }
    folder.write("*.md merge=union\n", to: ".gitattributes")
    #expect(try SyncSetup(root: folder.path).git((name: "x", path: "/x")).first == .otherDriver("union"))
    #expect(folder.text(of: ".gitattributes") == "*.md merge=union\n")
  }

  @Test func `says where there is no repository`() {
    let folder = ScratchFolder()
    guard GitRepository.isInstalled else { return }
    #expect(throws: SyncSetup.Failure.noRepository(root: folder.path)) {
      try SyncSetup(root: folder.path).git((name: "x", path: "/x"))
    }
  }
}

@Suite struct MergeDriverTests {
  private func run(_ base: String?, _ ours: String?, _ theirs: String?) -> (text: String?, clashes: Int?) {
    let folder = ScratchFolder()
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      if let text { folder.write(text, to: name) }
    }
    let driver = MergeDriver(
      base: folder.absolute("base"), ours: folder.absolute("ours"), theirs: folder.absolute("theirs"))
    let merge = try? driver.run()
    return (folder.text(of: "ours"), merge?.clashes.count)
  }

  @Test func `leaves the merge in our file`() {
    #expect(
      run("---\na: 1\nb: 1\n---\n", "---\na: 2\nb: 1\n---\n", "---\na: 1\nb: 2\n---\n") == (
        "---\na: 2\nb: 2\n---\n", 0
      ))
  }

  @Test func `leaves markers where both sides changed the same`() {
    #expect(
      run("---\na: 1\n---\n", "---\na: 2\n---\n", "---\na: 3\n---\n")
        == ("---\n<<<<<<< ours\na: 2\n=======\na: 3\n>>>>>>> theirs\n---\n", 1))
  }

  @Test func `takes a missing or empty base for none`() {
    #expect(run(nil, "a\n", "a\nb\n") == ("a\nb\n", 0))
    #expect(run("", "a\n", "a\nb\n") == ("a\nb\n", 0))
  }

  @Test func `leaves both versions between markers where the base can't be read`() {
    let folder = ScratchFolder()
    folder.makeFolder("base")
    folder.write("a\n", to: "ours")
    folder.write("b\n", to: "theirs")
    let driver = MergeDriver(
      base: folder.absolute("base"), ours: folder.absolute("ours"), theirs: folder.absolute("theirs"))
    #expect(throws: StoreError(path: "base", reason: .notAFile(.folder))) { try driver.run() }
    #expect(folder.text(of: "ours") == "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n")
  }

  @Test func `touches nothing where a version can't be read`() {
    #expect(run("a\n", "b\n", nil) == ("b\n", nil))
  }
}

@Suite struct PatientIdentifierTests {
  @Test(arguments: [
    ("IPP 8001234567.", PatientIdentifier.hospitalNumber, "IPP 8001234567"),
    ("mrn: 123456", .hospitalNumber, "mrn: 123456"),
    ("1 85 05 78 006 084 91", .socialSecurity, "1 85 05 78 006 084 91"),
    ("NHS 943 476 5919", .nhs, "943 476 5919"),
    ("née le 12/03/1954", .birthDate, "née le 12/03/1954"),
    ("born 3 March 1954", .birthDate, "born 3 March 1954"),
    ("with Mme Martin again", .name, "Mme Martin"),
    ("M. Dupont", .name, "M. Dupont"),
    ("Room 12, bed 3", .own("room 99"), "Room 12"),
  ])
  func `finds what identifies a patient`(text: String, kind: PatientIdentifier, found: String) {
    let bytes = Array(text.utf8)
    let matches = PatientIdentifierRules(own: ["room 99"]).matches(in: bytes)
    #expect(matches.map(\.kind) == [kind])
    #expect(matches.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [found])
  }

  @Test(arguments: [
    "2026-11-20T18:50:00+01:00", "energy: 4", "I was born to do this", "06 12 34 56 78", "room 123",
    "Mme la cadre",
    "tags:\n  - a", "", "1234567890",
  ])
  func `takes nothing else for it`(text: String) {
    #expect(PatientIdentifierRules(own: ["room 99"]).matches(in: Array(text.utf8)).isEmpty)
  }

  @Test(arguments: [
    ("git@github.com:me/journal.git", true, false), ("https://u:p@gitlab.com/x", true, false),
    ("ssh://git@home.example.org:22/x", false, false), ("http://home.example.org/x", false, true),
    ("/mnt/stick/journal.git", false, false), ("https://github.com.example.org/x", false, false),
  ])
  func `knows hosts that are open to everyone`(address: String, isPublic: Bool, isPlain: Bool) {
    #expect(RemoteAddress.mayBePublic(address) == isPublic)
    #expect(RemoteAddress.isPlain(address) == isPlain)
  }

  @Test func `shows an address without its password`() {
    #expect(RemoteAddress.shown("https://u:secret@github.com/x") == "https://github.com/x")
  }
}
