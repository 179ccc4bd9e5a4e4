import JournalTestSupport
import Testing

@testable import JournalCommands

/// Sentences whose first word is a verb of the program in some language; now is Friday 20 November 2026.
@Suite struct SentenceTests {
  private func titles(_ session: Session) -> String {
    session.files.sorted().compactMap { session.text($0) }.joined()
  }

  @Test(arguments: [
    ("note to self", "note to self"), ("nota mental: comprar pan", "nota mental: comprar pan"),
    ("notiz an mich: Brot", "notiz an mich: Brot"), ("nota comprar pan", "comprar pan"),
    ("a meds given", "18:50 meds given"), ("a Meds given.", "18:50 Meds given."),
  ]) func `no word of a sentence is lost`(line: String, text: String) {
    let session = Session()
    #expect(session.run(line.words).code == 0)
    let note = titles(session)
    #expect(["title: \(text)\n", "\"\(text)\"", "- \(text)\n"].contains { note.contains($0) }, "\(note)")
  }

  @Test(arguments: ["Nueva compañera hoy", "Nuovo collega oggi", "Nouvelle collègue", "Neue Kollegin heute"])
  func `a verb with a capital begins a sentence`(line: String) {
    let session = Session()
    let refused = session.run(line.words)
    #expect(refused.code == 64)
    #expect(refused.errors.contains("did you mean 'new \(line)'?"), "\(refused.errors)")
    #expect(session.files == ["journal.md"])
    #expect(session.run(line.words, typed: "y").code == 0)
    #expect(titles(session).contains("title: \(line)\n"))
  }

  @Test func `a German noun is the verb, and a sentence in a script is told how it is written`() {
    let session = Session()
    #expect(session.run("Notiz", "Brot").output.contains("-brot.md"))
    let refused = session.run("Hoy", "fue", "raro")
    #expect(refused.errors.contains("For example: smjournal new Hoy fue raro"), "\(refused.errors)")
  }

  @Test func `what means a note or a day in a language is one where its words follow`() {
    let session = Session(
      ["2026/11/2026-11-19-tee.md": "---\ndate: 2026-11-19\ntitle: Tee\n---\n"])
    #expect(session.run("entrada", "Hola").output.contains("-hola.md (entry,"))
    #expect(session.run("entrada", "--energy", "4").output.contains("(check-in,"))
    #expect(session.run("tag", "gestern").output.contains("Tee"))
    #expect(session.run("tag", "gestern").output.hasPrefix("Thu 19 November"))
  }

  @Test(arguments: [
    ("out 4 3 4", "fatigue: 4\nload: 3\nsatisfaction: 4\n"), ("out --müdigkeit 4", "fatigue: 4\n"),
    ("out müdigkeit 4", "fatigue: 4\n"), ("in 4 2 5", "energy: 4\nstress: 2\nmotivation: 5\n"),
    ("out 😴", "mood: 😴\n"), ("out good Long night.", "mood: good\n"),
    ("out Lange Nacht.", "\n\nLange Nacht.\n"), ("out good Long night.", "\n\nLong night.\n"),
    ("out 4 3 4 Lange Nacht", "fatigue: 4\nload: 3\nsatisfaction: 4\n"),
    ("out 4 3 4 Lange Nacht", "\n\nLange Nacht\n"), ("in 4 2 3 words are here", "\n\nwords are here\n"),
    ("out 4 3 4 2 new ones at 5", "\n\n2 new ones at 5\n"), ("out müdigkeit 4 lange Nacht", "fatigue: 4\n"),
    ("out müdigkeit 4 lange Nacht", "\n\nlange Nacht\n"), ("out fatigue 4 load 2", "fatigue: 4\nload: 2\n"),
    ("in slept badly", "\n\nslept badly\n"), ("in bad back", "source: cli\n---\n\nbad back\n"),
    ("in mal dormi", "source: cli\n---\n\nmal dormi\n"), ("out dure nuit", "\n\ndure nuit\n"),
    ("in schlecht geschlafen", "source: cli\n---\n\nschlecht geschlafen\n"),
    ("in bien fatiguée", "source: cli\n---\n\nbien fatiguée\n"), ("in très bien", "mood: très bien\n"),
    ("in 😴 mal dormi", "mood: 😴\n"), ("in bad, sore back", "mood: bad\n"),
    ("out 4 3 4 good Long night", "mood: good\n"), ("out 4 3 4 good Long night", "\n\nLong night\n"),
  ]) func `ratings, a mood and a sentence stand behind a check-in or check-out`(line: String, text: String) {
    let session = Session()
    let reply = session.run(line.words)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(titles(session).contains(text), "\(titles(session))")
  }

