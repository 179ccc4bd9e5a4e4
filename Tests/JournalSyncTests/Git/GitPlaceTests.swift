import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalSync

/// Where a repository is, and whose.
@Suite struct GitPlaceTests {
  private let folder = ScratchFolder()

  private func around(_ path: String) -> GitPlace.Surroundings { GitPlace.around(folder.absolute(path)) }

  private func own(_ top: String, _ prefix: String = "", in git: String) -> GitPlace.Surroundings {
    .own(GitPlace(top: folder.absolute(top), prefix: prefix, folder: folder.absolute(git)))
  }

  @Test func `the nearest folder upwards that has an entry .git`() {
    folder.makeFolder("a/.git")
    folder.makeFolder("a/b/c")
    #expect(around("a") == own("a", in: "a/.git"))
    #expect(around("a/b/c") == own("a", "b/c/", in: "a/.git"))
    #expect(around("") == .none)
  }

  @Test func `a link and a file with a line are followed to their end`() {
    folder.makeFolder("real")
    folder.makeFolder("link")
    folder.link("link/.git", to: "../real")
    #expect(around("link") == own("link", in: "real"))
    for (name, line) in [("file", "gitdir: ../real\n"), ("whole", "gitdir: \(folder.absolute("real"))\r\n")] {
      folder.write(line, to: name + "/.git")
      #expect(around(name) == own(name, in: "real"))
    }
    folder.write("gitdir: ../real\n", to: "elsewhere/file")
    folder.makeFolder("both")
    folder.link("both/.git", to: "../elsewhere/file")
    #expect(around("both") == own("both", in: "real"))
  }

  @Test(arguments: ["", "gitdir: nowhere\n", "gitdir: .git\n", "real\n", "gitdir: \0\n"])
  func `a file that leads nowhere is no repository`(line: String) {
    folder.makeFolder("real")
    folder.write(line, to: "a/.git")
    #expect(around("a") == .broken)
  }

  @Test func `a pipe, a link to itself and a link to nothing are no repository, and nobody waits`() {
    for name in ["pipe", "loop", "nothing"] { folder.makeFolder(name) }
    folder.makePipe("pipe/.git")
    folder.link("loop/.git", to: ".git")
    folder.link("nothing/.git", to: "../nowhere")
    for name in ["pipe", "loop", "nothing"] { #expect(around(name) == .broken) }
  }

  @Test func `a further working tree has its settings in the common folder`() {
    folder.write("[core]\n", to: "main/.git/config")
    folder.write("../..\n", to: "main/.git/worktrees/w/commondir")
    folder.write("gitdir: ../main/.git/worktrees/w\n", to: "w/.git")
    #expect(around("w") == own("w", in: "main/.git/worktrees/w"))
    folder.write("../../nowhere\n", to: "main/.git/worktrees/w/commondir")
    #expect(around("w") == .broken)
  }

  /// What another user owns of a repository that lies apart, with a common folder.
  @Test(
    .enabled(if: ScratchFolder.isPrivileged, "only root can give files away"),
    arguments: [
      "w", "w/.git", "main/.git/worktrees/w", "main/.git", "main/.git/config",
      "main/.git/worktrees/w/commondir",
      "main/.git/worktrees/w/config.worktree",
    ])
  func `nothing of it may be another user's`(path: String) {
    folder.write("[core]\n", to: "main/.git/config")
    folder.write("../..\n", to: "main/.git/worktrees/w/commondir")
    folder.write("", to: "main/.git/worktrees/w/config.worktree")
    folder.write("gitdir: ../main/.git/worktrees/w\n", to: "w/.git")
    #expect(around("w") == own("w", in: "main/.git/worktrees/w"))
    folder.setOwner(65534, of: path)
    #expect(around("w") == .foreign)
  }

  @Test(.enabled(if: ScratchFolder.isPrivileged, "only root can give files away"))
  func `a link is followed for its owner, too`() {
    folder.write("[core]\n", to: "theirs/config")
    folder.makeFolder("a/.git")
    folder.setOwner(65534, of: "theirs/config")
    folder.link("a/.git/config", to: "../../theirs/config")
    #expect(around("a") == .foreign)
    folder.makeFolder("b")
    folder.setOwner(65534, of: "theirs")
    folder.link("b/.git", to: "../theirs")
    #expect(around("b") == .foreign)
    #expect(GitRepository.around(folder.absolute("b")) == .refused(.foreign))
  }
}

/// What git is asked, and how.
@Suite struct GitQuestionTests {
  private static let questions: [GitQuestion] = [
    .version, .folder, .blob(":1:a", most: 1), .unmergedFiles(below: ""), .unmergedFiles(below: "a/"),
    .trackedFiles(["a"]), .commits(of: "a", most: 5), .commitCount(touching: ["a"]),
    .setting("a.b"), .settings(matching: "a"), .set("a.b", to: "c"),
    .attributes(["merge"], of: ["a"]), .isIgnored("a"), .ignored(["a"]), .object("HEAD"),
    .staged(against: "HEAD"), .keep(["a"]), .stage([.init(path: "a", object: "1")], without: ["b"]),
    .tree,
    .commit(tree: "1", parent: nil, message: "m"), .advance(to: "1", from: "2", message: "m"),
  ]

  @Test func `every subcommand is one that the page lists`() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let store = ScratchFolder()
    store.link("page", to: root + "/Sources/JournalSync/JournalSync.docc/Git.md")
    let page = try #require(store.text(of: "page"))
    for question in Self.questions {
      let words = question.arguments.drop { $0.hasPrefix("--") }
      #expect(page.contains("\n| `\(words.first ?? "")"), "\(words)")
    }
  }

  @Test func `a path never becomes an option`() {
    let paths: [GitQuestion] = [
      .unmergedFiles(below: "--x"), .trackedFiles(["--x"]), .commits(of: "--x", most: 5),
      .commitCount(touching: ["--x"]), .attributes(["merge"], of: ["--x"]), .isIgnored("--x"),
      .ignored(["--x"]), .keep(["--x"]), .stage([], without: ["--x"]),
    ]
    for question in paths { #expect(question.arguments.suffix(2) == ["--", "--x"]) }
  }

  @Test func `a program is not looked for in the working folder`() {
    let folder = ScratchFolder()
    folder.write("#!/bin/sh\n", to: "bin/tool")
    folder.setMode(0o700, of: "bin/tool")
    let here = Environment(["PATH": ".:" + ":bin"])
    #expect(SystemFacts.path(ofProgram: "tool", environment: here) == nil)
    let there = Environment(["PATH": "bin:" + folder.absolute("bin")])
    #expect(SystemFacts.path(ofProgram: "tool", environment: there) == folder.absolute("bin/tool"))
  }

  @Test func `a program that takes too long is ended`() {
    let answer = Program.run("sleep", ["30"], limit: (0, 9))
    #expect(answer?.status == 137)
    #expect(Program.run("echo", ["x"], limit: (30, 9))?.text == "x")
  }

  @Test func `a program that says too much is ended`() {
    let answer = Program.run("yes", [], limit: (30, 100_000))
    #expect(answer?.status == 137)
    #expect((answer?.output.count ?? 0) < 1_000_000)
  }

  @Test func `no program gets a variable of git's but those that are added`() {
    let environment = Environment(["PATH": "/usr/bin:/bin", "GIT_DIR": "/x", "A": "1"])
    let answer = Program.run("env", [], environment: environment, adding: ["GIT_B=2"])
    #expect(answer?.text.split(separator: "\n").sorted() == ["A=1", "GIT_B=2", "PATH=/usr/bin:/bin"])
  }
}
