import Testing

@testable import JournalTerminal

@Suite struct ConsoleTests {
  @Test func `the clock that nobody sets counts whole seconds too`() {
    #expect(Console.monotonicNanoseconds() >= 1_000_000_000)
  }
}
