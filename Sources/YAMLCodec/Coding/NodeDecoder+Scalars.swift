// Scalars: read as the type that is asked for reads them.

extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { tree.isNull(node) }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let value = tree.bool(node) else { throw mismatch(type, "a truth value") }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard tree.kind(node) == .scalar, !tree.isNull(node) else { throw mismatch(type, "text") }
    return tree.text(node)
  }

  func decode(_ type: Double.Type) throws -> Double { try float(type) }
  func decode(_ type: Float.Type) throws -> Float { Float(try float(type)) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  private func float(_ type: Any.Type) throws -> Double {
    guard let value = tree.float(node) else { throw mismatch(type, "a number") }
    if !value.isFinite, source.options.nonConformingFloatDecodingStrategy == .throw {
      throw mismatch(type, "a finite number")
    }
    return value
  }

  /// A whole number that the type holds; also `5.0`, and digits beyond 64 bits for types of their size.
  private func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
    if let value = tree.int(node) {
      guard let exact = T(exactly: value) else { throw outOfRange(type) }
      return exact
    }
    guard let value = tree.float(node) else { throw mismatch(type, "a whole number") }
    let text = tree.text(node)
    let isWhole = text.utf8.allSatisfy { isDigit($0) || $0.isSign }
    if let exact = isWhole ? T(text) : T(exactly: value) { return exact }
    throw isWhole ? outOfRange(type) : mismatch(type, "a whole number")
  }

  private func outOfRange<T: FixedWidthInteger>(_ type: T.Type) -> DecodingError {
    .dataCorrupted(
      context("expected a number from \(T.min) to \(T.max), found `\(tree.text(node).prefix(24))`"))
  }
}
