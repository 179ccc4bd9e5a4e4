/// A link reference definition at the beginning of a paragraph: `[label]: destination "title"` (CommonMark
/// 4.7).
struct ReferenceDefinition {
  /// The label as labels are compared.
  var label: [UInt8]
  /// Spans of the text with their escapes.
  var destination: Node.Span
  var title: Node.Span
  /// The offset behind the definition's last line.
  var end: Int

  /// Reads the definition at the beginning of `range`; `nil` where none stands there.
  init?(in bytes: [UInt8], at range: Range<Int>) {
    let limit = range.upperBound
    guard let labelEnd = LinkLabel.end(in: bytes, at: range.lowerBound, before: limit), labelEnd < limit,
      bytes[labelEnd] == Byte.colon,
      let label = LinkLabel.normalized(bytes[range.lowerBound + 1..<labelEnd - 1])
    else { return nil }
    let start = LinkScanner.passBlanks(in: bytes, at: labelEnd + 1, before: limit)
    guard let destination = LinkScanner.destination(in: bytes, at: start, before: limit),
      destination.end > start
    else { return nil }
    self.label = label
    self.destination = destination.span
    title = .empty
    let titleStart = LinkScanner.passBlanks(in: bytes, at: destination.end, before: limit)
    if titleStart > destination.end, let title = LinkScanner.title(in: bytes, at: titleStart, before: limit),
      let end = Self.lineEnd(in: bytes, at: title.end, before: limit)
    {
      self.title = title.span
      self.end = end
    } else if let end = Self.lineEnd(in: bytes, at: destination.end, before: limit) {
      self.end = end
    } else {
      return nil
    }
  }

  /// The offset behind the line end where only blanks stand before it.
  private static func lineEnd(in bytes: [UInt8], at offset: Int, before limit: Int) -> Int? {
    var offset = offset
    while offset < limit, bytes[offset].isBlank { offset += 1 }
    guard offset < limit else { return limit }
    return bytes[offset] == Byte.newline ? offset + 1 : nil
  }
}
