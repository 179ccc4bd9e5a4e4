import CommandKit
import JournalKit
import JournalLanguage
import JournalStore
import JournalTerminal
import SystemLibrary

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
      throw .usage(UsageError(.unknownJournal("@" + name, known: named.map { "@" + $0.name })))
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
