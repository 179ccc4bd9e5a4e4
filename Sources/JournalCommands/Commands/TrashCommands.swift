import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `trash`: what was deleted, the latest first.
enum TrashCommand: Command {
  static let verb = Verb(
    "trash", .change, isPaged: true,
    examples: ["delete the-lift", "trash", "restore the-lift", "trash empty --older 30d"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let now = context.now(in: journal.zone)
    let files = try stored(journal.trash()).map { file in
      // What is there has been deleted by now, whatever the clock of the machine says.
      var file = file
      file.deleted = min(file.deleted, now)
      return file
    }
    if context.common.usesJSON {
      let rows = objects(files) { file in
        let deleted: Fields = ["deleted": journal.zone.timestamp(file.deleted).iso]
        return Fields([file.record?.fields ?? ["path": file.path], deleted])
      }
      context.answer(["records": rows])
    } else if files.isEmpty {
      context.output.line(context.phrases.say("trash-empty"))
    } else {
      context.show(files, in: journal)
    }
    return .done
  }
}

extension Context {
  fileprivate mutating func show(_ files: [TrashedFile], in journal: Journal) {
    let today = self.today(in: journal)
    var table = TextTable()
    let line = RecordLine(phrases, of: journal, now: now(in: journal.zone))
    for file in files {
      let name = Sanitizer.line(file.record?.id ?? file.path)
      let since = phrases.say(
        "trash-since", ("day", .of(phrases.relativeDay(journal.zone.local(file.deleted).day, today: today))))
      table.addCell { $0.append(name) }
      table.addCell(.dim) { $0.append(since) }
      file.record?.withOutline { line.addCells($0, to: &table) }
      table.endRow()
    }
    table.write(to: &output, indentedBy: 0)
  }
}

/// `trash empty`: removes for good what was deleted, after a question.
enum TrashEmptyCommand: Command {
  static let verb = Verb(
    "trash empty", .change, options: [.older, .consent], examples: ["trash empty --older 30d"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let days = try arguments.duration(.older, ["d": 1, "j": 1, "w": 7, "m": 30, "y": 365], usual: 1)
    let isAgreed = arguments.has(.consent)
    let journal = try context.journal()
    var files = try stored(journal.trash())
    if let days {
      let limit = context.now(in: journal.zone).secondsSinceEpoch - Int64(days) * 86_400
      files = files.filter { $0.deleted.secondsSinceEpoch < limit }
    }
    if !files.isEmpty, !isAgreed {
      guard context.terminal != nil else {
        context.remark(context.phrases.say("trash-needsConsent", ("flag", .of(Option.consent.flag))))
        return .dataProblem
      }
      guard try context.askYes(context.phrases.say("trash-question", ("files", .count(files.count, .file))))
      else {
        context.errors.line(context.phrases.say("trash-kept"))
        return .done
      }
    }
    let plan = journal.forgetPlan(forTrash: files)
    // What was being forgotten when a process died is finished, too.
    let hasWork = !plan.paths.isEmpty || journal.isForgetting
    let traces = hasWork ? try context.forget(plan, in: journal, isThorough: false) : nil
    context.report(plan, traces, days: days, in: journal)
    return .done
  }
}

extension Context {
  fileprivate mutating func report(
    _ plan: ForgetPlan, _ traces: ForgottenTraces?, days: Int?, in journal: Journal
  ) {
    if common.usesJSON { return answer(["removed": plan.paths], traces.map(fields) ?? [:]) }
    guard !plan.paths.isEmpty else {
      let older = days.map { phrases.say("trash-nothingOlder", ("days", .count($0, .day))) }
      return output.line(older ?? phrases.say("trash-empty"))
    }
    output.line(phrases.say("trash-emptied", ("files", .count(plan.paths.count, .file))))
    if let traces { show(traces, in: journal) }
  }
}

/// `restore ID`: brings a record back from the trash, to where it was.
enum RestoreCommand: Command {
  static let verb = Verb(
    "restore", .change, positionals: [.anyRecord], examples: ["delete the-lift", "restore the-lift"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let id = arguments.record
    let trashed = id.isEmpty ? try context.pickTrashed() : try found(context.trashed(named: id, in: journal))
    if var record = trashed.record, record.kind.tellsOfHours {
      // Another one may have its name by now.
      record.id = ""
      guard try context.isWanted(PlanEffects.Change([record])) else { return .done }
    }
    let change = try stored(journal.restore(trashed))
    if context.common.usesJSON {
      try context.confirm(change) { .changed(path: $0) }
    } else {
      let restored = context.phrases.say(
        "trash-restored", ("path", .of(context.displayed(trashed.path))),
        ("name", .of(context.displayed(change.path))))
      context.output.line(Sanitizer.line(restored))
      context.warnWhereNotUndoable(change)
    }
    return .done
  }
}

extension Context {
  /// What a person means by a name of something in the trash; a path that was shown is relative to the
  /// working folder.
  func trashed(named name: String, in journal: Journal) throws(RecordLookupError) -> TrashedFile {
    let isPath = name.utf8.contains(UInt8(ascii: "/")) && !journal.root.isEmpty
    do throws(RecordLookupError) {
      return try journal.trashed(named: isPath ? PathSteps.resolved(absolute(name)) : name)
    } catch {
      guard case .notFound = error, isPath else { throw error }
      return try journal.trashed(named: name)
    }
  }
}
