/// Puts numbers (little-endian) and texts one behind the other: the form of the index and of the log of
/// changes.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  /// Nothing yet, with room for `capacity` bytes.
  package init(capacity: Int = 0) {
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  package mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Writes a number in as few bytes as it needs, 7 bits in each, the lowest first (LEB128).
  package mutating func writeVariable(_ number: UInt64) {
    if number < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: number)) }
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes bytes behind their count.
  package mutating func write(_ data: [UInt8]) {
    writeVariable(UInt64(data.count))
    bytes.append(contentsOf: data)
  }

  /// Writes the UTF-8 of a text behind its count.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      writeVariable(UInt64(buffer.count))
      unsafe bytes.append(contentsOf: buffer)
    }
  }

  package mutating func append(_ data: UnsafeRawBufferPointer) { unsafe bytes.append(contentsOf: data) }

  package mutating func append(contentsOf data: some Collection<UInt8>) { bytes.append(contentsOf: data) }

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// Reads what ``ByteWriter`` wrote, and trusts nothing: after anything that does not fit, ``isValid`` is
/// `false` and everything read is zero or empty.
@safe @usableFromInline package struct ByteReader {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline var offset = 0
  /// Whether everything up to here could be read.
  @usableFromInline package internal(set) var isValid = true

  /// Reads these bytes, which must stay where they are meanwhile.
  @inlinable package init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = bytes }

  /// Whether all was read, and nothing was wrong.
  @inlinable package var isAtEnd: Bool { unsafe isValid && offset == bytes.count }

  /// How many bytes are left.
  @inlinable package var remaining: Int { unsafe bytes.count - offset }

  @inlinable package var rest: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: bytes[offset...])
  }

  /// Reads a number of fixed width. Made for the caller's type where it is called: made for any, the runtime
  /// looks for what a type can do at each number.
  @inlinable package mutating func read<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number {
    guard let start = advance(by: MemoryLayout<Number>.size) else { return 0 }
    return unsafe Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Number.self))
  }

  @inlinable package mutating func readVariable() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64, let offset = advance(by: 1) {
      let byte = unsafe bytes[offset]
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    isValid = false
    return 0
  }

  /// Reads a count of things of which each takes at least `size` bytes.
  @inlinable package mutating func readCount(eachAtLeast size: Int = 1) -> Int {
    let count = readVariable()
    guard count <= UInt64(remaining / max(size, 1)) else {
      isValid = false
      return 0
    }
    return Int(count)
  }

  /// Reads bytes behind their count.
  @inlinable package mutating func readBytes() -> [UInt8] { unsafe Array(readSlice()) }

  /// Reads a text behind its count.
  @inlinable package mutating func readText() -> String {
    // What was written was text, and checksums stand guard: to check it again costs more than all the rest.
    unsafe String(decoding: readSlice(), as: UTF8.self)
  }

  /// Says that what was read makes no sense.
  @inlinable package mutating func invalidate() { isValid = false }

  /// Lends bytes behind their count.
  @inlinable package mutating func readSlice() -> UnsafeRawBufferPointer {
    let count = readCount()
    guard let start = advance(by: count) else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    return unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)])
  }

  @inlinable mutating func advance(by count: Int) -> Int? {
    guard isValid, count <= remaining else {
      isValid = false
      return nil
    }
    defer { offset += count }
    return offset
  }
}
