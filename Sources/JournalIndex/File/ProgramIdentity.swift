import JournalFormat

/// What tells a program that reads files otherwise: its index is not believed.
///
/// Programs that read alike use one index, whichever was built when.
enum ProgramIdentity {
  /// How files are read: raised with every change of what is made of them, such as a word that is read, a
  /// key, or a column. A test keeps the sum of many rows beside this number.
  static let reading: UInt64 = 21

  /// Of the running program where it reads files so.
  static func reading(by decoder: RecordDecoder) -> UInt64 {
    reading << 1 | (decoder.readsInlineTags ? 1 : 0)
  }
}
