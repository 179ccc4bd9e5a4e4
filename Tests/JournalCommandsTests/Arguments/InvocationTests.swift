import Testing

@testable import JournalCommands

@Suite struct InvocationTests {
  @Test func `common options may stand before the verb`() throws {
    let words = ["-C", "dir", "--lang=fr", "list", "--limit", "3", "--json"]
    guard case .run(let command, let arguments) = try Invocation(words, table: CommandTable.commands) else {
      Issue.record("no command")
      return
    }
    #expect(command.name == "list")
    #expect(arguments.path(.journal) == "dir")
    #expect(try arguments.text(.lang) == "fr")
    #expect(try arguments.count(.limit) == 3)
    #expect(arguments.has(.json))
  }

  @Test(arguments: [
    ("lst", "list"), ("shwo", "show"), ("affirmatoin", "affirmation"), ("checkk-in", "check-in"),
    ("comp", "completions"),
  ])
  func `finds what was probably meant`(word: String, meant: String) {
    #expect(NearestWord.of(word, among: CommandTable.commands.map { $0.name }) == meant)
  }
}
