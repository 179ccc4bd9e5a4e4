import JournalLanguage

/// `version`: the version of the program and of the format it writes.
struct VersionCommand: Command {
  static let name = "version"
  static let summary = HelpText.version

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    if context.common.usesJSON {
      context.answer { json in
        json.field("version", Tool.version)
        json.field("format", 1)
      }
    } else {
      context.output.line("smjournal " + Tool.version)
    }
    return .done
  }
}
