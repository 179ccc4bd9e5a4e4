import Testing

@testable import JournalFiles

@Suite struct PathStepsTests {
  @Test(arguments: [
    ("/a/./b", "/a/b"), ("/a/../b/", "/b"), ("/../a", "/a"), ("./a.md", "a.md"), ("a//b", "a/b"),
    ("../a", "../a"), ("a/../../b", "../b"), ("/", "/"), ("", ""), (".", ""), ("/a/.b/..c", "/a/.b/..c"),
  ])
  func `dots and doubled slashes are taken out`(path: String, resolved: String) {
    #expect(PathSteps.resolved(path) == resolved)
  }
}
