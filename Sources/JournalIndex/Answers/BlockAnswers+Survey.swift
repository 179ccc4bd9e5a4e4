import JournalModel
import SystemLibrary

extension BlockAnswers {
  /// What figures are made of. Order, offset and limit of the query play no part.
  func survey(_ query: Query) -> Survey? {
    guard let builder = SurveyBuilder.all(query, snapshot, zone: zone), let found = findings() else {
      return nil
    }
    let mended = mended
    return builder.survey(found) { mended()?.snapshot }
  }
}

/// Puts a ``Survey`` together from columns and terms.
private struct SurveyBuilder {
  private let snapshot: IndexSnapshot
  private let zone: TimeZoneRules
  private var table = FactTable()
  private var plans: [Record] = []
  /// Which rows of which folders the facts are of, in their order.
  private var parts: [SurveyRows.Part] = []
  private var tags = WordCollector()
  private var people = WordCollector()
  private var weather = WordCollector()

  /// All folders, on several threads where there are many records; `nil` where a block is damaged.
  static func all(_ query: Query, _ snapshot: IndexSnapshot, zone: TimeZoneRules) -> SurveyBuilder? {
    let filter = BlockFilter(query)
    let folders = snapshot.folders.filter { filter.mayMatch(snapshot.row($0).summary) }
    let count = folders.reduce(0) { $0 + Int(snapshot.row($1).summary.recordCount) }
    let threads = count < 20_000 ? 1 : System.processorCount
    let size = (folders.count + threads - 1) / max(threads, 1)
    var builders = ConcurrentMap.map(threads, threads: threads, worker: {}) { _, part in
      var builder = SurveyBuilder(query.scales, snapshot: snapshot, zone: zone)
      let own = folders[min(part * size, folders.count)..<min((part + 1) * size, folders.count)]
      // The first one takes in what the others find.
      let expected = part == 0 ? folders[...] : own
      builder.table.facts.reserveCapacity(
        expected.reduce(0) { $0 + Int(snapshot.row($1).summary.recordCount) })
      return own.allSatisfy { builder.add($0, filter) } ? builder : nil
    }
    // Taken out, so that what it has is not copied when more is added.
    guard var all = builders.removeFirst() else { return nil }
    for builder in builders {
      guard let builder else { return nil }
      all.append(builder)
    }
    return all
  }

  private init(_ scales: [Scale], snapshot: IndexSnapshot, zone: TimeZoneRules) {
    table.scales = scales.map { FactTable.ScaleValues($0) }
    self.snapshot = snapshot
    self.zone = zone
  }

  private mutating func add(_ folder: IndexSnapshot.Folder, _ filter: BlockFilter) -> Bool {
    let row = snapshot.row(folder)
    guard let block = snapshot.block(folder), let columns = block.columns,
      let rows = filter.rows(of: block, columns, row, path: snapshot.path(folder), zone: zone)
    else { return false }
    return add(rows, of: block, columns, folder, row)
  }

  /// Takes in what was found in the folders behind these.
  private mutating func append(_ other: SurveyBuilder) {
    let first = table.facts.count
    let numbers = [0] + other.table.shifts.map { number(of: $0) }
    table.facts.reserveCapacity(first + other.table.facts.count)
    for facts in other.table.facts {
      var facts = facts
      facts.shift = numbers[Int(facts.shift)]
      table.facts.append(facts)
    }
    for part in other.parts {
      var part = part
      part.first += first
      parts.append(part)
    }
    plans += other.plans
    for (index, number) in other.table.numbers { table.numbers[index + Int32(first)] = number }
    for (index, steps) in other.table.steps { table.steps[index + Int32(first)] = steps }
    for number in table.scales.indices {
      let values = other.table.scales[number]
      for (index, value) in zip(values.indices, values.values) {
        table.scales[number].append(Int(value), at: Int(index) + first)
      }
    }
    tags.append(other.tags, from: first)
    people.append(other.people, from: first)
    weather.append(other.weather, from: first)
  }

