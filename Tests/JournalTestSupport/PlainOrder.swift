import JournalModel

extension Sort {
  /// Puts records into the order. Those without the value come last in either direction, the youngest first.
  ///
  /// - Parameter zone: the journal's zone, for moments that state no offset.
  package func sorted(_ records: [Record], in zone: TimeZoneRules) -> [Record] {
    var reader = MomentReader(zone: zone)
    // Records are large; what mostly decides is not.
    let moments = records.map { Moment($0, &reader) }
    switch field {
    case .date: return sortedByDate(records, moments)
    case .title: return sorted(records, moments) { record in record.title.map(Folding.folded) }
    case .mood: return sorted(records, moments) { record in record.mood.flatMap { Mood($0).score } }
    case .words: return sorted(records, moments) { record in record.wordCount }
    case .created:
      return sorted(records, moments) { record in
        record.created.flatMap { reader.seconds(of: $0) } ?? record.at.map { reader.seconds(of: $0) }
          ?? reader.seconds(of: .day(record.date))
      }
    // The time of a file is no part of its record.
    case .modified: return sorted(records, moments) { $0.modified.flatMap { reader.seconds(of: $0) } }
    case .scale(let scale): return sorted(records, moments) { record in record.ratings[scale] }
    }
  }

  private func sortedByDate(_ records: [Record], _ moments: [Moment]) -> [Record] {
    let order = records.indices.sorted { left, right in
      let (first, second) = (moments[left], moments[right])
      let isAscending = isAscending(first.day, second.day) ?? true
      if first != second { return (first < second) == isAscending }
      return isAscending
        ? Sort.isBefore(records[left], records[right]) : Sort.isBefore(records[right], records[left])
    }
    return order.map { records[$0] }
  }

  /// Whether records of two days ascend; `nil` where one of them is still to come and so comes last.
  private func isAscending(_ left: CivilDay, _ right: CivilDay) -> Bool? {
    guard let today, !isAscending else { return isAscending }
    let isLeftToCome = left > today
    return isLeftToCome == (right > today) ? isLeftToCome : nil
  }

  /// Asks for each record's value once: a title is folded for it.
  private func sorted<Value: Comparable>(
    _ records: [Record], _ moments: [Moment], by value: (Record) -> Value?
  ) -> [Record] {
    let values = records.map(value)
    let order = records.indices.sorted { left, right in
      switch (values[left], values[right]) {
      case (let first?, let second?) where first != second: isAscending == (first < second)
      case (_?, nil): true
      case (nil, _?): false
      default:
        moments[left] == moments[right]
          ? Sort.isBefore(records[right], records[left]) : moments[right] < moments[left]
      }
    }
    return order.map { records[$0] }
  }

  /// Of records of the same day and moment by id and path, so that the order never depends on the order of
  /// the files.
  private static func isBefore(_ left: Record, _ right: Record) -> Bool {
    if left.id != right.id { return Record.id(left.id, precedes: right.id) }
    return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }
}

/// The day of a record, its moment, and when it was written.
private struct Moment: Comparable {
  var day: CivilDay
  /// Seconds since 1970-01-01T00:00:00Z; the smallest number without a moment.
  var seconds: Int64
  var written: Int64

  init(_ record: Record, _ reader: inout MomentReader) {
    day = record.date
    seconds = record.at.map { reader.seconds(of: $0) } ?? .min
    written = record.created.flatMap { reader.seconds(of: $0) } ?? seconds
  }

  static func < (left: Moment, right: Moment) -> Bool {
    (left.day, left.seconds, left.written) < (right.day, right.seconds, right.written)
  }
}
