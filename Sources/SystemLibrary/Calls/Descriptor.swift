/// An open file with one owner; closed where that goes.
package struct Descriptor: ~Copyable {
  /// The system's number.
  package let number: Int32

  init(_ number: Int32, _ call: SystemCall) throws(SystemFailure) {
    guard number >= 0 else { throw SystemFailure(call) }
    self.number = number
  }

  consuming func release() -> Int32 {
    let result = number
    discard self
    return result
  }

  deinit { _ = platformClose(number) }
}
