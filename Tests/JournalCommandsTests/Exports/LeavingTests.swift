import JournalStore
import JournalTestSupport
import Testing

@testable import JournalCommands

/// What leaves the journal, and what comes back: nothing is lost, shown or left out unsaid.
@Suite struct LeavingTests {
  @Test func `another record of the trash with the same name is no version of what is forgotten`() {
    for undoes in [false, true] {
      let session = Session()
      session.run("append", "--date", "2026-11-20", "precious morning")
      if undoes { session.run("undo") } else { session.run("delete", "2026-11-20") }
      session.run("append", "--date", "2026-11-20", "evening")
      let reply = session.run("forget", "2026-11-20", "--yes")
      #expect(
        reply.output.hasPrefix(
          """
          Forgotten for good: 1 file
          another record that had this name is in the trash, and stays: trash/2026/11/2026-11-20.md

          """), "\(reply)")
      #expect(session.text("trash/2026/11/2026-11-20.md")?.contains("precious morning") == true)
    }
  }

  @Test func `of two records of the trash with one name each is forgotten by itself`() {
    for (name, other) in [("2026-11-20", "2026-11-20-2"), ("2026-11-20-2", "2026-11-20")] {
      let session = Session()
      for word in ["morning", "evening"] {
        session.run("append", "--date", "2026-11-20", word)
        session.run("delete", "2026-11-20")
      }
      let reply = session.run("forget", "trash/2026/11/\(name).md", "--yes")
      #expect(reply.output.hasPrefix("Forgotten for good: 1 file\n"), "\(reply)")
      #expect(reply.output.contains("in the trash, and stays: trash/2026/11/\(other).md"), "\(reply)")
      #expect(session.text("trash/2026/11/\(other).md") != nil, "\(session.files)")
    }
  }

  @Test func `a table of the time before shows nothing that was made private since`() {
    let session = Session(["2026/11/2026-11-20-a.md": "alphaword\n"])
    session.run("export", "csv", "-o", "../t/")
    #expect(session.folder.text(of: "t/entry.csv")?.contains("alphaword") == true)
    session.run("set", "2026-11-20-a", "private=true")
    let reply = session.run("export", "csv", "-o", "../t/", "--json")
    let table = session.folder.text(of: "t/entry.csv") ?? ""
    #expect(reply.code == 0 && table.hasPrefix("id,path,kind,"), "\(reply)")
    #expect(table.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["html", "epub", "jrnl"])
  func `a recording that a file can't show is said to be left out`(format: String) {
    let session = Session([
      "2026/11/2026-11-20-a.md": "---\naudio: [img/v.mp3]\n---\nx\n", "2026/11/img/v.mp3": "ID3 sound",
    ])
    let json = session.run("export", format, "--json", "-o", "../out").output
    #expect(json.contains("\"count\": 1,\n      \"reason\": \"media\""), "\(json)")
    let reply = session.run("export", format, "-o", "../out")
    let said =
      format == "jrnl"
      ? "1 photo or recording is named and not in the file; it comes along into a folder or a .zip"
      : "1 photo or recording is not in it: such a file can't show it\n"
    #expect(reply.errors.contains(said), "\(reply)")
  }

  @Test func `a place in what can't be cleaned keeps it out`() {
    let session = Session(["2026/11/2026-11-20-a.md": "x\n"])
    for (name, bytes) in [("v.ogg", "OggS..OpusTagsLOCATION=+48.85"), ("v.mp3", "ID3..TXXXlocation.48.85")] {
      session.folder.write(bytes, to: name)
      let reply = session.run("attach", "2026-11-20-a", "../" + name)
      #expect(reply.code != 0 && reply.errors.contains("its location data can't be removed"), "\(reply)")
      #expect(session.run("attach", "2026-11-20-a", "../" + name, "--keep-position").code == 0)
    }
  }
}

/// The same of what is sealed.
@Suite(.enabled(if: Age.isInstalled)) struct LeavingSealedTests {
  private static let path = "2026/11/2026-11-20-lunch.md"

  private func session(_ text: String = "---\ntitle: Lunch\ntags: [lift]\n---\nwalnutword\n") -> Session {
    .sealing([Self.path: text])
  }

  @Test func `another record of the trash is not destroyed by a seal`() {
    let session = Session.sealing([:])
    session.run("append", "--date", "2026-11-20", "precious morning")
    session.run("delete", "2026-11-20")
    session.run("append", "--date", "2026-11-20", "evening")
    let reply = session.run("seal", "2026-11-20")
    #expect(reply.code == 0 && reply.output.contains("in the trash, and stays: trash/"), "\(reply)")
    #expect(session.text("trash/2026/11/2026-11-20.md")?.contains("precious morning") == true)
  }

  @Test func `a book of sealed records has their words`() {
    let session = session()
    session.run("seal", "lunch")
    session.run("export", "epub", "--sealed", "-o", "../b.epub")
    #expect(session.folder.text(of: "b.epub")?.contains("AGE ENCRYPTED") == false)
  }

  @Test(arguments: [true, false])
  func `by a tag nobody knows what is sealed, and that is said`(hasKey: Bool) {
    let session = session()
    session.run("seal", "lunch")
    if !hasKey { session.takeKey() }
    let reply = session.run("export", "csv", "--tag", "lift", "-o", "../t.csv")
    #expect(reply.errors.contains("sealed, and left out: 1 record\n"), "\(reply)")
  }

  @Test func `a backup puts no text in clear beside its sealed record`() {
    let session = session()
    session.run("export", "json", "-o", "../b.json")
    session.run("seal", "lunch")
    for words in [[], ["--again"]] as [[String]] {
      let reply = session.run((["import", "json", "../b.json"] + words).map { Array($0.utf8) })
      #expect(reply.output.contains("already there\n") && !reply.output.contains("added"), "\(reply)")
    }
    session.takeKey()
    let reply = session.run("import", "json", "../b.json")
    #expect(reply.output.contains("1 left out: may be here already, sealed"), "\(reply)")
    #expect(session.files.allSatisfy { !$0.hasSuffix("lunch.md") })
  }

  @Test func `a sealed photo is no copy that an editor left`() {
    let session = session("---\ntitle: Lunch\nphotos: [img/2026-11-20-lunch.jpg]\n---\nx\n")
    session.write("P", to: "2026/11/img/2026-11-20-lunch.jpg")
    let reply = session.run("seal", "lunch")
    #expect(reply.code == 0 && !reply.output.contains("editor"), "\(reply)")
    #expect(session.text("2026/11/img/2026-11-20-lunch.jpg.age") != nil)
  }
}
