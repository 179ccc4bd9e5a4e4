/// A doubt about what files say together, each of which is right alone, or about a word that may be meant as
/// it is.
package struct Doubt: Hashable, Sendable {
  /// The file in which it can be cleared up.
  package var path: String
  /// What does not add up.
  package var message: String
  /// Where it stands, from 1.
  package var line = 1, column = 1
}
