import JournalModel

/// A sheet of a workbook, its cells as the texts that a table of values would have: days as `2026-12-01`,
/// times as `07:00`, numbers in decimals.
package struct Sheet: Sendable {
  /// Its name, such as that of a month.
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

  /// Adds a row with its cells; empty ones at its end are left out.
  ///
  /// - Returns: `false` where more cells came than are read.
  mutating func add(_ cells: [String], number: Int, isHidden: Bool, budget: inout Int) -> Bool {
    var cells = cells
    while let last = cells.last, last.isEmpty { cells.removeLast() }
    guard !cells.isEmpty else { return true }
    if isHidden {
      hiddenRows += 1
      return true
    }
    budget -= cells.count + 4
    guard rows.count < Self.mostRows else {
      flaws.append((.tooMany(limit: Self.mostRows), number))
      return false
    }
    guard budget > 0 else {
      flaws.append((.tooMany(limit: ReadingLimits.cells), number))
      return false
    }
    rows.append(CSVRow(cells: cells, number: number))
    return true
  }

  /// Notes a flaw of a row; the first thousand are enough.
  mutating func note(_ flaw: SourceFlaw, _ row: Int) {
    if flaws.count < 1_000 { flaws.append((flaw, row)) }
  }
}

/// A workbook: its sheets in their order.
package struct Workbook: Sendable {
  /// The sheets that are shown.
  package internal(set) var sheets: [Sheet] = []
  /// The names of those that are hidden.
  package internal(set) var hiddenSheets: [String] = []

  /// Whether members are those of a workbook of Excel, or of an OpenDocument spreadsheet.
  package static func isExcel(_ names: some Sequence<String>) -> Bool { names.contains("xl/workbook.xml") }
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
    let date = start.advanced(by: day).iso
    return minute == 0 ? date : date + " " + time.iso
  }
}
