import JournalModel

/// Reads tables of values with separators.
///
/// Read generously: line ends of any system, quotes in the middle of a cell, rows of any length; commas,
/// semicolons (Excel where the comma is the decimal sign) or tabs, whichever most of the first lines have;
/// Excel's line `sep=;`.
///
/// - Source: RFC 4180, section 2.
package struct CSVReader {
  private let bytes: [UInt8]
  private var offset = 0
  /// The line on which the row at hand begins, and the one on which the next one does.
  private var (number, line) = (0, 1)
  /// What stands between cells.
  package let separator: UInt8
  /// Rows whose quotes are never closed: each costs its line.
  package private(set) var unclosedRows: [Int] = []
  /// Rows of more cells than are read, and those with a cell longer than an entry.
  private var wideRows: [Int] = []
  private var longRows: [Int] = []

  /// A reader of a text in any encoding that ``SourceText`` knows.
  package init(_ source: [UInt8]) {
    bytes = SourceText.utf8(source)
    if bytes.starts(with: Array("sep=".utf8)), bytes.count > 4 {
      separator = bytes[4]
      offset = bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      line = 2
    } else {
      separator = CSVReader.separator(of: bytes)
    }
  }

  /// All rows that are not empty, and what is wrong with them, each with the number of its row.
  package static func rows(_ source: [UInt8]) -> (rows: [CSVRow], flaws: [(flaw: SourceFlaw, row: Int)]) {
    var reader = CSVReader(source)
    // Millions of short rows would take ten times their own size as arrays of strings.
    var (texts, cells, ends) = (SharedStrings(), [UInt32](), [(cell: Int, row: Int)]())
    // A row takes memory of its own, as much as nine cells.
    while cells.count + 9 * ends.count < ReadingLimits.cells, let row = reader.next() {
      for cell in row.cells { cells.append(texts.add(cell)) }
      ends.append((cells.count, row.number))
    }
    let shared = CellTexts(texts, cells)
    var start = 0
    let rows = ends.map { end in
      defer { start = end.cell }
      return CSVRow(shared, start..<end.cell, number: end.row)
    }
    var flaws = reader.unclosedRows.map { (flaw: SourceFlaw.unclosedQuote, row: $0) }
    flaws += reader.wideRows.map { (.tooMany(limit: ReadingLimits.columns), $0) }
    flaws += reader.longRows.map { (.tooLarge(limit: ReadingLimits.entryBytes), $0) }
    if reader.offset < reader.bytes.count {
      flaws.append((.tooMany(limit: ReadingLimits.cells), reader.line))
    }
    return (rows, flaws.sorted { $0.row < $1.row })
  }

  /// The next row that is not empty.
  package mutating func next() -> CSVRow? {
    while offset < bytes.count {
      let start = offset
      number = line
      defer { line += lineEnds(in: start..<offset) }
      var cells: [String] = []
      if !read(into: &cells) {
        // Quotes that are never closed would swallow the rest: the row is given up, and from now on a cell
        // ends with its line.
        unclosedRows.append(number)
        offset = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        skipLineEnd()
        continue
      }
      if cells.contains(where: { !$0.trimmedBlanks.isEmpty }) { return CSVRow(cells: cells, number: number) }
    }
    return nil
  }

  /// Reads the cells of a line; `false` where a quote is never closed.
  private mutating func read(into cells: inout [String]) -> Bool {
    while true {
      guard let cell = readCell() else { return false }
      if cells.count < ReadingLimits.columns {
        cells.append(cell)
      } else if wideRows.last != number {
        wideRows.append(number)
      }
      guard offset < bytes.count else { return true }
      if bytes[offset] == separator {
        offset += 1
        if offset == bytes.count { cells.append("") }
        if offset == bytes.count { return true }
        continue
      }
      skipLineEnd()
      return true
    }
  }

  /// The text of a cell; `nil` where its quotes are never closed.
  private mutating func readCell() -> String? {
    var quoted: [UInt8] = []
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
      guard readQuoted(into: &quoted) else { return nil }
    }
    let start = offset
    while offset < bytes.count, bytes[offset] != separator, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      offset += 1
    }
    let length = quoted.count + offset - start
    if length > ReadingLimits.entryBytes, longRows.last != number { longRows.append(number) }
    if quoted.isEmpty { return text(bytes[start..<offset]) }
    quoted += bytes[start..<offset]
    return text(quoted[...])
  }

  /// The text of bytes, of which a cell has no more than an entry.
  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(ReadingLimits.entryBytes), as: UTF8.self)
  }

  /// Reads up to the closing quote; two quotes stand for one.
  private mutating func readQuoted(into cell: inout [UInt8]) -> Bool {
    let isOneLine = !unclosedRows.isEmpty
    while let end = bytes[offset...].firstIndex(where: {
      $0 == UInt8(ascii: "\"") || isOneLine && $0 == 0x0A
    }), bytes[end] != 0x0A {
      // Taken a part at a time: what is never closed is not held in memory a second time.
      cell += bytes[offset..<end]
      offset = end + 1
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return true }
      cell.append(bytes[offset])
      offset += 1
    }
    return false
  }

  private func lineEnds(in range: Range<Int>) -> Int {
    range.count { bytes[$0] == 0x0A || bytes[$0] == 0x0D && ($0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A) }
  }

  private mutating func skipLineEnd() {
    guard offset < bytes.count else { return }
    offset += bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }

  /// What stands in most of the first lines; where that is the same for two, what they have most of. A title
  /// above a table has none, or a comma of its own.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    var lines = [Int](repeating: 0, count: candidates.count)
    var total = lines
    var ofLine = lines
    var (count, isQuoted, hasText) = (0, false, false)
    func endLine() {
      for index in candidates.indices where ofLine[index] > 0 {
        lines[index] += 1
        total[index] += ofLine[index]
        ofLine[index] = 0
      }
      if hasText { count += 1 }
      hasText = false
    }
    for byte in bytes.prefix(1 << 16) where count < linesLookedAt {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D {
        endLine()
        continue
      }
      hasText = true
      if let index = candidates.firstIndex(of: byte) { ofLine[index] += 1 }
    }
    endLine()
    let best = candidates.indices.max { (lines[$0], total[$0], -$0) < (lines[$1], total[$1], -$1) } ?? 0
    return candidates[best]
  }

  private static let linesLookedAt = 12
}

extension StringProtocol {
  /// The text without blanks, tabs, line ends, no-break spaces and byte order marks around it.
  package var trimmedBlanks: String {
    // Most texts begin and end with a letter.
    if let first = unicodeScalars.first?.value, let last = unicodeScalars.last?.value,
      0x20 < first && first < 0x80, 0x20 < last && last < 0x80
    {
      return String(self)
    }
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value <= 0x20 || [0xA0, 0x202F, 0x2009, 0x200B, 0xFEFF].contains(scalar.value)
    }
    var scalars = Substring(self).unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }
}
