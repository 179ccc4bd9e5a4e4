import JournalSync
import JournalTestSupport
import Testing

/// What a repository names is not started, and what is not asked is said; `git_judge.py` has more kinds.
@Suite(.enabled(if: Binary.path != nil && GitRepository.isInstalled, "git or the built program is missing"))
struct GitGateTests: TwoClones {
  let folder = ScratchFolder()

  @Test func `nothing that a journal's configuration says is run`() {
    makeClones([("a.md", "a\n")])
    let mark = folder.absolute("mark")
    for key in ["core.fsmonitor", "core.pager", "core.sshCommand", "gpg.program", "diff.external"] {
      _ = git("one", "config", key, "touch '\(mark)'; false")
    }
    _ = git("one", "config", "log.showSignature", "true")
    folder.write("#!/bin/sh\ntouch '\(mark)'\n", to: "one/.git/hooks/post-index-change")
    folder.setMode(0o700, of: "one/.git/hooks/post-index-change")
    folder.write("b\n", to: "one/a (conflicted copy 2026-11-20).md")
    for words in [
      ["doctor"], ["conflicts"], ["setup", "git"], ["check", "--privacy"], ["resolve", "--all"],
    ] {
      _ = Program.run(Binary.path ?? "", ["-C", folder.absolute("one")] + words)
      #expect(folder.bytes(of: "mark") == nil, "\(words)")
    }
  }

  @Test func `nothing that was promised is fetched, whatever transport it comes by`() {
    makeClones([("a.md", "---\ntitle: a\n---\n")])
    for clone in ["one", "two"] {
      folder.write("---\ntitle: \(clone)\n---\n", to: clone + "/a.md")
      commit(clone)
    }
    _ = pull()
    let base = git("one", "rev-parse", ":1:a.md")?.text ?? ""
    folder.remove("one/.git/objects/\(base.prefix(2))/\(base.dropFirst(2))")
    let mark = folder.absolute("mark")
    for (key, value) in [
      ("core.repositoryformatversion", "1"), ("extensions.partialClone", "evil"),
      ("remote.evil.promisor", "true"), ("remote.evil.url", "ext::touch \(mark)"),
      ("protocol.ext.allow", "always"),
    ] { _ = git("one", "config", key, value) }
    for words in [["doctor"], ["conflicts"], ["check"], ["resolve", "--all", "--ours"]] {
      _ = smjournal("one", words)
      #expect(folder.bytes(of: "mark") == nil, "\(words)")
    }
    #expect(text("one", "a.md") == "---\ntitle: one\n---\n")
    // It is the promise that starts it elsewhere.
    _ = git("one", "cat-file", "blob", base)
    #expect(folder.bytes(of: "mark") != nil)
  }

  @Test(.enabled(if: ScratchFolder.isPrivileged, "only root can give files away"))
  func `another user's repository is not asked, and that is said`() {
    makeClones([("a.md", "a\n")])
    folder.move("one/.git", to: "theirs")
    folder.write("gitdir: ../theirs\n", to: "one/.git")
    #expect(smjournal("one", "conflicts")?.text == "no conflicts")
    folder.setOwner(65534, of: "theirs")
    let sentence = "the git repository belongs to another user: what it waits for is not known"
    #expect(smjournal("one", "conflicts")?.text == sentence)
    let health = smjournal("one", "doctor")?.text ?? ""
    #expect(health.contains("git          belongs to another user; nothing was asked\n"))
    #expect(health.contains("Conflicts    none, but what git waits for is not known\n"))
    #expect(smjournal("one", "conflicts", "--json")?.text.contains("\"notice\": \"gitNotAsked\"") == true)
  }

  @Test func `a repository that git can't read is said to be one`() {
    makeClones([("a.md", "a\n")])
    folder.write("[core]\nrepositoryformatversion = 99\n", to: "one/.git/config")
    #expect(
      smjournal("one", "conflicts")?.text
        == "git can't read the repository: what it waits for is not known")
    let health = smjournal("one", "doctor")
    #expect(health?.text.contains("there is a repository, but git can't read it") == true)
    #expect(health?.text.contains("Conflicts    none, but what git waits for is not known\n") == true)
    #expect(health?.status == 1)
    #expect(smjournal("one", "doctor", "--json")?.text.contains("\"gitNotAsked\": \"unreadable\"") == true)
  }

  /// What each verb does not know where git is not asked, in the sentence of each language.
  private static let unknown = [
    ("en", "whether its history still holds this is not known"),
    ("fr", "on ne sait pas si son historique a encore cela"),
    ("de", "ob seine Geschichte das noch enthält, ist nicht bekannt"),
    ("es", "no se sabe si su historial aún lo contiene"),
    ("it", "se la sua cronologia lo contenga ancora non si sa"),
    ("pt", "não se sabe se o histórico ainda tem isto"),
    ("nl", "of de geschiedenis dit nog bevat is niet bekend"),
    ("ja", "履歴にまだ残っているかはわかりません"), ("ko", "이력에 아직 남아 있는지 알 수 없습니다"),
  ]

  @Test func `each verb says what it could not ask of git`() {
    makeClones(Self.unknown.map { ("2026/11/2026-11-20-\($0.0).md", "---\ntitle: \($0.0)\n---\n") })
    folder.write("[core]\nrepositoryformatversion = 99\n", to: "one/.git/config")
    for (language, sentence) in Self.unknown {
      let answer = smjournal("one", ["forget", "2026-11-20-" + language, "--yes", "--lang", language])
      #expect(answer?.text.contains(sentence) == true, "\(answer?.text ?? "")")
    }
    let cause = "git can't read the repository: "
    for (line, text) in [
      ("check --privacy", "where it is sent is not known"), ("setup git", "nothing was set up"),
    ] {
      let answer = Program.run(
        "sh", ["-c", "\(Binary.path ?? "") \(line) -C \(folder.absolute("one")) 2>&1"])
      #expect(answer?.text.contains(cause + text) == true, "\(line): \(answer?.text ?? "")")
    }
    for words in [["resolve", "--all"], ["conflicts"]] {
      #expect(smjournal("one", words)?.text == cause + "what it waits for is not known")
    }
    #expect(
      smjournal("one", "resolve", "--all", "--json")?.text.contains("\"gitNotAsked\": \"unreadable\"") == true
    )
  }

  @Test func `a commit that was replaced still holds what is forgotten`() {
    makeClones([("a.md", "---\ntitle: a\n---\n")])
    folder.write("---\ntitle: secret\n---\n", to: "one/secret.md")
    commit("one")
    _ = git("one", "rm", "-q", "--cached", "secret.md")
    _ = git("one", "commit", "-q", "--amend", "--allow-empty", "-m", "other")
    #expect(
      smjournal("one", "forget", "secret", "--yes")?.text.contains("still in git's history: 1 commit") == true
    )
  }
}
