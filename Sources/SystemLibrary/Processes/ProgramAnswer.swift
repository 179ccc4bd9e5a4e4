#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is given bytes and answers with bytes; neither is ever on a disk, nor among its arguments.
package enum ProgramAnswer {
  /// Longer keys are refused, in bytes: one must fit into a pipe that nobody reads yet.
  package static let longestKey = 8 << 10

  /// Runs a program that is found in `PATH`; its complaints go nowhere.
  ///
  /// - Parameters:
  ///   - input: what it reads on its standard input.
  ///   - key: what it reads from `/dev/fd/3`; `nil` for nothing.
  /// - Returns: how it ended and what it wrote; `nil` where there is no such program. Where not all could be
  ///   written to it or read from it, it did not end well.
  package static func of(
    _ program: String, _ arguments: [String], input: [UInt8], key: [UInt8]?
  ) -> (status: Int32, output: [UInt8])? {
    guard (key?.count ?? 0) <= longestKey else { return (1, []) }
    guard let given = Pipe(), let taken = Pipe(), let keys = Pipe() else { return nil }
    // A program that ends early is told by its status, not by a signal to this one.
    _ = signal(SIGPIPE, SIG_IGN)
    if let key {
      let count = unsafe key.withUnsafeBytes { unsafe platformWrite(keys.writing, $0.baseAddress, $0.count) }
      guard count == key.count else { return (1, []) }
    }
    keys.closeWriting()
    let child = ChildProcess(
      program, arguments.map { Array($0.utf8) },
      streams: .keyed(input: given.reading, output: taken.writing, key: keys.reading))
    given.closeReading()
    taken.closeWriting()
    given.makeWritingPatient()
    guard let child else { return nil }
    let output = exchange(input, given, taken)
    given.closeWriting()
    taken.closeReading()
    guard let ending = child.wait() else { return (1, []) }
    return output.map { (ending.status, $0) } ?? (max(1, ending.status), [])
  }

  /// Writes and reads at once: a program may answer before it has read all. `nil` where one of it failed.
  private static func exchange(_ input: [UInt8], _ given: Pipe, _ taken: Pipe) -> [UInt8]? {
    var (written, output) = (0, [UInt8]())
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let isDone = written == input.count
      if isDone { given.closeWriting() }
      var polled = [
        pollfd(fd: taken.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isDone ? -1 : given.writing, events: Int16(POLLOUT), revents: 0),
      ]
      if unsafe poll(&polled, 2, -1) < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if polled[1].revents != 0 {
        let count = unsafe input.withUnsafeBytes {
          unsafe platformWrite(given.writing, $0.baseAddress?.advanced(by: written), input.count - written)
        }
        if count < 0, errno != EAGAIN, errno != EINTR { return nil }
        written += max(0, count)
      }
      guard polled[0].revents != 0 else { continue }
      let count = unsafe read(taken.reading, &buffer, buffer.count)
      if count == 0 { return output }
      if count < 0, errno != EINTR { return nil }
      output += buffer[..<max(0, count)]
    }
  }
}
