import JournalExchange
import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal
import SystemLibrary

/// `doctor`: the journal's health on one page, each line with the command that mends it.
enum DoctorCommand: Command {
  static let verb = Verb(
    "doctor", isPaged: true, options: [.backedUp], examples: ["doctor", "doctor --backed-up"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if arguments.has(.backedUp) {
      let now = context.now(in: journal.zone)
      try stored(BackupMark(of: journal).note(now))
    }
    // One look for all that is asked.
    let snapshot = journal.snapshot()
    let report = HealthReport(of: snapshot)
    var page = HealthPage(report, snapshot, context)
    do throws(StoreError) { try page.addKept(for: journal) } catch { context.warn(of: error) }
    let remedies: Fields = ["remedies": page.lines.compactMap(\.remedy)]
    context.answer(Fields([report.fields, remedies])) { page.write(to: &$0) }
    return report.isGood ? .done : .dataProblem
  }
}

extension HealthReport {
  fileprivate var fields: Fields {
    let index =
      switch index {
      case .good: "good"
      case .unwritable: "unwritable"
      }
    return [
      "healthy": isGood, "records": Fields(named: counts.map { ($0.kind.name, $0.count) }),
      "bytes": Int(bytes), "problemCounts": Fields(named: problems.map { ($0.sort.rawValue, $0.count) }),
      "otherJournals": otherJournals, "conflicts": conflicts, "gitNotAsked": unaskedGit?.rawValue,
      "notices": notices.count, "index": index, "readable": readable, "git": git.rawValue,
      "syncthing": syncthing.rawValue, "encryption": encryption.name, "gitCrypt": usesGitCrypt,
      "lastBackup": lastBackup.map { TimeZoneRules.utc.timestamp($0).iso },
      "freeBytes": freeBytes.map { Int($0) },
    ]
  }
}

extension Encryption {
  fileprivate var name: String {
    switch self {
    case .folder(let tool), .disk(let tool): tool
    case .unknown: "unknown"
    }
  }
}
