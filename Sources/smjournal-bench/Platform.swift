import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The machine's own limits: what a C program of 40 lines would do, with one thread and no record in mind.
enum Platform {
  /// Walks the tree, opens, reads and closes every file; gives their bytes.
  static func readLoop(_ folder: String) -> Int {
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { buffer.deallocate() }
    return walk(open(folder, O_RDONLY | O_DIRECTORY)) { base, name in
      let file = openat(base, name, O_RDONLY)
      guard file >= 0 else { return 0 }
      let count = read(file, buffer, 1 << 20)
      close(file)
      return count
    }
  }

  /// Walks the tree and asks for the state of every file; gives their bytes.
  static func statLoop(_ folder: String) -> Int {
    walk(open(folder, O_RDONLY | O_DIRECTORY)) { base, name in
      var status = stat()
      return fstatat(base, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? Int(status.st_size) : 0
    }
  }

  private static func walk(_ folder: Int32, _ visit: (Int32, UnsafePointer<CChar>) -> Int) -> Int {
    guard folder >= 0, let stream = fdopendir(folder) else { return 0 }
    defer { closedir(stream) }
    var sum = 0
    while let entry = readdir(stream) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return sum }
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      if name[0] == 0x2E { continue }
      if Int(entry.pointee.d_type) == Int(DT_DIR) {
        sum += walk(openat(folder, name, O_RDONLY | O_DIRECTORY), visit)
      } else {
        sum += visit(folder, name)
      }
    }
    return sum
  }

  /// Writes a file in place.
  static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return }
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = OperatingSystem.write(file, start, buffer.count)
    }
    close(file)
  }
}
