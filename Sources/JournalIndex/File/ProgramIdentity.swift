import JournalFormat

/// What tells one program from another: an index that another one wrote may have read files otherwise.
///
/// Two programs that read alike use one index, whichever was built when.
package enum ProgramIdentity {
  /// To be raised with every change of what is made of a file: another word that is read, another key,
  /// another column. A test keeps the sum of what is made of many files, and of the words, beside this
  /// number.
  package static let reading: UInt64 = 5

  /// Of the running program where it reads files so.
  static func reading(by decoder: RecordDecoder) -> UInt64 {
    reading << 1 | (decoder.readsInlineTags ? 1 : 0)
  }
}
