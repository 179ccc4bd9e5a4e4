#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a program of the system, such as git, without a shell in between.
///
/// The only place of this module that starts a process.
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
    guard let process = start(name, arguments, environment: environment, output: pipe) else { return nil }
    let output = pipe.readAll()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    let signal = status & 0x7F
    return Answer(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output)
  }

  private static func start(
    _ name: String, _ arguments: [String], environment: Environment, output: borrowing Pipe
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The variables that git sets for a driver or a hook would turn our questions to another repository.
    let variables = environment.variables.filter { !$0.key.hasPrefix("GIT_") }
    let words = CStrings([name] + arguments)
    let settings = CStrings(variables.map { $0.key + "=" + $0.value })
    var process: pid_t = 0
    return posix_spawnp(&process, name, &actions, nil, words.pointers, settings.pointers) == 0
      ? process : nil
  }

  /// A null-terminated array of C strings that live as long as the value.
  private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

    deinit { for pointer in pointers { free(pointer) } }
  }

  private struct Pipe: ~Copyable {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
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
        let count = read(file, &buffer, buffer.count)
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
