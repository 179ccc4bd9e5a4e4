import JournalReaders

/// A stream that tells how far it has come.
struct ToldStream: ByteStream {
  private var stream: any ByteStream
  private let total: Int
  private let progress: ImportProgress
  private var (done, told) = (0, 0)

  /// So many bytes lie between two tellings.
  private static let step = 8 << 20

  /// - Parameter total: how many bytes there are, as far as is known.
  init(_ stream: any ByteStream, total: Int, progress: @escaping ImportProgress) {
    (self.stream, self.total, self.progress) = (stream, total, progress)
  }

  mutating func next() throws(ReadingError) -> ArraySlice<UInt8> {
    let part = try stream.next()
    done += part.count
    if done - told >= ToldStream.step {
      told = done
      progress(min(done, total), total, false)
    }
    return part
  }
}
