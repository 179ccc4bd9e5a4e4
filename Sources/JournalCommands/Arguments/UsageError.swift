import JournalLanguage

/// Wrong words on the command line: exit code 64.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  var problem: UsageProblem
  /// The verb it was said to, where it is known.
  var command: String?

  init(_ problem: UsageProblem, command: String? = nil) {
    self.problem = problem
    self.command = command
  }
}
