import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// What is said where a rota can't be read, and what is asked where nobody knows a word.
@Suite struct RotaReasonTests {
  private func book(_ sheet: String, _ more: [(name: String, bytes: [UInt8])] = []) -> [UInt8] {
    ZipMaker.archive(
      [
        ("xl/workbook.xml", Array("<workbook><sheets><sheet name=\"a\"/></sheets></workbook>".utf8)),
        ("xl/worksheets/sheet1.xml", Array(sheet.utf8)),
      ] + more)
  }

  private func calendar(_ titles: [(day: Int, title: String)]) -> String {
    let events = titles.enumerated().map { index, entry in
      let (day, title) = entry
      return
        "BEGIN:VEVENT\r\nUID:\(index)\r\nDTSTART;VALUE=DATE:202612\(day < 10 ? "0" : "")\(day)\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\n" + events.joined() + "END:VCALENDAR\r\n"
  }

  private func lines(_ reading: Reading) -> [String] {
    reading.records.flatMap { $0.texts(of: .shifts) }
  }

  @Test func `a workbook that is damaged or kept by a password says so, also where its format is found out`()
    throws
  {
    let reading = try Reading()
    func flaw(_ name: String, _ bytes: [UInt8], as format: ImportFormat? = nil) -> SourceFlaw? {
      do throws(ImportFailure) {
        _ = try JournalImport(
          try ImportSource(path: name, bytes: bytes), as: format, into: reading.journal, reading.context,
          now: Reading.now)
        return nil
      } catch {
        guard case .source(let flaw) = error.problem.reason else { return nil }
        return flaw
      }
    }
    #expect(flaw("a.xlsx", book("<worksheet><sheetData><row><c>")) == .cutShort)
    #expect(
      flaw("a.xlsx", book("<worksheet><sheetData><row></c></row></sheetData></worksheet>")) == .wrongTag("c"))
    let encrypted = ZipMaker.archive([
      ("mimetype", Array("application/vnd.oasis.opendocument.spreadsheet".utf8)),
      ("META-INF/manifest.xml", Array("<manifest:encryption-data/>".utf8)), ("content.xml", [1, 2, 3]),
    ])
    #expect(flaw("a.ods", encrypted) == .encrypted)
    #expect(flaw("a.ods", encrypted, as: .moods) == .encrypted)
    let old: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 100)
    #expect(flaw("a.xlsx", old) == .needsConversion(.oldExcel))
    #expect(flaw("a.xlsx", old, as: .xlsx) == .needsConversion(.oldExcel))
    for own in ["id,path,kind,date,at,mood\n", "\u{FEFF}\"id\";\"path\";\"kind\";\"date\";\"at\"\n"] {
      #expect(flaw("own.csv", Array(own.utf8)) == .needsConversion(.ownTable))
      #expect(flaw("own.csv", Array(own.utf8), as: .csv) == .needsConversion(.ownTable))
    }
    #expect(flaw("plan.pdf", Array("%PDF-1.7\n".utf8)) == .needsConversion(.pdf))
    #expect(flaw("plan.pdf", Array("%PDF-1.7\n".utf8), as: .ics) == .needsConversion(.pdf))
    #expect(flaw("plan.jpg", [0xFF, 0xD8, 0xFF, 0xE0]) == .needsConversion(.picture))
    #expect(flaw("plan.rar", Array("Rar!\u{1A}\u{7}".utf8)) == .needsConversion(.packed))
    #expect(
      flaw("plan.docx", ZipMaker.archive([("word/document.xml", [])])) == .needsConversion(.text))
  }

  @Test func `a whole day of which nobody knows what it is is asked about, and is no day off`() throws {
    let reading = try Reading()
    let text = calendar([
      (1, "Night"), (2, "Zahnarzt"), (3, "Ward B"), (4, "Night"), (4, "Birthday Mum"), (5, "Rest day"),
      (6, "Late"), (20, "Concert"),
    ])
    let receipt = try reading.run("a.ics", text)
    #expect(
      lines(reading) == [
        "2026-12-01 night", "2026-12-02 zahnarzt", "2026-12-03 ward-b", "2026-12-04 night", "2026-12-06 Late",
      ])
    #expect(Set(receipt.unknown.keys.map(\.word)) == ["Zahnarzt", "Ward B"])
    // Beside a shift, and behind the last one, it is no shift, and is named.
    let left = receipt.left.listed.compactMap { $0.thing.why == .notShift ? $0.thing.what : nil }
    #expect(Set(left) == ["Birthday Mum", "Concert"])
    #expect(receipt.last?.iso == "2026-12-06")
  }

  @Test func `titles that begin alike stay two words`() throws {
    let reading = try Reading()
    let start = "Delivery Suite coordinator shift on the fourth floor"
    let text = calendar([(1, start + " north"), (2, start + " south")])
    _ = try reading.run("a.ics", text)
    let words = lines(reading).map { $0.split(separator: " ").last.map(String.init) ?? "" }
    #expect(words == ["delivery-suite-coordinator-shift-a5ea75", "delivery-suite-coordinator-shift-ff2f40"])
    #expect(words.map { PlanWord.of($0) } == words)
  }
}
