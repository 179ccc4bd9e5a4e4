import JournalModel
import JournalStore
import JournalTestSupport
import Testing

/// With the key at hand sealed records are like others, in memory alone; without it they are counted.
@Suite(.enabled(if: Age.isInstalled)) struct UnlockedTests {
  private static let path = "2026/11/2026-11-20-0930-zauberwort.md"
  private static let text =
    "---\ndate: 2026-11-20\nat: 2026-11-20T09:30:00+01:00\ntitle: Zauberwort\nmood: 2\ntags:\n  - zaubertag\n"
    + "people:\n  - Zaubermann\nphotos:\n  - img/z.gif\n---\n\nEin Zauber.\n"

  private func session() -> Session {
    let session = Session.sealing([
      Self.path: Self.text, "2026/11/img/z.gif": "GIF89a zauber",
      "2026/11/2026-11-19-0900-walk.md": "---\ndate: 2026-11-19\ntitle: Walk\nmood: 4\n---\nSea.\n",
      "people/zaubermann.md": "---\nkind: person\nname: Zaubermann\n---\n",
    ])
    session.run("seal", "zauberwort")
    session.run("seal", "zaubermann")
    return session
  }

  @Test(arguments: [
    (["list"], "Zauberwort"), (["day", "2026-11-20"], "Zauberwort"), (["tags"], "zaubertag"),
    (["list", "--tag", "zaubertag"], "Zauberwort"), (["people"], "🔒 Zaubermann"),
    (["random", "--tag", "zaubertag"], "Ein Zauber."), (["list", "--jsonl"], "\"title\": \"Zauberwort\""),
    (["search", "Zauber", "--mood", "2"], "Ein **Zauber**"),
  ])
  func `what is sealed is told with the key, and nothing of it without`(words: [String], told: String) {
    let session = session()
    let open = session.run(words.map { Array($0.utf8) })
    #expect(open.output.contains(told), "\(open.output)\(open.errors)")
    #expect(session.holding("auber") == [])
    session.takeKey()
    let locked = session.run(words.map { Array($0.utf8) })
    #expect(!locked.output.contains("auber"), "\(locked.output)")
  }

  @Test func `at random only what can be read is drawn without the key, as long as there is any`() {
    let session = session()
    session.takeKey()
    for _ in 0..<8 { #expect(session.run("random").output.contains("Sea.")) }
    session.folder.remove("journal/2026/11/2026-11-19-0900-walk.md")
    #expect(session.run("random").code == 77)
  }

  @Test(arguments: [
    ["stats"], ["month", "2026-11"], ["year", "2026"], ["week", "2026-11-20"], ["insights"],
  ])
  func `figures have its values with the key, and say how many they lack without`(words: [String]) {
    let session = session()
    let said = "sealed, and what they say not known: "
    #expect(!session.run(words.map { Array($0.utf8) }).errors.contains(said))
    session.takeKey()
    let locked = session.run(words.map { Array($0.utf8) })
    let count = words == ["stats"] || words == ["insights"] ? "2 records" : "1 record"
    #expect(
      locked.errors.contains(said + count + "; 'smjournal unlock' opens them\n"), "\(locked.errors)")
  }

  @Test func `moods that are sealed are in the figures with the key alone`() {
    let session = session()
    let open = session.run("stats", "--json").output
    session.takeKey()
    let locked = session.run("stats", "--json").output
    #expect(open.contains("\"days\": 2") || open != locked)
    #expect(session.holding("zauber") == [])
  }

  @Test(arguments: ["csv", "jrnl", "org", "markdown"])
  func `exports have it with --sealed, and say what they can't open`(format: String) {
    let session = session()
    let open = session.run("export", format, "--sealed", "-o", "-")
    #expect(open.code == 0, "\(open.errors)")
    #expect(open.output.contains("Zauberwort") || format == "markdown", "\(open.output)")
    #expect(!open.output.contains("BEGIN AGE"))
    #expect(!open.errors.contains("left out"), "\(open.errors)")
    session.takeKey()
    let locked = session.run("export", format, "--sealed", "-o", "-")
    #expect(locked.code == 77)
    #expect(!locked.output.contains("auber"))
    #expect(locked.errors.contains("smjournal: sealed, and left out: 2 records\n"), "\(locked.errors)")
  }

  @Test func `files that are exported opened have the names of clear ones, with their photos`() {
    let session = session()
    #expect(session.run("export", "markdown", "--sealed", "-o", "../out/").code == 0)
    let files = session.folder.files().filter { $0.hasPrefix("out/") }
    #expect(files.contains("out/2026/11/2026-11-20-0930-entry.md"), "\(files)")
    #expect(session.folder.text(of: "out/2026/11/img/z.gif") == "GIF89a zauber")
    let page = session.run("export", "html", "--sealed", "-o", "-").output
    #expect(page.contains("Zauberwort") && page.contains("data:image/gif"))
  }

  @Test func `a backup takes no --sealed`() {
    #expect(session().run("export", "json", "--sealed", "-o", "-").code == 64)
  }

  @Test func `its photos go with it to the trash and back, and out for good`() {
    let session = session()
    session.run("delete", "0930-entry")
    #expect(session.files.filter { $0.contains("img/") } == ["trash/2026/11/img/z.gif.age"])
    // What went with it is known without the key.
    session.takeKey()
    #expect(session.run("restore", "0930-entry").code == 0)
    #expect(session.files.filter { $0.contains("img/") } == ["2026/11/img/z.gif.age"])
    let locked = session.run("delete", "0930-entry")
    #expect(locked.errors.contains("sealed photos and recordings of that folder stay"), "\(locked.errors)")
    session.run("undo")
    #expect(session.run("forget", "0930-entry", "--yes").code == 77)
    session.giveKey()
    #expect(session.run("forget", "0930-entry", "--yes").code == 0)
    #expect(session.files.filter { $0.hasSuffix(".gif.age") } == [])
  }

  @Test(arguments: [true, false])
  func `a moved one and its photos stay together`(hasKey: Bool) {
    let session = session()
    if !hasKey { session.takeKey() }
    #expect(session.run("move", "0930-entry", "2026-12-02").code == 0)
    session.giveKey()
    #expect(session.run("unseal", "0930-entry").code == 0)
    let folder = hasKey ? "2026/12" : "2026/11"
    #expect(session.text(folder + "/img/z.gif") == "GIF89a zauber")
    #expect(session.files.contains { $0.hasPrefix(folder + "/2026-1") && $0.hasSuffix("zauberwort.md") })
  }

  @Test func `the last key that is sealed to is not taken away`() throws {
    let session = session()
    let line = try #require(session.text("journal.md")?.split(separator: "\n").first { $0.contains("age1") })
    let reply = session.run("seal", "remove", String(line.dropFirst(4)), "--again")
    #expect(reply.code == 1)
    #expect(reply.errors.hasPrefix("smjournal: this is the last key that is sealed to, and nothing was"))
    #expect(session.text("journal.md")?.contains("age1") == true)
  }
}
