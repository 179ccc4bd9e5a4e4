/// The one list of verbs: help, completion and dispatch read it.
enum CommandTable {
  /// In the order in which help shows them.
  static let commands: [any Command.Type] = [
    CompletionsCommand.self, HelpCommand.self, VersionCommand.self,
  ]
}
