import JournalTestSupport
import Testing
import YAMLCodec

/// Records that name a photo which is not there, by a name that no file can have.
@Suite struct MissingPhotoTests {
  private static let path = "2026/11/2026-11-20-a.md"
  private static let names = [
    "img/gone.jpg", "img/" + String(repeating: "x", count: 300) + ".jpg",
    String(repeating: "d/", count: 2100) + "x.jpg", "img/notes/a.jpg", "img/link/a.jpg", "img/round.jpg",
    "img/folder.jpg", String(repeating: "y", count: 300) + "/a.jpg",
  ]

  private func session(_ photo: String) -> Session {
    let session = Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\n",
      [
        Self.path: "---\ndate: 2026-11-20\ntitle: Hard\nphotos: [\(photo)]\n---\nSee ![it](\(photo)).\n",
        "2026/11/img/notes": "Not a folder.", "2026/11/img/folder.jpg/keep": "",
      ])
    session.folder.link("journal/2026/11/img/link", to: "round.jpg")
    session.folder.link("journal/2026/11/img/round.jpg", to: "round.jpg")
    session.folder.makeFolder("out")
    return session
  }

  @Test(
    arguments: names,
    [
      "html page.html", "html pages/", "pocket pocket.html", "markdown a.zip", "markdown folder/",
      "markdown all.md", "csv all.csv", "json all.json", "ics all.ics", "dayone d.zip", "jrnl j.txt",
      "jrnl j.zip",
      "org o.org", "org o.zip", "epub b.epub",
    ])
  func `every export has the record without it`(photo: String, format: String) {
    let words = format.split(separator: " ").map(String.init)
    let reply = session(photo).run("export", words[0], "--output", "../out/" + words[1])
    #expect(reply.code == 0, "\(reply.errors.prefix(200))")
    #expect(!reply.errors.contains("error"), "\(reply.errors.prefix(200))")
  }

  @Test(arguments: ["html page.html", "html pages/", "pocket p.html", "epub b.epub", "markdown a.zip"])
  func `what is not there is counted`(format: String) {
    let words = format.split(separator: " ").map(String.init)
    let reply = session("img/gone.jpg").run("export", words[0], "--output", "../out/" + words[1])
    let line = "Photos and recordings that your notes name and that are not there: 1;"
    #expect(reply.errors.contains(line), "\(reply.errors)")
  }

  @Test(arguments: ["epub b.epub", "html page.html"])
  func `a picture of the web is no photo of the journal`(format: String) {
    let words = format.split(separator: " ").map(String.init)
    let session = Session([Self.path: "![p](http://example.org/x.png)\n"])
    session.folder.makeFolder("out")
    let reply = session.run("export", words[0], "--output", "../out/" + words[1])
    #expect(reply.code == 0 && !reply.errors.contains("not there"), "\(reply.errors)")
  }

  @Test(arguments: [
    ("![[IMG 1.gif]]", true), ("![[Attachments/IMG 1.gif|100]]", true),
    ("![](../../Attachments/IMG%201.gif)", true),
    ("![[1.gif]]", false), ("![[gone.gif]]", false), ("![[../IMG 1.gif]]", false),
  ])
  func `a picture is found by its name wherever it lies`(text: String, isFound: Bool) throws {
    let session = Session([
      Self.path: text + "\n", "Attachments/IMG 1.gif": "GIF89a picture", "trash/gone.gif": "GIF89a",
    ])
    session.folder.makeFolder("out")
    #expect(session.run("export", "html", "--output", "../out/page.html").code == 0)
    let page = try #require(session.folder.text(of: "out/page.html"))
    #expect(page.contains("src=\"data:image/gif;") == isFound)
  }

  @Test func `what a picture that was laid there tells besides is on no page`() throws {
    let session = Session([Self.path: "![](img/a.gif)\n"])
    let start = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
    let place: [UInt8] = Array("48.8566 N".utf8)
    let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    session.folder.write(
      start + [0x21, 0xFE, UInt8(place.count)] + place + [0] + picture + [0x3B],
      to: "journal/2026/11/img/a.gif")
    session.folder.makeFolder("out")
    #expect(session.run("export", "html", "--output", "../out/page.html").code == 0)
    let page = try #require(session.folder.text(of: "out/page.html"))
    #expect(page.contains("src=\"data:image/gif;base64," + Base64.text(start + picture + [0x3B])))
  }

  @Test(arguments: names)
  func `the page has its words in its place`(photo: String) throws {
    let session = session(photo)
    session.run("export", "html", "--output", "../out/page.html")
    let page = try #require(session.folder.text(of: "out/page.html"))
    #expect(page.contains("Hard</h5><div class=\"text\" dir=\"auto\"><p>See it.</p>"))
  }

  @Test(arguments: names)
  func `the record is checked, moved, deleted and brought back all the same`(photo: String) {
    let session = session(photo)
    #expect(session.run("check").errors.contains("which is missing"))
    #expect(session.run("move", "hard", "2026-11-19").code == 0)
    #expect(session.run("delete", "hard").code == 0)
    #expect(session.run("undo").code == 0)
  }
}
