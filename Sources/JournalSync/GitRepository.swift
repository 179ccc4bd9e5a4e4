import JournalFiles
import JournalIndex

/// The git repository that a journal lies in, asked through the program `git`.
///
/// What the repository's configuration would have git start (a file system monitor, hooks, a check of
/// signatures, the fetching of what is missing) stays off: a journal that came from elsewhere must not run
/// anything.
public struct GitRepository: Hashable, Sendable {
  /// The absolute path of the repository's top folder.
  public var top: String
  /// The path of the journal within it, empty or ending in `/`.
  public var prefix: String

  /// The repository of a folder; `nil` where it lies in none, in one that belongs to another user, or git is
  /// missing.
  public init?(of folder: String) {
    guard case .own(let top, let prefix) = Self.around(folder) else { return nil }
    (self.top, self.prefix) = (top, prefix)
    guard ask(["rev-parse", "--git-dir"]) != nil else { return nil }
  }

  /// Whether git can be started at all.
  public static var isInstalled: Bool { Program.run("git", ["--version"])?.status == 0 }

  // MARK: Where it is

  /// What is found around a folder, without asking git.
  enum Surroundings: Hashable, Sendable {
    /// No repository; one of another user, in whose name nothing is started; this user's.
    case none, foreign
    case own(top: String, prefix: String)
  }

  /// The nearest repository at or above a folder, an absolute path without links.
  static func around(_ folder: String) -> Surroundings {
    var top = folder
    while true {
      if let status = try? System.status(path: top + "/.git") {
        let own = System.userNumber
        let isOwn = status.user == own && (try? System.status(path: top))?.user == own
        guard isOwn else { return .foreign }
        let rest = String(Substring(folder.utf8.dropFirst(top.utf8.count + 1)))
        return .own(top: top, prefix: rest.isEmpty ? "" : rest + "/")
      }
      guard let slash = top.utf8.lastIndex(of: 0x2F), slash > top.startIndex else { return .none }
      top = String(top[..<slash])
    }
  }

  // MARK: Asking

  /// What a configuration must not start.
  static let restraints = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.untrackedCache=false", "core.pager=cat",
    "log.showSignature=false", "protocol.allow=never", "diff.external=", "core.sshCommand=false",
    "core.askPass=false", "credential.helper=",
  ]

  /// Runs git on the repository; `nil` where it answers with an error.
  private func ask(_ arguments: [String]) -> [UInt8]? {
    let paths = [
      "-C", top, "--git-dir=" + top + "/.git", "--work-tree=" + top, "--no-pager",
    ]
    let answer = Program.run("git", paths + Self.restraints.flatMap { ["-c", $0] } + arguments)
    guard let answer, answer.status == 0 else { return nil }
    return answer.output
  }

  /// A version of a file whose merge is not finished: 1 what both come from, 2 ours, 3 theirs; `nil` where
  /// git knows of none.
  func version(of path: String, stage: Int) -> [UInt8]? {
    ask(["cat-file", "blob", ":\(stage):" + prefix + path])
  }

  /// The files of the journal whose merge is not finished, with the stages that git has of each.
  func unmergedFiles() -> [(path: String, stages: Set<Int>)] {
    guard
      let output = ask(
        ["--literal-pathspecs", "ls-files", "--unmerged", "-z"] + (prefix.isEmpty ? [] : ["--", prefix]))
    else {
      return []
    }
    var stages: [(path: String, stages: Set<Int>)] = []
    for line in output.split(separator: 0) {
      // `100644 OBJECT STAGE<TAB>PATH`
      guard let tab = line.firstIndex(of: 0x09), tab > line.startIndex else { continue }
      let stage = Int(line[tab - 1]) - 0x30
      let path = PathText.text(Array(line[(tab + 1)...].dropFirst(prefix.utf8.count)))
      if let last = stages.indices.last, Bytes.areEqual(stages[last].path, path) {
        stages[last].stages.insert(stage)
      } else {
        stages.append((path, [stage]))
      }
    }
    return stages
  }

  /// The paths, relative to the journal, of what git has of a folder of it.
  func trackedFiles(in folder: String) -> [String] {
    guard let output = ask(["--literal-pathspecs", "ls-files", "-z", "--", prefix + folder]) else {
      return []
    }
    return output.split(separator: 0).map { PathText.text(Array($0.dropFirst(prefix.utf8.count))) }
  }

  /// The versions of a file in the history of this branch, the oldest first, at most 50 of the youngest.
  ///
  /// Of a merge only what it brought to this branch counts: so each version follows from the one before.
  public func versions(of path: String) -> [[UInt8]] {
    let name = prefix + path
    guard
      let output = ask([
        "--literal-pathspecs", "log", "--first-parent", "-n", "50", "--format=%H", "--", name,
      ])
    else {
      return []
    }
    let commits = String(decoding: output, as: UTF8.self).split(separator: "\n").reversed()
    return commits.compactMap { ask(["cat-file", "blob", "\($0):\(name)"]) }
  }

  /// What git has of files of the journal: how many commits of all branches touch one of them, and whether
  /// one is staged or will be committed again. Of very many, the first ones are asked about.
  func holdings(of paths: [String]) -> (commits: Int, isStaged: Bool) {
    let names = paths.prefix(5_000).map { prefix + $0 }
    if names.isEmpty { return (0, false) }
    let count = ask(["--literal-pathspecs", "rev-list", "--all", "--count", "--"] + names)
    let staged = ask(["--literal-pathspecs", "ls-files", "-z", "--"] + names)
    let commits = count.flatMap { Int(Program.Answer(status: 0, output: $0).text) } ?? 0
    return (commits, !(staged ?? []).isEmpty)
  }

  // MARK: Configuration

  /// The value of a key of the configuration that counts here; `nil` where there is none.
  public func setting(_ key: String) -> String? {
    ask(["config", "--get", key]).map { Program.Answer(status: 0, output: $0).text }
  }

  /// Sets a key of the repository's own configuration; `false` where git refuses.
  public func set(_ key: String, to value: String) -> Bool { ask(["config", "--local", key, value]) != nil }

  /// What `.gitattributes` say about merging records; `nil` where they say nothing.
  public var mergeAttribute: String? {
    guard let output = ask(["check-attr", "-z", "merge", "--", prefix + "record.md"]) else { return nil }
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count >= 3 else { return nil }
    let value = String(decoding: fields[2], as: UTF8.self)
    return value == "unspecified" ? nil : value
  }

  /// Whether git leaves a file of the journal out that it doesn't know yet.
  func isIgnored(_ path: String) -> Bool {
    ask(["check-ignore", "-q", "--no-index", "--", prefix + path]) != nil
  }

  /// The addresses that the repository is exchanged with.
  public var remotes: [String] {
    guard let output = ask(["config", "--get-regexp", "^remote\\..*\\.(push)?url$"]) else { return [] }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in line.firstIndex(of: " ").map { String(line[line.index(after: $0)...]) }
    }
  }
}
