/// Countries where English is spoken.
extension HolidayTable {
  /// From a weekend to the next Monday.
  private static let nextMonday = HolidayRule.Weekend.alsoFree(saturday: 2, sunday: 1)
  /// For two days in a row: past the other one.
  private static let twoDaysLater = HolidayRule.Weekend.alsoFree(saturday: 2, sunday: 2)

  /// Days that were proclaimed for all of the United Kingdom.
  private static let proclaimed = [
    once(2020, 5, 8, "Early May bank holiday (VE day)"),
    once(2022, 6, 2, "Spring bank holiday"),
    once(2022, 6, 3, "Platinum Jubilee bank holiday"),
    once(2022, 9, 19, "State Funeral of Queen Elizabeth II"),
    once(2023, 5, 8, "Coronation of King Charles III"),
  ]

  /// - Source: Banking and Financial Dealings Act 1971, with its proclamations.
  private static let unitedKingdom =
    [
      easter(-2, "Good Friday"),
      weekday(1, .monday, 5, "Early May bank holiday").except(2020),
      weekday(-1, .monday, 5, "Spring bank holiday").except(2022),
      fixed(12, 25, "Christmas Day").weekend(twoDaysLater),
      fixed(12, 26, "Boxing Day").weekend(twoDaysLater),
    ] + proclaimed

  /// England, and Wales, which has the same.
  static let england =
    unitedKingdom + [
      fixed(1, 1, "New Year’s Day").weekend(nextMonday),
      easter(1, "Easter Monday"),
      weekday(-1, .monday, 8, "Summer bank holiday"),
    ]

  static let scotland =
    unitedKingdom + [
      fixed(1, 1, "New Year’s Day").weekend(twoDaysLater),
      fixed(1, 2, "2nd January").weekend(twoDaysLater),
      weekday(1, .monday, 8, "Summer bank holiday"),
      fixed(11, 30, "St Andrew’s Day").weekend(nextMonday),
      once(2026, 6, 15, "World Cup bank holiday"),
    ]

  static let northernIreland =
    england + [
      fixed(3, 17, "St Patrick’s Day").weekend(nextMonday),
      fixed(7, 12, "Battle of the Boyne").weekend(nextMonday),
    ]

  /// - Source: Organisation of Working Time Act 1997, second schedule.
  static let ireland = [
    fixed(1, 1, "New Year’s Day"),
    HolidayRule(pattern: .saintBrigid, names: ["St Brigid’s Day"]).since(2023),
    fixed(3, 17, "St Patrick’s Day"),
    once(2022, 3, 18, "Day of Remembrance and Recognition"),
    easter(1, "Easter Monday"),
    weekday(1, .monday, 5, "May Day"),
    weekday(1, .monday, 6, "June Holiday"),
    weekday(1, .monday, 8, "August Holiday"),
    weekday(-1, .monday, 10, "October Holiday"),
    fixed(12, 25, "Christmas Day"),
    fixed(12, 26, "St Stephen’s Day"),
  ]

  /// From a Saturday to the Friday before, from a Sunday to the Monday after.
  private static let nearestWorkday = HolidayRule.Weekend.alsoFree(saturday: -1, sunday: 1)

  /// - Source: 5 U.S.C. 6103.
  static let unitedStates = [
    fixed(1, 1, "New Year’s Day").weekend(nearestWorkday),
    weekday(3, .monday, 1, "Martin Luther King Jr. Day"),
    weekday(3, .monday, 2, "Washington’s Birthday"),
    weekday(-1, .monday, 5, "Memorial Day"),
    fixed(6, 19, "Juneteenth").weekend(nearestWorkday).since(2021),
    fixed(7, 4, "Independence Day").weekend(nearestWorkday),
    weekday(1, .monday, 9, "Labor Day"),
    weekday(2, .monday, 10, "Columbus Day"),
    fixed(11, 11, "Veterans Day").weekend(nearestWorkday),
    weekday(4, .thursday, 11, "Thanksgiving Day"),
    fixed(12, 25, "Christmas Day").weekend(nearestWorkday),
  ]

  /// The days that all provinces have.
  static let canada = [
    fixed(1, 1, "New Year’s Day", "Jour de l’An").weekend(nextMonday),
    easter(-2, "Good Friday", "Vendredi saint"),
    fixed(7, 1, "Canada Day", "Fête du Canada"),
    HolidayRule(pattern: .weekday(1, .monday, month: 9), names: ["Labour Day", "Fête du Travail"]),
    fixed(12, 25, "Christmas Day", "Noël").weekend(nextMonday),
  ]
}
