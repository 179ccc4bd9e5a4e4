extension Quoting {
  /// A text as one word of a shell: as it is, in single quotes where it needs them, and where it can't be
  /// shown, as octal digits that the shell makes bytes of.
  ///
  /// - Source: POSIX, Shell Command Language 2.2.
  package static func shellWord(_ text: String) -> String {
    guard isShown(text) else { return printed(bytes(of: text)) }
    return isPlain(text) ? text : quoted(text)
  }

  /// A path as one word behind `git add --`: a colon in front would begin a pattern.
  package static func gitPath(_ path: String) -> String {
    shellWord(bytes(of: path).first == UInt8(ascii: ":") ? "./" + path : path)
  }

  /// A text as one word of a command in a crontab, which is one line.
  ///
  /// Some versions of cron make one of two backslashes, so no backslash of the text is left in it.
  package static func crontabWord(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\\")) ? printed(bytes(of: text)) : shellWord(text)
  }

  /// A shell's command as the last field of a line of a crontab.
  ///
  /// - Parameter command: on one line, of words made by ``crontabWord(_:)``.
  /// - Source: crontab(5): a `%` without a backslash before it ends the line.
  package static func crontabCommand(_ command: String) -> String {
    escaped(bytes(of: command)) { $0 == UInt8(ascii: "%") ? "\\%" : nil }
  }

  /// A text as one word of a merge driver's line in the configuration of git, which replaces `%` before a
  /// shell reads the line.
  package static func driverWord(_ text: String) -> String {
    escaped(bytes(of: isPlain(text) ? text : quoted(text))) { $0 == UInt8(ascii: "%") ? "%%" : nil }
  }

  /// Whether a shell leaves a word as it is without quotes.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII ? isPlain(UInt8(truncatingIfNeeded: scalar.value)) : scalar.properties.isAlphabetic
      }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "/._-+@%:,".utf8.contains(byte)
  }

  private static func quoted(_ text: String) -> String {
    "'" + escaped(bytes(of: text)) { $0 == UInt8(ascii: "'") ? "'\\''" : nil } + "'"
  }

  /// Bytes as a word that `printf` makes. The shell takes the line breaks at the end of what a program says
  /// away; those are the last byte of `IFS`.
  ///
  /// - Source: printf(1p): octal digits behind `\0` in the argument of `%b`; POSIX, Shell Command Language
  ///   2.5.3.
  private static func printed(_ bytes: [UInt8]) -> String {
    let end = (bytes.lastIndex { $0 != 0x0A } ?? -1) + 1
    let digits = bytes[..<end].map { byte -> String in
      let isUsual = byte > 0x20 && byte < 0x7F && !"\\'%\"$`!".utf8.contains(byte)
      if isUsual { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 8)
      return "\\0" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
    let breaks = String(repeating: "${IFS#??}", count: bytes.count - end)
    return "\"" + (end > 0 ? "$(printf '%b' '" + digits.joined() + "')" : "") + breaks + "\""
  }
}
