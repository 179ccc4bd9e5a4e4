/// The parts of a literal block for a text that ``TextStyle`` found safe for it.
enum LiteralText {
  /// The indicator: `|` where the text ends its last line, `|-` where it does not.
  static func header(_ text: String) -> [UInt8] { Array((text.utf8.last == 0x0A ? "|" : "|-").utf8) }

  /// The lines of the text, without their ends.
  static func lines(_ text: String) -> [Substring.UTF8View] {
    text.utf8.dropLast(text.utf8.last == 0x0A ? 1 : 0).split(
      separator: 0x0A, omittingEmptySubsequences: false)
  }
}
