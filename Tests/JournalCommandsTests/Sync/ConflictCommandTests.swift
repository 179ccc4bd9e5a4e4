import JournalTerminal
import JournalTestSupport
import TerminalTestSupport
import Testing

/// `conflicts` and `resolve`.
@Suite struct ConflictCommandTests {
  static let original = "2026/11/2026-11-20-1850-check-in.md"
  static let copy = "2026/11/2026-11-20-1850-check-in.sync-conflict-20261121-002003-PIDLRVI.md"
  static let head = "---\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n"

  /// A check-in and a copy of it, written at 18:40 and 18:45.
  static func session(_ ours: String, _ theirs: String) -> Session {
    let session = Session([original: head + ours + "---\n", copy: head + theirs + "---\n"])
    setTimes(session)
    return session
  }

  static func setTimes(_ session: Session) {
    for (path, minutes) in [(original, Int64(0)), (copy, 5)] {
      session.folder.setModified((1795196400 + 60 * minutes) * 1_000_000_000, of: "journal/" + path)
    }
  }

  /// What is said of who wrote them.
  private static let writings =
    "    file: changed on Fri 20 November, 18:40\n    copy: changed on Fri 20 November, 18:45, by the device PIDLRVI\n"

  @Test func `conflicts says what differs and what can be done`() {
    let session = Self.session("energy: 3\ntags:\n  - a\n", "energy: 3\ntags:\n  - b\n")
    let reply = session.run("conflicts")
    #expect(reply.code == 0)
    #expect(
      reply.output == """
        \(Self.copy)
            a second version of \(Self.original) (Syncthing)
            differs in tags
            can be merged

        """)
  }

  @Test func `conflicts in French`() {
    let session = Self.session("energy: 3\n", "energy: 4\n")
    let reply = session.run("conflicts", "--lang", "fr")
    #expect(
      reply.output == """
        \(Self.copy)
            une seconde version de \(Self.original) (Syncthing)
            fichier\u{A0}: changé le vendredi 20 novembre, 18\u{A0}h\u{A0}40
            copie\u{A0}: changé le vendredi 20 novembre, 18\u{A0}h\u{A0}45, par l’appareil PIDLRVI
            les versions diffèrent par energy\u{A0}; laquelle est la plus ancienne, on ne le sait pas
              fichier  energy: 3
              copie    energy: 4

        """)
  }

  @Test func `no conflicts are no problem`() {
    #expect(Session().run("conflicts").code == 0)
    #expect(Session().run("conflicts").output == "no conflicts\n")
    #expect(Session().run("resolve", "--all").output == "no conflicts\n")
    let session = Session(["2026/11/2026-11-20-walk.md": "---\ntitle: Walk\n---\n"])
    #expect(session.run("resolve", "walk").output == "no conflicts\n")
    #expect(session.run("resolve", "wlak").code == 1)
  }

  @Test func `conflicts as JSON`() {
    let session = Self.session("energy: 3\n", "energy: 4\n")
    #expect(
      session.run("conflicts", "--json").output == """
        {
          "schema": 1,
          "conflicts": [
            {
              "path": "\(Self.copy)",
              "origin": "copy",
              "tool": "Syncthing",
              "original": "\(Self.original)",
              "originalExists": true,
              "differs": [
                "energy"
              ],
              "baseKnown": false,
              "mergeable": false,
              "twoRecords": false,
              "clashes": [
                "energy"
              ],
              "sides": [
                {
                  "here": "energy: 3\\n",
                  "there": "energy: 4\\n"
                }
              ],
              "versions": {
                "here": {
                  "path": "\(Self.original)",
                  "changed": "2026-11-20T17:40:00+00:00",
                  "onThisDevice": false
                },
                "there": {
                  "path": "\(Self.copy)",
                  "changed": "2026-11-20T17:45:00+00:00",
                  "device": "PIDLRVI",
                  "onThisDevice": false
                }
              },
              "untouchedHere": []
            }
          ],
          "notices": [],
          "problems": []
        }

        """)
  }

  @Test(arguments: ["./" + original, original, "2026/../" + copy, "/journal/" + original])
  func `resolve knows a file by its path`(path: String) {
    let session = Self.session("energy: 3\n", "energy: 3\nstress: 2\n")
    let name = path.hasPrefix("/") ? session.folder.path + path : path
    #expect(session.run("resolve", name).code == 0)
    #expect(session.text(Self.copy) == nil)
  }

  @Test func `resolve merges, says so, and one undo takes it back`() {
    let session = Self.session("energy: 3\n", "energy: 3\nstress: 2\n")
    let before = session.text(Self.original)
    let reply = session.run("resolve", "2026-11-20-1850-check-in")
    #expect(reply.code == 0)
    #expect(
      reply.output == """
        Merged \(Self.copy) into \(Self.original); the copy is now trash/2026/11/2026-11-20-1850-check-in-2.md, \
        the former text trash/\(Self.original)

        """)
    #expect(session.text(Self.original) == Self.head + "energy: 3\nstress: 2\n---\n")
    #expect(session.run("conflicts").code == 0)
    session.run("undo")
    #expect(session.text(Self.original) == before)
    #expect(session.text(Self.copy) != nil)
    #expect(session.files.filter { $0.hasPrefix("trash") } == [])
  }

  @Test func `resolve leaves a clash to the person`() {
    let session = Self.session("energy: 3\n", "energy: 4\n")
    let reply = session.run("resolve", "--all")
    #expect(reply.code == 1)
    #expect(
      reply.errors
        == "\(Self.copy): error: the versions differ in energy, and which is older is not known; "
        + "choose with --ours or --theirs, or fix it in an editor\n")
    #expect(session.run("resolve", "check-in", "--theirs").code == 0)
    #expect(session.text(Self.original) == Self.head + "energy: 4\n---\n")
  }

  @Test func `at a terminal resolve shows both sides and asks which one counts`() {
    let session = Self.session("energy: 3\n", "energy: 4\nplace: Nice\n")
    let later = session.run("resolve", typed: "3")
    #expect(later.code == 1)
    #expect(
      later.errors == """
        \(Self.copy)
        \(Self.writings)    the versions differ in energy; which of them is older is not known
              file  energy: 3
              copy  energy: 4
        Which one counts?  1 file  2 copy  3 later  › later

        """)
    #expect(session.text(Self.copy) != nil)
    #expect(session.run("resolve", typed: "2").code == 0)
    #expect(session.text(Self.original) == Self.head + "energy: 4\nplace: Nice\n---\n")
  }

  @Test func `of several keys each can be asked about by itself, and of the text both can stay`() {
    let sides = ["energy: 3\nstress: 2\n---\n\nours\n", "energy: 4\nstress: 5\n---\n\ntheirs\n"]
    let session = Session([Self.original: Self.head + sides[0], Self.copy: Self.head + sides[1]])
    Self.setTimes(session)
    session.width = 120
    // Later for one of them leaves all as it is.
    #expect(session.run("resolve", typed: "413").code == 1)
    #expect(session.text(Self.original) == Self.head + sides[0])
    let reply = session.run("resolve", typed: "4123")
    #expect(reply.code == 0, "\(reply)")
    let asked = "Which one counts?  1 file  2 copy  3 later"
    #expect(reply.errors.contains(asked + "  4 each by itself  › each by itself\n"), "\(reply)")
    #expect(
      reply.errors.contains(
        """
              file  energy: 3
              copy  energy: 4
        \(asked)  › file
              file  stress: 2
              copy  stress: 5
        \(asked)  › copy

        """), "\(reply)")
    #expect(reply.errors.contains("Which one counts?  1 file  2 copy  3 both  4 later  › both\n"), "\(reply)")
    #expect(session.text(Self.original) == Self.head + "energy: 3\nstress: 5\n---\n\nours\n\ntheirs\n")
  }

  @Test(arguments: [original, copy])
  func `a side that changed while the question stood is not taken`(changed: String) {
    let session = Self.session("energy: 3\n", "energy: 4\n")
    let younger = Self.head + "energy: 5\n---\n"
    session.width = 120
    session.keyboard = HesitantTerminal("2") { session.write(younger, to: changed) }
    let reply = session.run("resolve")
    #expect(reply.code == 1)
    let problem = "\(Self.original): error: changed in the meantime; nothing was written\n"
    #expect(reply.errors.hasSuffix("Which one counts?  1 file  2 copy  3 later  › copy\n" + problem))
    #expect(session.text(changed) == younger)
    #expect(session.files.count == 3)
    // What was changed is shown when it is asked about again.
    session.keyboard = nil
    #expect(session.run("resolve", typed: "1").errors.contains("energy: 5\n"))
  }

  @Test func `the sides of a text are shown by their first lines, and both can stay`() {
    let texts = ["a\nb\nc\nd\n", "\u{1B}[31mred\n"].map { "---\n\nfirst\n\n" + $0 }
    let session = Session([Self.original: Self.head + texts[0], Self.copy: Self.head + texts[1]])
    Self.setTimes(session)
    session.width = 120
    let reply = session.run("resolve", "check-in", typed: "3")
    #expect(reply.code == 0)
    #expect(
      reply.errors == """
        \(Self.copy)
        \(Self.writings)    the versions differ in a place in the text; which of them is older is not known
              file  a
                    b
                    c
                    …
              copy  \\x1B[31mred
        Which one counts?  1 file  2 copy  3 both  4 later  › both

        """)
    #expect(session.text(Self.original)?.hasSuffix("a\nb\nc\nd\n\n\u{1B}[31mred\n") == true)
  }

  @Test func `a side that was chosen is said, and the other one is in the trash`() {
    for side in ["--ours", "--theirs"] {
      let session = Self.session("energy: 3\n", "energy: 4\n")
      let reply = session.run("resolve", "--all", side)
      let isOurs = side == "--ours"
      #expect(reply.code == 0)
      #expect(
        reply.output
          == (isOurs
            ? "Kept \(Self.original) as it is; \(Self.copy) is now trash/\(Self.original)\n"
            : """
            Merged \(Self.copy) into \(Self.original); the copy is now trash/2026/11/2026-11-20-1850-check-in-2.md, \
            the former text trash/\(Self.original)

            """))
      let texts = session.files.filter { $0.contains("check-in") }.map { session.text($0) ?? "" }
      for value in ["energy: 3\n", "energy: 4\n"] { #expect(texts.contains { $0.contains(value) }) }
    }
  }

  @Test func `resolve --both keeps two paragraphs, and leaves a key to the person`() {
    let texts = ["first\n\nmine\n", "first\n\ntheirs\n"].map { "---\n\n" + $0 }
    let session = Session([Self.original: Self.head + texts[0], Self.copy: Self.head + texts[1]])
    let refusal = session.run("resolve", "--all")
    #expect(
      refusal.errors == """
        \(Self.copy): error: the versions differ in a place in the text, and which is older is not known; \
        choose with --ours or --theirs, keep both with --both, or fix it in an editor

        """)
    #expect(session.run("resolve", "--all", "--both").code == 0)
    #expect(session.text(Self.original) == Self.head + "---\n\nfirst\n\nmine\n\ntheirs\n")
    let other = Self.session("energy: 3\n", "energy: 4\n")
    #expect(other.run("resolve", "--all", "--both").code == 1)
    #expect(other.text(Self.copy) != nil)
    #expect(other.run("resolve", "--all", "--both", "--ours").code == 64)
  }

  @Test func `resolve as JSON`() {
    let session = Self.session("energy: 3\n", "energy: 3\n")
    #expect(
      session.run("resolve", "--all", "--json").output == """
        {
          "schema": 1,
          "resolved": [
            {
              "path": "\(Self.copy)",
              "original": "\(Self.original)",
              "outcome": "same",
              "files": [],
              "trash": [
                "trash/\(Self.original)"
              ]
            }
          ],
          "tellGit": []
        }

        """)
  }

  @Test func `resolve needs to be told which`() {
    let reply = Session().run("resolve")
    #expect(reply.code == 64)
    #expect(Session().run("resolve", "nothing").code == 1)
    #expect(Session().run("resolve", "--all", "--ours", "--theirs").code == 64)
    #expect(Session().run("resolve", "x", "--all").code == 64)
  }

  @Test func `a journal.md that a sync tool renamed is shown and gets its name back`() {
    let session = Session(["2026/11/a.md": "---\ndate: 2026-11-20\n---\n"])
    let copy = "journal.sync-conflict-20261121-002003-PIDLRVI.md"
    session.write(session.text("journal.md") ?? "", to: copy)
    session.folder.remove("journal/journal.md")
    #expect(
      session.run("list").errors.hasSuffix(
        "error: a journal whose journal.md is gone: a sync tool left \(copy); 'smjournal conflicts' shows it, "
          + "'smjournal resolve --all' gives it its name back\n"))
    #expect(session.run("conflicts").output == "\(copy)\n    a second version of journal.md, which is gone\n")
    #expect(session.run("doctor").output.contains("\nConflicts    1\n"))
    #expect(session.run("resolve", "--all").output == "\(copy) is now journal.md\n")
    #expect(session.run("list").code == 0)
  }
}

/// A keyboard at which something happens before the first key.
private struct HesitantTerminal: Terminal {
  private var keys: ScriptedTerminal
  private var happens: (() -> Void)?

  init(_ typed: String, happens: @escaping () -> Void) {
    keys = ScriptedTerminal(typed)
    self.happens = happens
  }

  mutating func key(noticesResize: Bool) -> KeyPress? {
    happens?()
    happens = nil
    return keys.key(noticesResize: noticesResize)
  }

  mutating func line(_ request: LineRequest) -> LineAnswer { keys.line(request) }
  mutating func acceptKey(_ rests: [Substring]) { keys.acceptKey(rests) }
  mutating func textBehind() -> String? { keys.textBehind() }
}
