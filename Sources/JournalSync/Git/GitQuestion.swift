/// A question to git: each subcommand that this program uses, and no other.
///
/// None of them changes files of the working tree or asks a server; only those of a commit write to git's
/// own. <doc:Git> says which settings could start a program in each, and why they can't.
enum GitQuestion: Hashable, Sendable {
  case version
  case folder
  /// The bytes of a version, `:1:PATH` of an unfinished merge or `COMMIT:PATH` of the history, where there
  /// are no more than so many.
  case blob(String, most: Int)
  /// The files below a path whose merge is not finished, with their versions.
  case unmergedFiles(below: String)
  /// Which of these paths, and what below them, git has.
  case trackedFiles([String])
  /// The commits of this branch that changed a file, the youngest first; of a merge only what it brought.
  case commits(of: String, most: Int)
  /// How many commits touch one of these paths, those that were replaced and are still kept among them.
  case commitCount(touching: [String])
  /// The value of a key of the configuration; the values of all keys that match.
  case setting(String), settings(matching: String)
  /// Sets a key of the repository's own configuration.
  case set(String, to: String)
  /// What `.gitattributes` say of a file; whether a file that git doesn't know yet is left out.
  case attributes([String], of: [String]), isIgnored(String)
  /// Which of these files git leaves out; none that it knows.
  case ignored([String])
  /// The object that a name leads to; the branch that is checked out.
  case object(String), branch
  /// The files of which something else is staged than a commit has.
  case staged(against: String)
  /// Keeps the bytes of files as they are, and says by what names.
  case keep([String])
  /// Puts kept files in the index, and takes others out of it.
  case stage([KeptFile], without: [String])
  /// The tree of the index; a commit of a tree, with the one before it; that it is where the branch is now,
  /// where it was before.
  case tree, commit(tree: String, parent: String?, message: String)
  case advance(to: String, from: String, message: String)

  /// A file that git keeps, by the name of its bytes.
  struct KeptFile: Hashable, Sendable {
    var path: String
    var object: String
  }

  /// The subcommand with its arguments, behind an option that takes paths by their letters where patterns
  /// would be read.
  var arguments: [String] {
    switch self {
    case .version: ["version"]
    case .folder: ["rev-parse", "--git-dir"]
    case .blob(let name, _): ["cat-file", "blob", name]
    case .unmergedFiles(let path):
      ["--literal-pathspecs", "ls-files", "--unmerged", "-z"] + (path.isEmpty ? [] : ["--", path])
    case .trackedFiles(let paths): ["--literal-pathspecs", "ls-files", "-z", "--"] + paths
    case .commits(let path, let most):
      ["--literal-pathspecs", "rev-list", "--first-parent", "-n", "\(most)", "HEAD", "--", path]
    case .commitCount(let paths):
      ["--literal-pathspecs", "rev-list", "--all", "--reflog", "--count", "--"] + paths
    case .setting(let key): ["config", "--get", key]
    case .settings(let pattern): ["config", "-z", "--get-regexp", pattern]
    case .set(let key, let value): ["config", "--local", key, value]
    case .attributes(let names, let paths): ["check-attr", "-z"] + names + ["--"] + paths
    case .isIgnored(let path): ["check-ignore", "-q", "--no-index", "--", path]
    case .ignored(let paths):
      ["--literal-pathspecs", "ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--"] + paths
    case .object(let name): ["rev-parse", "--verify", "--quiet", name]
    case .branch: ["symbolic-ref", "--quiet", "HEAD"]
    case .staged(let commit): ["diff-index", "--cached", "--name-only", "--no-renames", "-z", commit, "--"]
    case .keep(let paths): ["hash-object", "-w", "--no-filters", "--"] + paths
    case .stage(let files, let others):
      ["update-index", "--add"] + files.flatMap { ["--cacheinfo", "100644,\($0.object),\($0.path)"] }
        + (others.isEmpty ? [] : ["--force-remove", "--"] + others)
    case .tree: ["write-tree"]
    case .commit(let tree, let parent, let message):
      ["commit-tree", "--no-gpg-sign", "-m", message] + (parent.map { ["-p", $0] } ?? []) + [tree]
    case .advance(let commit, let former, let message):
      ["update-ref", "-m", message, "HEAD", commit, former]
    }
  }

  /// How many bytes an answer has at most: a few packed ones may be gigabytes.
  var longestAnswer: Int {
    if case .blob(_, let most) = self { most } else { 64 << 20 }
  }
}
