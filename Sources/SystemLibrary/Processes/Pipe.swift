#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Both ends of a pipe, closed when nobody has it any more; no other program gets them.
package final class Pipe {
  package private(set) var reading: Int32
  package private(set) var writing: Int32

  /// Numbers that no standard stream and no key will have; `nil` where there is no room for them.
  package init?() {
    // The status of a program shows that it ended early, not a signal to this one.
    _ = signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (reading, writing) = (fcntl(ends[0], F_DUPFD_CLOEXEC, 10), fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    for end in ends { _ = platformClose(end) }
    guard reading >= 0, writing >= 0 else { return nil }
  }

  /// From now on writing takes what there is room for, and waits for nobody.
  func makeWritingPatient() { _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) }

  package func closeReading() {
    if reading >= 0 { _ = platformClose(reading) }
    reading = -1
  }

  package func closeWriting() {
    if writing >= 0 { _ = platformClose(writing) }
    writing = -1
  }

  deinit {
    closeReading()
    closeWriting()
  }
}
