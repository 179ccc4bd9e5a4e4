#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is run as a person would run it; what it says goes nowhere.
struct ChildProcess {
  /// Its path.
  var program: String
  /// All its variables, as `NAME=value`.
  var environment: [String]

  /// Runs it and waits.
  ///
  /// - Returns: its exit code (128 plus the signal's number where a signal ended it) and the most memory that it had,
  ///   in bytes; that of this process where this one is larger, as the system counts a child. `nil` where it could not
  ///   be started.
  @discardableResult
  func run(_ arguments: [String]) -> (status: Int32, peak: Int)? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup($0) } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, words, settings) == 0 else { return nil }
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { return nil }
    }
    let signal = status & 0x7F
    return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, Platform.bytes(ofPeak: usage))
  }
}
