import JournalModel
import JournalSync
import JournalTestSupport
import Testing

/// From `resolve` to `git commit`: everybody says the same until git is told, and one line tells it all.
@Suite(.enabled(if: Binary.path != nil && GitRepository.isInstalled, "git or the built program is missing"))
struct GitSettledTests: TwoClones {
  let folder = ScratchFolder()

  @Test func `two names of one record are named and settled by a side`() {
    makeClones([("2026/10/2026-10-01-a.md", "---\ntitle: a\n---\n\nfirst\n\nsecond\n\nthird\n")])
    #expect(smjournal("one", "move", "2026-10-01-a", "2026-10-02")?.status == 0)
    #expect(smjournal("two", "move", "2026-10-01-a", "2026-10-03")?.status == 0)
    commit("one")
    commit("two")
    #expect(pull()?.status == 1)
    let conflicts = smjournal("one", "conflicts")?.text ?? ""
    #expect(conflicts.contains("2026-10-02-a.md") && conflicts.contains("2026-10-03-a.md"))
    // Neither name says more than the other: one conflict, found by both.
    #expect(smjournal("one", "doctor")?.text.contains("Conflicts    1\n") == true)
    #expect(smjournal("one", "resolve", "--all")?.status == 1)
    let line = told(smjournal("one", "resolve", "2026-10-03-a", "--theirs"))
    #expect(folder.text(of: "one/2026/10/2026-10-02-a.md") == nil)
    #expect(text("one", "2026/10/2026-10-03-a.md").contains("first"))
    expectFinished(by: line)
  }

  @Test func `a record that one side sealed and the other changed is there once when one is chosen`() {
    let (clear, sealed) = ("2026/10/2026-10-01-a.md", "2026/10/2026-10-01-entry.md.age")
    makeClones([(clear, "---\ntitle: a\n---\n\nfirst\n")])
    folder.remove("two/" + clear)
    folder.write("age-encryption.org/v1\n", to: "two/" + sealed)
    folder.write(text("one", clear) + "second\n", to: "one/" + clear)
    commit("one")
    commit("two")
    #expect(pull()?.status == 1)
    let line = told(smjournal("one", "resolve", "2026-10-01-a", "--ours"))
    #expect(folder.text(of: "one/" + sealed) == nil)
    #expect(text("one", clear).hasSuffix("second\n"))
    #expect(line.contains(clear) && line.contains(sealed), "\(line)")
  }

