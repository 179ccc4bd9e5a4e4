/// A kind of file that people try to import and that can't be read here.
public enum UnreadKind: String, CaseIterable, Hashable, Sendable {
  /// Pages as they are printed; a picture; a document of a word processor.
  case pdf, picture, document
  /// Samsung Notes' own file; a database of a program.
  case samsungNotes, database
  /// Something that its program encrypted.
  case locked
}
