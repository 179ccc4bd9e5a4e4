import JournalModel

/// The rows that match a query, in the order of their days, of which only those on the page become records.
///
/// The same order as ``/JournalModel/Sort`` by date: the columns decide, and for rows of the same moment id and path.
struct RowSelection {
  private let query: Query
  private let snapshot: IndexSnapshot
  private let zone: TimeZoneRules
  private let filter: ColumnFilter
  /// How many rows the page needs.
  private let needed: Int
  private var rows: [Row] = []
  /// How many rows match.
  private(set) var total = 0

  /// A row with what it is sorted by.
  private struct Row {
    var day: Int32
    var at: Int64
    var folder: Int32
    var row: Int32
  }

  /// `nil` for queries in another order than that of days.
  init?(_ query: Query, _ snapshot: IndexSnapshot, zone: TimeZoneRules) {
    guard query.sort.field == .date else { return nil }
    self.query = query
    self.snapshot = snapshot
    self.zone = zone
    filter = ColumnFilter(query)
    let limit = query.limit.map { max($0, 0) } ?? Int.max
    needed =
      max(query.offset, 0).addingReportingOverflow(limit).overflow ? .max : max(query.offset, 0) + limit
  }

  /// Takes the rows of a block that match.
  mutating func add(_ block: FolderBlock, folder: Int, path: [UInt8]) {
    for number in 0..<block.count {
      let columns = block.columns(number)
      let flags = block.state(number).flags
      guard filter.mayMatch(columns, flags) else { continue }
      let view = IndexedRow(folder: path, block: block, row: number, zone: zone)
      let day = view.day(columns)
      if filter.decides {
        guard filter.matches(columns, day: day) else { continue }
      } else {
        guard let record = view.record, query.matches(record) else { continue }
      }
      total += 1
      insert(Row(day: day, at: columns.at, folder: Int32(folder), row: Int32(number)))
    }
  }

  /// Keeps twice as many as are needed, so that most rows cost one comparison.
  private mutating func insert(_ row: Row) {
    rows.append(row)
    guard needed < 10_000, rows.count >= 2 * needed + 64 else { return }
    rows.sort(by: precedes)
    rows.removeLast(rows.count - needed)
  }

  /// The records of the page; `nil` where a block is damaged.
  mutating func page() -> [Record]? {
    rows.sort(by: precedes)
    var result: [Record] = []
    for row in query.page(of: rows) {
      guard let record = view(row, { $0.record }) ?? nil else { return nil }
      result.append(record)
    }
    return result
  }

  private func precedes(_ left: Row, _ right: Row) -> Bool {
    let order = query.sort.isAscending(CivilDay(number: left.day), CivilDay(number: right.day))
    guard let isAscending = order else { return left.day < right.day }
    let (first, second) = isAscending ? (left, right) : (right, left)
    if first.day != second.day { return first.day < second.day }
    if first.at != second.at { return first.at < second.at }
    let (firstName, secondName) = (view(first) { ($0.id, $0.path) }, view(second) { ($0.id, $0.path) })
    guard let firstName, let secondName else { return false }
    if firstName.0 != secondName.0 { return firstName.0 < secondName.0 }
    return Bytes.precedes(firstName.1, secondName.1)
  }

  private func view<Result>(_ row: Row, _ body: (IndexedRow) -> Result) -> Result? {
    let folder = snapshot.folders[Int(row.folder)]
    var result: Result?
    _ = snapshot.withBlock(folder, isChecked: true) { block in
      result = body(
        IndexedRow(folder: snapshot.path(folder), block: block, row: Int(row.row), zone: zone))
    }
    return result
  }
}
