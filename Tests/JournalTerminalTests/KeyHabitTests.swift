import Testing

@testable import JournalTerminal

/// What is typed behind a key that was an answer already.
@Suite struct KeyHabitTests {
  private static let rests: [Substring] = ["", "ui", "n"]

  @Test(arguments: [
    ("\n", ""), ("ui\n", ""), ("ui\nEarly", "Early"), ("ui4", "4"), ("n\n4", "4"), ("4333", "4333"),
    ("\n\n", "\n"), ("une\n", "une\n"), ("Une nuit\n", "Une nuit\n"), ("u", "u"), ("u\n", "u\n"), ("ui", ""),
  ])
  func `the rest of the word and one Enter are of the answer, all else is of the next question`(
    typed: String, left: String
  ) {
    var habit = KeyHabit()
    habit.begin(Self.rests)
    var keys = typed.flatMap { habit.take($0 == "\n" ? .enter : .character($0)) }
    keys += habit.end()
    #expect(keys == left.map { $0 == "\n" ? .enter : .character($0) })
  }

  @Test func `without an answer before it each key is a key`() {
    var habit = KeyHabit()
    #expect(habit.take(.enter) == [.enter] && habit.take(.character("u")) == [.character("u")])
  }
}
