import JournalModel

/// A query, made ready to be asked of block after block.
///
/// Columns and terms answer it: a word is compared once with each distinct text of a folder, not with each
/// record. Only what stands in neither is left to the records themselves.
struct BlockFilter {
  private let query: Query
  private let first: Int32
  private let last: Int32
  private let kinds: UInt32
  private let conditions: [ConditionTest]
  private let tags: [[UInt8]]
  private let mood: String?
  private let moods: OwnMoods

  init(_ query: Query) {
    self.query = query
    first = query.from?.number ?? .min
    last = query.until?.number ?? .max
    let profile: UInt32 = 1 << UInt32(Kind.profile.rawValue)
    kinds = query.kinds.isEmpty ? ~profile : query.kinds.bits
    conditions = query.conditions.map { ConditionTest($0) }
    tags = query.tags.map { Folding.bytes(of: $0.withoutHash) }
    mood = query.mood
    moods = query.moods
  }

  /// Rows that match, and those of them of which only the record can tell whether they really do.
  private struct Rows {
    var matching: RowSet
    var undecided: RowSet?
  }

  /// Whether a folder may have records that match.
  func mayMatch(_ folder: FolderSummary) -> Bool {
    folder.recordCount > 0 && folder.kinds & kinds != 0 && folder.lastDay >= first && folder.firstDay <= last
  }

  /// Whether all records of a folder match.
  func takesAll(of folder: FolderRow) -> Bool {
    isAboutDaysAndKinds && !leavesOutRows(of: folder) && folder.summary.kinds & ~kinds == 0
      && folder.summary.firstDay >= first
      && folder.summary.lastDay <= last
  }

  /// Whether a folder has rows that are left out because what they would say is elsewhere.
  private func leavesOutRows(of folder: FolderRow) -> Bool {
    !query.includesFilesWithoutRecord && folder.flags.contains(.hasRowsWithoutRecord)
  }

  private var isAboutDaysAndKinds: Bool {
    query.isFavorite == nil && query.isPrivate == nil && query.shift == nil && mood == nil && tags.isEmpty
      && query.person == nil
      && conditions.isEmpty && query.weekdays.isEmpty
  }

  /// The rows of a folder's block, with these columns, that match; `nil` where it is damaged.
  func rows(
    of block: FolderBlock, _ columns: BlockColumns, _ folder: FolderRow, path: [UInt8], zone: TimeZoneRules
  ) -> RowSet? {
    if takesAll(of: folder), Int(folder.summary.recordCount) == columns.count {
      return RowSet(count: columns.count, isFull: true)
    }
    var rows = Rows(matching: RowSet(count: columns.count))
    for row in 0..<columns.count where isCandidate(row, columns) { rows.matching.insert(row) }
    if folder.flags.contains(.hasFileTimes) {
      guard let states = block.states else { return nil }
      for row in 0..<columns.count where columns[row].isFileTime {
        let day = RecordReader(zone: zone).day(of: states[row].file).number
        if max(day, columns[row].until) < first || day > last || !isOnWeekday(day) {
          rows.matching.remove(row)
        }
      }
    }
    if leavesOutRows(of: folder) {
      guard let states = block.states else { return nil }
      for row in 0..<columns.count where states.flags(row).contains(.isWithoutRecord) {
        rows.matching.remove(row)
      }
    }
    if isAboutDaysAndKinds || rows.matching.isEmpty { return rows.matching }
    guard let terms = block.terms else { return nil }
    restrict(&rows, columns, terms)
    guard let undecided = rows.undecided else { return rows.matching }
    guard let records = BlockRecords(block, folder: path, zone: zone) else { return nil }
    return decide(rows.matching, undecided, records)
  }

  /// Leaves out those of the undecided rows whose records do not match; `nil` where one is damaged.
  private func decide(_ matching: RowSet, _ undecided: RowSet, _ records: BlockRecords) -> RowSet? {
    var (matching, records) = (matching, records)
    var rows = matching
    rows.formIntersection(undecided)
    var isWhole = true
    rows.forEach { row in
      guard let record = records.record(row) else {
        isWhole = false
        return
      }
      if !conditions.allSatisfy({ $0.holds(for: record) }) { matching.remove(row) }
    }
    return isWhole ? matching : nil
  }

  /// Whether days, kind, mark and shift of a row fit; a day that depends on the zone fits so far.
  private func isCandidate(_ row: Int, _ columns: BlockColumns) -> Bool {
    guard columns[row].isRecord, 1 << UInt32(columns[row].kind & 31) & kinds != 0 else { return false }
    if let isFavorite = query.isFavorite, columns[row].isFavorite != isFavorite { return false }
    if let isPrivate = query.isPrivate, columns[row].isPrivate != isPrivate { return false }
    if let shift = query.shift, columns[row].shift != ColumnRow.shiftCode(shift) { return false }
    guard !columns[row].isFileTime else { return true }
    return columns[row].lastDay >= first && columns[row].day <= last && isOnWeekday(columns[row].day)
  }

  /// Whether the weekday of a day is asked for.
  private func isOnWeekday(_ day: Int32) -> Bool {
    query.weekdays.isEmpty || query.weekdays.contains(CivilDay(number: day).weekday)
  }

