import JournalModel

package struct BirthdayAhead: Hashable, Sendable {
  package var id: String
  package var name: String
  package var day: CivilDay
  /// How old they get; `nil` where nobody says the year.
  package var age: Int?

  /// How many days ahead a birthday is named unless its person says otherwise.
  package static let usualDays = 7

  /// The birthdays of today and of the days ahead: those of children first among those of a day.
  ///
  /// - Parameter days: how many days ahead; the person's `remind` goes first.
  package static func all(_ persons: [Record], today: CivilDay, days: Int = usualDays) -> [BirthdayAhead] {
    let cards = PersonCard.cards(persons, FactTable(), today: today)
    let ahead = cards.compactMap { card -> BirthdayAhead? in
      guard let id = card.id, let day = card.nextBirthday,
        let remind = BirthdayAhead.remindDays(card.remind, usual: days), today.days(until: day) <= remind
      else { return nil }
      return BirthdayAhead(id: id, name: card.name, day: day, age: card.age)
    }
    // The cards have the children first; sorting by the day alone keeps that.
    return ahead.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }
}

extension BirthdayAhead {
  /// How many days ahead a person's birthday is named: what `remind` says, a number of days, `false` for
  /// never; `nil` for never.
  package static func remindDays(of person: Record, usual: Int) -> Int? {
    remindDays(person[detail: .remind], usual: usual)
  }

  static func remindDays(_ remind: Value?, usual: Int) -> Int? {
    switch remind {
    case .bool(let isWanted)?: isWanted ? usual : nil
    case .int(let days)?: Int(min(max(0, days), Int64(BirthdayReminder.mostDays)))
    case .string(let text)?:
      switch BirthdayReminder(text) {
      case .never?: nil
      case .days(let days)?: days
      case .usual?, nil: usual
      }
    default: usual
    }
  }
}
