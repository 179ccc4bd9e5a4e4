import JournalFiles
import SystemLibrary
import YAMLCodec

/// Settings for all journals on this device: a file of the configuration folder, never of a journal.
///
/// | key | what it says |
/// |---|---|
/// | `journal` | the journal that is meant in folders that belong to none |
/// | `journals` | a map from names to journals: `-C @work` |
/// | `commit-after-change` | a list of the journals whose changes are committed to git |
/// | `calendars` | a list of maps: calendars that are written anew; see ``KeptCalendar`` |
/// | `inboxes` | a map from journals to the folders into which their form saves |
///
/// Paths are absolute; any other is ignored.
public struct DeviceSettings {
  private let files: StateFiles?

  /// What the configuration folder of an environment says.
  public init(_ environment: Environment) { files = environment.configFolder.map { StateFiles(path: $0) } }

  /// Whether there is a place to remember anything.
  public var canBeSet: Bool { files != nil }

  /// The absolute path of the file; `nil` where there is no place for it.
  package var path: String? { files.map { $0.path + "/" + Self.name } }

  private static let name = "config.md"
  private static let defaultKey = "journal", namesKey = "journals", commitsKey = "commit-after-change"

  /// What the file says; `nil` where there is none.
  func read() throws(StoreError) -> MarkdownDocument? {
    guard let files else { return nil }
    return try StoreError.at(files.path + "/" + Self.name, try files.bytes(of: Self.name))
      .map { MarkdownDocument($0) }
  }

  /// The same for those to whom a file that can't be read says nothing.
  private var document: MarkdownDocument? { (try? read()) ?? nil }

  /// Changes the file; `false` where that is not possible. What else stands in it stays.
  func change(_ edit: (inout MarkdownDocument) throws(EditError) -> Void) -> Bool {
    guard case .success(let former) = Result(catching: { () throws(StoreError) in try read() }) else {
      return false
    }
    var document = former ?? MarkdownDocument([])
    do throws(EditError) { try edit(&document) } catch { return false }
    return files?.write(document.bytes, as: Self.name) ?? false
  }

  // MARK: The usual journal

  /// The root of the journal that is meant where nothing else says one.
  public var defaultRoot: String? {
    guard let document, let node = document[Self.defaultKey] else { return nil }
    return Self.path(document.tree.text(node))
  }

  /// Remembers the usual journal; `false` where that is not possible.
  public func setDefault(_ root: String) -> Bool {
    change { (document) throws(EditError) in try document.set(Self.defaultKey, to: .string(root)) }
  }

  // MARK: Names

  /// A journal with a name, which is written behind `@`.
  public struct Named: Hashable, Sendable {
    /// Without the `@`.
    public var name: String
    /// The absolute path of its root.
    public var root: String
  }

  /// All names, in the order of the alphabet; of two that are alike the last.
  public var named: [Named] {
    let roots = ((try? paths(under: Self.namesKey)) ?? [:]).sorted { $0.key < $1.key }
    return roots.map { Named(name: $0.key, root: $0.value) }
  }

  func paths(under key: String) throws(StoreError) -> [String: String] {
    guard let document = try read(), let node = document[key] else { return [:] }
    let tree = document.tree
    var paths: [String: String] = [:]
    for pair in tree.pairs(tree.resolved(node)) {
      paths[tree.text(pair.key)] = Self.path(tree.text(tree.resolved(pair.value)))
    }
    return paths
  }

  /// Sets a path of a map, or takes it out; `false` where that is not possible.
  func set(_ path: String?, at steps: [YAMLStep]) -> Bool {
    change { (document) throws(EditError) in
      if let path { try document.set(at: steps, to: .string(path)) } else { try document.remove(at: steps) }
    }
  }

  /// Gives a journal a name, or takes the name away where there is no root; `false` where that is not
  /// possible.
  public func setName(_ name: String, of root: String?) -> Bool {
    set(root, at: [.key(Self.namesKey), .key(name)])
  }

  /// Whether a word can be a name: letters, digits, hyphens and low lines.
  public static func isName(_ word: String) -> Bool {
    (1...40).contains(word.count) && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  // MARK: Commits

  /// Whether the changes of a journal are committed to git.
  public func commits(_ root: String) throws(StoreError) -> Bool { try committed().contains(root) }

  private func committed() throws(StoreError) -> [String] {
    guard let document = try read(), let node = document[Self.commitsKey] else { return [] }
    let tree = document.tree
    return tree.items(tree.resolved(node)).map { tree.text(tree.resolved($0)) }
  }

  /// Sets whether the changes of a journal are committed; `false` where that is not possible.
  public func setCommits(_ root: String, _ commits: Bool) -> Bool {
    guard let others = try? committed().filter({ $0 != root }) else { return false }
    let roots = commits ? others + [root] : others
    return change { (document) throws(EditError) in
      try document.set(Self.commitsKey, to: .sequence(roots.map { .string($0) }))
    }
  }

  static func path(_ text: String) -> String? { text.hasPrefix("/") ? text : nil }
}
