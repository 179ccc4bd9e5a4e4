import YAMLCodec

extension Problem {
  /// In the order of paths, then of positions, then as they came.
  package static func sorted(_ problems: [Problem]) -> [Problem] {
    problems.enumerated().sorted { left, right in
      if !left.element.path.utf8.elementsEqual(right.element.path.utf8) {
        return left.element.path.utf8.lexicographicallyPrecedes(right.element.path.utf8)
      }
      let (leftOffset, rightOffset) = (
        left.element.position?.offset ?? -1, right.element.position?.offset ?? -1
      )
      return (leftOffset, left.offset) < (rightOffset, right.offset)
    }.map(\.element)
  }
}
