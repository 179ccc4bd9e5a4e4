import JournalStore
import JournalSync
import JournalTestSupport
import Testing

/// Two clones of a journal, edited apart and merged by git with the built program as its driver.
@Suite(.enabled(if: Binary.path != nil && GitRepository.isInstalled, "git or the built program is missing"))
struct GitMergeTests {
  private let folder = ScratchFolder()

  private func git(_ clone: String, _ arguments: String...) -> Program.Answer? {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"]
    return Program.run("git", identity + ["-C", folder.absolute(clone)] + arguments)
  }

  private func text(_ clone: String, _ path: String) -> String { folder.text(of: clone + "/" + path) ?? "" }

  /// Runs the program, whose state stays in the test's folder.
  private func smjournal(_ clone: String, _ arguments: String...) -> Program.Answer? {
    var variables = Environment.current.variables
    for name in ["XDG_STATE_HOME", "XDG_CACHE_HOME"] { variables[name] = folder.absolute(name) }
    return Program.run(
      Binary.path ?? "", ["-C", folder.absolute(clone)] + arguments, environment: Environment(variables))
  }

  private func makeClones(_ files: [(path: String, text: String)]) {
    folder.write("---\nsmjournal: 1\n---\n", to: "one/journal.md")
    for file in files { folder.write(file.text, to: "one/" + file.path) }
    _ = git("one", "init", "-q", "-b", "main")
    _ = smjournal("one", "setup", "git")
    commit("one")
    _ = Program.run("git", ["clone", "-q", folder.absolute("one"), folder.absolute("two")])
    _ = smjournal("two", "setup", "git")
  }

  private func commit(_ clone: String) {
    _ = git(clone, "add", "-A")
    _ = git(clone, "commit", "-qm", "x")
  }

  @Test func `200 pairs of divergent edits lose nothing and clash only where both changed the same`() {
    var random = SeededGenerator(seed: 11)
    let bases = (0..<200).map { number in
      (path: "2026/11/2026-11-20-record-\(number).md", record: DivergentRecord(&random))
    }
    makeClones(bases.map { ($0.path, $0.record.text) })
    var (ours, theirs) = (bases.map(\.record), bases.map(\.record))
    for index in bases.indices {
      ours[index].edit("ours", &random)
      theirs[index].edit("theirs", &random)
      folder.write(ours[index].text, to: "one/" + bases[index].path)
      folder.write(theirs[index].text, to: "two/" + bases[index].path)
    }
    commit("one")
    commit("two")
    _ = git("one", "pull", "-q", "--no-rebase", "--no-edit", folder.absolute("two"), "main")
    let unmerged = git("one", "diff", "--name-only", "--diff-filter=U")?.text ?? ""
    for (index, base) in bases.enumerated() {
      let merged = text("one", base.path)
      let demands = DivergentRecord.demands(base: base.record, ours: ours[index], theirs: theirs[index])
      let words = Set(merged.split { $0 == "\n" || $0 == " " }.map(String.init))
      #expect(demands.present.subtracting(words) == [])
      let isMarked = merged.contains("<<<<<<< ")
      #expect(isMarked == unmerged.contains(base.path))
      if !isMarked { #expect(demands.absent.intersection(words) == []) }
      let clashing = DivergentRecord.scalarsClash(base: base.record, ours: ours[index], theirs: theirs[index])
      let bothWroteText = ours[index].body != base.record.body && theirs[index].body != base.record.body
      if clashing.isEmpty, !bothWroteText { #expect(!isMarked) }
    }
  }

  @Test func `two records of one name stay two records`() {
    makeClones([])
    let path = "2026/11/2026-11-20-1850-check-in.md"
    func record(_ seconds: String) -> String {
      "---\nkind: check-in\nat: \"2026-11-20T18:50:\(seconds)+01:00\"\n---\n"
    }
    folder.write(record("01"), to: "one/" + path)
    folder.write(record("02"), to: "two/" + path)
    commit("one")
    commit("two")
    #expect(git("one", "pull", "-q", "--no-rebase", "--no-edit", folder.absolute("two"), "main")?.status == 1)
    #expect(text("one", path).hasPrefix("<<<<<<< "))
    #expect(smjournal("one", "resolve", "--all")?.status == 0)
    #expect(text("one", path) == record("01"))
    #expect(text("one", "2026/11/2026-11-20-1850-check-in-2.md") == record("02"))
  }

  @Test func `a driver that is missing leaves git's own markers`() {
    makeClones([("a.md", "---\nmood: x\n---\n")])
    folder.write("---\nmood: y\n---\n", to: "one/a.md")
    folder.write("---\nmood: z\n---\n", to: "two/a.md")
    let driver = git("one", "config", "merge.smjournal.driver")?.text ?? ""
    let missing = "/nowhere/smjournal" + driver.dropFirst(Binary.path?.utf8.count ?? 0).drop { $0 != " " }
    _ = git("one", "config", "merge.smjournal.driver", missing)
    commit("one")
    commit("two")
    #expect(git("one", "pull", "-q", "--no-rebase", "--no-edit", folder.absolute("two"), "main")?.status == 1)
    #expect(text("one", "a.md") == "---\n<<<<<<< ours\nmood: y\n=======\nmood: z\n>>>>>>> theirs\n---\n")
  }
}
