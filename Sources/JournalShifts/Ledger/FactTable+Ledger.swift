import JournalModel

extension FactTable {
  /// Has check-ins and check-outs on the days of their shifts, as every view of hours has them: what ends a
  /// shift of 24 hours is no second one on the day after. What a later one replaced tells nothing.
  ///
  /// - Parameters:
  ///   - ledger: has a day more on either side than those that are asked for.
  ///   - id: the id of a record by its index. Of most days none has to be read.
  package mutating func settle(by ledger: Ledger, id: (_ index: Int) -> String?) {
    let days = ledger.daysOfRecords
    guard !days.isEmpty else { return }
    let replaced = Set(ledger.shifts.lazy.flatMap(\.replaced))
    var around: Set<CivilDay> = []
    for day in days.values { around.formUnion((-2...2).map { day.advanced(by: $0) }) }
    var silent: Set<Int32> = []
    for index in facts.indices where facts[index].kind.isShiftEnd && around.contains(facts[index].date) {
      guard let id = id(index), let day = days[id] else { continue }
      facts[index].date = day
      guard replaced.contains(id) else { continue }
      (facts[index].mood, facts[index].ratings) = (nil, Ratings())
      silent.insert(Int32(index))
    }
    if !silent.isEmpty { for index in scales.indices { scales[index].leaveOut(silent) } }
  }
}

extension Ledger {
  /// The days of shifts by the ids of their check-ins and check-outs, replaced ones among them, as far as
  /// their files may say another: no view has a record on another day than its hours.
  package var daysOfRecords: [String: CivilDay] {
    var days: [String: CivilDay] = [:]
    for shift in shifts {
      for id in shift.replaced { days[id] = shift.day }
      let holding = [shift.checkIn, shift.checkOut].compactMap { $0 } + shift.earlierRecords
      for record in holding where record.date != shift.day { days[record.id] = shift.day }
    }
    return days
  }
}

extension [Record] {
  /// With check-ins and check-outs on the days of their shifts.
  package func on(_ days: [String: CivilDay]) -> [Record] {
    if days.isEmpty { return self }
    return map { record in
      guard record.kind.isShiftEnd, let day = days[record.id] else { return record }
      var record = record
      record.date = day
      return record
    }
  }
}
