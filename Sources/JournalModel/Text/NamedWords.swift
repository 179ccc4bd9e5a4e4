/// A file of `Templates/words` whose lines have names, `next: nächste,kommende`; a line that begins with a
/// blank goes on with the one before it. What the names mean is said where the words are asked for.
package struct NamedWords {
  private var words: [String: String] = [:]

  package init(_ file: String) {
    var name = ""
    for line in WordFile(file).lines {
      if line.hasPrefix(" ") {
        words[name]?.append(line)
      } else if let colon = line.firstIndex(of: ":") {
        name = String(line[..<colon])
        words[name] = String(line[line.index(after: colon)...].dropFirst())
      }
    }
  }

  /// The names, in no order.
  package var names: some Sequence<String> { words.keys }

  /// The words of a name; none where the file does not have it.
  package subscript(name: String) -> String { words[name] ?? "" }
}
