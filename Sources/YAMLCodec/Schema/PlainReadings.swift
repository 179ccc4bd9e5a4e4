/// What YAML parsers make of a text that stands plain, without quotes: all readings that one of them has.
///
/// A text with no reading at all is a string for a YAML 1.1 and for a YAML 1.2 parser.
///
/// - Source: YAML 1.2.2, chapter 10.3.2; the YAML 1.1 type repository (yaml.org/type: null, bool, int, float,
///   timestamp, merge, value), and what PyYAML, ruamel.yaml, Psych, go-yaml and yaml-rust add to it. The
///   tests are a little wider than each of these: a string too many in quotes costs nothing.
package struct PlainReadings: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing, `~` or `null`.
  package static let null = PlainReadings(rawValue: 1)
  /// `true`, `yes`, `on`, `y` and their opposites, in any case.
  package static let bool = PlainReadings(rawValue: 2)
  /// A number: with signs, points, `_`, `,`, exponents, base 2, 8, 16 or 60 (`8:15`), leading zeros.
  package static let number = PlainReadings(rawValue: 4)
  /// A date, or a date with a time.
  package static let timestamp = PlainReadings(rawValue: 8)
  /// `<<` or `=`.
  package static let special = PlainReadings(rawValue: 16)

  package init(of text: TextBytes) {
    self = []
    if unsafe Self.isNull(text) { insert(.null) }
    if unsafe Self.isBool(text) { insert(.bool) }
    if unsafe text.isWord("<<") || text.isWord("=") { insert(.special) }
    if unsafe Self.isNumber(text) { insert(.number) }
    if unsafe Self.isTimestamp(text) { insert(.timestamp) }
  }

  private static func isNull(_ text: TextBytes) -> Bool {
    unsafe text.isEmpty || text.isWord("~") || text.isWordInAnyCase("null")
  }

  private static func isBool(_ text: TextBytes) -> Bool {
    guard text.count <= 5 else { return false }
    return unsafe text.isWordInAnyCase("y") || text.isWordInAnyCase("n") || text.isWordInAnyCase("yes")
      || text.isWordInAnyCase("no") || text.isWordInAnyCase("on") || text.isWordInAnyCase("off")
      || text.isWordInAnyCase("true") || text.isWordInAnyCase("false")
  }

  private static func isNumber(_ text: TextBytes) -> Bool {
    let start = unsafe text.first?.isSign == true ? 1 : 0
    let magnitude = unsafe text.from(start)
    if unsafe isNamedNumber(magnitude) { return true }
    guard unsafe text.contains(where: \.isDigit) else { return false }
    if magnitude.count > 1, unsafe magnitude[0] == UInt8(ascii: "0"), unsafe isRadix(magnitude[1]) {
      return unsafe magnitude.from(2).allSatisfy { hexDigit($0) != nil || $0 == UInt8(ascii: "_") }
    }
    var index = 0
    while index < text.count, unsafe isNumeric(text[index]) { index += 1 }
    if index == text.count { return true }
    guard index > 0, unsafe text[index].asciiLowercased == UInt8(ascii: "e") else { return false }
    return unsafe text.from(index + 1).allSatisfy(isNumeric)
  }

  /// The names of infinity and of not-a-number; without a point they are numbers for parsers that ask the C
  /// library.
  private static func isNamedNumber(_ text: TextBytes) -> Bool {
    let name = unsafe text.first == UInt8(ascii: ".") ? text.from(1) : text
    return unsafe name.isWordInAnyCase("inf") || name.isWordInAnyCase("nan")
      || name.isWordInAnyCase("infinity")
  }

  private static func isRadix(_ byte: UInt8) -> Bool {
    switch byte.asciiLowercased {
    case UInt8(ascii: "b"), UInt8(ascii: "o"), UInt8(ascii: "x"): true
    default: false
    }
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Whether a text starts as a date does, perhaps behind a sign, and has nothing or a time behind it.
  ///
  /// - Source: yaml.org/type/timestamp.
  private static func isTimestamp(_ text: TextBytes) -> Bool {
    let date = unsafe text.first == UInt8(ascii: "-") ? text.from(1) : text
    guard unsafe date.afterDigits(from: 0) == 4, let month = unsafe datePart(in: date, at: 4),
      let end = unsafe datePart(in: date, at: month)
    else { return false }
    let rest = unsafe date.from(end)
    guard let separator = unsafe rest.first else { return true }
    if separator.asciiLowercased == UInt8(ascii: "t") { return unsafe rest.count > 1 && rest[1].isDigit }
    guard separator.isBlank, let next = unsafe rest.first(where: { !$0.isBlank }) else { return false }
    return next.isDigit
  }

  /// The offset after a hyphen at `start` and one or two digits.
  private static func datePart(in text: TextBytes, at start: Int) -> Int? {
    guard start < text.count, unsafe text[start] == UInt8(ascii: "-") else { return nil }
    let end = unsafe text.afterDigits(from: start + 1)
    return (2...3).contains(end - start) ? end : nil
  }
}
