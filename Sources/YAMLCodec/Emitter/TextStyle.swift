/// How a text is written, and which way a place allows.
enum TextStyle {
  case plain, singleQuoted, doubleQuoted, literal

  /// Where a text is written.
  enum Context {
    /// After a key or a dash of a block collection.
    case block
    /// Before the colon of a block mapping.
    case key
    /// Between brackets or braces.
    case flow
  }

  /// The style for a text: `preferred` where the text and the place allow it; else plain, a literal block for
  /// several lines, single quotes where they spare escapes, and double quotes for the rest.
  static func best(for text: String, in context: Context, preferring preferred: YAMLTree.ScalarStyle? = nil)
    -> TextStyle
  {
    let traits = TextTraits(of: text)
    let fitsQuotes = !traits.needsEscape && !traits.hasLineFeed && !text.utf8.contains(0x09)
    if preferred == .doubleQuoted { return .doubleQuoted }
    if preferred == .singleQuoted, fitsQuotes { return .singleQuoted }
    if context == .block, preferred != .singleQuoted, isLiteralSafe(text, traits) {
      return .literal
    }
    if fitsQuotes, !traits.hasOuterSpace, isPlainSafe(text, in: context) { return .plain }
    return fitsQuotes && traits.hasQuoteOrBackslash ? .singleQuoted : .doubleQuoted
  }

  private static func isPlainSafe(_ text: String, in context: Context) -> Bool {
    var text = text
    return text.withUTF8 { unsafe PlainText.isSafe($0, isInFlow: context == .flow) }
  }

  /// Whether a literal block keeps a text in every parser and every editor.
  ///
  /// Several lines, of which the first begins with a character that shows the indentation; at most one final
  /// line feed; no blanks at the end of a line, which editors cut off; no line that simple front matter
  /// readers take for the closing line.
  private static func isLiteralSafe(_ text: String, _ traits: TextTraits) -> Bool {
    guard traits.hasLineFeed, !traits.needsEscape, !traits.hasTrailingBlank else { return false }
    guard let first = text.unicodeScalars.first, !first.properties.isWhitespace else { return false }
    guard let last = text.utf8.last, !last.isBlank else { return false }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.suffix(2).allSatisfy(\.isEmpty) { return false }
    return !lines.contains { isMarker($0.drop(while: \.isBlank)) }
  }

  private static func isMarker(_ line: Substring.UTF8View) -> Bool {
    line.starts(with: "---".utf8) || line.starts(with: "...".utf8) || line.starts(with: "+++".utf8)
  }
}