  private mutating func add(
    _ rows: RowSet, of block: FolderBlock, _ columns: BlockColumns, _ folder: IndexSnapshot.Folder,
    _ row: FolderRow
  ) -> Bool {
    if rows.isEmpty { return true }
    guard let terms = block.terms else { return false }
    let first = table.facts.count
    parts.append(SurveyRows.Part(first: first, folder: folder, rows: rows))
    /// The indices of the facts, and −1 for rows that have none, or are of a kind whose words are not
    /// counted.
    var factOfRow = [Int32](repeating: -1, count: columns.count)
    var (hasPlans, isPossible) = (false, true)
    rows.forEach { row in
      if !columns[row].isPossible { isPossible = false }
      if columns[row].isPlan { hasPlans = true }
      if columns[row].isWrittenDaily { factOfRow[row] = Int32(table.facts.count) }
      table.facts.append(SurveyBuilder.facts(columns[row]))
    }
    guard isPossible else { return false }
    if row.flags.contains(.hasFileTimes) {
      guard setDays(rows, first, columns, block.states) else { return false }
    }
    setNumbers(rows, first, columns, block.states)
    for term in 0..<terms.count {
      switch terms.field(term) {
      case .tag?: tags.add(term, of: terms, factOfRow)
      case .person?: people.add(term, of: terms, factOfRow)
      case .weather? where unsafe !terms.text(term).isEmpty: weather.add(term, of: terms, factOfRow)
      default: break
      }
    }
    setScales(factOfRow, terms)
    setSteps(rows, first, terms)
    setShifts(rows, first, columns, terms)
    return !hasPlans || addPlans(rows, of: block, columns, folder)
  }

  private static func facts(_ row: ColumnRow) -> RecordFacts {
    RecordFacts(
      kind: Kind(rawValue: row.kind) ?? .entry, date: CivilDay(number: row.day), wall: row.at,
      offset: row.atOffset, ratings: row.ratings,
      mood: row.mood == .min ? nil : Mood.Step(rawValue: Int(row.mood)),
      shift: row.knownShift == nil ? 0 : UInt32(row.shift), wordCount: row.wordCount)
  }

  /// The days of records that have that of their file's time depend on the zone.
  private mutating func setDays(
    _ rows: RowSet, _ first: Int, _ columns: BlockColumns, _ states: BlockStates?
  ) -> Bool {
    guard let states else { return false }
    var index = first
    rows.forEach { row in
      if columns[row].isFileTime {
        table.facts[index].date = RecordReader(zone: zone).day(of: states[row].file)
        table.facts[index].isDated = false
      }
      index += 1
    }
    return true
  }

  /// Where records of one moment follow one another, or of one day without a moment, the numbers in their
  /// names tell which was written later.
  private mutating func setNumbers(
    _ rows: RowSet, _ first: Int, _ columns: BlockColumns, _ states: BlockStates?
  ) {
    var (index, former) = (Int32(first), (row: -1, at: RecordFacts.none))
    rows.forEach { row in
      let at = columns[row].at
      if at == former.at, let states,
        at != RecordFacts.none || former.row >= 0 && columns[row].day == columns[former.row].day
      {
        for (row, index) in [(former.row, index - 1), (row, index)] {
          let number = unsafe Record.number(ofName: RowName(folder: [], name: states.name(row)).stem)
          if number > 1 { table.numbers[index] = Int32(clamping: number) }
        }
      }
      former = (row, at)
      index += 1
    }
  }

  private mutating func setScales(_ factOfRow: [Int32], _ terms: BlockTerms) {
    for number in table.scales.indices {
      let values = terms.values(of: table.scales[number].scale)
      for (row, value) in values.sorted(by: { $0.key < $1.key }) where row < factOfRow.count {
        if factOfRow[row] >= 0 { table.scales[number].append(Int(value), at: Int(factOfRow[row])) }
      }
    }
  }

