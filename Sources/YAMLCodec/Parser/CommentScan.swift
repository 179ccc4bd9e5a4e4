/// Finds the comments between the nodes of a tree: productions [75] to [79], `c-nb-comment-text` to
/// `l-comment`.
///
/// Between two nodes stand only blanks, indicators, anchors and tags: there a `#` behind a blank or at the
/// start of a line always begins a comment.
struct CommentScan {
  private let isOn: Bool
  /// Up to where the text was looked at.
  private var offset: Int

  init(isOn: Bool, from offset: Int) {
    self.isOn = isOn
    self.offset = offset
  }

  /// Gives the comments up to an offset to `body`.
  ///
  /// - Parameter onlyOnLine: whether to stop at the end of the line of what was read last.
  mutating func forEach(
    in source: [UInt8], before end: Int, onlyOnLine: Bool = false, _ body: (YAMLEvent) -> Void
  ) {
    guard isOn else { return }
    if onlyOnLine, offset == 0 || isBreak(source[offset - 1]) { return }
    var index = offset
    while index < end {
      let byte = source[index]
      if onlyOnLine, isBreak(byte) { break }
      if byte == UInt8(ascii: "#"), index == 0 || isBlankOrBreak(source[index - 1]) {
        let start = index
        while index < source.count, !isBreak(source[index]) { index += 1 }
        body(YAMLEvent(kind: .comment, node: nil, range: start..<index))
      } else {
        index += 1
      }
    }
    offset = max(offset, index)
  }

  /// Goes into a collection or behind a scalar; the comment behind the header of a text block comes with it.
  mutating func enter(_ record: NodeRecord, in source: [UInt8], _ body: (YAMLEvent) -> Void) {
    guard isOn else { return }
    offset = max(offset, Int(record.start))
    guard record.kind == .scalar || record.kind == .alias else { return }
    if record.style == .literal || record.style == .folded {
      var headerEnd = offset
      while headerEnd < Int(record.end), !isBreak(source[headerEnd]) { headerEnd += 1 }
      forEach(in: source, before: headerEnd, body)
    }
    offset = max(offset, Int(record.end))
  }

  /// Goes behind a collection in brackets that ends at an offset.
  mutating func leave(before end: Int, in source: [UInt8], _ body: (YAMLEvent) -> Void) {
    forEach(in: source, before: end - 1, body)
    offset = max(offset, end)
  }
}
