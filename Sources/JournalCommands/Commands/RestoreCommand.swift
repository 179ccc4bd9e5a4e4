import CommandKit
import JournalFiles
import JournalKit
import JournalLanguage
import JournalStore
import JournalTerminal

/// `restore ID`: brings a record back from the trash, to where it was.
struct RestoreCommand: Command {
  static let verb = Verb(
    "restore", .restore, .change, positionals: [Positional(.record, isOptional: true)],
    examples: ["delete the-lift", "restore the-lift"])

  private let id: String

  init(_ arguments: Arguments) throws(UsageError) { id = arguments.record }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let trashed = id.isEmpty ? try context.pickTrashed() : try found(context.trashed(named: id, in: journal))
    let change = try stored(journal.restore(trashed))
    if context.common.usesJSON {
      try context.confirm(change) { .changed(path: $0) }
    } else {
      let restored = context.phrases.say(
        "trash-restored", ("path", .of(context.displayed(trashed.path))),
        ("name", .of(context.displayed(change.path))))
      context.output.line(Sanitizer.line(restored))
      context.warnWhereNotUndoable(change)
    }
    return .done
  }
}

extension Context {
  /// What a person means by a name of something in the trash; a path that was shown is relative to the
  /// working folder.
  func trashed(named name: String, in journal: Journal) throws(RecordLookupError) -> TrashedFile {
    let isPath = name.utf8.contains(UInt8(ascii: "/")) && !journal.root.isEmpty
    do throws(RecordLookupError) {
      return try journal.trashed(named: isPath ? PathSteps.resolved(absolute(name)) : name)
    } catch {
      guard case .notFound = error, isPath else { throw error }
      return try journal.trashed(named: name)
    }
  }
}
