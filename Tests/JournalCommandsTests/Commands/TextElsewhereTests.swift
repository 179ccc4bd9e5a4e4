import JournalModel
import JournalTestSupport
import Testing

/// Files whose text is elsewhere: not fetched yet, lost in a crash, encrypted.
struct TextElsewhereTests {
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 120\n"
  private let path = "2026/11/2026-11-19-0900-two.md"

  private func session(_ text: String) -> Session {
    let session = Session([
      "2026/11/2026-11-20-0900-one.md": "---\ntitle: One\nmood: 4\n---\nWords.\n",
      "2026/11/2026-11-18-0900-three.md": "---\ntitle: Three\n---\nWords.\n", path: text,
    ])
    session.folder.waitForAnotherTick()
    return session
  }

  private static let empty =
    "is empty: its text may not have been fetched yet, or a crash took it; fetch it, or bring it back from "
    + "another device or a backup"
  private static let ofPointer =
    "holds a pointer of git-lfs instead of its text; 'git lfs pull' fetches the text"
  private static let cases = [
    ("", empty), ("\n \r\n", empty), ("\u{FEFF}", empty), ("\0\0\0\0", empty), (pointer, ofPointer),
    (pointer.replacing("git-lfs.github", with: "hawser.github"), ofPointer),
    (
      "-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n-----END AGE ENCRYPTED FILE-----\n",
      "is encrypted (age); decrypt it to read it"
    ), ("age-encryption.org/v1\n-> X25519 a\n", "is encrypted (age); decrypt it to read it"),
    ("\0GITCRYPT\0abcdef", "is encrypted (git-crypt); decrypt it to read it"),
  ]

  @Test(arguments: cases)
  func `no verb writes over them, and each says what is there and what to do`(text: String, message: String) {
    let session = session(text)
    for words in [
      ["set", "two", "place=Lyon"], ["unset", "two", "place"], ["tag", "two", "+rain"], ["favorite", "two"],
      ["move", "two", "2026-11-01"],
    ] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 1, "\(words)")
      #expect(reply.output == "", "\(words)")
      #expect(
        reply.errors == "\(path): error: nothing is written over it: the file \(message)\n", "\(words)")
      #expect(session.text(path) == text, "\(words)")
    }
    #expect(session.run("undo").code == 1)
    // Its bytes are all there in the trash.
    #expect(session.run("delete", "two").code == 0)
    #expect(session.text("trash/" + path) == text)
  }

  @Test(arguments: ["", "\0\0", pointer])
  func `they are listed by their names, and no figure counts them`(text: String) {
    let session = session(text)
    for _ in 0..<2 {
      let list = session.run("list", "--json").output
      #expect(list.contains("\"total\": 3,") && list.contains("\"id\": \"2026-11-19-0900-two\""))
      let stats = session.run("stats", "--json").output
      #expect(stats.contains("\"total\": 2,") && stats.contains("\"entry\": 2,"), "\(stats)")
      let today = session.run("today", "--json").output
      #expect(
        today.contains("\"streak\": {\n    \"current\": 1,") || today.contains("\"streak\": 1"), "\(today)")
      #expect(session.run("day", "2026-11-19", "--json").output.contains("\"records\": []"))
      #expect(session.run("search", "version").code == 0)
      #expect(session.run("search", "lfs", "--json").output.contains("\"total\": 0,"))
    }
    #expect(session.run("check").code == 1)
    #expect(session.run("check").errors.hasPrefix(path + ":1:1: error: "))
    #expect(session.run("show", "two").code == 1)
    #expect(session.run("reindex", "--verify").code == 1)
  }

  @Test func `text that comes later counts at once`() {
    let session = session(Self.pointer)
    #expect(session.run("stats", "--json").output.contains("\"total\": 2,"))
    session.write("---\ntitle: Two\n---\nWords.\n", to: path)
    #expect(session.run("stats", "--json").output.contains("\"total\": 3,"))
    #expect(session.run("set", "two", "place=Lyon").code == 0)
  }

  @Test func `the files themselves go out whole`() {
    let session = session(Self.pointer)
    #expect(session.run("export", "markdown", "--output", "../out").code == 0)
    #expect(session.text("../out/" + path) == Self.pointer)
    #expect(session.run("export", "csv", "--output", "../out.csv").code == 0)
    #expect(session.text("../out.csv")?.contains("0900-two") == false)
  }
}

/// Front matter as phones and other programs open it.
struct UnusualFrontMatterTests {
  private let path = "2026/11/2026-11-20-0900-note.md"

  @Test(arguments: ["—-", "–-", "—", "\u{200B}---", "\u{FEFF}\u{FEFF}---"])
  func `it is read, told by check, and edited in its place`(opening: String) {
    let session = Session([path: "\(opening)\ntitle: A walk\nmood: 4\n---\nTo the lake.\n"])
    let record = session.run("show", "note", "--json").output
    #expect(record.contains("\"title\": \"A walk\"") && record.contains("\"mood\": \"4\""))
    let check = session.run("check")
    #expect(check.errors.hasPrefix("\(path):1:1: warning: front matter begins with three dashes, which `"))
    #expect(check.errors.hasSuffix("` is taken for; other programs take it for text; write `---`\n"))
    #expect(session.run("set", "note", "mood=5", "place=Lyon").code == 0)
    #expect(
      session.text(path) == "\(opening)\ntitle: A walk\nmood: 😄\nplace: Lyon\n---\nTo the lake.\n")
    #expect(session.run("search", "lake", "--json").output.contains("\"total\": 1,"))
  }

  @Test func `a vacation so written is time off`() {
    let session = Session([
      "2026/12/2026-12-20-vacation.md":
        "—-\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-27\n—-\n"
    ])
    #expect(session.run("vacation", "list").output.contains("20"))
    #expect(session.run("today", "--json").output.contains("\"from\": \"2026-12-20\""))
  }

  @Test func `keys that can't be read are an error with their line, and get no second front matter`() {
    let text = "—-\ntitle: A walk\nmood: [4\n---\nTo the lake.\n"
    let session = Session([path: text])
    let check = session.run("check")
    #expect(check.code == 1)
    #expect(
      check.errors
        == "\(path):1:1: error: front matter begins with three dashes, not with `—-`; it is taken for text; "
        + "write `---`\n")
    #expect(session.run("set", "note", "mood=5").code == 1)
    #expect(session.text(path) == text)
  }
}
