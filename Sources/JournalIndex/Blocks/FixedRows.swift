/// Rows of one width, one behind the other, read where they lie.
///
/// A row is a struct of numbers alone, without gaps between them: any bytes are one, and what it says is
/// looked at before it is used.
@safe package struct FixedRows<Row: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked, because the bytes are only ever read.

  private let base: UnsafeRawPointer
  private let part: IndexBytes
  package let count: Int

  /// The bytes of a row.
  package static var size: Int { MemoryLayout<Row>.stride }

  /// Takes a part with so many rows; `nil` where it can't be one.
  package init?(_ part: IndexBytes, count: Int) {
    guard part.count == count * Self.size, let base = unsafe part.bytes.baseAddress else { return nil }
    unsafe (self.part, self.base, self.count) = (part, base, count)
  }

  /// A row; inlined, so that who asks for a field or two reads these alone.
  @inline(__always)
  package subscript(row: Int) -> Row {
    unsafe base.loadUnaligned(fromByteOffset: row &* Self.size, as: Row.self)
  }
}
