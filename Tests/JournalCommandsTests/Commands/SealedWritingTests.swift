import JournalFiles
import JournalModel
import JournalStore
import JournalTestSupport
import Testing

/// Whoever writes a record of a kind that the profile has sealed writes it sealed, without a passphrase.
@Suite(.enabled(if: Age.isInstalled)) struct SealedWritingTests {
  private static let jrnl =
    "[2026-11-18 09:00] Zauberwort. Ein Zauber.\n\n[2026-11-19 10:00] Zauberei. Meer.\n"
  private static let sealed = [
    "2026/11/2026-11-18-0900-entry.md.age", "2026/11/2026-11-19-1000-entry.md.age", "journal.md",
  ]

  /// Somebody whose entries are sealed, on a device without the key, with a file of jrnl.
  private func session(_ profile: String = "sealed:\n  - entry\n") -> Session {
    let session = Session.sealing([:], profile: profile)
    session.takeKey()
    session.folder.write(Self.jrnl, to: "source/j.txt")
    return session
  }

  /// Where the words of an import are but in its source.
  private func holding(_ word: String, _ session: Session) -> [String] {
    session.holding(word).filter { !$0.hasPrefix("source/") }
  }

  @Test func `an import is written sealed, says so beforehand, and is taken back`() {
    let session = session()
    let preview = session.run("import", "jrnl", "../source/j.txt", "--dry-run")
    #expect(preview.output == "jrnl: 2 read, 18–19 November 2026\n2 to add\n2 of them sealed\n")
    let reply = session.run("import", "jrnl", "../source/j.txt")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(
      reply.output
        == "jrnl: 2 read, 18–19 November 2026\n2 added\n2 of them sealed\n"
        + "'smjournal undo' takes the whole import back.\n")
    #expect(session.files == Self.sealed)
    session.run("list")
    #expect(holding("auber", session) == [])
    #expect(session.run("undo").code == 0)
    #expect(session.files.filter { !$0.hasPrefix("trash/") } == ["journal.md"])
  }

  @Test(arguments: [true, false])
  func `a second import adds nothing, with the key and without it`(hasKey: Bool) {
    let session = session()
    session.run("import", "jrnl", "../source/j.txt")
    if hasKey { session.giveKey() }
    let again = session.run("import", "jrnl", "../source/j.txt")
    let count =
      hasKey
      ? "2 already there\n"
      : "2 left out: may be here already, sealed; 'smjournal unlock' lets them be compared\n"
    #expect(
      again.output == "jrnl: 2 read, 18–19 November 2026\n" + count + "Nothing new.\n")
    #expect(session.files == Self.sealed)
  }

  @Test func `what another device brought in is not brought in twice, and what is new is`() {
    let session = session()
    session.run("import", "jrnl", "../source/j.txt")
    // A device that knows nothing of it.
    session.folder.remove("state")
    session.folder.write(Self.jrnl + "\n[2026-11-20 11:00] Neu. Ein Zauber.\n", to: "source/j.txt")
    let reply = session.run("import", "jrnl", "../source/j.txt")
    #expect(
      reply.output
        == "jrnl: 3 read, 18–20 November 2026\n1 added\n1 of them sealed\n"
        + "2 left out: may be here already, sealed; 'smjournal unlock' lets them be compared\n"
        + "'smjournal undo' takes the whole import back.\n")
    session.giveKey()
    #expect(session.run("import", "jrnl", "../source/j.txt").output.contains("3 already there\n"))
    #expect(session.files.count == 4)
  }

  @Test func `what was deleted sealed does not come back unasked`() {
    let session = session()
    session.run("import", "jrnl", "../source/j.txt")
    session.run("delete", "2026-11-18-0900-entry")
    session.giveKey()
    let reply = session.run("import", "jrnl", "../source/j.txt")
    #expect(reply.output.contains("1 left out: you deleted them\n"), "\(reply.output)")
    #expect(
      session.run("import", "jrnl", "../source/j.txt", "--again").output.contains(
        "1 added, 1 already there\n"))
  }

  @Test func `an import with pictures seals them under names that say nothing`() {
    let session = session()
    session.folder.write(
      "---\ntitle: Zauber\ndate: 2026-11-18\n---\n![Z](zauber.gif)\n", to: "source/md/z.md")
    session.folder.write("GIF89a zauber", to: "source/md/zauber.gif")
    #expect(session.run("import", "markdown", "../source/md").code == 0)
    #expect(
      session.files == [
        "2026/11/2026-11-18-entry.md.age", "2026/11/img/2026-11-18-photo.gif.age", "journal.md",
      ])
    #expect(holding("zauber", session) == [])
    session.giveKey()
    #expect(session.run("show", "2026-11-18-entry").output.contains("img/2026-11-18-photo.gif"))
    #expect(session.run("import", "markdown", "../source/md").output.contains("1 already there\n"))
    #expect(session.run("unseal", "2026-11-18-entry").code == 0)
    #expect(session.text("2026/11/img/2026-11-18-photo.gif") == "GIF89a zauber")
    #expect(session.run("import", "markdown", "../source/md").output.contains("Nothing new.\n"))
  }

  @Test func `people of an address book and sleep of a table are sealed where they are named`() {
    let session = session("sealed:\n  - person\n  - sleep\n")
    session.folder.write(
      "BEGIN:VCARD\nVERSION:3.0\nFN:Zaubermann\nBDAY:1990-01-02\nEND:VCARD\n", to: "source/a.vcf")
    session.folder.write(
      "start,end\n2026-11-18T23:00:00+01:00,2026-11-19T07:00:00+01:00\n", to: "source/sleep.csv")
    #expect(session.run("import", "vcard", "../source/a.vcf").code == 0)
    #expect(session.run("import", "health", "../source/sleep.csv").code == 0)
    #expect(
      session.files == ["2026/11/2026-11-19-sleep.md.age", "journal.md", "people/person.md.age"])
    #expect(holding("auber", session) == [])
    #expect(session.run("people").output.hasPrefix("🔒 person"))
  }

  @Test func `nothing is written where nothing can be sealed`() {
    let session = session()
    session.write("---\nsmjournal: 1\nsealed:\n  - entry\n---\n", to: "journal.md")
    let reply = session.run("import", "jrnl", "../source/j.txt")
    #expect(reply.code == 1)
    #expect(reply.errors.contains("the profile names nobody to seal to (seal-to), and nothing was written"))
    #expect(session.files == ["journal.md"])
  }

  @Test func `a backup comes back as it is, and says what of it is in clear`() {
    let other = Session(["2026/11/2026-11-20-0930-a.md": "---\ndate: 2026-11-20\ntitle: A\n---\n\nB\n"])
    let backup = other.run("export", "json", "-o", "-").output
    let session = session()
    session.folder.write(backup, to: "source/b.json")
    let reply = session.run("import", "json", "../source/b.json")
    #expect(
      reply.output.contains(
        "1 in clear, as the backup has them, though such records are sealed here; 'smjournal seal "
          + "ID' seals them\n"), "\(reply.output)")
  }

  private static let letter =
    "---\nkind: entry\ndate: \"2026-11-20\"\nat: \"2026-11-20T09:30:00+01:00\"\nmood: 🙂\n"
    + "source: form:abc\n---\n\nZauber.\n"

  @Test func `the inbox writes sealed what the form saved, once`() {
    let session = session("sealed:\n  - mood\n")
    session.folder.makeFolder("dl")
    #expect(session.run("setup", "inbox", "../dl").code == 0)
    session.folder.write(Self.letter, to: "dl/2026-11-20-0930-mood.md")
    let sealed = "2026/11/2026-11-20-0930-mood.md.age"
    #expect(
      session.run("check-in", "--energy", "3").errors == "smjournal: Taken from the inbox: \(sealed)\n")
    #expect(session.files.contains(sealed))
    #expect(holding("auber", session) == [])
    // Saved once more, it waits for the key, since nobody can tell whether it is the same.
    session.folder.write(Self.letter, to: "dl/2026-11-20-0930-mood (1).md")
    let again = session.run("check-in", "--energy", "3")
    #expect(again.errors.contains("\(sealed): is sealed"), "\(again.errors)")
    session.giveKey()
    #expect(!session.run("check-in", "--energy", "3").errors.contains(sealed))
    #expect(session.folder.files().filter { $0.hasPrefix("dl/") } == [])
    #expect(session.files.filter { $0.hasSuffix(".age") } == [sealed])
  }

  @Test func `a mood in clear becomes no text that is to be sealed`() {
    let session = session()
    #expect(session.run("mood", "4").code == 0)
    let files = session.files
    for words in [["append", "--last", "Zauber."], ["set", "@", "title=Zauber"]] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 1, "\(words)")
      #expect(reply.errors.contains("with that it would be a record that the profile has sealed"))
    }
    #expect(session.files == files)
    #expect(holding("auber", session) == [])
  }

  @Test func `a template's text is sealed with what it is for`() {
    let session = session()
    session.write("---\nmood: 😀\n---\n\nZauber.\n", to: "templates/quick.md")
    #expect(session.run("new", "--template", "quick", "--mood", "4").code == 0)
    #expect(holding("auber", session) == ["journal/templates/quick.md"])
  }

  @Test func `a mood that is opened in an editor is sealed, since a text is typed there`() {
    let session = session()
    session.environment["EDITOR"] = "vim"
    session.editor = { path in
      guard let bytes = try? OutsideFile.bytes(of: path, limit: 4096) else { return 1 }
      let files = StateFiles(path: RelativePath.folder(of: path))
      return files.write(bytes + Array("Zauber.\n".utf8), as: RelativePath.last(of: path)) ? 0 : 1
    }
    #expect(session.run("new", "--mood", "4", "--edit").code == 0)
    #expect(session.files == ["2026/11/2026-11-20-1850-mood.md.age", "journal.md"])
    #expect(holding("auber", session) == [])
  }

  @Test func `a line for a day whose note is sealed says that it stands beside it`() {
    let session = session()
    #expect(session.run("append", "Eins.").errors == "")
    #expect(
      session.run("append", "Zwei.").errors
        == "The note of the day is sealed, so this is one more beside it; after 'smjournal unlock' a line is "
        + "added to the one that is there.\n")
    session.giveKey()
    #expect(session.run("append", "Drei.").errors == "")
    #expect(session.files == ["2026/11/2026-11-20-2.md.age", "2026/11/2026-11-20.md.age", "journal.md"])
  }

  @Test(arguments: [
    (["--sealed", "--tag", "zauberzeug"], "🔒"),
    (["--private", "--date", "yesterday", "--mood", "2", "--place", "Ward 7"], "private: true"),
  ]) func `a piped text that could not be written is kept with all that was said of it`(
    options: [String], kept: String
  ) {
    let session = session("")
    session.isPiped = true
    session.write("", to: "2026")
    let words = ["new", "Zauberwort"] + options + ["-"]
    let reply = session.run(words.map { Array($0.utf8) }, input: Array("Ein Zauber.\n".utf8))
    #expect(reply.code == 74, "\(reply.errors)")
    #expect(reply.errors.contains("picks up where you left off"), "\(reply.errors)")
    let path = session.folder.files().first { $0.contains("/unfinished/") } ?? ""
    let text = session.folder.text(of: path) ?? ""
    if kept == "🔒" {
      #expect(path.hasSuffix("/entry.md.age") && text.hasPrefix("-----BEGIN AGE"), "\(path)")
      #expect(holding("auber", session) == [])
    } else {
      for line in [kept, "date: \"2026-11-19\"", "title: Zauberwort", "mood: 😞", "place: Ward 7"] {
        #expect(text.contains(line), "\(text)")
      }
      session.folder.remove("journal/2026")
      #expect(session.run("new", typed: String(repeating: "\n", count: 9)).code == 0)
      let entry = session.text("2026/11/2026-11-19-zauberwort.md") ?? ""
      for line in [kept, "place: Ward 7", "mood: 😞"] { #expect(entry.contains(line), "\(entry)") }
    }
  }

  @Test(arguments: [
    "sealed: entries", "sealed: all", "sealed: true", "sealed: [entry; mood]", "sealed: Notizen",
    "sealed: {a: b}",
  ]) func `where it is not certain what is sealed, nothing that may be is written`(line: String) {
    let session = session(line + "\n")
    let reply = session.run("new", "Zauberwort", "--text", "Ein Zauber.")
    #expect(reply.code != 0)
    #expect(
      reply.errors.contains(
        "what 'sealed' means here is not certain, so nothing was written in clear; 'smjournal check' names the"
      ),
      "\(reply.errors)")
    #expect(session.run("mood", "2").code != 0)
    #expect(session.files == ["journal.md"])
    session.run("import", "jrnl", "../source/j.txt")
    #expect(holding("auber", session) == [])
    #expect(session.run("check").code == 1)
    #expect(session.run("out", "--fatigue", "3").code == 0)
  }

  @Test(arguments: ["seald: entry", "sealled: [entry]", "Sealed kinds: entry"])
  func `a key that was to be sealed counts as that, and check asks about it`(line: String) {
    let session = session(line + "\n")
    #expect(session.run("new", "Zauberwort").code == 0)
    #expect(session.files == ["2026/11/2026-11-20-1850-entry.md.age", "journal.md"])
    #expect(session.run("check").errors.contains(": sealed is expected, not"))
  }

  @Test func `what either of two devices seals is sealed until somebody chooses`() {
    let session = session("")
    let profile = session.text("journal.md") ?? ""
    session.write(
      profile.replacing(
        "name: Camille\n",
        with: "<<<<<<< HEAD\nsealed: mood\n=======\nsealed: entry\n>>>>>>> other\nname: Camille\n"),
      to: "journal.md")
    #expect(session.run("new", "Zauberwort", "--text", "Ein Zauber.").code == 0)
    #expect(session.run("mood", "2", "--date", "2026-11-18").code == 0)
    #expect(session.files.filter { $0.hasSuffix(".age") }.count == 2, "\(session.files)")
  }
}
