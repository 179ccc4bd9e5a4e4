import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of a test's own in the system's temporary directory; gone with the value.
package final class ScratchFolder: Sendable {
  /// Its absolute path, links resolved.
  package let path: String

  /// Makes the folder.
  package init() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/smjournal-test-XXXXXX".utf8CString)
    let made = mkdtemp(&template).map { String(cString: $0) } ?? base + "/smjournal-test"
    path =
      realpath(made, nil).map { pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      } ?? made
  }

  deinit { ScratchFolder.removeAll(path) }

  /// The absolute path of something in it.
  package func absolute(_ relative: String) -> String { relative.isEmpty ? path : path + "/" + relative }

  /// Makes a folder and those above it.
  package func makeFolder(_ relative: String) {
    var prefix = path
    for part in relative.split(separator: "/") {
      prefix += "/" + part
      mkdir(prefix, 0o700)
    }
  }

  /// Writes a file in place, as an editor would; its folders are made.
  package func write(_ text: String, to relative: String) { write(Array(text.utf8), to: relative) }

  /// Writes a file in place, as an editor would; its folders are made.
  package func write(_ bytes: [UInt8], to relative: String) {
    if let slash = relative.lastIndex(of: "/") { makeFolder(String(relative[..<slash])) }
    let file = open(absolute(relative), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return }
    _ = bytes.withUnsafeBytes { Self.platformWrite(file, $0.baseAddress, $0.count) }
    close(file)
  }

  /// Opens a file for writing, and changes nothing yet.
  package func openForWriting(_ relative: String) -> Int32 { open(absolute(relative), O_WRONLY) }

  /// Writes to an open file and closes it.
  package static func finish(_ file: Int32, _ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { platformWrite(file, $0.baseAddress, $0.count) }
    close(file)
  }

  private static func platformWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let start else { return 0 }
    return OperatingSystem.write(file, start, count)
  }

  /// The bytes of a file; `nil` where there is none.
  package func bytes(of relative: String) -> [UInt8]? {
    let file = open(absolute(relative), O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count <= 0 { return result }
      result += buffer[..<count]
    }
  }

  /// The text of a file; `nil` where there is none.
  package func text(of relative: String) -> String? {
    bytes(of: relative).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The permissions of a file or folder, 0 where there is none.
  package func mode(of relative: String) -> UInt32 {
    var status = stat()
    guard lstat(absolute(relative), &status) == 0 else { return 0 }
    return UInt32(status.st_mode) & 0o7777
  }

  /// Gives a file or folder these permissions.
  package func setMode(_ mode: UInt32, of relative: String) { chmod(absolute(relative), mode_t(mode)) }

  /// Gives a file to another user, where this one may do that.
  package func setOwner(_ user: UInt32, of relative: String) { chown(absolute(relative), user, user) }

  /// Gives a file this time of its last change, in nanoseconds since 1970.
  package func setModified(_ nanoseconds: Int64, of relative: String) {
    let time = timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    let times = [time, time]
    utimensat(AT_FDCWD, absolute(relative), times, 0)
  }

  /// When a file was last changed, in nanoseconds since 1970.
  package func modified(of relative: String) -> Int64 {
    var status = stat()
    guard lstat(absolute(relative), &status) == 0 else { return 0 }
    let time = OperatingSystem.times(status).modified
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Waits until the file system's own clock is so far ahead that an index no longer doubts what was written
  /// before, however busy the machine is.
  package func waitForAnotherTick() {
    let probe = "tick"
    write("", to: probe)
    let start = modified(of: probe)
    repeat { write("", to: probe) } while modified(of: probe) < start + 25_000_000
    remove(probe)
  }

  /// Whose a file is.
  package func owner(of relative: String) -> UInt32 {
    var status = stat()
    return lstat(absolute(relative), &status) == 0 ? UInt32(status.st_uid) : .max
  }

  /// Makes a symbolic link.
  package func link(_ relative: String, to target: String) { symlink(target, absolute(relative)) }

  /// Makes a pipe.
  package func makePipe(_ relative: String) { mkfifo(absolute(relative), 0o600) }

  /// Renames.
  package func move(_ relative: String, to other: String) { rename(absolute(relative), absolute(other)) }

  /// Removes a file or an empty folder.
  package func remove(_ relative: String) { Self.removeAll(absolute(relative)) }

  /// The paths of all files and links below, sorted by their bytes.
  package func files() -> [String] {
    var result: [String] = []
    Self.visit(path, below: "") { result.append($0) }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether this process may read what its permissions forbid it.
  package static var isPrivileged: Bool { geteuid() == 0 }

  private static func visit(_ folder: String, below prefix: String, _ body: (String) -> Void) {
    for (name, isFolder) in names(of: folder) {
      if isFolder {
        visit(folder + "/" + name, below: prefix + name + "/", body)
      } else {
        body(prefix + name)
      }
    }
  }

  private static func removeAll(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    chmod(path, 0o700)
    for (name, _) in names(of: path) { removeAll(path + "/" + name) }
    rmdir(path)
  }

  private static func names(of folder: String) -> [(String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var result: [(String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { result.append((name, Int(entry.pointee.d_type) == Int(DT_DIR))) }
    }
    return result
  }
}
