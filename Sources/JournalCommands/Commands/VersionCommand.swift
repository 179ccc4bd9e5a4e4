import CommandKit
import JournalKit
import JournalLanguage
import JournalStore
import JournalTerminal

/// `version`: the version of the program, what it was built from, the version of the format it writes, and
/// which journal is meant here.
struct VersionCommand: PlainCommand {
  static let verb = Verb("version", .version, .setUp, examples: ["version", "version --json"])

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let commit = context.commit
    // The version needs no journal.
    let journal = try? context.journal()
    let found = journal.map { context.finding(of: $0) }
    guard !context.common.usesJSON else {
      context.answer([
        "version": Tool.version, "commit": OrNull(commit), "format": 1, "journal": OrNull(journal?.root),
        "foundBy": OrNull(found?.name),
      ])
      return .done
    }
    let phrases = context.phrases
    context.output.line("smjournal " + Tool.version + (commit.map { " (\($0.prefix(9)))" } ?? ""))
    let origin = commit.map { phrases.say("look-builtFrom", ("commit", .of($0))) }
    context.output.line(origin ?? phrases.say("look-builtFromSources"))
    if let journal, let found {
      context.output.line(
        Sanitizer.line(
          phrases.say(found.message, ("path", .of(journal.root)), ("file", .of(found.file)))))
    } else {
      context.output.line(phrases.say("look-noJournal"))
    }
    return .done
  }
}

extension Context {
  /// By what the open journal was found: the word in JSON, that of the message, and the file that says it.
  fileprivate func finding(of journal: Journal) -> (name: String, message: String, file: String) {
    if common.journal != nil { return ("option", "look-journal-option", "") }
    if variable("SMJOURNAL_DIR") != nil { return ("SMJOURNAL_DIR", "look-journal-variable", "") }
    if Journal.root(around: workingFolder) == journal.root { return ("folder", "look-journal-folder", "") }
    return ("default", "look-journal-fallback", DeviceSettings(storeEnvironment).path ?? "")
  }
}
