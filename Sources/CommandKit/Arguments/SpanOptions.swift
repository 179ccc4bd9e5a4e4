import JournalKit
import JournalModel

/// The days that `--from` and `--until` name, both inclusive; what is not said is left to the command.
package struct SpanOptions: Hashable, Sendable {
  /// The options that say it.
  package static let options: [Option] = [.from, .until]

  /// The first day.
  package let from: DayArgument?
  /// The last day.
  package let until: DayArgument?

  package init(_ arguments: Arguments) throws(UsageError) {
    from = try arguments.day(.from)
    until = try arguments.day(.until)
  }

  /// The first day and the last one, as far as they are said.
  package func ends(_ dates: Dates) -> (from: CivilDay?, until: CivilDay?) {
    (from?.day(dates), until?.lastDay(dates))
  }
}
