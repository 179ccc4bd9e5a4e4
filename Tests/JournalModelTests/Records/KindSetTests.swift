import JournalModel
import Testing

struct KindSetTests {
  @Test func `kinds are in the set that were put into it`() {
    var kinds: KindSet = [.entry, .profile, .entry]
    #expect(Kind.allCases.filter { kinds.contains($0) } == [.entry, .profile])
    kinds.insert(.shift)
    #expect(kinds == [.shift, .profile, .entry])
    #expect(!kinds.isEmpty)
    #expect(([] as KindSet).isEmpty)
  }

  @Test func `lists show records unasked, and no profile`() {
    #expect(KindSet.shownUnasked.contains(.entry))
    #expect(!KindSet.shownUnasked.contains(.profile))
  }
}
