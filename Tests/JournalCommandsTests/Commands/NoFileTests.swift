import JournalTestSupport
import Testing

@Suite struct NoFileTests {
  @Test func `the folder that the variable names is named where it is none`() {
    let session = Session()
    session.environment["SMJOURNAL_DIR"] = "/nonexistent/j"
    let sentence =
      "error: no journal here or in a folder above; name one with -C DIR or SMJOURNAL_DIR, or make one with: "
      + "smjournal init DIR\n"
    #expect(session.run("list").errors == "/nonexistent/j: " + sentence)
    #expect(session.run("list", "-C", "/nonexistent/k").errors == "/nonexistent/k: " + sentence)
  }

  @Test func `what is no file is shown as check reports it`() {
    let session = Session()
    session.folder.makePipe("journal/pipe.md")
    session.folder.link("journal/gone.md", to: "nowhere")
    for name in ["pipe", "gone", "gone.md"] {
      let path = name.hasPrefix("gone") ? "gone.md" : "pipe.md"
      let words = path == "gone.md" ? "a link that leads nowhere" : "a pipe"
      let reply = session.run("show", name)
      #expect(reply.code == 1)
      #expect(reply.errors.hasPrefix("\(path): error: "))
      let message = String(reply.errors.dropFirst("\(path): error: ".count))
      #expect(message.contains(words))
      #expect(session.run("check").errors.contains("\(path):1:1: error: \(message)"))
    }
  }

  @Test(arguments: [["list"], ["search", "words"], ["vacation", "list"]])
  func `broken files are one line, and no failure of what looks at others`(words: [String]) {
    let session = Session(["2026/11/2026-11-19-broken.md": "---\nenergy: [1\n---\nwords\n"])
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 0)
    #expect(reply.errors == "1 problem in the files; 'smjournal check' shows it.\n")
  }
}
