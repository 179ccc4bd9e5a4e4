import JournalLanguage
import JournalStore
import JournalSync

/// What others could read of a journal, as lines `FILE:LINE:COLUMN: warning: …`.
struct PrivacyReport {
  private let findings: [PrivacyCheck.Finding]

  /// The report on a journal.
  init(_ journal: Journal) { findings = PrivacyCheck(journal).findings() }

  /// What the shell is told.
  var exitCode: ExitCode { findings.isEmpty ? .done : .dataProblem }

  /// Writes all findings to the context's errors, or as a JSON document.
  func write(to context: inout Context) {
    let phrases = context.phrases
    if context.common.usesJSON {
      context.answer { json in
        json.key("problems")
        json.list(findings) { json, finding in
          json.object { json in
            json.field("path", finding.path)
            json.field("line", finding.position?.line ?? 1)
            json.field("column", finding.position?.column ?? 1)
            json.field("severity", "warning")
            json.field("message", phrases.privacy(finding.reason))
          }
        }
      }
    }
    for finding in findings {
      let path = Sanitizer.line(context.displayed(finding.path.isEmpty ? "." : finding.path))
      let place = "\(path):\(finding.position?.line ?? 1):\(finding.position?.column ?? 1): "
      context.errors.write(place, .bold)
      context.errors.write("warning: ", .warning)
      context.errors.line(Sanitizer.line(phrases.privacy(finding.reason)))
    }
  }
}
