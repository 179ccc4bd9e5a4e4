package enum InputLine: Hashable, Sendable {
  /// Its bytes, without the line end.
  case line([UInt8])
  /// It was longer than wanted, and is passed over.
  case tooLong
  /// There is none any more, or it can't be read.
  case end
}

/// Reads a descriptor line by line, as they arrive.
package final class LineReader {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var hasEnded = false

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line, of at most `limit` bytes; a last one without line end counts.
  package func next(_ limit: Int) -> InputLine {
    var searched = 0
    var isTooLong = false
    while true {
      if let end = pending[searched...].firstIndex(of: 0x0A) {
        let line = Array(pending[..<end])
        pending.removeFirst(end + 1)
        return isTooLong || line.count > limit ? .tooLong : .line(line)
      }
      // What is too long is not kept while its end is looked for.
      if pending.count > limit {
        isTooLong = true
        pending = []
      }
      searched = pending.count
      guard !hasEnded, let part = Console.read(from: descriptor, limit: 1 << 16), !part.isEmpty else {
        hasEnded = true
        defer { pending = [] }
        return isTooLong ? .tooLong : pending.isEmpty ? .end : .line(pending)
      }
      pending += part
    }
  }
}
