import JournalModel

/// Which days a generated journal covers and how many records each has.
///
/// At most 25 years whatever the number of records, for a person's life has no more: about 2.7 a day as far
/// as that goes, more a day beyond. The last day is fixed, and so is what a program takes for today.
struct JournalPlan {
  /// All records.
  var count: Int

  /// The last day with records, time off to come aside.
  static let today = CivilDay(year: 2026, month: 11, day: 20) ?? CivilDay(number: 0)
  /// A moment of the last day.
  static let now = today.iso + "T17:40:00+01:00"
  private static let mostDays = 25 * 365

  var days: Int { max(1, min(JournalPlan.mostDays, count * 10 / 27)) }

  /// A day; 0 is the first.
  func day(_ number: Int) -> CivilDay { JournalPlan.today.advanced(by: number + 1 - days) }

  /// The numbers of a day's records; the last record of all, time off to come, belongs to no day.
  func records(ofDay number: Int) -> Range<Int> {
    (number * (count - 1) / days)..<((number + 1) * (count - 1) / days)
  }

  /// Whether a record, by its number, has what only a few have, spread over all years.
  func isRare(_ number: Int) -> Bool {
    (0..<Marks.rareCount).contains { number == count * (2 * $0 + 1) / (2 * Marks.rareCount) }
  }
}

/// What a known part of a generated journal's records has.
enum Marks {
  /// A word in the text of ``rareCount`` records, and a tag of the same ones.
  static let rareWord = "xylophone"
  static let rareTag = "mentoring"
  static let rareCount = 5
  /// A word in the text of every tenth record, written with its accents; it is searched for without.
  static let tenthWord = "hématome"
  static let tenthSearched = "hematome"
  static let thirdTag = "night"
  /// A value of the own key `ward` that every twentieth record has.
  static let ward = "ICU"
  static let missingWord = "zeppelin"

  static func hasTenthWord(_ number: Int) -> Bool { number % 10 == 7 }
  static func hasThirdTag(_ number: Int) -> Bool { number % 3 == 1 }
  static func hasWard(_ number: Int) -> Bool { number % 20 == 11 }
}
