import JournalTestSupport
import Testing

@Suite struct UnfinishedRecordTests {
  private let path = "2026/11/2026-11-20-1850-check-in.md"
  private let kept =
    "Nothing was written.\nYour answers are saved: 'smjournal check-in' picks up where you left off.\n"

  @Test(arguments: ["42\u{3}", "425⏸\n\u{3}", "425⏸\nhalf a note\u{3}", "425⏸\nhalf a note"])
  func `answers survive breaking off`(typed: String) {
    let session = Session()
    let reply = session.run("check-in", "--shift", "night", typed: typed)
    #expect(reply.code == 130)
    #expect(reply.errors.hasSuffix("\n" + kept), "\(reply.errors)")
    #expect(session.files == ["journal.md"])
    session.now = "2026-11-20T19:10:00+01:00"
    let other = session.run("check-in", typed: "\n" + "⏸\n\n\n\n\n")
    let words = typed.contains("half") ? ", “half a note”" : ""
    #expect(other.errors.hasPrefix("Go on with the check-in of 18:50\(words)? [Y/n] › y\n"))
    #expect(other.code == 0)
    let text = session.text(path) ?? ""
    #expect(text.contains("\nshift: night\nenergy: 4\nstress: 2\n"), "\(text)")
    #expect(text.contains("half a note") == typed.contains("half"), "\(text)")
    #expect(!session.run("check-in", "--shift", "day", typed: "").errors.contains("Go on"))
  }

  @Test func `what is typed is kept before the answer is ended`() {
    let session = Session()
    var looks: [String] = []
    // While the editor is open, the draft can be looked at from outside.
    session.editor = { _ in
      let file = session.folder.files().first { $0.hasSuffix("unfinished/entry.md") } ?? ""
      looks.append(session.folder.text(of: file) ?? "-")
      return 0
    }
    session.environment["EDITOR"] = "ed"
    let open = "\u{18}\u{5}"
    session.run(
      "new", typed: "Night\n4⏸One paragraph.\u{1B}\rAnother⏸" + open + ".⏸" + open + "\n\n\n")
    #expect(looks.count == 2, "\(looks)")
    #expect(looks[0].contains("title: Night\n") && looks[0].hasSuffix("\n\nOne paragraph.\nAnother\n"))
    #expect(looks[0].contains("next: text\n"))
    #expect(looks[1].hasSuffix("\n\nOne paragraph.\nAnother.\n"), "\(looks[1])")
    #expect(!session.folder.files().contains { $0.hasSuffix("unfinished/entry.md") }, "it is written")
  }

  @Test func `what an editor saved for a process that was killed is gone on with`() {
    let session = Session()
    session.run("new", typed: "Night\n4⏸Begun\u{3}")
    let folder = session.folder.files().first { $0.hasSuffix("unfinished/entry.md") }?.dropLast(8) ?? ""
    session.folder.write("Begun, and saved\nin the editor\n", to: folder + "text-2147483646.md")
    session.run("new", typed: "\n⏸.\n\n\n")
    let text = session.text("2026/11/2026-11-20-1850-night.md") ?? ""
    #expect(text.hasSuffix("\n\nBegun, and saved\nin the editor.\n"), "\(text)")
    #expect(!session.folder.files().contains { $0.hasPrefix(folder) })
  }

