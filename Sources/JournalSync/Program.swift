import JournalFiles
import JournalIndex
import SystemLibrary

/// Runs a program of the system, such as git, without a shell in between, and takes what it says.
public enum Program {
  /// What a program answered.
  public struct Answer: Hashable, Sendable {
    /// Its exit code; 128 plus the signal's number where a signal ended it.
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
  /// - Returns: `nil` where there is no such program, or no process could be made.
  public static func run(
    _ name: String, _ arguments: [String], environment: Environment = .current
  ) -> Answer? {
    guard let pipe = Pipe() else { return nil }
    // The variables that git sets for a driver or a hook would turn our questions to another repository.
    let variables = environment.variables.filter { !$0.key.hasPrefix("GIT_") }
    guard
      let process = ChildProcess(
        name, arguments.map { Array($0.utf8) }, environment: variables.map { $0.key + "=" + $0.value },
        streams: .output(to: pipe.writing))
    else { return nil }
    let output = pipe.readAll()
    return process.wait().map { Answer(status: $0.status, output: output) }
  }

  private struct Pipe: ~Copyable {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      // The call fills the two numbers.
      guard unsafe pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
      // Not for the children of other threads, nor for our own beyond its standard output.
      _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
      _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    }

    /// Everything up to the end; our own writing end is closed first, or there would be none.
    consuming func readAll() -> [UInt8] {
      close(writing)
      let file = reading
      discard self
      defer { close(file) }
      var result: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        // At most as many bytes as there is room for.
        let count = unsafe read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return result }
        result += buffer[..<count]
      }
    }

    deinit {
      close(reading)
      close(writing)
    }
  }
}
