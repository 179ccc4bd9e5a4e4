import JournalKit
import JournalLanguage
import JournalModel
import JournalTestSupport
import Testing

@testable import JournalCommands

@Suite struct HelpTests {
  @Test func `every verb has a page in every language`() {
    for language in Language.allCases {
      for command in CommandTable.commands {
        let reply = Session().run("help \(command.name) --lang \(language.rawValue)".words)
        #expect(reply.code == 0)
        #expect(reply.errors == "")
        #expect(reply.output.hasPrefix(language.phrases.help(command.verb.summary) + "\n"))
        for option in command.options { #expect(reply.output.contains(option.flag)) }
      }
    }
  }

  @Test func `asking for help works whatever else is said, and without a journal`() {
    let session = Session(nil)
    let page = session.run("help", "check-in").output
    for line in ["check-in --help", "check-in -h --energy 9", "-C /nowhere check-in --bogus --help"] {
      #expect(session.run(line.words).output == page)
      #expect(session.run(line.words).code == 0)
    }
  }

  @Test func `the page of a verb says how it is typed`() {
    let expected = """
      Move a record to another day

      Examples
        smjournal move the-lift 2026-09-17
        smjournal move 2026-11-20-0745-check-out yesterday

      Usage: smjournal move [ID] [DAY]

      Common options
        -C, --journal DIR --json --now INSTANT --lang LANGUAGE --color WHEN --no-input
        --plain --no-pager --index FILE --no-index -h, --help

      """
    #expect(Session().run("move", "--help").output == expected)
  }

  @Test func `ratings say what their ends mean`() {
    let page = Session().run("help", "check-in").output
    #expect(page.contains("--energy 1-5      energy: 1 Exhausted … 5 Excellent\n"))
  }

  @Test func `no text is missing, and French has its own`() {
    let (english, french) = (Language.english.phrases, Language.french.phrases)
    let verbs = CommandTable.commands.map { $0.verb }
    for text in verbs.map(\.summary) + (verbs.flatMap(\.options) + Option.common).map(\.help) {
      #expect(english.help(text) != "help-" + text)
      #expect(text == "color" || english.help(text) != french.help(text), "\(text)")
    }
    let session = Session()
    for line in ["help", "help --all", "help rota", "man", "man rota", "man format"] {
      #expect(!session.run(line.words).output.contains("help-"), "\(line)")
    }
  }

  @Test func `verbs are unique and options of a verb too`() {
    let names = CommandTable.commands.map { $0.name }
    #expect(Set(names).count == names.count)
    for command in CommandTable.commands {
      let options = (command.options + Option.common).map(\.name)
      #expect(Set(options).count == options.count, "\(command.name)")
    }
  }

  @Test func `examples of the help are right usage`() {
    let context = Session().context()
    for example in CommandTable.commands.flatMap({ $0.verb.examples }) {
      let problem = context.problem(of: example.shellWords)
      // `edit` alone picks a record where somebody can.
      #expect(problem == nil || problem == .missingArgument(.record), "\(example)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the script of a shell asks the program`(shell: String) {
    let reply = Session().run("completions", shell)
    #expect(reply.output.contains("smjournal complete -- "))
    #expect(reply.code == 0)
  }

  @Test func `the version says what it was built from and which journal is meant`() {
    let session = Session()
    let root = session.folder.absolute("journal")
    #expect(
      session.run("version").output
        == """
        smjournal \(Tool.version)
        Built from a folder of sources, no commit known
        Journal: \(root) (found from this folder upwards)

        """.replacing("        ", with: ""))
    #expect(session.run("--version").output == "smjournal \(Tool.version)\n")
    let document = """
      {
        "schema": 1,
        "version": "\(Tool.version)",
        "commit": null,
        "format": 1,
        "journal": "\(root)",
        "foundBy": "folder"
      }

      """
    #expect(session.run("version", "--json").output == document)
    #expect(Session(nil).run("version").output.contains("No journal here"))
    session.environment["SMJOURNAL_DIR"] = root
    #expect(session.run("version").output.hasSuffix("(from SMJOURNAL_DIR)\n"))
    #expect(session.run("version", "-C", root).output.hasSuffix("(named on the command line)\n"))
  }

  @Test(arguments: ["en", "fr"]) func `all verbs are on one screen, each once`(language: String) {
    let session = Session()
    session.isTerminal = true
    let page = session.run("help", "--lang", language, "--color", "never").output
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for command in CommandTable.commands {
      for word in command.name.split(separator: " ") { #expect(page.contains(word), "\(command.name)") }
    }
  }

  @Test func `a release says the commit that it was built from`() throws {
    let commit = "0123456789abcdef0123456789abcdef01234567"
    let session = Session()
    session.commit = commit
    let output = session.run("version").output
    #expect(output.hasPrefix("smjournal \(Tool.version) (012345678)\nBuilt from commit \(commit)\n"))
    #expect(session.run("version", "--json").output.contains("\n  \"commit\": \"\(commit)\",\n"))
  }
}

extension String {
  /// The words between blanks, as the bytes of a command line.
  var words: [[UInt8]] { split(separator: " ").map { Array($0.utf8) } }

  /// The words as a shell takes them apart; redirections left out.
  var shellWords: [String] {
    var words: [String] = []
    var isQuoted = false
    var word: String?
    for character in self {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    words += word.map { [$0] } ?? []
    return Array(words.prefix { $0 != "<" })
  }
}
