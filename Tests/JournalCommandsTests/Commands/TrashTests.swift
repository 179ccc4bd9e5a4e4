import JournalTestSupport
import Testing

@Suite struct TrashTests {
  private static let path = "2026/11/2026-11-20-walk.md"
  private static let text = "---\ntitle: Walk\n---\n\nwoods\n"

  @Test func `trash lists what was deleted, restore brings it back, undo takes that back`() {
    let session = Session([Self.path: Self.text])
    #expect(session.run("trash").output == "the trash is empty\n")
    session.run("delete", "walk")
    let reply = session.run("trash", "--json")
    #expect(reply.code == 0)
    #expect(reply.output.hasPrefix("{\n  \"schema\": 1,\n  \"records\": [\n"))
    for part in ["\"id\": \"2026-11-20-walk\"", "\"path\": \"trash/\(Self.path)\"", "\"deleted\": \""] {
      #expect(reply.output.contains(part))
    }
    #expect(session.run("trash").output.hasPrefix("2026-11-20-walk  deleted "))
    let restored = session.run("restore", "walk")
    #expect(restored.code == 0)
    #expect(restored.output == "trash/\(Self.path) is back as \(Self.path)\n")
    #expect(session.text(Self.path) == Self.text)
    #expect(session.run("restore", "walk").code == 1)
    session.run("undo")
    #expect(session.text("trash/" + Self.path) == Self.text && session.text(Self.path) == nil)
  }

  @Test func `what is in the trash was deleted by now, whatever the machine's clock says`() {
    let session = Session([Self.path: Self.text])
    session.run("delete", "walk")
    let output = session.run("trash", "--now", "2001-02-03T04:05:06+00:00").output
    #expect(output.hasPrefix("2026-11-20-walk  deleted today"), "\(output)")
    let json = session.run("trash", "--json", "--now", "2001-02-03T04:05:06+00:00").output
    #expect(json.contains("\"deleted\": \"2001-02-03T05:05:06+01:00\""), "\(json)")
  }

  @Test func `a record comes back to where it was, beside what has its name now`() {
    let session = Session([Self.path: Self.text])
    session.run("delete", "walk")
    session.write("---\ntitle: Walk\n---\n\nanother\n", to: Self.path)
    session.run("delete", "walk")
    // In the trash the second one has a number, which is none of its own.
    #expect(
      session.run("restore", "trash/2026/11/2026-11-20-walk-2.md").output.hasSuffix(
        "is back as \(Self.path)\n"))
    #expect(session.text(Self.path)?.contains("another") == true)
    #expect(
      session.run("restore", "2026-11-20-walk").output.hasSuffix("is back as 2026/11/2026-11-20-walk-2.md\n"))
    #expect(session.text("2026/11/2026-11-20-walk-2.md") == Self.text)
  }

  /// Two entries with a photo each, of which the second was put into the trash under the first one's names.
  private func sessionWithPhotos() -> Session {
    let session = Session()
    for (place, bytes) in ["first", "second"].enumerated() {
      session.write("---\ntitle: \(bytes)\nphotos: [img/a.gif]\n---\n\n![](img/a.gif)\n", to: Self.path)
      session.write(bytes, to: "2026/11/img/a.gif")
      session.run("delete", "walk")
      #expect(session.text("trash/2026/11/img/a\(place == 0 ? "" : "-2").gif") == bytes)
    }
    return session
  }

  @Test func `photos come back with their record, and an undo takes them back, too`() {
    let session = sessionWithPhotos()
    let trash = session.files
    session.run("restore", "trash/2026/11/2026-11-20-walk-2.md")
    #expect(session.text(Self.path)?.contains("title: second\nphotos: [img/a.gif]") == true)
    #expect(session.text("2026/11/img/a.gif") == "second")
    session.run("undo")
    #expect(session.files == trash)
  }

  @Test func `a photo whose name is taken meanwhile comes back under another, which the record names`() {
    let session = sessionWithPhotos()
    session.write("mine", to: "2026/11/img/a.gif")
    session.run("restore", "trash/2026/11/2026-11-20-walk-2.md")
    let text = session.text(Self.path)
    #expect(text == "---\ntitle: second\nphotos: [img/a-2.gif]\n---\n\n![](img/a-2.gif)\n")
    #expect(session.text("2026/11/img/a-2.gif") == "second")
    #expect(session.text("2026/11/img/a.gif") == "mine")
  }

  @Test func `trash empty asks first; undo says that it was forgotten, and when`() {
    let session = Session([Self.path: Self.text, "2026/11/b.md": "b\n"])
    session.run("delete", "walk")
    session.run("delete", "b")
    let trash = ["trash/2026/11/2026-11-20-walk.md", "trash/2026/11/b.md"]
    let refusal = session.run("trash", "empty")
    #expect(refusal.code == 1)
    #expect(
      refusal.errors
        == "smjournal: nothing was removed: nobody could be asked; --yes removes without asking\n")
    let asked = session.run("trash", "empty", typed: "n")
    #expect(
      asked.errors.contains(
        "Remove 2 files from the trash for good? Not even 'undo' brings them back. [y/N]"))
    #expect(session.files.filter { $0.hasPrefix("trash/") } == trash)
    #expect(session.run("trash", "empty", typed: "y").output == "Removed 2 files from the trash\n")
    #expect(session.files == ["journal.md"])
    let undone = session.run("undo")
    #expect(undone.code == 1)
    #expect(
      undone.errors
        == "smjournal: error: what changed last was forgotten on Fri 20 November 2026 and can't be "
        + "brought back; the next 'undo' takes back the change before it\n")
    #expect(session.run("undo").errors == "smjournal: error: there is nothing to undo\n")
    #expect(session.files == ["journal.md"])
  }

  @Test func `trash empty --older leaves what is younger`() {
    let session = Session([Self.path: Self.text])
    session.run("delete", "walk")
    session.now = "2020-01-01T00:00:00Z"
    #expect(
      session.run("trash", "empty", "--older", "30d", "--yes").output
        == "nothing in the trash is older than 30 days\n")
    session.now = "2200-01-01T00:00:00Z"
    #expect(
      session.run("trash", "empty", "--older", "4w", "--yes").output == "Removed 1 file from the trash\n")
    for wrong in ["", "-1d", "x", "3h", "+3"] {
      #expect(session.run("trash", "empty", "--older", wrong).code == 64)
    }
  }

  @Test func `what can be undone follows a journal whose folder is moved, and not a copy of it`() {
    let session = Session([Self.path: Self.text])
    session.run("delete", "walk")
    session.folder.move("journal", to: "elsewhere")
    #expect(session.run("-C", session.folder.absolute("elsewhere"), "undo").code == 0)
    #expect(session.folder.text(of: "elsewhere/" + Self.path) == Self.text)
    #expect(session.run("-C", session.folder.absolute("elsewhere"), "delete", "walk").code == 0)
    session.folder.write("---\nsmjournal: 1\n---\n", to: "journal/journal.md")
    #expect(session.run("undo").code == 1)
    #expect(session.run("-C", session.folder.absolute("elsewhere"), "undo").code == 0)
  }

  @Test func `the trash in French`() {
    let session = Session([Self.path: Self.text])
    #expect(session.run("trash", "--lang", "fr").output == "la corbeille est vide\n")
    session.run("delete", "walk")
    #expect(
      session.run("trash", "empty", "--yes", "--lang", "fr").output
        == "Supprimé pour de bon\u{A0}: 1 fichier\n")
    #expect(session.run("undo", "--lang", "fr").errors.contains("a été oubliée (vendredi 20 novembre 2026)"))
  }
}
