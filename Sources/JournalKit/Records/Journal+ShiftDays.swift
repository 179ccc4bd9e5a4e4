import JournalIndex
import JournalModel
import JournalShifts
import JournalStore

/// A check-in or check-out whose file names no day is of the day on which its shift began: which one that is
/// the ledger decides, behind the index.
extension Journal {
  /// The days of the shifts of records whose files name none, by their ids; empty in most journals.
  package func shiftDays(now: Instant) -> [String: CivilDay] {
    var query = Query(kinds: [.checkIn, .checkOut])
    query.isDated = false
    return shiftDays(of: records(matching: query).records, now: now)
  }

  package func onShiftDay(_ record: Record, now: Instant) -> Record {
    if record.dateBasis == .key || !record.kind.isShiftEnd { return record }
    return [record].on(shiftDays(of: [record], now: now))[0]
  }

  private func shiftDays(of records: [Record], now: Instant) -> [String: CivilDay] {
    guard let first = records.map(\.date).min(), let last = records.map(\.date).max() else { return [:] }
    let days = first.advanced(by: -2)...last.advanced(by: 2)
    let period = Period(
      self, from: days.lowerBound.advanced(by: -Ledger.margin),
      until: days.upperBound.advanced(by: Ledger.margin))
    return period.ledger(of: days, now: now).daysOfRecords
  }

  /// What `make` makes of the records that match, on the days of their shifts.
  package func map<Part: Sendable>(
    _ query: Query, now: Instant, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> PartedAnswer<Part> {
    let days = shiftDays(now: now)
    if days.isEmpty { return map(query, make) }
    let answer = records(matching: query, on: days)
    var part = RecordPart(answer.records)
    return PartedAnswer(
      parts: [make(&part)], total: answer.total, problems: answer.problems, conflicts: answer.conflicts)
  }

  package func records(matching query: Query, on days: [String: CivilDay]) -> Answer {
    if days.isEmpty { return records(matching: query) }
    var answer = records(matching: query.widened)
    let found = query.sort.inOrder(answer.records.on(days).filter { query.hasDay(of: $0) })
    (answer.records, answer.total) = (Array(query.page(of: found)), found.count)
    return answer
  }

  /// What words find among these.
  package func search(
    _ terms: SearchTerms, matching query: Query, on days: [String: CivilDay]
  ) -> SearchAnswer {
    if days.isEmpty { return search(terms, matching: query) }
    var answer = search(terms, matching: query.widened)
    for index in answer.hits.indices {
      answer.hits[index].record = [answer.hits[index].record].on(days)[0]
    }
    let found = answer.hits.filter { query.hasDay(of: $0.record) }
    (answer.hits, answer.total) = (Array(query.page(of: found)), found.count)
    return answer
  }
}

extension Query {
  /// The same for records that may be of other days than their files say, all of them.
  fileprivate var widened: Query {
    var wide = self
    (wide.from, wide.until) = (from?.advanced(by: -2), until?.advanced(by: 2))
    (wide.weekdays, wide.offset, wide.limit) = ([], 0, nil)
    return wide
  }

  fileprivate func hasDay(of record: Record) -> Bool {
    record.lastDay >= from ?? record.lastDay && record.date <= until ?? record.date
      && (weekdays.isEmpty || weekdays.contains(record.date.weekday))
  }
}

extension Sort {
  /// Records that were in this order but for days that changed.
  fileprivate func inOrder(_ records: [Record]) -> [Record] {
    guard field == .date else { return records }
    let ahead = today.flatMap { today in isAscending ? nil : records.firstIndex { $0.date > today } }
    let past = records[..<(ahead ?? records.endIndex)].enumerated().sorted { left, right in
      let (first, second) = (left.element.date, right.element.date)
      if first == second { return left.offset < right.offset }
      return isAscending ? first < second : first > second
    }
    return past.map(\.element) + records[(ahead ?? records.endIndex)...]
  }
}
