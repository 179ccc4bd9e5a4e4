import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// `config [KEY…] [KEY=VALUE…]`: shows the profile's keys with their values and meaning, or sets some;
/// `config @NAME=DIR` gives a journal a name on this device.
enum ConfigCommand: Command {
  static let verb = Verb(
    "config", .setUp, isPaged: true, positionals: [Positional(.assignment, isOptional: true, repeats: true)],
    examples: [
      "config", "config name=Béa", "config holidays=fr timezone=Europe/Paris", "config week-starts",
      "config @home=~/Journal",
    ])

  /// `pain 0-10` as the row of a scale, `pain: 0-10`.
  private static func scaleRow(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, !words[0].contains(":") else { return nil }
    let ends = words[1].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ Int($0) != nil }) else { return nil }
    return "\(words[0]): \(words[1])"
  }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    var names: [JournalName] = []
    var shown: [ProfileKey] = []
    var assignments: [(key: ProfileKey, text: String)] = []
    for word in try arguments.words() {
      if word.hasPrefix("@") {
        guard let name = JournalName(word) else {
          throw .usage(.wrongValue(name: word, found: word, expected: .journalName))
        }
        names.append(name)
        continue
      }
      let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
      let name = String(word[..<(sign ?? word.endIndex)])
      guard let key = ProfileKey(name), ProfileKey.settable.contains(key) else {
        let names = ProfileKey.settable.map(\.canonicalName)
        throw .usage(.unknownSetting(name, nearest: NearestWord.of(name, among: names)))
      }
      if let sign {
        var text = String(word[sign...].dropFirst())
        if key == .scales, let row = Self.scaleRow(text) { text = row }
        // Who can't be asked reads how the rows are written.
        guard key != .scales || text.isEmpty || text.contains(":") else {
          throw .usage(.wrongValue(name: key.canonicalName, found: text, expected: .scales))
        }
        assignments.append((key, text))
      } else {
        shown.append(key)
      }
    }
    try context.beginCommand()
    if !names.isEmpty {
      let code = try context.settle(names)
      if code != .done || (shown.isEmpty && assignments.isEmpty) { return code }
    }
    let journal = try context.journal()
    if !assignments.isEmpty {
      let today = context.today(in: journal)
      let change = try context.change(Journal.profilePath, by: journal.configure(assignments, today: today))
      context.warnWhereNotUndoable(change)
      if !context.common.usesJSON {
        let path = context.displayed(Journal.profilePath, in: journal)
        context.confirm(change.kind == .unchanged ? .unchanged(path: path) : .changed(path: path))
        return .done
      }
    }
    let wanted = shown + assignments.map(\.key)
    let settings = try stored(journal.settings())
    context.show(settings.filter { wanted.isEmpty || wanted.contains($0.key) })
    // The rows of this key are much to type: at a terminal they are asked for.
    if wanted == [.scales], context.terminal != nil, !context.common.usesJSON {
      context.showHeld()
      try context.askScales()
    }
    return .done
  }
}

extension Context {
  fileprivate mutating func show(_ settings: [ProfileSetting]) {
    guard !common.usesJSON else {
      let rows = objects(settings) { setting in
        [
          "key": setting.key.canonicalName, "value": setting.value ?? .null,
          "meaning": phrases.meaning(of: setting.key),
        ]
      }
      return answer(["settings": rows])
    }
    let room = settings.map { DisplayWidth.columns(of: $0.key.canonicalName) }.max() ?? 0
    for setting in settings {
      let style: Style = setting.value == nil ? .dim : .accent
      output.write(DisplayWidth.padded(setting.key.canonicalName, to: room) + "  ", style)
      output.line(Sanitizer.line(setting.value.map(Context.inOneLine) ?? "–"))
      for line in DisplayWidth.wrapped(phrases.meaning(of: setting.key), to: min(output.width, 100) - 4) {
        output.line("    " + line, .dim)
      }
    }
  }

  /// A value on one line; what is longer than a line can be is cut, since the file shows it better.
  private static func inOneLine(_ value: Value) -> String {
    var texts = value.texts
    if case .map(let fields) = value {
      texts = fields.map { ([$0.key] + $0.value.texts.prefix(1)).joined(separator: " ") }
    }
    let text = texts.joined(separator: ", ")
    let limit = 40
    return text.count > limit ? String(text.prefix(limit - 1)) + "…" : text
  }
}

/// `@NAME`, `@NAME=DIR` or `@NAME=`: a name of a journal on this device, to show, to set, or to take away.
struct JournalName: Hashable {
  /// Without the `@`.
  let name: String
  /// What it shall stand for; `nil` where it is to be shown, empty where it is to be taken away.
  let folder: String?

  init?(_ word: String) {
    let parts = word.dropFirst().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard word.hasPrefix("@"), let name = parts.first.map(String.init), DeviceSettings.isName(name) else {
      return nil
    }
    (self.name, folder) = (name, parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension Context {
  /// Shows, sets and takes away names of journals on this device.
  mutating func settle(_ names: [JournalName]) throws(CommandError) -> ExitCode {
    let settings = DeviceSettings(storeEnvironment)
    let asked = common.journal
    for name in names {
      guard let folder = name.folder else {
        try show(name.name, settings)
        continue
      }
      let root = folder.isEmpty ? nil : try journalRoot(folder)
      if root == nil { try checkKnown(name.name, settings) }
      guard settings.setName(name.name, of: root) else {
        refuse(phrases.say("confirmation-defaultNotSet"))
        return .inputOutput
      }
      guard !common.usesJSON else { continue }
      let shown = "@" + name.name
      confirm(root.map { .journalNamed(shown, path: $0) } ?? .journalUnnamed(shown))
    }
    common.journal = asked
    if common.usesJSON {
      answer(["journals": objects(settings.named) { ["name": $0.name, "path": $0.root] }])
    }
    return .done
  }

  private mutating func show(_ name: String, _ settings: DeviceSettings) throws(CommandError) {
    let journal = try checkKnown(name, settings)
    if !common.usesJSON { output.line(Sanitizer.line("@\(name)  \(journal.root)")) }
  }

  @discardableResult
  private func checkKnown(
    _ name: String, _ settings: DeviceSettings
  ) throws(CommandError) -> DeviceSettings.Named {
    let named = settings.named
    guard let journal = named.first(where: { $0.name == name }) else {
      throw .usage(.unknownJournal("@" + name, known: named.map { "@" + $0.name }))
    }
    return journal
  }

  /// The root of the journal in a folder; a name shall lead to one that is there.
  private mutating func journalRoot(_ folder: String) throws(CommandError) -> String {
    // Behind `=` few shells write out what `~` stands for.
    let home = folder == "~" || folder.hasPrefix("~/") ? storeEnvironment["HOME"] : nil
    let path = home.map { $0 + folder.dropFirst() } ?? absolute(folder)
    // What is wrong with it is said of that folder.
    common.journal = path
    return try stored(openJournal(Journal.Options(root: path, environment: storeEnvironment)).root)
  }
}
