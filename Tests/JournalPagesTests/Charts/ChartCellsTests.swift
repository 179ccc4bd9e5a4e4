import JournalModel
import Testing

@testable import JournalPages

struct ChartCellsTests {
  /// A cell of ten units at a corner, drawn.
  private func drawing(
    mood: Mood.Step? = nil, _ edge: ChartCells.Edge? = nil, off: VacationCategory? = nil
  ) -> String {
    var cells = ChartCells(side: 10)
    cells.add(mood: mood, edge, off: off, at: (20, 30))
    var svg = SVG()
    cells.draw(in: &svg)
    return String(decoding: svg.markup.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (ShiftMeaning.day, ChartCells.Edge.above), (.late, .above), (.training, .above), (.night, .below),
      (.onCall, .dots), (.rest, nil), (.leave, nil), (.sick, nil), (.publicHoliday, nil),
    ] as [(ShiftMeaning, ChartCells.Edge?)])
  func `the edge of a shift goes by its meaning, whatever its word`(
    meaning: ShiftMeaning, edge: ChartCells.Edge?
  ) {
    #expect(ChartCells.Edge(meaning, of: .other("N")) == edge)
  }

  @Test func `a word without a meaning is some shift, and no word is none`() {
    #expect(ChartCells.Edge(nil, of: .other("X7")) == .above)
    #expect(ChartCells.Edge(nil, of: nil) == nil)
  }

  @Test func `lines stand clear of the cell, one above it and one below`() {
    #expect(drawing(.above).contains("class=\"c-day\""))
    #expect(drawing(.above).contains("M20.9 28.1h8.2"))
    #expect(drawing(.below).contains("M20.9 41.9h8.2"))
    #expect(drawing(.dots).contains("M20.9 28.1h0M25 28.1h0M29.1 28.1h0"))
  }

  @Test func `a day without a mood is an outline, the lowest mood is still to be seen`() {
    #expect(drawing().contains("class=\"c-none\"") && !drawing().contains(" round\""))
    #expect(drawing(mood: .verySad).contains("class=\"m1 round\""))
    #expect(drawing(mood: .verySad).contains("d=\"M21.5 38.5h7v0h-7z\""))
    #expect(drawing(mood: .veryHappy).contains("d=\"M21.5 31.5h7v7h-7z\""))
  }

  @Test(arguments: [
    (VacationCategory.leave, "c-off", "c-call"), (.rtt, "c-off", "c-call"), (.sick, "c-call", "c-off"),
    (.training, "c-call", "c-off"), (.other, "c-call", "c-off"),
  ])
  func `hatching keeps within its cell, and sickness is not hatched as leave`(
    category: VacationCategory, own: String, other: String
  ) throws {
    let svg = drawing(off: category)
    #expect(!svg.contains(other))
    let path = try #require(
      svg.split(separator: own).last?.split(separator: " d=\"").last?.prefix { $0 != "\"" })
    let numbers = path.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    for (place, number) in numbers.enumerated() {
      #expect(place.isMultiple(of: 2) ? (20...30).contains(number) : (30...40).contains(number))
    }
    #expect(numbers.count >= 16)
  }
}
