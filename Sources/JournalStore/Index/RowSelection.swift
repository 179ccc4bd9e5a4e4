import JournalModel

/// The rows that match a query, in its order, of which only those on the page become records.
///
/// The same order as ``/JournalModel/Sort``: the columns decide, and for rows of the same moment id and path. Titles are in
/// no column: a query in their order is answered by the records themselves.
struct RowSelection: Sendable {
  private let query: Query
  private let snapshot: IndexSnapshot
  private let zone: TimeZoneRules
  private let filter: BlockFilter
  private let words: SignatureTest?
  /// How many rows the page needs.
  private let needed: Int
  private var rows: [Row] = []
  /// The last row that the page may need, once there are enough.
  private var threshold: Row?
  /// How many rows match.
  private(set) var total = 0

  /// A row with what it is sorted by.
  struct Row {
    /// What comes before the day: the smaller, the earlier on the page.
    var rank: Int32
    var day: Int32
    var at: Int64
    var folder: Int32
    var row: Int32
  }

  /// `nil` where a block is damaged.
  ///
  /// - Parameter words: what the words of a record must be able to answer.
  init?(_ query: Query, _ snapshot: IndexSnapshot, zone: TimeZoneRules, words: SignatureTest? = nil) {
    self.query = query
    self.snapshot = snapshot
    self.zone = zone
    filter = BlockFilter(query)
    self.words = words.flatMap { $0.admitsAll ? nil : $0 }
    let limit = query.limit.map { max($0, 0) } ?? Int.max
    let (sum, isTooMuch) = max(query.offset, 0).addingReportingOverflow(limit)
    needed = isTooMuch || query.sort.field == .title ? .max : sum
    guard addFolders() else { return nil }
    if query.sort.field != .title { rows.sort(by: precedes) }
  }

  /// Takes the rows of all folders that match; `false` where a block is damaged.
  private mutating func addFolders() -> Bool {
    let folders = foldersInOrder()
    guard words != nil else {
      return folders.allSatisfy { number, folder in
        if isBeyondPage(folder.summary), filter.takesAll(of: folder) {
          total += Int(folder.summary.recordCount)
          return true
        }
        return matchingRows(number, folder).map { add($0, of: folder, number: number) } ?? false
      }
    }
    // Signatures are most of an index: to look at them takes longer than to start threads.
    let threads = folders.count > 8 ? System.processorCount : 1
    let found = Pieces.map(folders.count, threads: threads, worker: {}) { [self] _, place in
      matchingRows(folders[place].number, folders[place].row)
    }
    return zip(folders, found).allSatisfy { folder, rows in
      rows.map { add($0, of: folder.row, number: folder.number) } ?? false
    }
  }

  /// The folders that may have rows that match, those with the first rows of the page first.
  private func foldersInOrder() -> [(number: Int, row: FolderRow)] {
    var folders: [(number: Int, row: FolderRow)] = []
    for (number, folder) in snapshot.folders.enumerated() {
      let row = snapshot.row(folder)
      if filter.mayMatch(row.summary) { folders.append((number, row)) }
    }
    guard query.sort.field == .date else { return folders }
    if query.sort.isAscending {
      folders.sort { $0.row.summary.firstDay < $1.row.summary.firstDay }
    } else {
      folders.sort { left, right in
        let (first, second) = (left.row.summary, right.row.summary)
        let isToCome = isToCome(first.firstDay)
        guard isToCome == self.isToCome(second.firstDay) else { return !isToCome }
        return isToCome ? first.firstDay < second.firstDay : first.lastDay > second.lastDay
      }
    }
    return folders
  }

  /// Whether a day comes behind all those that were, in the order asked for.
  private func isToCome(_ day: Int32) -> Bool {
    guard let today = query.sort.today, query.sort.field == .date, !query.sort.isAscending else {
      return false
    }
    return day > today.number
  }

  /// The rows of a folder that match; `nil` where its block is damaged.
  private func matchingRows(_ number: Int, _ folder: FolderRow) -> RowSet? {
    let place = snapshot.folders[number]
    guard let block = snapshot.block(place),
      var found = filter.rows(of: block, folder, path: snapshot.path(place), zone: zone)
    else { return nil }
    guard let words, !found.isEmpty else { return found }
    guard let columns = block.columns, let signatures = block.signatures else { return nil }
    let rows = found
    rows.forEach { row in
      if !words.mayMatch(columns.signature(row, of: signatures)) { found.remove(row) }
    }
    return found
  }

