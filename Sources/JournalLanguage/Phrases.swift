import JournalInsights
import JournalModel
import JournalStore
import YAMLCodec

/// Everything that is said to people, in one language.
///
/// A language is a value that conforms; the compiler tells what a new one lacks. Its requirements are
/// grouped by topic;
/// texts hold the data that is given to them as it is, so what reaches a terminal is made safe there.
public protocol Phrases: CalendarPhrases, WordPhrases, TodayPhrases, AffirmationPhrases, ProblemPhrases,
  CommandPhrases, ExportPhrases, FigurePhrases, ImportPhrases, KeyPhrases, LookPhrases, MediaPhrases,
  SettingPhrases, SyncPhrases, TrashPhrases, ViewPhrases, ReminderPhrases, PagePhrases, WorkPhrases,
  SuggestionPhrases, TeamPhrases, SleepPhrases, StatedHoursPhrases
{
  /// The language.
  var language: Language { get }
}

extension Language {
  /// What is said in it.
  public var phrases: any Phrases {
    switch self {
    case .english: English()
    case .french: French()
    case .german: German()
    case .spanish: Spanish()
    case .italian: Italian()
    case .portuguese: Portuguese()
    case .dutch: Dutch()
    case .japanese: Japanese()
    case .korean: Korean()
    }
  }
}
