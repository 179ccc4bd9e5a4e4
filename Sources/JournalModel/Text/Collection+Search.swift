// The standard library's functions of these names come with its module of regular expressions, a twentieth
// of the program.
extension Collection where Element: Equatable {
  /// Where other elements are first found, one behind the other; `nil` where they are not. None are found at
  /// once.
  @inlinable
  package func firstRange<Other: Collection>(of other: Other) -> Range<Index>?
  where Other.Element == Element {
    var start = startIndex
    while true {
      var (index, wanted) = (start, other.startIndex)
      while wanted != other.endIndex, index != endIndex, self[index] == other[wanted] {
        formIndex(after: &index)
        other.formIndex(after: &wanted)
      }
      if wanted == other.endIndex { return start..<index }
      if index == endIndex { return nil }
      formIndex(after: &start)
    }
  }

  /// Whether other elements are found, one behind the other.
  @inlinable
  package func contains<Other: Collection>(_ other: Other) -> Bool where Other.Element == Element {
    firstRange(of: other) != nil
  }

  /// Where other elements are found, from the front on, none twice.
  @inlinable
  package func ranges<Other: Collection>(of other: Other) -> [Range<Index>] where Other.Element == Element {
    var ranges: [Range<Index>] = []
    var start = startIndex
    while start != endIndex, let range = self[start...].firstRange(of: other) {
      ranges.append(range)
      start = range.isEmpty ? index(after: range.upperBound) : range.upperBound
    }
    return ranges
  }
}

extension String {
  /// The text with one part in the place of another, wherever it stands.
  package func replacing(_ other: String, with replacement: String) -> String {
    guard !other.isEmpty, var range = self[...].firstRange(of: other) else { return self }
    var (text, rest) = ("", self[...])
    while true {
      // Operators would take the parts for any sequences of characters.
      text.append(contentsOf: rest[..<range.lowerBound])
      text.append(replacement)
      rest = rest[range.upperBound...]
      guard let next = rest.firstRange(of: other) else { break }
      range = next
    }
    text.append(contentsOf: rest)
    return text
  }
}
