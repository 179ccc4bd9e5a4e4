import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ScratchFolder {
  /// Gives a file an extended attribute; `false` where its file system has none.
  package func setAttribute(_ name: String, _ value: String, of relative: String) -> Bool {
    let bytes = Array(value.utf8)
    let file = open(absolute(relative), O_RDONLY)
    defer { close(file) }
    return OperatingSystem.setAttribute(name, of: file, to: bytes, bytes.count) == 0
  }

  /// The value of an extended attribute of a file; `nil` where it has none of this name.
  package func attribute(_ name: String, of relative: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let file = open(absolute(relative), O_RDONLY)
    defer { close(file) }
    let count = OperatingSystem.attribute(name, of: file, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }
}
