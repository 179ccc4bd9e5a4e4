import Testing

@testable import JournalCommands

@Suite struct SparklineTests {
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], "▁▃▅▆█"), ([nil, 5, nil, 1, nil], " █ ▁"), ([3], ""), ([], ""), ([99, -99], "█▁"),
      ([.nan, 1, 1], " ▁▁"),
    ] as [([Double?], String)])
  func `a block a value`(values: [Double?], text: String) { #expect(Sparkline(values).text == text) }

  @Test func `the height of a block is the place in the range`() {
    #expect(Sparkline([0, 5, 10, 12], in: 0...10).text == "▁▅██")
  }
}
