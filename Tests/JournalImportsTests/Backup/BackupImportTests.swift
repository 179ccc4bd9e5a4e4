import ImportTestSupport
import JournalExchange
import JournalFiles
import JournalFormat
import JournalImports
import JournalModel
import JournalStore
import JournalTestSupport
import SystemLibrary
import Testing
import YAMLCodec

@Suite struct BackupImportTests {
  /// A folder of files, as bytes by their paths.
  private typealias Files = [String: [UInt8]]

  private func backup(_ files: Files) throws -> [UInt8] {
    let reading = try Reading()
    reading.folder.remove("journal/journal.md")
    for (path, bytes) in files { reading.folder.write(bytes, to: "journal/" + path) }
    let sink = MemorySink()
    _ = try BackupExport(reading.journal).write(to: sink)
    return sink.bytes
  }

  private func contents(_ folder: ScratchFolder, _ root: String = "journal/") -> Files {
    var files: Files = [:]
    for path in folder.files() where path.hasPrefix(root) {
      files[String(path.dropFirst(root.count))] = folder.bytes(of: path)
    }
    return files
  }

  private static let profile = Array("---\nsmjournal: 1\nname: Claire\n---\n".utf8)
  private static let entry = Array("---\ndate: 2026-11-21\r\n---\n\"Quoted\" \\ text\u{0}\u{1B}.\n".utf8)

  @Test func `a fresh journal becomes the one that was backed up, in one change`() throws {
    let files: Files = [
      "journal.md": Self.profile, "2026/11/2026-11-21-é.md": Self.entry, "2026/11/empty.md": [],
      "2026/11/img/lea.jpg": [0xFF, 0xD8, 0xFF, 0, 1, 2], "trash/2026/11/x.md": [0x41], ".stignore": [0x23],
      "2026/11/latin.md": [0x2D, 0xE9, 0x0A],
    ]
    let reading = try Reading()
    let former = reading.folder.bytes(of: "journal/journal.md")
    let document = try backup(files)
    let receipt = try reading.run("b.json", document) { $0.isAgain = true }
    #expect([receipt.read, receipt.added, receipt.changed, receipt.same] == [7, 6, 1, 0])
    #expect(receipt.mediaFound == 1)
    #expect(receipt.problems.isEmpty)
    #expect(contents(reading.folder) == files)
    #expect(try reading.run("b.json", document).same == 7)
    _ = try reading.journal.undo()
    let left = contents(reading.folder)
    #expect(left["journal.md"] == former)
    #expect(left.keys.allSatisfy { $0 == "journal.md" || $0.hasPrefix("trash/") })
  }

  @Test(arguments: [
    // What init writes is nothing of one's own.
    ("", "name: Ann\n", "id: theirs\nname: Ann\n", "id, name", ""),
    (
      "week-starts: monday\n", "week-starts: sunday\n", "id: theirs\nweek-starts: sunday\n",
      "id, week-starts", ""
    ),
    // The backup has all of it.
    ("name: Ann\n", "name: Ann\nclock: notes\n", "id: theirs\nname: Ann\nclock: notes\n", "id, clock", ""),
    ("nom: Ann\n", "name: Ann\n", "id: theirs\nname: Ann\n", "id", ""),
    // Something of the journal's own would go: it stays one of its own.
    ("name: Bob\n", "", "id: own\nname: Bob\n", "", ""),
    ("name: Bob\n", "clock: notes\n", "id: own\nname: Bob\nclock: notes\n", "clock", ""),
    (
      "name: Bob # me\n", "name: Ann\nmine: {a: 1}\n", "id: own\nname: Bob # me\nmine:\n  a: 1\n", "mine",
      "name"
    ),
    (
      "nom: Bob\nweek-starts: monday\n", "name: Ann\nweek-starts: sunday\n",
      "id: own\nnom: Bob\nweek-starts: sunday\n", "week-starts", "name"
    ),
    ("mine: x\n", "language: fr\n", "id: own\nmine: x\nlanguage: fr\n", "language", ""),
    (
      "language: en\nholidays: [gb]\n", "language: fr\nholidays: [fr]\n",
      "id: own\nlanguage: en\nholidays: [gb]\n",
      "", "language, holidays"
    ),
  ])
  func `a fresh journal keeps its own settings and takes what it lacks`(
    own: String, backup: String, expected: String, taken: String, kept: String
  ) throws {
    let reading = try Reading()
    func profile(_ lines: String) -> String { "---\nsmjournal: 1\n\(lines)---\n" }
    reading.folder.write(profile("id: own\n" + own), to: "journal/journal.md")
    let document = try self.backup(["journal.md": Array(profile("id: theirs\n" + backup).utf8)])
    let receipt = try reading.run("b.json", document)
    #expect(reading.text("journal.md") == profile(expected))
    #expect(receipt.settings.joined(separator: ", ") == taken)
    #expect(receipt.changed == (taken.isEmpty ? 0 : 1))
    #expect(receipt.left.listed.map(\.thing.what) == (kept.isEmpty ? [] : ["journal.md (\(kept))"]))
    #expect(receipt.problems.map(\.reason) == (kept.isEmpty ? [] : [.source(.otherHere)]))
  }

