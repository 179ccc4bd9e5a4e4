extension StoreError {
  /// A failed system call at a path; the cases that have a name of their own get it.
  init(path: String, _ failure: SystemFailure) {
    let reason: Reason =
      switch failure.code {
      case SystemFailure.noEntry where failure.call == .open || failure.call == .stat: .notFound
      case SystemFailure.isLink where failure.call == .open: .symbolicLink
      default: .system(call: failure.call, errno: failure.code)
      }
    self.init(path: path, reason: reason)
  }

  /// Runs system calls for a path.
  static func at<Result: ~Copyable>(
    _ path: String, _ body: () throws(SystemFailure) -> Result
  ) throws(StoreError) -> Result {
    do { return try body() } catch { throw StoreError(path: path, error) }
  }
}

extension Problem.Reason {
  /// What a file that could not be read is reported as.
  init(_ reason: StoreError.Reason) {
    switch reason {
    case .notAFile: self = .notAFile
    case .symbolicLink: self = .symbolicLink
    case .tooLarge(let bytes): self = .tooLarge(bytes: bytes)
    case .system(_, let errno): self = .unreadable(errno: errno)
    default: self = .unreadable(errno: SystemFailure.noEntry)
    }
  }
}
