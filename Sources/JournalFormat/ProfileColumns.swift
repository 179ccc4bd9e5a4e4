import JournalModel
import YAMLCodec

extension MarkdownDocument {
  /// Writes into a profile what a column of tables of moods holds.
  package mutating func set(_ meaning: ColumnMeaning, ofColumn head: String) throws(EditError) {
    let key = entries.last { ProfileKey($0.key) == .columns }?.key ?? ProfileKey.columns.canonicalName
    try set(at: [.key(key), .key(head)], to: .string(meaning.written))
  }
}
