import Testing

@testable import JournalViews

@Suite struct SparklineTests {
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], "▁▃▅▆█"), ([nil, 5, nil, 1, nil], " █ ▁"), ([3], ""), ([], ""), ([99, -99], "█▁"),
      ([.nan, 1, 1], " ▁▁"),
    ] as [([Double?], String)])
  func `a block a value`(values: [Double?], text: String) { #expect(Sparkline(values).text == text) }
}
