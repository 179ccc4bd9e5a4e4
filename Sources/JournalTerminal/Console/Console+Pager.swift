import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    _ = unsafe text.withUnsafeBytes { unsafe write($0, to: pipe.writing) }
    pipe.closeWriting()
    return child.wait().map { $0.status != 126 && $0.status != 127 } ?? true
  }
}
