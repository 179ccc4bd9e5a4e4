// Chapter 7.1: what aliases stand for. Only documents that have some pay for it.

/// A name in the text, compared by its bytes.
@safe struct ByteKey: Hashable {
  var bytes: UnsafeBufferPointer<UInt8>

  static func == (left: ByteKey, right: ByteKey) -> Bool {
    unsafe left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) { unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
}

extension Parser {
  /// Gives each alias the last node before it that has its anchor: production [104], `c-ns-alias-node`.
  ///
  /// - Throws: ``YAMLError/Reason/undefinedAlias(_:)``.
  mutating func resolveAliases() throws(ParseFailure) {
    guard hasAliases else { return }
    var targets: [ByteKey: Int32] = [:]
    for index in records.indices {
      let record = records[index]
      if record.properties >= 0 {
        let name = properties[Int(record.properties)].anchor
        if !name.isEmpty { targets[key(name)] = Int32(truncatingIfNeeded: index) }
      }
      if record.kind == .alias {
        guard let target = targets[key(record.start + 1..<record.end)] else {
          let name = unsafe UnsafeBufferPointer(
            start: bytes + Int(record.start), count: Int(record.end - record.start))
          throw unsafe failure(.undefinedAlias(String(decoding: name, as: UTF8.self)), at: Int(record.start))
        }
        records[index].count = target
      }
    }
  }

  private func key(_ name: Range<Int32>) -> ByteKey {
    unsafe ByteKey(bytes: UnsafeBufferPointer(start: bytes + Int(name.lowerBound), count: name.count))
  }
}
