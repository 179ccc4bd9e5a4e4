import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import YAMLCodec

/// Which records an export takes.
package struct ExportSelection: Sendable {
  /// What was asked for.
  package var query: Query
  /// Whether records that say `private: true` are taken too.
  package var includesPrivate: Bool

  /// A selection of records, in the order of their days.
  package init(query: Query = Query(), includesPrivate: Bool = false) {
    self.query = query
    self.includesPrivate = includesPrivate
  }

  /// Whether a record that matches goes out.
  package func takes(_ record: Record) -> Bool { includesPrivate || !record.isPrivate }

  /// The records that go out, the oldest first, and how many private ones do not.
  package func records(of journal: Journal) -> (records: [Record], leftOut: Int) {
    let all = journal.records(matching: query).records
    let taken = all.filter(takes).sorted { left, right in
      let (one, other) = (left.at?.local.secondsSinceEpoch ?? .min, right.at?.local.secondsSinceEpoch ?? .min)
      if left.date != right.date { return left.date < right.date }
      return one != other ? one < other : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    return (taken, all.count - taken.count)
  }

  /// The same for a diary of another program, which has days and no people; and the receipt of what goes out.
  package func diary(of journal: Journal) -> (records: [Record], receipt: ExportReceipt) {
    let (all, leftOut) = records(of: journal)
    let days = all.filter { $0.kind != .person }
    return (
      days, ExportReceipt(records: days.count, leftOut: leftOut, people: all.count - days.count)
    )
  }
}

/// What an export wrote.
package struct ExportReceipt: Hashable, Sendable {
  /// Records; events of a calendar.
  package var records = 0
  /// Files.
  package var files = 1
  /// Bytes of all files.
  package var bytes = 0
  /// Private records that were left out.
  package var leftOut = 0
  /// People whom a diary of another program has no place for.
  package var people = 0
  /// Of a backup: what lies in the folder and is not in it, such as links and what is too large.
  package var passedOver: [Problem] = []

  package init(
    records: Int = 0, files: Int = 1, bytes: Int = 0, leftOut: Int = 0, people: Int = 0,
    passedOver: [Problem] = []
  ) {
    self.people = people
    self.records = records
    self.files = files
    self.bytes = bytes
    self.leftOut = leftOut
    self.passedOver = passedOver
  }
}

extension Journal {
  /// The text of a record without the empty lines around it.
  func body(of record: Record) throws(StoreError) -> String {
    let (file, document) = try document(of: record)
    var bytes = file.bytes[document.body]
    while let first = bytes.first, first == 0x0A || first == 0x0D { bytes.removeFirst() }
    while let last = bytes.last, last == 0x0A || last == 0x0D || last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
