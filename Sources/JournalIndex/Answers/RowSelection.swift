import JournalModel
import SystemLibrary

/// The rows that match a query, in its order, of which only those on the page become records.
///
/// The columns decide their ``RowOrder``. Titles are in no column: they are read of all rows that match, and
/// the rows ranked by them.
struct RowSelection: Sendable {
  private let query: Query
  private let snapshot: IndexSnapshot
  private let zone: TimeZoneRules
  private let filter: BlockFilter
  private let words: WordQuestion?
  /// How many rows the page needs.
  private let needed: Int
  private var order: RowOrder
  private var rows: [RowOrder.Row] = []
  /// The rows of which only the files say whether they answer a search.
  private var unsure: [RowOrder.Row] = []
  /// The last row that the page may need, once there are enough.
  private var threshold: RowOrder.Row?
  /// How many rows match.
  private(set) var total = 0

  /// `nil` where a block is damaged.
  ///
  /// - Parameter words: what the words of a record must answer; the best answer comes first then, and among
  ///   equals the youngest.
  init?(_ query: Query, _ snapshot: IndexSnapshot, zone: TimeZoneRules, words: WordQuestion? = nil) {
    var query = query
    if words != nil { query.sort = Sort() }
    (self.query, self.snapshot, self.zone) = (query, snapshot, zone)
    filter = BlockFilter(query)
    self.words = words
    let isByTitle = query.sort.field == .title
    needed = isByTitle ? .max : query.needed
    order = RowOrder(query.sort, snapshot, zone: zone)
    guard addFolders(), !isByTitle || rankByTitle() else { return nil }
    sort()
  }

  private mutating func sort() {
    // A comparison that read this would copy it.
    var order = order
    rows.sort { order.precedes($0, $1) }
    self.order = order
  }

  /// Takes the rows of all folders that match; `false` where a block is damaged.
  private mutating func addFolders() -> Bool {
    let folders = foldersInOrder()
    let count = folders.reduce(0) { $0 + Int($1.row.summary.recordCount) }
    // Where nearly all folders are looked into, and for long enough to be worth a thread: words are most of
    // an index.
    guard words != nil && folders.count > 8 || needed >= count && count > 10_000 else {
      return folders.allSatisfy { addRows(of: $1, number: $0) }
    }
    let parts = ConcurrentMap.map(folders.count, threads: System.processorCount, worker: {}) {
      [self] _, index in
      let (number, folder) = folders[index]
      return matchingRows(number, folder).flatMap { rows(of: $0, folder, number: number) }
    }
    let found = parts.compactMap { $0 }
    guard found.count == folders.count else { return false }
    total = found.reduce(0) { $0 + $1.count }
    rows.reserveCapacity(min(total, needed))
    for part in found {
      if needed >= total, words == nil { rows += part } else { for row in part { insert(row) } }
    }
    return true
  }

  /// Takes the rows of a folder that match, those aside that can't be on the page; `false` where its block is
  /// damaged.
  private mutating func addRows(of folder: FolderRow, number: Int) -> Bool {
    let isBeyondPage = isBeyondPage(folder.summary)
    if isBeyondPage, filter.takesAll(of: folder) {
      total += Int(folder.summary.recordCount)
      return true
    }
    guard let found = matchingRows(number, folder) else { return false }
    total += found.rows.size
    if isBeyondPage { return true }
    guard let rows = rows(of: found, folder, number: number) else { return false }
    for row in rows { insert(row) }
    return true
  }

  /// The folders that may have rows that match, those with the first rows of the page first.
  private func foldersInOrder() -> [(number: Int, row: FolderRow)] {
    var folders: [(number: Int, row: FolderRow)] = []
    for (number, folder) in snapshot.folders.enumerated() {
      let row = snapshot.row(folder)
      if filter.mayMatch(row.summary) { folders.append((number, row)) }
    }
    guard order.isByDay else { return folders }
    if query.sort.isAscending {
      folders.sort { $0.row.summary.firstDay < $1.row.summary.firstDay }
    } else {
      folders.sort { left, right in
        let (first, second) = (left.row.summary, right.row.summary)
        let isToCome = order.isToCome(first.firstDay)
        guard isToCome == order.isToCome(second.firstDay) else { return !isToCome }
        return isToCome ? first.firstDay < second.firstDay : first.lastDay > second.lastDay
      }
    }
    return folders
  }

