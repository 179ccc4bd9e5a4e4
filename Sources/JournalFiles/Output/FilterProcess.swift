import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that makes other bytes of those it is given, such as one that encrypts.
///
/// What it makes is kept in a file without a name until it has ended well: nobody ever sees the half of it.
package final class FilterProcess: ByteSink {
  private var process: ChildProcess?
  private let input: Pipe
  private var output: Int32 = -1
  private let program: String

  /// Starts a program that is found in `PATH`; `nil` where there is none, or no process could be made.
  ///
  /// - Parameter variables: those that it has beside the ones of this process, as `NAME=value`.
  package init?(_ program: String, _ arguments: [[UInt8]], adding variables: [String] = []) {
    guard let input = Pipe() else { return nil }
    (self.program, self.input) = (program, input)
    output = FilterProcess.namelessFile()
    // A program that ends early is told by its status, not by a signal to this one.
    _ = signal(SIGPIPE, SIG_IGN)
    let streams = ChildProcess.Streams.filter(input: input.reading, output: output)
    process =
      output < 0
      ? nil
      : ChildProcess(
        program, arguments, environment: variables.isEmpty ? nil : System.environment(adding: variables),
        streams: streams)
    input.closeReading()
    guard process != nil else { return nil }
  }

  private static func namelessFile() -> Int32 {
    let file = TemporaryFile.make()
    if file.number >= 0 { unlink(file.name) }
    return file.number
  }

  package func write(_ bytes: [UInt8]) throws(StoreError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { OperatingSystem.write(input.writing, $0 + written, bytes.count - written) }
          ?? 0
      }
      if count < 0, errno == EINTR { continue }
      // Why it reads no more, its status tells.
      if count < 0, errno == EPIPE { return }
      guard count > 0 else { throw StoreError(path: program, reason: .system(call: .write, errno: errno)) }
      written += count
    }
  }

  /// Waits for its end and gives what it made to a sink; `false` where it ended with an error, or made what
  /// it can't have been asked for: then nothing is given.
  ///
  /// - Parameter isRight: looks at the start of what was made, and at how many bytes that is.
  package func finish(
    into sink: any ByteSink,
    where isRight: (_ start: ArraySlice<UInt8>, _ length: Int) -> Bool = { _, _ in true }
  ) throws(StoreError) -> Bool {
    input.closeWriting()
    guard let running = process.take(), let ending = running.wait(), ending.status == 0 else { return false }
    let length = Int(lseek(output, 0, SEEK_END))
    lseek(output, 0, SEEK_SET)
    var buffer = [UInt8](repeating: 0, count: 1 << 17)
    var isStart = true
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw StoreError(path: program, reason: .system(call: .read, errno: errno)) }
      if isStart, !isRight(buffer[..<count], length) { return false }
      isStart = false
      if count == 0 { return true }
      try sink.write(Array(buffer[..<count]))
    }
  }

  deinit {
    // It waits for what it reads to end.
    input.closeWriting()
    if output >= 0 { close(output) }
    if let running = process.take() { _ = running.wait() }
  }
}
