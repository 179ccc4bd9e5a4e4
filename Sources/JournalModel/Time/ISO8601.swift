/// Days, times and moments in the strict form: reading by bytes, checked against the calendar.
///
/// - Source: ISO 8601-1:2019, extended format, as RFC 3339 restricts it.
package enum ISO8601 {
  /// Reads `2026-03-02` from exactly these bytes.
  package static func day(_ bytes: UnsafeBufferPointer<UInt8>) -> CivilDay? {
    unsafe bytes.count == 10 ? startDay(bytes) : nil
  }

  /// Reads a day and a time from exactly these bytes.
  package static func timestamp(_ bytes: UnsafeBufferPointer<UInt8>) -> Timestamp? {
    guard bytes.count >= 16, unsafe bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == 0x20,
      let day = unsafe startDay(bytes)
    else { return nil }
    if let timestamp = unsafe usualTime(bytes, of: day) { return timestamp }
    var cursor = unsafe ByteCursor(bytes)
    cursor.offset = 11
    guard let time = clock(&cursor) else { return nil }
    let local = CivilTime(day: day, time: time)
    if cursor.isAtEnd { return Timestamp(local: local) }
    cursor.skipSpaces()
    guard let offset = offset(&cursor), cursor.isAtEnd else { return nil }
    return Timestamp(local: local, offset: offset)
  }

  /// Reads `07:45:00`, `07:45:00Z` or `07:45:00+01:00` behind a day: the form that this program writes.
  @inline(__always)
  private static func usualTime(_ bytes: UnsafeBufferPointer<UInt8>, of day: CivilDay) -> Timestamp? {
    guard bytes.count >= 19, unsafe bytes[13] == UInt8(ascii: ":"), unsafe bytes[16] == UInt8(ascii: ":"),
      let time = unsafe ClockTime(
        hour: pair(bytes, at: 11), minute: pair(bytes, at: 14), second: pair(bytes, at: 17))
    else { return nil }
    let local = CivilTime(day: day, time: time)
    if bytes.count == 19 { return Timestamp(local: local) }
    if bytes.count == 20, unsafe bytes[19] == UInt8(ascii: "Z") { return Timestamp(local: local, offset: 0) }
    guard bytes.count == 25, unsafe bytes[22] == UInt8(ascii: ":") else { return nil }
    let (hours, minutes) = unsafe (pair(bytes, at: 20), pair(bytes, at: 23))
    guard 0..<24 ~= hours, 0..<60 ~= minutes else { return nil }
    let seconds = Int32(hours * 3600 + minutes * 60)
    switch unsafe bytes[19] {
    case UInt8(ascii: "+"): return Timestamp(local: local, offset: seconds)
    case UInt8(ascii: "-"): return Timestamp(local: local, offset: -seconds)
    default: return nil
    }
  }

  /// Reads `2026-03-02` from the first ten bytes, which must be there.
  @inline(__always) private static func startDay(_ bytes: UnsafeBufferPointer<UInt8>) -> CivilDay? {
    let (century, year) = unsafe (pair(bytes, at: 0), pair(bytes, at: 2))
    let (month, day) = unsafe (pair(bytes, at: 5), pair(bytes, at: 8))
    let isDay = century | year | month | day >= 0
    guard isDay, unsafe bytes[4] == UInt8(ascii: "-"), unsafe bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    return CivilDay(year: century * 100 + year, month: month, day: day)
  }

  /// The number of two digits; negative for any other bytes.
  @inline(__always) private static func pair(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let (ten, one) = unsafe (bytes[offset] &- 0x30, bytes[offset + 1] &- 0x30)
    return ten < 10 && one < 10 ? Int(ten) * 10 + Int(one) : -1
  }

  /// Reads `19:00`, `19:00:30` or `19:00:30.25`, whose fraction is left out.
  static func clock(_ cursor: inout ByteCursor) -> ClockTime? {
    guard let hour = cursor.digits(2), cursor.skip(UInt8(ascii: ":")), let minute = cursor.digits(2) else {
      return nil
    }
    var second = 0
    if cursor.skip(UInt8(ascii: ":")) {
      guard let read = cursor.digits(2) else { return nil }
      second = read
      if cursor.skip(oneOf: ".,") != nil, cursor.digitRun(limit: 18) == nil { return nil }
    }
    return ClockTime(hour: hour, minute: minute, second: second)
  }

  /// Reads `Z`, `+01:00`, `+0100` or `+01`: seconds east of UTC.
  static func offset(_ cursor: inout ByteCursor) -> Int32? {
    if cursor.skip(oneOf: "Zz") != nil { return 0 }
    guard let sign = cursor.skip(oneOf: "+-"), let hours = cursor.digits(2) else { return nil }
    var minutes = 0
    if cursor.skip(UInt8(ascii: ":")) {
      guard let read = cursor.digits(2) else { return nil }
      minutes = read
    } else if let read = cursor.digits(2) {
      minutes = read
    }
    guard hours < 24, minutes < 60 else { return nil }
    let seconds = Int32(hours * 3600 + minutes * 60)
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  /// Appends a number with leading zeros.
  static func append(_ number: Int, digits: Int, to text: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<max(digits, 1) { divisor *= 10 }
    while divisor > 0 {
      text.append(0x30 + UInt8(truncatingIfNeeded: abs(number) / divisor % 10))
      divisor /= 10
    }
  }
}

extension CivilDay {
  /// Reads `2026-03-02` and nothing else; `nil` where the calendar has no such day.
  public init?(iso text: String) {
    guard let day = unsafe text.withBytes({ unsafe ISO8601.day($0) }) else { return nil }
    self = day
  }

  /// `2026-03-02`.
  public var iso: String {
    var text: [UInt8] = []
    text.reserveCapacity(10)
    appendISO(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  func appendISO(to text: inout [UInt8]) {
    let (year, month, day) = fields
    ISO8601.append(year, digits: 4, to: &text)
    text.append(UInt8(ascii: "-"))
    ISO8601.append(month, digits: 2, to: &text)
    text.append(UInt8(ascii: "-"))
    ISO8601.append(day, digits: 2, to: &text)
  }
}

extension ClockTime {
  /// Reads `19:00` or `19:00:30` and nothing else.
  public init?(iso text: String) {
    let time = unsafe text.withBytes { bytes -> ClockTime? in
      var cursor = unsafe ByteCursor(bytes)
      let time = ISO8601.clock(&cursor)
      return cursor.isAtEnd ? time : nil
    }
    guard let time else { return nil }
    self = time
  }

  /// `19:00`, with seconds only where they are not 0.
  public var iso: String {
    var text: [UInt8] = []
    appendISO(to: &text, withSeconds: second != 0)
    return String(decoding: text, as: UTF8.self)
  }

  func appendISO(to text: inout [UInt8], withSeconds: Bool) {
    ISO8601.append(hour, digits: 2, to: &text)
    text.append(UInt8(ascii: ":"))
    ISO8601.append(minute, digits: 2, to: &text)
    guard withSeconds else { return }
    text.append(UInt8(ascii: ":"))
    ISO8601.append(second, digits: 2, to: &text)
  }
}

extension Timestamp {
  /// Reads `2026-11-20T18:50:00+01:00`; seconds and offset may be missing, `Z` is +00:00, a space may stand
  /// for the T.
  public init?(iso text: String) {
    guard let timestamp = unsafe text.withBytes({ unsafe ISO8601.timestamp($0) }) else { return nil }
    self = timestamp
  }

  /// `2026-11-20T18:50:00+01:00`, without offset where there is none. Seconds of an offset, which only the
  /// nineteenth century knew, are left out.
  public var iso: String {
    var text: [UInt8] = []
    text.reserveCapacity(25)
    local.day.appendISO(to: &text)
    text.append(UInt8(ascii: "T"))
    local.time.appendISO(to: &text, withSeconds: true)
    if let offset {
      let minutes = Int(offset.magnitude) / 60
      text.append(UInt8(ascii: offset < 0 ? "-" : "+"))
      ISO8601.append(minutes / 60, digits: 2, to: &text)
      text.append(UInt8(ascii: ":"))
      ISO8601.append(minutes % 60, digits: 2, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
