import JournalFormat
import SystemLibrary

extension StoreError {
  /// A failed system call at a path; the cases that have a name of their own get it.
  package init(path: String, _ failure: SystemFailure) {
    let reason: Reason =
      switch failure.code {
      case SystemFailure.noEntry where failure.call == .open || failure.call == .stat: .notFound
      case SystemFailure.isLink where failure.call == .open: .symbolicLink
      default: .system(call: failure.call, errno: failure.code)
      }
    self.init(path: path, reason: reason)
  }

  /// Whether there is no file of this name that could be read: it is missing, something else, or elsewhere.
  package var meansNoFile: Bool {
    switch reason {
    case .notFound, .notAFile, .symbolicLink, .invalidPath: true
    default: false
    }
  }

  /// Whether neither a file nor a folder can be at the path: a name that is longer than the system takes, or
  /// leads through what is no folder, is that of nothing.
  package var meansNothingThere: Bool {
    let codes = [SystemFailure.notAFolder, SystemFailure.nameTooLong, SystemFailure.isLink]
    return meansNoFile || errno.map(codes.contains) ?? false
  }

  /// Runs a system call for a path.
  package static func at<Result: ~Copyable>(
    _ path: String, _ call: @autoclosure () throws(SystemFailure) -> Result
  ) throws(StoreError) -> Result {
    do { return try call() } catch { throw StoreError(path: path, error) }
  }

  /// Runs system calls for a path.
  package static func at<Result: ~Copyable>(
    _ path: String, _ body: () throws(SystemFailure) -> Result
  ) throws(StoreError) -> Result {
    do { return try body() } catch { throw StoreError(path: path, error) }
  }
}

extension Descriptor {
  /// What the system says of an open file, which must be a regular one of so many bytes at most.
  func status(path: String, limit: Int64 = .max, on system: any Disk) throws(StoreError) -> FileStatus {
    let status = try StoreError.at(path, try system.status(self))
    if let type = status.kind.type { throw StoreError(path: path, reason: .notAFile(type)) }
    guard status.state.size <= limit else {
      throw StoreError(path: path, reason: .tooLarge(bytes: status.state.size))
    }
    return status
  }
}

extension Problem.Reason {
  /// What a file that could not be read is reported as.
  package init(_ reason: StoreError.Reason) {
    switch reason {
    case .notAFile(let type): self = .notAFile(type)
    case .symbolicLink: self = .symbolicLink
    case .tooLarge(let bytes): self = .tooLarge(bytes: Int(bytes), limit: Int(StoredFile.maximumSize))
    case .system(_, let errno): self = .unreadable(errno: errno)
    default: self = .unreadable(errno: SystemFailure.noEntry)
    }
  }
}

extension FileStatus.Kind {
  /// What it is where it should be a file; `nil` for a file, and for a link, which says more when it is
  /// followed.
  package var type: Problem.FileType? {
    switch self {
    case .file, .link: nil
    case .folder: .folder
    case .pipe: .pipe
    case .socket: .socket
    case .device: .device
    }
  }

  /// What a name of a record is reported as where this is what it stands for; `nil` for a file.
  package func problem(
    of name: UnsafePointer<CChar>, in folder: borrowing Descriptor, on system: any Disk = System.real
  ) -> Problem.Reason? {
    if let type { return .notAFile(type) }
    guard self == .link else { return nil }
    let target = try? unsafe system.status(name, in: folder.number, followingLinks: true)
    return target == nil ? .notAFile(.brokenLink) : .symbolicLink
  }
}
