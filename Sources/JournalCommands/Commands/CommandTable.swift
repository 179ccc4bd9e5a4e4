import CommandKit

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
