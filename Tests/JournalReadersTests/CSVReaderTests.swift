import JournalModel
import JournalReaders
import Testing

@Suite struct CSVReaderTests {
  private func cells(_ text: String) -> [[String]] { CSVReader.rows(Array(text.utf8)).rows.map(\.cells) }

  @Test(arguments: [
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    ("a;b\n1,5;2\n", [["a", "b"], ["1,5", "2"]]),
    ("a\tb\r1\t2", [["a", "b"], ["1", "2"]]),
    ("a,b\n\"x, \"\"y\"\"\nz\",2\n", [["a", "b"], ["x, \"y\"\nz", "2"]]),
    ("sep=;\na;b\n", [["a", "b"]]),
    ("\u{FEFF}a,b\n,\n\n1,\n", [["a", "b"], ["1", ""]]),
    ("a,b\n5\" wide,2\n", [["a", "b"], ["5\" wide", "2"]]),
  ])
  func `reads tables as programs write them`(text: String, rows: [[String]]) {
    #expect(cells(text) == rows)
  }

  @Test func `rows have the numbers of the lines on which they begin`() {
    let rows = CSVReader.rows(Array("h\n\"a\nb\"\n\nc\n".utf8)).rows
    #expect(rows.map(\.number) == [1, 2, 5])
  }

  @Test func `a quote that is never closed costs its line`() {
    let (rows, flaws) = CSVReader.rows(Array("a,b\n\"x,1\ny,2\nz,3\n".utf8))
    #expect(flaws.map(\.flaw) == [.unclosedQuote])
    #expect(flaws.map(\.row) == [2])
    #expect(rows.map(\.cells) == [["a", "b"], ["y", "2"], ["z", "3"]])
  }

  @Test func `a row of more cells than any program has is cut, and says so`() {
    let (rows, flaws) = CSVReader.rows(Array(("a" + String(repeating: ",b", count: 20_000) + "\nc,d\n").utf8))
    #expect(rows.map(\.cells.count) == [16_384, 2])
    #expect(flaws.map(\.flaw) == [.tooMany(limit: 16_384)])
  }

  @Test func `knows windows-1252 and both kinds of UTF-16`() {
    let text = "nom;été\nLéa;19h00\n"
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [latin, little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, Array(text.utf8)] {
      #expect(CSVReader.rows(bytes).rows.map(\.cells) == [["nom", "été"], ["Léa", "19h00"]])
    }
    #expect(SourceText.utf8([0x80, 0x93]) == Array("€“".utf8))
  }
}
