extension TimeZoneRules {
  /// Reads the bytes of a zoneinfo file; `nil` for any other bytes.
  ///
  /// | offset | bytes | field of a header, numbers big-endian |
  /// |---|---|---|
  /// | 0 | 4 | `TZif` |
  /// | 4 | 1 | version: NUL, `2`, `3` or later |
  /// | 5 | 15 | unused |
  /// | 20 | 6 × 4 | counts: UT flags, standard flags, leap seconds, transitions, types, bytes of names |
  ///
  /// A block follows: transition times (4 bytes each in version 1, else 8), their types (1), types (6: offset
  /// 4, daylight saving 1, name 1), names, leap seconds, flags. From version 2 on there is a second header
  /// and block, and a footer `\n…\n` with the rule for all time after.
  ///
  /// - Source: RFC 8536, versions 1 to 3 (and 4 of RFC 9636, whose layout is the same).
  public init?(name: String, tzif: [UInt8]) {
    guard let zone = unsafe tzif.withUnsafeBufferPointer({ unsafe TimeZoneRules.read($0, name: name) }) else {
      return nil
    }
    self = zone
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, name: String) -> TimeZoneRules? {
    var reader = unsafe TZifReader(bytes: bytes)
    guard let first = reader.header() else { return nil }
    if first.version == 0 { return reader.block(first, timeSize: 4, name: name) }
    guard reader.skip(first.size(timeSize: 4)), let second = reader.header(),
      var zone = reader.block(second, timeSize: 8, name: name), let footer = reader.footer()
    else { return nil }
    if !footer.isEmpty {
      guard let rule = PosixZone(footer) else { return nil }
      zone.rule = rule
    }
    return zone
  }
}

private struct TZifHeader {
  var version: UInt8
  var utFlags, standardFlags, leapSeconds, transitions, types, nameBytes: Int

  /// Bytes of the block that follows; counts have 32 bits, so the sum can't overflow.
  func size(timeSize: Int) -> Int {
    transitions * (timeSize + 1) + types * 6 + nameBytes + leapSeconds * (timeSize + 4) + standardFlags
      + utFlags
  }
}

@safe private struct TZifReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  mutating func skip(_ count: Int) -> Bool {
    guard unsafe count <= bytes.count - offset else { return false }
    offset += count
    return true
  }

  /// The number at an offset, whose bytes the caller has checked to be there.
  func number(at offset: Int, size: Int) -> Int64 {
    var value: UInt64 = 0
    for index in offset..<offset + size { value = unsafe value << 8 | UInt64(bytes[index]) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }

  mutating func header() -> TZifHeader? {
    let start = offset
    guard skip(44), unsafe bytes[start] == 0x54, unsafe bytes[start + 1] == 0x5A,
      unsafe bytes[start + 2] == 0x69,
      unsafe bytes[start + 3] == 0x66
    else { return nil }
    func count(_ index: Int) -> Int {
      Int(UInt32(truncatingIfNeeded: number(at: start + 20 + index * 4, size: 4)))
    }
    return unsafe TZifHeader(
      version: bytes[start + 4], utFlags: count(0), standardFlags: count(1), leapSeconds: count(2),
      transitions: count(3), types: count(4), nameBytes: count(5))
  }

  mutating func block(_ header: TZifHeader, timeSize: Int, name: String) -> TimeZoneRules? {
    let times = offset
    guard header.types > 0, skip(header.size(timeSize: timeSize)) else { return nil }
    let indices = times + header.transitions * timeSize
    let types = indices + header.transitions
    guard let first = typeOffset(0, in: types) else { return nil }
    var zone = TimeZoneRules(name: name, fixedOffset: first)
    zone.transitions.reserveCapacity(header.transitions)
    zone.offsets.reserveCapacity(header.transitions)
    for index in 0..<header.transitions {
      let time = number(at: times + index * timeSize, size: timeSize)
      let type = unsafe Int(bytes[indices + index])
      guard type < header.types, zone.transitions.last ?? .min < time || index == 0,
        let offset = typeOffset(type, in: types)
      else { return nil }
      zone.transitions.append(time)
      zone.offsets.append(offset)
    }
    return zone
  }

  /// Seconds east of UTC of a type; `nil` outside the range that RFC 8536 expects (−25 to +26 hours).
  func typeOffset(_ type: Int, in types: Int) -> Int32? {
    let value = number(at: types + type * 6, size: 4)
    return (-89_999...93_599).contains(value) ? Int32(value) : nil
  }

  /// The text between two line feeds; `nil` where they are missing.
  mutating func footer() -> [UInt8]? {
    guard unsafe offset < bytes.count, unsafe bytes[offset] == 0x0A else { return nil }
    let start = offset + 1
    guard let end = unsafe bytes[start...].firstIndex(of: 0x0A) else { return nil }
    return unsafe Array(bytes[start..<end])
  }
}
