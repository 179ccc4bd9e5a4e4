import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal
import SystemLibrary

/// `seal ID…`: seals records, so that none but the person's key opens them, and forgets their clear texts.
enum SealCommand: Command {
  static let verb = Verb(
    "seal", .files, positionals: [Positional(.record, repeats: true)],
    examples: ["seal the-lift", "seal setup", "seal add age1…"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let names = arguments.positionals
    let journal = try context.journal()
    var records: [Record] = []
    for name in names {
      let record = try context.record(named: name)
      guard record.kind.canBeSealed else { throw .usage(.notSealable(record.kind)) }
      if !records.contains(where: { Bytes.areEqual($0.path, record.path) }) { records.append(record) }
    }
    let clear = records.filter { !$0.isSealed }
    // Without a key, records sealed now could never be read again. Nothing is locked by that.
    guard journal.seal?.hasIdentity == true else {
      let flaw: StoreError.SealFlaw = journal.profile.sealTo.isEmpty ? .noRecipients : .noIdentity
      context.report(.store(StoreError(path: "", reason: .seal(flaw))))
      return .dataProblem
    }
    do throws(StoreError) {
      let plan = try journal.sealPlan(for: clear)
      let (paths, links, unread) =
        try clear.isEmpty ? ([], 0, 0) : journal.seal(clear, plan, on: context.today(in: journal))
      let names = plan.forgotten.names.filter { name in !paths.contains { Bytes.areEqual($0, name) } }
      var traces = ForgottenTraces(of: names, in: journal)
      (traces.media, traces.namesakes) = (plan.forgotten.left, plan.forgotten.namesakes)
      context.answer(sealed: paths, links, plan, traces, in: journal)
      if !clear.isEmpty, !context.common.usesJSON {
        for record in records where record.isSealed { context.sayUnchanged(record.path) }
      }
      if unread > 0 {
        context.remark(context.phrases.say("seal-linksStay", ("records", .count(unread, .record))))
      }
    } catch {
      // Where one can't be sealed, those before it are.
      let store = journal.store
      context.say(sealed: context.touched.paths.filter { Record.isSealed(path: $0) && store.hasFile($0) })
      throw .store(error)
    }
    return .done
  }
}

extension Context {
  /// Says that a record is as it was wanted already.
  fileprivate mutating func sayUnchanged(_ path: String) {
    output.line(Sanitizer.line(phrases.confirmation(.unchanged(path: displayed(path)))))
  }

  fileprivate mutating func say(sealed paths: [String]) {
    guard !common.usesJSON else { return }
    for path in paths {
      output.line(Sanitizer.line(phrases.say("seal-sealed", ("path", .of(displayed(path))))))
    }
  }

  fileprivate mutating func answer(
    sealed paths: [String], _ links: Int, _ plan: Journal.SealPlan, _ traces: ForgottenTraces,
    in journal: Journal
  ) {
    guard !common.usesJSON else {
      let forgotten = plan.forgotten.companions.filter { !plan.media.contains($0) }
      return answer(
        [
          "sealed": paths, "media": plan.media, "inClear": plan.forgotten.shared, "links": links,
          "forgotten": forgotten,
        ], fields(of: traces))
    }
    guard !paths.isEmpty else { return output.line(phrases.say("seal-nothingToSeal")) }
    say(sealed: paths)
    if let last = paths.last {
      output.line(phrases.say("seal-readBy", ("id", .of(FileStore.stem(RelativePath.last(of: last))))))
    }
    if links > 0 { output.line(phrases.say("seal-linksFollow", ("files", .count(links, .file)))) }
    let versions = plan.forgotten.companions.count - plan.media.count
    if versions > 0 { output.line(phrases.say("seal-versionsGone", ("files", .count(versions, .file)))) }
    for path in plan.forgotten.shared {
      output.line(
        Sanitizer.line(phrases.say("seal-mediaInClear", ("path", .of(displayed(path, in: journal))))),
        .warning)
    }
    show(traces, in: journal)
    wrap(phrases.say("trash-heldElsewhere"))
  }
}

/// `unseal ID…`: gives records back their clear files.
enum UnsealCommand: Command {
  static let verb = Verb(
    "unseal", .files, positionals: [Positional(.record, repeats: true)],
    examples: ["unseal 2026-11-21-0930-entry"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let names = arguments.positionals
    let journal = try context.journal()
    var changes: [(record: Record, change: Change)] = []
    for name in names {
      let record = try context.record(named: name)
      context.leaveTerminal()
      changes.append((record, try stored(journal.unseal(record))))
    }
    if context.common.usesJSON {
      context.answer(["unsealed": changes.map(\.change.path)])
    } else {
      for (record, change) in changes {
        guard record.isSealed else {
          context.sayUnchanged(record.path)
          continue
        }
        context.output.line(
          Sanitizer.line(
            context.phrases.say("seal-unsealed", ("path", .of(context.displayed(change.path, in: journal))))))
      }
    }
    for (_, change) in changes { context.warnWhereNotUndoable(change) }
    return .done
  }
}
