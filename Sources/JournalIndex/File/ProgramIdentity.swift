import JournalFormat
import SystemLibrary

/// What tells one program from another: an index that another one wrote may have read files otherwise.
enum ProgramIdentity {
  /// Of the running program: a number made of the state of its file and of ``reading``.
  static let current: UInt64 = {
    var writer = ByteWriter()
    writer.write(reading)
    if let path = System.programPath, let status = try? System.status(path, followingLinks: true) {
      writer.write(status.state.size)
      writer.write(status.state.modified)
    }
    return Bytes.checksum(writer.bytes)
  }()

  /// To be raised with every change of what is made of a file, for systems that don't tell the program's
  /// path.
  private static let reading: UInt32 = 4

  /// Of the running program where it reads files so.
  static func reading(by decoder: RecordDecoder) -> UInt64 {
    decoder.readsInlineTags ? current : ~current
  }
}
