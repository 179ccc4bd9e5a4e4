import Testing

@testable import JournalTerminal

@Suite struct PagerTests {
  @Test(
    arguments: [
      (["SMJOURNAL_PAGER": "most -s"], "most -s"), (["SMJOURNAL_PAGER": "cat"], nil),
      (["PAGER": "most -s"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func `which program shows long answers`(variables: [String: String], command: String?) {
    #expect(Pager { variables[$0] }.command == command)
  }
}
