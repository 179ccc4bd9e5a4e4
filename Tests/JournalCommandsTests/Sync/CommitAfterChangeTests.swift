import JournalSync
import JournalTestSupport
import Testing

/// `setup git --commit`: what was changed is committed, and nothing else; what keeps it from that is one
/// line.
@Suite(.enabled(if: GitRepository.isInstalled, "git is missing"))
struct CommitAfterChangeTests {
  private let session = Session(["2026/11/2026-11-19-rain.md": "---\ntitle: Rain\n---\nIt rained.\n"])

  init() {
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    git("init", "-q", "-b", "main")
    git("config", "user.name", "a")
    git("config", "user.email", "a@example.org")
  }

  @discardableResult
  private func git(_ words: String...) -> String {
    Program.run("git", ["-C", session.folder.absolute("journal")] + words)?.text ?? ""
  }

  private var log: [String] { git("log", "--format=%s").split(separator: "\n").map(String.init) }

  private func begin() {
    session.run("setup", "git", "--commit")
    git("add", "-A")
    git("commit", "-qm", "begin")
  }

  @Test func `each change is a commit, an undo too, and files changed by hand are left to the person`() {
    begin()
    session.write("---\ntitle: By hand\n---\n", to: "2026/11/2026-11-18-hand.md")
    let new = session.run("new", "A quiet night")
    #expect(new.code == 0 && new.errors == "")
    #expect(log == ["smjournal: 2026/11/2026-11-20-1850-a-quiet-night.md", "begin"])
    session.run("delete", "rain")
    #expect(log.count == 3 && git("ls-files", "2026").contains("quiet") && !git("ls-files").contains("rain"))
    session.run("undo")
    #expect(log.count == 4 && git("ls-files").contains("2026-11-19-rain.md"))
    #expect(git("status", "--porcelain") == "?? 2026/11/2026-11-18-hand.md")
    #expect(git("show", "HEAD:2026/11/2026-11-19-rain.md") == "---\ntitle: Rain\n---\nIt rained.")
    session.run("list")
    #expect(log.count == 4)
  }

  @Test func `what is forgotten is gone from the next commit too`() {
    begin()
    #expect(session.run("forget", "rain", "--yes").code == 0)
    #expect(git("status", "--porcelain") == "" && log.count == 2)
  }

