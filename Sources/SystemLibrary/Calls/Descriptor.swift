/// An open file with one owner; closed where that goes.
package struct Descriptor: ~Copyable {
  package private(set) var number: Int32
  /// Whose number it is; `nil` for the machine's.
  private let disk: (any DescriptorOwner)?

  init(_ number: Int32, _ call: SystemCall) throws(SystemFailure) {
    guard number >= 0 else { throw SystemFailure(call) }
    self.number = number
    disk = nil
  }

  /// A number that a disk other than the machine's gave.
  package init(_ number: Int32, of disk: any DescriptorOwner) {
    self.number = number
    self.disk = disk
  }

  /// Gives the number away, which nobody closes then.
  package consuming func release() -> Int32 {
    let result = number
    number = -1
    return result
  }

  deinit {
    guard number >= 0 else { return }
    if let disk { disk.drop(number) } else { _ = platformClose(number) }
  }
}

/// A disk other than the machine's, which counts its own numbers.
package protocol DescriptorOwner: AnyObject, Sendable {
  /// Nobody has the number any more.
  func drop(_ number: Int32)
}
