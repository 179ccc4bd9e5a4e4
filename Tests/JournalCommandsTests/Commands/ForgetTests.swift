import JournalModel
import JournalSync
import JournalTestSupport
import Testing

/// What is forgotten is nowhere on this device: every byte of journal, cache and state is looked at.
@Suite struct ForgetTests {
  private static let words = ["zauber", "Geheimnis", "planted"]
  private static let path = "2026/11/2026-11-20-1000-zauberwort.md"
  private static let text =
    "---\ndate: 2026-11-20\nat: 2026-11-20T10:00:00+01:00\ntitle: Zauberwort\ntags: [planted-tag]\n"
    + "photos: [img/zauber.gif]\nplace: Plantedville\n---\n\nEin Geheimnis, das niemand kennt.\n"

  /// A journal with a record that was changed in many ways, and one beside it.
  private func session() -> Session {
    let session = Session([
      Self.path: Self.text, "2026/11/img/zauber.gif": "GIF89a planted",
      "2026/11/2026-11-19-0900-walk.md": "---\ntitle: Walk\n---\n\nWoods and a long way home.\n",
    ])
    session.run("list")
    return session
  }

  private func holding(_ session: Session) -> [String] { Self.words.flatMap { session.holding($0) } }

  @Test func `a record is forgotten with its photo, its history and its title in the index`() {
    let session = session()
    session.run("set", "zauberwort", "mood=4")
    session.run("set", "walk", "mood=3")
    session.run("tag", "zauberwort", "+planted-two")
    session.run("move", "zauberwort", "2026-12-02")
    session.run("favorite", "zauberwort")
    #expect(session.holding("zauber").contains { $0.hasPrefix("cache/") })
    #expect(session.holding("Geheimnis").contains { $0.hasPrefix("state/") })
    let reply = session.run("forget", "zauberwort", "--yes")
    #expect(reply.code == 0)
    #expect(
      reply.output
        == "Forgotten for good: 2 files\nWhat other programs and people have of it can't be reached "
        + "from here: copies,\nexports, other backups, the free space of the disk.\n")
    #expect(holding(session) == [])
    #expect(session.files == ["2026/11/2026-11-19-0900-walk.md", "journal.md"])
    #expect(session.run("undo").errors.contains("forgotten on Fri 20 November 2026"))
    #expect(holding(session) == [])
    // What was changed beside it can still be taken back.
    #expect(session.run("undo").code == 0)
    #expect(session.text("2026/11/2026-11-19-0900-walk.md")?.contains("mood") == false)
    #expect(session.run("undo").errors == "smjournal: error: there is nothing to undo\n")
    #expect(session.run("list").output.contains("Walk"))
  }

  @Test(arguments: ["forget", "delete"])
  func `a record that is gone is not taken for the next one of its name`(verb: String) {
    let session = Session()
    session.run("mood", "3")
    session.run("mood", "4")
    let consent = verb == "forget" ? ["--yes"] : []
    let words = ([verb, "2026-11-20-1850-mood"] + consent).map { Array($0.utf8) }
    #expect(session.run(words).code == 0)
    let again = session.run(words)
    #expect(again.code == 1 && again.errors.contains("no record is called"), "\(again.errors)")
    #expect(session.files.contains("2026/11/2026-11-20-1850-mood-2.md"))
    #expect(session.run(verb, "mood-2", consent.first ?? "--no-input").code == 0)
  }

  @Test func `it asks, and shows every file that goes`() {
    let session = session()
    let files = session.files
    let asked = session.run("forget", "zauberwort", typed: "n")
    #expect(asked.code == 0)
    #expect(
      asked.errors.hasPrefix(
        "  2026/11/2026-11-20-1000-zauberwort.md\n  2026/11/img/zauber.gif\n"
          + "Forget 1 record for good, 2 files in all? Not even 'undo' brings them back.\n[y/N]"),
      "\(asked.errors)")
    #expect(asked.errors.hasSuffix("nothing was forgotten\n"))
    #expect(session.files == files)
    for words in [["forget", "zauberwort"], ["forget", "zauberwort", "--no-input"]] {
      let refused = session.run(words.map { Array($0.utf8) })
      #expect(refused.code == 1)
      #expect(
        refused.errors
          == "smjournal: nothing was forgotten: nobody could be asked; --yes forgets without asking\n")
    }
    #expect(session.files == files)
    #expect(session.run("forget").code == 64)
    #expect(session.run("forget", "nothing-like-it", "--yes").code == 1)
    #expect(session.run("forget", "zauberwort", typed: "y").code == 0)
    #expect(holding(session) == [])
  }

  @Test func `it is found in the trash, and everywhere at once`() {
    let session = session()
    session.run("delete", "zauberwort")
    #expect(session.run("forget", "zauberwort", "--yes").output.hasPrefix("Forgotten for good: 2 files\n"))
    #expect(holding(session) == [])
    #expect(session.files == ["2026/11/2026-11-19-0900-walk.md", "journal.md"])

    // A record, its former self in the trash under a number, a second device's version, and one of that.
    let copy = "2026/11/2026-11-20-1000-zauberwort.sync-conflict-20261121-002003-PIDLRVI.md"
    session.write(Self.text, to: Self.path)
    session.run("delete", "zauberwort")
    session.write(Self.text, to: Self.path)
    session.run("delete", "zauberwort")
    session.write(Self.text, to: Self.path)
    session.write(Self.text.replacing("niemand", with: "keiner"), to: copy)
    session.run("resolve", "--all", "--theirs")
    session.write(Self.text.replacing("niemand", with: "jeder"), to: copy)
    let json = session.run("forget", "2026-11-20-1000-zauberwort", "--yes", "--json")
    #expect(json.code == 0)
    #expect(json.output.contains("\"trash/2026/11/2026-11-20-1000-zauberwort-2.md\""))
    #expect(json.output.contains("\"\(copy)\""))
    #expect(json.output.contains("\"gitCommits\": 0"))
    #expect(holding(session) == [])
    #expect(session.files == ["2026/11/2026-11-19-0900-walk.md", "journal.md"])
  }

  @Test func `a name that means one record here and another in the trash is refused`() {
    let session = session()
    session.write("---\ntitle: Other\n---\n", to: "2026/11/2026-11-18-zauberstab.md")
    session.run("delete", "zauberstab")
    let reply = session.run("forget", "zauber", "--yes")
    #expect(reply.code == 1)
    #expect(reply.errors.contains("zauberstab") && reply.errors.contains("zauberwort"))
    #expect(session.text(Self.path) == Self.text)
    #expect(session.run("forget", "zauberstab", "zauberwort", "--yes").code == 0)
    #expect(holding(session) == [])
  }

  @Test func `what another program moved and changed is forgotten under its old names, too`() {
    let session = session()
    session.run("set", "zauberwort", "mood=4")
    session.run("new", "Planted beginnings", "--text", "Ein Geheimnis zu viel.")
    session.run("set", "beginnings", "mood=2")
    session.folder.move("journal/" + Self.path, to: "journal/2026/11/moved.md")
    session.folder.move("journal/2026/11/2026-11-20-1850-planted-beginnings.md", to: "journal/2026/11/two.md")
    session.write("---\ntitle: Else\n---\nAnother text.\n", to: "2026/11/two.md")
    session.run("forget", "moved", "two", "--yes")
    session.folder.remove("journal/2026/11/img/zauber.gif")
    #expect(holding(session) == [])
  }

  @Test func `pictures of its text go, those of other texts stay, and what lies elsewhere is named`() {
    let session = Session([
      "2026/11/2026-11-20-1000-zauberwort.md":
        "---\ntitle: Zauberwort\nphotos: [img/key.gif, img/shared.gif, ../../scans/zauber.gif]\n---\n\n"
        + "![a](img/text.gif) ![[c d.gif|200]] ![b](img/l%C3%A9%20a.gif) ![](img/my\\_own.gif 'x') img/word.gifx\n",
      "2026/11/2026-11-19-0900-walk.md": "---\ntitle: Walk\n---\n\n![walk](img/shared.gif)\n",
      "2026/10/2026-10-19-0900-ride.md": "---\ntitle: Ride\nphotos: [img/key.gif]\n---\n\n![[shared2.gif]]\n",
      "2026/11/img/key.gif": "1", "2026/11/img/shared.gif": "2", "2026/11/img/text.gif": "3",
      "2026/11/img/c d.gif": "4", "2026/11/img/lé a.gif": "5", "2026/11/img/my_own.gif": "6",
      "2026/11/img/word.gif": "7", "2026/10/img/key.gif": "8", "scans/zauber.gif": "9",
    ])
    let reply = session.run("forget", "zauberwort", "--yes")
    #expect(
      reply.output.hasPrefix(
        "Forgotten for good: 6 files\na file that it alone named is still there: scans/zauber.gif\n"),
      "\(reply.output)")
    #expect(
      session.files == [
        "2026/10/2026-10-19-0900-ride.md", "2026/10/img/key.gif", "2026/11/2026-11-19-0900-walk.md",
        "2026/11/img/shared.gif", "2026/11/img/word.gif", "journal.md", "scans/zauber.gif",
      ])
  }

  @Test func `where another record can't be read its pictures stay and are named`() {
    let session = session()
    session.folder.write([UInt8](repeating: 0x20, count: 17 << 20), to: "journal/2026/11/2026-11-18-huge.md")
    let reply = session.run("forget", "zauberwort", "--yes", "--json")
    #expect(reply.output.contains("\"media\": [\n      \"2026/11/img/zauber.gif\"\n"), "\(reply.output)")
    #expect(session.files.contains("2026/11/img/zauber.gif"))
  }

  @Test func `a draft of it goes, and the draft of something else stays`() {
    let session = session()
    session.run("check-in", "--shift", "night", typed: "425⏸\nhalf a note\u{3}")
    let drafts = { session.folder.files().filter { $0.contains("/unfinished/") } }
    let other = drafts()
    #expect(other.count == 1)
    let folder = other[0].split(separator: "/").dropLast().joined(separator: "/")
    session.folder.write(Self.text, to: folder + "/entry.md")
    session.folder.write("Ein Geheimnis, das niemand kennt.", to: folder + "/text.md")
    session.run("forget", "zauberwort", "--yes")
    #expect(holding(session) == [])
    #expect(drafts() == other)
  }

  @Test func `what was imported is not in the notes of imports, and does not come back`() {
    let session = Session()
    session.folder.write(
      "---\ndate: 2026-11-20\n---\nEin Geheimnis, das keiner kennt.\n", to: "vault/Zauberwort.md")
    session.folder.write("---\ndate: 2026-11-19\n---\nWoods.\n", to: "vault/Walk.md")
    #expect(session.run("import", "markdown", "../vault").code == 0)
    #expect(session.holding("Zauberwort").contains { $0.contains("/imports/") })
    session.run("forget", "zauberwort", "--yes")
    let own = session.holding("zauber").filter { !$0.hasPrefix("vault/") }
    #expect(own == [])
    let again = session.run("import", "markdown", "../vault", "--json")
    #expect(again.output.contains("\"added\": 0"), "\(again.output)")
    #expect(session.holding("zauber").filter { !$0.hasPrefix("vault/") } == [])
  }

  @Test func `trash empty forgets what an earlier version would have brought back`() {
    let session = session()
    session.run("set", "zauberwort", "mood=4")
    session.run("delete", "zauberwort")
    session.run("delete", "walk")
    session.run("restore", "walk")
    #expect(session.run("trash", "empty", "--yes").output == "Removed 2 files from the trash\n")
    #expect(holding(session) == [])
    #expect(session.files == ["2026/11/2026-11-19-0900-walk.md", "journal.md"])
    session.run("undo")
    // The changes of what is still there can be taken back.
    #expect(session.run("undo").code == 0)
    #expect(session.files.contains("trash/2026/11/2026-11-19-0900-walk.md"))
  }

  @Test func `trash empty leaves another record of that name alone`() {
    let session = session()
    session.run("delete", "zauberwort")
    session.write("---\ntitle: Mine\n---\n\nA text of its own, long enough.\n", to: Self.path)
    session.run("set", "zauberwort", "mood=5")
    session.run("trash", "empty", "--yes")
    #expect(session.text(Self.path)?.contains("A text of its own") == true)
    session.run("undo")
    #expect(session.run("undo").code == 0)
    #expect(session.text(Self.path)?.contains("mood") == false)
  }

  @Test func `it says what still holds it`() throws {
    let session = session()
    #expect(session.run("export", "json", "-o", "../backup.json").code == 0)
    session.run("export", "json", "-o", "../gone.json")
    session.folder.remove("gone.json")
    session.folder.makeFolder("journal/.stfolder")
    session.write("old", to: ".stversions/2026/11/2026-11-20-1000-zauberwort~20261119-101010.md")
    session.write("old", to: ".stversions/2026/11/2026-11-19-0900-walk~20261119-101010.md")
    session.write("swap", to: "2026/11/.2026-11-20-1000-zauberwort.md.swp")
    if GitRepository.isInstalled {
      for words in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "one"]] {
        let identity = [
          "-C", session.folder.absolute("journal"), "-c", "user.name=a", "-c", "user.email=a@b.c",
        ]
        #expect(Program.run("git", identity + words)?.status == 0)
      }
    }
    let reply = session.run("forget", "zauberwort", "--yes")
    var lines = reply.output.split(separator: "\n").map(String.init)
    #expect(lines.removeFirst() == "Forgotten for good: 2 files")
    if GitRepository.isInstalled { #expect(lines.removeFirst() == "still in git's history: 1 commit") }
    #expect(
      Array(lines.prefix(4)) == [
        "still among Syncthing's old versions, in .stversions: 1 file",
        "perhaps in a backup (Fri 20 November 2026): \(session.folder.absolute("backup.json"))",
        "still in a file beside it, an editor's perhaps: 2026/11/.2026-11-20-1000-zauberwort.md.swp",
        "other devices have it until they have synced, and among their old versions for longer",
      ])
  }

  @Test func `what Syncthing kept is named where it syncs no more`() {
    let session = session()
    session.write("old", to: ".stversions/2026/11/2026-11-20-1000-zauberwort~20261119-101010.md")
    let reply = session.run("forget", "zauberwort", "--yes")
    #expect(reply.output.contains("still among Syncthing's old versions, in .stversions: 1 file"))
    #expect(!reply.output.contains("other devices"))
  }

  @Test func `a record that another program removed is forgotten by its name`() {
    let session = session()
    session.run("set", "zauberwort", "mood=4")
    session.run("set", "walk", "mood=3")
    session.run("move", "walk", "2026-11-17")
    session.folder.remove("journal/" + Self.path)
    session.folder.remove("journal/2026/11/img/zauber.gif")
    let asked = session.run("forget", "zauberwort", typed: "n")
    #expect(
      asked.errors.hasPrefix("Forget 1 record for good, 0 files in all? Not even 'undo' brings them back.\n"),
      "\(asked.errors)")
    #expect(session.holding("Geheimnis").contains { $0.hasPrefix("state/") })
    #expect(session.run("forget", "zauberwort", "--yes").output.hasPrefix("Forgotten for good: 0 files\n"))
    #expect(holding(session) == [])
    // The old name of what was moved names nothing.
    #expect(session.run("forget", "2026-11-19-0900-walk", "--yes").code == 1)
    #expect(session.run("undo").errors.contains("was forgotten on"))
    #expect(session.run("undo").code == 0)
  }

  @Test func `the index at the place where the journal was goes when it is found to have moved`() {
    let session = session()
    session.run("set", "zauberwort", "mood=4")
    session.run("list")
    session.folder.move("journal", to: "moved")
    let root = ["-C", session.folder.absolute("moved")]
    session.run((["list"] + root).map { Array($0.utf8) })
    #expect(session.run((["forget", "zauberwort", "--yes"] + root).map { Array($0.utf8) }).code == 0)
    #expect(holding(session) == [])
  }

  @Test func `what was being forgotten when the process died is finished`() {
    let session = session()
    session.run("set", "zauberwort", "mood=4")
    // As it is when all but the caches is done.
    let state = session.folder.files().first { $0.hasSuffix("/lock") }?.dropLast(5) ?? ""
    session.folder.write("2026-11-20", to: state + "/forgetting")
    session.folder.remove("journal/" + Self.path)
    session.folder.remove("journal/2026/11/img/zauber.gif")
    let reply = session.run("forget", "zauberwort", "--yes")
    #expect(reply.code == 0)
    #expect(reply.output.hasPrefix("the forgetting that was interrupted is finished now\n"))
    #expect(session.holding("zauber") == [])
    #expect(session.run("forget", "zauberwort", "--yes").code == 1)
  }
}
