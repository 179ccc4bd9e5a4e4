import JournalKit
import JournalLanguage
import JournalTerminal

package protocol Command: Sendable {
  static var verb: Verb { get }

  /// Does what the words say; what went wrong is thrown, what is wrong with the data makes the exit code 1.
  ///
  /// All words are read before the journal is asked for, or the command begun, so that wrong ones change
  /// nothing.
  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode
}

extension Command {
  package static var name: String { verb.name }
  /// Its options besides the common ones.
  package static var options: [Option] { verb.options }
}

/// A command of several steps: what its words say is a value.
package protocol SteppedCommand: Command {
  /// Whether it says hours or moments, for which the rules of a time zone are needed.
  var needsZone: Bool { get }
  init(_ arguments: Arguments) throws(CommandError)
  func run(in context: inout Context) throws(CommandError) -> ExitCode
}

extension SteppedCommand {
  package var needsZone: Bool { Self.verb.needsZone }

  package static func run(
    _ arguments: Arguments, in context: inout Context
  ) throws(CommandError) -> ExitCode {
    let command = try Self(arguments)
    context.needsZone = command.needsZone
    try context.beginCommand()
    return try command.run(in: &context)
  }
}

/// A verb as a row: dispatch, the parser, help and completion read it.
package struct Verb: Sendable {
  /// As it is typed, of one or two words.
  package let name: String
  /// The message with what it does, in one line: `help-` and this, made of the name where no other is said.
  package var summary: String { ownSummary ?? Phrases.nameOfHelp(name) }
  private let ownSummary: String?
  /// What it is for; help shows verbs by it.
  package let group: VerbGroup
  /// Whether what it says may be long: a terminal shows it page by page where it is longer than the screen.
  package let isPaged: Bool
  /// Whether words such as `-tired` after the first argument are arguments.
  package let takesDashWords: Bool
  /// Whether the scales of a journal's own are options too: `--pain 3`.
  package let takesScales: Bool
  /// Whether somebody may have words for it before there is a journal: at a terminal one is made for them.
  package let beginsJournal: Bool
  /// What it does about what reached this device since: the files of the form in the inbox, calendars that
  /// follow the journal.
  package let deviceSync: DeviceSync
  /// Whether it tells what sealed records say, where that asks for no passphrase.
  package let opensSealed: Bool
  /// Whether it tells hours, days to come or calendars, which without the rules of the journal's time zone
  /// would be wrong: then it refuses where the machine has none.
  let needsZone: Bool
  package let positionals: [Positional]
  /// Its options besides the common ones.
  package let options: [Option]
  /// Command lines to learn from, without the program's name.
  package let examples: [String]

  package init(
    _ name: String, summary: String? = nil, _ group: VerbGroup = .files, isPaged: Bool = false,
    takesDashWords: Bool = false, takesScales: Bool = false, beginsJournal: Bool = false,
    deviceSync: DeviceSync = .nothing, needsZone: Bool = false, opensSealed: Bool? = nil,
    positionals: [Positional] = [], options: [Option] = [], examples: [String] = []
  ) {
    (self.name, self.group, self.isPaged) = (name, group, isPaged)
    ownSummary = summary
    (self.takesDashWords, self.takesScales) = (takesDashWords, takesScales)
    (self.beginsJournal, self.deviceSync, self.needsZone) = (beginsJournal, deviceSync, needsZone)
    self.opensSealed = opensSealed ?? (group == .look)
    (self.positionals, self.options, self.examples) = (positionals, options, examples)
  }
}

/// What a command does about what reached this device since.
package enum DeviceSync: Hashable, Sendable {
  /// One that only tells, or that takes back and takes out: nothing new comes between.
  case nothing
  /// One that writes: the inbox first.
  case inbox
  /// `today`, where a person reads it: the inbox first, and calendars even where nothing changed here.
  case inboxAndCalendars
  /// One that looks at all files: calendars alone.
  case calendars
}

