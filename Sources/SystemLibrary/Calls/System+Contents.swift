#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  /// The bytes of a file, whatever its size, for the programs of developers; `nil` where it can't be read.
  package static func contents(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count == 0 { return unsafe ferror(file) == 0 ? bytes : nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
