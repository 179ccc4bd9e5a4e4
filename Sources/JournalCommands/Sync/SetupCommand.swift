import JournalExchange
import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `setup TOOL`: prepares the journal for git, Syncthing or Obsidian, or the machine for links, reminders, a
/// calendar that follows the journal and the files of its form, and says what it did.
enum SetupCommand: Command {
  static let verb = Verb(
    "setup", .setUp, positionals: [Positional(.tool), Positional(.file, isOptional: true)],
    options: [.commit, .noCommit, .only, .also, .setupOff],
    examples: [
      "setup git", "setup git --commit", "setup syncthing", "setup desktop", "setup obsidian",
      "setup reminders", "setup calendar ~/Sync/rota.ics",
      "setup calendar ~/Sync/ours.ics --only shifts --also ~/Sync/partner", "setup inbox ~/Downloads",
      "setup inbox --off",
    ])

  enum Tool: String, CaseIterable {
    case git, syncthing, desktop, obsidian, reminders, calendar, inbox

    /// What it is called in nine languages.
    fileprivate static let words = WordTable("setup", allCases)

    fileprivate var options: [Option] {
      switch self {
      case .git: [.commit, .noCommit]
      case .calendar: [.only, .also, .setupOff]
      case .inbox: [.setupOff]
      case .syncthing, .desktop, .obsidian, .reminders: []
      }
    }

    /// Whether it is for a place outside the journal.
    fileprivate var takesPlace: Bool { self == .calendar || self == .inbox }
  }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let tool = try arguments.argument(0, .oneOf(Tool.allCases.map(\.rawValue))) { Tool.words[$0] }
    let (on, off) = (arguments.has(.commit), arguments.has(.noCommit))
    if on, off { throw .usage(.contradiction(Option.commit.flag, Option.noCommit.flag)) }
    for option in Self.options where arguments.has(option) && !tool.options.contains(option) {
      throw .usage(.contradiction(option.flag, tool.rawValue))
    }
    let commits = on ? true : off ? false : nil
    let ends = arguments.has(.setupOff)
    let place = arguments.positionals.dropFirst().first
    let parts = try arguments.texts(.only)
    let also = arguments.paths(.also)
    let known = CalendarExport.Part.allCases.map(\.rawValue)
    for part in parts where !known.contains(part) { throw arguments.wrongWord(.only, part, among: known) }
    if let place, !tool.takesPlace { throw .usage(.unexpectedArgument(place)) }
    // The one inbox of a journal needs no name to end.
    if place == nil, tool == .calendar || tool == .inbox && !ends {
      throw .usage(.missingArgument(tool == .calendar ? .file : .folder))
    }
    context.needsZone = tool == .reminders || tool == .calendar
    let journal = try context.journal()
    let done: Result<[SyncSetup.Step], SyncSetup.Failure>
    switch (tool, place.map { PathSteps.resolved(context.absolute($0)) }) {
    case (.calendar, let file?) where ends: done = context.dropCalendar(file)
    case (.calendar, let file?):
      let roots = also.map { PathSteps.resolved(context.absolute($0)) }
      done = try context.keepCalendar(DeviceSettings.KeptCalendar(file: file, parts: parts, also: roots))
    case (.inbox, let folder): done = try context.setInbox(ends ? nil : folder, of: journal)
    default:
      done = Result { () throws(SyncSetup.Failure) in try context.prepare(journal, for: tool, commits) }
    }
    let steps: [SyncSetup.Step]
    switch done {
    case .success(let done): steps = done
    case .failure(.store(let error)): throw .store(error)
    case .failure(let failure):
      context.refuse(context.phrases.setup(failure))
      return .dataProblem
    }
    if context.common.usesJSON {
      let phrases = context.phrases
      let rows = objects(steps) { ["changed": $0.isChange, "message": phrases.setup($0)] }
      context.answer([
        "tool": tool.rawValue, "changed": steps.contains(where: \.isChange), "steps": rows,
      ])
    } else {
      for step in steps { context.output.line(Sanitizer.line(context.phrases.setup(step))) }
      if tool == .git || tool == .syncthing { context.output.line(context.phrases.say("sync-everyDevice")) }
    }
    return steps.contains { if case .strange = $0 { true } else { false } } ? .dataProblem : .done
  }
}

extension Context {
  /// Prepares the journal or the machine for another program.
  ///
  /// - Parameter commits: whether this device shall commit after each change; `nil` where that stays.
  fileprivate func prepare(
    _ journal: Journal, for tool: SetupCommand.Tool, _ commits: Bool?
  ) throws(SyncSetup.Failure) -> [SyncSetup.Step] {
    let setup = SyncSetup(root: journal.root)
    let environment = storeEnvironment
    switch tool {
    case .git:
      let own = try setup.git(SystemFacts.program(environment: environment))
      guard let commits else { return own }
      return own + (try self.commits(commits, journal.root))
    case .syncthing: return try setup.syncthing()
    case .desktop:
      return try SyncSetup.desktop(
        program: SystemFacts.program(environment: environment).path, journal: journal.root,
        environment: environment)
    case .obsidian: return try setup.obsidian(journal.profile.scales) { phrases.name(of: $0) }
    case .reminders:
      guard let host = ReminderHost(environment) else { throw .noReminderHost }
      let reminders: Reminders
      do throws(StoreError) {
        reminders = try Reminders(
          journal, days: 56, now: now(in: journal.zone), phrases: phrases, program: program())
      } catch { throw .store(error) }
      return try host.install(reminders.files(for: host), environment)
    case .calendar, .inbox: return []
    }
  }

  /// Sets whether this device commits after each change of a journal.
  fileprivate func commits(_ commits: Bool, _ root: String) throws(SyncSetup.Failure) -> [SyncSetup.Step] {
    let settings = DeviceSettings(storeEnvironment)
    do throws(StoreError) {
      if commits, try settings.commits(root) { return [.alreadyCommits] + Self.whatGitLacks(root) }
    } catch { throw .store(error) }
    guard settings.setCommits(root, commits) else { throw .notKept }
    return commits ? [.commits] + Self.whatGitLacks(root) : [.commitsNoMore]
  }

  /// What a person has to do before git can commit; what is there already is nobody's change, and waits for a
  /// first commit by the person.
  private static func whatGitLacks(_ root: String) -> [SyncSetup.Step] {
    guard let repository = GitRepository(of: root) else { return [] }
    return (repository.knowsPerson ? [] : [.nameless])
      + (repository.has(Journal.profilePath) ? [] : [.next("git add -A && git commit -m Journal")])
  }
}

extension SyncSetup.Step {
  fileprivate var isChange: Bool {
    switch self {
    case .added, .configured, .made, .started, .commits, .commitsNoMore, .keepsCalendar, .keepsCalendarNoMore,
      .takesFrom, .takesNoMore:
      true
    case .complete, .alreadyConfigured, .otherDriver, .kept, .strange, .next, .alreadyCommits, .nameless:
      false
    }
  }
}