  /// Takes rows that match; `false` where their block is damaged.
  private mutating func add(_ found: RowSet, of folder: FolderRow, number: Int) -> Bool {
    total += found.size
    if isBeyondPage(folder.summary) || found.isEmpty { return true }
    guard let block = snapshot.block(snapshot.folders[number]), let columns = block.columns else {
      return false
    }
    let states = folder.flags.contains(.hasFileTimes) ? block.states : nil
    found.forEach { row in
      var day = columns.day(row)
      if let states, columns.isFileTime(row) {
        day = RecordReader(zone: zone).day(of: states[row].file).number
      }
      insert(
        Row(
          rank: rank(row, columns), day: day, at: columns.at(row), folder: Int32(number), row: Int32(row)))
    }
    return true
  }

  /// Whether no row of a folder can come before the last one that the page needs.
  private func isBeyondPage(_ folder: FolderSummary) -> Bool {
    guard query.sort.field == .date, let threshold else { return false }
    if query.sort.isAscending || isToCome(threshold.day) { return folder.firstDay > threshold.day }
    // Of a folder that reaches beyond today, the last day that was.
    let last = query.sort.today.map { min($0.number, folder.lastDay) } ?? folder.lastDay
    return last < threshold.day || isToCome(folder.firstDay)
  }

  private func rank(_ row: Int, _ columns: BlockColumns) -> Int32 {
    let value: Int32
    switch query.sort.field {
    case .date, .title: return 0
    case .words: value = columns.wordCount(row)
    case .mood:
      guard columns.mood(row) != .min else { return .max }
      value = Int32(columns.mood(row))
    case .scale(let scale):
      guard columns.rating(scale, row) != 0 else { return .max }
      value = Int32(columns.rating(scale, row))
    }
    return query.sort.isAscending ? value : -value
  }

  /// Keeps twice as many as are needed, so that most rows cost one comparison.
  private mutating func insert(_ row: Row) {
    if let threshold, !precedes(row, threshold) { return }
    rows.append(row)
    guard needed < 10_000, rows.count >= 2 * needed + 64 else { return }
    rows.sort(by: precedes)
    rows.removeLast(rows.count - needed)
    threshold = rows.last
  }

  /// The records of the page; `nil` where a block is damaged.
  func page() -> [Record]? {
    let isByTitle = query.sort.field == .title
    let parts = map(isByTitle ? rows : query.page(of: rows), by: RowSelection.partSize) { part in
      var records: [Record] = []
      records.reserveCapacity(part.count)
      part.forEach { records.append($0) }
      return records
    }
    guard let parts else { return nil }
    let records = Array(parts.joined())
    return isByTitle ? query.page(of: query.sorted(records)) : records
  }

  /// What is made of the records of the page, part after part; `nil` where a block is damaged.
  ///
  /// - Parameter size: so many are taken by a thread before it asks for more.
  func map<Part: Sendable>(
    by size: Int, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> [Part]? {
    if query.sort.field != .title { return map(query.page(of: rows), by: size, make) }
    return page().map { records in
      var part = RecordPart(records)
      return [make(&part)]
    }
  }

  /// So many rows are in a part of which no file is read.
  static let partSize = 1024

  private func map<Part: Sendable>(
    _ rows: [Row], by size: Int, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> [Part]? {
    RecordPart.map(
      rows.count, by: size, { [snapshot, zone] in RecordPart(rows[$0], of: snapshot, zone: zone) }, make)
  }

  private func precedes(_ left: Row, _ right: Row) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    let order = query.sort.isAscending(CivilDay(number: left.day), CivilDay(number: right.day))
    guard let order else { return left.day < right.day }
    let isAscending = query.sort.field == .date && order
    let (first, second) = isAscending ? (left, right) : (right, left)
    if first.day != second.day { return first.day < second.day }
    if first.at != second.at { return first.at < second.at }
    guard let firstName = name(first), let secondName = name(second) else { return false }
    let (firstID, secondID) = (firstName.id, secondName.id)
    if firstID != secondID { return firstID < secondID }
    return Bytes.precedes(firstName.path, secondName.path)
  }

  private func name(_ row: Row) -> RowName? {
    let folder = snapshot.folders[Int(row.folder)]
    guard let states = snapshot.block(folder)?.states else { return nil }
    return RowName(folder: snapshot.path(folder), name: states.name(Int(row.row)))
  }
}
