import JournalModel
import JournalTestSupport
import Testing

@testable import JournalSync

/// What two devices made without a common version, and may not become a third thing that neither had.
@Suite struct TwoDevicesMergeTests {
  private static func plan(_ hour: Int, _ day: Int, base: String = "") -> String {
    "---\nkind: rota\npublished: 2026-11-27T\(hour):00:00+01:00\nfrom: 2026-12-01\nuntil: 2026-12-05\nshifts:\n"
      + "  - 2026-12-01 night 21:00-07:00\n  - 2026-12-0\(day) night 21:00-07:00\n---\n\(base)"
  }

  private static func extra(_ start: String, _ end: String) -> String {
    "---\nkind: shift\ndate: 2026-11-25\nshift: day\nstart: \"\(start)\"\nend: \"\(end)\"\nextra: true\n---\n"
  }

  private func merge(_ base: String?, _ ours: String, _ theirs: String) -> RecordMerge {
    RecordMerge(base: base.map { Array($0.utf8) }, ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  @Test(arguments: [
    // Two publications; of the same plan at two times the later one.
    (nil, plan(20, 2), plan(21, 3), [RecordMerge.Clash.twoRecords]), (nil, plan(20, 2), plan(21, 2), []),
    // One published anew since; a line that both changed of one publication; two publications since.
    (plan(20, 2), plan(20, 2, base: "a\n"), plan(21, 3), []),
    (plan(19, 2), plan(20, 2), plan(21, 3), [.twoRecords]),
    // Extra shifts with hours apart; with hours in common a person must say which it was.
    (nil, extra("08:00", "12:00"), extra("13:00", "18:00"), [.twoRecords]),
    (nil, extra("22:00", "02:00"), extra("02:00", "06:00"), [.twoRecords]),
    (nil, extra("08:00", "12:00"), extra("09:00", "13:00"), [.key("start"), .key("end")]),
  ])
  func `plans and extra shifts of two devices`(
    base: String?, ours: String, theirs: String, clashes: [RecordMerge.Clash]
  ) {
    #expect(merge(base, ours, theirs).clashes == clashes)
    #expect(merge(base, theirs, ours).clashes == clashes)
  }

  @Test func `who is sealed to is united from a common version only`() {
    func profile(_ keys: String...) -> String {
      "---\nsmjournal: 1\nseal-to:\n" + keys.map { "  - \($0)\n" }.joined() + "---\n"
    }
    #expect(merge(nil, profile("age1a", "age1b"), profile("age1a")).clashes == [.key("seal-to")])
    #expect(merge(nil, profile("age1a", "age1b"), profile("age1b", "age1a")).clashes == [])
    let since = merge(profile("age1a", "age1b"), profile("age1a", "age1b", "age1c"), profile("age1a"))
    #expect(since.clashes == [] && String(decoding: since.bytes, as: UTF8.self) == profile("age1a", "age1c"))
  }
}
