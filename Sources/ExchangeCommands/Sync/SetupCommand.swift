import JournalKit
import JournalLanguage
import JournalStore
import JournalSync

/// `setup TOOL`: prepares the journal for git, Syncthing or Obsidian, or the machine for links and reminders,
/// and says what it did.
package struct SetupCommand: Command {
  package static let name = "setup"
  package static let summary = HelpText.setup
  package static let group = VerbGroup.setUp
  package static let positionals = [Positional(.tool)]
  package static let options: [Option] = [.commit, .noCommit]
  package static let examples = [
    "setup git", "setup git --commit", "setup syncthing", "setup desktop", "setup obsidian",
    "setup reminders",
  ]

  private let tool: Tool
  /// Whether this device shall commit after each change; `nil` where that stays as it is.
  private let commits: Bool?

  package enum Tool: String, CaseIterable { case git, syncthing, desktop, obsidian, reminders }

  package var needsZone: Bool { tool == .reminders }

  package init(_ arguments: Arguments) throws(UsageError) {
    tool = try arguments.argument(0, .oneOf(Tool.allCases.map(\.rawValue))) { Tool(rawValue: $0) }
    let (on, off) = (arguments.has(.commit), arguments.has(.noCommit))
    if on, off {
      throw UsageError(.contradiction(Option.commit.flag, Option.noCommit.flag), command: Self.name)
    }
    if let option = on ? Option.commit : off ? .noCommit : nil, tool != .git {
      throw UsageError(.contradiction(option.flag, tool.rawValue), command: Self.name)
    }
    commits = on ? true : off ? false : nil
  }

  package func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let setup = SyncSetup(root: journal.root)
    let steps: [SyncSetup.Step]
    do throws(SyncSetup.Failure) {
      switch tool {
      case .git:
        let own = try setup.git(SystemFacts.program(environment: context.storeEnvironment))
        if let commits { steps = own + (try context.commits(commits, journal.root)) } else { steps = own }
      case .syncthing: steps = try setup.syncthing()
      case .desktop:
        steps = try SyncSetup.desktop(
          program: SystemFacts.program(environment: context.storeEnvironment).path, journal: journal.root,
          environment: context.storeEnvironment)
      case .obsidian:
        let phrases = context.phrases
        steps = try setup.obsidian { phrases.name(of: $0) }
      case .reminders:
        guard let host = ReminderHost(context.storeEnvironment) else { throw .noReminderHost }
        let reminders: Reminders
        do throws(StoreError) {
          reminders = try Reminders(
            journal, days: 56, now: context.now(in: journal.zone), phrases: context.phrases,
            program: context.program())
        } catch { throw .store(error) }
        steps = try host.install(reminders.files(for: host), context.storeEnvironment)
      }
    } catch {
      if case .store(let error) = error { throw .store(error) }
      context.errors.write("smjournal: ")
      context.errors.write("error: ", .error)
      context.errors.line(context.phrases.setup(error))
      return .dataProblem
    }
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.field("tool", tool.rawValue)
        json.field("changed", steps.contains(where: \.isChange))
        json.key("steps")
        json.list(steps) { json, step in
          json.object { json in
            json.field("changed", step.isChange)
            json.field("message", phrases.setup(step))
          }
        }
      }
    } else {
      for step in steps { context.output.line(Sanitizer.line(context.phrases.setup(step))) }
      if tool == .git || tool == .syncthing { context.output.line(context.phrases.sync(.everyDevice)) }
    }
    return .done
  }
}

extension Context {
  /// Sets whether this device commits after each change of a journal.
  fileprivate func commits(_ commits: Bool, _ root: String) throws(SyncSetup.Failure) -> [SyncSetup.Step] {
    let settings = DeviceSettings(storeEnvironment)
    if commits, settings.commits(root) { return [.alreadyCommits] }
    guard settings.setCommits(root, commits) else { throw .notKept }
    guard commits else { return [.commitsNoMore] }
    // What is there already is nobody's change: it waits for a first commit by the person.
    let isKnown = GitRepository(of: root)?.has(Journal.profilePath) ?? true
    return [.commits] + (isKnown ? [] : [.next("git add -A && git commit -m Journal")])
  }
}

extension SyncSetup.Step {
  /// Whether something was changed.
  fileprivate var isChange: Bool {
    switch self {
    case .added, .configured, .made, .started, .commits, .commitsNoMore: true
    case .complete, .alreadyConfigured, .otherDriver, .kept, .next, .alreadyCommits: false
    }
  }
}
