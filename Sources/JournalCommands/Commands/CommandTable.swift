import JournalKit
import JournalTerminal

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
      return try TodayCommand.run(arguments, in: &context)
    }
    var words = Arguments(command: NewCommand.name)
    words.values = arguments.values + [(Option.text.name, text)]
    return try NewCommand(words).run(in: &context)
  }
}
