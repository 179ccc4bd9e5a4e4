enum NumberText {
  /// A float with a point and a signed exponent: without either, YAML 1.1 parsers read a text.
  ///
  /// The shortest digits that give the same number again.
  ///
  /// - Source: yaml.org/type/float, canonical form; YAML 1.2.2, chapter 10.2.1.4.
  static func float(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.inf" : ".inf" }
    let text = number.description
    guard let exponent = text.utf8.firstIndex(of: UInt8(ascii: "e")) else {
      return text.utf8.contains(UInt8(ascii: ".")) ? text : text + ".0"
    }
    let mantissa = text[..<exponent]
    let rest = text[text.utf8.index(after: exponent)...]
    let point = mantissa.utf8.contains(UInt8(ascii: ".")) ? "" : ".0"
    let isSigned = rest.utf8.first?.isSign == true
    return mantissa + point + (isSigned ? "e" : "e+") + rest
  }
}
