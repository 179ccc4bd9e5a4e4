#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization
import SystemLibrary

extension SimulatedDisk {
  package func openFolder(
    _ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool
  ) throws(SystemFailure) -> Descriptor {
    let number = try call(.open) { (state) throws(SystemFailure) in
      let node = try state.node(name, in: base, .open)
      guard state.tree[node].kind == .folder else { throw SystemFailure(.open, code: ENOTDIR) }
      guard state.tree[node].mode & 0o400 != 0 else { throw SystemFailure(.open, code: EACCES) }
      return state.number(of: node)
    }
    return Descriptor(number, of: self)
  }

  package func openForReading(
    _ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool
  ) throws(SystemFailure) -> Descriptor {
    let number = try call(.open) { (state) throws(SystemFailure) in
      state.number(of: try state.node(name, in: base, .open))
    }
    return Descriptor(number, of: self)
  }

  package func status(_ file: borrowing Descriptor) throws(SystemFailure) -> FileStatus {
    let number = file.number
    return try call(.stat) { (state) throws(SystemFailure) in
      state.status(of: try state.node(number, .stat))
    }
  }

  package func status(
    _ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool
  ) throws(SystemFailure) -> FileStatus {
    try call(.stat) { (state) throws(SystemFailure) in
      state.status(of: try state.node(name, in: base, .stat))
    }
  }

  package func attributes(
    of name: UnsafePointer<CChar>, in folder: borrowing Descriptor
  ) throws(SystemFailure) -> FileAttributes {
    FileAttributes(try status(name, in: folder.number, followingLinks: false))
  }

  package func list(
    _ folder: borrowing Descriptor, _ body: (UnsafeBufferPointer<UInt8>, FileStatus.Kind?) -> Void
  ) throws(SystemFailure) {
    let number = folder.number
    let names = try call(.list) { (state) throws(SystemFailure) in
      state.tree[try state.node(number, .list)].names
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.key, state.tree[$0.value].kind) }
    }
    for (name, kind) in names { name.withUnsafeBufferPointer { body($0, kind) } }
  }

  package func read(
    _ file: borrowing Descriptor, into buffer: UnsafeMutableRawBufferPointer, expecting size: Int
  ) throws(SystemFailure) -> Int {
    let number = file.number
    let bytes = try call(.read) { (state) throws(SystemFailure) in
      let node = try state.node(number, .read)
      guard state.tree[node].kind == .file else { throw SystemFailure(.read, code: EISDIR) }
      let part = state.tree[node].bytes.dropFirst(state.open[number]?.offset ?? 0).prefix(buffer.count)
      state.open[number]?.offset += part.count
      return Array(part)
    }
    buffer.copyBytes(from: bytes)
    return bytes.count
  }

  package func isBeingWritten(_ file: borrowing Descriptor) -> Bool? {
    let number = file.number
    return state.withLock { state in state.open[number].map { state.tree[$0.node].isBeingWritten } }
  }

  package func realPath(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> [UInt8] {
    try call(.stat) { (state) throws(SystemFailure) in
      _ = try state.node(path, in: AT_FDCWD, .stat)
      return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
  }

  package func realPath(_ link: UnsafePointer<CChar>, in folder: Int32) throws(SystemFailure) -> [UInt8] {
    throw SystemFailure(.stat, code: ENOENT)  // It has no links.
  }
}
