import JournalFiles
import JournalImports
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
    context.settlesProfile = true
    let journal = try context.journal()
    if arguments.has(.backedUp) {
      let now = context.now(in: journal.zone)
      try stored(BackupMark(of: journal).note(now))
    }
    // One look for all that is asked.
    let snapshot = journal.snapshot()
    let report = HealthReport(of: snapshot)
    var page = HealthPage(report, snapshot, context)
    var kept: KeptThings?
    do throws(StoreError) { kept = try KeptThings(for: journal, context) } catch { context.warn(of: error) }
    if let kept { page.add(kept) }
    let remedies: Fields = ["remedies": page.lines.compactMap(\.remedy)]
    context.answer(Fields([report.fields, kept?.fields ?? [:], remedies])) { page.write(to: &$0) }
    return report.isGood ? .done : .dataProblem
  }
}

extension HealthReport {
  fileprivate var fields: Fields {
    let index = if case .good = index { "good" } else { "unwritable" }
    return [
      "healthy": isGood, "records": Fields(named: counts.map { ($0.kind.name, $0.count) }),
      "bytes": Int(bytes), "problemCounts": Fields(named: problems.map { ($0.sort.rawValue, $0.count) }),
      "otherJournals": otherJournals, "conflicts": conflicts, "gitNotAsked": unaskedGit?.rawValue,
      "notices": notices.count, "index": index, "readable": readable, "git": git.rawValue,
      "syncthing": syncthing.rawValue, "encryption": encryption.name, "gitCrypt": usesGitCrypt,
      "lastBackup": OrNull(lastBackup.map { TimeZoneRules.utc.timestamp($0).iso }),
      "freeBytes": freeBytes.map { Int($0) },
    ]
  }
}

/// What this device keeps up for a journal, and what lies aside here.
private struct KeptThings {
  /// The folder from which the form's files are taken, and how many lie there that are not of the journal.
  private(set) var inbox: (folder: String, foreign: Int)?
  let drafts: [String]
  /// How many files wait for a commit.
  let waiting: Int
  let calendars: [String]

  init(for journal: Journal, _ context: Context) throws(StoreError) {
    let settings = DeviceSettings(context.storeEnvironment)
    if let folder = try settings.inboxes()[journal.root] {
      inbox = (folder, try context.inbox(folder, of: journal).foreignCount())
    }
    drafts = UnfinishedRecord.aside(in: journal)
    waiting = LateFiles(of: journal).paths.count
    calendars = try settings.calendars(of: journal.root).map(\.file)
  }

