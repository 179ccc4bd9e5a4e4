import JournalFiles
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

/// What others could read of a journal, as lines `FILE:LINE:COLUMN: warning: …`.
package struct PrivacyReport {
  private let findings: [PrivacyCheck.Finding]

  package init(_ journal: Journal) { findings = PrivacyCheck(journal).findings() }

  package var exitCode: ExitCode { findings.isEmpty ? .done : .dataProblem }

  /// Writes all findings to the context's errors, or as a JSON document.
  package func write(to context: inout Context) {
    let phrases = context.phrases
    if context.common.usesJSON {
      let problems = objects(findings) { finding in
        [
          "path": finding.path, "line": finding.position?.line ?? 1, "column": finding.position?.column ?? 1,
          "severity": "warning", "message": phrases.privacy(finding.reason),
        ]
      }
      context.answer(["problems": problems])
    }
    for group in Self.groups(findings) {
      for finding in group.prefix(Self.shown) { write(finding, to: &context) }
      if group.count > Self.shown {
        context.errors.line(
          "    " + phrases.say("caption-furtherFindings", ("count", .number(group.count - Self.shown))), .dim)
      }
    }
  }

  /// So many findings of a sort are shown: all sorts together fill one screen.
  private static let shown = 4

  /// The findings of each sort, the sorts in the order in which they first occur.
  private static func groups(_ findings: [PrivacyCheck.Finding]) -> [[PrivacyCheck.Finding]] {
    var groups: [(sort: Int, findings: [PrivacyCheck.Finding])] = []
    for finding in findings {
      let sort = finding.reason.sort
      if let index = groups.firstIndex(where: { $0.sort == sort }) {
        groups[index].findings.append(finding)
      } else {
        groups.append((sort, [finding]))
      }
    }
    return groups.map(\.findings)
  }

  private func write(_ finding: PrivacyCheck.Finding, to context: inout Context) {
    let phrases = context.phrases
    context.pathsSaid.insert(finding.path)
    let path = Sanitizer.line(context.displayed(finding.path.isEmpty ? "." : finding.path))
    context.errors.write("\(path):\(finding.position?.line ?? 1):\(finding.position?.column ?? 1): ", .bold)
    context.errors.write("warning: ", .warning)
    context.errors.line(Sanitizer.line(phrases.privacy(finding.reason)))
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