  /// The steps of a sleep are a key of its kind, not of the person's own.
  private mutating func setSteps(_ rows: RowSet, _ first: Int, _ terms: BlockTerms) {
    let steps = terms.steps
    if steps.isEmpty { return }
    var index = Int32(first)
    rows.forEach { row in
      if let count = steps[row] { table.steps[index] = count }
      index += 1
    }
  }

  /// Shifts with a word of the person's own are numbered as they are met.
  private mutating func setShifts(
    _ rows: RowSet, _ first: Int, _ columns: BlockColumns, _ terms: BlockTerms
  ) {
    var words = [Int](repeating: -1, count: columns.count)
    var hasWords = false
    for term in 0..<terms.count where terms.field(term) == .shift {
      hasWords = true
      terms.forEachRow(of: term) { if $0 < words.count { words[$0] = term } }
    }
    guard hasWords else { return }
    var index = first
    rows.forEach { row in
      if words[row] >= 0 { table.facts[index].shift = number(of: .other(terms.string(words[row]))) }
      index += 1
    }
  }

  private mutating func number(of shift: ShiftType) -> UInt32 {
    if let known = table.shifts.firstIndex(of: shift) { return UInt32(known + 1) }
    table.shifts.append(shift)
    return UInt32(table.shifts.count)
  }

  /// The plans among rows, from the block that has nothing else.
  private mutating func addPlans(
    _ rows: RowSet, of block: FolderBlock, _ columns: BlockColumns, _ folder: IndexSnapshot.Folder
  ) -> Bool {
    guard let planBlock = block.plans,
      var records = BlockRecords(planBlock, folder: snapshot.path(folder), zone: zone)
    else { return false }
    var index = 0
    for row in 0..<columns.count where columns[row].isRecord && columns[row].isPlan {
      if rows.contains(row) {
        guard index < planBlock.count, let record = records.record(index) else { return false }
        plans.append(record)
      }
      index += 1
    }
    return true
  }

  /// The finished survey.
  ///
  /// - Parameter mended: makes the index again, where a block turns out to be damaged that was not looked
  ///   into before.
  func survey(
    _ found: Findings, mended: @escaping @Sendable () -> IndexSnapshot?
  ) -> Survey {
    var table = self.table
    table.tags = tags.words
    table.people = people.words
    table.weather = weather.words
    let rows = SurveyRows(parts: parts, snapshot: snapshot, zone: zone, mended: mended)
    return Survey(
      table: table, plans: plans, problems: found.problems, conflicts: found.conflicts,
      recordsAt: { rows.records(at: $0) })
  }
}

/// Collects the words of folder after folder, equal ones together.
private struct WordCollector {
  private var terms = TermTable()
  private var facts: [[Int32]] = []

  mutating func add(_ term: Int, of block: BlockTerms, _ factOf: [Int32]) {
    let number = unsafe Int(terms.number(of: block.bytes(term)))
    if number == facts.count { facts.append([]) }
    block.forEachRow(of: term) { row in
      // A record may say a word twice.
      if row < factOf.count, factOf[row] >= 0, factOf[row] != facts[number].last {
        facts[number].append(factOf[row])
      }
    }
  }

  /// Takes in words whose facts count from an index on.
  mutating func append(_ other: WordCollector, from first: Int) {
    for term in other.facts.indices {
      let number = unsafe Int(other.terms.withBytes(of: term) { unsafe terms.number(of: $0) })
      if number == facts.count { facts.append([]) }
      facts[number].reserveCapacity(facts[number].count + other.facts[term].count)
      for fact in other.facts[term] { facts[number].append(fact + Int32(first)) }
    }
  }

  /// In the order of their texts' bytes.
  var words: [FactTable.Word] {
    facts.indices.filter { !facts[$0].isEmpty }
      .map { FactTable.Word(text: terms.string($0), indices: facts[$0]) }
      .sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }
}
