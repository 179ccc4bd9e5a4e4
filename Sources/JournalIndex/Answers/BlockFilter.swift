import JournalModel

/// A query, made ready to be asked of block after block.
///
/// Columns and terms answer what is asked often: a tag is compared once with each distinct text of a folder,
/// not with each record. Conditions are for the records that are left.
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
    conditions = query.conditions.map { ConditionTest($0, query.scales, query.moods) }
    tags = query.tags.map { Folding.bytes(of: $0.withoutHash) }
    mood = query.mood
    moods = query.moods
  }

  func mayMatch(_ folder: FolderSummary) -> Bool {
    folder.recordCount > 0 && folder.kinds & kinds != 0 && folder.lastDay >= first && folder.firstDay <= last
  }

  func takesAll(of folder: FolderRow) -> Bool {
    isAboutDaysAndKinds && query.isDated == nil && !leavesOutRows(of: folder)
      && folder.summary.kinds & ~kinds == 0
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
    var rows = RowSet(count: columns.count)
    for row in 0..<columns.count where isCandidate(row, columns) { rows.insert(row) }
    if folder.flags.contains(.hasFileTimes) {
      guard let states = block.states else { return nil }
      for row in 0..<columns.count where columns[row].isFileTime {
        let day = RecordReader(zone: zone).day(of: states[row].file).number
        if max(day, columns[row].until) < first || day > last || !isOnWeekday(day) { rows.remove(row) }
      }
    }
    if leavesOutRows(of: folder) {
      guard let states = block.states else { return nil }
      for row in 0..<columns.count where states.flags(row).contains(.isWithoutRecord) { rows.remove(row) }
    }
    if isAboutDaysAndKinds || rows.isEmpty { return rows }
    guard let terms = block.terms else { return nil }
    restrict(&rows, columns, terms)
    for condition in conditions where !rows.isEmpty {
      let told = terms.rows(with: condition, columns)
      if told.mayTell.isEmpty, condition.key != .title {
        if condition.isNegated { rows.subtract(told.accepted) } else { rows.formIntersection(told.accepted) }
        continue
      }
      guard let records = BlockRecords(block, folder: path, zone: zone),
        decide(condition, &rows, told, records)
      else { return nil }
    }
    return rows
  }

  /// Leaves out the rows whose records don't fulfil a condition; `false` where one is damaged.
  ///
  /// - Parameter told: what columns and terms tell: a record is made where it alone may, but for those with a
  ///   title where that is asked for.
  private func decide(
    _ condition: ConditionTest, _ rows: inout RowSet, _ told: BlockTerms.Told, _ records: BlockRecords
  ) -> Bool {
    var (records, matching, isWhole) = (records, rows, true)
    rows.forEach { row in
      let holds: Bool
      if condition.key == .title, let title = records.title(row) {
        holds = condition.accepts(title) != condition.isNegated
      } else if told.mayTell.contains(row) {
        guard let record = records.record(row) else { return isWhole = false }
        holds = condition.holds(for: record)
      } else {
        holds = told.accepted.contains(row) != condition.isNegated
      }
      if !holds { matching.remove(row) }
    }
    rows = matching
    return isWhole
  }

  /// Whether days, kind, mark and shift of a row fit; a day that depends on the zone fits so far.
  private func isCandidate(_ row: Int, _ columns: BlockColumns) -> Bool {
    guard columns[row].isRecord, 1 << UInt32(columns[row].kind & 31) & kinds != 0 else { return false }
    if let isFavorite = query.isFavorite, columns[row].isFavorite != isFavorite { return false }
    if let isPrivate = query.isPrivate, columns[row].isPrivate != isPrivate { return false }
    if let isDated = query.isDated, columns[row].isDated != isDated { return false }
    if let shift = query.shift, columns[row].shift != ColumnRow.shiftCode(shift) {
      // Which of the person's own words it is, terms tell.
      guard columns[row].shift == Self.ownShift, !query.shiftWords.isEmpty else { return false }
    }
    guard !columns[row].isFileTime else { return true }
    return columns[row].lastDay >= first && columns[row].day <= last && isOnWeekday(columns[row].day)
  }

  private func isOnWeekday(_ day: Int32) -> Bool {
    query.weekdays.isEmpty || query.weekdays.contains(CivilDay(number: day).weekday)
  }

  /// A shift in the columns that the program does not know.
  private static let ownShift = ColumnRow.shiftCode(.other(""))

  private func restrict(_ rows: inout RowSet, _ columns: BlockColumns, _ terms: BlockTerms) {
    let count = columns.count
    for tag in tags { rows.formIntersection(terms.rows(.tag, count) { Query.tag($0, answersTo: tag) }) }
    if let person = query.person {
      rows.formIntersection(terms.rows(.person, count) { query.isOf(person: person, $0) })
    }
    if let mood { rows.formIntersection(terms.rows(.mood, count) { moods.matches(mood, $0) }) }
    guard let shift = query.shift else { return }
    let words = [shift] + query.shiftWords
    let named = terms.rows(.shift, count) { text in
      words.contains { ShiftType.other(text).isAlike($0) || PlanWord.matches($0.name, text) }
    }
    for row in 0..<count where columns[row].shift == Self.ownShift && !named.contains(row) {
      rows.remove(row)
    }
  }
}

