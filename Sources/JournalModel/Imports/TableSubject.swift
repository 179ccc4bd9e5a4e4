/// What a table is about that is no rota.
public enum TableSubject: String, CaseIterable, Hashable, Sendable {
  /// Nights of sleep; moods of days; amounts of money; people with addresses.
  case sleep, moods, money, contacts
  case birthdays
  /// Nothing that it says of itself: it may be a rota, too.
  case unknown
}
