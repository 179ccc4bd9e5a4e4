import JournalModel
import SystemLibrary
import Testing

@Suite struct EnvironmentTests {
  @Test(
    arguments: [
      (["HOME": "/home/a"], "/home/a/.cache/smjournal"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "/c"], "/c/smjournal"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "relative"], "/home/a/.cache/smjournal"), (["HOME": ""], nil),
    ] as [([String: String], String?)])
  func `the cache lies where the system wants it`(variables: [String: String], expected: String?) {
    let expected =
      OperatingSystem.isDarwin
      ? expected?.replacing("/home/a/.cache", with: "/home/a/Library/Caches") : expected
    #expect(Environment(variables).cacheFolder == expected)
  }

  @Test func `the process's own variables are the same one by one and all together`() {
    let all = Environment.current.variables
    #expect(!all.isEmpty)
    for (name, value) in all { #expect(Environment.current[name] == (value.isEmpty ? nil : value)) }
    #expect(Environment.current["SMJOURNAL_NO_SUCH_VARIABLE"] == nil)
  }
}