extension BlockTerms {
  /// What columns and terms tell of a condition.
  fileprivate struct Told {
    /// The rows with a value that it accepts.
    var accepted: RowSet
    /// The rows of which the records alone tell.
    var mayTell: RowSet
  }

  /// Short texts and the person's own keys with one value tell all; titles, ratings, scales and what means
  /// nothing, who may have them; of all else the records tell.
  fileprivate func rows(with condition: ConditionTest, _ columns: BlockColumns) -> Told {
    let none = RowSet(count: columns.count)
    let column = condition.key?.ratingColumn
    let text = condition.key.flatMap { $0 == .shift ? nil : TermField($0) }
    guard condition.key == nil || column != nil || text != nil || condition.key == .title else {
      return Told(accepted: none, mayTell: RowSet(count: columns.count, isFull: true))
    }
    var (accepted, known, mayTell, names) = (none, none, none, AnswerMemory())
    for row in 0..<columns.count { if let column, columns[row].rating(column) != 0 { mayTell.insert(row) } }
    for term in 0..<count {
      let field = field(term)
      if let text, field == text {
        addRows(of: term, to: &known)
        if condition.accepts(string(term)) { addRows(of: term, to: &accepted) }
      }
      guard field == .ownKey || field == .ownValue else { continue }
      let name = unsafe field == .ownKey ? self.text(term) : ownKey(term)
      guard unsafe names.answer(about: name, { condition.asks(ownKey: $0) }) else { continue }
      if field == .ownKey || !condition.isOfOwnKey {
        addRows(of: term, to: &mayTell)
      } else if ownField(term).value.texts.contains(where: condition.accepts) {
        addRows(of: term, to: &accepted)
      }
    }
    mayTell.subtract(known)
    return Told(accepted: accepted, mayTell: mayTell)
  }

  /// The values of a scale of the person's own, by the rows that have one.
  func values(of scale: Scale) -> [Int: Int32] {
    unsafe numbers(in: scale.range) { unsafe scale.isNamed($0) }.mapValues { Int32($0) }
  }

  /// The steps that stand among the person's own keys, by the rows that have some.
  var steps: [Int: Int] {
    var names = AnswerMemory()
    return unsafe numbers(in: 0...Int.max) { unsafe names.answer(about: $0) { Key(named: $0) == .steps } }
  }

  private func numbers(
    in range: ClosedRange<Int>, _ isNamed: (_ key: UnsafeRawBufferPointer) -> Bool
  ) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for term in 0..<count where field(term) == .ownValue {
      guard let own = unsafe ownNumber(term), unsafe range.contains(own.value), unsafe isNamed(own.key) else {
        continue
      }
      let value = unsafe own.value
      forEachRow(of: term) { numbers[$0] = value }
    }
    return numbers
  }

  func rows(_ field: TermField, _ count: Int, _ accepts: (String) -> Bool) -> RowSet {
    var rows = RowSet(count: count)
    for term in 0..<self.count where self.field(term) == field {
      if accepts(string(term)) { addRows(of: term, to: &rows) }
    }
    return rows
  }
}
