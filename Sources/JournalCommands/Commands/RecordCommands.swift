import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `edit ID`: the file itself, or the profile as `edit journal`, in the person's editor, then checked.
enum EditCommand: Command {
  static let verb = Verb(
    "edit", .change, positionals: [.anyRecord], examples: ["edit", "edit the-lift", "edit last"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let id = arguments.record
    let isProfile = try context.isProfile(id)
    let record = isProfile ? nil : try context.record(named: id, includingConflicts: true)
    let path = record?.path ?? Journal.profilePath
    let journal = try context.journal()
    let change = try context.openEditor(on: path, in: journal)
    let after = try context.read(path, in: journal)
    if change.kind == .replaced, after.bytes.allSatisfy({ $0 <= 0x20 }) {
      // An editor that leaves nothing was broken off: what `delete` is for is not done by it.
      _ = try stored(journal.undo())
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return .done
    }
    let read = isProfile ? nil : journal.openedRecord(journal.readable(after))
    if context.common.usesJSON {
      context.answer(read?.record.fields ?? ["path": path])
    } else {
      let path = context.displayed(path)
      context.confirm(change.kind == .unchanged ? .editedWithoutChange(path: path) : .changed(path: path))
    }
    context.warnWhereNotUndoable(change)
    if change.kind == .replaced, let record, record.kind.tellsOfHours, let read {
      try context.tell(PlanEffects.Change([read.record], of: [record]))
    }
    return context.report(isProfile ? after.readAsProfile.problems : read?.problems ?? [], of: journal)
  }
}

/// `move [ID] DAY`: gives a record another day, in its keys and in its name.
enum MoveCommand: Command {
  static let verb = Verb(
    "move", .change, deviceSync: .inbox, positionals: [.anyRecord, .anyDay],
    examples: ["move the-lift 2026-09-17", "move 2026-11-20-0745-check-out yesterday"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // One word alone is the day: the record is picked.
    let index = arguments.positionals.count - 1
    guard index >= 0 else { throw .usage(.missingArgument(.record)) }
    let id = index > 0 ? arguments.record : ""
    guard index > 0 || DayArgument(arguments.positionals[0]) != nil else {
      throw .usage(.missingArgument(.day))
    }
    let said = try arguments.writtenDay(at: index)
    let record = try context.record(named: id)
    let journal = try context.journal()
    let today = context.today(in: journal)
    let day = said.day(context.dates(in: journal))
    let now = context.timestamp(in: journal)
    // Of another day an entry is of its shift, or of none.
    var shift = record.shift
    if record.kind == .entry, shift != nil, day != record.date {
      let wish = DayChoice.Wish(kind: .entry, day: day)
      shift = DayChoice(wish, now: context.now(in: journal.zone), journal: journal).writtenShift(wished: nil)
    }
    let other = shift == record.shift ? nil : Optional(shift)
    guard try context.isWanted(Journal.edits(of: record, to: day, other), of: record) else { return .done }
    let change = try context.change(
      record.path, by: journal.move(record, to: day, shift: other, now: now))
    let words = context.phrases.shift(shift, of: day, today: today)
    let former = context.displayed(record.path)
    try context.confirm(change) { .moved(day: words, from: former, to: $0) }
    // The moment is the one of writing, by which other devices know the record.
    if let at = record.at?.local, change.kind == .moved, !context.common.usesJSON,
      abs(at.day.days(until: day)) > 1
    {
      let phrases = context.phrases
      let moment = phrases.day(at.day, today: today) + ", " + phrases.time(at.time)
      context.errors.line(
        phrases.say(
          "confirmation-momentStays", ("at", .of(moment)), ("command", .of("smjournal unset @ at"))), .dim)
    }
    return .done
  }
}

/// `delete ID`: moves a record to `trash/`.
enum DeleteCommand: Command {
  static let verb = Verb("delete", .change, positionals: [.anyRecord], examples: ["delete the-lift", "undo"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let record = try context.record(named: arguments.record)
    try context.checkRemoves(record, named: arguments.record)
    guard try context.isWanted(withoutRecord: record) else { return .done }
    try context.delete(record)
    return .done
  }
}

/// `undo`: takes the last change back.
enum UndoCommand: Command {
  static let verb = Verb("undo", .change, examples: ["favorite the-lift", "undo"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    try context.tellingEffects { context throws(CommandError) in try undo(in: &context) }
    return .done
  }

  private static func undo(in context: inout Context) throws(CommandError) {
    let journal = try context.journal()
    let change = try stored(journal.undo())
    if context.common.usesJSON {
      context.answer([
        "undone": "\(change.kind)", "path": change.path, "formerPath": change.formerPath,
        "files": change.count, "kept": change.kept > 0 ? change.kept : nil, "returned": change.returned,
      ])
    } else if change.count != 1 || change.kept > 0 {
      context.confirm(.undoneBatch(change.count, kept: change.kept))
    } else {
      let former = change.formerPath.map { context.displayed($0) }
      context.confirm(.undone(change.kind, path: context.displayed(change.path), former: former))
      if let returned = change.returned {
        context.confirm(.undone(.created, path: context.displayed(returned), former: nil))
      }
    }
  }
}
