import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `rota swap DAY SHIFT`: another shift on one day, as a file that replaces the plan of that day;
/// `rota swap DAY DAY`: what is planned for the two days changes places.
enum RotaSwapCommand: Command {
  static let verb = Verb(
    "rota swap", .plan, deviceSync: .inbox, positionals: [Positional(.day), Positional(.shift)],
    options: [.hours, .note, .source],
    examples: [
      "rota swap 2026-12-24 night", "rota swap tomorrow late --hours late=13:30-21:30",
      "rota swap 2026-12-24 2026-12-27 --note 'with Léa'",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let hours = try arguments.text(.hours)
    let shift = try DayShift(arguments, hours: hours)
    let other = DayArgument(try arguments.argument(1)).flatMap { $0.isOneDay ? $0 : nil }
    let journal = try context.journal()
    // A word of the hospital's own comes first, whatever day it might be.
    guard let other, hours == nil, !journal.profile.shifts.knows(shift.shift) else {
      try shift.write(isExtra: false, in: &context)
      return .done
    }
    let dates = context.dates(in: journal, .recent)
    let swap = DaySwap(first: shift.day.day(dates), second: other.day(dates), note: shift.note, in: journal)
    guard swap.first != swap.second else {
      throw .usage(.contradiction(swap.first.iso, swap.second.iso))
    }
    if swap.isIdle {
      try swap.sayIdle(in: &context)
    } else {
      try swap.write(in: &context)
    }
    return .done
  }
}

extension DaySwap {
  /// Says that both days have the same; nothing is written.
  fileprivate func sayIdle(in context: inout Context) throws(CommandError) {
    guard !context.common.usesJSON else { return context.answer(["records": [Record]()]) }
    let journal = try context.journal()
    let today = context.today(in: journal)
    let days = [first, second].map { context.phrases.day($0, today: today) }
    context.output.line(
      context.phrases.say("work-sameShifts", ("first", .of(days[0])), ("second", .of(days[1]))))
    context.confirm(.nothingWritten)
  }

  fileprivate func write(in context: inout Context) throws(CommandError) {
    let journal = try context.journal()
    let edit = try stored(try self.edit(in: journal))
    guard try context.isWanted(edit.change) else { return }
    let (source, now) = (context.common.source ?? "cli", context.timestamp(in: journal))
    let done: DatedShifts.Outcome
    do throws(DatedShifts.Refusal) { done = try edit.write(to: journal, source: source, now: now) } catch {
      throw CommandError(error.reason, path: error.path)
    }
    if context.common.usesJSON {
      let records = done.files.compactMap { file in
        (try? journal.store.read(file.path)).flatMap { journal.record(from: $0)?.record }
      }
      context.answer(["records": records])
    } else {
      let today = context.today(in: journal)
      for file in done.files {
        let day = context.phrases.day(file.day, today: today)
        let what = context.phrases.name(of: file.shift)
        context.confirm(.created(what, day: day, path: context.displayed(file.path, in: journal)))
      }
      try context.mentionSummary(around: min(first, second))
    }
    if !done.isUndoable { context.warn(context.phrases.say("confirmation-notUndoable")) }
  }
}
