import SystemLibrary

/// Bytes of an index in memory of their own: nothing else changes them, or takes them away, while somebody
/// has them.
///
/// A mapped file would be shorter to write and as fast, but another program that cuts it short ends this one
/// (SIGBUS), and one that writes into it changes bytes whose checksum was already compared.
@safe package struct IndexBytes: Equatable, @unchecked Sendable {
  // Unchecked, because the bytes are only read once they are filled in.

  /// Good as long as this value, or a part of it, is there.
  package let bytes: UnsafeRawBufferPointer
  private let owner: Owner

  @safe private final class Owner: @unchecked Sendable {
    let memory: UnsafeMutableRawBufferPointer
    init(_ count: Int) { unsafe memory = .allocate(byteCount: count, alignment: 16) }
    deinit { unsafe memory.deallocate() }
  }

  /// More is never read at once: nothing writes it, and a length of an index may be anything.
  static let maximumSize = 1 << 30

  private init(_ bytes: UnsafeRawBufferPointer, _ owner: Owner) {
    unsafe (self.bytes, self.owner) = (bytes, owner)
  }

  /// A copy.
  package init(_ bytes: [UInt8]) {
    let owner = Owner(bytes.count)
    unsafe owner.memory.copyBytes(from: bytes)
    unsafe self.init(UnsafeRawBufferPointer(owner.memory), owner)
  }

  /// So many bytes, each of which `fill` must write.
  init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let owner = Owner(count)
    unsafe fill(owner.memory)
    unsafe self.init(UnsafeRawBufferPointer(owner.memory), owner)
  }

  /// So many bytes of an open file from an offset on; `nil` where it has not so many.
  package init?(_ file: Int32, at offset: Int, count: Int) {
    guard (0...IndexBytes.maximumSize).contains(count) else { return nil }
    let owner = Owner(count)
    guard let read = try? unsafe System.read(file, at: offset, into: owner.memory), read == count else {
      return nil
    }
    unsafe self.init(UnsafeRawBufferPointer(owner.memory), owner)
  }

  package var count: Int { unsafe bytes.count }

  package static func == (left: IndexBytes, right: IndexBytes) -> Bool {
    unsafe left.count == right.count && System.compare(left.bytes, right.bytes, count: left.count) == 0
  }

  /// A part of them, in the same memory.
  package subscript(range: Range<Int>) -> IndexBytes {
    unsafe IndexBytes(UnsafeRawBufferPointer(rebasing: bytes[range]), owner)
  }
}
