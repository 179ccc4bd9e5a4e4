import JournalFiles
import JournalModel

/// The records that match, in the order asked for, made part after part: however many there are, those of one
/// part are in memory.
package struct RecordStream {
  private let snapshot: IndexSnapshot
  private let zone: TimeZoneRules
  private var rows: ArraySlice<RowOrder.Row>

  init(_ rows: ArraySlice<RowOrder.Row>, of snapshot: IndexSnapshot, zone: TimeZoneRules) {
    (self.rows, self.snapshot, self.zone) = (rows, snapshot, zone)
  }

  /// How many are still to come.
  package var count: Int { rows.count }

  /// The records of the next part; `nil` behind the last one.
  ///
  /// - Throws: where a block that was whole when the rows were chosen is damaged now.
  package mutating func next() throws(StoreError) -> [Record]? {
    guard !rows.isEmpty else { return nil }
    let own = rows.prefix(RowSelection.partSize)
    rows = rows.dropFirst(own.count)
    var part = RecordPart(own, from: 0, of: snapshot, zone: zone)
    let records = part.records()
    guard part.isWhole else { throw StoreError(path: "", reason: .changedSinceRead) }
    return records
  }
}
