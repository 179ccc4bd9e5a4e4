package enum FirstWords {
  /// How many characters are shown at most.
  package static let limit = 60

  /// Bytes in which they are looked for: to count characters takes longer than to read them.
  package static let reach = 2000

  /// The first line of a text that says something, without the marks of Markdown; `nil` where there is none.
  package static func of(_ body: Substring) -> String? {
    var rest = body.utf8.prefix(reach)
    while !rest.isEmpty {
      let line = Substring(rest.prefix { $0 != 0x0A && $0 != 0x0D })
      rest = rest.dropFirst(line.utf8.count + 1)
      let marks = line.prefix { " \t#>*-+_`".contains($0) }
      // `-5 outside` begins with a number, `- 5` is a line of a list.
      let isSigned = "-+".contains(marks.last ?? " ") && line[marks.endIndex...].first?.isNumber ?? false
      let text = line.dropFirst(marks.count - (isSigned ? 1 : 0))
      let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
        .map { String($0.filter { $0 != "*" && $0 != "`" }) }
      guard words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else { continue }
      return cut(words)
    }
    return nil
  }

  private static func cut(_ words: [String]) -> String {
    var result = ""
    for word in words {
      let next = result.isEmpty ? word : result + " " + word
      if next.count > limit { return result.isEmpty ? word.prefix(limit) + "…" : result + "…" }
      result = next
    }
    return result
  }
}
