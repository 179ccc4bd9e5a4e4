#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal of the process.
///
/// Raw mode lasts only while a key is awaited, and signals that end the process put the old mode back.
public struct SystemTerminal: Terminal {
  private let descriptor: Int32 = 0

  /// The terminal at standard input.
  public init() {}

  /// Waits for a key.
  public mutating func key() -> KeyPress? {
    guard SavedMode.enterRaw(descriptor) else {
      return line().flatMap { $0.first }.map(KeyPress.init) ?? .enter
    }
    defer { SavedMode.restore() }
    guard let bytes = System.read(from: descriptor, limit: 1), let first = bytes.first else { return nil }
    if first == 0x1B {
      skipSequence()
      return .other
    }
    return KeyPress(character(startingWith: first))
  }

  /// The rest of what an arrow or a function key sends is there at once.
  private func skipSequence() {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafePoll(&poll) > 0 else { return }
    guard let introducer = System.read(from: descriptor, limit: 1)?.first else { return }
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else { return }
    while unsafePoll(&poll) > 0, let byte = System.read(from: descriptor, limit: 1)?.first {
      if (0x40...0x7E).contains(byte) { return }
    }
  }

  private func unsafePoll(_ item: inout pollfd) -> Int32 { poll(&item, 1, 20) }

  private func character(startingWith first: UInt8) -> Character {
    var bytes = [first]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    while bytes.count < length, let next = System.read(from: descriptor, limit: 1)?.first {
      bytes.append(next)
    }
    return String(decoding: bytes, as: UTF8.self).first ?? " "
  }

  /// Reads a line in the terminal's own mode, with its own line editing.
  public mutating func line() -> String? {
    var bytes: [UInt8] = []
    while let byte = System.read(from: descriptor, limit: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}

/// The mode that the terminal had before raw mode, where a signal handler finds it.
private enum SavedMode {
  nonisolated(unsafe) private static let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static var isRaw = false

  static func enterRaw(_ descriptor: Int32) -> Bool {
    guard tcgetattr(descriptor, mode) == 0 else { return false }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { _ = signal(number, endProcess) }
    isRaw = true
    var raw = mode.pointee
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
    return tcsetattr(descriptor, TCSADRAIN, &raw) == 0
  }

  static func restore() {
    guard isRaw else { return }
    _ = tcsetattr(0, TCSADRAIN, mode)
    isRaw = false
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { _ = signal(number, SIG_DFL) }
  }

  /// Only calls that POSIX allows in a signal handler.
  private static let endProcess: @convention(c) (Int32) -> Void = { number in
    _ = tcsetattr(0, TCSANOW, SavedMode.mode)
    _exit(128 + number)
  }
}
