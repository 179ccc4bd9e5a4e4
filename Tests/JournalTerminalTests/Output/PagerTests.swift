import Testing

@testable import JournalTerminal

@Suite struct PagerTests {
  @Test(
    arguments: [
      (["PAGER": "most -s"], [], "most -s"), (["PAGER": "cat"], ["/usr/bin/less"], nil),
      (["PATH": "/bin:/usr/bin"], ["/usr/bin/less"], "less"),
      (["PATH": "/bin:relative"], ["relative/less"], nil),
      ([:], ["/usr/bin/less"], nil),
    ] as [([String: String], [String], String?)])
  func `which program shows long answers`(variables: [String: String], programs: [String], command: String?) {
    let pager = Pager(variable: { variables[$0] }, isProgram: { programs.contains($0) })
    #expect(pager.command == command)
  }
}
