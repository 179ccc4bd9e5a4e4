import JournalModel
import JournalSync
import JournalTestSupport
import SystemLibrary
import Testing

/// Two clones of a journal, edited apart and merged by git with the built program as its driver.
@Suite(.enabled(if: Binary.path != nil && GitRepository.isInstalled, "git or the built program is missing"))
struct GitMergeTests: TwoClones {
  let folder = ScratchFolder()

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

  @Test(arguments: [nil, "--ours", "--theirs"] as [String?])
  func `two photos of one name both stay unless one is chosen`(side: String?) {
    let record = "2026/11/2026-11-20-a.md"
    makeClones([(record, "---\ntitle: a\n---\n\nText.\n")])
    for clone in ["one", "two"] {
      folder.write("GIF89a\0 of \(clone)", to: clone + "-photos/lea.gif")
      #expect(smjournal(clone, "attach", record, folder.absolute(clone + "-photos/lea.gif"))?.status == 0)
      commit(clone)
    }
    #expect(pull()?.status == 1)
    let path = "2026/11/img/2026-11-20-lea.gif"
    func shown(_ path: String) -> String { folder.absolute("one/" + path) }
    #expect(smjournal("one", "conflicts")?.text.hasPrefix(shown(path) + "\n") == true)
    let told = smjournal("one", ["resolve", "--all"] + [side].compactMap { $0 })
    #expect(told?.status == 0)
    #expect(text("one", path) == (side == "--theirs" ? "GIF89a\0 of two" : "GIF89a\0 of one"))
    let copy = "2026/11/img/2026-11-20-lea-2.gif"
    #expect(text("one", copy) == (side == nil ? "GIF89a\0 of two" : ""))
    #expect(text("one", record).contains("  - img/2026-11-20-lea-2.gif\n") == (side == nil))
    #expect(text("one", "trash/" + path) == (side == "--theirs" ? "GIF89a\0 of one" : ""))
    let files = (side == nil ? [path, copy, record] : [path]).map(shown)
    #expect(
      told?.text.hasSuffix("Then tell git: git add -- " + files.joined(separator: " ")) == true,
      "\(told?.text ?? "")")
    // A second time there is nothing to do but that.
    #expect(
      smjournal("one", "conflicts")?.text
        == "no conflicts\nThen tell git: git add -- " + files.sorted().joined(separator: " "))
    commit("one")
    #expect(smjournal("one", "check")?.text == "")
  }

  /// A side that a power cut left, or that another encoding was saved in, is no text.
  private static let noTexts: [[UInt8]] = [
    [UInt8](repeating: 0, count: 60),
    [0xFF, 0xFE] + "---\nmood: 4\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
  ]

  @Test(arguments: noTexts)
  func `a version that is no text is a conflict, and nothing of the other one goes`(bytes: [UInt8]) {
    makeClones([("a.md", "---\nmood: x\n---\n\nfirst\n")])
    folder.write("---\nmood: x\ntitle: mine\n---\n\nfirst\n", to: "one/a.md")
    folder.write(bytes, to: "two/a.md")
    commit("one")
    commit("two")
    #expect(pull()?.status == 1)
    #expect(text("one", "a.md").contains("title: mine"))
    #expect(smjournal("one", "resolve", "--all")?.status == 1)
    #expect(smjournal("one", "resolve", "--all", "--ours")?.status == 0)
    #expect(text("one", "a.md") == "---\nmood: x\ntitle: mine\n---\n\nfirst\n")
  }

  @Test func `what one deletes while the other edits it is a conflict, and the text stays`() {
    makeClones([("2026/10/a.md", "---\ntitle: a\n---\n\nfirst\n\nsecond\n\nthird\n")])
    #expect(smjournal("one", "delete", "a")?.status == 0)
    commit("one")
    folder.write("---\ntitle: a\n---\n\nfirst\n\nsecond\n\nthird\n\nmore\n", to: "two/2026/10/a.md")
    commit("two")
    #expect(pull()?.status == 1)
    #expect(text("one", "2026/10/a.md").contains("more"))
    let conflicts = smjournal("one", "conflicts")
    #expect(conflicts?.status == 0)
    #expect(conflicts?.text.contains("deleted here and changed on the other side") == true)
    let told = smjournal("one", "resolve", "--all")?.text.split(separator: "\n").last.map(String.init) ?? ""
    #expect(told.hasPrefix("Then tell git: git add -- ") && told.hasSuffix("2026/10/a.md"))
    _ = git("one", "add", "2026/10/a.md")
    _ = git("one", "commit", "-qm", "x")
    #expect(smjournal("one", "conflicts")?.status == 0)
    #expect(text("one", "2026/10/a.md").contains("more"))
  }

  @Test func `a record named like an option or a pattern is told to git as a file`() throws {
    makeClones([("--x.md", "---\ntitle: a\n---\n"), (":y.md", "---\ntitle: b\n---\n")])
    for clone in ["one", "two"] {
      folder.write("---\ntitle: \(clone)\n---\n", to: clone + "/--x.md")
      folder.write("---\ntitle: \(clone)\n---\n", to: clone + "/:y.md")
      commit(clone)
    }
    #expect(pull()?.status == 1)
    func shell(_ command: String) -> Program.Answer? {
      Program.run("sh", ["-c", "cd \"$1\" && " + command, "sh", folder.absolute("one")])
    }
    var variables = ["XDG_STATE_HOME", "XDG_CACHE_HOME"].map { $0 + "=" + folder.absolute($0) }
    variables.append(Binary.path ?? "")
    let said = shell(variables.joined(separator: " ") + " resolve --all --ours")?.text ?? ""
    let told = "Then tell git: "
    let line = try #require(said.split(separator: "\n").last { $0.hasPrefix(told) })
    #expect(line.hasPrefix(told + "git add -- ") && line.contains(" --x.md") && line.contains(" ./:y.md"))
    #expect(git("one", "ls-files", "--unmerged")?.text.isEmpty == false)
    #expect(shell(String(line.dropFirst(told.utf8.count)))?.status == 0)
    #expect(git("one", "ls-files", "--unmerged")?.text == "")
  }

  @Test func `a new record does not follow others of its month into the trash`() {
    makeClones([("2026/10/a.md", "---\ntitle: a\n---\n\nfirst\n\nsecond\n\nthird\n")])
    #expect(smjournal("one", "delete", "a")?.status == 0)
    commit("one")
    folder.write("---\ntitle: b\n---\n\nanother\n", to: "two/2026/10/b.md")
    commit("two")
    #expect(pull()?.status == 0)
    #expect(text("one", "2026/10/b.md").contains("another"))
  }

  @Test func `a journal that an earlier version prepared is found, and what git moved to its trash is named`()
  {
    makeClones([("2026/10/a.md", "---\ntitle: a\n---\n\nfirst\n\nsecond\n\nthird\n")])
    for clone in ["one", "two"] {
      // The trash travelled then.
      folder.write("", to: clone + "/.gitignore")
      _ = git(clone, "config", "--unset", "merge.directoryRenames")
    }
    #expect(smjournal("one", "doctor")?.text.contains("prepared by an earlier version") == true)
    commit("one")
    #expect(smjournal("one", "delete", "a")?.status == 0)
    commit("one")
    folder.write("---\ntitle: a\n---\n\nfirst\n\nsecond\n\nthird\n\nmore\n", to: "two/2026/10/a.md")
    commit("two")
    _ = pull()
    #expect(text("one", "trash/2026/10/a.md").contains("more"))
    let conflicts = smjournal("one", "conflicts")
    #expect(conflicts?.status == 0)
    #expect(
      conflicts?.text.contains("trash/2026/10/a.md is in the trash, and nothing on this device put it there")
        == true)
    #expect(smjournal("one", "setup", "git")?.status == 0)
    #expect(smjournal("one", "doctor")?.text.contains("prepared by an earlier version") == false)
  }

  @Test func `doctor says it where the driver is not there, and finds it by its path alone`() {
    makeClones([("a.md", "a\n")])
    #expect(smjournal("one", "doctor")?.text.contains("git          prepared\n") == true)
    _ = git("one", "config", "merge.smjournal.driver", "'/nowhere/smj' merge %O %A %B %L %P")
    #expect(smjournal("one", "doctor")?.text.contains("the program that merges is gone") == true)
    #expect(smjournal("one", "setup", "git")?.status == 0)
    // As a program with windows would call git.
    folder.write("---\ntitle: x\n---\na\n", to: "one/a.md")
    folder.write("---\nmood: 4\n---\na\n", to: "two/a.md")
    commit("one")
    commit("two")
    var variables = Environment.current.variables
    variables["PATH"] = "/usr/bin:/bin"
    let answer = Program.run(
      "git",
      [
        "-c", "user.name=a", "-c", "user.email=a@example.org", "-C", folder.absolute("one"), "pull", "-q",
        "--no-rebase",
        "--no-edit", folder.absolute("two"), "main",
      ], environment: Environment(variables))
    #expect(answer?.status == 0)
    #expect(text("one", "a.md").contains("title: x") && text("one", "a.md").contains("mood: 4"))
  }

  @Test func `what git left as ours, without a merge, is named and merged`() {
    makeClones([("a.md", "---\nmood: x\n---\n\nfirst\n")])
    folder.write("---\nmood: x\ntitle: mine\n---\n\nfirst\n", to: "one/a.md")
    folder.write("---\nmood: x\n---\n\nfirst\nsecond\n", to: "two/a.md")
    commit("one")
    commit("two")
    _ = git("one", "config", "merge.smjournal.driver", "false")
    #expect(pull()?.status == 1)
    #expect(text("one", "a.md") == "---\nmood: x\ntitle: mine\n---\n\nfirst\n")
    #expect(
      smjournal("one", "conflicts")?.text.hasSuffix("a.md\n    differs in title and text\n    can be merged")
        == true)
    #expect(smjournal("one", "resolve", "--all")?.status == 0)
    #expect(text("one", "a.md") == "---\nmood: x\ntitle: mine\n---\n\nfirst\nsecond\n")
    let line = "Then tell git: git add -- \(folder.absolute("one/a.md"))"
    #expect(smjournal("one", "conflicts")?.text == "no conflicts\n" + line)
  }

  @Test func `a driver that is missing leaves git's own markers`() {
    makeClones([("a.md", "---\nmood: x\n---\n")])
    folder.write("---\nmood: y\n---\n", to: "one/a.md")
    folder.write("---\nmood: z\n---\n", to: "two/a.md")
    let driver = git("one", "config", "merge.smjournal.driver")?.text ?? ""
    let line = driver[(driver.firstRange(of: "\"$p\"")?.lowerBound ?? driver.startIndex)...]
    _ = git("one", "config", "merge.smjournal.driver", "p=/nowhere/smjournal; " + line)
    commit("one")
    commit("two")
    #expect(git("one", "pull", "-q", "--no-rebase", "--no-edit", folder.absolute("two"), "main")?.status == 1)
    #expect(text("one", "a.md") == "---\n<<<<<<< ours\nmood: y\n=======\nmood: z\n>>>>>>> theirs\n---\n")
  }
}
