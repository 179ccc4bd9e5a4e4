import JournalModel

/// The shift of each day as check-ins and check-outs say it: of several the last one.
struct DayShifts {
  private let shifts: [ShiftType]
  /// For each day the number of its shift, as `RecordFacts.shift` has it.
  private var numbers: [UInt32]

  init(_ table: FactTable, days: ClosedRange<CivilDay>, zone: TimeZoneRules) {
    shifts = table.shifts
    numbers = Array(repeating: 0, count: days.lowerBound.days(until: days.upperBound) + 1)
    var latest = [Int64](repeating: .min, count: numbers.count)
    let facts = table.facts
    var moments = MomentReader(zone: zone)
    for index in facts.indices where facts[index].shift > 0 && facts[index].kind.isShiftEnd {
      let number = days.lowerBound.days(until: facts[index].date)
      guard number >= 0, number < numbers.count else { continue }
      let moment = moments.seconds(ofWall: facts[index].wall, offset: facts[index].offset)
      guard moment >= latest[number] else { continue }
      (numbers[number], latest[number]) = (facts[index].shift, moment)
    }
  }

  subscript(index: Int) -> ShiftType? {
    let number = Int(numbers[index])
    return number > 0 && number <= shifts.count ? shifts[number - 1] : nil
  }
}
