#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Console {
  /// Whether the terminal can't move its cursor, or doesn't say that it can.
  package static var isSimpleTerminal: Bool { ["dumb", "unknown"].contains(variable("TERM") ?? "dumb") }

  /// The columns and rows of a terminal; 80 and 24 where it doesn't say.
  package static func windowSize(of descriptor: Int32) -> (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
    return (size.ws_col > 0 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Whether a descriptor can be read without waiting.
  static func hasInput(_ descriptor: Int32) -> Bool {
    var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&item, 1, 0) > 0
  }

  /// Forgets what was typed at a terminal and not read.
  static func discardInput(_ descriptor: Int32) { _ = tcflush(descriptor, TCIFLUSH) }
}