  @Test func `nothing is committed where no branch is checked out`() {
    begin()
    git("checkout", "-q", "--detach")
    let reply = session.run("new", "A quiet night")
    #expect(reply.code == 0)
    #expect(
      reply.errors == """
        smjournal: warning: written, but not committed: no branch is checked out here, and what is committed on \
        none is lost at the next checkout; go back to one with: git switch BRANCH

        """)
    git("checkout", "-q", "main")
    #expect(session.text("2026/11/2026-11-20-1850-a-quiet-night.md") != nil && log == ["begin"])
  }

  @Test func `the first commit of a repository is made too`() {
    session.run("setup", "git", "--commit")
    #expect(session.run("mood", "4").errors == "")
    #expect(log.count == 1)
  }

  @Test func `it is set on this device, once, and can be ended`() {
    let first = session.run("setup", "git", "--commit").output
    #expect(first.contains("This device commits after each change from now on. It never pushes.\n"))
    #expect(session.run("setup", "git", "--commit").output.contains("commits after each change already."))
    #expect(!(session.text("journal.md") ?? "").contains("commit"))
    let ended = session.run("setup", "git", "--no-commit")
    #expect(ended.output.contains("no longer commits after each change."))
    session.run("new", "Not committed")
    #expect(log.isEmpty)
    #expect(session.run("setup", "syncthing", "--commit").code == 64)
    #expect(session.run("setup", "git", "--commit", "--no-commit").code == 64)
  }

  @Test(arguments: [
    ("staged", "something else is staged; commit that first with: git commit"),
    ("merge", "git waits for a merge or rebase to be finished"),
    (
      "filter",
      "a filter in .gitattributes changes these files, and filters are not started; commit with: git commit"
    ), ("lock", "git refused (update-index)"),
    ("gone", "the journal is in no git repository; make one with: git init /"),
  ])
  func `what keeps it from a commit is one line, and the change is there`(obstacle: String, reason: String) {
    begin()
    switch obstacle {
    case "staged":
      session.write("x", to: "note.txt")
      git("add", "note.txt")
    case "merge": session.write(git("rev-parse", "HEAD") + "\n", to: ".git/MERGE_HEAD")
    case "filter":
      session.write("*.md filter=evil\n", to: ".gitattributes")
      git("config", "filter.evil.clean", "touch '\(session.folder.absolute("started"))'; cat")
    case "lock": session.write("", to: ".git/index.lock")
    default: session.folder.move("journal/.git", to: "elsewhere")
    }
    let reply = session.run("new", "Kept")
    #expect(reply.code == 0 && session.text("2026/11/2026-11-20-1850-kept.md") != nil)
    #expect(
      reply.errors.hasPrefix("smjournal: warning: written, but not committed: \(reason)"), "\(reply.errors)")
    #expect(session.folder.text(of: "started") == nil)
  }

  @Test func `what was staged and could not be committed is in the next commit`() {
    begin()
    session.write("", to: ".git/refs/heads/main.lock")
    #expect(session.run("new", "First").errors.contains("git refused (update-ref)"))
    #expect(git("status", "--porcelain").hasPrefix("A  "))
    session.folder.remove("journal/.git/refs/heads/main.lock")
    #expect(session.run("new", "Second").errors == "")
    #expect(git("status", "--porcelain") == "" && log.first == "smjournal: \(Self.second)")
  }

  private static let second = "2026/11/2026-11-20-1850-second.md"

  @Test(.enabled(if: Binary.path != nil, "the built program is missing"))
  func `commands at one time commit one after another`() {
    begin()
    let root = session.folder.absolute("journal")
    let variables = ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"].map {
      "\($0)='\(session.environment[$0] ?? session.folder.absolute($0))'"
    }
    let program = "env \(variables.joined(separator: " ")) '\(Binary.path ?? "")' -C '\(root)' --no-input"
    // The shell's own wait hears of no child where the test runner has signals blocked.
    let line = "printf '1\\n2\\n3\\n4\\n' | xargs -P 4 -I{} \(program) new 'Note {}' --text t 2>&1"
    let output = Program.run("/bin/sh", ["-c", line])?.text ?? ""
    #expect(!output.contains("not committed"), "\(output)")
    #expect(git("status", "--porcelain") == "" && log.count == 5)
  }

  @Test func `what missed its commit is counted, and the next change takes it along`() {
    begin()
    session.write("x", to: "note.txt")
    git("add", "note.txt")
    session.run("new", "First")
    let second = session.run("new", "Second")
    #expect(second.errors.hasSuffix("Files that wait for a commit: 2. The next change takes them along.\n"))
    #expect(session.run("doctor").output.contains("Files that wait for a commit: 2."))
    #expect(session.run("doctor", "--json").output.contains("\"waitingForCommit\": 2,"))
    git("commit", "-qm", "mine")
    #expect(session.run("new", "Third").errors == "")
    #expect(log.count == 3 && git("status", "--porcelain") == "")
    #expect(!session.run("doctor").output.contains("wait for a commit"))
  }

  @Test func `where git knows no name it is said when commits are set up`() {
    git("config", "--unset", "user.name")
    // The machine may have a name of its own.
    guard GitRepository(of: session.folder.absolute("journal"))?.knowsPerson == false else { return }
    let said = "git knows no name for you; set one with: git config user.name and git config user.email\n"
    for _ in 0..<2 { #expect(session.run("setup", "git", "--commit").output.contains(said)) }
    session.run("new", "Before it has one")
    git("config", "user.name", "a")
    #expect(!session.run("setup", "git", "--commit").output.contains(said))
    session.run("new", "After")
    #expect(git("ls-files").contains("before-it-has-one"))
  }

  @Test func `hooks, signatures and a server are none of its business`() {
    begin()
    let mark = session.folder.absolute("started")
    for name in ["pre-commit", "post-commit", "reference-transaction", "post-index-change"] {
      session.write("#!/bin/sh\ntouch '\(mark)'\n", to: ".git/hooks/" + name)
      session.folder.setMode(0o700, of: "journal/.git/hooks/" + name)
    }
    git("config", "commit.gpgSign", "true")
    git("config", "gpg.program", "touch '\(mark)'; false")
    #expect(session.run("new", "Quiet").errors == "")
    #expect(session.folder.text(of: "started") == nil && log.count == 2)
  }
}
