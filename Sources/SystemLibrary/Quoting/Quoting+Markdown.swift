extension Quoting {
  /// A text between two asterisks of Markdown, on one line.
  ///
  /// - Source: CommonMark, "Backslash escapes".
  package static func markdownEmphasis(_ text: String) -> String {
    escaped(bytes(of: text)) { byte in
      switch byte {
      case UInt8(ascii: "*"): "\\*"
      case UInt8(ascii: "\\"): "\\\\"
      default: nil
      }
    }
  }
}
