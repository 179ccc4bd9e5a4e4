import JournalFiles
import SystemLibrary

/// The git repository that a journal lies in, asked through the program `git`.
public struct GitRepository: Hashable, Sendable {
  private let place: GitPlace
  /// The path of the journal within it, empty or ending in `/`.
  var prefix: String { place.prefix }

  /// A path that git says, as one within the journal.
  private func path(_ bytes: some Collection<UInt8>) -> String {
    PathText.text(Array(bytes.dropFirst(PathText.bytes(prefix)?.count ?? 0)))
  }

  /// What is known of the repository of a folder.
  public enum Finding: Hashable, Sendable {
    /// The folder lies in none; in one of which nothing is asked.
    case none, refused(Refusal)
    case repository(GitRepository)
  }

  /// Why nothing is asked of a repository.
  public enum Refusal: String, Hashable, Sendable {
    /// It belongs, as a whole or in part, to another user; git is not installed; git can't read it.
    case foreign, gitMissing, unreadable
  }

  /// Looks for the repository of a folder, an absolute path without links.
  public static func around(_ folder: String) -> Finding {
    switch GitPlace.around(folder) {
    case .none: return .none
    case .foreign: return .refused(.foreign)
    case .broken: return .refused(.unreadable)
    case .own(let place):
      guard let answer = GitProcess.answer(.folder, at: place) else { return .refused(.gitMissing) }
      return answer.status == 0 ? .repository(GitRepository(place: place)) : .refused(.unreadable)
    }
  }

  /// The repository of a folder; `nil` where it lies in none, or nothing is asked of it.
  public init?(of folder: String) {
    guard case .repository(let repository) = Self.around(folder) else { return nil }
    self = repository
  }

  private init(place: GitPlace) { self.place = place }

  /// Whether git can be started at all.
  public static var isInstalled: Bool { GitProcess.answer(.version)?.status == 0 }

  /// The absolute path of the repository's top folder.
  var top: String { place.top }

  /// The absolute path of the folder in which git keeps what it knows of these files.
  var folder: String { place.folder }

  /// Whether a rebase waits; `git am`, which uses the same folder, takes others' commits.
  var isRebasing: Bool {
    func isThere(_ name: String) -> Bool { (try? System.real.status(path: folder + "/" + name)) != nil }
    return isThere("rebase-merge") || isThere("rebase-apply") && !isThere("rebase-apply/applying")
  }

  // MARK: Asking

  /// The answer to a question; `nil` where git answers with an error.
  func ask(_ question: GitQuestion) -> [UInt8]? {
    guard let answer = GitProcess.answer(question, at: place), answer.status == 0 else { return nil }
    return answer.output
  }

  /// A version of a file whose merge is not finished: 1 what both come from, 2 ours, 3 theirs; `nil` where
  /// git knows of none.
  func version(of path: String, stage: Int) -> [UInt8]? {
    blob(":\(stage):" + prefix + path, of: path)
  }

  /// A version of a file; `nil` where git has none, or one that is larger than files that are read.
  private func blob(_ name: String, of path: String) -> [UInt8]? {
    let most = MediaPath.isMedia(path) ? VersionHistory.largestMedia : Int(StoredFile.maximumSize)
    return ask(.blob(name, most: most))
  }

  /// Whether what git has of a file are not the bytes of that file, but what a filter or another encoding
  /// made of them; line breaks aside.
  func isTransformed(_ path: String) -> Bool {
    let names = ["filter", "working-tree-encoding", "ident"]
    guard let output = ask(.attributes(names, of: [prefix + path])) else { return true }
    return Self.hasValue(output)
  }

  /// Whether an attribute of a file is set to anything, in what git says of them.
  static func hasValue(_ output: [UInt8]) -> Bool {
    // Of each the path, the name and the value, each with its end.
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    let values = stride(from: 2, to: fields.count, by: 3).map { String(decoding: fields[$0], as: UTF8.self) }
    return values.contains { $0 != "unspecified" && $0 != "unset" }
  }

  /// A file whose merge is not finished, with the names of the versions that git has of it: 1 what both come
  /// from, 2 ours, 3 theirs.
  struct UnmergedFile: Hashable, Sendable {
    var path: String
    var versions: [Int: String]
  }

