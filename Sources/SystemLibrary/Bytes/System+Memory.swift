#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  /// The first offset of a byte at or after an offset.
  package static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from offset: Int) -> Int? {
    guard offset < bytes.count, let start = bytes.baseAddress else { return nil }
    guard let found = unsafe memchr(start + offset, Int32(byte), bytes.count - offset) else { return nil }
    return unsafe UnsafeRawPointer(found) - start
  }

  /// Compares the first bytes of two buffers: negative, zero or positive.
  package static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, count: Int)
    -> Int
  {
    guard count > 0, let left = left.baseAddress, let right = right.baseAddress else { return 0 }
    return unsafe Int(memcmp(left, right, count))
  }
}
