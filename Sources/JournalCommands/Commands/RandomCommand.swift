import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `random`: an entry drawn by chance, shown as `show` does; never one that `memories` keeps away.
struct RandomCommand: Command {
  static let verb = Verb(
    "random", .random, .look, isPaged: true, options: [.from, .until, .on] + QueryArguments.filters,
    examples: ["random", "random --tag grateful", "random --until 2025 --mood happy"])

  private let query: QueryArguments
  private let asksForKinds: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    query = try QueryArguments(arguments)
    asksForKinds = arguments.has(.kind)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    var query = try self.query.query(context.dates(in: journal), in: journal)
    if !asksForKinds { query.kinds = [.entry] }
    let profile = journal.profile
    let records = journal.records(matching: query).records.filter { record in
      !profile.memories.keepAway(record, moods: profile.moods)
    }
    guard let record = records.randomElement() else {
      if context.common.usesJSON { context.answer(["id": OrNull(nil)]) }
      context.errors.line(context.phrases.say("caption-nothingFound"))
      return .done
    }
    return try ShowCommand(recordAt: record.path).run(in: &context)
  }
}