  private func restrict(_ rows: inout Rows, _ columns: BlockColumns, _ terms: BlockTerms) {
    for tag in tags {
      rows.matching.formIntersection(terms.rows(.tag, columns.count) { Query.tag($0, answersTo: tag) })
    }
    if let person = query.person {
      rows.matching.formIntersection(
        terms.rows(.person, columns.count) { Query.name($0, answersTo: person) })
    }
    if let mood {
      rows.matching.formIntersection(terms.rows(.mood, columns.count) { moods.matches(mood, $0) })
    }
    if let shift = query.shift, case .other = shift {
      rows.matching.formIntersection(
        terms.rows(.shift, columns.count) { ShiftType.other($0).isAlike(shift) })
    }
    for condition in conditions {
      let answer = ConditionRows(condition, columns, terms)
      var matching = answer.matching
      if let undecided = answer.undecided {
        matching.formUnion(undecided)
        rows.undecided = rows.undecided ?? RowSet(count: columns.count)
        rows.undecided?.formUnion(undecided)
      }
      rows.matching.formIntersection(matching)
    }
  }
}

extension BlockTerms {
  /// The terms that are values of a scale of the person's own, with these.
  func forEachValue(of scale: Scale, _ body: (_ term: Int, _ value: Int) -> Void) {
    for term in 0..<count where field(term) == .ownValue {
      guard let own = ownNumber(term), scale.range.contains(own.value), scale.isNamed(own.key) else {
        continue
      }
      body(term, own.value)
    }
  }

  /// The values of a scale of the person's own, by the rows that have one.
  func values(of scale: Scale) -> [Int: Int32] {
    var values: [Int: Int32] = [:]
    forEachValue(of: scale) { term, value in forEachRow(of: term) { values[$0] = Int32(value) } }
    return values
  }

  /// The rows that have a text of a field that is accepted.
  func rows(_ field: TermField, _ count: Int, _ accepts: (String) -> Bool) -> RowSet {
    var rows = RowSet(count: count)
    for term in 0..<self.count where self.field(term) == field {
      if accepts(string(term)) { addRows(of: term, to: &rows) }
    }
    return rows
  }
}

/// What columns and terms say to one condition.
private struct ConditionRows {
  /// The rows of which it is true.
  private(set) var matching: RowSet
  /// The rows of which only the record can tell.
  private(set) var undecided: RowSet?

  init(_ test: ConditionTest, _ columns: BlockColumns, _ terms: BlockTerms) {
    let count = columns.count
    var (accepted, present) = (RowSet(count: count), RowSet(count: count))
    if let field = test.key.flatMap({ TermField($0) }) {
      ConditionRows.add(field, test, terms, &accepted, &present)
    }
    switch test.key {
    case .shift?:
      let accepts = FactTable.knownShifts.map { test.accepts($0.name) }
      for row in 0..<count {
        let code = Int(columns[row].shift)
        guard code >= 1, code <= accepts.count else { continue }
        present.insert(row)
        if accepts[code - 1] { accepted.insert(row) }
      }
    case .kind?:
      present = RowSet(count: count, isFull: true)
      let accepts = Kind.allCases.map { test.accepts($0.name) }
      for row in 0..<count where Int(columns[row].kind) < accepts.count {
        if accepts[Int(columns[row].kind)] { accepted.insert(row) }
      }
    case .favorite?:
      present = RowSet(count: count, isFull: true)
      let (yes, no) = (test.accepts("true"), test.accepts("false"))
      for row in 0..<count where columns[row].isFavorite ? yes : no { accepted.insert(row) }
    case let key? where TermField(key) == nil:
      guard let column = key.ratingColumn else {
        matching = RowSet(count: count)
        undecided = RowSet(count: count, isFull: true)
        return
      }
      let accepts = (0...5).map { test.accepts("\($0)") }
      for row in 0..<count {
        let rating = Int(columns[row].rating(column))
        guard rating >= 1, rating <= 5 else { continue }
        present.insert(row)
        if accepts[rating] { accepted.insert(row) }
      }
    default: break
    }
    undecided = ConditionRows.addOwnKeys(test, terms, &accepted, present)
    matching = accepted
    if test.isNegated {
      matching = RowSet(count: count, isFull: true)
      matching.subtract(accepted)
    }
  }

  private static func add(
    _ field: TermField, _ test: ConditionTest, _ terms: BlockTerms, _ accepted: inout RowSet,
    _ present: inout RowSet
  ) {
    for term in 0..<terms.count where terms.field(term) == field {
      terms.addRows(of: term, to: &present)
      if test.accepts(terms.string(term)) { terms.addRows(of: term, to: &accepted) }
    }
  }

  /// A key that the journal gives a meaning to may stand among the person's own where its value has none.
  private static func addOwnKeys(
    _ test: ConditionTest, _ terms: BlockTerms, _ accepted: inout RowSet, _ present: RowSet
  ) -> RowSet? {
    var (own, undecided) = (RowSet(count: present.count), RowSet(count: present.count))
    var keys = AnswerMemory()
    for term in 0..<terms.count {
      switch terms.field(term) {
      case .ownValue?:
        guard keys.answer(about: terms.ownKey(term), { test.asks(ownKey: $0) }) else { break }
        if terms.ownField(term).value.texts.contains(where: { test.accepts($0) }) {
          terms.addRows(of: term, to: &own)
        }
      case .ownKey? where test.asks(ownKey: terms.string(term)): terms.addRows(of: term, to: &undecided)
      default: break
      }
    }
    own.subtract(present)
    accepted.formUnion(own)
    return undecided.isEmpty ? nil : undecided
  }
}