/// What a command tells the shell.
package enum ExitCode: Int32, Hashable, Sendable {
  case done = 0
  /// Something is wrong with data, or what was named is not there.
  case dataProblem = 1
  /// Wrong words on the command line (`EX_USAGE` of sysexits).
  case usage = 64
  /// A file could not be read or written (`EX_IOERR`).
  case inputOutput = 74
  /// A sealed record can't be read without the person's key (`EX_NOPERM`).
  case locked = 77
  /// The person broke off (128 + SIGINT).
  case interrupted = 130
}

/// The one list of verbs: help, completion and dispatch read it.
enum CommandTable {
  /// What can be called: the verbs of the help, and what scripts alone call.
  static let all: [any Command.Type] = commands + [CompleteCommand.self]

  /// In the order in which help shows them.
  static let commands: [any Command.Type] = [
    InitCommand.self, TodayCommand.self, NewCommand.self, AppendCommand.self, MoodCommand.self,
    CheckInCommand.self,
    CheckOutCommand.self,
    VacationAddCommand.self, VacationListCommand.self, VacationSetCommand.self, VacationRemoveCommand.self,
    DayCommand.self, WeekCommand.self, MonthCommand.self, YearCommand.self,
    RotaCommand.self, RotaSetCommand.self, RotaSwapCommand.self, RotaAddCommand.self, RotaWorkedCommand.self,
    RotaOffCommand.self,
    RotaCheckCommand.self, RotaChangesCommand.self, ReportCommand.self,
    StatsCommand.self, InsightsCommand.self, PromptsCommand.self, RemindersCommand.self,
    ExportCommand.self,
    ListCommand.self, SearchCommand.self, ShowCommand.self, SetCommand.self, UnsetCommand.self,
    TagCommand.self, TagsCommand.self, SuggestCommand.self, PeopleCommand.self,
    MemoriesCommand.self, RandomCommand.self,
    FavoriteCommand.self, AttachCommand.self,
    EditCommand.self, MoveCommand.self, DeleteCommand.self, RestoreCommand.self, UndoCommand.self,
    PeopleAddCommand.self, TrashCommand.self, TrashEmptyCommand.self, ForgetCommand.self,
    SealCommand.self, SealSetupCommand.self, SealAddCommand.self, SealRemoveCommand.self,
    UnsealCommand.self, UnlockCommand.self, LockCommand.self,
    AffirmationCommand.self, AffirmationLikeCommand.self, AffirmationUnlikeCommand.self,
    AffirmationListCommand.self, AffirmationAddCommand.self, AffirmationSpareCommand.self,
    ReindexCommand.self, CheckCommand.self, ConflictsCommand.self, ResolveCommand.self, MergeCommand.self,
    SetupCommand.self, LinkCommand.self, DoctorCommand.self, ImportCommand.self, ConfigCommand.self,
    McpCommand.self, TeamCommand.self, TeamFiguresCommand.self,
    CompletionsCommand.self, SchemaCommand.self, HelpCommand.self, ManCommand.self, VersionCommand.self,
  ]
}

/// No verb at all: what a pipe or a file offers is an entry, as for `new`; without that it is `today`.
///
/// Not in the table of commands: nobody can type it.
enum BareCommand: Command {
  static let verb = Verb(
    TodayCommand.name, deviceSync: TodayCommand.verb.deviceSync, needsZone: TodayCommand.verb.needsZone)

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // What is left of a loop's file is the loop's.
    let offered = context.common.usesJSON ? .none : context.offeredInput(Context.patience)
    if offered == .silent { context.warnOfSilence(NewCommand.name) }
    if offered == .text { _ = try context.journal() }
    guard offered == .text, let text = try context.textOrOffered(nil, isTold: false) else {
      let code = try TodayCommand.run(arguments, in: &context)
      context.mentionOpenQuestions()
      return code
    }
    var words = Arguments(command: NewCommand.name)
    words.values = arguments.values + [(Option.text.name, text)]
    var command = try NewCommand(words)
    command.isPiped = true
    return try command.run(in: &context)
  }
}
