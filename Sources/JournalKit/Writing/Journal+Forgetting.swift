import JournalExchange
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
    var keys: Set<ImportLedger.Key> = []
    var sums: Set<UInt64> = []
    for path in plan.files {
      guard let file = try store.textToForget(path) else { continue }
      sums.insert(Bytes.checksum(file.bytes))
      guard let record = record(from: file)?.record, let source = record.source, let origin = record.origin
      else { continue }
      keys.insert(ImportLedger.Key(source: source, origin: origin))
    }
    var forgetting = Forgetting(plan.paths + plan.lost, on: day)
    forgetting.companions = plan.companions
    forgetting.isThorough = isThorough
    forgetting.note = { [keys, sums] in ImportLedger.forgetting(keys, files: sums, in: $0) }
    try forget(forgetting)
  }
}
