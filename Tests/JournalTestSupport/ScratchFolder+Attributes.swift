#if canImport(Darwin)
  import Darwin
#endif

extension ScratchFolder {
  /// Gives a file an extended attribute; `false` where its file system has none.
  package func setAttribute(_ name: String, _ value: String, of relative: String) -> Bool {
    let bytes = Array(value.utf8)
    #if canImport(Darwin)
      return setxattr(absolute(relative), name, bytes, bytes.count, 0, 0) == 0
    #else
      return setxattr(absolute(relative), name, bytes, bytes.count, 0) == 0
    #endif
  }

  /// The value of an extended attribute of a file; `nil` where it has none of this name.
  package func attribute(_ name: String, of relative: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    #if canImport(Darwin)
      let count = getxattr(absolute(relative), name, &bytes, bytes.count, 0, 0)
    #else
      let count = getxattr(absolute(relative), name, &bytes, bytes.count)
    #endif
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }
}

#if !canImport(Darwin)
  // The module Glibc leaves <sys/xattr.h> out.

  @_silgen_name("setxattr")
  private func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int,
    _ flags: Int32
  ) -> Int32

  @_silgen_name("getxattr")
  private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer, _ size: Int
  ) -> Int
#endif
