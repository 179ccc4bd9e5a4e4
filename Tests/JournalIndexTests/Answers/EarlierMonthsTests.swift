import JournalFormat
import JournalIndex
import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalStore

/// What `today` asks: the answer around a day must not miss what happens in folders of earlier months.
@Suite struct EarlierMonthsTests {
  private let scratch = ScratchFolder()
  private let today = CivilDay(year: 2026, month: 11, day: 20) ?? CivilDay(number: 0)

  private func journal(_ index: Journal.IndexLocation) throws -> Journal {
    var options = Journal.Options(
      root: scratch.absolute("journal"), index: index,
      environment: Environment([
        "XDG_CACHE_HOME": scratch.absolute("cache"), "XDG_STATE_HOME": scratch.absolute("state"),
      ]))
    options.zone = { .utc }
    return try Journal.open(options)
  }

  private func checkAnswers(_ step: String) throws {
    let expected = try journal(.none).records(scope: .around(today))
    let answer = try journal(.standard).records(scope: .around(today))
    #expect(answer.records == expected.records, "\(step)")
    #expect(answer.problems.count == expected.problems.count, "\(step)")
    #expect(answer.problems.all == expected.problems.all, "\(step)")
    let whole = try journal(.none).overview(since: today, scope: .around(today))
    let overview = try journal(.standard).overview(since: today, scope: .around(today))
    #expect(overview.answer.records == whole.answer.records, "\(step)")
    #expect(overview.daysWritten == whole.daysWritten, "\(step)")
  }

  /// Long enough that what was written is no longer doubted for its youth.
  private func settle() throws {
    scratch.waitForAnotherTick()
    _ = try journal(.standard).reindex()
  }

  @Test func `changes in an old month are seen around a day, the program's own and others'`() throws {
    scratch.write("---\nsmjournal: 1\n---\n", to: "journal/journal.md")
    scratch.write(
      "---\nkind: vacation\nfrom: 2026-12-01\nuntil: 2026-12-04\n---\n", to: "journal/2026/12/december.md")
    scratch.write("---\ndate: 2026-09-02\n---\nA day.\n", to: "journal/2026/09/2026-09-02-a.md")
    try settle()
    try checkAnswers("as it was")

    scratch.write(
      "---\nkind: vacation\nfrom: 2026-09-20\nuntil: 2026-11-30\n---\n", to: "journal/2026/09/long.md")
    try checkAnswers("a new file of another program")

    try settle()
    let long = try journal(.standard).record(named: "long")
    _ = try journal(.standard).edit(long, [.set(key: "until", text: "2026-11-10")], now: nil)
    #expect(try journal(.standard).record(named: "long").until?.iso == "2026-11-10")
    try checkAnswers("the time off made shorter")

    try settle()
    _ = try journal(.standard).undo()
    #expect(try journal(.standard).record(named: "long").until?.iso == "2026-11-30")
    try checkAnswers("taken back")

    try settle()
    scratch.write(
      "---\nkind: vacation\nfrom: 2026-09-20\nuntil: 2026-11-12\n---\n", to: "journal/2026/09/long.md")
    try checkAnswers("the time off rewritten in place by another program")

    try settle()
    _ = try journal(.standard).delete(journal(.standard).record(named: "2026-09-02-a"))
    try checkAnswers("a record of that month deleted")
  }
}
