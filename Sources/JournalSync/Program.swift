import SystemLibrary

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
    pipe.closeWriting()
    let (output, isWhole) = ProgramAnswer.exchange(from: pipe, limit: limit)
    if !isWhole { process.stop() }
    // It may have ended just before.
    return process.wait().map { Answer(status: isWhole ? $0.status : ChildProcess.stopped, output: output) }
  }
}
