import JournalFiles
import JournalIndex
import JournalKit
import JournalLanguage
import JournalStore
import JournalSync
import JournalTerminal

/// `check`: every problem in every file; silent where there is none.
enum CheckCommand: Command {
  static let verb = Verb("check", isPaged: true, options: [.privacy], examples: ["check", "check --privacy"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if arguments.has(.privacy) {
      let report = PrivacyReport(journal)
      report.write(to: &context)
      return report.exitCode
    }
    let found = JournalCheck(journal, now: context.now(in: journal.zone), phrases: context.phrases) {
      context.displayed($0)
    }
    if context.common.usesJSON {
      context.answer([
        "problems": context.listed(found.problems, doubts: found.doubts),
        "conflicts": found.conflicts + found.competing,
      ])
    }
    let report = ProblemReport(found.problems, of: journal)
    report.write(to: &context)
    for doubt in found.doubts { ProblemReport.write(doubt, of: journal, to: &context) }
    if !found.conflicts.isEmpty {
      context.errors.line(context.phrases.say("caption-conflicts", ("count", .number(found.conflicts.count))))
    }
    return report.exitCode
  }
}

/// `reindex`: brings the index up to date with the files.
enum ReindexCommand: Command {
  static let verb = Verb(
    "reindex", deviceSync: .calendars, options: [.full, .verify],
    examples: ["reindex", "reindex --full", "reindex --verify"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    guard !arguments.has(.full) || !arguments.has(.verify) else {
      throw .usage(.contradiction(Option.full.flag, Option.verify.flag))
    }
    let mode: ReindexMode = arguments.has(.full) ? .full : arguments.has(.verify) ? .verify : .changed
    let journal = try context.journal()
    let report = journal.reindex(mode)
    let problems = journal.profileProblems + report.problems + journal.problems(of: report.conflicts)
    if context.common.usesJSON {
      context.answer([
        "files": report.files, "read": report.read, "added": report.added, "changed": report.changed,
        "removed": report.removed, "problems": context.listed(problems), "seconds": report.seconds,
        "conflicts": report.conflicts, "differing": report.differing,
      ])
    } else {
      context.output.line(
        context.phrases.say(
          "caption-reindexed", ("files", .count(report.files, .file)), ("read", .of(report.read)),
          ("added", .of(report.added)), ("changed", .of(report.changed)), ("removed", .of(report.removed))))
      if mode == .verify && report.differing.isEmpty {
        context.output.line(context.phrases.say("caption-indexAgrees"))
      }
      if !report.conflicts.isEmpty {
        context.errors.line(
          context.phrases.say("caption-conflicts", ("count", .number(report.conflicts.count))))
      }
    }
    for path in report.differing {
      context.errors.line(
        context.phrases.say("caption-indexDiffered", ("path", .of(context.displayed(path)))))
    }
    // Of an index that a person named, every command says so.
    if let error = report.indexError, journal.indexProblem == nil { context.warn(ofIndex: error) }
    let problemReport = ProblemReport(problems, of: journal)
    problemReport.write(to: &context)
    return report.differing.isEmpty ? problemReport.exitCode : .dataProblem
  }
}

extension Context {
  /// Says why the index could not be written.
  mutating func warn(ofIndex error: StoreError) {
    warn("\(phrases.say("caption-indexNotWritten")) (\(phrases.message(error)))")
  }
}
