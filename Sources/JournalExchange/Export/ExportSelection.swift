import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore

/// Which records an export takes: the one place that chooses them.
package struct ExportSelection: Sendable {
  package var query: Query
  /// Whether records that say `private: true` are taken too.
  package var includesPrivate: Bool

  /// A selection of records, in the order of their days.
  package init(query: Query = Query(), includesPrivate: Bool = false) {
    self.query = query
    self.includesPrivate = includesPrivate
  }

  /// Lends the records that go out, the oldest first, of which those of a day are in memory; gives the
  /// receipt of them.
  package func forEach(
    of journal: Journal, _ body: (Record) throws(StoreError) -> Void
  ) throws(StoreError) -> ExportReceipt {
    var query = query
    query.sort = Sort(by: .date, ascending: true)
    var receipt = ExportReceipt()
    var day: [Record] = []
    func finishDay() throws(StoreError) {
      for record in day.sorted(by: ExportSelection.precedes) { try body(record) }
      receipt.records += day.count
      day.removeAll(keepingCapacity: true)
    }
    let twins = includesPrivate ? [] : journal.twinsOfPrivate()
    var stream = journal.stream(query)
    while let part = try stream.next() {
      for record in part {
        guard includesPrivate || !record.isPrivate && !twins.contains(record.path) else {
          receipt.leftOut += 1
          continue
        }
        if let last = day.last, last.date != record.date { try finishDay() }
        day.append(record)
      }
    }
    try finishDay()
    return receipt
  }

  /// The order within a day: by the time on the wall clock, those that say none first.
  private static func precedes(_ left: Record, _ right: Record) -> Bool {
    let (one, other) = (left.at?.local.secondsSinceEpoch ?? .min, right.at?.local.secondsSinceEpoch ?? .min)
    if one != other { return one < other }
    // Of one minute of one source those that came first have the lower numbers there, not the first titles.
    let (first, second) = (left.origin ?? "", right.origin ?? "")
    if first.utf8.count != second.utf8.count { return first.utf8.count < second.utf8.count }
    if first != second { return first < second }
    return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }

  /// The same for a diary of another program, which has days and no people.
  package func forEachOfDiary(
    of journal: Journal, _ body: (Record) throws(StoreError) -> Void
  ) throws(StoreError) -> ExportReceipt {
    var people = 0
    var receipt = try forEach(of: journal) { (record) throws(StoreError) in
      if record.kind == .person { people += 1 } else { try body(record) }
    }
    receipt.records -= people
    receipt.people = people
    return receipt
  }

  package func diary(of journal: Journal) throws(StoreError) -> (records: [Record], receipt: ExportReceipt) {
    var records: [Record] = []
    let receipt = try forEachOfDiary(of: journal) { records.append($0) }
    return (records, receipt)
  }
}

/// What an export wrote.
package struct ExportReceipt: Hashable, Sendable {
  package var records = 0
  /// Of a calendar: its events.
  package var events: Int?
  package var files = 1
  package var bytes = 0
  package var leftOut = 0
  /// Sickness and other absences that a calendar shows as time off.
  package var asTimeOff = 0
  /// People whom a diary of another program or a page has no place for.
  package var people = 0
  /// Of a backup: what lies in the folder and is not in it, such as links and what is too large.
  package var passedOver: [Problem] = []
  /// Photos and recordings that records name and that are not there.
  package var missing = 0
  /// Photos and recordings that are there, and that such a file can't show.
  package var unshown = 0
  /// The paths of those that may tell where they were made, which can't be taken out of them.
  package var uncleaned: [String] = []

  package init() {}
}
