import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a program of the system, such as git, without a shell in between, and takes what it says.
public enum Program {
  /// What a program answered.
  public struct Answer: Hashable, Sendable {
    /// Its exit code; 128 plus the signal's number where a signal ended it, as it does when a limit is over.
    public var status: Int32
    /// What it wrote to standard output.
    public var output: [UInt8]

    /// The output as text without its last line break; bytes that are no UTF-8 become U+FFFD.
    public var text: String {
      var bytes = output[...]
      if bytes.last == 0x0A { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Runs a program found in `PATH` and waits for it; it reads nothing and its complaints go nowhere.
  ///
  /// The variables that git sets for a driver or a hook would turn our questions to another repository: no
  /// program gets any of git's but those that are added.
  ///
  /// - Parameters:
  ///   - settings: further variables, as `NAME=value`.
  ///   - limit: how long it may take, and how many bytes it may say: beyond that it is ended, and what it
  ///     said so far is the answer; `nil` for as long and as much as it takes.
  /// - Returns: `nil` where there is no such program, or no process could be made.
  public static func run(
    _ name: String, _ arguments: [String], environment: Environment = .current,
    adding settings: [String] = [],
    limit: (seconds: Int, bytes: Int)? = nil
  ) -> Answer? {
    guard let pipe = Pipe() else { return nil }
    let variables = environment.variables.filter { !$0.key.hasPrefix("GIT_") }
    guard
      let process = ChildProcess(
        name, arguments.map { PathText.bytes($0) ?? Array($0.utf8) },
        environment: variables.map { $0.key + "=" + $0.value } + settings,
        streams: .output(to: pipe.writing))
    else { return nil }
    let (output, isWhole) = pipe.readAll(limit)
    if !isWhole { process.stop() }
    // It may have ended just before.
    return process.wait().map { Answer(status: isWhole ? $0.status : stopped, output: output) }
  }

  /// The status of a program that was ended.
  static let stopped = 128 + SIGKILL
}

extension Pipe {
  /// Everything up to the end, or to a limit; our own writing end is closed first, or there would be none.
  fileprivate func readAll(_ limit: (seconds: Int, bytes: Int)?) -> (bytes: [UInt8], isWhole: Bool) {
    closeWriting()
    let end = limit.map { System.ticks() + Int64($0.seconds) * 1_000_000_000 }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end, !isReady(until: end) { return (result, false) }
      // At most as many bytes as there is room for.
      let count = unsafe read(reading, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return (result, true) }
      result += buffer[..<count]
      if let limit, result.count > limit.bytes { return (result, false) }
    }
  }

  /// Waits until there is something to read, or the end; `false` where the time is over.
  private func isReady(until end: Int64) -> Bool {
    while true {
      let left = end - System.ticks()
      guard left >= 0 else { return false }
      var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      // One request, which the call fills in.
      let answer = unsafe poll(&request, 1, Int32(clamping: left / 1_000_000 + 1))
      if answer > 0 { return true }
      if answer < 0, errno != EINTR { return false }
    }
  }
}
