import JournalSync
import JournalTestSupport
import Testing

/// What `resolve` decides and no file shows: `undo` takes that back, too.
@Suite(.enabled(if: Binary.path != nil && GitRepository.isInstalled, "git or the built program is missing"))
struct KeptConflictTests: TwoClones {
  let folder = ScratchFolder()
  private static let path = "2026/10/2026-10-01-a.md"

  @Test func `undo after a record was kept takes back that alone`() {
    makeClones([(Self.path, "---\ntitle: a\nmood: 3\n---\n")])
    folder.write(text("one", Self.path).replacing("3", with: "5"), to: "one/" + Self.path)
    folder.remove("two/" + Self.path)
    commit("one")
    commit("two")
    #expect(smjournal("one", "new", "My night", "--date", "2026-10-02", "--text", "long words")?.status == 0)
    #expect(pull()?.status == 1)
    let open = smjournal("one", "conflicts")?.text
    #expect(open?.contains(Self.path) == true, "\(open ?? "")")
    for _ in 1...2 {
      let line = told(smjournal("one", "resolve", "2026-10-01-a"))
      #expect(line.contains(Self.path))
      #expect(smjournal("one", "conflicts")?.text.hasPrefix("no conflicts\n") == true)
      let undone = smjournal("one", "undo")
      #expect(undone?.status == 0 && undone?.text.contains(Self.path) == true, "\(undone?.text ?? "")")
      #expect(text("one", Self.path).contains("mood: 5"))
      #expect(smjournal("one", "conflicts")?.text == open)
    }
    #expect(smjournal("one", "undo")?.text.contains("my-night") == true)
  }

  @Test func `one undo takes back what was sealed there and chosen in clear`() {
    let sealed = "2026/10/2026-10-01-entry.md.age"
    makeClones([(Self.path, "---\ntitle: a\n---\n\nfirst\n")])
    folder.remove("two/" + Self.path)
    folder.write("age-encryption.org/v1\n", to: "two/" + sealed)
    folder.write(text("one", Self.path) + "second\n", to: "one/" + Self.path)
    commit("one")
    commit("two")
    #expect(pull()?.status == 1)
    let open = smjournal("one", "conflicts")?.text
    #expect(smjournal("one", "resolve", "2026-10-01-a", "--ours")?.status == 0)
    #expect(folder.text(of: "one/" + sealed) == nil)
    #expect(smjournal("one", "undo")?.status == 0)
    #expect(folder.text(of: "one/" + sealed) == "age-encryption.org/v1\n")
    #expect(smjournal("one", "conflicts")?.text.hasPrefix(open ?? "?") == true)
  }
}
