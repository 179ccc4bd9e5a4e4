import CommandKit
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
struct DoctorCommand: Command {
  static let verb = Verb(
    "doctor", .doctor, isPaged: true, options: [.backedUp], examples: ["doctor", "doctor --backed-up"])

  private let notesBackup: Bool

  init(_ arguments: Arguments) throws(UsageError) { notesBackup = arguments.has(.backedUp) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if notesBackup {
      let now = context.now(in: journal.zone)
      try stored(BackupMark(of: journal).note(now))
    }
    // One look for all that is asked.
    let snapshot = journal.snapshot()
    let report = HealthReport(of: snapshot)
    var lines = Self.lines(report, snapshot, context)
    do throws(StoreError) { lines += try Self.kept(for: journal, context) } catch { context.warn(of: error) }
    if context.common.usesJSON {
      context.answer(report.fields, ["remedies": lines.compactMap(\.remedy)])
    } else {
      Self.write(lines, to: &context)
    }
    return report.isGood ? .done : .dataProblem
  }

  /// A fact, and what mends it where that is needed.
  private struct Line {
    var item: HealthItem
    var remedy: String?
  }

  private static func lines(_ report: HealthReport, _ journal: Journal, _ context: Context) -> [Line] {
    let hasErrors = report.problems.contains { $0.sort != .doubt }
    let isScarce = report.freeBytes.map { $0 < HealthReport.scarceBytes } ?? false
    var index: String?
    if case .unwritable = report.index { index = "smjournal reindex --full" }
    var lines = [
      Line(item: .records(report.counts, bytes: report.bytes)),
      Line(item: .problems(report.problems), remedy: hasErrors ? "smjournal check" : nil),
      Line(
        item: .conflicts(report.conflicts, isGitAsked: report.unaskedGit == nil),
        remedy: report.conflicts > 0 ? "smjournal resolve --all" : nil),
      Line(item: .index(report.index), remedy: index),
      Line(
        item: .permissions(report.readable),
        remedy: report.readable > 0 ? "chmod -R go= \(Quoting.shellWord(journal.root))" : nil),
      Line(item: .git(report.git), remedy: report.git.needsSetup ? "smjournal setup git" : nil),
      Line(
        item: .syncthing(report.syncthing),
        remedy: report.syncthing.needsSetup ? "smjournal setup syncthing" : nil),
    ]
    if !report.otherJournals.isEmpty {
      lines.append(
        Line(item: .otherJournals(report.otherJournals.map { context.displayed($0, in: journal) })))
    }
    if !report.notices.isEmpty {
      lines.append(Line(item: .notices(report.notices.count), remedy: "smjournal conflicts"))
    }
    lines.append(Line(item: .encryption(report.encryption)))
    if report.usesGitCrypt { lines.append(Line(item: .gitCrypt)) }
    if let line = sealing(journal, context) { lines.append(line) }
    lines.append(backup(report, journal, context))
    if let free = report.freeBytes { lines.append(Line(item: .disk(free: free, isScarce: isScarce))) }
    return lines
  }

  /// What is to be known of sealed records; `nil` where there are none and none are wanted.
  private static func sealing(_ journal: Journal, _ context: Context) -> Line? {
    let keys = journal.profile.sealTo.count
    guard let seal = journal.seal, keys > 0 || !journal.sealedRecords().isEmpty else { return nil }
    var facts: [SealFact] = []
    if !Age.isInstalled { facts.append(.noProgram) }
    if let stored = try? seal.storedIdentity() {
      if Age.isIdentity(stored) { facts.append(.plainKey) }
    } else {
      facts.append(.noKey)
    }
    if let until = seal.kept.identity()?.until {
      facts.append(.unlocked(until: context.phrases.time(journal.zone.local(until).time)))
    }
    let clear = journal.clearRecordsOfSealedKinds
    if clear > 0 { facts.append(.clear(clear)) }
    facts += MemoryFolder.leftTexts(context.storeEnvironment).map { .left($0) }
    if MemoryFolder.hasPlainSwap { facts.append(.swap) }
    return Line(item: .seal(keys: keys, facts), remedy: facts.contains(.noKey) ? "smjournal seal setup" : nil)
  }

  /// What this device keeps up for the journal.
  private static func kept(for journal: Journal, _ context: Context) throws(StoreError) -> [Line] {
    let settings = DeviceSettings(context.storeEnvironment)
    var lines: [Line] = []
    if let folder = try settings.inboxes()[journal.root] {
      let foreign = try context.inbox(folder, of: journal).foreignCount()
      lines.append(Line(item: .inbox(folder, foreign: foreign)))
    }
    let late = LateFiles(of: journal).paths.count
    if late > 0 { lines.append(Line(item: .late(late))) }
    let calendars = try settings.calendars(of: journal.root).map(\.file)
    if !calendars.isEmpty { lines.append(Line(item: .calendars(calendars))) }
    return lines
  }

  /// The last backup, with a reminder where that is long ago.
  private static func backup(_ report: HealthReport, _ journal: Journal, _ context: Context) -> Line {
    guard let last = report.lastBackup else { return Line(item: .backup(nil)) }
    let (day, today) = (journal.zone.local(last).day, context.today(in: journal))
    let isOld = day.days(until: today) > BackupMark.patience
    return Line(
      item: .backup(context.phrases.relativeDay(day, today: today)),
      remedy: isOld ? "restic backup \(Quoting.shellWord(journal.root)) && smjournal doctor --backed-up" : nil
    )
  }

  private static func write(_ lines: [Line], to context: inout Context) {
    let texts = lines.map { context.phrases.health($0.item) }
    let width = texts.map { DisplayWidth.columns(of: $0.topic) }.max() ?? 0
    for (line, text) in zip(lines, texts) {
      let space = String(repeating: " ", count: width - DisplayWidth.columns(of: text.topic) + 2)
      context.output.write(text.topic + space, .bold)
      context.output.line(Sanitizer.line(text.state))
      if let remedy = line.remedy {
        context.output.write(String(repeating: " ", count: width + 2) + "→ ")
        context.output.line(Sanitizer.line(remedy), .good)
      }
    }
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
  /// The word of answers.
  fileprivate var name: String {
    switch self {
    case .folder(let tool), .disk(let tool): tool
    case .unknown: "unknown"
    }
  }
}
