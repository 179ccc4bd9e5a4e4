import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary

/// Answers questions the plain way, record by record of all files, as an oracle for what blocks answer.
package struct RecordOracle {
  private let scan: FullScan

  /// An oracle of a store.
  package init(store: FileStore, zone: TimeZoneRules) { scan = FullScan(store: store, zone: zone) }

  /// The records that match, in order, between offset and limit.
  package func answer(to query: Query) -> Answer {
    let content = scan.content()
    let isElsewhere = Set(content.problems.filter(\.reason.isWithoutRecord).map { Array($0.path.utf8) })
    let records = content.records.filter {
      query.includesFilesWithoutRecord || !isElsewhere.contains(Array($0.path.utf8))
    }
    let matching = records.filter(query.matches)
    return Answer(
      records: query.select(from: records, in: scan.zone), total: matching.count,
      problems: FoundProblems(content.problems), conflicts: content.conflicts)
  }

  /// What is made of the records that match, in one part.
  package func map<Part: Sendable>(
    _ query: Query, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> PartedAnswer<Part> {
    let answer = answer(to: query)
    var records = RecordPart(answer.records)
    return PartedAnswer(
      parts: [make(&records)], total: answer.total, problems: answer.problems, conflicts: answer.conflicts)
  }

  /// What a look at a day needs.
  package func overview(since first: CivilDay, shifts: CivilDay? = nil, history: CivilDay) -> Overview {
    var answer = answer(to: Query())
    var query = Query()
    query.from = first
    var daysWritten = DaySet()
    answer.records = answer.records.filter { record in
      if record.kind.isWrittenDaily, record.dateBasis != .fileTime { daysWritten.insert(record.date) }
      return record.kind == .person || record.kind.isPlan && record.lastDay >= history
        || query.matches(record) || record.kind.isShiftEnd && record.lastDay >= shifts ?? first
    }
    answer.total = answer.records.count
    return Overview(answer: answer, daysWritten: daysWritten)
  }

  /// What figures are made of.
  package func survey(_ query: Query) -> Survey {
    var all = query
    (all.sort, all.offset, all.limit) = (Sort(), 0, nil)
    let answer = answer(to: all)
    let records = answer.records.sorted { RecordOracle.precedes($0.path, $1.path) }
    return Survey(
      table: FactTable(records), plans: records.filter { $0.kind.isPlan },
      problems: answer.problems, conflicts: answer.conflicts
    ) { $0.map { records.indices.contains($0) ? records[$0] : nil } }
  }

  /// The records with a word that is wanted.
  package func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    answer(to: Query()).records.filter { $0.words.contains(where: isWanted) }
      .sorted { RecordOracle.precedes($0.path, $1.path) }
  }

  /// Ids and paths of the records with a word in their id; of a path its last part is looked for.
  package func references(named name: String) -> [RecordReference] {
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? name
    let word = lowered(FileStore.stem(last))
    guard !word.isEmpty else { return [] }
    return scan.content().records.filter { holds(lowered($0.id), word) }
      .map { RecordReference(id: $0.id, path: $0.path) }
  }

  private func lowered(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
  }

  private func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains { text[$0...].starts(with: word) }
  }
}

extension Query {
  /// Whether a record is among those asked for; ``offset`` and ``limit`` play no part.
  ///
  /// The cheap questions come first: most records fail one of them.
  package func matches(_ record: Record) -> Bool {
    guard kinds.isEmpty ? record.kind != .profile : kinds.contains(record.kind) else { return false }
    if let from, record.lastDay < from { return false }
    if let until, record.date > until { return false }
    if let isFavorite, record.isFavorite != isFavorite { return false }
    if let isPrivate, record.isPrivate != isPrivate { return false }
    guard weekdays.isEmpty || weekdays.contains(record.date.weekday) else { return false }
    if let shift, !(record.shift.map { $0.isAlike(shift) } ?? false) { return false }
    if let mood, !(record.mood.map { moods.matches(mood, $0) } ?? false) { return false }
    let hasAll = tags.allSatisfy { tag in
      let asked = Folding.bytes(of: tag.withoutHash)
      return record.tags.contains { Query.tag($0, answersTo: asked) }
    }
    guard hasAll else { return false }
    if let person, !record.people.contains(where: { isOf(person: person, $0) }) { return false }
    return conditions.allSatisfy { ConditionTest($0, scales, moods).holds(for: record) }
  }

  /// The records that match, in order, between ``offset`` and ``limit``.
  package func select(from records: [Record], in zone: TimeZoneRules) -> [Record] {
    Array(page(of: sort.sorted(records.filter(matches), in: zone)))
  }
}

extension RecordOracle {
  /// Whether the path on the left comes first by the bytes of its folder's path, then by those of its name.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (left, right) = (parts(left), parts(right))
    if left.folder.elementsEqual(right.folder) { return left.name.lexicographicallyPrecedes(right.name) }
    return left.folder.lexicographicallyPrecedes(right.folder)
  }

  private static func parts(_ path: String) -> (folder: Substring.UTF8View, name: Substring.UTF8View) {
    let name = path.utf8.lastIndex(of: 0x2F).map { path.utf8.index(after: $0) } ?? path.startIndex
    return (path[..<name].utf8, path[name...].utf8)
  }
}

extension Record {
  fileprivate var words: [RecordWord] {
    (shift.flatMap(\.ownWord).map { [.shift($0)] } ?? []) + (mood.map { [.mood($0)] } ?? [])
      + badges.map { .badge($0) } + extra.map { .ownKey($0.key) }
  }
}
