import JournalFiles
import JournalModel
import YAMLCodec

extension SyncSetup {
  /// Prepares the journal for Obsidian: types of the keys, templates, daily notes, a table view. What is
  /// there already stays as it is.
  ///
  /// - Parameter name: what a kind of record is called in the person's language.
  public func obsidian(naming name: (Kind) -> String) throws(Failure) -> [Step] {
    let kinds: [Kind] = [.entry, .checkIn, .checkOut]
    var steps = try obsidianTypes()
    steps.append(
      try make("{\n  \"folder\": \"templates/obsidian\"\n}\n", as: "templates.json", in: ".obsidian"))
    steps.append(try make(Self.dailyNotes, as: "daily-notes.json", in: ".obsidian"))
    steps.append(try make(Self.template(of: .entry, isOfDay: true), as: "day.md", in: "templates/obsidian"))
    for kind in kinds {
      steps.append(try make(Self.template(of: kind), as: kind.name + ".md", in: "templates/obsidian"))
    }
    steps.append(try make(Self.base(kinds.map { ($0, name($0)) }), as: "journal.base", in: ""))
    return steps
  }

  /// Makes a file where there is none of its name.
  func make(_ text: String, as name: String, in folder: String) throws(Failure) -> Step {
    let path = RelativePath.join(folder, name)
    let bytes = Array(text.utf8)
    store.sweep(folder: folder)
    do throws(StoreError) {
      try store.createExactly(bytes, folder: folder, name: name, otherwise: .nameTaken)
      return .made(path)
    } catch {
      guard error.reason == .nameTaken else { throw .store(error) }
      return (try? store.read(path))?.bytes == bytes ? .complete(path) : .kept(path)
    }
  }

  /// Where Obsidian's core plugin "Daily notes" makes the note of a day: in the folder of its month.
  static let dailyNotes = """
    {
      "folder": "",
      "format": "YYYY/MM/YYYY-MM-DD",
      "template": "templates/obsidian/day"
    }

    """

  /// A template in Obsidian's own words; days and moments in quotes, as the journal writes them.
  ///
  /// - Parameter isOfDay: whether it is for the note of a whole day, which has no moment and no title.
  static func template(of kind: Kind, isOfDay: Bool = false) -> String {
    var lines = ["---", "kind: \(kind.name)", "date: \"{{date:YYYY-MM-DD}}\""]
    if !isOfDay {
      lines.append("at: \"{{date:YYYY-MM-DD}}T{{time:HH:mm:ssZ}}\"")
      lines.append(kind == .entry ? "title: \"{{title}}\"" : "shift:")
    }
    lines += Scale.program.asked(in: kind).map { $0.name + ":" }
    if kind != .checkIn { lines.append("mood:") }
    lines.append(kind == .entry ? "tags:" : "badges:")
    return (lines + ["source: obsidian", "---", "", ""]).joined(separator: "\n")
  }

  /// A view for each kind, as Obsidian's Bases read it: YAML.
  static func base(_ kinds: [(kind: Kind, name: String)]) -> String {
    var lines = ["views:"]
    for (kind, name) in kinds {
      let keys = kind == .entry ? ["title", "tags"] : ["shift"] + Scale.program.asked(in: kind).map(\.name)
      lines += [
        "  - type: "
          + "table", "    name: \"\(name)\"", "    filters:", "      and:",
        "        - 'kind == \"\(kind.name)\"'",
        "    order:",
      ]
      lines += (["file.name", "date", "mood"] + keys).map { "      - \($0)" }
      lines += ["    sort:", "      - property: date", "        direction: DESC"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

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

  /// A file with the keys that it does not have, and these keys; `nil` where it is none of Obsidian's.
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
