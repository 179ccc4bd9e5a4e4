extension [String] {
  /// The texts in one, with a separator between them.
  ///
  /// Stands before the generic method of the standard library, which looks conformances up when it is first
  /// called: a thirtieth of what `today` does.
  package func joined(separator: String) -> String {
    var result = ""
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
