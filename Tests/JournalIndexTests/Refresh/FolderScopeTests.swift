import Testing

@testable import JournalIndex

@Suite struct FolderScopeTests {
  @Test(arguments: [
    ("2019", 2019), ("2019/07", 2019), ("0007", 7), ("2019/7", nil), ("2019-07", nil), ("2019/07/x", nil),
    ("201", nil), ("20190", nil), ("201907", nil), ("", nil), ("x019", nil), ("2019/0x", nil),
    ("2019:07", nil),
    ("notes", nil), ("2019/../", nil),
  ])
  func `only folders of years and of their months tell a year`(path: String, expected: Int?) {
    #expect(Array(path.utf8).withUnsafeBytes { FolderScope.year(ofFolder: $0) } == expected)
  }
}
