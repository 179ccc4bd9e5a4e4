import JournalModel
import SystemLibrary

/// Makes records of single facts of a survey, those of a folder one after another without looking it up
/// again.
///
/// A survey looks at columns and terms alone: that the rest of a block is damaged is found here, and the
/// index made again.
final class SurveyRows: Sendable {
  private let parts: [Part]
  private let zone: TimeZoneRules
  private let snapshot: IndexSnapshot
  private let mended: @Sendable () -> IndexSnapshot?
  private let state = Monitor(State())

  /// The facts that a folder has.
  struct Part: Sendable {
    var first: Int
    var folder: IndexSnapshot.Folder
    var rows: RowSet
  }

  private struct State {
    /// What was found where the snapshot is damaged.
    var mended: IndexSnapshot?
    /// The folder that was asked for last, with the rows of its facts.
    var open: Folder?
  }

  private struct Folder {
    var facts: Range<Int>
    var rows: [Int] = []
    var records: BlockRecords
  }

  /// - Parameter mended: makes the index again.
  init(
    parts: [Part], snapshot: IndexSnapshot, zone: TimeZoneRules,
    mended: @escaping @Sendable () -> IndexSnapshot?
  ) {
    (self.parts, self.snapshot, self.zone, self.mended) = (parts, snapshot, zone, mended)
  }

  /// The records of facts in their order; `nil` for those that are no more.
  func records(at indices: [Int]) -> [Record?] {
    var records: [Record?] = []
    records.reserveCapacity(indices.count)
    state.change { state in
      for index in indices {
        var record = self.record(at: index, &state)
        if record == nil, state.mended == nil {
          (state.mended, state.open) = (mended(), nil)
          record = self.record(at: index, &state)
        }
        records.append(record)
      }
    }
    return records
  }

  private func record(at index: Int, _ state: inout State) -> Record? {
    if state.open.map({ !$0.facts.contains(index) }) ?? true {
      let part = parts.last { $0.first <= index }
      state.open = part.flatMap { records(of: $0, state.mended) }
    }
    guard let open = state.open, open.facts.contains(index) else { return nil }
    return state.open?.records.record(open.rows[index - open.facts.lowerBound])
  }

  private func records(of part: Part, _ mended: IndexSnapshot?) -> Folder? {
    var (snapshot, folder) = (snapshot, part.folder)
    let path = snapshot.path(folder)
    if let mended {
      guard let found = mended.folders.first(where: { mended.path($0) == path }) else { return nil }
      (snapshot, folder) = (mended, found)
    }
    guard let block = snapshot.block(folder), block.count == part.rows.count,
      let records = BlockRecords(block, folder: path, zone: zone)
    else { return nil }
    var open = Folder(facts: part.first..<(part.first + part.rows.size), records: records)
    part.rows.forEach { open.rows.append($0) }
    return open
  }
}
