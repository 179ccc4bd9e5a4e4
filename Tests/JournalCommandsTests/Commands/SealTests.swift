import JournalFiles
import JournalModel
import JournalStore
import JournalTestSupport
import Testing

/// Records that only the person's key opens: nothing of them is in clear anywhere on the device.
@Suite(.enabled(if: Age.isInstalled)) struct SealTests {
  private static let path = "2026/11/2026-11-20-0930-zauberwort.md"
  private static let sealedPath = "2026/11/2026-11-20-0930-entry.md.age"
  private static let text =
    "---\ndate: 2026-11-20\nat: 2026-11-20T09:30:00+01:00\ntitle: Zauberwort\ntags:\n  - zaubertag\n---\n\n"
    + "Ein Zauber, den niemand kennt.\n"

  private func session(
    _ files: [String: String] = [SealTests.path: SealTests.text], profile: String = ""
  ) -> Session { .sealing(files, profile: profile) }

  @Test func `a photo that another record names stays in clear, and that is said`() {
    let files = ["20-a", "21-b"].map { ("2026/11/2026-11-\($0).md", "---\nphotos: [img/p.jpg]\n---\nx\n") }
    let session = session(Dictionary(files) { $1 })
    session.write("P", to: "2026/11/img/p.jpg")
    let reply = session.run("seal", "2026-11-20-a")
    #expect(reply.code == 0)
    #expect(
      reply.output.contains("2026/11/img/p.jpg stays in clear: another record names it, too\n"),
      "\(reply.output)")
    #expect(session.text("2026/11/img/p.jpg") == "P")
  }

  @Test func `a copy beside a record is said to be one, and settled first`() {
    let copy = "2026/11/2026-11-20-0930-zauberwort.sync-conflict-20261121-002003-PIDLRVI.md"
    let session = session([Self.path: Self.text, copy: Self.text])
    let reply = session.run("seal", "zauberwort")
    #expect(
      reply.errors
        == "\(copy): error: is another version of what is to be sealed, and would stay in clear; 'smjournal resolve' "
        + "settles that first\n", "\(reply)")
    #expect(session.run("resolve", "--all").code == 0 && session.run("seal", "zauberwort").code == 0)
  }

  @Test func `lock does not say that a key is gone which stays`() {
    let session = session()
    session.environment["XDG_RUNTIME_DIR"] = session.folder.absolute("run")
    session.folder.makeFolder("run/smjournal/key")
    let reply = session.run("lock")
    #expect(reply.code != 0 && reply.output.isEmpty, "\(reply)")
    #expect(reply.errors.contains("run/smjournal/key: error: "), "\(reply.errors)")
  }

  @Test func `what was never sealed is not in clear again`() {
    let session = Session.inParis(
      "language: en", ["2026/11/2026-11-20-a.md": "---\ndate: 2026-11-20\n---\nWords.\n"])
    let reply = session.run("unseal", "2026-11-20-a")
    #expect(reply.code == 0 && reply.output.hasPrefix("Nothing to change in "), "\(reply)")
  }

  @Test func `the set-up makes a key, shows it, and writes into the profile to whom is sealed`() throws {
    let session = Session()
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    let reply = session.run("seal", "setup", "--no-passphrase")
    #expect(reply.code == 0)
    #expect(reply.errors.hasPrefix("The recovery key. Write it on paper"), "\(reply.errors)")
    #expect(reply.errors.contains("\n  AGE-SECRET-KEY-1"))
    #expect(reply.output.hasPrefix("Ready. Records are sealed to age1"), "\(reply.output)")
    let recipient = try #require(
      session.text("journal.md")?.split(separator: "\n").first { $0.hasPrefix("  - age1") })
    #expect(reply.output.contains(recipient.dropFirst(4)))
    // A second time nothing changes.
    #expect(session.run("seal", "setup").output == reply.output)
    #expect(session.text("journal.md")?.ranges(of: "age1").count == 1)
  }

  @Test func `a key that is typed back wrongly is asked for again, and without it nothing is set up`() {
    let session = Session()
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    let reply = session.run("seal", "setup", "--no-passphrase", typed: "AGE-SECRET-KEY-1B\n\n")
    #expect(reply.code == 1)
    // On a screen of its own, which nobody can scroll back to.
    #expect(reply.errors.hasPrefix("\u{1B}[?1049h\u{1B}[HThe recovery key."), "\(reply.errors)")
    #expect(reply.errors.contains("\u{1B}[?1049l"))
    #expect(
      reply.errors.replacing("\n", with: " ").contains(
        "this is not the key above, from character 17 on; once more (↑ brings back what you typed), or Enter "
          + "alone to stop "), "\(reply.errors)")
    #expect(
      reply.errors.hasSuffix("smjournal: nothing was set up; the key that was shown is void\n"),
      "\(reply.errors)")
    #expect(session.text("journal.md")?.contains("age1") == false)
    #expect(session.folder.files().allSatisfy { !$0.contains("identity") })
  }

  @Test func `a record is sealed, and its words are nowhere`() {
    let session = session()
    session.run("set", "zauberwort", "mood=4", "place=Zauberstadt")
    session.run("list")
    #expect(!session.holding("zauber").isEmpty)
    let reply = session.run("seal", "zauberwort")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(
      reply.output
        == "Sealed: \(Self.sealedPath)\nTo read it: smjournal show 2026-11-20-0930-entry\nWhat other programs and people have of it can't be reached "
        + "from here: copies,\nexports, other backups, the free space of the disk.\n")
    #expect(session.files == [Self.sealedPath, "journal.md"])
    session.run("list")
    for word in ["zauber", "Zauber", "niemand"] { #expect(session.holding(word) == []) }
    #expect(
      session.run("undo").errors
        == "smjournal: error: what changed last was sealed, which 'undo' doesn't take back: 'smjournal "
        + "unseal' does; the next 'undo' takes back the change before it\n")
    #expect(session.run("seal", "0930-entry").output == "Sealed already; nothing was changed.\n")
  }

  @Test func `a list has day, time, kind and a lock, and JSON nothing more`() {
    let session = session()
    session.run("seal", "zauberwort")
    session.takeKey()
    #expect(session.run("list").output == "Fri 20 Nov  09:30  🔒\n")
    #expect(
      session.run("list", "--json").output
        == """
        {
          "schema": 1,
          "total": 1,
          "records": [
            {
              "id": "2026-11-20-0930-entry",
              "path": "2026/11/2026-11-20-0930-entry.md.age",
              "kind": "entry",
              "date": "2026-11-20",
              "at": "2026-11-20T09:30:00+01:00",
              "sealed": true
            }
          ],
          "problems": [],
          "conflicts": []
        }

        """)
  }

  @Test func `what is sealed is shown and changed with the key, and asks for it with 77`() {
    let session = session()
    session.run("seal", "zauberwort")
    #expect(session.run("show", "0930-entry").output.contains("Ein Zauber, den niemand kennt."))
    #expect(session.run("set", "0930-entry", "place=Zauberstadt").code == 0)
    #expect(session.run("tag", "0930-entry", "+zweiter", "-zaubertag").code == 0)
    let shown = session.run("show", "0930-entry", "--json").output
    for field in [
      "\"place\": \"Zauberstadt\"", "\"zweiter\"", "\"sealed\": true", "\"title\": \"Zauberwort\"",
    ] {
      #expect(shown.contains(field), "\(field)")
    }
    #expect(session.holding("auber") == [])
    #expect(session.run("undo").code == 0)
    #expect(session.run("show", "0930-entry").output.contains("#zaubertag"))
    session.takeKey()
    let words = [
      ["show", "0930"], ["edit", "0930"], ["set", "0930", "mood=3"], ["tag", "0930", "+a"],
      ["unseal", "0930"],
    ]
    for words in words {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 77, "\(words)")
      #expect(
        reply.errors
          == "\(Self.sealedPath): error: is sealed; it asks for the passphrase at a terminal, and "
          + "'smjournal unlock' opens for a while\n")
    }
  }

  @Test func `an edit is made in memory, with nothing of the editor's left`() throws {
    let session = session()
    session.run("seal", "zauberwort")
    session.environment["EDITOR"] = "vim"
    var places: [String] = []
    session.editor = { path in
      places.append(path)
      guard let bytes = try? OutsideFile.bytes(of: path, limit: 4096) else { return 1 }
      let files = StateFiles(path: RelativePath.folder(of: path))
      return files.write(bytes + Array("Und ein zweiter.\n".utf8), as: RelativePath.last(of: path)) ? 0 : 1
    }
    let reply = session.run("edit", "0930-entry")
    #expect(reply.code == 0, "\(reply.errors)")
    let place = try #require(places.first)
    #expect(place.hasPrefix("/dev/shm/smjournal-edit-") && place.hasSuffix("/2026-11-20-0930-entry.md"))
    #expect(
      session.editorCommand == "vim +9 -n -i NONE -c 'set noswapfile noundofile nobackup nowritebackup'")
    #expect((try? OutsideFile.bytes(of: place, limit: 4096)) == nil)
    #expect(session.run("show", "0930-entry").output.contains("Und ein zweiter."))
    #expect(session.holding("zweiter") == [])
  }

  @Test func `new records are sealed without the key, by name, by option and by the profile`() {
    let session = session([:], profile: "sealed:\n  - entry\n  - mood\n")
    session.folder.remove("config/smjournal/identity.age")
    #expect(session.run("new", "Zauberwort", "--text", "Ein Zauber.").code == 0)
    #expect(session.run("mood", "4", "--note", "Zauberhaft.").code == 0)
    #expect(session.run("append", "Zauberzeile.").code == 0)
    #expect(session.run("append", "Zauberzeile.").code == 0)
    #expect(
      session.files == [
        "2026/11/2026-11-20-1850-entry.md.age", "2026/11/2026-11-20-1850-mood.md.age",
        "2026/11/2026-11-20-2.md.age", "2026/11/2026-11-20.md.age", "journal.md",
      ])
    session.run("list")
    #expect(session.holding("auber") == [])
  }

  @Test func `what is sealed is unsealed under its own name, and undo seals it again`() {
    let session = session()
    session.run("seal", "zauberwort")
    #expect(session.run("unseal", "0930-entry").output == "In clear again: \(Self.path)\n")
    #expect(session.text(Self.path) == Self.text)
    #expect(session.run("undo").code == 0)
    #expect(session.files == [Self.sealedPath, "journal.md"])
    #expect(session.holding("auber") == [])
  }

  @Test func `photos are sealed with their record, and come back with it`() {
    let record = Self.text.replacing("tags:", with: "photos:\n  - img/lea.gif\ntags:")
    let session = session([Self.path: record, "2026/11/img/lea.gif": "GIF89a zauber"])
    #expect(session.run("seal", "zauberwort").code == 0)
    #expect(session.files == [Self.sealedPath, "2026/11/img/lea.gif.age", "journal.md"])
    #expect(session.holding("auber") == [])
    #expect(session.run("check").output == "")
    #expect(session.run("unseal", "0930-entry").code == 0)
    #expect(session.text("2026/11/img/lea.gif") == "GIF89a zauber")
    #expect(session.text(Self.path) == record)
  }

  @Test func `links lead to a record under either name`() {
    let name = "2026-11-20-0930-zauberwort"
    let text =
      "[[\(name)]] [[2026/11/\(name)|so]] [x](\(name).md) [y](../11/\(name).md#a) \(name) (\(name))\n"
    let session = session([Self.path: Self.text, "2026/11/2026-11-21-b.md": text])
    #expect(session.run("seal", "zauberwort").output.contains("Links to it follow: 1 file\n"))
    let sealed = "2026-11-20-0930-entry"
    #expect(
      session.text("2026/11/2026-11-21-b.md")
        == "[[\(sealed)]] [[2026/11/\(sealed)|so]] [x](\(sealed).md.age) [y](../11/\(sealed).md.age#a) \(name) "
        + "(\(name))\n")
    #expect(session.run("unseal", sealed).code == 0)
    #expect(session.text("2026/11/2026-11-21-b.md") == text)
    session.run("undo")
    #expect(session.text("2026/11/2026-11-21-b.md")?.hasPrefix("[[\(sealed)]]") == true)
    #expect(session.files.contains(Self.sealedPath))
  }

  @Test(arguments: [true, false])
  func `links in what is sealed follow with the key; without it that is said`(hasKey: Bool) throws {
    let (name, other) = ("2026-11-20-0930-zauberwort", "2026/11/2026-11-21-1000-zauberei.md")
    let session = session([
      Self.path: Self.text, other: "---\ndate: 2026-11-21\nat: 2026-11-21T10:00:00+01:00\n---\n[[\(name)]]\n",
    ])
    session.run("seal", "zauberei")
    if !hasKey { session.takeKey() }
    let reply = session.run("seal", "zauberwort")
    #expect(reply.code == 0)
    #expect(reply.output.contains("Links to it follow: 1 file\n") == hasKey)
    #expect(
      reply.errors
        == (hasKey
          ? ""
          : "smjournal: sealed, and links in them not followed: 1 record; with the key they follow: 'smjournal "
            + "unlock' comes before 'smjournal seal'\n"))
    session.giveKey()
    let shown = session.run("show", "1000-entry").output
    #expect(shown.contains(hasKey ? "2026-11-20-0930-entry" : name), "\(shown)")
    if hasKey { #expect(session.holding("auber") == []) }
    session.run("unseal", "0930-entry")
    #expect(session.run("show", "1000-entry").output.contains(name))
  }

  @Test func `records that are sealed together lead to each other, without the key, too`() {
    let (name, other) = ("2026-11-20-0930-zauberwort", "2026/11/2026-11-21-1000-zauberei.md")
    let session = session([
      Self.path: Self.text, other: "---\ndate: 2026-11-21\nat: 2026-11-21T10:00:00+01:00\n---\n[[\(name)]]\n",
    ])
    session.takeKey()
    #expect(session.run("seal", "zauberei", "zauberwort").code == 0)
    session.giveKey()
    #expect(session.run("show", "1000-entry").output.contains("2026-11-20-0930-entry"))
  }

  @Test func `lock says that a key without a passphrase still opens`() {
    let session = session()
    #expect(session.run("lock").errors == "smjournal: warning: the key is here without a passphrase\n")
    session.takeKey()
    #expect(session.run("lock").errors == "")
  }

  @Test func `what an edit breaks in a sealed record is told`() throws {
    let session = session()
    session.run("seal", "zauberwort")
    session.environment["EDITOR"] = "vim"
    session.editor = { path in
      guard let bytes = try? OutsideFile.bytes(of: path, limit: 4096) else { return 1 }
      // Without the third dash of the first line.
      let files = StateFiles(path: RelativePath.folder(of: path))
      return files.write(Array(bytes.dropFirst()), as: RelativePath.last(of: path)) ? 0 : 1
    }
    let reply = session.run("edit", "0930-entry")
    #expect(reply.code == 1 && reply.errors.contains("0930-entry.md.age:1:1: error: "), "\(reply)")
  }

  @Test func `a search says how many it could not read, and reads them with the key`() {
    let session = session()
    session.run("seal", "zauberwort")
    let found = session.run("search", "niemand")
    #expect(found.output.contains("den **niemand** kennt"), "\(found.output)")
    session.takeKey()
    let locked = session.run("search", "niemand")
    #expect(locked.output == "")
    let unread = "No records found.\nsealed, and not looked through: 1 record; "
    #expect(locked.errors == unread + "--sealed asks for the passphrase\n")
    #expect(session.run("search", "niemand", "--json").output.contains("\"sealedUnread\": 1"))
    let asked = session.run("search", "niemand", "--sealed")
    #expect(asked.code == 77 && asked.errors.hasPrefix(unread), "\(asked)")
    // Where a key can be kept, `unlock` is the way.
    session.environment["XDG_RUNTIME_DIR"] = "/dev/shm"
    #expect(session.run("search", "niemand").errors == unread + "'smjournal unlock' opens them\n")
  }

  @Test func `words that name no record may be those of a sealed one`() {
    let session = session()
    session.run("seal", "zauberwort")
    #expect(session.run("show", "zauberwort").output.contains("Ein Zauber, den niemand kennt."))
    #expect(session.run("set", "zauberwort", "mood=4").code == 0)
    #expect(session.holding("auber") == [])
    session.takeKey()
    #expect(
      session.run("show", "zauberwort").errors
        == "smjournal: error: no record is called “zauberwort”\n"
        + "sealed, and named by day and time alone: 1 record; 'smjournal list' shows them\n")
  }

  @Test
  func `a night stays at its day and its moment while it is locked, and the old names are read as they were`()
  {
    let text = Self.text.replacing("T09:30", with: "T02:58").replacing(
      "at: 2026-11-20", with: "at: 2026-11-21")
    let session = session(["2026/11/2026-11-21-0258-zauberwort.md": text])
    session.run("seal", "zauberwort")
    let path = "2026/11/2026-11-20-2658-entry.md.age"
    #expect(session.files == [path, "journal.md"])
    let sealed = session.text(path) ?? ""
    session.takeKey()
    let listed = session.run("list", "--on", "2026-11-20", "--json").output
    #expect(
      listed.contains("\"date\": \"2026-11-20\",\n      \"at\": \"2026-11-21T02:58:00+01:00\""), "\(listed)")
    #expect(session.run("move", "2658-entry", "2026-11-21").code == 0)
    session.giveKey()
    #expect(session.run("show", "2658-entry", "--json").output.contains("\"date\": \"2026-11-21\""))
    session.run("undo")
    #expect(session.run("unseal", "2658-entry").code == 0)
    #expect(session.text("2026/11/2026-11-21-0258-zauberwort.md") == text)
    // The name that the record had before names told its day.
    session.write(sealed, to: "2026/11/2026-11-21-0258-entry.md.age")
    #expect(session.run("show", "0258-entry", "--json").output.contains("\"date\": \"2026-11-20\""))
  }

  @Test func `it is moved, deleted and restored without the key`() {
    let session = session()
    session.run("seal", "zauberwort")
    session.takeKey()
    #expect(session.run("move", "0930-entry", "2026-12-02").code == 0)
    #expect(session.files == ["2026/12/2026-12-02-0930-entry.md.age", "journal.md"])
    #expect(session.run("delete", "0930-entry").code == 0)
    #expect(session.run("trash").output.contains("2026-12-02-0930-entry"))
    #expect(session.run("restore", "0930-entry").code == 0)
    #expect(session.files == ["2026/12/2026-12-02-0930-entry.md.age", "journal.md"])
    #expect(session.run("undo").code == 0)
    #expect(session.files == ["journal.md", "trash/2026/12/2026-12-02-0930-entry.md.age"])
  }

  @Test func `exports leave it out and say so; a backup has the sealed bytes`() {
    let session = session([
      Self.path: Self.text, "2026/11/2026-11-19-0900-walk.md": "---\ntitle: Walk\n---\nSea.\n",
    ])
    session.run("seal", "zauberwort")
    for (format, option) in ["csv", "jrnl", "org"].flatMap({ [($0, "--private"), ($0, "--no-input")] }) {
      let reply = session.run("export", format, option, "-o", "-")
      #expect(reply.output.contains("Walk"), "\(format)")
      #expect(!reply.output.contains("0930-entry") && !reply.output.contains("BEGIN AGE"), "\(format)")
      #expect(reply.errors.contains("smjournal: sealed, and left out: 1 record\n"), "\(format)")
      // --private would not bring it, either.
      #expect(!reply.errors.contains("private left out"), "\(reply.errors)")
    }
    let backup = session.run("export", "json", "-o", "-").output
    #expect(backup.contains(Self.sealedPath) && backup.contains("BEGIN AGE ENCRYPTED FILE"))
  }

  @Test(arguments: [
    ("check-in", "2026-11-20-1850-check-in.md", "---\nkind: check-in\nenergy: 3\n---\n"),
    ("time off", "2026-12-20-vacation.md", "---\nkind: vacation\nfrom: 2026-12-20\n---\n"),
  ])
  func `what figures are made of can't be sealed`(name: String, path: String, text: String) {
    let session = session([path: text])
    let reply = session.run("seal", path)
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: error: \(name): this can't be sealed; entries, people and sleeps can\n"),
      "\(reply.errors)")
    #expect(session.text(path) == text)
  }

  @Test func `without a key of one's own nothing is sealed over, and without recipients nothing at all`() {
    let session = session()
    session.folder.remove("config/smjournal/identity.age")
    let reply = session.run("seal", "zauberwort")
    #expect(reply.code == 1, "nothing is locked")
    #expect(
      reply.errors
        == "smjournal: error: there is no key on this device that opens what is sealed; 'smjournal seal "
        + "setup --identity FILE' takes the one from the paper, 'smjournal seal setup' makes a new one, which "
        + "doesn't open what is sealed already\n")
    let other = Session([Self.path: Self.text])
    let refused = other.run("new", "Zauber", "--sealed", "--text", "x")
    #expect(refused.code == 1)
    #expect(
      refused.errors
        == "smjournal: error: the profile names nobody to seal to (seal-to), and nothing was written; "
        + "'smjournal seal setup' does\n")
    let alike = other.run("seal", Self.path)
    #expect(alike.code == refused.code && alike.errors == refused.errors, "\(alike)")
    #expect(other.files == [Self.path, "journal.md"])
  }

  @Test func `a recipient that is none, and a file that is damaged or foreign, are said`() {
    let session = session()
    #expect(
      session.run("seal", "add", "age1nobody").errors
        == "smjournal: error: nothing can be sealed to age1nobody: one of them is no age recipient, or the "
        + "program failed; nothing was written\n")
    session.run("seal", "zauberwort")
    let sealed = session.text(Self.sealedPath) ?? ""
    session.write(String(sealed.prefix(200)), to: Self.sealedPath)
    let check = session.run("check")
    #expect(check.code == 1)
    let shown = session.run("show", "0930-entry")
    #expect(shown.code == 1)
    #expect(
      shown.errors
        == "\(Self.sealedPath): error: can't be opened: it is damaged, or sealed to another key\n")
    #expect(session.run("set", "0930-entry", "mood=3").code == 1)
    #expect(session.text(Self.sealedPath) == String(sealed.prefix(200)))
    // The key is at hand: another passphrase would not help.
    let unread = "sealed, and not read: 1 record; the key of this device doesn't open them\n"
    #expect(session.run("search", "niemand").errors.hasPrefix("No records found.\n" + unread))
    #expect(session.run("stats").errors.contains(unread))
  }

  @Test func `a second key opens what is sealed anew, and one that is taken away no longer does`() throws {
    let session = session()
    session.run("seal", "zauberwort")
    let first = try #require(session.folder.text(of: "config/smjournal/identity.age"))
    let second = Session()
    second.environment["XDG_CONFIG_HOME"] = second.folder.absolute("config")
    second.run("seal", "setup", "--no-passphrase")
    let other = try #require(second.folder.text(of: "config/smjournal/identity.age"))
    let profile = second.text("journal.md") ?? ""
    let recipient = try #require(profile.split(separator: "\n").first { $0.contains("age1") }).dropFirst(4)
    #expect(session.run("seal", "add", String(recipient), "--again").output == "Sealed anew: 1 file\n")
    session.folder.write(other, to: "config/smjournal/identity.age")
    #expect(session.run("show", "0930-entry").code == 0)
    #expect(session.run("seal", "remove", String(recipient), "--again").output == "Sealed anew: 1 file\n")
    #expect(session.run("show", "0930-entry").code == 1)
    session.folder.write(first, to: "config/smjournal/identity.age")
    #expect(session.run("show", "0930-entry").code == 0)
    #expect(session.run("seal", "remove", "age1nobody").code == 64)
  }

  @Test func `what is given to a team has nothing of what is sealed, key or not`() {
    let session = session([:])
    session.run("mood", "1", "--date", "2026-10-05")
    #expect(session.run("team", "figures").output.contains("\"mood\""))
    session.run("seal", "2026-10-05-mood")
    let open = session.run("team", "figures").output
    #expect(!open.contains("\"mood\""), "\(open)")
    session.takeKey()
    #expect(session.run("team", "figures").output == open)
  }

  // MARK: Keys that go and come

  @Test func `after a new key the one from the paper opens what it sealed`() {
    let session = session()
    session.run("seal", "zauberwort")
    session.takeKey()
    session.folder.remove("config/smjournal/identity.age")
    #expect(session.run("doctor").output.contains("smjournal seal setup --identity FILE"))
    let new = session.run("seal", "setup", "--no-passphrase")
    #expect(new.code == 0)
    #expect(
      new.errors.replacing("\n", with: " ").contains(
        "sealed to another key, and shut to this one: 1 record. The key from the paper, written into a file, "
          + "opens that: 'smjournal seal setup --identity FILE'"), "\(new.errors)")
    #expect(session.run("show", "0930-entry").code != 0)
    let doctor = session.run("doctor").output.replacing("\n", with: " ")
    #expect(doctor.contains("smjournal seal setup --identity FILE"), "\(doctor)")
    session.run("new", "Another", "--sealed", "--date", "2026-11-18")
    let paper = session.run("seal", "setup", "--identity", "../key-of-paper")
    #expect(paper.code == 0 && paper.errors == "", "\(paper.errors)")
    for id in ["0930-entry", "2026-11-18-entry"] { #expect(session.run("show", id).code == 0) }
    // Once more nothing changes.
    let identity = session.folder.text(of: "config/smjournal/identity.age")
    #expect(session.run("seal", "setup", "--identity", "../key-of-paper").code == 0)
    #expect(session.run("seal", "setup").code == 0)
    #expect(session.folder.text(of: "config/smjournal/identity.age") == identity)
    #expect(session.text("journal.md")?.ranges(of: "  - age1").count == 2)
  }

  @Test func `a key that was removed is shut out afterwards, too`() throws {
    let session = session()
    let lost = try Age.makeIdentity()
    let key = try #require(try Age.recipients(ofIdentity: lost).first)
    session.run("seal", "add", key)
    session.run("seal", "zauberwort")
    #expect(session.run("seal", "remove", key).code == 0)
    let reply = session.run("seal", "remove", key, "--again")
    #expect(reply.code == 0 && reply.output == "Sealed anew: 1 file\n", "\(reply)")
    #expect(session.run("show", "0930-entry").code == 0)
    #expect(session.text("journal.md")?.contains(key) == false)
    session.folder.write(String(decoding: lost, as: UTF8.self), to: "config/smjournal/identity.age")
    #expect(session.run("show", "0930-entry").code != 0)
  }
}
