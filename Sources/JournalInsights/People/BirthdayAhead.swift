import JournalModel

package struct BirthdayAhead: Hashable, Sendable {
  package var id: String
  package var name: String
  package var day: CivilDay
  /// How old they get; `nil` where nobody says the year.
  package var age: Int?

  /// How many days ahead a birthday is named unless its person says otherwise.
  package static let usualDays = 7
  package static let mostDays = 366

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
    case .int(let days)?: Int(min(max(0, days), Int64(mostDays)))
    case .string(let text)?: days(in: text, usual: usual)
    default: usual
    }
  }

  /// `14`, `14 days`, `2 weeks`, `never`.
  private static func days(in text: String, usual: Int) -> Int? {
    let words = Folding.folded(text).split(separator: " ")
    guard let first = words.first else { return usual }
    guard let number = Int(first) else {
      return ReminderWord.table[String(first)] == .never || Truth.named(String(first)) == false ? nil : usual
    }
    let isWeeks = words.count > 1 && ReminderWord.table[String(words[1])] == .week
    return min(min(max(0, number), mostDays) * (isWeeks ? 7 : 1), mostDays)
  }
}

/// A word that a person's `remind` may have, in any language.
private enum ReminderWord: CaseIterable {
  case never, week

  static let table = WordTable("reminders", allCases)
}
