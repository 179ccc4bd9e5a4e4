extension String {
  /// Calls with the text's bytes.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }

  /// A number in digits with zeros before it, as long as `width` at least.
  package func zeroPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - utf8.count)) + self
  }

  /// The lines, empty ones too: what `Character.isNewline` parts, told from the bytes, as to look for the
  /// borders of characters in a long text costs ten times as much.
  package var lines: [Substring] {
    var lines: [Substring] = []
    var (start, index) = (startIndex, startIndex)
    while index < endIndex {
      let width = lengthOfLineEnd(at: index)
      guard width > 0 else {
        utf8.formIndex(after: &index)
        continue
      }
      lines.append(self[start..<index])
      utf8.formIndex(&index, offsetBy: width)
      start = index
    }
    return lines + [self[start...]]
  }

  /// How many bytes the end of a line has that begins at an index: 0 where none does.
  private func lengthOfLineEnd(at index: Index) -> Int {
    let byte = utf8[index]
    switch byte {
    case 0x0D: return utf8[index...].starts(with: [0x0D, 0x0A]) ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return utf8[index...].starts(with: [0xC2, 0x85]) ? 2 : 0
    case 0xE2: return ["\u{2028}", "\u{2029}"].contains { utf8[index...].starts(with: $0.utf8) } ? 3 : 0
    default: return 0
    }
  }
}
