import JournalFiles
import JournalModel
import YAMLCodec

extension SyncSetup {
  /// Where Obsidian keeps which kind of value a property has.
  private static let typesFile = (folder: ".obsidian", name: "types.json")

  /// Tells Obsidian which kind of value the keys of the journal have, so that it shows a field for each that
  /// can hold it; kinds that are chosen already stay.
  func obsidianTypes() throws(Failure) -> [Step] {
    let (folder, name) = Self.typesFile
    let path = folder + "/" + name
    store.sweep(folder: folder)
    do throws(StoreError) {
      let file: StoredFile
      do { file = try store.read(path) } catch {
        guard error.reason == .notFound else { throw error }
        let text = "{\n  \"types\": {" + Self.lines(Self.typesOfKeys) + "\n  }\n}\n"
        try store.createExactly(Array(text.utf8), folder: folder, name: name, otherwise: .changedSinceRead)
        return [.made(path)]
      }
      guard let (bytes, added) = Self.adding(to: file.bytes) else { return [.strange(path)] }
      guard !added.isEmpty else { return [.complete(path)] }
      _ = try store.replace(file, with: bytes)
      return [.added(lines: added, to: path)]
    } catch { throw .store(error) }
  }

  /// The kinds of values, by the names that Obsidian has for them.
  ///
  /// Moments are texts: Obsidian's own have no offset from UTC, and it would drop the one that is there. So
  /// are birthdays, which may lack the year. Keys whose values are maps have no kind.
  static let typesOfKeys: [(key: String, type: String)] = Key.allCases.filter { $0 != .shifts }.map { key in
    let type =
      switch key.shape {
      case .day: "date"
      case .rating, .count: "number"
      case .truth: "checkbox"
      case .list, .lines, .spans: key == .tags ? "tags" : "multitext"
      default: "text"
      }
    return (key.name, type)
  }

  private static func lines(_ types: [(key: String, type: String)]) -> String {
    types.map { "\n    \"\($0.key)\": \"\($0.type)\"" }.joined(separator: ",")
  }

  /// The file with the keys that it lacked, and these keys; `nil` where it isn't a file of Obsidian.
  private static func adding(to bytes: [UInt8]) -> (bytes: [UInt8], added: [String])? {
    guard let tree = try? YAMLTree(json: bytes), let root = tree.root, tree.kind(root) == .mapping,
      let types = tree.pairs(root).first(where: { tree.text($0.key) == "types" })?.value,
      tree.kind(types) == .mapping
    else { return nil }
    let offset = tree.range(types).lowerBound
    guard bytes[offset] == UInt8(ascii: "{") else { return nil }
    let known = Set(tree.pairs(types).map { tree.text($0.key) })
    let missing = typesOfKeys.filter { !known.contains($0.key) }
    let text = missing.isEmpty ? "" : lines(missing) + (known.isEmpty ? "\n  " : ",")
    return (bytes[...offset] + Array(text.utf8) + bytes[(offset + 1)...], missing.map(\.key))
  }
}
