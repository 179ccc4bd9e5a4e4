import JournalIndex
import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalStore

/// A folder with all the records of a life: rows of one day are told apart by their names.
@Suite struct OneFolderTests {
  private func journal(of count: Int, _ scratch: ScratchFolder) throws -> Journal {
    scratch.write("---\nsmjournal: 1\n---\n", to: "journal/journal.md")
    for number in 0..<count { scratch.write("x\n", to: "journal/2026-11-20-\(100_000 + number).md") }
    var options = Journal.Options(
      root: scratch.absolute("journal"), index: .standard,
      environment: Environment(["XDG_CACHE_HOME": scratch.absolute("cache")]))
    options.zone = { .utc }
    let journal = try Journal.open(options)
    _ = journal.reindex()
    return journal
  }

  @Test func `rows of one day keep their order and their names`() throws {
    let scratch = ScratchFolder()
    let records = try journal(of: 4_000, scratch).records().records
    #expect(records.map(\.id) == (0..<4_000).reversed().map { "2026-11-20-\(100_000 + $0)" })
  }
}
