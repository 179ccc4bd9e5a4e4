import JournalModel

/// A sheet of a workbook, its cells as the texts that a table of values would have: days as `2026-12-01`,
/// times as `07:00`, numbers in decimals.
package struct Sheet: Sendable {
  package var name: String
  /// The rows that are not empty. A value that stands in several cells put together is in each of them.
  package internal(set) var rows: [CSVRow] = []
  /// How many rows with values are hidden: they are not among ``rows``.
  package internal(set) var hiddenRows = 0
  /// What could not be read, with the number of its row.
  package internal(set) var flaws: [(flaw: SourceFlaw, row: Int)] = []

  /// More columns than these no rota has; a cell further out would make each row as long.
  static let columns = 1_024
  /// More rows than these are no rota of a life.
  static let mostRows = 100_000

  init(name: String) { self.name = name }

  /// Notes a flaw of a row; the first thousand are enough.
  mutating func note(_ flaw: SourceFlaw, _ row: Int) {
    if flaws.count < 1_000 { flaws.append((flaw, row)) }
  }
}

/// A workbook: its sheets in their order.
package struct Workbook: Sendable {
  package internal(set) var sheets: [Sheet] = []
  package internal(set) var hiddenSheets: [String] = []

  /// Whether members are those of a workbook of Excel, or of an OpenDocument spreadsheet.
  package static func isExcel(_ names: some Sequence<String>) -> Bool { names.contains("xl/workbook.xml") }
}

struct WorkbookCells {
  var texts = SharedStrings()
  private var sheets: [(sheet: Sheet, rows: [Row])] = []
  /// For each cell of a row the number of its text, row behind row.
  private var cells: [UInt32] = []
  /// How many cells may still come.
  private var budget = ReadingLimits.cells

  private struct Row {
    var cells: Range<Int>
    let number: Int
  }

  mutating func begin(_ name: String) { sheets.append((Sheet(name: name), [])) }

  /// The workbook, once all is read.
  func workbook(hiddenSheets: [String]) -> Workbook {
    let texts = CellTexts(texts, cells)
    var book = Workbook()
    book.hiddenSheets = hiddenSheets
    book.sheets = sheets.map { sheet, rows in
      var sheet = sheet
      sheet.rows = rows.map { CSVRow(texts, $0.cells, number: $0.number) }
      return sheet
    }
    return book
  }

  /// Notes a flaw of a row of the last sheet.
  mutating func note(_ flaw: SourceFlaw, _ row: Int) {
    guard !sheets.isEmpty else { return }
    sheets[sheets.count - 1].sheet.note(flaw, row)
  }

  /// Adds a row with its cells to the last sheet; empty ones at its end are left out.
  ///
  /// - Returns: `false` where more cells came than are read.
  mutating func add(_ row: [UInt32], number: Int, isHidden: Bool) -> Bool {
    guard let end = row.lastIndex(where: { !texts.isEmpty($0) }), !sheets.isEmpty else { return true }
    let index = sheets.count - 1
    if isHidden {
      sheets[index].sheet.hiddenRows += 1
      return true
    }
    budget -= end + 5
    let flaw: SourceFlaw? =
      if sheets[index].rows.count >= Sheet.mostRows {
        .tooMany(limit: Sheet.mostRows)
      } else if budget <= 0 {
        .tooMany(limit: ReadingLimits.cells)
      } else if texts.isFull {
        .tooLarge(limit: ReadingLimits.textBytes)
      } else { nil }
    if let flaw {
      sheets[index].sheet.flaws.append((flaw, number))
      return false
    }
    sheets[index].rows.append(Row(cells: cells.count..<cells.count + end + 1, number: number))
    cells += row[...end]
    return true
  }

  /// An area of cells that were put together.
  struct Area {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>
  }

  /// Gives the cells of areas of the last sheet the value of the first of each, where they have none.
  mutating func merge(_ areas: [Area]) {
    guard !areas.isEmpty, !sheets.isEmpty else { return }
    let last = sheets.count - 1
    let indices = Dictionary(sheets[last].rows.enumerated().map { ($1.number, $0) }) { $1 }
    for area in areas {
      guard let first = indices[area.rows.lowerBound].map({ sheets[last].rows[$0].cells }),
        area.columns.lowerBound < first.count,
        case let value = cells[first.lowerBound + area.columns.lowerBound], !texts.isEmpty(value)
      else { continue }
      for number in area.rows {
        guard let index = indices[number] else { continue }
        budget -= area.columns.count
        guard budget > 0 else { return note(.tooMany(limit: ReadingLimits.cells), number) }
        sheets[last].rows[index].cells = filled(sheets[last].rows[index].cells, area.columns, with: value)
      }
    }
  }

  /// The cells of a row, some columns of which have a value where they had none.
  private mutating func filled(
    _ row: Range<Int>, _ columns: ClosedRange<Int>, with value: UInt32
  ) -> Range<Int> {
    var row = row
    let missing = columns.upperBound + 1 - row.count
    if missing > 0 {
      // It no longer has room where it stood.
      let start = cells.count
      cells += Array(cells[row])
      cells += repeatElement(0, count: missing)
      row = start..<cells.count
    }
    for cell in columns.map({ row.lowerBound + $0 }) where texts.isEmpty(cells[cell]) { cells[cell] = value }
    return row
  }
}

/// The days and times of spreadsheets, which are numbers of days.
package struct SheetCalendar: Sendable {
  private let start: CivilDay

  /// - Parameter begins1904: whether day 0 is the first of 1904, as old Macs have it; else the 30th of
  ///   December 1899, for every day after February 1900.
  package init(begins1904: Bool = false) {
    start =
      CivilDay(year: begins1904 ? 1904 : 1899, month: begins1904 ? 1 : 12, day: begins1904 ? 1 : 30)
      ?? CivilDay(number: 0)
  }

  /// The days that a number can be: from 1900 to 2200.
  private static let range = 0.0..<110_000.0

  /// `2026-12-01`, `07:00`, or both; `nil` for a number that is neither.
  package func text(_ number: Double) -> String? {
    guard SheetCalendar.range.contains(number) else { return nil }
    // Rounded to the minute, so that 07:00 does not become 06:59.
    let minutes = Int((number * 1440).rounded())
    let (day, minute) = (minutes / 1440, minutes % 1440)
    guard let time = ClockTime(hour: minute / 60, minute: minute % 60) else { return nil }
    if day == 0 { return time.iso }
    // How a table of hours has the midnight at which a day ends.
    if number == 1 { return "24:00" }
    let date = start.advanced(by: day).iso
    return minute == 0 ? date : date + " " + time.iso
  }
}