  @Test func `a text below the settings stays, too`() throws {
    let reading = try Reading()
    let own = "---\nsmjournal: 1\n---\n\nMine.\n"
    reading.folder.write(own, to: "journal/journal.md")
    let receipt = try reading.run("b.json", try backup(["journal.md": Self.profile]))
    #expect(receipt.settings == ["name"])
    #expect(reading.text("journal.md") == own.replacing("1\n", with: "1\nname: Claire\n"))
  }

  @Test func `hidden files don't keep a journal from being a fresh one`() throws {
    let reading = try Reading()
    reading.folder.write("x", to: "journal/.stignore")
    let receipt = try reading.run("b.json", try backup(["journal.md": Self.profile]))
    #expect([receipt.changed, receipt.problems.count] == [1, 0])
    #expect(reading.folder.bytes(of: "journal/journal.md") == Self.profile)
  }

  @Test func `a profile that is none does not take the place of the journal's`() throws {
    let reading = try Reading()
    let former = reading.folder.bytes(of: "journal/journal.md")
    let receipt = try reading.run("b.json", try backup(["journal.md": Array("---\ntitle: x\n---\n".utf8)]))
    #expect([receipt.changed, receipt.leftOut[.differs] ?? 0] == [0, 1])
    #expect(receipt.problems.map(\.reason) == [.source(.otherHere)])
    #expect(reading.folder.bytes(of: "journal/journal.md") == former)
  }

