import JournalKit

/// Wrong words on the command line: exit code 64.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  package var problem: UsageProblem
  /// The verb it was said to, where it is known.
  package var command: String?

  package init(_ problem: UsageProblem, command: String? = nil) {
    self.problem = problem
    self.command = command
  }
}
