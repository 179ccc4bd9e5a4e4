import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

extension Journal {
  /// Removes the files of a plan for good, with all that this device remembers of them, the notes of imports
  /// among it.
  ///
  /// - Parameter isThorough: see `Forgetting.isThorough`.
  package func forget(_ plan: ForgetPlan, on day: CivilDay, isThorough: Bool) throws(StoreError) {
    var forgetting = Forgetting(plan.paths + plan.lost, on: day)
    forgetting.companions = plan.companions
    forgetting.isThorough = isThorough
    forgetting.note = try noteOfImports(forgetting: plan)
    try forget(forgetting)
  }

  /// Seals records; the notes of imports tell no more of them than of what is forgotten.
  ///
  /// - Returns: what the other `seal` does.
  package func seal(_ records: [Record], _ plan: SealPlan, on day: CivilDay) throws(StoreError) -> (
    paths: [String], links: Int, unread: Int
  ) { try seal(records, plan, on: day, note: try noteOfImports(forgetting: plan.forgotten)) }

  /// What the note of an import becomes where files of a plan go; a later import of a backup leaves them out.
  private func noteOfImports(
    forgetting plan: ForgetPlan
  ) throws(StoreError) -> @Sendable ([UInt8]) -> [UInt8] {
    var keys: Set<ImportLedger.Key> = []
    var sums: Set<UInt64> = []
    var texts: [[UInt8]] = []
    for path in plan.files {
      guard let file = try store.textToForget(path) else { continue }
      texts.append(file.bytes)
      sums.insert(Bytes.checksum(file.bytes))
      guard let record = record(from: file)?.record, let source = record.source, let origin = record.origin
      else { continue }
      keys.insert(ImportLedger.Key(source: source, origin: origin))
    }
    // A name of theirs that another file has now is not forgotten.
    let going = Set(plan.files)
    var deleted = DeletedImports(of: self)
    try deleted.note(
      forgotten: plan.names.filter { going.contains($0) || !store.hasFile($0) }, texts: texts)
    return { [keys, sums] in ImportLedger.forgetting(keys, files: sums, in: $0) }
  }
}
