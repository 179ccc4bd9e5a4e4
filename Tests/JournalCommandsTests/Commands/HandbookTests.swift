import JournalFiles
import JournalKit
import JournalTerminal
import Testing

@testable import JournalCommands

/// The pages of `examples/handbook`; `Tests/Judges/readme_judge.py` plays what their `console` blocks show.
@Suite struct HandbookTests {
  private static let topics = "format, sync, phone, at-rest, languages, shifts"

  @Test(arguments: HandbookPage.allCases) func `a topic prints its page as it stands`(page: HandbookPage)
    throws
  {
    let file = String(decoding: try Self.folder.read("\(page.rawValue).md").bytes, as: UTF8.self)
    let words = page.rawValue.split(separator: "-").map(String.init)
    for spelling in [[page.rawValue], words, words.map { $0.uppercased() }] {
      let reply = Session(nil).run((["help"] + spelling).map { Array($0.utf8) })
      #expect(reply.code == 0)
      #expect(reply.errors == "")
      #expect(reply.output == file)
    }
  }

  @Test func `the folder has a page a topic and nothing else`() throws {
    let names = try Self.folder.listing().files.map(\.path)
    #expect(Set(names) == Set(HandbookPage.topics.map { $0 + ".md" }))
  }

  @Test(arguments: [
    ("foo", "no command or topic is called 'foo' (topics: \(topics))"),
    ("synch", "no command or topic is called 'synch' (topics: \(topics)); did you mean 'sync'?"),
    ("shift", "no command or topic is called 'shift' (topics: \(topics)); did you mean 'shifts'?"),
    ("at-rset", "no command or topic is called 'at-rset' (topics: \(topics)); did you mean 'at-rest'?"),
    ("chek-in", "no command or topic is called 'chek-in' (topics: \(topics)); did you mean 'check-in'?"),
  ])
  func `a wrong word after help is told what there is`(word: String, expected: String) {
    let reply = Session().run("help", word)
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: \(expected)\n"))
  }

  @Test(arguments: [
    ("handy", "phone"), ("Móvil", "phone"), ("passwort", "at-rest"), ("verschlüsseln", "at-rest"),
    ("contraseña", "at-rest"), ("encrypt", "at-rest"), ("countdown", "shifts"), ("sprachen", "languages"),
  ])
  func `a topic is found by what people call it`(word: String, topic: String) {
    #expect(Session().run("help", word).output == Session().run("help", topic).output)
  }

  @Test func `the topics are named by help, by man and by completion`() {
    let help = Session(nil).run("help").output
    #expect(help.contains("\nTopics     format  sync  phone  at-rest  languages  shifts\n"))
    #expect(help.hasSuffix("'smjournal help COMMAND' and 'smjournal help TOPIC' tell you more.\n"))
    let page = Session(nil).run("man").output
    #expect(page.contains(".SH \"TOPICS\"\nformat, sync, phone, at\\-rest, languages, shifts: "))
    #expect(Session(nil).run("complete", "--", "help", "sh").output.contains("shifts\n"))
    #expect(Session(nil).run("complete", "--", "help", "at").output.contains("at-rest\n"))
    #expect(!Session(nil).run("complete", "--", "man", "at").output.contains("at-rest"))
  }

  @Test(arguments: HandbookPage.allCases) func `lines fit a terminal`(page: HandbookPage) {
    var isCode = false
    for line in page.text.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.hasPrefix("|") else { continue }
      #expect(DisplayWidth.columns(of: String(line)) <= 78, "\(line)")
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(line)")
    }
  }

  /// Commands within sentences and in blocks for a shell: `smjournal VERB …`.
  @Test(arguments: HandbookPage.allCases) func `commands that are named are right usage`(page: HandbookPage)
    throws
  {
    let spans = page.text.split(separator: "`", omittingEmptySubsequences: false).map {
      $0.split(separator: "\n")
    }
    let commands = spans.joined().filter { $0.hasPrefix("smjournal ") }.map {
      $0.dropFirst("smjournal ".count)
    }
    #expect(!commands.isEmpty)
    for command in commands where !command.contains("FILE") {
      switch Session().context().problem(of: String(command).shellWords) {
      // A verb that a sentence names, without what it needs.
      case .missingArgument?, .nothingToWrite?, nil: break
      case let problem?: Issue.record("\(command): \(problem)")
      }
    }
  }

  /// The pages as they lie in the folder.
  private static let folder = FileStore(
    root: "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/examples/handbook",
    stateFolder: nil)
}
