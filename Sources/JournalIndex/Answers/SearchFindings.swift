/// What files say of records to a search.
package struct SearchFindings: Sendable {
  /// Those that answer: their places among all that were asked for, and what they are worth.
  package var found: [(place: Int, worth: Int)] = []
  /// How many could not be read, because they are sealed.
  package var unread = 0

  /// Nothing yet.
  package init() {}
}
