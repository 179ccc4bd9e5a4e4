import JournalFiles
import JournalModel
import SystemLibrary

/// The program of a machine that starts reminders: how they are installed there, in files of the account
/// alone.
package enum ReminderHost: String, CaseIterable, Sendable {
  case systemd, launchd, cron

  /// That of this machine; `nil` where it has none.
  package init?(_ environment: Environment) {
    func has(_ program: String) -> Bool { SystemFacts.isProgram(program, environment: environment) }
    if OperatingSystem.isDarwin {
      guard has("launchctl") else { return nil }
      self = .launchd
    } else if has("systemctl"), Self.hasSession(environment) {
      self = .systemd
    } else if has("crontab") {
      self = .cron
    } else {
      return nil
    }
  }

  /// Whether systemd runs for the account: a container may have its program alone.
  private static func hasSession(_ environment: Environment) -> Bool {
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.utf8.first == UInt8(ascii: "/") else {
      return false
    }
    return (try? System.real.status(path: folder + "/systemd", followingLinks: true)) != nil
  }

  /// The files that are made, absolute; none for a crontab, which is no file of the person's.
  package func paths(_ environment: Environment) -> [String] {
    guard let place = place(environment) else { return [] }
    return names.map { place.root + "/" + place.folder + "/" + $0 }
  }

  /// The command that starts what the files say, as a person would type it.
  package var command: String {
    switch self {
    case .systemd: "systemctl --user enable --now smjournal-reminder.timer"
    case .launchd: "launchctl load ~/Library/LaunchAgents/smjournal.reminder.plist"
    case .cron: "crontab"
    }
  }

  private var names: [String] {
    switch self {
    case .systemd: ["smjournal-reminder.service", "smjournal-reminder.timer"]
    case .launchd: ["smjournal.reminder.plist"]
    case .cron: []
    }
  }

  private func place(_ environment: Environment) -> (root: String, folder: String)? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.utf8.first == 0x2F ? $0 : nil }
    }
    switch self {
    case .systemd:
      if let folder = absolute("XDG_CONFIG_HOME") { return (folder, "systemd/user") }
      return absolute("HOME").map { ($0, ".config/systemd/user") }
    case .launchd: return absolute("HOME").map { ($0, "Library/LaunchAgents") }
    case .cron: return nil
    }
  }

  /// Makes the files with these texts and starts them; a file that says something else already is left alone,
  /// and a crontab keeps all its lines.
  package func install(
    _ texts: [String], _ environment: Environment
  ) throws(SyncSetup.Failure) -> [SyncSetup.Step] {
    if self == .cron { return try addToCrontab(texts.joined(), environment) }
    guard let place = place(environment) else { throw .noDesktop }
    var steps: [SyncSetup.Step] = []
    for (name, text) in zip(names, texts) {
      steps.append(try SyncSetup.make(text, as: name, in: place.folder, below: place.root))
    }
    var words = command.split(separator: " ").map(String.init)
    if self == .launchd { words[words.count - 1] = place.root + "/" + place.folder + "/" + names[0] }
    let answer = run(words[0], Array(words.dropFirst()), environment)
    return steps + [answer?.status == 0 ? .started(command) : .next(command)]
  }

  private func run(_ name: String, _ arguments: [String], _ environment: Environment) -> Program.Answer? {
    let program = SystemFacts.path(ofProgram: name, environment: environment)
    return program.flatMap { Program.run($0, arguments, environment: environment, limit: Self.limit) }
  }

  /// Long enough for a timer to start, short enough for somebody who waits.
  private static let limit = (seconds: 10, bytes: 1 << 20)

  private func addToCrontab(
    _ lines: String, _ environment: Environment
  ) throws(SyncSetup.Failure) -> [SyncSetup.Step] {
    let former = run("crontab", ["-l"], environment)
    // `crontab` exits with 1 where the user has none yet. Another failure must not cost somebody's lines.
    guard let former, former.status == 0 || former.status == 1 && former.output.isEmpty else {
      return [.next("crontab -e")]
    }
    let text = String(decoding: former.output, as: UTF8.self)
    if text.contains(lines) { return [.complete("crontab")] }
    guard text.utf8.elementsEqual(former.output), let state = environment.stateFolder else {
      return [.next("crontab -e")]
    }
    let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    let files = StateFiles(path: state)
    guard files.write(Array((text + separator + lines).utf8), as: Self.crontabFile) else {
      return [.next("crontab -e")]
    }
    defer { files.remove(Self.crontabFile) }
    let answer = run("crontab", [state + "/" + Self.crontabFile], environment)
    let added = lines.split(separator: "\n").map(String.init)
    return [answer?.status == 0 ? .added(lines: added, to: "crontab") : .next("crontab -e")]
  }

  private static let crontabFile = "crontab"
}
