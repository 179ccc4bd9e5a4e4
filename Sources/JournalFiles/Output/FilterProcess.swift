import SystemLibrary

/// A program that makes other bytes of those it is given, such as one that encrypts.
///
/// What it makes is kept in a file without a name until it has ended well: nobody ever sees the half of it.
package final class FilterProcess: ByteSink {
  private var process: ChildProcess?
  private let input: Pipe
  private let file: TemporaryFile
  private let output: Descriptor
  private let program: String

  /// Starts a program that is found in `PATH`; `nil` where there is none, or no process could be made.
  ///
  /// - Parameter variables: those that it has beside the ones of this process, as `NAME=value`.
  package init?(_ program: String, _ arguments: [[UInt8]], adding variables: [String] = []) {
    guard let input = Pipe(), let file = try? TemporaryFile(),
      let output = try? unsafe System.real.openForReading(PathText.cString(file.path))
    else { return nil }
    file.removeName()
    (self.program, self.input, self.file) = (program, input, file)
    self.output = output
    let streams = ChildProcess.Streams.filter(input: input.reading, output: file.file.number)
    process = ChildProcess(
      program, arguments, environment: variables.isEmpty ? nil : System.environment(adding: variables),
      streams: streams)
    input.closeReading()
    guard process != nil else { return nil }
  }

  package func write(_ bytes: [UInt8]) throws(StoreError) {
    guard let code = unsafe bytes.withUnsafeBytes({ unsafe System.write($0, to: input.writing) }) else {
      return
    }
    // Why it reads no more, its status tells.
    if !SystemFailure.isClosedPipe(code) {
      throw StoreError(path: program, reason: .system(call: .write, errno: code))
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
    let length = Int(
      try StoreError.at(program) { () throws(SystemFailure) in
        try System.real.status(output).state.size
      })
    var offset = 0
    while true {
      let part = try StoreError.at(program, try System.read(output, range: offset..<offset + 1 << 17))
      if offset == 0, !isRight(part[...], length) { return false }
      if part.isEmpty { return true }
      try sink.write(part)
      offset += part.count
    }
  }

  deinit {
    // It waits for what it reads to end.
    input.closeWriting()
    if let running = process.take() { _ = running.wait() }
  }
}
