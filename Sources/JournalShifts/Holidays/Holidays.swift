import JournalModel

/// The public holidays of a person: those of some regions by rule, and days of her own.
package struct Holidays: Hashable, Sendable {
  /// When those of the regions are.
  private let rules: [HolidayRule]
  private var own = DaySet()

  package init(regions: [HolidayRegion] = [], own: [CivilDay] = []) {
    // Types are made while the program runs where a collection of them is: most journals need none.
    rules = regions.isEmpty ? [] : regions.flatMap(\.rules)
    for day in own { self.own.insert(day) }
  }

  /// Whether any are known: without, a day that is none and one of which nothing is known look alike.
  package var areKnown: Bool { !rules.isEmpty || own != DaySet() }

  package func contains(_ day: CivilDay) -> Bool {
    if own.last(upTo: day) == day { return true }
    if rules.isEmpty { return false }
    let day = DayOfYear(day)
    // By their indices: a rule of its own would be a copy with all of its lists.
    return rules.indices.contains { rules[$0].contains(day) }
  }
}
