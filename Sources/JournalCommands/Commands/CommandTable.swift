/// The one list of verbs: help, completion and dispatch read it.
enum CommandTable {
  /// In the order in which help shows them.
  static let commands: [any Command.Type] = [
    InitCommand.self, TodayCommand.self, NewCommand.self, CheckInCommand.self, CheckOutCommand.self,
    VacationAddCommand.self, VacationListCommand.self, VacationSetCommand.self, VacationRemoveCommand.self,
    DayCommand.self, MonthCommand.self, YearCommand.self,
    RotaCommand.self, RotaSetCommand.self, RotaSwapCommand.self, RotaOffCommand.self, RotaCheckCommand.self,
    StatsCommand.self, InsightsCommand.self, PromptsCommand.self, RemindersCommand.self,
    ExportCommand.self,
    ListCommand.self, SearchCommand.self, ShowCommand.self, SetCommand.self, UnsetCommand.self,
    TagCommand.self,
    FavoriteCommand.self, AttachCommand.self,
    EditCommand.self, MoveCommand.self, DeleteCommand.self, UndoCommand.self,
    AffirmationCommand.self, AffirmationLikeCommand.self, AffirmationUnlikeCommand.self,
    AffirmationListCommand.self, ReindexCommand.self, CheckCommand.self,
    ConflictsCommand.self, ResolveCommand.self, MergeCommand.self, SetupCommand.self, DoctorCommand.self,
    CompletionsCommand.self, HelpCommand.self, VersionCommand.self,
  ]
}
