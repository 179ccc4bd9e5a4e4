import JournalInsights
import JournalModel
import JournalShifts

/// Names of what the journal has.
public protocol WordPhrases: Sendable {
  /// `entry`, `check-in` …
  func name(of kind: Kind) -> String
  /// `day`, `night`, `rest`, or the person's own word.
  func name(of shift: ShiftType) -> String
  /// The shift of a day where a reader could take it for another day: `night of Tue 3 March`.
  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String
  /// `energy`, `emotional load` …
  func name(of scale: Scale) -> String
  /// The word for a rating, `Exhausted` … `Excellent`; empty outside 1...5.
  func label(_ rating: Int, of scale: Scale) -> String
  /// `grateful` …
  func name(of badge: Badge) -> String
  /// `very happy` …
  func name(of mood: Mood.Step) -> String
  /// `leave`, `RTT`, `training`.
  func name(of category: VacationCategory) -> String
  /// `planned`, `approved`, `under way`, `finished`.
  func name(of state: VacationState) -> String
  /// `Resilience` …
  func name(of category: AffirmationCategory) -> String
  /// The tags that are offered to someone who has used none yet.
  var suggestedTags: [String] { get }
  /// Tags with the folded beginnings of words that hint at them; one that ends with a blank is a whole word.
  var tagKeywords: [(tag: String, beginnings: [String])] { get }
  /// A title for an entry.
  func title(_ suggestion: TitleSuggestion) -> String
}
