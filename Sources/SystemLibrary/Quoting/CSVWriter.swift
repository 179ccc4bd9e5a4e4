/// Rows of a table as text that spreadsheets open.
///
/// - Source: RFC 4180 (cells with a separator, a quote or a line break are quoted, lines end with CRLF);
///   OWASP, "CSV Injection".
package struct CSVWriter: Sendable {
  /// What stands between two cells.
  package let separator: UInt8
  /// All rows so far.
  package private(set) var bytes: [UInt8] = []

  /// A table without rows.
  package init(separator: UInt8 = UInt8(ascii: ",")) { self.separator = separator }

  package mutating func add(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(separator) }
      add(cell)
    }
    bytes += [0x0D, 0x0A]
  }

  /// Forgets the rows so far, and keeps their memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Adds a cell; a NUL, at which many readers end the table, becomes U+FFFD.
  private mutating func add(_ cell: String) {
    if cell.utf8.isEmpty { return }
    var cell = CSVWriter.isFormula(cell) ? "'" + cell : cell
    cell.withUTF8 { text in
      let isQuoted =
        unsafe text.contains { $0 == separator || $0 == UInt8(ascii: "\"") || $0 == 0x0D || $0 == 0x0A }
        || text.first == 0x20 || text.last == 0x20
      if isQuoted { bytes.append(UInt8(ascii: "\"")) }
      var start = 0
      for unsafe(offset, byte) in unsafe text.enumerated() where byte == 0 || byte == UInt8(ascii: "\"") {
        unsafe bytes.append(contentsOf: text[start..<offset])
        bytes.append(contentsOf: byte == 0 ? CSVWriter.replacement : CSVWriter.doubledQuote)
        start = offset + 1
      }
      unsafe bytes.append(contentsOf: text[start...])
      if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    }
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  private static let doubledQuote: [UInt8] = [0x22, 0x22]

  /// Whether a spreadsheet might calculate what a cell says: it begins, perhaps behind blanks, with a sign
  /// that begins formulas, in the width of Latin or of Chinese letters, and is no number.
  static func isFormula(_ cell: String) -> Bool {
    guard let first = cell.utf8.first else { return false }
    if first == 0x09 || first == 0x0D { return true }
    let text = cell.utf8.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if text.starts(with: [0xEF, 0xBC]) {
      return text.dropFirst(2).first.map { [0x8B, 0x8D, 0x9D, 0xA0].contains($0) } ?? false
    }
    guard let sign = text.first, "=+-@".utf8.contains(sign) else { return false }
    return !(sign == UInt8(ascii: "-") && isNumber(text.dropFirst()))
  }

  /// `12`, `1.5`, `1,5`.
  private static func isNumber(_ text: Substring.UTF8View) -> Bool {
    var (digits, points) = (0, 0)
    for byte in text {
      if byte &- 0x30 < 10 {
        digits += 1
      } else if digits > 0, points == 0, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        points += 1
      } else {
        return false
      }
    }
    return digits > 0
  }
}
