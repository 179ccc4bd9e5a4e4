#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that runs beside this one, without a shell in between. Nothing else starts a process.
package struct ChildProcess: ~Copyable {
  private let number: pid_t

  /// Where a program reads from and writes to.
  package enum Streams {
    /// To where this one does.
    case inherited
    /// It reads nothing, and what it says goes nowhere.
    case none
    /// The same, but for its standard output, which goes to a descriptor.
    case output(to: Int32)
    /// To where this one does, but it reads from a descriptor.
    case input(from: Int32)
    /// From one descriptor to another; its complaints go nowhere.
    case filter(input: Int32, output: Int32)
    /// The same, and what may be read from a third one is `/dev/fd/3` to it.
    case keyed(input: Int32, output: Int32, key: Int32)
  }

  /// How a program ended.
  package struct Ending {
    /// Its exit code; 128 plus the signal's number where a signal ended it.
    package var status: Int32
    /// The most memory that it had, in bytes; that of this process where this one is larger, as the system
    /// counts a child.
    package var peak: Int
  }

  /// Starts a program, which has no signal ignored whatever this process does with them.
  ///
  /// - Parameters:
  ///   - program: its path, or its name, which is looked for in `PATH`.
  ///   - arguments: the bytes of those after the name.
  ///   - environment: all its variables, as `NAME=value`; `nil` for those of this process.
  ///   - streams: where it reads from and writes to.
  /// - Returns: `nil` where there is no such program, or no process could be made.
  package init?(_ program: String, _ arguments: [[UInt8]], environment: [String]? = nil, streams: Streams) {
    var (actions, attributes) = unsafe OperatingSystem.spawnRoom()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    switch streams {
    case .inherited: break
    case .input(let input): unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    case .filter(let input, let output):
      unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    case .keyed(let input, let output, let key):
      unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      // The last, since one of the others may have this number.
      unsafe posix_spawn_file_actions_adddup2(&actions, key, 3)
    case .none, .output:
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      if case .output(let descriptor) = streams {
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      }
    }
    let words = CStrings([Array(program.utf8)] + arguments)
    let variables = environment.map { CStrings($0.map { Array($0.utf8) }) }
    var process: pid_t = 0
    let failure = withExtendedLifetime((words, variables)) {
      unsafe posix_spawnp(
        &process, program, &actions, &attributes, words.pointers,
        variables?.pointers ?? OperatingSystem.environment)
    }
    if failure != 0 { return nil }
    number = process
  }

  /// The status of a program that was ended so.
  package static let stopped = 128 + SIGKILL

  /// Ends it at once, whatever it does.
  package func stop() { _ = kill(number, SIGKILL) }

  /// Waits for its end; `nil` where the system does not tell.
  package consuming func wait() -> Ending? {
    var (status, usage): (Int32, rusage) = (0, rusage())
    while unsafe wait4(number, &status, 0, &usage) < 0 {
      if errno != EINTR { return nil }
    }
    let signal = status & 0x7F
    return Ending(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, peak: OperatingSystem.peak(usage))
  }

  /// C strings one behind the other in an array that ends with nothing; they live as long as the object.
  @safe private final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [[UInt8]]) {
      count = strings.count
      unsafe pointers = .allocate(capacity: count + 1)
      for (index, bytes) in strings.enumerated() {
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (offset, byte) in bytes.enumerated() { unsafe copy[offset] = CChar(bitPattern: byte) }
        unsafe copy[bytes.count] = 0
        unsafe pointers[index] = unsafe copy
      }
      unsafe pointers[count] = nil
    }

    deinit {
      for index in 0..<count { unsafe pointers[index]?.deallocate() }
      unsafe pointers.deallocate()
    }
  }
}