  @Test func `what was put aside is named by doctor, with what removes it`() throws {
    let session = Session()
    session.run("new", typed: "Night\n4⏸Begun\u{3}")
    #expect(!session.run("doctor").output.contains("Drafts"))
    session.run("new", typed: "n\u{3}")
    let path = try #require(session.folder.files().first { $0.hasSuffix("unfinished/entry-1.md") })
    let file = session.folder.absolute(path)
    let lines = session.run("doctor").output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.contains {
        $0.hasPrefix("Drafts ") && $0.hasSuffix("1 put aside, until you remove them: \(file)")
      })
    #expect(lines.contains("→ rm -- \(file)"))
    #expect(session.compact("doctor").contains("\"drafts\":[\"\(file)\"],"))
  }

  @Test func `what was typed and erased again is nothing to go on with`() {
    let session = Session()
    session.run("new", typed: "x⏸\u{7F}⏸\u{3}")
    #expect(!session.folder.files().contains { $0.hasSuffix("unfinished/entry.md") })
    session.run("new", typed: "x⏸y\u{3}")
    #expect(session.folder.files().contains { $0.hasSuffix("unfinished/entry.md") })
  }

  @Test func `they are kept for the person alone, and named with their day on another one`() {
    let session = Session()
    session.run("check-in", "--shift", "night", typed: "42\u{3}")
    let file = session.folder.files().first { $0.hasSuffix("unfinished/check-in.md") } ?? ""
    #expect(session.folder.mode(of: file) == 0o600)
    session.now = "2026-11-22T07:00:00+01:00"
    #expect(session.run("check-in", typed: "").errors.contains("the check-in of Fri 20 November, 18:50?"))
    #expect(session.folder.text(of: file) != nil)
  }

  @Test func `declined, they are put aside; with options, they wait`() {
    let session = Session()
    session.run("check-in", "--shift", "night", typed: "42\u{3}")
    session.run("check-in", "--energy", "3", "--at", "06:00", typed: "")
    #expect(session.run("check-in", "--shift", "night", typed: "nn").errors.hasPrefix("Go on"))
    #expect(!session.run("check-in", "--shift", "night", typed: "").errors.contains("Go on"))
    #expect(session.folder.files().contains { $0.hasSuffix("unfinished/check-in-1.md") })
  }

  @Test func `an entry that is declined is named by its words and kept where it is said`() {
    let session = Session()
    session.run("new", typed: "Hard night\n\u{3}")
    let reply = session.run("new", typed: "n\u{3}")
    #expect(
      reply.errors.hasPrefix("Go on with the entry of 18:50, “Hard night”? [Y/n] › n\n"), "\(reply.errors)")
    #expect(reply.errors.contains("What you had begun is kept in"), "\(reply.errors)")
    session.run("new", typed: "Another\n\u{3}")
    session.run("new", typed: "n\u{3}")
    let kept = session.folder.files().filter { $0.contains("unfinished/entry-") }.sorted()
    #expect(
      kept.compactMap { session.folder.text(of: $0)?.contains("title: Hard night\n") } == [true, false])
  }

  @Test func `a write that fails keeps them`() {
    let session = Session()
    session.write("in the way", to: "2026/11")
    let reply = session.run("check-in", "--shift", "night", typed: "425⏸\nReady.\n")
    #expect(reply.code == 74 || reply.code == 1)
    #expect(
      reply.errors.hasSuffix("Your answers are saved: 'smjournal check-in' picks up where you left off.\n"),
      "\(reply.errors)")
    session.folder.remove("journal/2026/11")
    session.run("check-in", typed: "y")
    #expect(session.text(path)?.hasSuffix("---\n\nReady.\n") == true)
  }

  @Test func `an entry that was begun at a check-out is gone on with by new`() {
    let session = Session()
    session.run("check-out", "--shift", "day", typed: "⏸\n425⏸\n\n" + "yMine\nHalf\u{3}")
    session.now = "2026-11-20T20:00:00+01:00"
    let reply = session.run("new", typed: "y" + "⏸!\n\n\n")
    #expect(reply.errors.hasPrefix("Go on with the entry of 18:50, “Mine”?"))
    let text = session.text("2026/11/2026-11-20-1850-mine.md") ?? ""
    #expect(text.hasSuffix("---\n\nHalf!\n"), "\(text)")
  }

  @Test(.enabled(if: !ScratchFolder.isPrivileged, "the superuser may write everywhere"))
  func `what can't be kept is shown`() {
    let session = Session()
    session.folder.write("in the way", to: "state")
    let reply = session.run("check-in", "--shift", "night", typed: "425⏸\nDon't lose me\u{3}")
    #expect(
      reply.errors.hasSuffix("Your answers could not be saved. This is what you wrote:\nDon't lose me\n"))
  }
}
