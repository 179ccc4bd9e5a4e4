import SystemLibrary

/// Commits files that were changed, as a person would with `git commit`, without anything that a
/// configuration could start: no filter, no hook, no signature, no editor. It never pushes.
public struct GitCommit: Sendable {
  /// Why files could not be committed; they are as they were written.
  public enum Failure: Error, Hashable, Sendable {
    /// The journal is in no repository; in one of which nothing is asked.
    case noRepository(root: String), unaskedGit(GitRepository.Refusal)
    /// A merge or the like is not finished; no branch is checked out, so that a commit would be lost at the
    /// next checkout; the person has staged something.
    case unfinished, detached, staged
    /// What git keeps of a file are not its bytes, but what a program makes of them.
    case filtered
    /// git knows no name of the person.
    case nameless
    /// Another process commits, and takes longer than anybody waits.
    case busy
    /// git refused, in one of its subcommands.
    case refused(String)
  }

  /// What a commit was.
  public enum Outcome: Hashable, Sendable {
    /// git leaves these files out, or has them already.
    case nothing
    case committed
  }

  private let repository: GitRepository

  /// A commit in the repository of a journal.
  public init(root: String) throws(Failure) {
    switch GitRepository.around(root) {
    case .none: throw .noRepository(root: root)
    case .refused(let refusal): throw .unaskedGit(refusal)
    case .repository(let found): repository = found
    }
  }

  /// Commits these files as they are now; those that are gone are taken out.
  ///
  /// - Parameters:
  ///   - paths: paths below the root of the journal.
  ///   - message: what the commit is called.
  public func commit(_ paths: [String], message: String) throws(Failure) -> Outcome {
    let folder = repository.folder
    let isUnfinished = Self.unfinished.contains { (try? System.real.status(path: folder + "/" + $0)) != nil }
    guard !isUnfinished else { throw .unfinished }
    guard text(.branch) != nil else { throw .detached }
    var files: [String] = []
    for start in stride(from: 0, to: paths.count, by: Self.atOnce) {
      files += try wanted(paths[start..<min(start + Self.atOnce, paths.count)].map { repository.prefix + $0 })
    }
    guard !files.isEmpty else { return .nothing }
    guard repository.knowsPerson else { throw .nameless }
    let head = text(.object("HEAD"))
    // What a command that was ended has staged of these is no person's.
    guard let staged = repository.ask(head.map { .staged(against: $0) } ?? .trackedFiles([])),
      Set(staged.split(separator: 0)).isSubset(of: files.map { PathText.bytes($0)?[...] ?? [] })
    else { throw .staged }
    for start in stride(from: 0, to: files.count, by: Self.atOnce) {
      try stage(Array(files[start..<min(start + Self.atOnce, files.count)]))
    }
    guard let tree = text(.tree) else { throw .refused("write-tree") }
    if let head, text(.object(head + "^{tree}")) == tree { return .nothing }
    guard let made = text(.commit(tree: tree, parent: head, message: message)) else {
      throw .refused("commit-tree")
    }
    let former = head ?? String(repeating: "0", count: made.count)
    guard text(.advance(to: made, from: former, message: message)) != nil else {
      throw .refused("update-ref")
    }
    return .committed
  }

  /// What git puts into its folder as long as it waits for a person.
  private static let unfinished = [
    "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply",
  ]
  /// How many paths a command line takes.
  private static let atOnce = 500

  private func text(_ question: GitQuestion) -> String? {
    repository.ask(question).map { Program.Answer(status: 0, output: $0).text }
  }

  /// Those of these files that git shall have; it must keep their bytes as they are.
  private func wanted(_ paths: [String]) throws(Failure) -> [String] {
    guard let ignored = repository.ignored(paths) else { throw .refused("ls-files") }
    let wanted = paths.filter { !ignored.contains($0) }
    if wanted.isEmpty { return [] }
    let names = ["filter", "working-tree-encoding", "ident"]
    guard let attributes = repository.ask(.attributes(names, of: wanted)) else {
      throw .refused("check-attr")
    }
    guard !GitRepository.hasValue(attributes) else { throw .filtered }
    return wanted
  }

  private func stage(_ paths: [String]) throws(Failure) {
    let top = repository.top + "/"
    let there = paths.filter { (try? System.real.status(path: top + $0))?.kind == .file }
    var kept: [GitQuestion.KeptFile] = []
    if !there.isEmpty {
      let objects = text(.keep(there))?.split(separator: "\n") ?? []
      guard objects.count == there.count else { throw .refused("hash-object") }
      kept = zip(there, objects).map { GitQuestion.KeptFile(path: $0, object: String($1)) }
    }
    let gone = paths.filter { path in !there.contains { Bytes.areEqual($0, path) } }
    guard repository.ask(.stage(kept, without: gone)) != nil else { throw .refused("update-index") }
  }
}
