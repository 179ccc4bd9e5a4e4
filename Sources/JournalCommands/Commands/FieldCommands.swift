import JournalLanguage
import JournalModel
import JournalStore

/// `set ID KEY=VALUE…`: sets keys; no other byte of the file changes.
struct SetCommand: Command {
  static let name = "set"
  static let summary = HelpText.set
  static let group = VerbGroup.change
  static let positionals = [
    Positional(.record), Positional(.assignment), Positional(.assignment, isOptional: true, repeats: true),
  ]
  static let examples = ["set a-hard-night mood=😊 place=Lyon", "set 2026-11-20-1850-check-in energy=4"]

  private let id: String
  private let edits: [FieldEdit]

  init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.positionals[0]
    edits = try arguments.furtherArguments(.assignment) { word in
      guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")), sign > word.startIndex else { return nil }
      let value = word[word.utf8.index(after: sign)...]
      return FieldEdit.set(key: String(word[..<sign]), text: String(value))
    }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    for case .set(let key, let text) in edits where Key(named: key) == .mood && !text.trimmed.isEmpty {
      _ = try context.mood(from: text, option: key, command: Self.name)
    }
    return try context.edit(id, edits)
  }
}

/// `unset ID KEY…`: removes keys with their values.
struct UnsetCommand: Command {
  static let name = "unset"
  static let summary = HelpText.unset
  static let group = VerbGroup.change
  static let positionals = [
    Positional(.record), Positional(.key), Positional(.key, isOptional: true, repeats: true),
  ]
  static let examples = ["unset a-hard-night weather"]

  private let id: String
  private let edits: [FieldEdit]

  init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.positionals[0]
    edits = try arguments.furtherArguments(.text) { .unset(key: $0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode { try context.edit(id, edits) }
}

/// `favorite ID`: marks a record, or takes the mark away.
struct FavoriteCommand: Command {
  static let name = "favorite"
  static let summary = HelpText.favorite
  static let group = VerbGroup.change
  static let positionals = [Positional(.record, isOptional: true)]
  static let options: [Option] = [.off]
  static let examples = ["favorite a-hard-night", "favorite a-hard-night --off"]

  private let id: String
  private let edit: FieldEdit

  init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.record
    edit = arguments.has(.off) ? .unset(key: Key.favorite.name) : .put(.favorite, .bool(true))
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode { try context.edit(id, [edit]) }
}

extension Context {
  /// Edits the front matter of the record that a person named, and says so.
  mutating func edit(_ id: String, _ edits: [FieldEdit]) throws(CommandError) -> ExitCode {
    try edit(try record(named: id), edits)
  }

  /// Edits the front matter of a record, and says so.
  mutating func edit(_ record: Record, _ edits: [FieldEdit]) throws(CommandError) -> ExitCode {
    let journal = try self.journal()
    let now = timestamp(in: journal)
    let change = try self.change(record.path) { () throws(ChangeError) in
      try journal.edit(record, edits, now: now)
    }
    try confirm(change) { change.kind == .unchanged ? .unchanged(path: $0) : .changed(path: $0) }
    return .done
  }
}
