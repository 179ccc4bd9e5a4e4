extension CoreSchema {
  static func numberType(_ text: TextBytes) -> ScalarType {
    if unsafe isRadixInteger(text) { return .int }
    if unsafe isSpecialFloat(text) { return .float }
    let start = unsafe text.first?.isSign == true ? 1 : 0
    let afterWhole = unsafe text.afterDigits(from: start)
    var end = afterWhole
    var digits = afterWhole - start
    if end == text.count { return digits > 0 ? .int : .string }
    if unsafe text[end] == UInt8(ascii: ".") {
      let afterFraction = unsafe text.afterDigits(from: end + 1)
      digits += afterFraction - end - 1
      end = afterFraction
    }
    guard digits > 0 else { return .string }
    return unsafe end == text.count || isExponent(text.from(end)) ? .float : .string
  }

  /// The whole number of a text: decimal with a sign, `0o` octal or `0x` hexadecimal.
  ///
  /// `nil` for other texts and for numbers beyond 64 bits.
  package static func int(_ text: TextBytes) -> Int64? {
    if unsafe isRadixInteger(text) {
      return unsafe digits(text.from(2), radix: text[1] == UInt8(ascii: "x") ? 16 : 8, isNegative: false)
    }
    guard let first = unsafe text.first else { return nil }
    return unsafe digits(text.from(first.isSign ? 1 : 0), radix: 10, isNegative: first == UInt8(ascii: "-"))
  }

  /// The number of a text that the core schema takes for a float; `nil` for other texts.
  package static func float(_ text: TextBytes) -> Double? {
    guard let first = unsafe text.first, unsafe numberType(text) == .float else { return nil }
    if unsafe isSpecialFloat(text) {
      guard unsafe text[text.count - 1].asciiLowercased == UInt8(ascii: "f") else { return .nan }
      return first == UInt8(ascii: "-") ? -.infinity : .infinity
    }
    return unsafe Double(String(decoding: text, as: UTF8.self))
  }

  /// Whether a text is `0o` or `0x` with digits.
  private static func isRadixInteger(_ text: TextBytes) -> Bool {
    guard text.count > 2, unsafe text[0] == UInt8(ascii: "0") else { return false }
    let digits = unsafe text.from(2)
    switch unsafe text[1] {
    case UInt8(ascii: "o"): return unsafe digits.allSatisfy { $0 &- 0x30 < 8 }
    case UInt8(ascii: "x"): return unsafe digits.allSatisfy { hexDigit($0) != nil }
    default: return false
    }
  }

  /// Whether a text is an infinity or not a number, in one of the three cases that the schema knows.
  private static func isSpecialFloat(_ text: TextBytes) -> Bool {
    let isSigned = unsafe text.first?.isSign == true
    let name = unsafe text.from(isSigned ? 1 : 0)
    if unsafe name.isWord(".inf") || name.isWord(".Inf") || name.isWord(".INF") { return true }
    return unsafe !isSigned && (name.isWord(".nan") || name.isWord(".NaN") || name.isWord(".NAN"))
  }

  /// Whether a text is `e` or `E` with an optional sign and digits.
  private static func isExponent(_ text: TextBytes) -> Bool {
    guard let first = unsafe text.first, first.asciiLowercased == UInt8(ascii: "e") else { return false }
    let start = unsafe text.count > 1 && text[1].isSign ? 2 : 1
    return unsafe start < text.count && text.afterDigits(from: start) == text.count
  }

  /// The number that digits make; `nil` for other bytes, for none and beyond 64 bits.
  private static func digits(_ text: TextBytes, radix: Int64, isNegative: Bool) -> Int64? {
    guard !text.isEmpty else { return nil }
    var number: Int64 = 0
    for index in 0..<text.count {
      guard let digit = unsafe hexDigit(text[index]), digit < radix else { return nil }
      let shifted = number.multipliedReportingOverflow(by: radix)
      let summed =
        isNegative
        ? shifted.partialValue.subtractingReportingOverflow(Int64(digit))
        : shifted.partialValue.addingReportingOverflow(Int64(digit))
      guard !shifted.overflow, !summed.overflow else { return nil }
      number = summed.partialValue
    }
    return number
  }
}
