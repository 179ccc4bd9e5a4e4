import Testing

@testable import JournalFiles

struct LoggedBatchTests {
  @Test(arguments: [nil, "receipt"])
  func `changes made as one come back from the log with what tells of them`(note: String?) {
    let batch = LoggedBatch(changes: [], note: note)
    #expect(LoggedBatch(encoded: batch.encoded) == batch)
  }
}
