import JournalModel
import JournalTestSupport
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

  @Test func `an answer costs no more than its records`() throws {
    let (few, many) = (ScratchFolder(), ScratchFolder())
    let journals = try [journal(of: 500, few), journal(of: 4_000, many)]
    var seconds: [Duration] = [.seconds(60), .seconds(60)]
    for _ in 0..<5 {
      for (index, journal) in journals.enumerated() {
        seconds[index] = min(seconds[index], ContinuousClock().measure { _ = journal.records() })
      }
    }
    // Eight times the records; the square of them would be 64 times the work.
    #expect(seconds[1] < seconds[0] * 24, "\(seconds)")
    #expect(journals[1].records().records.map(\.id).first == "2026-11-20-103999")
  }
}
