/// Memory that one file after another is read into.
package final class ReadBuffer {
  /// None until there is something to read.
  private var storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  package init() {}

  deinit { storage.deallocate() }

  /// Makes room for more than so many bytes.
  private func makeRoom(for size: Int) {
    guard storage.count <= size else { return }
    storage.deallocate()
    storage = .allocate(byteCount: max(1 << 16, (size + 1) * 2), alignment: 16)
  }

  /// Keeps a copy of bytes until the next call.
  package func hold(_ bytes: [UInt8]) -> UnsafeRawBufferPointer {
    makeRoom(for: bytes.count)
    storage.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[..<bytes.count])
  }

  /// Reads a whole file, of which so many bytes are expected; what it gives is good until the next call.
  package func read(
    _ file: borrowing Descriptor, expecting size: Int
  ) throws(SystemFailure) -> UnsafeRawBufferPointer {
    makeRoom(for: size)
    let count = try System.read(file, into: storage, expecting: size)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[..<count])
  }
}