  @Test(arguments: [("a", "a", 0), ("a", "b", 2), ("a", "", 2), ("", "", 2), ("", "a", 2)], [false, true])
  func `hidden files come with a backup of this very journal alone, unless they are asked for`(
    _ ids: (own: String, theirs: String, count: Int), isAgain: Bool
  ) throws {
    func profile(_ id: String) -> [UInt8] {
      Array("---\nsmjournal: 1\n\(id.isEmpty ? "" : "id: \(id)\n")---\n".utf8)
    }
    let document = try backup([
      "journal.md": profile(ids.theirs), ".bashrc": [0x61], "2026/.gitattributes": [0x62],
      "2026/x.sh": [0x63],
    ])
    let reading = try Reading()
    let folder = reading.folder
    folder.write(profile(ids.own), to: "journal/journal.md")
    folder.write("mine", to: "journal/mine.md")
    var options = Journal.Options(root: folder.absolute("journal"), index: .none)
    options.environment = Environment(["XDG_STATE_HOME": folder.absolute("state")])
    let journal = try Journal.open(options)
    var context = reading.context
    context.isAgain = isAgain
    let receipt = try JournalImport(
      try ImportSource(path: "b.json", bytes: document), as: nil, into: journal, context, now: Reading.now
    ).write()
    let count = isAgain ? 0 : ids.count
    #expect(receipt.leftOut[.hidden] ?? 0 == count)
    let hidden = [".bashrc", "2026/.gitattributes"]
    let named = receipt.problems.map(\.reason).filter { $0 != .source(.otherHere) }
    #expect(named == (count == 0 ? [] : hidden.map { .source(.hiddenFile($0)) }))
    for path in hidden { #expect(folder.mode(of: "journal/" + path) == (count == 0 ? 0o600 : 0)) }
    #expect(folder.mode(of: "journal/2026/x.sh") == 0o600, "nothing becomes a program")
  }

  @Test func `a hidden file that did not come with a backup does not come with it later, unless asked for`()
    throws
  {
    let document = try backup(["journal.md": Self.profile, ".bashrc": [0x61], "2026/a.md": [0x62]])
    let reading = try Reading()
    for isAgain in [false, false, true] {
      var options = Journal.Options(root: reading.folder.absolute("journal"), index: .none)
      options.environment = Environment(["XDG_STATE_HOME": reading.folder.absolute("state")])
      var context = reading.context
      context.isAgain = isAgain
      let receipt = try JournalImport(
        try ImportSource(path: "b.json", bytes: document), as: nil, into: try Journal.open(options), context,
        now: Reading.now
      ).write()
      #expect(receipt.leftOut == (isAgain ? [:] : [.hidden: 1]))
      #expect(reading.folder.text(of: "journal/.bashrc") == (isAgain ? "a" : nil))
    }
  }

  @Test func `a backup that comes back where its journal was is taken back as a whole`() throws {
    let folder = ScratchFolder()
    func journal() throws -> Journal {
      var options = Journal.Options(root: folder.absolute("journal"), index: .none)
      options.environment = Environment(["XDG_STATE_HOME": folder.absolute("state")])
      return try Journal.open(options)
    }
    let (former, fresh) = ("---\nsmjournal: 1\nid: former\n---\n", "---\nsmjournal: 1\nid: fresh\n---\n")
    folder.write(former, to: "journal/journal.md")
    var batch = Batch()
    batch.items = ["one", "two"].map { name in
      Batch.Item(.new(folder: "2026", name: name + ".md"), bytes: Array(name.utf8))
    }
    _ = try journal().write(batch)
    folder.remove("journal")
    folder.write(fresh, to: "journal/journal.md")
    let document = try backup([
      "journal.md": Array(former.utf8), "2026/one.md": Array("one".utf8), "2026/two.md": Array("two".utf8),
    ])
    let context = ImportContext(
      zone: .utc, isZoneKnown: false, zones: SystemZones(), today: CivilDay(number: 20_000))
    _ = try JournalImport(
      try ImportSource(path: "b.json", bytes: document), as: nil, into: try journal(), context,
      now: Reading.now
    ).write()
    #expect(try journal().profile.identifier == "former")
    #expect(try journal().undo().count == 3)
    #expect(folder.text(of: "journal/journal.md") == fresh)
    #expect(folder.text(of: "journal/2026/one.md") == nil)
    #expect(throws: StoreError.self) { try journal().undo() }
  }

  @Test func `another journal in a folder of a backup stays out, and hides nothing here`() throws {
    let reading = try Reading()
    reading.folder.write("mine", to: "journal/2026/11/2026-11-20-a.md")
    let document = #"""
      {"schema": 1, "format": "smjournal-backup", "files": [
      {"path": "2026/journal.md", "text": "---\nsmjournal: 1\n---\n"},
      {"path": "2026/11/b.md", "text": "x"}, {"path": "2027/c.md", "text": "x"}]}
      """#
    let receipt = try reading.run("b.json", document)
    #expect([receipt.added, receipt.leftOut[.otherJournal]] == [1, 2])
    #expect(receipt.problems == [Problem(path: "2026", reason: .otherJournal)])
    #expect(reading.records.map(\.path).sorted() == ["2026/11/2026-11-20-a.md", "2027/c.md"])
  }

  @Test func `asked for, what differs comes in beside what is here`() throws {
    let reading = try Reading()
    reading.folder.write("mine", to: "journal/2026/11/a.md")
    reading.folder.write("mine", to: "journal/2026/11/img/a.jpg")
    let document = try backup(["2026/11/a.md": [0x79], "2026/11/img/a.jpg": [0x78]])
    let receipt = try reading.run("b.json", document) { $0.isAgain = true }
    #expect([receipt.conflicts, receipt.leftOut.count] == [2, 0])
    let copy = ".sync-conflict-20261122-100000-IMPORTS"
    #expect(reading.folder.text(of: "journal/2026/11/a\(copy).md") == "y")
    #expect(reading.folder.text(of: "journal/2026/11/img/a\(copy).jpg") == "x")
    #expect(reading.folder.text(of: "journal/2026/11/a.md") == "mine")
  }

  @Test func `times of files come back`() throws {
    let reading = try Reading()
    let time: Int64 = 1_700_000_000_123_456_789
    let document =
      #"{"schema": 1, "format": "smjournal-backup", "files": [{"path": "a.md", "modified": \#(time), "text": "x"}]}"#
    try reading.run("b.json", document)
    #expect(reading.folder.modified(of: "journal/a.md") == time)
  }

  @Test func `what the journal has stays, and what differs is named`() throws {
    let reading = try Reading()
    reading.folder.write("mine", to: "journal/2026/11/a.md")
    reading.folder.write("same", to: "journal/2026/11/b.md")
    let document = try backup([
      "journal.md": Self.profile, "2026/11/a.md": [0x79], "2026/11/b.md": Array("same".utf8),
      "2026/11/c.md": [0x7A],
    ])
    let receipt = try reading.run("b.json", document)
    #expect([receipt.added, receipt.changed, receipt.same] == [1, 0, 1])
    #expect(receipt.leftOut == [.differs: 2])
    #expect(receipt.problems.map(\.path) == ["2026/11/a.md", "journal.md"])
    #expect(receipt.problems.allSatisfy { $0.reason == .source(.otherHere) && $0.severity == .warning })
    #expect(reading.folder.text(of: "journal/2026/11/a.md") == "mine")
    #expect(reading.folder.text(of: "journal/2026/11/c.md") == "z")
  }

  @Test(arguments: [
    "../out.md", "/etc/x.md", "a/../../x.md", ".git/hooks/pre-commit", "a/.git/config", "", "a//b.md",
    "./a.md",
    "a\u{0}b.md",
  ])
  func `no path leads out of the journal`(_ path: String) throws {
    let reading = try Reading()
    let quoted = path.replacing("\u{0}", with: "\\u0000")
    let document =
      #"{"schema": 1, "format": "smjournal-backup", "files": [{"path": "\#(quoted)", "text": "x"}]}"#
    let before = reading.folder.files()
    let receipt = try reading.run("b.json", document)
    #expect(receipt.leftOut == [.unreadable: 1])
    #expect(receipt.problems.map(\.reason) == [.source(.wrongPath(path))])
    #expect(reading.folder.files() == before)
  }

  @Test func `damaged files are left out, a cut end costs what is missing`() throws {
    let reading = try Reading()
    let text = """
      {"format": "smjournal-backup", "schema": 1, "files": [
      {"path": "a.md", "text": "x", "sha256": "00"},
      {"path": "b.md", "text": "x", "size": 2},
      {"path": "c.md", "base64": "?"},
      {"path": "d.md"},
      {"text": "\\u0041", "path": "e.md", "further": {"k": [1]}},
      {"path": "e.md", "text": "twice"},
      {"path": "f.md", "te
      """
    let receipt = try reading.run("b.json", text)
    #expect(receipt.added == 1)
    #expect(receipt.leftOut == [.unreadable: 5])
    #expect(
      receipt.problems.map(\.reason) == [
        .source(.damagedFile("a.md")), .source(.damagedFile("b.md")), .source(.damagedFile("c.md")),
        .source(.damagedFile("d.md")), .source(.wrongPath("e.md")), .source(.cutShort),
      ])
    #expect(receipt.problems.map { $0.position?.line } == [2, 3, 4, 5, 7, 8])
    #expect(reading.folder.text(of: "journal/e.md") == "A")
  }

  @Test(arguments: [
    "{}", "[]", #"{"format": "smjournal-backup", "schema": 2, "files": []}"#, #"{"format": "other"}"#,
  ])
  func `other JSON is no backup`(_ text: String) throws {
    let reading = try Reading()
    #expect(throws: ImportFailure.self) { try reading.plan("b.json", Array(text.utf8), as: .json) }
  }

  @Test func `any folder comes back byte for byte`() throws {
    var random = SeededGenerator(seed: 15)
    let alphabet: [[UInt8]] = [
      Array("a".utf8), Array("é".utf8), Array("\"".utf8), Array("\\".utf8), [0], [0x1B], [0xFF],
      [0xE2, 0x80],
      Array("\n".utf8), Array("\r\n".utf8), Array("😀".utf8), Array("---\n".utf8), [0x7F],
      Array("\u{10DC85}".utf8),
    ]
    for _ in 0..<40 {
      var files: Files = ["journal.md": Self.profile]
      for number in 0..<Int.random(in: 0...12, using: &random) {
        let folder = ["", "2026/11/", "2026/11/img/", "trash/", "deep/er/still/"].randomElement(
          using: &random)
        let ending = [".md", ".jpg", "", ".tar.gz"].randomElement(using: &random)
        let name = ["note", "é", "a b", "\"q\"", "-x", "\\back"].randomElement(using: &random)
        let count = Int.random(in: 0...9, using: &random) < 8 ? 40 : 120_000
        files["\(folder ?? "")\(name ?? "")\(number)\(ending ?? "")"] =
          (0..<Int.random(in: 0...count, using: &random)).flatMap { _ in
            alphabet.randomElement(using: &random) ?? []
          }
      }
      let reading = try Reading()
      let receipt = try reading.run("b.json", try backup(files))
      #expect(receipt.problems.isEmpty)
      #expect(contents(reading.folder) == files)
      let again = MemorySink()
      _ = try BackupExport(reading.journal).write(to: again)
      #expect(try reading.run("b.json", again.bytes).same == files.count)
    }
  }
}
