import JournalSync
import JournalTestSupport
import SystemLibrary
import Testing

/// A suite with two clones of a journal, `one` and `two`, in a folder of each test's own.
protocol TwoClones {
  var folder: ScratchFolder { get }
}

extension TwoClones {
  func git(_ clone: String, _ arguments: String...) -> Program.Answer? {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"]
    return Program.run("git", identity + ["-C", folder.absolute(clone)] + arguments)
  }

  func text(_ clone: String, _ path: String) -> String { folder.text(of: clone + "/" + path) ?? "" }

  /// Runs the program, whose state stays in the test's folder.
  func smjournal(_ clone: String, _ arguments: String...) -> Program.Answer? {
    smjournal(clone, arguments)
  }

  func smjournal(_ clone: String, _ arguments: [String]) -> Program.Answer? {
    var variables = Environment.current.variables
    for name in ["XDG_STATE_HOME", "XDG_CACHE_HOME"] { variables[name] = folder.absolute(name) }
    return Program.run(
      Binary.path ?? "", ["-C", folder.absolute(clone)] + arguments, environment: Environment(variables))
  }

  func makeClones(_ files: [(path: String, text: String)]) {
    folder.write("---\nsmjournal: 1\n---\n", to: "one/journal.md")
    for file in files { folder.write(file.text, to: "one/" + file.path) }
    _ = git("one", "init", "-q", "-b", "main")
    _ = smjournal("one", "setup", "git")
    commit("one")
    _ = Program.run("git", ["clone", "-q", folder.absolute("one"), folder.absolute("two")])
    _ = smjournal("two", "setup", "git")
  }

  func commit(_ clone: String) {
    _ = git(clone, "add", "-A")
    _ = git(clone, "commit", "-qm", "x")
  }

  func pull() -> Program.Answer? {
    git("one", "pull", "-q", "--no-rebase", "--no-edit", folder.absolute("two"), "main")
  }

  /// The command that `resolve` printed last.
  func told(_ answer: Program.Answer?) -> String {
    let line = answer?.text.split(separator: "\n").last.map(String.init) ?? ""
    let opening = "Then tell git: "
    #expect(line.hasPrefix(opening), "\(line)")
    return String(line.dropFirst(opening.count))
  }

  /// Until git is told everybody says the same; after it, word by word, the merge can be committed.
  func expectFinished(by line: String) {
    func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init).sorted() }
    for verb in [["conflicts"], ["resolve", "--all"]] {
      let answer = smjournal("one", verb)
      #expect(
        answer?.status == 0 && answer?.text.hasPrefix("no conflicts\n") == true, "\(answer?.text ?? "")")
      #expect(words(told(answer)) == words(line))
    }
    let health = smjournal("one", "doctor")?.text ?? ""
    #expect(health.contains("Conflicts    none\n"))
    #expect(health.contains("Syncing      1 thing to look at\n             → smjournal conflicts\n"))
    let command = "cd \(folder.absolute("one")) && " + line
    #expect(Program.run("/bin/sh", ["-c", command])?.status == 0, "\(line)")
    #expect(git("one", "commit", "-qm", "merged")?.status == 0)
    #expect(smjournal("one", "conflicts")?.text == "no conflicts")
    #expect(smjournal("one", "doctor")?.text.contains("Syncing") == false)
    #expect(git("one", "status", "--porcelain", "--untracked-files=no")?.text == "")
  }
}
