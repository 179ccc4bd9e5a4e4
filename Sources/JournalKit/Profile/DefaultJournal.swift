import JournalModel
import JournalStore
import YAMLCodec

/// The journal that is meant in folders that belong to none: the key `journal` of a file in the configuration
/// folder.
public struct DefaultJournal {
  private let files: StateFiles?

  /// What the configuration folder of an environment says.
  public init(_ environment: Environment) { files = environment.configFolder.map { StateFiles(path: $0) } }

  /// Whether there is a place to remember it.
  public var canBeSet: Bool { files != nil }

  /// The absolute path of its root; `nil` where none is remembered.
  public var root: String? {
    guard let bytes = files?.read(Self.name) else { return nil }
    let document = MarkdownDocument(bytes)
    return document["journal"].map { document.tree.text($0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Remembers a journal; `false` where that is not possible. What else stands in the file stays.
  public func set(_ root: String) -> Bool {
    var document = MarkdownDocument(files?.read(Self.name) ?? [])
    do throws(EditError) { try document.set("journal", to: .string(root)) } catch { return false }
    return files?.write(document.bytes, as: Self.name) ?? false
  }

  /// The absolute path of the file; `nil` where there is no place for it.
  package var path: String? { files.map { $0.path + "/" + Self.name } }

  private static let name = "config.md"
}
