import JournalModel

/// Whether somebody has two very low weeks behind them: the moment to say where help can be had.
///
/// The rule: in each of the last two weeks a mood was noted on at least three days, and on average it was sad
/// or worse. One bad night, or a bad week after a death, is not meant; two weeks are what questionnaires on
/// depression ask about.
///
/// - Source: the span of the PHQ-2 (Kroenke, Spitzer, Williams 2003), "over the last two weeks".
public enum LowWeeks {
  /// The days that are looked at, today included.
  public static let days = 14
  /// The fewest days of a week with a mood.
  private static let fewest = 3

  /// Whether the weeks up to today were very low.
  public static func end(on today: CivilDay, mood: (CivilDay) -> Mood.Step?) -> Bool {
    [0, 7].allSatisfy { offset in
      let scores = (0..<7).compactMap { mood(today.advanced(by: -offset - $0))?.rawValue }
      return scores.count >= fewest && scores.reduce(0, +) <= -scores.count
    }
  }
}
