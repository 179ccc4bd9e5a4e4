/// A file that holds a plan for eyes alone, or for another program: what makes it readable can be said.
public enum ForeignKind: String, CaseIterable, Hashable, Sendable {
  /// Pages; a photo or a scan; a text document; slides.
  case pdf, picture, text, slides
  /// A workbook of Excel before 2007, or one with a password: both are the same container. One in binary, and
  /// one of Numbers.
  case oldExcel, binaryExcel, numbers
  /// Something packed in another way than zip; a database.
  case packed, database
  /// Samsung Notes' own file; something that its program encrypted.
  case samsungNotes, locked
  /// What age encrypted, as an export with a key does.
  case age
  /// A table that this program exported.
  case ownTable
}
