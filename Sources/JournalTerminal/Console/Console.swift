import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system calls of this module: descriptors, the terminal, the editor.
package enum Console {
  /// Reads at most `limit` bytes, one call; an empty result is the end of the file, `nil` an error (`errno`).
  ///
  /// - Parameter endsBySignal: whether a signal that is handled ends the input.
  package static func read(from descriptor: Int32, limit: Int, endsBySignal: Bool = false) -> [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      repeat {
        count = unsafe OperatingSystem.read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR, endsBySignal { count = 0 }
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  package struct SystemError: Error, Hashable { package var errno: Int32 }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; `nil` where it doesn't say.
  package static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A variable of the environment; `nil` where it is missing or empty.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The absolute path of the working folder; `.` where the system has none.
  package static func workingFolder() -> String {
    guard let pointer = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(pointer) }
    let path = unsafe UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))
    return unsafe PathText.text(path.bindMemory(to: UInt8.self))
  }

  /// Whether a path is a program that the person may run.
  package static func isProgram(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  package static func exit(_ code: Int32) -> Never { _exit(code) }

  /// From now on a closed pipe, and a file that may grow no more (`ulimit -f`), are errors of a write, not
  /// the end of the process.
  package static func takeSignalsOfWritesAsErrors() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// Runs an editor, which the shell may take apart (`code --wait`), on a file, and waits for its end.
  ///
  /// - Returns: the exit status, 128 + the number of the signal that ended it, or −1 where it could not be
  ///   started.
  package static func runEditor(_ command: String, on path: String) -> Int32 {
    // While the editor has the terminal, Ctrl-C and Ctrl-\ are the editor's alone.
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    // The path is an argument of its own, never part of the text that the shell reads.
    let arguments = ["-c", command + " \"$1\"", "sh"].map { Array($0.utf8) } + [PathText.bytes(path) ?? []]
    return ChildProcess("/bin/sh", arguments, streams: .inherited)?.wait()?.status ?? -1
  }
}

extension Console {
  /// Runs a pager, which the shell may take apart, gives it a text and waits for its end; `false` where it
  /// could not be started.
  package static func runPager(_ command: String, _ text: [UInt8]) -> Bool {
    guard let pipe = Pipe() else { return false }
    // Ctrl-C is the pager's alone.
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    // As git does: colours are shown, and what fits on the screen stays there. The text is UTF-8 whatever the
    // locale is, which less would show as numbers where the system has not installed it.
    let script =
      "LESS=${LESS-FRX} LV=${LV--c} LESSCHARSET=${LESSCHARSET-utf-8}; export LESS LV LESSCHARSET; exec \(command)"
    let started = ChildProcess(
      "/bin/sh", ["-c", script].map { Array($0.utf8) }, streams: .input(from: pipe.reading))
    pipe.closeReading()
    guard let child = started else { return false }
    // Who leaves the pager early reads no more: that is no error.
    _ = unsafe text.withUnsafeBytes { unsafe System.write($0, to: pipe.writing) }
    pipe.closeWriting()
    return child.wait().map { $0.status != 126 && $0.status != 127 } ?? true
  }

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
