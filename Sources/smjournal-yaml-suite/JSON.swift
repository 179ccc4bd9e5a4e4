/// A JSON value: enough to read the cases.
indirect enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  static func == (left: JSON, right: JSON) -> Bool { "\(left)" == "\(right)" }

  /// Reads a text; `nil` where it is no JSON.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value() else { return nil }
    self = value
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  subscript(index: Int) -> JSON? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }
  var items: [JSON]? { if case .array(let items) = self { items } else { nil } }
}

/// Reads JSON by recursion; the cases are not hostile.
private struct JSONReader {
  let bytes: [UInt8]
  var offset = 0

  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func blanks() {
    while [0x20, 0x0A, 0x0D, 0x09].contains(next) { offset += 1 }
  }

  mutating func value() -> JSON? {
    blanks()
    defer { blanks() }
    switch next {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    default: return word()
    }
  }

  private mutating func word() -> JSON? {
    let start = offset
    while offset < bytes.count, !",]} \n\r\t".utf8.contains(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return text.isEmpty ? nil : .number(text)
    }
  }

  private mutating func array() -> JSON? {
    var items: [JSON] = []
    offset += 1
    blanks()
    while next != UInt8(ascii: "]") {
      guard let item = value() else { return nil }
      items.append(item)
      if next == UInt8(ascii: ",") { offset += 1 } else if next != UInt8(ascii: "]") { return nil }
    }
    offset += 1
    return .array(items)
  }

  private mutating func object() -> JSON? {
    var members: [(key: String, value: JSON)] = []
    offset += 1
    blanks()
    while next != UInt8(ascii: "}") {
      blanks()
      guard let key = string() else { return nil }
      blanks()
      offset += 1
      guard let value = value() else { return nil }
      members.append((key, value))
      if next == UInt8(ascii: ",") { offset += 1 } else if next != UInt8(ascii: "}") { return nil }
    }
    offset += 1
    return .object(members)
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    offset += 1
    var units: [UInt16] = []
    var text = ""
    func flush() { text += String(decoding: units, as: UTF16.self) }
    var plain: [UInt8] = []
    while next != UInt8(ascii: "\"") {
      guard offset < bytes.count else { return nil }
      if next != UInt8(ascii: "\\") {
        if !units.isEmpty {
          flush()
          units = []
        }
        plain.append(next)
        offset += 1
        continue
      }
      text += String(decoding: plain, as: UTF8.self)
      plain = []
      units.append(escape())
    }
    if !units.isEmpty { flush() }
    offset += 1
    return text + String(decoding: plain, as: UTF8.self)
  }

  private mutating func escape() -> UInt16 {
    let letter = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    offset += 2
    switch letter {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "u"):
      defer { offset += 4 }
      let digits = bytes[offset..<min(offset + 4, bytes.count)]
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
    default: return UInt16(letter)
    }
  }
}
