import JournalKit
import JournalLanguage
import JournalStore
import JournalSync
import JournalTerminal
import YAMLCodec

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
