import SystemLibrary
import Testing

@Suite struct ClockTests {
  @Test func `the clock that nobody sets counts whole seconds too`() {
    #expect(System.ticks() >= 1_000_000_000)
  }
}
