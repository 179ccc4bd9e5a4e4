#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whose files are.
extension System {
  /// The number of the user who may do everything.
  package static let rootNumber: UInt32 = 0

  /// Whether the process may do everything.
  package static var isRoot: Bool { userNumber == rootNumber }

  /// Gives what root has just made in another user's folder to that user, who could neither read nor change
  /// it otherwise. Where that is not possible it stays root's.
  static func handOver(_ made: borrowing Descriptor, in folder: Int32) {
    guard isRoot else { return }
    var above = stat()
    guard unsafe fstat(folder, &above) == 0, above.st_uid != rootNumber,
      let own = try? System.real.status(made),
      own.user == rootNumber
    else { return }
    _ = fchown(made.number, above.st_uid, above.st_gid)
  }
}
