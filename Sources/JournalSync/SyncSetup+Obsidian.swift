import JournalFiles
import JournalModel

extension SyncSetup {
  /// Prepares the journal for Obsidian: types of the keys, templates, daily notes, a table view. What is
  /// there already stays as it is.
  ///
  /// - Parameters:
  ///   - scales: the journal's.
  ///   - name: what a kind of record is called in the person's language.
  public func obsidian(_ scales: [Scale], naming name: (Kind) -> String) throws(Failure) -> [Step] {
    let kinds: [Kind] = [.entry, .checkIn, .checkOut]
    var steps = try obsidianTypes()
    steps.append(
      try make("{\n  \"folder\": \"templates/obsidian\"\n}\n", as: "templates.json", in: ".obsidian"))
    steps.append(try make(Self.dailyNotes, as: "daily-notes.json", in: ".obsidian"))
    steps.append(
      try make(Self.template(of: .entry, scales, isOfDay: true), as: "day.md", in: "templates/obsidian"))
    for kind in kinds {
      steps.append(try make(Self.template(of: kind, scales), as: kind.name + ".md", in: "templates/obsidian"))
    }
    steps.append(try make(Self.base(kinds.map { ($0, name($0)) }, scales), as: "journal.base", in: ""))
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
  static func template(of kind: Kind, _ scales: [Scale], isOfDay: Bool = false) -> String {
    var lines = ["---", "kind: \(kind.name)", "date: \"{{date:YYYY-MM-DD}}\""]
    if !isOfDay {
      lines.append("at: \"{{date:YYYY-MM-DD}}T{{time:HH:mm:ssZ}}\"")
      lines.append(kind == .entry ? "title: \"{{title}}\"" : "shift:")
    }
    lines += scales.asked(in: kind).map { $0.name + ":" }
    if kind != .checkIn { lines.append("mood:") }
    lines.append(kind == .entry ? "tags:" : "badges:")
    return (lines + ["source: obsidian", "---", "", ""]).joined(separator: "\n")
  }

  /// A view for each kind, as Obsidian's Bases read it: YAML.
  static func base(_ kinds: [(kind: Kind, name: String)], _ scales: [Scale]) -> String {
    var lines = ["views:"]
    for (kind, name) in kinds {
      let keys = kind == .entry ? ["title", "tags"] : ["shift"] + scales.asked(in: kind).map(\.name)
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
