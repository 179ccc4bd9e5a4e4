import Testing

@Suite struct RecordEditorTests {
  @Test func `edit opens the file itself and reports what is wrong with it then`() {
    let session = Session.ofRecords()
    session.environment["EDITOR"] = "vi"
    session.editor = { _ in
      session.write("---\nkind: check-in\nenergy: 9\n---\n", to: "2026/11/2026-11-19-1850-check-in.md")
      return 0
    }
    let reply = session.run("edit", "check-in")
    #expect(reply.code == 1)
    #expect(reply.output == "Changed 2026/11/2026-11-19-1850-check-in.md\n")
    #expect(
      reply.errors
        == "2026/11/2026-11-19-1850-check-in.md:3:9: error: energy: a whole number from 1 to 5 is expected, not “9”\n"
    )
  }

  @Test func `undo takes an edit back, then the change before it`() {
    let session = Session.ofRecords()
    session.environment["EDITOR"] = "vi"
    session.run("delete", "garden")
    let path = "2026/11/2026-11-19-1850-check-in.md"
    let before = session.text(path)
    session.editor = { _ in
      session.write("broken", to: path)
      return 1
    }
    session.run("edit", "check-in")
    #expect(session.run("undo").output == "Undone: \(path) is as it was before\n")
    #expect(session.text(path) == before)
    #expect(session.run("undo").output == "Undone: the file is at 2026/11/2026-11-18-garden.md again\n")
  }

  @Test func `without a set editor one that is there is taken, at a terminal alone`() {
    let session = Session(["2026/11/a.md": "---\ntitle: A\n---\n"])
    session.environment["PATH"] = "/usr/bin:/opt/bin"
    session.programs = ["/opt/bin/nano", "/usr/bin/vi"]
    session.run("edit", "a", typed: "")
    #expect(session.editorCommand == "nano +4")
    session.programs = ["/usr/bin/vi"]
    session.run("edit", "a", typed: "n")
    #expect(session.editorCommand == "nano +4")
    let reply = session.run("edit", "a", typed: "\n")
    #expect(session.editorCommand == "vi +4" && reply.errors.contains("Esc, then :wq"), "\(reply.errors)")
    session.programs = ["/elsewhere/vi"]
    #expect(session.run("edit", "a", typed: "").code == 74)
    session.programs = ["/usr/bin/vi"]
    #expect(session.run("edit", "a").code == 74)
  }

  @Test func `an editor that fails, or none, is said`() {
    let session = Session.ofRecords()
    #expect(
      session.run("edit", "hard").errors
        == "smjournal: error: no editor is set or found; set EDITOR to one, such as nano or 'code --wait'\n")
    session.environment["EDITOR"] = "vi"
    session.editor = { _ in 3 }
    let reply = session.run("edit", "hard")
    #expect(reply.code == 74)
    #expect(reply.errors == "smjournal: error: the editor 'vi' ended with status 3\n")
    #expect(reply.output == "")
  }

  @Test func `what an editor that fails has saved stays, and is said`() {
    let session = Session.ofRecords()
    session.environment["EDITOR"] = "vi"
    session.editor = { _ in
      session.write("---\ntitle: Garden\n---\nmore\n", to: "2026/11/2026-11-18-garden.md")
      return 3
    }
    let reply = session.run("edit", "garden")
    #expect(reply.code == 74)
    #expect(reply.output == "Changed 2026/11/2026-11-18-garden.md\n")
    #expect(reply.errors == "smjournal: error: the editor 'vi' ended with status 3\n")
  }
}
