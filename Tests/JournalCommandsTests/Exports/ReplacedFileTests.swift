import JournalTestSupport
import Testing

@testable import JournalCommands

/// What an export replaces: an earlier one of its kind, and nothing that somebody else wrote.
@Suite struct ReplacedFileTests {
  private static let zip = "PK\u{3}\u{4}\u{14}\0\0\0\u{8}\0\0\0\u{21}\0........\u{c}\0\0\0"

  private func session() -> Session {
    let session = Session(profile: "smjournal: 1\nid: k7f3q\nlanguage: en\ntimezone: Europe/Paris\n")
    session.write("---\ndate: 2026-11-20\nmood: 4\n---\n\nWords.\n", to: "2026/11/2026-11-20-entry.md")
    session.folder.makeFolder("out")
    return session
  }

  @Test(arguments: [
    ("jrnl", "a.txt", "[2020-01-01 09:00] My one\nBody\n"), ("org", "a.org", "#+TITLE: Mine\n* Mine\n"),
    ("svg", "a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>Mine</text></svg>\n"),
    ("html", "a.html", "<!DOCTYPE html>\n<html><body>Mine</body></html>\n"),
    ("form", "a.html", "<!DOCTYPE html>\n<html><body>Mine</body></html>\n"),
    ("pocket", "a.html", "<!DOCTYPE html>\n<html><body>Mine</body></html>\n"),
    ("csv", "a.csv", "id,path,comment\n1,/tmp,mine\n"), ("json", "a.json", "{\n  \"schema\": 1}\n"),
    ("ics", "a.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Mine//\r\n"),
    ("markdown", "a.md", "# Mine\n"), ("markdown", "a.zip", zip + "mine/note.md"),
    ("dayone", "a.zip", zip + "Journal.json"), ("epub", "a.epub", zip + "mimetypeapplication/epub+zip"),
  ])
  func `what others wrote stays`(format: String, name: String, text: String) {
    let session = session()
    session.folder.write(text, to: "out/" + name)
    let reply = session.run("export", format, "--output", "../out/" + name)
    #expect(reply.code == 1 && reply.errors.contains("it was not replaced"))
    #expect(session.folder.text(of: "out/" + name) == text)
  }

  @Test(arguments: [
    ("org", "a.org", 0), ("svg", "a.svg", 0), ("html", "a.html", 0), ("form", "a.html", 0),
    ("pocket", "a.html", 0), ("csv", "a.csv", 0), ("json", "a.json", 0), ("ics", "a.ics", 0),
    ("markdown", "a.md", 0), ("markdown", "a.zip", 0), ("dayone", "a.zip", 0), ("epub", "a.epub", 0),
    // It may be somebody's journal, and nothing in it tells.
    ("jrnl", "a.txt", 1),
  ])
  func `an earlier export is replaced where it says that it is one`(format: String, name: String, code: Int32)
  {
    let session = session()
    #expect(session.run("export", format, "--output", "../out/" + name).code == 0)
    #expect(session.run("export", format, "--output", "../out/" + name).code == code)
  }

  @Test func `the backup of another journal stays`() {
    let session = session()
    #expect(session.run("export", "json", "--output", "../out/a.json").code == 0)
    session.write("---\nsmjournal: 1\nid: another\nlanguage: en\n---\n", to: "journal.md")
    let reply = session.run("export", "json", "--output", "../out/a.json")
    #expect(reply.code == 1 && reply.errors.contains("an earlier export of this journal"))
    #expect(session.folder.text(of: "out/a.json")?.contains("\"journal\": \"k7f3q\"") == true)
  }

  @Test func `a PDF is known by its end`() {
    let own = Array("%PDF-1.7\n…%%EOF\n".utf8) + DrawnFile.print.mark
    #expect(DrawnFile.print.begins(own) && !DrawnFile.print.begins(own.dropLast(11)))
  }
}