  /// The rows of a folder that match.
  private struct Found: Sendable {
    var rows: RowSet
    var columns: BlockColumns
    /// Where some days are those of files' times, or these decide the order.
    var states: BlockStates?
    /// Where the time of writing or of the last change decides the order: those that the rows say.
    var moments: [Int: Int64] = [:]
    /// Where moods or scales of the person's own decide the order: the values of the rows that have one.
    var scores: [Int: Int32]?
    /// Where words decide it: what they say.
    var words: WordQuestion.Answer?
  }

  /// The rows of a folder that match; `nil` where its block is damaged.
  private func matchingRows(_ number: Int, _ folder: FolderRow) -> Found? {
    let entry = snapshot.folders[number]
    guard let block = snapshot.block(entry), let columns = block.columns,
      let rows = filter.rows(of: block, columns, folder, path: snapshot.path(entry), zone: zone)
    else { return nil }
    var found = Found(rows: rows, columns: columns)
    if rows.isEmpty { return found }
    let field = query.sort.field
    if folder.flags.contains(.hasFileTimes) || field == .modified {
      guard let states = block.states else { return nil }
      found.states = states
    }
    if field == .created || field == .modified {
      guard let terms = block.terms else { return nil }
      var reader = MomentReader(zone: zone)
      found.moments = terms.moments(of: field == .created ? .created : .modified, &reader)
    }
    if field == .mood, !query.moods.isEmpty {
      guard let terms = block.terms else { return nil }
      var scores: [Int: Int32] = [:]
      for step in Mood.Step.allCases {
        terms.rows(.mood, columns.count) { query.moods.step(of: $0) == step }.forEach {
          scores[$0] = Int32(step.rawValue)
        }
      }
      found.scores = scores
    }
    if case .scale(let scale) = field, scale.key == nil {
      guard let terms = block.terms else { return nil }
      found.scores = terms.values(of: scale)
    }
    guard let words else { return found }
    guard let list = block.words, let answer = words.answer(list, among: rows) else { return nil }
    (found.rows, found.words) = (answer.rows, answer)
    return found
  }

  /// The rows that were found in a folder, in the order in which they come on the page: to sort what is
  /// sorted costs a comparison each. `nil` where one has a moment of no clock.
  private func rows(of found: Found, _ folder: FolderRow, number: Int) -> [RowOrder.Row]? {
    let columns = found.columns
    var (rows, isPossible): ([RowOrder.Row], Bool) = ([], true)
    rows.reserveCapacity(found.rows.size)
    var moments = MomentReader(zone: zone)
    found.rows.forEach(descending: order.isLastFirst(folder.summary.firstDay)) { row in
      guard columns[row].isPossible else { return isPossible = false }
      var day = columns[row].day
      if let states = found.states, columns[row].isFileTime {
        day = RecordReader(zone: zone).day(of: states[row].file).number
      }
      let at = moments.seconds(ofWall: columns[row].at, offset: columns[row].atOffset)
      let isLastFirst = order.isLastFirst(day)
      let rank: Int64
      switch query.sort.field {
      case .created, .modified:
        let moment = moment(of: row, at: at, day, found, &moments)
        rank = query.sort.isAscending ? moment : 0 &- moment
      default:
        rank = found.words.map { Self.rank($0, row) } ?? self.rank(row, day, columns, found.scores)
      }
      rows.append(
        RowOrder.Row(
          rank: rank, day: isLastFirst ? ~day : day, at: isLastFirst ? ~at : at, folder: Int32(number),
          row: Int32(row)))
    }
    return isPossible ? rows : nil
  }

  /// When a row was written or its file last changed, in milliseconds since 1970-01-01T00:00:00Z.
  private func moment(
    of row: Int, at: Int64, _ day: Int32, _ found: Found, _ reader: inout MomentReader
  ) -> Int64 {
    if let said = found.moments[row] { return said * 1000 }
    if query.sort.field == .modified, let states = found.states {
      return states[row].file.modified / 1_000_000
    }
    return (at == .min ? reader.seconds(ofWall: Int64(day) * 86_400) : at) * 1000
  }

  /// Whether no row of a folder can come before the last one that the page needs.
  private func isBeyondPage(_ folder: FolderSummary) -> Bool {
    guard order.isByDay, words == nil, let threshold else { return false }
    if query.sort.isAscending || threshold.rank > 0 { return folder.firstDay > threshold.day }
    // Of a folder that reaches beyond today, the last day that was.
    return min(order.today, folder.lastDay) < ~threshold.day || order.isToCome(folder.firstDay)
  }

