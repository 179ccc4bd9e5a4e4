import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal
import JournalTestSupport
import Testing

@testable import JournalCommands

/// What people type in their own language, or nearly so; now is Friday 20 November 2026.
@Suite struct WordsThatRunTests {
  private func session() -> Session {
    Session(
      profile: "smjournal: 1\nlanguage: fr\n",
      [
        "2026/11/2026-11-19-deces.md": "---\ndate: 2026-11-19\ntitle: Décès\n---\nElle est partie.\n",
        "2026/11/2026-11-20-0710-mood.md":
          "---\ndate: 2026-11-20\nat: 2026-11-20T07:10:00+01:00\nmood: 😊\n---\nSoupe de potiron\n",
      ])
  }

  @Test func `every word of every language names a verb`() {
    for language in Language.allCases {
      for (word, verb) in language.phrases.verbs {
        let isVerb = CommandTable.commands.contains { $0.name == verb }
        #expect(isVerb && !word.isEmpty, "\(language) \(word)")
      }
    }
  }

  @Test(arguments: [
    ("aide", "Utilisation"), ("voir décès", "Elle est partie."), ("afficher deces", "Elle est partie."),
    ("montre décès", "Elle est partie."), ("cherche potiron", "Soupe de **potiron**"), ("hasard", ""),
    ("souvenirs", ""), ("hier", "hier"), ("vendredi", "20 novembre"),
    ("semaine dernière", "du 9 au 15 novembre"),
    ("semaine prochaine", "du 23 au 29 novembre"), ("week last", "du 9 au 15 novembre"),
    ("mois dernier", "octobre 2026"),
    ("week -1", "du 9 au 15 novembre"), ("week +1", "du 23 au 29 novembre"), ("month -1", "ctobre 2026"),
    ("heures novembre", "30 novembre 2026"), ("ore 2026-11", "30 novembre 2026"), ("hours", "novembre 2026"),
    ("horas desta semana", "du 16 au 22 novembre"), ("überstunden letzten Monat", "octobre 2026"),
    ("year -1", "2025"), ("hilfe", "Utilisation"), ("s potiron", "Soupe de **potiron**"),
    ("jour", "Soupe de potiron"),
  ]) func `a word of any language runs`(line: String, answer: String) {
    let reply = session().run(line.split(separator: " ").map { Array($0.utf8) })
    #expect(reply.code == 0 || answer.isEmpty, "\(reply.errors)")
    #expect(answer.isEmpty || reply.output.contains(answer), "\(reply.output)")
  }

  @Test(arguments: [
    ("humuer 4", "« humuer » ; voulais-tu dire « humeur »"), ("maladi 9/12..10/12", "voulais-tu dire"),
    ("machin 9/12..10/12", "« machin »"), ("supprimr deces", "« supprime »"),
  ]) func `what was meant to do something is no note`(line: String, error: String) {
    let session = session()
    let reply = session.run(line.words, typed: "\n")
    #expect(reply.code == 64)
    #expect(reply.errors.replacing("\u{A0}", with: " ").contains(error), "\(reply.errors)")
    #expect(session.files.count == 3)
  }

  @Test(arguments: [
    ("loesche", "en", nil), ("weights", "en", nil), ("humuer", "fr", "humeur"),
    ("humuer", "de", nil), ("tody", "fr", "today"),
  ])
  func `a guess is a word of her language or of English`(word: String, language: String, guess: String?) {
    let errors = Session().run(word, "x", "--lang", language, "--no-input").errors
    for foreign in ["cherche", "bericht", "humeur", "relatório"] where foreign != guess {
      #expect(!errors.contains(foreign), "\(errors)")
    }
    if let guess { #expect(errors.contains(guess), "\(errors)") }
  }

  @Test(arguments: ["0", "6", "7", "3.5"]) func `a number that is no mood says which are`(word: String) {
    let reply = Session().run(word)
    #expect(reply.code == 64)
    #expect(reply.errors.contains("expected a mood: 1 😭 very sad"), "\(reply.errors)")
  }

  @Test func `a mood of one word is told how it is noted, and may end in a full stop`() {
    #expect(Session().run("meh").errors.contains("did you mean 'mood meh'?"))
    #expect(Session().run("m", "meh.").output.contains("(mood meh 😐,"))
  }

  /// An error never shows the example of another verb.
  @Test func `the example of an error is of its verb`() {
    for command in CommandTable.commands {
      let reply = Session().run(command.name.words)
      guard let example = reply.errors.split(separator: "\n").first(where: { $0.hasPrefix("For example: ") })
      else { continue }
      #expect(example.hasPrefix("For example: smjournal \(command.name)"), "\(command.name): \(example)")
    }
    #expect(Session().run("setup", "calendar").errors.contains("For example: smjournal setup calendar "))
  }

  @Test func `restore alone offers the trash`() {
    let session = session()
    session.run("delete", "deces")
    #expect(session.run("restaurer", typed: "\r").output.contains("2026-11-19-deces.md"))
    #expect(session.text("2026/11/2026-11-19-deces.md") != nil)
    #expect(session.run("restore").errors.contains("smjournal restore "))
  }

  @Test func `undo of a mood that replaced another says that this is back`() {
    let session = Session()
    session.run("4", typed: "")
    session.now = "2026-11-20T18:52:00+01:00"
    session.run("m", "2", typed: "y")
    let reply = session.run("undo")
    #expect(
      reply.output == """
        Undone: the new file is in trash/2026/11/2026-11-20-1852-mood.md
        Undone: 2026/11/2026-11-20-1850-mood.md is back

        """)
  }

