import JournalModel

/// What the columns of a table were taken for.
package struct ReadColumns: Hashable, Sendable {
  /// A column of a table.
  package struct Column: Hashable, Sendable {
    /// The head of the column, and what it holds.
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
