import JournalModel
import JournalReaders

/// What the columns of a table hold that has a row a day or a shift.
struct RowColumns {
  /// What a cell says of the day of its row. A line of `Templates/words/tables.txt` has the heads of each; of
  /// two fields that share a head the first is meant.
  enum Field: String, CaseIterable {
    case date, code
    /// Perhaps the code: other tables have columns of that name, too.
    case doubtfulCode
    case start, end
    /// The last day of what takes several, where that is not in ``end``.
    case endDay
    case hours, person
    /// Minutes without pay; how long the work is without them.
    case pause, paid
    /// Time on call beside the shift of a row.
    case onCallStart, onCallEnd
    /// The second half of a split shift: heads of ``start`` and ``end`` once more.
    case secondStart, secondEnd
    /// What a code means, in words beside it.
    case label

    fileprivate static func named(_ head: String) -> Field? {
      allCases.first { field in
        TableWords.isHead(head, of: "column-" + field.rawValue) || field == .pause && TableWords.isPause(head)
      }
    }
  }

  /// The column of days; that of the start where both moments of a shift have theirs.
  private(set) var date = 0
  private var columns: [Field: Int] = [:]
  private var heads: [String] = []

  subscript(field: Field) -> Int? { columns[field] }

  var haveShifts: Bool { self[.code] != nil || self[.hours] != nil || haveTimes }
  private var haveTimes: Bool { self[.start] != nil && self[.end] != nil }

  /// The columns with a head of which nothing is taken.
  var others: [(column: Int, name: String)] {
    heads.enumerated().filter { !$1.isEmpty && !columns.values.contains($0) }.map { ($0, $1) }
  }

  /// The columns that a header names; `nil` where none has days.
  ///
  /// - Parameter rows: what stands below it: a column of codes without a known name is found by its cells.
  init?(_ header: CSVRow, rows: [CSVRow]) {
    heads = header.cells.map(\.trimmedBlanks)
    findHeads(rows)
    findLength(rows)
    guard let date = self[.date] ?? startOfDays(rows) else { return nil }
    (self.date, columns[.date]) = (date, date)
    findCode(rows)
  }

  /// A day and a code in the first two columns, perhaps with their hours; `nil` where the first row says
  /// anything else.
  init?(withoutHeader rows: [CSVRow]) {
    guard let first = rows.first, first.count >= 2, WrittenDate(first[0]) != nil, !first[1].isEmpty else {
      return nil
    }
    columns = [.date: 0, .code: 1]
    if first.count >= 4, ClockTime(written: first[2]) != nil { (columns[.start], columns[.end]) = (2, 3) }
    func cells(_ column: Int) -> [String] { rows.prefix(50).map { $0[column] }.filter { !$0.isEmpty } }
    for column in 2..<max(2, rows.prefix(50).map(\.count).max() ?? 2) where !columns.values.contains(column) {
      let cells = cells(column)
      if self[.hours] == nil, !haveTimes, cells.contains(where: { WrittenHours.spans(in: $0) != nil }) {
        columns[.hours] = column
      }
    }
    // What nothing is taken of is named by its first cell.
    let width = rows.prefix(50).map(\.count).max() ?? 0
    heads = (0..<width).map { RowColumns.areWeekdays($0, rows) ? "" : cells($0).first ?? "" }
  }

  private mutating func findHeads(_ rows: [CSVRow]) {
    for (column, head) in heads.enumerated() {
      var field = Field.named(head)
      switch field {
      case .date where RowColumns.areWeekdays(column, rows): field = nil
      case .start where haveTimes: field = .secondStart
      case .end where self[.end] != nil && self[.secondStart] != nil: field = .secondEnd
      default: break
      }
      if let field, self[field] == nil { columns[field] = column }
    }
    if self[.secondEnd] == nil { columns[.secondStart] = nil }
    if self[.code] == nil { columns[.code] = self[.doubtfulCode] } else { columns[.doubtfulCode] = nil }
  }

  /// Beside a start and an end a number of hours is how long the work is.
  private mutating func findLength(_ rows: [CSVRow]) {
    guard haveTimes, self[.paid] == nil else { return }
    if let hours = self[.hours] {
      if RowColumns.areNumbers(hours, rows) { (columns[.paid], columns[.hours]) = (hours, nil) }
    } else {
      columns[.paid] =
        others.first { other in
          TableWords.isHead(other.name, of: "length") && RowColumns.areNumbers(other.column, rows)
        }?.column
    }
  }

  /// The column of the start where its moments have their days.
  private func startOfDays(_ rows: [CSVRow]) -> Int? {
    guard haveTimes, let start = self[.start] else { return nil }
    let haveDays = rows.prefix(20).contains {
      WrittenDays([$0[start]], preferred: true).moment($0[start])?.time != nil
    }
    return haveDays ? start : nil
  }

  /// Takes the words beside a code for what it means; without a code the column whose cells are codes or
  /// words of shifts.
  private mutating func findCode(_ rows: [CSVRow]) {
    if self[.code] == nil, haveShifts {
      columns[.code] =
        others.first { other in
          !TableWords.isHead(other.name, of: "remark")
            && RotaEvidence.isOfShifts(rows.map { $0[other.column] })
        }?.column
    } else if self[.code] != nil, self[.doubtfulCode] == nil {
      columns[.label] = others.first { TableWords.isHead($0.name, of: "label") }?.column
    }
  }

  /// Whether a column only says which day of the week it is.
  private static func areWeekdays(_ column: Int, _ rows: [CSVRow]) -> Bool {
    let cells = rows.prefix(5).map { $0[column] }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy { !$0.contains(where: \.isNumber) && Weekday(named: $0) != nil }
  }

  private static func areNumbers(_ column: Int, _ rows: [CSVRow]) -> Bool {
    let cells = rows.prefix(100).map { $0[column] }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy { TableNumber.minutes(ofHours: $0) != nil }
  }
}
