import Testing

@testable import JournalModel

@Suite struct WordFileTests {
  @Test(
    arguments: [
      ("kinds", Kind.allCases.map(\.name)), ("keys", Key.allCases.map(\.name) + ["created", "modified"]),
      ("badges", Badge.allCases.map(\.name)), ("moods", Mood.Step.allCases.reversed().map(\.name)),
      ("shift-types", ["day", "night", "rest"]), ("shifts", ShiftMeaning.allCases.map(\.rawValue)),
      ("vacation-categories", VacationCategory.allCases.map(\.rawValue)),
      ("vacation-states", VacationStatus.allCases.map(\.rawValue) + ["finished"]),
      ("truth", ["true", "false"]), ("languages", Language.allCases.map(\.rawValue)),
      ("reminders", ["never", "week"]),
      ("setup", ["git", "syncthing", "desktop", "obsidian", "reminders", "calendar", "inbox"]),
      ("weekdays", ["1", "2", "3", "4", "5", "6", "7"]),
    ])
  func `each value has a line, in their order, with its own name on it`(file: String, names: [String]) {
    #expect(WordFile(file).lines.count == names.count)
    #expect(names.map { WordIndex(file: file)[$0] } == Array(names.indices))
  }

  @Test func `a line that begins with a blank goes on with the one before`() {
    let words = NamedWords("mood.en")
    #expect(words["function"].hasPrefix("the and was") && words["function"].hasSuffix("be were"))
    #expect(words["plainNegations"] == "not")
    #expect(words["nothing"] == "")
  }
}
