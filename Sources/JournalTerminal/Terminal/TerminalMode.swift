#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The mode of the terminal at standard input, where signal handlers find it.
///
/// While a question is asked, keys come one by one and Ctrl-C is a key like others. Between two questions
/// keys still are not shown, so that what is typed ahead stays in order, but Ctrl-C ends the program. Every
/// way out, a crash among them, goes through ``restore()``.
enum TerminalMode {
  private enum State { case untouched, between, asking }

  nonisolated(unsafe) private static let former = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static var state = State.untouched
  nonisolated(unsafe) private static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]
  private static let changes = [SIGWINCH, SIGCONT]

  /// Keys one by one; `false` where standard input is no terminal.
  package static func ask() -> Bool {
    guard unsafe state != .asking else { return true }
    if unsafe state == .untouched {
      guard unsafe tcgetattr(0, former) == 0, makePipe() else { return false }
      for number in endings { replaceHandler(of: number, by: end) }
      for number in crashes { _ = signal(number, crash) }
      for number in changes { _ = signal(number, wake) }
      send(pasteOn)
    }
    unsafe state = .asking
    return set(takesSignals: false)
  }

  /// The question is answered; another one may follow.
  package static func rest() {
    guard unsafe state == .asking else { return }
    unsafe state = .between
    _ = set(takesSignals: true)
  }

  /// As it was before the first question.
  package static func restore() {
    guard unsafe state != .untouched else { return }
    unsafe state = .untouched
    send(pasteOff)
    _ = unsafe tcsetattr(0, TCSADRAIN, former)
    for number in endings + crashes + changes { replaceHandler(of: number, by: SIG_DFL) }
  }

  /// Forgets what was typed and not asked for.
  static func discardInput() {
    if unsafe state != .untouched { _ = tcflush(0, TCIFLUSH) }
  }

  /// Sleeps until the shell goes on with the program.
  static func suspend() {
    restore()
    // The whole job sleeps, as the terminal's own Ctrl-Z would have it.
    _ = kill(0, SIGTSTP)
  }

  /// Waits at most so many milliseconds (−1: for ever) for input or a signal.
  static func wait(milliseconds: Int32) -> Event {
    var items = unsafe [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipeEnds.read, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&items, nfds_t(items.count), milliseconds)
    if count < 0 { return errno == EINTR ? .nothing : .input }
    if items[1].revents != 0, let number = unsafe Console.read(from: pipeEnds.read, limit: 1)?.first {
      switch Int32(number) {
      case SIGWINCH: return .resized
      case SIGCONT:
        // Whoever had the terminal meanwhile may have left it in another mode.
        if unsafe state == .asking { _ = set(takesSignals: false) }
        send(pasteOn)
        return .resumed
      case let number: return .ending(number)
      }
    }
    return items[0].revents != 0 ? .input : count == 0 ? .pause : .nothing
  }

  enum Event: Hashable {
    /// There are bytes, or no more can come; nothing happened for so long; nothing at all.
    case input, pause, nothing
    /// The window has another size; the program was asleep.
    case resized, resumed
    /// The process is asked to end.
    case ending(Int32)
  }

  /// Does what a signal that was held back would have done.
  package static func end(by number: Int32) -> Never {
    restore()
    _ = raise(number)
    _exit(128 + number)
  }

  private static func set(takesSignals: Bool) -> Bool {
    var mode = unsafe former.pointee
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN | (takesSignals ? 0 : ISIG))
    mode.c_iflag &= ~tcflag_t(ICRNL | IXON)
    return unsafe tcsetattr(0, TCSADRAIN, &mode) == 0
  }

  private static func makePipe() -> Bool {
    guard unsafe pipeEnds.read < 0 else { return true }
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe pipeEnds = (ends[0], ends[1])
    return true
  }

  /// A signal that whoever started the program has made it deaf to stays ignored.
  private static func replaceHandler(of number: Int32, by handler: (@convention(c) (Int32) -> Void)?) {
    let old = signal(number, handler)
    if isIgnoring(old) { _ = signal(number, SIG_IGN) }
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    guard let handler else { return false }
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }

  // MARK: Handlers: only calls that POSIX allows in them

  private static let end: @convention(c) (Int32) -> Void = { number in
    if unsafe TerminalMode.state == .asking { return TerminalMode.wake(number) }
    TerminalMode.crash(number)
  }

  private static let crash: @convention(c) (Int32) -> Void = { number in
    TerminalMode.send(TerminalMode.pasteOff)
    _ = unsafe tcsetattr(0, TCSANOW, TerminalMode.former)
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  private static let wake: @convention(c) (Int32) -> Void = { number in
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(TerminalMode.pipeEnds.write, &byte, 1)
  }

  /// The sequences that make a terminal mark what is pasted (xterm, "Bracketed Paste Mode"), and no longer.
  private static let pasteOn: StaticString = "\u{1B}[?2004h"
  private static let pasteOff: StaticString = "\u{1B}[?2004l"

  private static func send(_ sequence: StaticString) {
    _ = unsafe write(2, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
