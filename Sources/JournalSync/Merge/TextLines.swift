/// A text in lines, for comparing: how a line ends makes no difference, since editors change that for whole
/// files.
struct TextLines {
  private(set) var lines: [ArraySlice<UInt8>] = []

  /// Splits after LF, CR LF or CR.
  init(_ text: ArraySlice<UInt8>) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte == 0x0D, index < text.endIndex, text[index] == 0x0A { index += 1 }
      if byte == 0x0D || byte == 0x0A {
        lines.append(text[start..<index])
        start = index
      }
    }
    if start < text.endIndex { lines.append(text[start...]) }
  }

  /// A line without its end.
  static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.endIndex
    if end > line.startIndex, line[end - 1] == 0x0A { end -= 1 }
    if end > line.startIndex, line[end - 1] == 0x0D { end -= 1 }
    return line[line.startIndex..<end]
  }

  /// Whether two texts are the same but for how their lines end.
  static func areAlike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard
      MergeStyle.ended(one, [0x0A]).count == one.count
        && MergeStyle.ended(other, [0x0A]).count == other.count
    else { return one == other }
    return TextLines(one[...]).lines.map(content) == TextLines(other[...]).lines.map(content)
  }

  /// How most lines of a text end; LF where none does.
  static func usualEnd(of text: ArraySlice<UInt8>) -> [UInt8] {
    var counts = (lf: 0, crlf: 0, cr: 0)
    for line in TextLines(text).lines {
      if line.suffix(2).elementsEqual([0x0D, 0x0A]) {
        counts.crlf += 1
      } else if line.last == 0x0A {
        counts.lf += 1
      } else if line.last == 0x0D {
        counts.cr += 1
      }
    }
    if counts.crlf > max(counts.lf, counts.cr) { return [0x0D, 0x0A] }
    return counts.cr > counts.lf ? [0x0D] : [0x0A]
  }
}

/// Gives lines numbers, the same for lines that are alike.
struct LineNumbering {
  private var numbers: [ArraySlice<UInt8>: Int32] = [:]

  mutating func numbers(of lines: [ArraySlice<UInt8>]) -> [Int32] {
    lines.map { line in
      let content = TextLines.content(line)
      if let number = numbers[content] { return number }
      let number = Int32(numbers.count)
      numbers[content] = number
      return number
    }
  }
}
