/// Where the reading of one line stands: an offset into the source and the column that tabs bring it to.
struct Line {
  /// The offsets of the line's first byte and of its end, which is not counted in.
  var start = 0
  var end = 0
  var number = 0

  var offset = 0
  var column = 0
  /// Whether `offset` stands on a tab of which some columns are already used.
  var isInsideTab = false

  var nextNonspace = 0
  var nextNonspaceColumn = 0

  /// The columns between here and the next character that is no blank.
  var indent: Int { nextNonspaceColumn - column }
  var isIndented: Bool { indent >= 4 }
  var isBlank: Bool { nextNonspace >= end }
}

extension BlockParser {
  /// The byte at an offset of the line; a line end behind it.
  func byte(_ offset: Int) -> UInt8 { offset < line.end ? source[offset] : Byte.newline }

  mutating func findNextNonspace() {
    var offset = line.offset
    var column = line.column
    while offset < line.end {
      let byte = source[offset]
      if byte == Byte.space {
        column += 1
      } else if byte == Byte.tab {
        column += 4 - column % 4
      } else {
        break
      }
      offset += 1
    }
    line.nextNonspace = offset
    line.nextNonspaceColumn = column
  }

  mutating func advanceToNextNonspace() {
    line.offset = line.nextNonspace
    line.column = line.nextNonspaceColumn
    line.isInsideTab = false
  }

  mutating func advanceToEnd() { line.offset = line.end }

  mutating func advance(bytes count: Int) { advance(count, byColumns: false) }

  /// Moves on by columns, into the middle of a tab if need be (CommonMark 2.2).
  mutating func advance(columns count: Int) { advance(count, byColumns: true) }

  private mutating func advance(_ count: Int, byColumns: Bool) {
    var count = count
    while count > 0, line.offset < line.end {
      if source[line.offset] == Byte.tab {
        let width = 4 - line.column % 4
        if byColumns {
          line.isInsideTab = width > count
          let used = min(width, count)
          line.column += used
          line.offset += line.isInsideTab ? 0 : 1
          count -= used
        } else {
          line.isInsideTab = false
          line.column += width
          line.offset += 1
          count -= 1
        }
      } else {
        line.isInsideTab = false
        line.offset += 1
        line.column += 1
        count -= 1
      }
    }
  }
}
