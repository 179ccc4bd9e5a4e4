import JournalFiles
import SystemLibrary

extension Journal {
  /// Writes files as one change, which one `undo` takes back; sealed where the profile has them so.
  ///
  /// - Throws: what keeps it from beginning; see `write(_:)` of the store of files.
  package func write(_ batch: Batch) throws(StoreError) -> BatchResult {
    let failure = Monitor<StoreError?>(nil)
    var result = try store.write(batch.isExact ? batch : try sealing(batch, noting: failure))
    result.failure = result.failure ?? failure.read(\.self)
    return result
  }
}
