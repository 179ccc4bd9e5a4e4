import JournalTerminal
import JournalTestSupport
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
        1–5 to answer, Enter to skip, Backspace to go back, Ctrl-C to leave and keep
        your answers.
        Energy  1 Exhausted  2 Low  3 Fair  4 Good  5 Excellent  › Good
        Stress  1 None  2 Slight  3 Moderate  4 High  5 Extreme  › Slight
        Motivation  1 None  2 Low  3 Fair  4 Good  5 Excellent  › Fair
        Which of these fit? (number keys, Enter when done)
          1 😊 happy  2 😔 sad  3 😌 calm  4 😰 anxious  5 💪 proud  6 😴 tired
          7 😤 frustrated  8 🙏 grateful  › 😌 🙏 \

        A note? (Enter for none, Alt-Enter for a new line) ›\u{20}
        """)
  }

  @Test func `Enter skips, Backspace goes back, other keys are refused`() {
    let session = Session()
    let reply = session.run(
      "check-in", "--shift", "day", typed: "5\u{7F}x9\n\u{1B}[C1⏸\n⏸\n33\u{7F}\u{7F}\n2⏸\n\n")
    let again = "› Sorry, I didn't understand that.\nEnergy  1 Exhausted"
    #expect(reply.errors.contains(again), "\(reply.errors)")
    let text = session.text(path) ?? ""
    #expect(text.contains("\nshift: day\nenergy: 1\nmotivation: 2\nsource: cli\n"), "\(text)")
  }

  @Test(arguments: ["J'ai dormi.\n", "12J'ai dormi.\n", "\u{1B}[200~J'ai dormi.\u{1B}[201~\n"])
  func `words typed where badges are asked for begin the note`(typed: String) {
    let session = Session()
    session.run("check-in", "--shift", "day", typed: "423" + typed)
    let text = session.text(path) ?? ""
    #expect(text.hasSuffix("\n---\n\nJ'ai dormi.\n"), "\(text)")
    #expect(text.contains("😊") == typed.hasPrefix("1"))
  }

  @Test func `skipping everything writes nothing`() {
    let session = Session()
    let reply = session.run("check-in", typed: "\n\n\n\n\n\n")
    #expect(reply.code == 0)
    #expect(reply.errors.hasSuffix("Nothing was written.\n"))
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: ["\u{3}", "2\u{4}", "2\u{3}"])
  func `breaking off before the first answer leaves nothing behind`(typed: String) {
    let session = Session()
    let reply = session.run("check-in", typed: typed)
    #expect(reply.code == 130)
    #expect(reply.output == "")
    #expect(reply.errors.hasSuffix("\nNothing was written.\n"))
    #expect(session.files == ["journal.md"])
    #expect(!session.run("check-in", typed: "").errors.contains("Go on"))
  }

  @Test func `an Enter out of habit after a key answers nothing`() {
    let session = Session()
    session.run("check-in", "--shift", "day", typed: "4\n2\n3\n\n\n")
    let text = session.text(path) ?? ""
    #expect(text.contains("\nenergy: 4\nstress: 2\nmotivation: 3\nsource: cli\n"), "\(text)")
  }

  @Test func `a check-in takes five keys at most`() {
    let session = Session()
    session.run("check-in", "--shift", "day", typed: "425⏸\n\n")
    #expect(session.text(path)?.contains("\nmotivation: 5\n") == true)
  }

  @Test func `two pasted lines are one note, and no key of them is lost or written`() {
    let session = Session()
    session.run(
      "check-in", "--shift", "day", typed: "425⏸\n\u{1B}[200~One\r\u{1B}[31mtwo\u{7}\u{1B}[201~\u{1B}[D!\n")
    #expect(session.text(path)?.hasSuffix("---\n\nOne\ntw!o\n") == true)
  }

  @Test func `a check-out offers an entry with a title suggested from the ratings`() {
    let session = Session()
    session.run("check-in", "--energy", "4", "--shift", "night")
    session.now = "2026-11-21T07:45:00+01:00"
    let reply = session.run("check-out", typed: "4425⏸\n\n" + "y" + "⏸\n" + "We laughed a lot.\n\n")
    #expect(reply.errors.contains("Your mood?  1 😭 very sad"))
    #expect(reply.errors.contains("Title? [A tiring but good night]"))
    #expect(
      session.text("2026/11/2026-11-21-0745-check-out.md")?.contains("\nshift: night\nmood: 😊\nfatigue: 4\n")
        == true)
    #expect(
      reply.output == """
        Wrote 2026/11/2026-11-21-0745-check-out.md (check-out, night of Fri 20 November)
        Wrote 2026/11/2026-11-21-0745-a-tiring-but-good-night.md (entry, night of Fri 20 November)

        """)
    let text = session.text("2026/11/2026-11-21-0745-a-tiring-but-good-night.md") ?? ""
    #expect(text.contains("\ntitle: A tiring but good night\nshift: night\n"))
    #expect(text.hasSuffix("---\n\nWe laughed a lot.\n"))
  }

  @Test(arguments: [
    ("\u{3}", ""), ("yTitle\u{3}", "'smjournal new' picks up where you left off.\n"), ("y⏸\n\u{4}", ""),
  ])
  func `breaking off at the offered entry leaves the check-out written`(typed: String, kept: String) {
    let session = Session()
    let reply = session.run("check-out", "--shift", "day", typed: "⏸\n425⏸\n\n" + typed)
    #expect(reply.code == 0)
    #expect(reply.output.hasPrefix("Wrote 2026/11/2026-11-20-1850-check-out.md"))
    #expect(reply.errors.contains("\nThe check-out is saved; no entry was written.\n"))
    #expect(reply.errors.hasSuffix(kept))
    #expect(session.files == ["2026/11/2026-11-20-1850-check-out.md", "journal.md"])
  }

  @Test func `a tag is chosen by a number of two digits`() {
    let session = Session()
    let reply = session.run("new", "--title", "T", "--text", "x")
    #expect(reply.code == 0)
    let asked = session.run("tag", "last", typed: "11, 1\n")
    #expect(asked.errors.contains("  10 recovery  11 family\n"), "\(asked.errors)")
    let text = session.text("2026/11/2026-11-20-1850-t.md") ?? ""
    #expect(text.contains("tags:\n  - family\n  - hard shift\n"), "\(text)")
  }

  @Test func `an offered entry that stays empty is said not to be written`() {
    let session = Session()
    let reply = session.run("check-out", "--shift", "day", typed: "⏸\n425⏸\n\ny⏸\n⏸\n\n")
    #expect(reply.errors.hasSuffix("The check-out is saved; no entry was written.\n"))
    #expect(session.files == ["2026/11/2026-11-20-1850-check-out.md", "journal.md"])
  }

  @Test func `a check-out without an answer is written for its entry alone`() {
    let session = Session()
    session.run("check-out", "--shift", "day", typed: "\n\n\n\n\n\n" + "yTitle\nText\n\n")
    #expect(session.files.count == 3, "\(session.files)")
    let other = Session()
    let reply = other.run("check-out", "--shift", "day", typed: "\n\n\n\n\n\n" + "n")
    #expect(reply.errors.hasSuffix(" › n\nNothing was written.\n"))
    #expect(other.files == ["journal.md"])
  }

  @Test func `Enter at a question for yes is answered with no on the same line`() {
    let reply = Session().run("check-out", "--shift", "day", typed: "\n425⏸\n\n\n")
    #expect(reply.errors.hasSuffix("[y/N] › n\n"))
  }

  @Test(arguments: [90, 60, 40])
  func `questions are folded at the width of the terminal`(width: Int) {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    session.width = width
    let reply = session.run("check-in", "--shift", "nuit", "--lang", "fr", typed: "")
    let whole = session.run("check-in", "--shift", "nuit", typed: "242⏸\n\n")
    for line in (reply.errors + whole.errors).split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= width, "\(line)")
    }
  }

  @Test func `a text can be written in an editor, which is not trusted`() {
    let session = Session()
    session.environment["EDITOR"] = "nano"
    var before = ""
    session.editor = { path in
      let file = String(path.dropFirst(session.folder.path.count + 1))
      before = session.folder.text(of: file) ?? ""
      session.folder.write("Two\nlines\u{1B}[2J\n", to: file)
      return 1
    }
    let typed = "⏸\n425⏸\n" + "Half\u{18}\u{5}!\n" + "n"
    session.run("check-out", "--shift", "day", typed: typed)
    #expect(session.editorCommand == "nano")
    #expect(before == "Half")
    #expect(session.text("2026/11/2026-11-20-1850-check-out.md")?.hasSuffix("---\n\nTwo\nlines!\n") == true)
    #expect(
      session.folder.files().allSatisfy { !$0.hasPrefix("state/smjournal/") || !$0.contains("unfinished") })
  }

  @Test func `nobody is asked where options say enough, or where asking is forbidden`() {
    #expect(Session().run("check-in", "--stress", "3", typed: "").code == 0)
    #expect(Session().run("check-in", "--no-input", typed: "2423\n\n").code == 64)
  }
}
