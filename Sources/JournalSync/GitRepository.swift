import JournalIndex

/// The git repository that a journal lies in, asked through the program `git`.
public struct GitRepository: Hashable, Sendable {
  /// The absolute path of the repository's top folder.
  public var top: String
  /// The path of the journal within it, empty or ending in `/`.
  public var prefix: String
  /// The absolute path of the folder with the configuration, usually `.git`.
  public var gitFolder: String

  /// The repository of a folder; `nil` where it lies in none, or git is missing.
  public init?(of folder: String) {
    guard
      let answer = Program.run(
        "git", ["-C", folder, "rev-parse", "--show-toplevel", "--show-prefix", "--absolute-git-dir"]),
      answer.status == 0
    else { return nil }
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    (top, prefix, gitFolder) = (String(lines[0]), String(lines[1]), String(lines[2]))
  }

  /// Whether git can be started at all.
  public static var isInstalled: Bool { Program.run("git", ["--version"])?.status == 0 }

  /// Runs git on the repository; `nil` where it answers with an error.
  private func ask(_ arguments: [String]) -> [UInt8]? {
    // Text conversions and pagers of a configuration have no part in this.
    guard let answer = Program.run("git", ["-C", top, "--no-pager"] + arguments), answer.status == 0 else {
      return nil
    }
    return answer.output
  }

  /// The version that both sides of an unfinished merge come from; `nil` where git knows of none.
  public func commonVersion(of path: String) -> [UInt8]? { ask(["cat-file", "blob", ":1:" + prefix + path]) }

  /// Whether git waits for a file's clash to be settled.
  public func isUnmerged(_ path: String) -> Bool {
    ask(["ls-files", "--unmerged", "--", ":(literal)" + prefix + path]).map { !$0.isEmpty } ?? false
  }

  /// The versions of a file in the history of the branch, the oldest first, at most 50 of the oldest.
  public func versions(of path: String) -> [[UInt8]] {
    let name = prefix + path
    guard let output = ask(["log", "--format=%H", "--", ":(literal)" + name]) else { return [] }
    let commits = String(decoding: output, as: UTF8.self).split(separator: "\n").suffix(50).reversed()
    return commits.compactMap { ask(["cat-file", "blob", "\($0):\(name)"]) }
  }

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

  /// The addresses that the repository is exchanged with.
  public var remotes: [String] {
    guard let output = ask(["config", "--get-regexp", "^remote\\..*\\.(push)?url$"]) else { return [] }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in line.firstIndex(of: " ").map { String(line[line.index(after: $0)...]) }
    }
  }
}
