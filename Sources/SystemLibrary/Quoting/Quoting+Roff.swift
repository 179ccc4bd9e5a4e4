// What is quoted for the pages that `man` shows.

extension Quoting {
  /// A text without anything that roff takes for its own; hyphens stay hyphens, so that options can be
  /// copied.
  ///
  /// - Source: groff(7), "Escape sequences".
  package static func roffText(_ text: String) -> String {
    escaped(bytes(of: text)) { byte in
      switch byte {
      case UInt8(ascii: "\\"): "\\e"
      case UInt8(ascii: "-"): "\\-"
      default: nil
      }
    }
  }

  package static func roffArgument(_ text: String) -> String {
    "\"" + escaped(bytes(of: roffText(text))) { $0 == UInt8(ascii: "\"") ? "\\(dq" : nil } + "\""
  }

  /// A line of text that begins no macro, whatever stands first in it.
  package static func roffLine(_ line: String) -> String {
    line.utf8.first.map { "'.".utf8.contains($0) } == true ? "\\&" + line : line
  }
}