  @Test func `days off between are no row of days`() {
    let days = ["2026-11-16", "2026-11-17", "2026-11-19", "2026-11-20"]
    let files = Dictionary(
      uniqueKeysWithValues: days.map { ("2026/11/\($0).md", "---\ndate: \($0)\n---\nWords.\n") })
    let rest = "rota: {from: '2026-11-16', cycle: day day rest day day}\n"
    #expect(
      Session(profile: "smjournal: 1\n" + rest, files).run("today").output
        .contains("4 days written, days off left out\n"))
    let near = files.filter { $0.key > "2026/11/2026-11-18" }
    #expect(Session(near).run("today").output.contains("2 days in a row\n"))
  }

  @Test(arguments: ["3/1 au 20/12", "5/1..3/1"])
  func `an end that is nearly a year later says how it was read`(
    words: String
  ) {
    let session = session()
    let reply = session.run(["vacation", "add", words].map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors.contains("donnerait 2027-01-0"), "\(reply.errors)")
    #expect(session.run("vacation", "add", "20/12", "au", "3/1").code == 0)
  }

  @Test func `a file that was emptied in the editor was not meant`() {
    let session = session()
    session.environment["EDITOR"] = "vi"
    session.editor = { path in
      session.write("", to: String(path.dropFirst(session.folder.absolute("journal/").count)))
      return 0
    }
    #expect(session.run("new", "Calme", "--edit").output.contains("Rien n’a été écrit."))
    #expect(session.run("edit", "deces").errors.contains("Rien n’a été écrit."))
    #expect(session.text("2026/11/2026-11-19-deces.md")?.contains("partie") == true)
    #expect(session.files.filter { !$0.hasPrefix("trash/") }.count == 3, "\(session.files)")
  }

  @Test func `a pipe that says nothing yet is said beside words, and waited for without them`() {
    let session = Session()
    session.offered = .silent
    let warning = """
      smjournal: warning: nothing has come by the pipe yet, so nothing of it is read; '… | smjournal append --last -' \
      waits for it

      """
    for words in ["new Late", "append Late"] {
      let reply = session.run(words.words)
      #expect(reply.code == 0 && reply.errors.hasPrefix(warning), "\(reply.errors)")
    }
    for verb in ["new", "append"] {
      #expect(session.run(verb, input: Array("Late words.".utf8)).code == 0)
      #expect(session.run(verb).code == 64)
    }
    #expect(session.run("search", "late words", "--json").output.contains("\"total\": 2"))
  }

  @Test func `a long text is no problem`() {
    let session = Session()
    session.run("new", "Long", "--text", String(repeating: "word and ", count: 700))
    #expect(!session.run("list").errors.contains("problem"))
    #expect(session.run("check").errors.contains("at most 5000 are usual"))
  }

  @Test func `the beginning of an option is that option, where it is no other's, too`() {
    #expect(Session().run("list", "--limi", "1", "--form", "{id}").code == 0)
    let reply = Session().run("list", "--js")
    #expect(
      reply.code == 64 && reply.errors.contains("did you mean '--jsonl, --json'?"), "\(reply.errors)")
  }

  @Test func `tags with a plus are tags where they are asked for, too`() {
    let session = Session()
    session.run("new", typed: "Loud +night\n\rWe coped. +calm\n\n\n")
    let text = session.files.first { $0.contains("loud") }.flatMap { session.text($0) } ?? ""
    #expect(text.contains("- night\n") && text.contains("#night"), "\(text)")
  }

  @Test func `an appointment after a night is of its own day`() {
    let session = Session(
      profile: "smjournal: 1\nrota: {from: '2026-11-20', cycle: night, hours: {night: '21:00-07:00'}}\n")
    session.now = "2026-11-20T04:00:00+01:00"
    session.run("new", "tomorrow", "8h:", "Appointment.")
    #expect(session.files.contains("2026/11/2026-11-21-0800-appointment.md"), "\(session.files)")
    session.run("new", "tomorrow", "2h:", "Round.")
    #expect(session.text("2026/11/2026-11-21-0200-round.md")?.contains("date: \"2026-11-20\"") == true)
    session.run("mood", "yesterday", "2")
    #expect(session.files.contains("2026/11/2026-11-19-mood.md"), "\(session.files)")
  }

  @Test func `the words that lists show name an entry without a title`() {
    let session = session()
    #expect(session.run("montre", "soupe").output.contains("Soupe de potiron"))
    #expect(session.run("supprimer", "soupe").code == 0)
    #expect(session.files.contains("trash/2026/11/2026-11-20-0710-mood.md"))
  }

  @Test(arguments: ["rota", "vacation", "mood", "check-in", "delete", "new", "list", "export", "import"])
  func `help fits a screen, and all of it is one option away`(verb: String) {
    let session = session()
    (session.isTerminal, session.rows) = (true, 24)
    for language in ["fr", "en", "de", "ja"] {
      let lines = session.run("help", verb, "--color", "never", "--lang", language).output.split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 24, "\(language) \(lines.count)")
      #expect(lines.contains { $0.contains("smjournal \(verb)") })
    }
    let page = session.run("help", verb, "--color", "never").output
    let whole = session.run("help", "--all", verb, "--color", "never").output
    #expect(whole.contains("--no-pager"))
    #expect(whole == page || page.contains("smjournal help --all \(verb)"))
  }
}
