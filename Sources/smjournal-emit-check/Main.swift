import YAMLCodec

/// Writes values as YAML, for `Tests/Judges/emit_judge.py` to read them back with other parsers.
///
/// Input: a token a line, a value after the other: `null`, `bool true`, `int 5`, `float 1e+20`, `str` with
/// the UTF-8 bytes in hexadecimal, `seq` and `map` with the number of items or pairs, which follow. Output: a
/// line a value, the UTF-8 bytes of its YAML text in hexadecimal.
@main
struct Main {
  static func main() {
    var tokens = Tokens()
    while let value = tokens.next() {
      print(hexadecimal(YAMLEmitter.document(value)))
    }
  }

  static func hexadecimal(_ text: String) -> String {
    var digits = ""
    for byte in text.utf8 { digits += (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    return digits
  }
}

/// Reads values from standard input.
struct Tokens {
  /// The next value; `nil` at the end and where the input is no token.
  mutating func next() -> YAMLValue? {
    guard let line = readLine() else { return nil }
    let words = line.split(separator: " ", maxSplits: 1)
    guard let word = words.first else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    switch word {
    case "null": return .null
    case "bool": return .bool(rest == "true")
    case "int": return Int64(rest).map(YAMLValue.int) ?? .wideInt(String(rest))
    case "float": return Double(rest).map(YAMLValue.float)
    case "str": return .string(text(rest))
    case "seq": return .sequence((0..<(Int(rest) ?? 0)).compactMap { _ in next() })
    case "map": return .mapping((0..<(Int(rest) ?? 0)).compactMap { _ in pair() })
    default: return nil
    }
  }

  private mutating func pair() -> YAMLPair? {
    guard let key = next(), let value = next() else { return nil }
    return YAMLPair(key: key, value: value)
  }

  private func text(_ digits: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = digits
    while !rest.isEmpty {
      bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0x3F)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
