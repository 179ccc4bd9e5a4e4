#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Console {
  /// What a descriptor offers as a text without being asked.
  package enum OfferedInput: Hashable, Sendable {
    /// Nothing: a terminal, a socket, a device, an empty file, a pipe that ended.
    case none
    /// A pipe that is open and has said nothing yet.
    case silent
    /// A file from its beginning on, or a pipe with something in it.
    case text
    /// What is left of a file that somebody else has read in part, as `while read` does.
    case remainder
  }

  /// What a descriptor offers; a pipe gets so many milliseconds for its first byte.
  package static func offeredInput(of descriptor: Int32, patience: Int32 = 200) -> OfferedInput {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return .none }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let offset = lseek(descriptor, 0, SEEK_CUR)
      guard status.st_size > max(0, offset) else { return .none }
      return offset > 0 ? .remainder : .text
    case S_IFIFO:
      var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var count = unsafe poll(&item, 1, patience)
      while count < 0 && errno == EINTR { count = unsafe poll(&item, 1, patience) }
      if count == 0 { return .silent }
      return count > 0 && item.revents & Int16(POLLIN) != 0 ? .text : .none
    default: return .none
    }
  }

  package static func isPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// A text that comes by a descriptor, all of it or little more than `limit` bytes; Ctrl-C ends it, and what
  /// came is kept.
  package static func readText(from descriptor: Int32, limit: Int) -> Result<[UInt8], SystemError> {
    var (interruptible, former) = (sigaction(), sigaction())
    unsafe sigemptyset(&interruptible.sa_mask)
    interruptible.sa_flags = 0
    #if canImport(Darwin)
      interruptible.__sigaction_u.__sa_handler = { _ in }
    #else
      unsafe interruptible.__sigaction_handler.sa_handler = { _ in }
    #endif
    unsafe sigaction(SIGINT, &interruptible, &former)
    defer { unsafe sigaction(SIGINT, &former, nil) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      guard let part = read(from: descriptor, limit: 1 << 16, endsBySignal: true) else {
        return .failure(SystemError(errno: errno))
      }
      if part.isEmpty { break }
      bytes += part
    }
    return .success(bytes)
  }
}
