import JournalModel
import JournalReaders
import Testing

@Suite struct WorkbookTests {
  private func excel(
    _ rows: String, prefix: String = "", strings: String = "", styles: String = "", book: String? = nil,
    behind: String = ""
  ) throws -> Workbook {
    let members: [String: String] = [
      "xl/workbook.xml": book
        ?? "<workbook><sheets><sheet name=\"Dec\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>",
      "xl/_rels/workbook.xml.rels":
        "<Relationships><Relationship Id=\"rId1\" Target=\"worksheets/a.xml\"/></Relationships>",
      "xl/sharedStrings.xml": "<sst>\(strings)</sst>",
      "xl/styles.xml": "<styleSheet>\(styles)</styleSheet>",
      "xl/worksheets/a.xml":
        "<\(prefix)worksheet><\(prefix)sheetData>\(rows)</\(prefix)sheetData>\(behind)</\(prefix)worksheet>",
    ]
    return try Workbook { (name: String) throws(ReadingError) -> (any ByteStream)? in
      members[name].map { SourceStream(MemorySource(Array($0.utf8))) }
    }
  }

  /// Days by a format of the program's own and by one of the book's; a number that is none of them.
  private static let styles =
    "<numFmts><numFmt numFmtId=\"164\" formatCode=\"[$-40C]dd\\ mmm\"/><numFmt numFmtId=\"165\" formatCode=\"0&quot;d&quot;\"/>"
    + "</numFmts><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"164\"/><xf numFmtId=\"20\"/><xf numFmtId=\"165\"/></cellXfs>"

  @Test func `texts, numbers, days and times are what a table would have`() throws {
    let book = try excel(
      "<row r=\"2\"><c r=\"A2\" s=\"1\"><v>46357</v></c><c r=\"B2\" s=\"2\"><v>46358.875</v></c><c r=\"D2\" s=\"3\"><v>0.8125</v></c></row>"
        + "<row r=\"4\"><c t=\"s\"><v>1</v></c><c t=\"inlineStr\"><is><t>N</t></is></c><c s=\"4\"><v>7</v></c><c><v>11.5</v></c></row>"
        + "<row r=\"5\"><c t=\"b\"><v>1</v></c><c t=\"e\"><v>#REF!</v></c><c t=\"str\"><f>A1</f><v>J</v></c></row>",
      strings: "<si><t>x</t></si><si><r><t>Lé</t></r><r><t>a</t></r><rPh><t>no</t></rPh></si>",
      styles: Self.styles)
    let sheet = try #require(book.sheets.first)
    #expect(sheet.name == "Dec")
    #expect(sheet.rows.map(\.number) == [2, 4, 5])
    #expect(
      sheet.rows.map(\.cells) == [
        ["2026-12-01", "2026-12-02 21:00", "", "19:30"], ["Léa", "N", "7", "11.5"], ["true", "#REF!", "J"],
      ])
  }

  @Test func `days from 1904, names with a prefix, cells put together, rows and sheets that are hidden`()
    throws
  {
    let book = try excel(
      "<x:row r=\"1\"><x:c r=\"A1\" s=\"1\"><x:v>44895</x:v></x:c><x:c r=\"C1\"><x:v>3</x:v></x:c></x:row>"
        + "<x:row r=\"2\"><x:c r=\"C2\"><x:v>4</x:v></x:c></x:row><x:row r=\"3\" hidden=\"1\"><x:c r=\"A3\"><x:v>1</x:v></x:c></x:row>",
      prefix: "x:", styles: Self.styles,
      book:
        "<workbook><workbookPr date1904=\"1\"/><sheets><sheet name=\"A\" r:id=\"rId1\"/><sheet name=\"B\" state=\"hidden\"/></sheets></workbook>",
      behind: "<x:mergeCells count=\"1\"><x:mergeCell ref=\"A1:B2\"/></x:mergeCells>")
    let sheet = try #require(book.sheets.first)
    #expect(
      sheet.rows.map(\.cells) == [["2026-12-01", "2026-12-01", "3"], ["2026-12-01", "2026-12-01", "4"]])
    #expect(sheet.hiddenRows == 1)
    #expect(book.hiddenSheets == ["B"])
  }

  @Test func `what a sheet can't hold costs its cell alone`() throws {
    let book = try excel(
      "<row r=\"1\"><c r=\"XFD1\"><v>1</v></c><c r=\"A1\"><v>2</v></c><c r=\"B1\"><f>NOW()</f></c><c r=\"C1\" s=\"1\"><v>-3</v></c></row>",
      styles: Self.styles)
    let sheet = try #require(book.sheets.first)
    // Not empty: of a rota the day would be rest.
    #expect(sheet.rows.map(\.cells) == [["2", "#N/A", "-3"]])
    #expect(sheet.flaws.map(\.flaw) == [.tooMany(limit: 1024), .noValue])
    #expect(throws: ReadingError.self) { try excel("<row><c></row>") }
    #expect(try excel("").sheets.map(\.rows.count) == [0])
  }

  @Test func `an OpenDocument sheet says the same`() throws {
    let content =
      "<office:document-content><office:automatic-styles><style:style style:name=\"h\"><style:table-properties table:display=\"false\"/>"
      + "</style:style></office:automatic-styles><office:body><table:table table:name=\"Dec\">"
      + "<table:table-row><table:table-cell office:value-type=\"date\" office:date-value=\"2026-12-01T21:00:00\"><text:p>1</text:p></table:table-cell>"
      + "<table:table-cell table:number-columns-repeated=\"2\"><text:p>N</text:p></table:table-cell>"
      + "<table:table-cell office:value-type=\"time\" office:time-value=\"PT07H30M00S\"><text:p>x</text:p></table:table-cell></table:table-row>"
      + "<table:table-row table:number-rows-repeated=\"1048570\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>"
      + "<table:table-row table:visibility=\"collapse\"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>"
      + "<table:table-row><table:table-cell table:number-columns-spanned=\"2\"><text:p>CA</text:p></table:table-cell><table:covered-table-cell/></table:table-row>"
      + "</table:table><table:table table:name=\"Old\" table:style-name=\"h\"/></office:body></office:document-content>"
    let book = try Workbook(openDocument: SourceStream(MemorySource(Array(content.utf8))))
    let sheet = try #require(book.sheets.first)
    #expect(sheet.rows.map(\.cells) == [["2026-12-01 21:00", "N", "N", "07:30"], ["CA", "CA"]])
    #expect(sheet.rows.map(\.number) == [1, 1_048_573])
    #expect(sheet.hiddenRows == 1 && book.hiddenSheets == ["Old"])
  }

  @Test(
    arguments: [
      (46357, "2026-12-01"), (46357.2916667, "2026-12-01 07:00"), (0.99999, "1899-12-31"), (0.5, "12:00"),
      (1, "24:00"), (61, "1900-03-01"), (-1, nil), (200_000, nil), (.nan, nil),
    ] as [(Double, String?)])
  func `numbers are days and times`(number: Double, text: String?) {
    #expect(SheetCalendar().text(number) == text)
  }
}
