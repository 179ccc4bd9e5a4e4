/// Texts as a person types them to a shell.
package enum ShellWord {
  /// A text that a shell takes for one word: in quotes where it needs them.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+@%:,".unicodeScalars.contains(scalar)
    }
    return isPlain && !text.isEmpty
      ? text : "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
