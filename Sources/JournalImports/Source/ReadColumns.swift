import JournalModel

package struct ReadColumns: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package var head: String
    package var meaning: ColumnMeaning
  }

  /// In the order of the table.
  package var columns: [Column] = []
  /// Whether nobody said so: neither the person nor the program that made the table.
  package var areGuessed = false
  /// Whether the person said so, now or earlier.
  package var areSaid = false
}
