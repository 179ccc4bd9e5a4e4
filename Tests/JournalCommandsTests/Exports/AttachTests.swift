import JournalTestSupport
import Testing

@Suite struct AttachTests {
  private static let path = "2026/11/2026-11-20-a-hard-night.md"
  private static let gif: [UInt8] = Array("GIF89a picture".utf8)
  private static let sound: [UInt8] = Array("OggS recording".utf8)

  private func session() -> Session {
    let session = Session([
      Self.path: "---\ndate: 2026-11-20\ntitle: A hard night\n---\n\nText.\n",
      "2026/12/2026-12-01-b.md": "---\ndate: 2026-12-01\n---\nB\n",
    ])
    session.folder.write(Self.gif, to: "out/IMG 1.GIF")
    session.folder.write(Self.sound, to: "out/voice.ogg")
    session.folder.write("text", to: "out/notes.txt")
    return session
  }

  private var media: [String] {
    ["2026/11/img/2026-11-20-lea-asleep.gif", "2026/11/img/2026-11-20-lea-asleep.ogg"]
  }

  @Test func `copies photos and recordings beside the record and names them in it; an undo takes all back`() {
    let session = session()
    let before = session.files
    let reply = session.run(
      "attach", "hard", "../out/IMG 1.GIF", "../out/voice.ogg", "--caption", "Léa [asleep]")
    #expect(reply.errors == "")
    #expect(
      session.text(Self.path) == """
        ---
        date: 2026-11-20
        title: A hard night
        photos:
          - img/2026-11-20-lea-asleep.gif
        audio:
          - img/2026-11-20-lea-asleep.ogg
        ---

        Text.

        ![Léa \\[asleep\\]](img/2026-11-20-lea-asleep.gif)

        """)
    #expect(Set(session.files) == Set(before + media))
    #expect(session.folder.bytes(of: "journal/" + media[0]) == Self.gif)
    #expect(session.folder.mode(of: "journal/" + media[0]) == 0o600)
    #expect(session.run("check").errors == "")
    let page = session.run("show", "hard").output
    #expect(page.contains("📷 img/2026-11-20-lea-asleep.gif"))
    #expect(page.contains("img/2026-11-20-lea-asleep.ogg"))
    #expect(session.run("undo").code == 0)
    #expect(session.text(Self.path) == "---\ndate: 2026-11-20\ntitle: A hard night\n---\n\nText.\n")
    #expect(!session.files.contains { $0.hasPrefix("2026/11/img/") })
  }

  @Test
  func `a size is one of pixels, and a photo that no program makes smaller stays as it is, which is said`() {
    let session = session()
    #expect(session.run("attach", "hard", "../out/IMG 1.GIF", "--size", "16").code == 64)
    // Parts of a JPEG that hold no picture.
    let photo: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xDB, 0, 5, 1, 2, 3, 0xFF, 0xDA, 0, 3, 9, 1, 2, 0xFF, 0xD9,
    ]
    session.folder.write(photo, to: "out/big.jpg")
    let reply = session.run("new", "A photo", "--photo", "../out/big.jpg", "--size", "1600")
    #expect(reply.code == 0)
    #expect(reply.errors.contains("big.jpg stays as large as it is: it takes ImageMagick"))
    let kept = session.folder.files().first { $0.hasPrefix("journal/") && $0.hasSuffix("-big.jpg") }
    #expect(kept.map { session.folder.bytes(of: $0) } == photo)
    // A person at a terminal is told what it takes of the disk.
    let told = session.run("attach", "hard", "../out/big.jpg", typed: "").errors
    #expect(told.contains("../out/big.jpg: 18 B in the journal\n"), "\(told)")
  }

  @Test func `photos move and go to the trash with their record, and come back`() {
    let session = session()
    session.run("attach", "hard", "../out/IMG 1.GIF")
    session.folder.write(Array("GIF89a another".utf8), to: "journal/2026/12/img/2026-11-20-img-1.gif")
    #expect(session.run("move", "hard", "2026-12-02").code == 0)
    let moved = "2026/12/2026-12-02-a-hard-night.md"
    #expect(session.text(moved)?.contains("  - img/2026-11-20-img-1-2.gif\n") == true)
    #expect(session.folder.bytes(of: "journal/2026/12/img/2026-11-20-img-1-2.gif") == Self.gif)
    session.run("undo")
    #expect(session.text(Self.path)?.contains("  - img/2026-11-20-img-1.gif\n") == true)
    #expect(session.folder.bytes(of: "journal/2026/11/img/2026-11-20-img-1.gif") == Self.gif)
    #expect(session.run("delete", "hard").code == 0)
    #expect(session.folder.bytes(of: "journal/trash/2026/11/img/2026-11-20-img-1.gif") == Self.gif)
    session.run("undo")
    #expect(session.folder.bytes(of: "journal/2026/11/img/2026-11-20-img-1.gif") == Self.gif)
    #expect(session.text(Self.path) != nil)
  }

  @Test func `an undo brings record and photos back, also where somebody took one of the photos away`() {
    let session = session()
    session.run("attach", "hard", "../out/IMG 1.GIF", "../out/voice.ogg")
    session.run("move", "hard", "2026-12-02")
    session.folder.remove("journal/2026/12/img/2026-11-20-img-1.gif")
    #expect(session.run("undo").code == 0)
    #expect(session.text(Self.path) != nil)
    #expect(session.folder.bytes(of: "journal/2026/11/img/2026-11-20-voice.ogg") == Self.sound)
    #expect(session.run("check").errors.contains("2026-11-20-img-1.gif"))
  }

  @Test func `a photo comes back from the trash with its record, and an undo takes both there again`() {
    let session = session()
    session.run("attach", "hard", "../out/IMG 1.GIF")
    session.run("delete", "hard")
    #expect(session.run("restore", "hard").code == 0)
    #expect(session.folder.bytes(of: "journal/2026/11/img/2026-11-20-img-1.gif") == Self.gif)
    #expect(session.run("check").errors == "")
    session.run("undo")
    #expect(session.folder.bytes(of: "journal/trash/2026/11/img/2026-11-20-img-1.gif") == Self.gif)
    #expect(session.text("trash/" + Self.path) != nil && session.text(Self.path) == nil)
  }

  @Test(arguments: [true, false])
  func `what lies behind a link or a file in place of the folder of photos is no record's`(isLink: Bool) {
    let session = session()
    session.run("attach", "hard", "../out/IMG 1.GIF")
    session.folder.move("journal/2026/11/img", to: "img")
    if isLink {
      session.folder.link("journal/2026/11/img", to: "../../../img")
    } else {
      session.write("", to: "2026/11/img")
    }
    #expect(session.run("move", "hard", "2026-11-19").code == 0)
    #expect(session.run("delete", "hard").code == 0)
    #expect(session.run("restore", "hard").code == 0)
    #expect(session.folder.bytes(of: "img/2026-11-20-img-1.gif") == Self.gif)
  }

  @Test func `a photo that another record names stays where it is`() {
    let session = session()
    session.run("attach", "hard", "../out/IMG 1.GIF")
    session.write(
      "---\ndate: 2026-11-21\nphotos: [img/2026-11-20-img-1.gif]\n---\n", to: "2026/11/2026-11-21-c.md")
    session.run("delete", "hard")
    #expect(session.files.contains("2026/11/img/2026-11-20-img-1.gif"))
  }

  @Test(arguments: ["![Léa](img/p.jpg)", "![[p.jpg]]", "![](<img/p.jpg>)"])
  func `a picture that the text alone names goes along into another month`(link: String) {
    let session = Session(["2026/11/2026-11-20-a.md": link + "\n", "2026/11/2026-11-21-b.md": "x\n"])
    session.write("P", to: "2026/11/img/p.jpg")
    session.write("Q", to: "2026/11/img/other-p.jpg")
    #expect(session.run("move", "2026-11-20-a", "2026-12-05").code == 0)
    #expect(session.text("2026/12/img/p.jpg") == "P" && session.text("2026/11/img/p.jpg") == nil)
    #expect(session.text("2026/11/img/other-p.jpg") == "Q")
    #expect(session.run("undo").code == 0)
    #expect(session.text("2026/11/img/p.jpg") == "P" && session.text("2026/12/img/p.jpg") == nil)
  }

  @Test func `a copy of a photo that another record names goes along into another month`() {
    let session = session()
    session.run("attach", "hard", "../out/IMG 1.GIF")
    session.write(
      "---\ndate: 2026-11-21\nphotos: [img/2026-11-20-img-1.gif]\n---\n", to: "2026/11/2026-11-21-c.md")
    session.run("move", "2026-11-21-c", "2026-12-05")
    #expect(session.files.contains("2026/11/img/2026-11-20-img-1.gif"))
    #expect(session.files.contains("2026/12/img/2026-11-20-img-1.gif"))
    #expect(session.run("check").errors == "")
    session.run("undo")
    #expect(session.files.contains("2026/11/2026-11-21-c.md"))
    #expect(!session.files.contains("2026/12/img/2026-11-20-img-1.gif"))
  }

  @Test(arguments: [
    "![Léa](img/2026-11-20-img-1.gif)", "![](<img/2026-11-20-img-1.gif>)",
    "<img src=img/2026-11-20-img-1.gif>",
    "![[2026-11-20-img-1.gif]]", "![[img/2026-11-20-img-1.gif|300]]",
    "![](/2026/11/img/2026-11-20-img-1.gif)",
    "![](img/2026%2D11%2D20-img-1.gif)", "![](./img/2026-11-20-img-1.gif \"Léa\")",
  ])
  func `a photo that the text of another record shows stays, and is no orphan`(text: String) {
    let session = session()
    session.run("attach", "hard", "../out/IMG 1.GIF")
    session.write("---\ndate: 2026-11-21\n---\n\n\(text)\n", to: "2026/11/2026-11-21-c.md")
    session.run("delete", "hard")
    #expect(session.files.contains("2026/11/img/2026-11-20-img-1.gif"))
    #expect(session.run("check").errors == "")
  }

  @Test func `what is missing, what nobody names and what has no date is reported`() {
    let session = session()
    session.write(
      "---\ndate: 2026-11-22\nphotos: [img/gone.jpg, 'https://example.org/x.jpg']\n---\nx\n",
      to: "2026/11/2026-11-22-d.md")
    session.write("?", to: "2026/11/img/old.jpg")
    session.write("text", to: "ideas.md")
    session.folder.setModified(1_795_197_600_000_000_000, of: "journal/ideas.md")
    let reply = session.run("check")
    #expect(reply.code == 0)
    #expect(
      reply.errors == """
        2026/11/2026-11-22-d.md:1:1: warning: mentions “2026/11/img/gone.jpg”, which is missing
        2026/11/img/old.jpg:1:1: warning: is not mentioned in any record
        ideas.md:1:1: warning: has no date, neither inside nor in its name; it counts for 2026-11-20, when the file was last changed, and a copy or a clone changes that: add a line date: 2026-11-20

        """)
  }

  @Test(arguments: [
    ("../out/notes.txt", "is neither a photo nor a recording"), ("../out/none.jpg", "no such file"),
    ("../out", "is a folder"),
  ])
  func `what is no photo is refused, and nothing is copied`(path: String, message: String) {
    let session = session()
    let before = session.files
    let reply = session.run("attach", "hard", "../out/IMG 1.GIF", path)
    #expect(reply.code == 1)
    #expect(reply.errors.contains(message))
    #expect(session.files == before)
  }
}