  @Test(arguments: [
    "out of milk", "in the end it was fine", "out 7h30", "out 4", "out 9 9 9", "in word",
    "out yesterday evening", "out 4 3 4 2", "out 4 3 4 7h30", "out fatigue 4 3", "out fatigue 4 fatigue 3",
    "out --fatigue 3 4 3 4",
  ])
  func `what was meant to say something else is refused`(line: String) {
    let session = Session()
    #expect(session.run(line.words).code == 64)
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: [
    ("out of milk", "check-out --note 'of milk'"),
    ("list text", "search text"), ("list two words", "search two words"),
    ("list vacations", "list --kind vacation"), ("list Urlaub", "list --kind vacation"),
  ]) func `what is refused is shown as it may be meant`(line: String, example: String) {
    let reply = Session().run(line.words)
    #expect(reply.code == 64)
    #expect(reply.errors.contains("For example: smjournal \(example)\n"), "\(reply.errors)")
  }

  @Test func `to move time off is to set it, not to remove it`() {
    let reply = Session().run("vacation", "move", "20/12", "27/12")
    #expect(reply.code == 64 && reply.errors.contains("did you mean 'vacation set'?"), "\(reply.errors)")
  }

  @Test(arguments: [("in", "check-in"), ("out", "check-out")])
  func `a mood that words told is said with the step that it counts as`(verb: String, kind: String) {
    let reply = Session().run(verb, "tired")
    #expect(reply.output.contains("(\(kind), mood tired 😞, "), "\(reply)")
    #expect(Session().run(verb, "--mood", "tired").output.contains("(\(kind), Fri"), "\(reply)")
  }

  @Test(arguments: ["report --csv --json", "today --format {days} --json"])
  func `two forms of one answer are refused`(line: String) {
    let reply = Session().run(line.words)
    #expect(reply.code == 64 && reply.output.isEmpty)
    #expect(reply.errors.contains("--json"), "\(reply.errors)")
  }

  @Test func `the note of a record is no key`() {
    let session = Session(["2026/11/2026-11-20-tea.md": "---\ntitle: Tea\n---\n"])
    session.run("out", "--fatigue", "4")
    for record in ["check-out", "tea"] {
      let reply = session.run("set", record, "note=hello")
      #expect(reply.code == 64)
      #expect(
        reply.errors.contains("'note' is not a key: 'smjournal edit' changes the text of a record"),
        "\(reply.errors)")
    }
  }

  @Test(arguments: [[], ["new"], ["new", "-"], ["append"]])
  func `a line of a pipe begins with its moment as a typed one does`(words: [String]) {
    let session = Session()
    let reply = session.run(
      words.map { Array($0.utf8) }, input: Array("yesterday 9pm: Ward was loud.\n".utf8))
    #expect(reply.output.contains("Thu 19 November"), "\(reply.output)")
    #expect(titles(session).contains("Ward was loud.\n"))
    #expect(!titles(session).contains("yesterday"))
  }

  @Test func `a time that begins a line is its time`() {
    let session = Session()
    session.run("append", "17:05", "Fall.")
    #expect(titles(session).contains("- 17:05 Fall.\n"), "\(titles(session))")
  }

  @Test func `a title that goes on in a question is a title and a text`() {
    let session = Session()
    session.run("new", typed: "Hard shift. Many came. #night\n4⏸Two more.\n\n\n\n")
    let text = session.text("2026/11/2026-11-20-1850-hard-shift.md") ?? ""
    #expect(text.contains("title: Hard shift.\n"), "\(titles(session))")
    #expect(text.hasSuffix("\n\nMany came. #night\n\nTwo more.\n"), "\(text)")
  }

  @Test(arguments: [
    ("busca potiron", "search"), ("such Dienst", "search"), ("borra x", "delete"), ("lösche x", "delete"),
    ("ergänze x", "append"),
    ("favorit x", "favorite"), ("foto x y", "attach"), ("cuadrante", "rota"), ("anexar x y", "attach"),
  ]) func `a word in her own language runs`(line: String, verb: String) {
    let invocation = try? Invocation(line.split(separator: " ").map(String.init), table: CommandTable.all)
    guard case .run(let type, _)? = invocation else {
      Issue.record("\(line)")
      return
    }
    #expect(type.verb.name == verb)
  }

  @Test(arguments: [
    ("spitze", "😄"), ("solala", "😐"), ("más o menos", "😐"), ("así así", "😐"), ("hecha polvo", "😞"),
    ("scheiße", "😭"),
  ]) func `a mood is said as people say it`(word: String, step: String) {
    #expect(Session().run("m \(word)".words).output.contains("(mood \(word) \(step),"))
  }

  @Test func `an editor that fails has left what it wrote`() {
    let session = Session()
    session.environment["EDITOR"] = "vi"
    session.editor = { _ in
      session.write("---\ntitle: Thing\n---\n\nxx\n", to: "2026/11/2026-11-20-1850-thing.md")
      return 1
    }
    #expect(
      session.run("new", "Thing", "--edit").output.hasPrefix("Changed 2026/11/2026-11-20-1850-thing.md"))
  }

  @Test func `a check-out may be given a mood later`() {
    let session = Session()
    session.run("out", "--fatigue", "4")
    #expect(session.run("set", "last", "mood=bad").errors.isEmpty)
  }
}