  /// The rank of a row of which only its file says what it is worth.
  private static let unsureRank = Int64.min

  private static func rank(_ words: WordQuestion.Answer, _ row: Int) -> Int64 {
    words.unsure.contains(row) ? unsureRank : 0 &- Int64(words.worths[row])
  }

  private func rank(
    _ row: Int, _ day: Int32, _ columns: BlockColumns, _ scores: [Int: Int32]?
  ) -> Int64 {
    if order.isByDay { return order.isToCome(day) ? 1 : 0 }
    let value: Int32
    switch query.sort.field {
    case .date, .title, .created, .modified: return 0
    case .words: value = columns[row].wordCount
    case .mood:
      let known = columns[row].mood == .min ? nil : Int32(columns[row].mood)
      guard let score = scores.map({ $0[row] }) ?? known else { return .max }
      value = score
    case .scale(let scale):
      let column = scale.column.map { Int32(columns[row].rating($0)) }
      guard let known = column ?? scores?[row] ?? nil, known != 0 || column == nil else { return .max }
      value = known
    }
    return Int64(query.sort.isAscending ? value : 0 &- value)
  }

  /// Ranks the rows by their titles, those without one last; `false` where a block is damaged.
  private mutating func rankByTitle() -> Bool {
    var titles: [String?] = []
    titles.reserveCapacity(rows.count)
    var open: (folder: Int32, records: BlockRecords)?
    for row in rows {
      if open?.folder != row.folder {
        let folder = snapshot.folders[Int(row.folder)]
        guard let block = snapshot.block(folder),
          let records = BlockRecords(block, folder: snapshot.path(folder), zone: zone)
        else { return false }
        open = (row.folder, records)
      }
      titles.append(open?.records.title(Int(row.row)).map(Folding.folded))
    }
    let order = Set(titles.compactMap(\.self)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(order, Int64(0)...))
    for index in rows.indices {
      let rank = titles[index].flatMap { ranks[$0] }
      rows[index].rank = rank.map { query.sort.isAscending ? $0 : 0 &- $0 } ?? .max
    }
    return true
  }

  /// Keeps twice as many as are needed, so that most rows cost one comparison.
  private mutating func insert(_ row: RowOrder.Row) {
    if row.rank == Self.unsureRank {
      unsure.append(row)
      total -= 1
      return
    }
    if let threshold, !order.precedes(row, threshold) { return }
    rows.append(row)
    guard needed < 10_000, rows.count >= 2 * needed + 64 else { return }
    sort()
    rows.removeLast(rows.count - needed)
    threshold = rows.last
  }

  /// The records of the page; `nil` where a block is damaged.
  func page() -> [Record]? {
    var stream = stream()
    if stream.count <= Self.partSize { return try? stream.next() ?? [] }
    return map(by: Self.partSize) { $0.records() }.map { Array($0.joined()) }
  }

  /// The records of the page, one part after the other.
  func stream() -> RecordStream { RecordStream(query.page(of: rows), of: snapshot, zone: zone) }

  /// What is made of the records of the page, part after part; `nil` where a block is damaged.
  ///
  /// - Parameter size: so many are taken by a thread before it asks for more.
  func map<Part: Sendable>(
    by size: Int, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> [Part]? {
    map(query.page(of: rows), by: size, make)
  }

  private func map<Part: Sendable>(
    _ rows: ArraySlice<RowOrder.Row>, by size: Int, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> [Part]? {
    let part: @Sendable (Range<Int>) -> RecordPart = { [snapshot, zone] range in
      RecordPart(
        rows.dropFirst(range.lowerBound).prefix(range.count), from: range.lowerBound, of: snapshot, zone: zone
      )
    }
    return RecordPart.map(rows.count, by: size, part, make)
  }

  /// Takes those rows in that answer a search by their files, and gives how many could not be read; `nil`
  /// where a block is damaged.
  mutating func addUnsure(_ read: @escaping @Sendable (inout RecordPart) -> SearchFindings) -> Int? {
    guard let parts = map(unsure[...], by: RecordPart.sizeForReading, read) else { return nil }
    let rows = unsure
    for (place, worth) in parts.lazy.flatMap(\.found) {
      var row = rows[place]
      row.rank = 0 &- Int64(worth)
      total += 1
      insert(row)
    }
    sort()
    return parts.reduce(0) { $0 + $1.unread }
  }

  /// So many rows are in a part of which no file is read.
  static let partSize = 1024
}
