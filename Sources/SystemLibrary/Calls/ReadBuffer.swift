/// Memory that one file after another is read into.
@safe package final class ReadBuffer {
  /// None until there is something to read.
  private var storage = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)

  package init() {}

  deinit { unsafe storage.deallocate() }

  /// Makes room for more than `size` bytes.
  private func makeRoom(for size: Int) {
    guard unsafe storage.count <= size else { return }
    unsafe storage.deallocate()
    unsafe storage = .allocate(byteCount: max(1 << 16, (size + 1) * 2), alignment: 16)
  }

  /// Reads a whole file, of which so many bytes are expected; what it gives is good until the next call.
  package func read(
    _ file: borrowing Descriptor, expecting size: Int, from disk: any Disk = System.real
  ) throws(SystemFailure) -> UnsafeRawBufferPointer {
    makeRoom(for: size)
    let count = try unsafe disk.read(file, into: storage, expecting: size)
    return unsafe UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[..<count])
  }
}
