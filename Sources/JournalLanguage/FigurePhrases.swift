import JournalInsights
import JournalModel
import JournalShifts

/// What figures, effects, rest and prompts say. Sentences, each with the number of records behind it.
public protocol FigurePhrases: Sendable {
  /// `mood`, `energy`, `emotional load` …
  func name(of measure: Measure) -> String
  /// A value of a measure from 1 to 5: `3.4`.
  func value(_ value: Double, of measure: Measure) -> String
  /// A mean with its basis: `3.4 (5 of 7 expected)`.
  func mean(_ mean: Mean, of measure: Measure) -> String
  /// A trend: `3.4 over 7 days (5 of 7 expected), 0.5 more than before`; says so where nothing was written.
  func trend(_ trend: Trend, of measure: Measure) -> String
  /// A change over a shift: `energy: 3.8 before, 2.4 after (42 shifts)`.
  func shiftChange(_ change: Statistics.ShiftChange) -> String
  /// When a factor is there: `on Mondays`, `on night shifts`, `on days tagged “family”`.
  func circumstance(_ factor: Factor) -> String
  /// An effect in one sentence.
  func effect(_ effect: Effect) -> String
  /// There is no effect to tell, and what it takes.
  var noEffects: String { get }
  /// The facts about rest between shifts, one a line; empty without shifts.
  func recovery(_ recovery: Recovery, today: CivilDay) -> [String]
  /// A warning sign as an observation.
  func warningSign(_ sign: WarningSign) -> String
  /// What goes below warning signs: that they are no diagnosis, whom to turn to, how to switch them off.
  var warningNote: String { get }
  /// A prompt in one sentence.
  func prompt(_ prompt: Prompt, today: CivilDay) -> String
  /// The week in one line.
  func week(_ week: WeekInShort, today: CivilDay) -> String
  /// What does not add up about check-ins and check-outs; goes after the path of the first record.
  func message(_ doubt: ShiftDoubt) -> String
  /// A word that looks as if it should mean something.
  func message(_ word: DoubtfulWord) -> String
  /// What can't be meant in the plan of shifts.
  func message(_ problem: PlanProblem, today: CivilDay) -> String
  /// Folded words that say nothing about what a text is about.
  var stopWords: Set<String> { get }
}

extension FigurePhrases where Self: CalendarPhrases {
  /// With one digit, in every language.
  public func value(_ value: Double, of measure: Measure) -> String { decimal(value, digits: 1) }
}
