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
  SuggestionPhrases, TeamPhrases, SleepPhrases
{
  /// The language.
  var language: Language { get }
}

/// The languages of the program.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// By their ISO 639-1 codes.
  case english = "en"
  case french = "fr"

  /// The language of a code or a locale's name: `fr`, `fr-CA`, `fr_FR.UTF-8`, `French`, `français`; `nil`
  /// for others.
  public init?(code: String) {
    let folded = Folding.folded(code)
    let part = folded.utf8.prefix {
      $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".")
    }
    switch String(Substring(part)) {
    case "en", "english", "anglais": self = .english
    case "fr", "french", "francais": self = .french
    default: return nil
    }
  }

  /// Its name, in itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .french: "français"
    }
  }

  /// What is said in it.
  public var phrases: any Phrases {
    switch self {
    case .english: English()
    case .french: French()
    }
  }
}
