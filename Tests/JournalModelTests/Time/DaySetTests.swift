import JournalModel
import JournalTestSupport
import Testing

@Suite struct DaySetTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `it answers as a set of days does`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let span: ClosedRange<Int32> = seed.isMultiple(of: 2) ? -200...200 : 20_000...20_070
    let all = Set(
      (0..<Int.random(in: 0...120, using: &generator)).map { _ in
        CivilDay(number: Int32.random(in: span, using: &generator))
      })
    let days = DaySet(all.shuffled(using: &generator))
    #expect(days.days == all.sorted())
    #expect(days == DaySet(all))
    for number in span.lowerBound - 70...span.upperBound + 70 {
      let day = CivilDay(number: number)
      #expect(days.last(upTo: day) == all.filter { $0 <= day }.max())
      guard all.contains(day) else { continue }
      var start = day
      while all.contains(start.advanced(by: -1)) { start = start.advanced(by: -1) }
      #expect(days.startOfRun(endingOn: day) == start)
    }
  }

  @Test(arguments: [-64, -1, 0, 1, 63, 64, 20_547] as [Int32])
  func `64 days are added at once, wherever they begin`(first: Int32) {
    let bits: UInt64 = 0x8000_0001_0000_0005
    var days = DaySet([CivilDay(number: 5)])
    days.insert(bits, from: CivilDay(number: first))
    let added = [0, 2, 32, 63].map { CivilDay(number: first + $0) }
    #expect(days.days == Set(added + [CivilDay(number: 5)]).sorted())
    days.insert(0, from: CivilDay(number: .max))
    #expect(days.days.count == Set(added + [CivilDay(number: 5)]).count)
  }
}

extension DaySet {
  /// All of them, in ascending order.
  fileprivate var days: [CivilDay] {
    var (days, next): ([CivilDay], CivilDay) = ([], CivilDay(number: .max))
    while let day = last(upTo: next) {
      days.insert(day, at: 0)
      next = day.advanced(by: -1)
    }
    return days
  }
}
