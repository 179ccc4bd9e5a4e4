import JournalKit
import JournalModel
import Testing

@testable import JournalCommands

@Suite struct ArgumentParserTests {
  private func parse(_ words: String..., dashWords: Bool = false) throws -> Arguments {
    let parser = ArgumentParser(
      command: "test", options: [.journal, .json, .tag, .text, .limit], positionals: nil,
      takesDashWords: dashWords)
    return try parser.parse(words)
  }

  @Test func `values follow as words of their own, after an equals sign, or behind a letter`() throws {
    for words in [["--journal", "a b"], ["--journal=a b"], ["-C", "a b"], ["-Ca b"], ["-C=a b"]] {
      let arguments = try ArgumentParser(options: [.journal], positionals: []).parse(words)
      #expect(arguments.path(.journal) == "a b", "\(words)")
    }
  }

  @Test func `options may be repeated where they are declared so, and keep their order`() throws {
    let arguments = try parse("--tag", "b", "x", "--tag=a", "y")
    #expect(try arguments.texts(.tag) == ["b", "a"])
    #expect(arguments.positionals == ["x", "y"])
  }

  @Test func `two hyphens end the options, one is a value`() throws {
    let arguments = try parse("--text", "-", "--", "--json", "-C")
    #expect(try arguments.text(.text) == "-")
    #expect(arguments.positionals == ["--json", "-C"])
    #expect(!arguments.has(.json))
  }

  @Test func `negative numbers are values and arguments`() throws {
    let arguments = try parse("--text", "-2", "-3.5")
    #expect(try arguments.text(.text) == "-2")
    #expect(arguments.positionals == ["-3.5"])
  }

  @Test func `an empty value is a value`() throws {
    #expect(try parse("--text=").text(.text) == "")
    #expect(try parse("--text", "").text(.text) == "")
  }

  @Test func `after the first argument, hyphens may begin words`() throws {
    let arguments = try parse("id", "-json", "+a", "--json", dashWords: true)
    #expect(arguments.positionals == ["id", "-json", "+a"])
    #expect(arguments.has(.json))
  }

  @Test(arguments: [
    ("today", "2026-11-20"), ("Hier", "2026-11-19"), ("demain", "2026-11-21"), ("2026-03-02", "2026-03-02"),
    ("05/06/2026", "2026-06-05"),
  ])
  func `reads days`(text: String, day: String) throws {
    let today = try #require(CivilDay(iso: "2026-11-20"))
    #expect(DayArgument(text)?.day(Dates(today: today)).iso == day)
  }

  @Test(arguments: ["2026-02-30", "soon", "", "2026-03-02T10:00"])
  func `refuses what is no day`(text: String) { #expect(DayArgument(text) == nil) }

  @Test func `a span is two days, or one`() throws {
    let today = try #require(CivilDay(iso: "2026-11-20"))
    let ends = { (text: String) in
      SpanArgument(text).map { $0.ends(Dates(today: today)) }.map { [$0.from.iso, $0.until.iso] }
    }
    #expect(ends("today..tomorrow") == ["2026-11-20", "2026-11-21"])
    #expect(ends("today") == ["2026-11-20", "2026-11-20"])
    #expect(SpanArgument("today..") == nil)
    #expect(SpanArgument("..today") == nil)
  }
}
