import Testing

@testable import JournalFiles

struct LoggedBatchTests {
  @Test(arguments: [nil, "receipt"])
  func `changes made as one come back from the log with what tells of them`(note: String?) {
    let batch = LoggedBatch(changes: [], note: note)
    #expect(LoggedBatch(encoded: batch.encoded) == batch)
  }

  @Test func `a change alone is an entry in the form that it had before there were batches`() {
    let change = LoggedChange(kind: .replaced, path: "a.md", prior: [0x41], bytes: [0x42])
    let entry = LoggedBatch(encoded: change.encoded)
    #expect(entry == LoggedBatch(change))
    #expect(entry?.encoded == change.encoded)
  }
}
