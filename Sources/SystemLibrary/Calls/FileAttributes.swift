#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a file has besides its bytes, its name and its times: a file that takes its place gets the same.
package struct FileAttributes: Sendable {
  /// Permissions and owner.
  package let status: FileStatus
  /// The extended attributes with their values: those of the user, and named entries of an access control
  /// list.
  let extended: [Extended]

  /// A name ended by NUL, and a value.
  struct Extended: Hashable, Sendable {
    var name: [CChar]
    var value: [UInt8]
  }

  init(status: FileStatus, extended: [Extended]) { (self.status, self.extended) = (status, extended) }

  /// Permissions and owner alone.
  package init(_ status: FileStatus) { self.init(status: status, extended: []) }
}

extension System {
  package func attributes(
    of name: UnsafePointer<CChar>, in folder: borrowing Descriptor
  ) throws(SystemFailure) -> FileAttributes {
    let file = try unsafe System.real.openForReading(name, in: folder.number)
    return FileAttributes(
      status: try System.real.status(file), extended: try System.extendedAttributes(of: file))
  }

  /// Gives an open file the owner, the permissions and the extended attributes of another.
  ///
  /// Only root can give files away; a group may be one that the user is not in. What can't be given for such
  /// a reason is left as it is: then the file is as open as before, or less.
  package func give(_ attributes: FileAttributes, to file: borrowing Descriptor) throws(SystemFailure) {
    let own = try System.real.status(file)
    let (status, number) = (attributes.status, file.number)
    if status.user != own.user { _ = fchown(number, status.user, status.group) }
    if status.group != own.group { _ = fchown(number, UInt32.max, status.group) }
    // A list that the folder hands down would open the file to people who could not read the former one.
    let inherited = try System.extendedAttributes(of: file)
    for attribute in inherited where !attributes.extended.contains(where: { $0.name == attribute.name }) {
      try remove(attribute, from: file)
    }
    if try System.real.status(file).mode != status.mode { try setMode(status.mode, of: file) }
    for attribute in attributes.extended where !inherited.contains(attribute) { try add(attribute, to: file) }
  }
}

extension System {
  /// Those of the user and the access control list of Linux, where the system gives the others, such as a
  /// security label, by itself. On Apple's systems all of them: a list of access rights is none of them
  /// there.
  ///
  /// - Source: xattr(7) and acl(5) of Linux.
  static func extendedAttributes(
    of file: borrowing Descriptor
  ) throws(SystemFailure) -> [FileAttributes.Extended] {
    let number = file.number
    let names = try unsafe list { unsafe OperatingSystem.attributes(of: number, $0, $1) }
    var result: [FileAttributes.Extended] = []
    for name in names where isKept(name) {
      let value = try unsafe value { unsafe OperatingSystem.attribute(name, of: number, $0, $1) }
      if let value { result.append(FileAttributes.Extended(name: name, value: value)) }
    }
    return result
  }

  private static func isKept(_ name: [CChar]) -> Bool {
    if OperatingSystem.isDarwin { return true }
    let text = name.map { UInt8(bitPattern: $0) }
    return text.starts(with: "user.".utf8) || text.dropLast().elementsEqual(accessList.utf8)
  }

  private static let accessList = "system.posix_acl_access"

  private func add(
    _ attribute: FileAttributes.Extended, to file: borrowing Descriptor
  ) throws(SystemFailure) {
    let result = unsafe OperatingSystem.setAttribute(
      attribute.name, of: file.number, to: attribute.value, attribute.value.count)
    if result != 0, errno != ENOTSUP, errno != EPERM { throw SystemFailure(.chmod) }
  }

  private func remove(
    _ attribute: FileAttributes.Extended, from file: borrowing Descriptor
  ) throws(SystemFailure) {
    let result = unsafe OperatingSystem.removeAttribute(attribute.name, of: file.number)
    // Apple's systems guard some of their own.
    if result != 0, errno != ENODATA, !OperatingSystem.isDarwin { throw SystemFailure(.chmod) }
  }
}

extension System {
  /// The names that a call lists, each ended by NUL; none where the file system has no attributes.
  private static func list(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(SystemFailure) -> [[CChar]] {
    let size = call(nil, 0)
    if size == 0 || size < 0 && errno == ENOTSUP { return [] }
    guard size > 0 else { throw SystemFailure(.stat) }
    var names = [CChar](repeating: 0, count: size)
    let count = unsafe call(&names, size)
    guard count >= 0 else { throw SystemFailure(.stat) }
    return names.prefix(count).split(separator: 0).map { Array($0) + [0] }
  }

  /// The value that a call gives; `nil` where the attribute is gone.
  private static func value(
    _ call: (UnsafeMutableRawPointer?, Int) -> Int
  ) throws(SystemFailure) -> [UInt8]? {
    let size = call(nil, 0)
    if size < 0 { return nil }
    var value = [UInt8](repeating: 0, count: size)
    let count = unsafe value.withUnsafeMutableBytes { unsafe call($0.baseAddress, size) }
    guard count >= 0 else { throw SystemFailure(.stat) }
    return Array(value.prefix(count))
  }
}