  var fields: Fields {
    [
      "inbox": object(inbox) { ["folder": $0.folder, "foreign": $0.foreign] }, "drafts": drafts,
      "waitingForCommit": waiting, "calendars": calendars,
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

/// The journal's health in lines: what each is about, how it is, and what mends it where that is needed.
struct HealthPage {
  private(set) var lines: [(topic: String, state: String, remedy: String?)] = []
  private let report: HealthReport
  private let journal: Journal
  private let context: Context
  private var phrases: Phrases { context.phrases }

  init(_ report: HealthReport, _ journal: Journal, _ context: Context) {
    (self.report, self.journal, self.context) = (report, journal, context)
    let root = Quoting.shellWord(journal.root)
    addFiles()
    addIndex()
    add(
      "health-permissions-permissions",
      report.readable == 0
        ? say("health-permissions-yours-alone")
        : say("health-permissions-others-may-read", ("count", .number(report.readable))),
      report.readable > 0 ? "chmod -R go= \(root)" : nil)
    add("health-git", say(report.git), report.git.needsSetup ? "smjournal setup git" : nil)
    let needsSyncthing = report.syncthing.needsSetup
    add("health-syncthing", say(report.syncthing), needsSyncthing ? "smjournal setup syncthing" : nil)
    if !report.otherJournals.isEmpty {
      let folders = phrases.list(report.otherJournals.map { context.displayed($0, in: journal) })
      add(
        "health-otherJournals-other-journals",
        say("health-otherJournals-not-part-of", ("folders", .of(folders))))
    }
    if !report.notices.isEmpty {
      add(
        "health-notices-syncing",
        say("health-notices-thing-to-look", ("count", .number(report.notices.count))), "smjournal conflicts")
    }
    addEncryption()
    addSealing()
    addBackup(root)
    guard let free = report.freeBytes else { return }
    let scarce = free < HealthReport.scarceBytes ? say("health-disk-nearly-full") : ""
    add(
      "health-disk-disk",
      say("health-disk-free", ("free", .of(phrases.size(free))), ("isScarce", .of(scarce))))
  }

  private func say(_ name: String, _ values: (name: String, value: MessageValue)...) -> String {
    phrases.say(name, with: values)
  }

  private func say(_ state: HealthReport.Sync) -> String { say("health-sync-\(state.rawValue)") }

  private mutating func add(_ topic: String, _ state: String, _ remedy: String? = nil) {
    lines.append((say(topic), state, remedy))
  }

  /// The records, what is wrong with files, and what waits for `resolve`.
  private mutating func addFiles() {
    let counts = report.counts.map { phrases.count($0.count, Noun($0.kind)) }
    add(
      "health-records-records",
      counts.isEmpty
        ? say("health-records-none")
        : say(
          "health-records", ("map", .of(phrases.joined(counts))), ("bytes", .of(phrases.size(report.bytes)))))
    let problems = report.problems.map { problem in
      let sort = say("sort-\(problem.sort.rawValue)", ("count", .number(problem.count)))
      return say("health-problems", ("count", .number(problem.count)), ("sort", .of(sort)))
    }
    let hasErrors = report.problems.contains { $0.sort != .doubt }
    add(
      "health-problems-problems", problems.isEmpty ? say("health-problems-none") : phrases.joined(problems),
      hasErrors ? "smjournal check" : nil)
    let count = report.conflicts
    let found = count == 0 ? say("health-conflicts-none") : phrases.number(count)
    // git could not say of all.
    let isAsked = report.unaskedGit == nil
    add(
      "health-conflicts-conflicts",
      isAsked ? found : say("health-conflicts-but-git", ("found", .of(found))),
      count > 0 ? "smjournal resolve --all" : nil)
  }

  private mutating func addIndex() {
    switch report.index {
    case .good: add("health-index-good-index", say("health-index-good-up-to-date"))
    case .unwritable(let error):
      let reason = phrases.message(error)
      add(
        "health-index-unwritable-index", say("health-index-unwritable-can-t-be", ("error", .of(reason))),
        "smjournal reindex --full")
    }
  }

  private mutating func addEncryption() {
    switch report.encryption {
    case .folder(let tool):
      add(
        "health-encryption-folder-at-rest",
        say("health-encryption-folder-a-decrypted-view", ("tool", .of(tool))))
    case .disk(let tool):
      add("health-encryption-disk-at-rest", say("health-encryption-disk-the-disk-is", ("tool", .of(tool))))
    case .unknown:
      add("health-encryption-unknown-at-rest", say("health-encryption-unknown-no-encryption-visible"))
    }
    if report.usesGitCrypt { add("health-gitCrypt-git-crypt", say("health-gitCrypt-encrypts-the-records")) }
  }

  /// What a person should know of sealed records; nothing where there are none and none are wanted.
  private mutating func addSealing() {
    let keys = journal.profile.sealTo.count
    guard let seal = journal.seal, keys > 0 || !journal.sealedRecords().isEmpty else { return }
    var facts = [say("health-seal-keys", ("count", .number(keys)))]
    if !Age.isInstalled { facts.append(say("health-seal-noProgram")) }
    var remedy: String?
    if let stored = try? seal.storedIdentity() {
      if Age.isIdentity(stored) { facts.append(say("health-seal-plainKey")) }
    } else {
      facts.append(say("health-seal-noKey"))
      remedy = "smjournal seal setup"
    }
    let shut = seal.isUnlocked ? journal.unreadCount(matching: Query().ofAllKinds) : 0
    if shut > 0 { facts.append(say("seal-otherKey", ("records", .count(shut, .record)))) }
    // What is sealed opens to the key on the paper alone.
    if shut > 0 || remedy != nil && keys > 0 {
      remedy = "smjournal seal setup --identity " + phrases.say("placeholder-file")
    }
    if let until = seal.kept.identity()?.until {
      let time = phrases.time(journal.zone.local(until).time)
      facts.append(say("health-seal-unlocked", ("time", .of(time))))
    }
    let clear = journal.clearRecordsOfSealedKinds
    if clear > 0 { facts.append(say("health-seal-clear", ("records", .count(clear, .record)))) }
    let texts = MemoryFolder.leftTexts(context.storeEnvironment)
    facts += texts.map { say("health-seal-left", ("path", .of($0))) }
    if MemoryFolder.hasPlainSwap { facts.append(say("health-seal-swap")) }
    add("health-seal", facts.joined(separator: "; "), remedy)
  }

  /// The last backup, with a reminder where that is long ago.
  private mutating func addBackup(_ root: String) {
    guard let last = report.lastBackup else {
      return add("health-backup-none-backup", say("health-backup-none-none-noted-after"))
    }
    let (day, today) = (journal.zone.local(last).day, context.today(in: journal))
    let isOld = day.days(until: today) > BackupMark.patience
    add(
      "health-backup-backup",
      say("health-backup-last-made", ("day", .of(phrases.relativeDay(day, today: today)))),
      isOld ? "restic backup \(root) && smjournal doctor --backed-up" : nil)
  }

  fileprivate mutating func add(_ kept: KeptThings) {
    if let (folder, foreign) = kept.inbox {
      let others = say("health-inbox-foreign", ("folder", .of(folder)), ("count", .count(foreign, .file)))
      add("health-inbox", foreign == 0 ? folder : others)
    }
    let drafts = kept.drafts
    if !drafts.isEmpty {
      add(
        "health-drafts",
        say("health-drafts-aside", ("count", .number(drafts.count)), ("paths", .of(phrases.list(drafts)))),
        "rm -- " + drafts.map { Quoting.shellWord($0) }.joined(separator: " "))
    }
    if kept.waiting > 0 { add("health-git", say("commit-late", ("count", .number(kept.waiting)))) }
    if !kept.calendars.isEmpty { add("health-calendars", phrases.list(kept.calendars)) }
  }

  func write(to context: inout Context) {
    let width = lines.map { DisplayWidth.columns(of: $0.topic) }.max() ?? 0
    for line in lines {
      context.output.write(DisplayWidth.padded(line.topic, to: width + 2), .bold)
      context.output.line(Sanitizer.line(line.state))
      if let remedy = line.remedy {
        context.output.write(String(repeating: " ", count: width + 2) + "→ ")
        context.output.line(Sanitizer.line(remedy), .good)
      }
    }
  }
}
