import SystemLibrary

/// Starts git. Nothing else in this program does.
///
/// A repository's configuration belongs to whoever wrote it, and a journal may come from anywhere: nothing of
/// it may start a program, and git never asks a server.
enum GitProcess {
  /// Settings that git gets with every question.
  ///
  /// The environment outweighs every configuration: no way of transport is allowed, so that neither a
  /// promised object that is missing nor a helper of any kind is fetched or started.
  ///
  /// - Source: git(1): `GIT_ALLOW_PROTOCOL`, `GIT_NO_LAZY_FETCH` (git 2.39.4, 2.45.1 and later),
  ///   `GIT_OPTIONAL_LOCKS`, `GIT_TERMINAL_PROMPT`.
  static let variables = [
    "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
  ]

  /// What a configuration must not start; git takes them before the repository's own.
  static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.untrackedCache=false",
    "core.alternateRefsCommand=", "core.sshCommand=false", "core.gitProxy=", "core.askPass=false",
    "credential.helper=", "protocol.allow=never", "diff.external=",
  ]

  /// How long an answer may take, in seconds: a configuration may include a pipe that nobody writes to.
  private static let patience = 15

  /// A second in ``System/ticks()``.
  private static let second: Int64 = 1_000_000_000

  /// When a question was last given up, in ``System/ticks()``; none is asked for a minute then: hundreds
  /// would wait as long each.
  private static let lastWait = Monitor<Int64?>(nil)

  /// The answer to a question about the repository at a place, or about git itself.
  ///
  /// - Returns: `nil` where git can't be started.
  static func answer(_ question: GitQuestion, at place: GitPlace? = nil) -> Program.Answer? {
    guard let program = SystemFacts.path(ofProgram: "git", environment: .current) else { return nil }
    let paths = place.map {
      ["-C", $0.top, "--git-dir=" + $0.folder, "--work-tree=" + $0.top]
    }
    let restraints = settings.flatMap { ["-c", $0] } + ["--no-pager"]
    let begin = System.ticks()
    let isStuck = lastWait.read { $0.map { begin - $0 < 60 * second } ?? false }
    if isStuck { return Program.Answer(status: ChildProcess.stopped, output: []) }
    let answer = Program.run(
      program, (paths ?? []) + restraints + question.arguments, adding: variables,
      limit: (patience, question.longestAnswer))
    let end = System.ticks()
    if end - begin >= Int64(patience) * second { lastWait.change { $0 = end } }
    return answer
  }
}
