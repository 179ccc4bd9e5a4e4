extension StringProtocol {
  /// The text without blanks, tabs and line breaks around it.
  package var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let start = unicodeScalars.firstIndex { !isBlank($0) } ?? unicodeScalars.endIndex
    let end = unicodeScalars.lastIndex { !isBlank($0) }.map { unicodeScalars.index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
