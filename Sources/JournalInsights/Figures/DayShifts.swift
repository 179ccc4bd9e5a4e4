import JournalModel

/// The shift of each day as check-ins and check-outs say it: of several the last one, by the wall clock on which they were
/// written.
struct DayShifts {
  private let shifts: [ShiftType]
  /// For each day the number of its shift, as ``RecordFacts/shift`` has it.
  private var numbers: [UInt32]

  /// The shifts of a period.
  init(_ table: FactTable, days: ClosedRange<CivilDay>) {
    shifts = table.shifts
    numbers = Array(repeating: 0, count: days.lowerBound.days(until: days.upperBound) + 1)
    var latest = [Int64](repeating: .min, count: numbers.count)
    for fact in table.facts where fact.shift > 0 && (fact.kind == .checkIn || fact.kind == .checkOut) {
      guard days.contains(fact.date) else { continue }
      let place = days.lowerBound.days(until: fact.date)
      let at = fact.at?.local.secondsSinceEpoch ?? .min
      guard at >= latest[place] else { continue }
      (numbers[place], latest[place]) = (fact.shift, at)
    }
  }

  /// The shift of a day by its place in the period.
  subscript(place: Int) -> ShiftType? {
    let number = Int(numbers[place])
    return number > 0 && number <= shifts.count ? shifts[number - 1] : nil
  }
}
