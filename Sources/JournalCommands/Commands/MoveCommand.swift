import CommandKit
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// `move [ID] DAY`: gives a record another day, in its keys and in its name.
struct MoveCommand: Command {
  static let verb = Verb(
    "move", .move, .change, outlook: .changes,
    positionals: [Positional(.record, isOptional: true), Positional(.day, isOptional: true)],
    examples: ["move the-lift 2026-09-17", "move 2026-11-20-0745-check-out yesterday"])

  private let id: String
  private let day: DayArgument

  init(_ arguments: Arguments) throws(UsageError) {
    // One word alone is the day: the record is picked.
    let index = arguments.positionals.count - 1
    guard index >= 0 else { throw UsageError(.missingArgument(.record)) }
    id = index > 0 ? arguments.record : ""
    guard index > 0 || DayArgument(arguments.positionals[0]) != nil else {
      throw UsageError(.missingArgument(.day))
    }
    day = try arguments.day(at: index)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let record = try context.record(named: id)
    let journal = try context.journal()
    let today = context.today(in: journal)
    let day = self.day.day(context.dates(in: journal))
    let now = context.timestamp(in: journal)
    let change = try context.change(record.path, by: journal.move(record, to: day, now: now))
    let words = context.phrases.shift(record.shift, of: day, today: today)
    let former = context.displayed(record.path)
    try context.confirm(change) { .moved(day: words, from: former, to: $0) }
    return .done
  }
}
