import Testing

@testable import smjournal_bench

struct BenchmarkTableTests {
  @Test(arguments: [(0.0, 2, "0.00"), (1.005, 1, "1.0"), (12.345, 2, "12.35"), (2.5, 0, "3")])
  func `rounds to digits`(number: Double, digits: Int, expected: String) {
    #expect(BenchmarkTable.rounded(number, digits) == expected)
  }

  @Test func `aligns names, and has no figure for what was not measured`() {
    let lines = [
      Measurement("read loop") {},
      Measurement("reindex", .times(1.3, of: "read loop")) {},
    ]
    let expected = [
      "           best  measured  at most",
      "read loop",
      "reindex",
    ]
    #expect(BenchmarkTable(lines: lines).text == expected)
  }

  @Test func `holds a line against another`() {
    var lines = [
      Measurement("limit") {},
      Measurement("work", .times(1e9, of: "limit")) {},
      Measurement("more", .over("limit", milliseconds: -1000)) {},
    ]
    for number in lines.indices { lines[number].measure() }
    #expect(lines[0].comparison(with: lines) == nil)
    #expect(lines[1].comparison(with: lines)?.isMet == true)
    #expect(lines[2].comparison(with: lines)?.isMet == false)
  }
}
