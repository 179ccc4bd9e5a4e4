import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal
import SystemLibrary

/// `forget ID…`: removes records for good, wherever this device has something of them, after a question.
enum ForgetCommand: Command {
  static let verb = Verb(
    "forget", .change, positionals: [Positional(.record, repeats: true)], options: [.consent],
    examples: ["forget the-lift", "forget the-lift --yes"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let found = try context.forgettable(named: arguments.positionals, in: journal)
    // Photos would stay for good, and nothing would say any more to which record they belong.
    for record in found.records where try context.hidesMedia(of: record) { _ = try context.opened(record) }
    let plan = try stored(journal.forgetPlan(for: found.records, trashed: found.trashed, lost: found.lost))
    if plan.recordCount > 0, !arguments.has(.consent), try !context.mayForget(plan) {
      return context.terminal == nil ? .dataProblem : .done
    }
    let traces = try context.forget(plan, in: journal, isThorough: true)
    context.answerForgotten(plan, traces, in: journal)
    return .done
  }
}

extension ForgetPlan {
  /// How many records were meant, including those whose files are gone.
  fileprivate var recordCount: Int { paths.count + lost.count }
}

extension Context {
  /// What a person means by names, each once.
  fileprivate mutating func forgettable(
    named names: [String], in journal: Journal
  ) throws(CommandError) -> (records: [Record], trashed: [TrashedFile], lost: [String]) {
    let wasForgetting = journal.isForgetting
    var (records, trashed, lost): ([Record], [TrashedFile], [String]) = ([], [], [])
    for name in names {
      do throws(CommandError) {
        let (record, file) = try forgettable(named: name, in: journal)
        if let record, !records.contains(where: { Bytes.areEqual($0.path, record.path) }) {
          records.append(record)
        }
        if let file, !trashed.contains(where: { Bytes.areEqual($0.path, file.path) }) { trashed.append(file) }
      } catch {
        guard case .lookup(.notFound) = error else { throw error }
        // It may be what went before the process died that forgot it: what is left of it goes now.
        if wasForgetting { continue }
        let path = try found(journal.lostRecord(named: name))
        if !lost.contains(where: { Bytes.areEqual($0, path) }) { lost.append(path) }
      }
    }
    return (records, trashed, lost)
  }

  /// What a person means by a name, in the journal or in its trash; refused where it may be another thing in
  /// each.
  private mutating func forgettable(
    named name: String, in journal: Journal
  ) throws(CommandError) -> (Record?, TrashedFile?) {
    let record: Record
    do throws(CommandError) {
      record = try self.record(named: name, includingConflicts: true)
      try checkRemoves(record, named: name)
    } catch {
      guard case .lookup(.notFound) = error else { throw error }
      do throws(RecordLookupError) { return (nil, try trashed(named: name, in: journal)) } catch {
        throw .lookup(error)
      }
    }
    guard !Bytes.areEqual(record.id, name), !name.utf8.contains(UInt8(ascii: "/")) else {
      return (record, nil)
    }
    do throws(RecordLookupError) {
      let other = try trashed(named: name, in: journal)
      let id = other.record?.id ?? ""
      if !Bytes.areEqual(id, record.id) {
        throw RecordLookupError.ambiguous(name, candidates: [record.id, other.path])
      }
    } catch {
      if case .ambiguous = error { throw .lookup(error) }
    }
    return (record, nil)
  }

  /// Shows what goes and asks; `false` where nobody can be asked or the answer is no, which is said.
  fileprivate mutating func mayForget(_ plan: ForgetPlan) throws(CommandError) -> Bool {
    guard terminal != nil else {
      remark(phrases.say("trash-forgetNeedsConsent", ("flag", .of(Option.consent.flag))))
      return false
    }
    let files = plan.files
    for path in files.prefix(20) { errors.line("  " + Sanitizer.line(displayed(path))) }
    if files.count > 20 { errors.line("  …") }
    if try askYes(
      phrases.say(
        "trash-forgetQuestion", ("records", .count(plan.recordCount, .record)),
        ("files", .count(files.count, .file))))
    {
      return true
    }
    errors.line(phrases.say("trash-nothingForgotten"))
    return false
  }

  /// Forgets the files of a plan; gives what still holds them.
  mutating func forget(
    _ plan: ForgetPlan, in journal: Journal, isThorough: Bool
  ) throws(CommandError) -> ForgottenTraces {
    try stored(journal.forget(plan, on: today(in: journal), isThorough: isThorough))
    var traces = ForgottenTraces(of: plan.names, in: journal)
    (traces.media, traces.namesakes) = (plan.left, plan.namesakes)
    return traces
  }

  fileprivate mutating func answerForgotten(
    _ plan: ForgetPlan, _ traces: ForgottenTraces, in journal: Journal
  ) {
    guard !common.usesJSON else { return answer(["forgotten": plan.files], fields(of: traces)) }
    output.line(
      plan.recordCount == 0
        ? phrases.say("trash-forgettingFinished")
        : phrases.say("trash-forgotten", ("files", .count(plan.files.count, .file))))
    show(traces, in: journal)
    wrap(phrases.say("trash-heldElsewhere"))
  }

  /// Says what still holds what was forgotten, a line each.
  mutating func show(_ traces: ForgottenTraces, in journal: Journal) {
    if let refusal = traces.unasked {
      output.line(Sanitizer.line(phrases.unaskedGit(refusal, .history)), .warning)
    }
    var lines: [String] = []
    if traces.commits > 0 {
      lines.append(phrases.say("trash-heldByGit", ("commits", .count(traces.commits, .commit))))
    } else if traces.isStaged {
      lines.append(phrases.say("trash-staged"))
    }
    if !traces.versions.isEmpty {
      lines.append(phrases.say("trash-heldByVersions", ("files", .count(traces.versions.count, .file))))
    }
    for backup in traces.backups.suffix(5) {
      let day = journal.zone.local(backup.moment).day
      let path =
        backup.path.map { displayed(absolute: $0) } ?? phrases.say("trash-heldByBackup-standard-output")
      lines.append(phrases.say("trash-heldByBackup", ("day", .of(phrases.date(day))), ("path", .of(path))))
    }
    lines += traces.copies.map { phrases.say("trash-heldByCopy", ("path", .of(displayed($0, in: journal)))) }
    lines += traces.media.map { phrases.say("trash-mediaLeft", ("path", .of(displayed($0, in: journal)))) }
    lines += traces.namesakes.map { phrases.say("trash-namesake", ("path", .of(displayed($0, in: journal)))) }
    if traces.isSynced { lines.append(phrases.say("trash-heldByDevices")) }
    for line in lines { output.line(Sanitizer.line(line)) }
    report(traces.unreadable, of: journal)
  }

  /// What still holds what was forgotten, as JSON has it.
  func fields(of traces: ForgottenTraces) -> Fields {
    let backups = objects(traces.backups) {
      ["path": $0.path, "made": TimeZoneRules.utc.timestamp($0.moment).iso]
    }
    let isAsked = traces.unasked == nil
    return [
      "stillIn": [
        "gitNotAsked": traces.unasked?.rawValue, "gitCommits": isAsked ? traces.commits : nil,
        "gitIndex": isAsked ? traces.isStaged : nil, "versions": traces.versions, "backups": backups,
        "copies": traces.copies, "media": traces.media, "namesakes": traces.namesakes,
        "synced": traces.isSynced,
      ] as Fields, "problems": listed(traces.unreadable),
    ]
  }
}
