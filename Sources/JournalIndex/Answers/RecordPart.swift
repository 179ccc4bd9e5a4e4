import JournalFiles
import JournalModel
import SystemLibrary

/// A part of the records that were asked for, in their order: lent, so that a thread makes what is wanted of
/// one part while others make that of the next ones.
public struct RecordPart {
  private let content: Content
  /// How many records it has.
  public let count: Int
  /// The place of its first record among all that were asked for.
  package let start: Int
  /// Whether all of them could be made.
  package private(set) var isWhole = true

  private enum Content {
    case records([Record])
    case rows(ArraySlice<RowOrder.Row>, IndexSnapshot, TimeZoneRules)
  }

  /// Records that are there.
  package init(_ records: [Record], from start: Int = 0) {
    content = .records(records)
    (count, self.start) = (records.count, start)
  }

  /// Rows, of which records are made one after the other.
  init(
    _ rows: ArraySlice<RowOrder.Row>, from start: Int, of snapshot: IndexSnapshot, zone: TimeZoneRules
  ) {
    content = .rows(rows, snapshot, zone)
    (count, self.start) = (rows.count, start)
  }

  /// So many records are in a part of which all files are read: to open their folders and the block of the
  /// index costs as much as to read a few of them.
  static let sizeForReading = 128

  /// What is made of so many records, part after part; `nil` where not all of them could be made.
  static func map<Part: Sendable>(
    _ count: Int, by size: Int, _ part: @escaping @Sendable (Range<Int>) -> RecordPart,
    _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> [Part]? {
    let partCount = (count + size - 1) / size
    let threads = partCount > 2 ? System.processorCount : 1
    let parts = ConcurrentMap.map(partCount, threads: threads, worker: {}) { _, number -> Part? in
      var part = part(number * size..<min((number + 1) * size, count))
      let made = make(&part)
      return part.isWhole ? made : nil
    }
    let whole = parts.compactMap { $0 }
    return whole.count == partCount ? whole : nil
  }

  /// Calls `body` with each record.
  public mutating func forEach(_ body: (Record) -> Void) {
    switch content {
    case .records(let records): records.forEach(body)
    case .rows(let rows, let snapshot, let zone):
      isWhole = RecordPart.open(rows, of: snapshot, zone: zone) { records, row in
        guard let record = records.record(row) else { return false }
        body(record)
        return true
      }
    }
  }

  /// Its records.
  mutating func records() -> [Record] {
    var records: [Record] = []
    records.reserveCapacity(count)
    forEach { records.append($0) }
    return records
  }

  /// Calls `body` with what a line says of each record.
  package mutating func forEachOutline(_ body: (borrowing RecordOutline) -> Void) {
    switch content {
    case .records(let records): for index in records.indices { records[index].withOutline(body) }
    case .rows(let rows, let snapshot, let zone):
      var outline = RecordOutline()
      isWhole = RecordPart.open(rows, of: snapshot, zone: zone) { records, row in
        records.withOutline(of: row, in: &outline, body)
      }
    }
  }

  /// Calls `body` with the open block of each row until it is refused; `false` where it was, or a block is
  /// damaged.
  private static func open(
    _ rows: ArraySlice<RowOrder.Row>, of snapshot: IndexSnapshot, zone: TimeZoneRules,
    _ body: (inout BlockRecords, Int) -> Bool
  ) -> Bool {
    // Two large folders may take turns, and to open one takes as long as it has rows. A part has few of them:
    // it has at most ``RowSelection/partSize`` rows.
    var opened: [(folder: Int32, records: BlockRecords)] = []
    var place = 0
    for row in rows {
      if !opened.indices.contains(place) || opened[place].folder != row.folder {
        place = opened.firstIndex { $0.folder == row.folder } ?? opened.count
      }
      if place == opened.count {
        let folder = snapshot.folders[Int(row.folder)]
        guard let block = snapshot.block(folder),
          let records = BlockRecords(block, folder: snapshot.path(folder), zone: zone)
        else { return false }
        opened.append((row.folder, records))
      }
      guard body(&opened[place].records, Int(row.row)) else { return false }
    }
    return true
  }
}

/// An answer of which only what somebody made of its records is left; see `Journal.map(_:_:)`.
public struct PartedAnswer<Part: Sendable>: Sendable {
  /// What was made of the records, part after part in the order asked for.
  public var parts: [Part]
  /// How many match, before offset and limit.
  public var total: Int
  /// Problems of all files of the journal.
  public var problems: FoundProblems
  /// What sync tools and merges left.
  public var conflicts: [Conflict]

  package init(parts: [Part], total: Int, problems: FoundProblems, conflicts: [Conflict]) {
    (self.parts, self.total, self.problems, self.conflicts) = (parts, total, problems, conflicts)
  }

  /// An answer of nothing.
  init() { self.init(parts: [], total: 0, problems: FoundProblems(), conflicts: []) }
}