  @Test(arguments: ["--ours", "--theirs"])
  func `several records that both sides moved and changed are finished by one line`(side: String) {
    let records = (1...3).map { (number: Int) -> (path: String, text: String) in
      let lines = (1...9).map { "line \($0 * number * 7)\n" }.joined()
      return (path: "2026/10/2026-10-0\(number)-a.md", text: "---\ntitle: a\n---\n\nfirst\n\n\(lines)")
    }
    makeClones(records)
    for (clone, day) in [("one", "1"), ("two", "2")] {
      for (number, record) in records.enumerated() {
        let id = String(record.path.dropFirst(8).dropLast(3))
        #expect(smjournal(clone, "move", id, "2026-10-\(day)\(number + 1)")?.status == 0)
      }
      let path = "2026/10/2026-10-\(day)1-a.md"
      folder.write(text(clone, path).replacing("first", with: "first of \(clone)"), to: clone + "/" + path)
      commit(clone)
    }
    #expect(pull()?.status == 1)
    #expect(smjournal("one", "doctor")?.text.contains("Conflicts    3\n") == true)
    let line = told(smjournal("one", "resolve", "--all", side))
    expectFinished(by: line)
    let kept = side == "--ours" ? "1" : "2"
    #expect(
      (1...3).map { folder.text(of: "one/2026/10/2026-10-\(kept)\($0)-a.md") != nil } == [true, true, true])
    #expect(
      text("one", "2026/10/2026-10-\(kept)1-a.md").contains("first of \(side == "--ours" ? "one" : "two")\n"))
  }

  @Test func `what was voted down is told to git as long as git has it`() {
    makeClones([("2026/10/2026-10-01-a.md", "---\ntitle: a\nplace: Paris\n---\n\nfirst\n")])
    let shift = { (word: String) in "---\nkind: shift\ndate: 2026-10-02\nshift: \(word)\n---\n" }
    for (clone, word) in [("one", "rest"), ("two", "night")] {
      folder.write(shift(word), to: "\(clone)/2026/10/2026-10-02-shift-\(word).md")
      let entry = text(clone, "2026/10/2026-10-01-a.md").replacing("Paris", with: clone)
      folder.write(entry, to: clone + "/2026/10/2026-10-01-a.md")
      commit(clone)
    }
    #expect(pull()?.status == 1)
    let line = told(smjournal("one", "resolve", "--all", "--ours"))
    let gone = ["night", "rest"].filter { folder.text(of: "one/2026/10/2026-10-02-shift-\($0).md") == nil }
    #expect(gone.count == 1 && line.contains("2026-10-02-shift-\(gone.first ?? "")"), "\(line)")
    expectFinished(by: line)
  }

  @Test(arguments: [("--ours", "two"), ("--theirs", "one")])
  func `during a rebase here is this device`(side: String, place: String) {
    let entries = ["a", "b"].map {
      (path: "2026/10/2026-10-01-\($0).md", text: "---\ntitle: \($0)\nplace: x\n---\n")
    }
    makeClones(entries)
    for clone in ["one", "two"] {
      let entry = text(clone, entries[0].path).replacing("place: x", with: "place: \(clone)")
      folder.write(entry, to: clone + "/" + entries[0].path)
    }
    folder.remove("one/" + entries[1].path)
    folder.write(text("two", entries[1].path) + "more\n", to: "two/" + entries[1].path)
    commit("one")
    commit("two")
    #expect(git("two", "pull", "-q", "--rebase", folder.absolute("one"), "main")?.status != 0)
    let found = smjournal("two", "conflicts")?.text ?? ""
    #expect(found.contains("here   place: two") && found.contains("there  place: one"), "\(found)")
    #expect(found.contains("changed here and deleted on the other side"), "\(found)")
    #expect(smjournal("two", "resolve", "--all", side)?.status == 0)
    #expect(text("two", entries[0].path).contains("place: \(place)\n"))
    #expect((folder.text(of: "two/" + entries[1].path) != nil) == (side == "--ours"))
  }

  @Test func `one undo brings both names back, and they are in conflict again`() {
    makeClones([("2026/10/2026-10-01-a.md", "---\ntitle: a\n---\n\nfirst\n\nsecond\n\nthird\n")])
    for (clone, day) in [("one", "2026-10-02"), ("two", "2026-10-03")] {
      #expect(smjournal(clone, "move", "2026-10-01-a", day)?.status == 0)
      commit(clone)
    }
    _ = pull()
    let before = smjournal("one", "conflicts")?.text
    _ = smjournal("one", "resolve", "--all", "--ours")
    #expect(smjournal("one", "undo")?.status == 0)
    #expect(smjournal("one", "conflicts")?.text == before)
  }

  @Test(arguments: [nil, "--ours", "--theirs"] as [String?])
  func `what was deleted on one side is settled until git is told`(side: String?) {
    makeClones([("2026/10/a.md", "---\ntitle: a\n---\n\nfirst\n")])
    #expect(smjournal("one", "delete", "a")?.status == 0)
    commit("one")
    folder.write("---\ntitle: a\n---\n\nfirst\n\nmore\n", to: "two/2026/10/a.md")
    commit("two")
    #expect(pull()?.status == 1)
    let line = told(smjournal("one", ["resolve", "--all"] + [side].compactMap { $0 }))
    expectFinished(by: line)
    #expect((folder.text(of: "one/2026/10/a.md") == nil) == (side == "--ours"))
  }

  @Test(arguments: ["--ours", "--theirs"])
  func `a side that was chosen is settled until git is told, and another merge asks anew`(side: String) {
    makeClones([("2026/10/a.md", "---\ntitle: a\n---\n\nfirst\n")])
    for clone in ["one", "two"] {
      folder.write("---\ntitle: \(clone)\n---\n\nfirst\n", to: clone + "/2026/10/a.md")
      commit(clone)
    }
    // Ours is left without a word in it: nothing but our own mark shows that it was chosen.
    _ = git("one", "config", "merge.smjournal.driver", "false")
    #expect(pull()?.status == 1)
    _ = told(smjournal("one", "resolve", "--all", side))
    #expect(smjournal("one", "conflicts")?.text.hasPrefix("no conflicts\n") == true)
    #expect(git("one", "merge", "--abort")?.status == 0)
    #expect(pull()?.status == 1)
    #expect(smjournal("one", "conflicts")?.text.contains("both sides changed title") == true)
    expectFinished(by: told(smjournal("one", "resolve", "--all", side)))
  }

  @Test func `a copy that git has is told with the file that it went into`() {
    let copy = "2026/10/a.sync-conflict-20261121-002003-PIDLRVI.md"
    makeClones([("2026/10/a.md", "---\ntitle: a\n---\n"), (copy, "---\ntitle: a\nplace: x\n---\n")])
    let line = told(smjournal("one", "resolve", "--all"))
    #expect(line.contains(copy))
    #expect(Program.run("/bin/sh", ["-c", "cd \(folder.absolute("one")) && " + line])?.status == 0)
    #expect(git("one", "status", "--porcelain")?.text.contains("D  " + copy) == true)
  }

  @Test(arguments: [false, true])
  func `resolve names every file that git must be told of, and so does conflicts`(forgetsSecond: Bool) {
    makeClones([])
    let path = "2026/11/2026-11-20-1850-check-in.md"
    for (clone, seconds) in [("one", "01"), ("two", "02")] {
      folder.write(
        "---\nkind: check-in\nat: \"2026-11-20T18:50:\(seconds)+01:00\"\n---\n", to: clone + "/" + path)
      commit(clone)
    }
    _ = pull()
    let line = told(smjournal("one", "resolve", "--all"))
    let second = folder.absolute("one/2026/11/2026-11-20-1850-check-in-2.md")
    #expect(line == "git add -- \(folder.absolute("one/" + path)) \(second)")
    guard forgetsSecond else { return expectFinished(by: line) }
    // Whoever tells git of the one file alone has a merge without the other: that is said until git has it.
    #expect(git("one", "add", "--", path)?.status == 0)
    #expect(git("one", "commit", "-qm", "merged")?.status == 0)
    let later = told(smjournal("one", "conflicts"))
    #expect(later == "git add -- " + second)
    #expect(Program.run("/bin/sh", ["-c", "cd \(folder.absolute("one")) && " + later])?.status == 0)
    #expect(smjournal("one", "conflicts")?.text == "no conflicts")
  }

  @Test(arguments: ["--ours", "--theirs"])
  func `whatever side is chosen of what git left unmerged, it is to be told`(side: String) {
    makeClones([("2026/10/a.md", "---\ntitle: a\n---\n\nfirst\n")])
    for clone in ["one", "two"] {
      _ = git(clone, "config", "merge.smjournal.driver", "false")
      folder.write("---\ntitle: a\n---\n\n\(clone)\n", to: clone + "/2026/10/a.md")
      commit(clone)
    }
    #expect(pull()?.status == 1)
    let said = smjournal("one", "resolve", "--all", side)?.text ?? ""
    #expect(said.contains("\nThen tell git: git add -- ") && said.hasSuffix("/one/2026/10/a.md"), "\(said)")
  }
}
