/// Texts as a person types them to a shell.
enum ShellWord {
  /// A text that a shell takes for one word.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
    }
    return isPlain && !text.isEmpty
      ? text : "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
