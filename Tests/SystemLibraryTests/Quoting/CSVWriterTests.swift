import Testing

@testable import SystemLibrary

@Suite struct CSVWriterTests {
  @Test(arguments: [
    (["a", "b c", ""], "a,b c,\r\n"),
    (["a,b", "c\"d", "e\nf", "g\r\nh"], "\"a,b\",\"c\"\"d\",\"e\nf\",\"g\r\nh\"\r\n"),
    (["a\"\u{301},=1", "\r\n\"", "a\0b"], "\"a\"\"\u{301},=1\",\"'\r\n\"\"\",a\u{FFFD}b\r\n"),
    ([" a", "b "], "\" a\",\"b \"\r\n"), (["é 🙂"], "é 🙂\r\n"),
  ])
  func `cells are quoted where they must be`(cells: [String], row: String) {
    var writer = CSVWriter()
    writer.add(cells)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == row)
  }

  @Test(arguments: [
    ("=1+1", true), ("+33 6 12", true), ("-2+3", true), ("@SUM(A1)", true), ("\tx", true), ("\rx", true),
    (" =1", true), ("\n=1", true), ("-", true), ("- a list", true), ("-1.2.3", true),
    ("-12", false), ("-1.5", false), ("-1,5", false), ("12", false), ("a=b", false), ("", false),
    ("2026-11-20", false), ("=\u{301}1", true), ("+\u{301}", true), ("＝1", true), ("－1", true), ("＠x", true),
    ("ー", false),
  ])
  func `what a spreadsheet would calculate gets a quote mark in front, numbers do not`(
    cell: String, isFormula: Bool
  ) {
    #expect(CSVWriter.isFormula(cell) == isFormula)
    var writer = CSVWriter(separator: UInt8(ascii: ";"))
    writer.add([cell])
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.hasPrefix("'") || text.hasPrefix("\"'") ? isFormula : !isFormula)
  }
}