  /// The files of the journal whose merge is not finished; `nil` where git does not tell.
  func unmergedFiles() -> [UnmergedFile]? {
    guard let output = ask(.unmergedFiles(below: prefix)) else { return nil }
    var files: [UnmergedFile] = []
    for line in output.split(separator: 0) {
      // `100644 OBJECT STAGE<TAB>PATH`
      guard let tab = line.firstIndex(of: 0x09), tab > line.startIndex else { continue }
      let stage = Int(line[tab - 1]) - 0x30
      let name = line[..<tab].split(separator: 0x20).dropFirst().first ?? []
      let path = self.path(line[(tab + 1)...])
      if files.last.map({ Bytes.areEqual($0.path, path) }) != true {
        files.append(UnmergedFile(path: path, versions: [:]))
      }
      files[files.count - 1].versions[stage] = String(decoding: name, as: UTF8.self)
    }
    return files
  }

  /// Which of these paths, relative to the journal, git has, and what it has below them; `nil` where git
  /// does not tell.
  func tracked(_ paths: [String]) -> [String]? {
    if paths.isEmpty { return [] }
    guard let output = ask(.trackedFiles(paths.map { prefix + $0 })) else { return nil }
    return output.split(separator: 0).map { path($0) }
  }

  /// Whether git has a file of the journal.
  public func has(_ path: String) -> Bool { tracked([path])?.isEmpty == false }

  /// The versions of a file in the history of this branch, the oldest first, at most 50 of the youngest.
  ///
  /// Of a merge only what it brought to this branch counts: so each version follows from the one before.
  public func versions(of path: String) -> [[UInt8]] {
    let name = prefix + path
    guard let output = ask(.commits(of: name, most: 50)) else { return [] }
    let commits = String(decoding: output, as: UTF8.self).split(separator: "\n").reversed()
    return commits.compactMap { blob("\($0):\(name)", of: path) }
  }

  /// What git has of files of the journal: how many commits of all branches touch one of them, and whether
  /// one is staged or will be committed again; `nil` where git does not tell. Of very many, the first ones
  /// are asked about.
  func holdings(of paths: [String]) -> (commits: Int, isStaged: Bool)? {
    let paths = paths.prefix(5_000).map { prefix + $0 }
    if paths.isEmpty { return (0, false) }
    guard let answer = ask(.commitCount(touching: paths)), let staged = ask(.trackedFiles(paths)),
      let count = Int(Program.Answer(status: 0, output: answer).text)
    else { return nil }
    return (count, !staged.isEmpty)
  }

  // MARK: Configuration

  /// The value of a key of the configuration that counts here; `nil` where there is none.
  public func setting(_ key: String) -> String? {
    ask(.setting(key)).map { PathText.text($0.last == 0x0A ? $0.dropLast() : $0[...]) }
  }

  /// Whether git has a name and an address for who commits here.
  public var knowsPerson: Bool { setting("user.name") != nil && setting("user.email") != nil }

  /// Sets a key of the repository's own configuration; `false` where git refuses.
  public func set(_ key: String, to value: String) -> Bool { ask(.set(key, to: value)) != nil }

  /// What `.gitattributes` say about merging records; `nil` where they say nothing.
  public var mergeAttribute: String? { mergeAttribute(of: "record.md") }

  func mergeAttribute(of name: String) -> String? {
    guard let output = ask(.attributes(["merge"], of: [prefix + name])) else { return nil }
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count >= 3 else { return nil }
    let value = String(decoding: fields[2], as: UTF8.self)
    return value == "unspecified" ? nil : value
  }

  /// Whether git leaves a file of the journal out that it doesn't know yet.
  func isIgnored(_ path: String) -> Bool {
    ask(.isIgnored(prefix + path)) != nil
  }

  /// Those of these paths, from the top of the repository, that git leaves out; `nil` where it does not tell.
  func ignored(_ paths: [String]) -> Set<String>? {
    ask(.ignored(paths)).map { output in Set(output.split(separator: 0).map { PathText.text(Array($0)) }) }
  }

  /// The addresses that the repository is exchanged with; `nil` where git does not tell.
  public var remotes: [String]? {
    let question = GitQuestion.settings(matching: "^remote\\..*\\.(push)?url$")
    guard let answer = GitProcess.answer(question, at: place) else { return nil }
    // Where no key matches.
    if answer.status == 1, answer.output.isEmpty { return [] }
    guard answer.status == 0 else { return nil }
    // The key, which a blank may be in, a line break, and the value.
    return answer.output.split(separator: 0).compactMap { entry in
      entry.firstIndex(of: 0x0A).map { String(decoding: entry[($0 + 1)...], as: UTF8.self) }
    }
  }
}
