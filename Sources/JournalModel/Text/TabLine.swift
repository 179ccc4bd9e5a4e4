/// A line of fields divided by tabs, whatever the fields hold.
package enum TabLine {
  /// The line of some fields, with its end.
  package static func text(_ fields: [String]) -> String {
    fields.map { escaped($0) }.joined(separator: "\t") + "\n"
  }

  /// The fields of a line without its end.
  package static func fields(of line: String) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped($0) }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(0x5C) else { return String(text) }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(
          scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
