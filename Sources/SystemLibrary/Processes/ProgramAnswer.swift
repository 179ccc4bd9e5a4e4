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
    if let key {
      let count = unsafe key.withUnsafeBytes {
        unsafe OperatingSystem.write(keys.writing, $0.baseAddress, $0.count)
      }
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
    let (output, isWhole) = exchange(input, to: given, from: taken)
    given.closeWriting()
    taken.closeReading()
    guard let ending = child.wait() else { return (1, []) }
    return isWhole ? (ending.status, output) : (max(1, ending.status), [])
  }

  /// Writes and reads at once: a program may answer before it has read all.
  ///
  /// - Parameters:
  ///   - given: where it reads; `nil` for one that reads nothing.
  ///   - limit: how long it may take, and how many bytes it may say; `nil` for whatever it takes.
  /// - Returns: what it said, and whether that is all.
  package static func exchange(
    _ input: [UInt8] = [], to given: Pipe? = nil, from taken: Pipe, limit: (seconds: Int, bytes: Int)? = nil
  ) -> (output: [UInt8], isWhole: Bool) {
    let end = limit.map { System.ticks() + Int64($0.seconds) * 1_000_000_000 }
    var (written, output) = (0, [UInt8]())
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if written == input.count { given?.closeWriting() }
      var polled = [
        pollfd(fd: taken.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: given?.writing ?? -1, events: Int16(POLLOUT), revents: 0),
      ]
      let left = end.map { ($0 - System.ticks()) / 1_000_000 }
      if let left, left < 0 { return (output, false) }
      if unsafe poll(&polled, 2, left.map { Int32(clamping: $0 + 1) } ?? -1) < 0 {
        if errno == EINTR { continue }
        return (output, false)
      }
      if polled[1].revents != 0 {
        let count = unsafe input.withUnsafeBytes {
          unsafe OperatingSystem.write(
            polled[1].fd, $0.baseAddress?.advanced(by: written), input.count - written)
        }
        if count < 0, errno != EAGAIN, errno != EINTR { return (output, false) }
        written += max(0, count)
      }
      guard polled[0].revents != 0 else { continue }
      let count = unsafe read(taken.reading, &buffer, buffer.count)
      if count == 0 { return (output, true) }
      if count < 0, errno != EINTR { return (output, false) }
      output += buffer[..<max(0, count)]
      if let limit, output.count > limit.bytes { return (output, false) }
    }
  }
}
