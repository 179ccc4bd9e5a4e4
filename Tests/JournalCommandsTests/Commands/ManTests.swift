import JournalModel
import Testing

@testable import JournalCommands

@Suite struct ManTests {
  @Test func `every verb has a page that names its options`() {
    for command in CommandTable.commands {
      let reply = Session().run(
        (["man"] + command.name.split(separator: " ").map(String.init)).map { Array($0.utf8) })
      #expect(reply.code == 0)
      #expect(reply.output.hasPrefix(".TH \""), "\(command.name)")
      for option in command.options {
        let flag = option.flag.replacing("-", with: "\\-")
        #expect(reply.output.contains(flag), "\(command.name) \(option.flag)")
      }
    }
  }

  @Test func `the page of the program lists all verbs`() {
    let output = Session().run("man").output
    for command in CommandTable.commands {
      #expect(output.contains(".B \"\(command.name.replacing("-", with: "\\-"))\"\n"), "\(command.name)")
    }
  }

  @Test func `no line is taken for a request of roff, and backslashes stay`() {
    for language in ["en", "fr"] {
      let output = Session().run("man", "list", "--lang", language).output
      for line in output.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
        #expect(
          [".TH ", ".SH ", ".TP", ".B ", ".BR ", ".nf", ".fi"].contains { line.hasPrefix($0) }, "\(line)")
      }
    }
  }

  /// What `mandoc -Tlint` asks for, of the text that a reader makes of it: letters beyond ASCII as escapes.
  @Test(arguments: Language.allCases) func `lines of input are short`(language: Language) {
    let verbs =
      CommandTable.commands.map { $0.name.split(separator: " ").map(String.init) } + [[], ["format"]]
    for verb in verbs {
      let words = ["man"] + verb + ["--lang", language.rawValue]
      let output = Session(nil).run(words.map { Array($0.utf8) }).output
      for line in output.split(separator: "\n") where !line.hasPrefix(".") {
        let width = line.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
        #expect(width <= 80 || line.contains("smjournal "), "\(verb) \(line)")
      }
    }
  }

  @Test func `an unknown verb is refused with the nearest one`() {
    let reply = Session().run("man", "lst")
    #expect(reply.code == 64)
    #expect(reply.errors.contains("list"))
  }

  @Test(arguments: ["en", "fr"]) func `the page of the files has every key of every kind`(language: String) {
    let output = Session().run("man", "format", "--lang", language).output
    #expect(output.hasPrefix(".TH \"SMJOURNAL\\-FORMAT\" 5 "))
    for key in Key.allCases where key != .steps {
      let line = ".B \"\(key.name.replacing("-", with: "\\-"))\"\n"
      #expect(output.contains(line), "\(key)")
    }
    #expect(output.contains(".B \"day\\-starts\"\n"))
  }
}
