import JournalInsights
import Testing

@testable import JournalCommands

@Suite struct SparklineTests {
  @Test(arguments: [
    ([1, 2, 3, 4, 5], .scale(.energy), "▁▃▅▆█"), ([-2, 0, 2], .mood, "▁▅█"), ([nil, 5, nil, 1, nil], .scale(.load), " █ ▁"),
    ([3], .scale(.load), ""), ([], .mood, ""), ([99, -99], .mood, "█▁"), ([.nan, 1, 1], .scale(.load), " ▁▁"),
  ] as [([Double?], Measure, String)])
  func `a block a value`(values: [Double?], measure: Measure, text: String) {
    #expect(Sparkline(values, of: measure).text == text)
  }
}
