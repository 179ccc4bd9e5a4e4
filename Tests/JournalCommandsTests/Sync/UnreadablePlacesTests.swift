import JournalTestSupport
import Testing

/// Where something can't be looked at, no answer says that nothing is there.
@Suite(.enabled(if: !ScratchFolder.isPrivileged, "root reads everything"))
struct UnreadablePlacesTests {
  private static let record = "2026/11/2026-11-20-1000-words.md"
  private static let other = "2026/11/2026-11-19-0900-walk.md"

  private func session() -> Session {
    Session([
      Self.record: "---\ntitle: Words\nphotos: [img/a.gif]\n---\n\nNobody else knows these words.\n",
      "2026/11/img/a.gif": "GIF89a", Self.other: "---\ntitle: Walk\n---\nWoods.\n",
    ])
  }

  private static let unread = """
    2026/10:1:1: error: can't be read: permission denied
    1 file or folder can't be read: what is in it is missing here.

    """

  @Test(arguments: [
    "list", "stats", "stats --json", "today", "tags", "month", "week", "day", "report", "report --json",
    "rota check", "rota", "people", "insights", "prompts", "random", "memories", "search woods", "vacation",
    "show words", "export ics",
  ])
  func `every answer from the files names the folder that it lacks`(words: String) {
    let session = session()
    session.write("---\ntitle: Sea\n---\nWaves.\n", to: "2026/10/2026-10-19-0900-sea.md")
    session.folder.setMode(0, of: "journal/2026/10")
    let reply = session.run(words.split(separator: " ").map { Array($0.utf8) })
    session.folder.setMode(0o700, of: "journal/2026/10")
    if reply.code == 74 {
      #expect(reply.errors == "2026/10: error: can't be read: permission denied\n")
    } else {
      #expect(reply.code == 0)
      #expect(reply.errors.hasSuffix(Self.unread), "\(reply)")
    }
  }

  @Test(arguments: ["check", "conflicts", "reindex"])
  func `what names it anyway names it once`(words: String) {
    let session = session()
    session.folder.setMode(0, of: "journal/2026/11")
    let reply = session.run(words)
    session.folder.setMode(0o700, of: "journal/2026/11")
    #expect(reply.errors == "2026/11:1:1: error: can't be read: permission denied\n")
  }

  @Test func `a photo that an unreadable record may name does not go with another, nor does that`() {
    let session = session()
    let files = session.files
    session.folder.setMode(0, of: "journal/" + Self.other)
    for words in [["delete", "words"], ["move", "words", "2026-12-02"]] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 74)
      #expect(reply.errors.contains(Self.other + ": error: can't be opened: permission denied"), "\(reply)")
      #expect(session.files == files)
    }
  }

  @Test func `an import that can't tell what is here already writes nothing`() {
    let session = session()
    session.folder.write("[2026-11-10 09:00] Swim\nIn the sea.\n", to: "jrnl.txt")
    #expect(session.run("import", "jrnl", "../jrnl.txt").code == 0)
    let path = "2026/11/2026-11-10-0900-swim.md"
    let files = session.files
    #expect(files.contains(path), "\(files)")
    session.folder.setMode(0, of: "journal/" + path)
    for words in [["import", "jrnl", "../jrnl.txt"], ["import", "jrnl", "../jrnl.txt", "--again"]] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 74)
      #expect(reply.errors.contains(path + ": error: can't be read: permission denied"), "\(reply)")
      #expect(session.files == files)
    }
  }

  @Test func `a backup is not brought in over a file that can't be compared`() {
    let session = session()
    let path = "2026/11/2026-11-10-0900-swim.md"
    session.folder.write("---\ntitle: Swim\n---\nIn the sea.\n", to: "journal/" + path)
    #expect(session.run("export", "json", "-o", "../backup.json").code == 0)
    session.folder.setMode(0, of: "journal/" + path)
    let files = session.files
    for words in [["import", "json", "../backup.json"], ["import", "json", "../backup.json", "--again"]] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 74)
      #expect(reply.errors.contains(path + ": error: can't be read: permission denied"), "\(reply)")
      #expect(session.files == files)
    }
  }

  @Test func `check --privacy names what it could not look at`() {
    let session = session()
    session.folder.setMode(0, of: "journal/" + Self.other)
    let reply = session.run("check", "--privacy")
    #expect(reply.code == 1)
    #expect(reply.errors == Self.other + ":1:1: warning: can't be read: permission denied\n")
    session.folder.setMode(0o600, of: "journal/" + Self.other)
    session.folder.setMode(0, of: "journal/2026/11/img")
    let photo = session.run("check", "--privacy").errors
    #expect(photo == "2026/11/img:1:1: warning: can't be read: permission denied\n")
    session.folder.setMode(0o700, of: "journal/2026/11/img")
  }

  @Test func `what is forgotten may be where nobody can look, and that is said`() {
    let session = session()
    session.folder.makeFolder("journal/.stfolder")
    session.write("old", to: ".stversions/2026/11/2026-11-20-1000-words~20261119-101010.md")
    session.folder.setMode(0, of: "journal/.stversions/2026/11")
    let reply = session.run("forget", "words", "--yes")
    session.folder.setMode(0o700, of: "journal/.stversions/2026/11")
    #expect(reply.code == 0)
    #expect(reply.errors == ".stversions/2026/11:1:1: error: can't be read: permission denied\n")
  }

  @Test func `a backup that can't be looked at may be there`() {
    let session = session()
    session.folder.makeFolder("away")
    #expect(session.run("export", "json", "-o", "../away/backup.json").code == 0)
    session.folder.setMode(0, of: "away")
    let reply = session.run("forget", "words", "--yes")
    session.folder.setMode(0o700, of: "away")
    #expect(reply.output.contains("perhaps in a backup (Fri 20 November 2026): "), "\(reply.output)")
  }

  @Test func `nothing is forgotten where the drafts can't be looked at`() throws {
    let session = session()
    session.run("set", "words", "mood=4")
    let state = try #require(session.folder.files().first { $0.hasSuffix("/lock") }).dropLast(5)
    session.folder.write("Nobody else knows these words.", to: state + "/unfinished/entry")
    session.folder.setMode(0, of: state + "/unfinished")
    #expect(session.run("forget", "words", "--yes").code == 74)
    #expect(session.text(Self.record)?.contains("Nobody else") == true)
    session.folder.setMode(0o700, of: state + "/unfinished")
    #expect(session.run("forget", "words", "--yes").code == 0)
    #expect(session.holding("Nobody else") == [])
  }

  @Test func `doctor counts what hides conflicts among the problems`() {
    let session = session()
    session.write("- 2026-11-20T08:00:00+01:00 like resilience-3\n", to: "affirmations/likes.md")
    #expect(session.run("doctor").output.contains("Problems     none\n"))
    session.folder.setMode(0, of: "journal/affirmations/likes.md")
    let reply = session.run("doctor")
    #expect(reply.code == 1)
    #expect(!reply.output.contains("Problems     none\n"), "\(reply.output)")
  }
}
