import JournalTestSupport
import Testing

@testable import JournalCommands

/// What an export replaces: an earlier one as it was written, and nothing that somebody else wrote.
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

  private static let formats = [
    ("jrnl", "a.txt"), ("org", "a.org"), ("svg", "a.svg"), ("html", "a.html"), ("form", "a.html"),
    ("pocket", "a.html"), ("csv", "a.csv"), ("json", "a.json"), ("ics", "a.ics"), ("markdown", "a.md"),
    ("markdown", "a.zip"), ("dayone", "a.zip"), ("epub", "a.epub"),
  ]

  @Test(arguments: formats)
  func `an earlier export is replaced as long as it is as it was written`(format: String, name: String) {
    let session = session()
    func export() -> Reply { session.run("export", format, "--output", "../out/" + name) }
    #expect(export().code == 0)
    session.write("---\ndate: 2026-11-21\n---\n\nMore.\n", to: "2026/11/2026-11-21-entry.md")
    #expect(export().code == 0)
    #expect(export().code == 0)
    let text = (session.folder.text(of: "out/" + name) ?? "") + "\nMine."
    session.folder.write(text, to: "out/" + name)
    #expect(export().code == 1)
    #expect(session.folder.text(of: "out/" + name) == text)
  }

  @Test(arguments: formats)
  func `the export of another journal stays`(format: String, name: String) {
    let session = session()
    func export() -> Reply { session.run("export", format, "--output", "../out/" + name) }
    #expect(export().code == 0)
    session.write("---\nsmjournal: 1\nid: another\nlanguage: en\n---\n", to: "journal.md")
    let reply = export()
    #expect(reply.code == 1 && reply.errors.contains("an earlier export of this journal"))
  }
}
