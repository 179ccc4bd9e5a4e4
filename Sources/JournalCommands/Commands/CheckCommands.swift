import JournalFiles
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalStore
import JournalSync
import JournalTerminal
import YAMLCodec

/// `check`: every problem in every file; silent where there is none.
enum CheckCommand: Command {
  static let verb = Verb("check", isPaged: true, options: [.privacy], examples: ["check", "check --privacy"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if arguments.has(.privacy) {
      let findings = PrivacyCheck(journal).findings()
      context.report(findings)
      return findings.isEmpty ? .done : .dataProblem
    }
    let found = JournalCheck(journal, now: context.now(in: journal.zone), phrases: context.phrases) {
      context.displayed($0)
    }
    let conflicts = ConflictResolver(journal).conflicts()
    if context.common.usesJSON {
      context.answer([
        "problems": context.listed(found.problems, doubts: found.doubts), "conflicts": conflicts,
      ])
    }
    let code = context.report(found.problems, of: journal)
    for doubt in found.doubts {
      context.report(doubt.message, .warning, doubt.path, at: (doubt.line, doubt.column), of: journal)
    }
    if !conflicts.isEmpty { context.errors.line(context.phrases.say("caption-conflicts")) }
    return code
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
      if !report.conflicts.isEmpty { context.errors.line(context.phrases.say("caption-conflicts")) }
    }
    for path in report.differing {
      context.errors.line(
        context.phrases.say("caption-indexDiffered", ("path", .of(context.displayed(path)))))
    }
    // Of an index that a person named, every command says so.
    if let error = report.indexError, journal.indexProblem == nil { context.warn(ofIndex: error) }
    let code = context.report(problems, of: journal)
    return report.differing.isEmpty ? code : .dataProblem
  }
}

extension Context {
  /// Says why the index could not be written.
  mutating func warn(ofIndex error: StoreError) {
    warn("\(phrases.say("caption-indexNotWritten")) (\(phrases.message(error)))")
  }
}

extension Context {
  /// Writes what others could read of a journal, as lines `FILE:LINE:COLUMN: warning: …` or a JSON document:
  /// the first findings of each sort, the sorts in the order in which they first occur.
  fileprivate mutating func report(_ findings: [PrivacyCheck.Finding]) {
    if common.usesJSON {
      let problems = objects(findings) { finding in
        [
          "path": finding.path, "line": finding.position?.line ?? 1, "column": finding.position?.column ?? 1,
          "severity": "warning", "message": phrases.privacy(finding.reason),
        ]
      }
      answer(["problems": problems])
    }
    var sorts: [Int] = []
    for finding in findings where !sorts.contains(finding.reason.sort) { sorts.append(finding.reason.sort) }
    // All sorts together fill one screen.
    let shown = 4
    for sort in sorts {
      let alike = findings.filter { $0.reason.sort == sort }
      for finding in alike.prefix(shown) { write(finding) }
      if alike.count > shown {
        let rest = phrases.say("caption-furtherFindings", ("count", .number(alike.count - shown)))
        errors.line("    " + rest, .dim)
      }
    }
  }

  private mutating func write(_ finding: PrivacyCheck.Finding) {
    pathsSaid.insert(finding.path)
    let path = Sanitizer.line(displayed(finding.path.isEmpty ? "." : finding.path))
    errors.write("\(path):\(finding.position?.line ?? 1):\(finding.position?.column ?? 1): ", .bold)
    errors.write("warning: ", .warning)
    errors.line(Sanitizer.line(phrases.privacy(finding.reason)))
  }
}

extension PrivacyCheck.Finding.Reason {
  /// A number for what is alike.
  fileprivate var sort: Int {
    switch self {
    case .readable: 0
    case .identifier: 1
    case .position: 2
    case .publicRemote, .plainRemote, .unaskedGit: 3
    case .unreadable: 4
    }
  }
}
