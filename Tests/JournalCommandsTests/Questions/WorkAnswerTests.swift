import Testing

@testable import JournalCommands

@Suite struct WorkAnswerTests {
  @Test(arguments: [("JJNR", "J J N R"), ("OFF", "OFF"), ("J,N;R", "J N R"), ("nuit", "nuit")])
  func `capital letters in one piece are a cycle, unless they are as short as a code`(
    line: String, cycle: String
  ) {
    #expect(WorkAnswer(line) == .cycle(cycle, from: "today"))
  }
}
