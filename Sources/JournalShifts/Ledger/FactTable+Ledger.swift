import JournalModel

extension FactTable {
  /// Has check-ins and check-outs on the days of their shifts, as every view of hours has them: what ends a
  /// shift of 24 hours is no second one on the day after. What a later one replaced tells nothing.
  ///
  /// - Parameters:
  ///   - ledger: has a day more on either side than those that are asked for.
  ///   - id: the id of a record by its index. Of most days none has to be read.
  package mutating func settle(by ledger: Ledger, id: (_ index: Int) -> String?) {
    // No day for those that were replaced.
    var (days, around): ([String: CivilDay?], Set<CivilDay>) = ([:], [])
    for shift in ledger.shifts {
      for id in shift.replaced { days[id] = .some(nil) }
      let holding = [shift.checkIn, shift.checkOut].compactMap { $0 } + shift.earlierRecords
      for record in holding where record.date != shift.day {
        days[record.id] = shift.day
        around.insert(record.date)
      }
      if !shift.replaced.isEmpty { around.formUnion((-1...2).map { shift.day.advanced(by: $0) }) }
    }
    guard !days.isEmpty else { return }
    for index in facts.indices where facts[index].kind.isShiftEnd && around.contains(facts[index].date) {
      guard let id = id(index), let day = days[id] else { continue }
      if let day {
        facts[index].date = day
      } else {
        (facts[index].mood, facts[index].ratings) = (nil, Ratings())
      }
    }
  }
}
