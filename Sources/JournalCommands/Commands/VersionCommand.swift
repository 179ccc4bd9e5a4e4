import JournalLanguage

/// `version`: the version of the program, the commit it was built from, and the version of the format it writes.
struct VersionCommand: Command {
  static let name = "version"
  static let summary = HelpText.version
  static let group = VerbGroup.setUp

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let commit = context.commit
    if context.common.usesJSON {
      context.answer { json in
        json.field("version", Tool.version)
        json.field("commit", commit)
        json.field("format", 1)
      }
    } else {
      context.output.line("smjournal " + Tool.version + (commit.map { " (\($0.prefix(9)))" } ?? ""))
    }
    return .done
  }
}
