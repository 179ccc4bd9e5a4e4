import Testing

@testable import JournalCommands

@Suite struct InterviewTests {
  private let path = "2026/11/2026-11-20-1850-check-in.md"

  @Test func `asks shift, ratings, badges and a note, and writes at the end`() {
    let session = Session()
    let reply = session.run("check-in", typed: "2" + "423" + "38\n" + "Ready.\n")
    #expect(reply.code == 0)
    #expect(
      session.text(path) == """
        ---
        kind: check-in
        date: "2026-11-20"
        at: "2026-11-20T18:50:00+01:00"
        shift: night
        energy: 4
        stress: 2
        motivation: 3
        badges:
          - 😌
          - 🙏
        source: cli
        ---

        Ready.

        """)
    #expect(
      reply.errors == """
        Which shift?  1 day  2 night  › night
        How do you feel before your shift?  night of Fri 20 November
        1–5 answers, Enter skips, Backspace goes back, Ctrl-C leaves without writing
        anything.
        Energy  1 Exhausted  2 Low  3 Fair  4 Good  5 Excellent  › Good
        Stress  1 None  2 Slight  3 Moderate  4 High  5 Extreme  › Slight
        Motivation  1 None  2 Low  3 Fair  4 Good  5 Excellent  › Fair
        Which of these fit? (number keys, Enter when done)
          1 😊 happy  2 😔 sad  3 😌 calm  4 😰 anxious  5 💪 proud  6 😴 tired
          7 😤 frustrated  8 🙏 grateful  › 😌 🙏 \

        A note? (one line, Enter for none) ›\u{20}
        """)
  }

  @Test func `Enter skips, Backspace goes back, other keys do nothing`() {
    let session = Session()
    session.run("check-in", "--shift", "day", typed: "5\u{7F}x9\u{1B}1\n\n" + "33\u{7F}\u{7F}\n2" + "\n\n")
    let text = session.text(path) ?? ""
    #expect(text.contains("\nshift: day\nenergy: 1\nmotivation: 2\nsource: cli\n"), "\(text)")
  }

  @Test func `skipping everything writes nothing`() {
    let session = Session()
    let reply = session.run("check-in", typed: "\n\n\n\n\n\n")
    #expect(reply.code == 0)
    #expect(reply.errors.hasSuffix("Nothing was written.\n"))
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: ["\u{3}", "2\u{4}", "2423\u{3}", "242338\n", "242338\nhalf a note", "242338\n\u{3}"])
  func `breaking off leaves nothing behind`(typed: String) {
    let session = Session()
    let reply = session.run("check-in", typed: typed)
    #expect(reply.code == 130)
    #expect(reply.output == "")
    #expect(reply.errors.hasSuffix("\nNothing was written.\n"))
    #expect(session.files == ["journal.md"])
  }

  @Test func `a check-out offers an entry with a title suggested from the ratings`() {
    let session = Session()
    session.run("check-in", "--energy", "4", "--shift", "night")
    session.now = "2026-11-21T07:45:00+01:00"
    let reply = session.run("check-out", typed: "425\n\n" + "y" + "\n" + "We laughed a lot.\n")
    #expect(reply.errors.contains("Title? [A tiring but good night]"))
    #expect(
      reply.output == """
        Wrote 2026/11/2026-11-21-0745-check-out.md (check-out, night of Fri 20 November)
        Wrote 2026/11/2026-11-21-0745-a-tiring-but-good-night.md (entry, night of Fri 20 November)

        """)
    let text = session.text("2026/11/2026-11-21-0745-a-tiring-but-good-night.md") ?? ""
    #expect(text.contains("\ntitle: A tiring but good night\nshift: night\n"))
    #expect(text.hasSuffix("---\n\nWe laughed a lot.\n"))
  }

  @Test(arguments: ["\u{3}", "yTitle\u{3}", "y\n\u{4}"])
  func `breaking off at the offered entry leaves the check-out written`(typed: String) {
    let session = Session()
    let reply = session.run("check-out", "--shift", "day", typed: "425\n\n" + typed)
    #expect(reply.code == 0)
    #expect(reply.output.hasPrefix("Wrote 2026/11/2026-11-20-1850-check-out.md"))
    #expect(reply.errors.hasSuffix("\nThe check-out is written; no entry was.\n"))
    #expect(session.files == ["2026/11/2026-11-20-1850-check-out.md", "journal.md"])
  }

  @Test func `a check-out without an answer is written for its entry alone`() {
    let session = Session()
    session.run("check-out", "--shift", "day", typed: "\n\n\n\n\n" + "yTitle\nText\n")
    #expect(session.files.count == 3, "\(session.files)")
    let other = Session()
    let reply = other.run("check-out", "--shift", "day", typed: "\n\n\n\n\n" + "n")
    #expect(reply.errors.hasSuffix(" › n\nNothing was written.\n"))
    #expect(other.files == ["journal.md"])
  }

  @Test func `Enter at a question for yes is answered with no on the same line`() {
    let reply = Session().run("check-out", "--shift", "day", typed: "425\n\n\n")
    #expect(reply.errors.hasSuffix("[y/N] › n\n"))
  }

  @Test(arguments: [90, 60, 40])
  func `questions are folded at the width of the terminal`(width: Int) {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    session.width = width
    let reply = session.run("check-in", "--shift", "nuit", "--lang", "fr", typed: "")
    let whole = session.run("check-in", "--shift", "nuit", typed: "242\n\n")
    for line in (reply.errors + whole.errors).split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= width, "\(line)")
    }
  }

  @Test func `the text of the offered entry can be written in an editor`() {
    let session = Session()
    session.environment["EDITOR"] = "nano"
    session.editor = { path in
      session.folder.write("---\nenergy: 9\n---\n", to: String(path.dropFirst(session.folder.path.count + 1)))
      return 0
    }
    let reply = session.run("check-out", "--shift", "day", typed: "425\n\n" + "y" + "Mine\n\n")
    #expect(session.editorCommand == "nano")
    #expect(reply.errors.contains("2026/11/2026-11-20-1850-mine.md:2:9: error: energy:"))
  }

  @Test func `nobody is asked where options say enough, or where asking is forbidden`() {
    #expect(Session().run("check-in", "--stress", "3", typed: "").code == 0)
    #expect(Session().run("check-in", "--no-input", typed: "2423\n\n").code == 64)
  }
}
