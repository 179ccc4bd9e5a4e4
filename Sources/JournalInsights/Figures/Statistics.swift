import JournalModel
import JournalShifts

/// The figures of a journal, each with the number of records behind it.
public struct Statistics: Hashable, Sendable {
  /// Records by kind, time off and shifts included.
  public var records: [Kind: Int] = [:]
  /// Days of which something was written.
  public var daysWritten = 0
  /// Words of all texts.
  public var words = 0
  /// Minutes that reading them takes, at least 1 where there is a word.
  ///
  /// - Source: 238 words a minute; Brysbaert (2019), "How many words do we read per minute?", J. Memory and
  ///   Language 109.
  public var readingMinutes = 0
  /// The streak by expected days, and the record.
  public var streak = Streak(current: 0, record: 0)
  /// Days of each mood, from the saddest; one value a day.
  public var moods: [Mood.Step: Int] = [:]
  /// Mood and scales over 7 and 30 days.
  public var trends: [MeasureTrend] = []
  /// The hours of work.
  public var totals = ShiftTotals()
  /// Before against after a shift.
  public var shiftChanges: [ShiftChange] = []
  /// Entries by day of the week, from Monday.
  public var entriesByWeekday: [Productivity] = []
  /// Entries by hour of the day, 0...23; only those that state a moment.
  public var entriesByHour: [Productivity] = []
  /// Tags with their counts, the most used first.
  public var tags: [Tally] = []
  /// People with their counts, the most named first.
  public var people: [Tally] = []

  /// The trends of a measure.
  public struct MeasureTrend: Hashable, Sendable {
    /// What is measured.
    public var measure: Measure
    /// Over 7 days, and over 30.
    public var week, month: Trend
    /// The means of the weeks up to today, oldest first; `nil` for one without a value.
    public var weeks: [Double?] = []

    /// For how many weeks there are means.
    public static let weekCount = 26
  }

  /// Entries and words of an hour or a weekday.
  public struct Productivity: Hashable, Sendable {
    /// How many entries.
    public var entries = 0
    /// How many words they have.
    public var words = 0
  }

  /// A text with how often it occurs.
  public struct Tally: Hashable, Sendable {
    /// The text in its commonest spelling.
    public var text: String
    /// The number of records.
    public var count: Int
  }

  /// What a shift did: a scale before it against its counterpart after it, over shifts that have both.
  public struct ShiftChange: Hashable, Sendable {
    /// Energy, stress or motivation.
    public var before: Scale
    /// Fatigue (turned round: 6 less the rating is the energy left), load or satisfaction.
    public var after: Scale
    /// The means over the same shifts, on the scale of `before`.
    public var meanBefore, meanAfter: Double
    /// How many shifts have both.
    public var count: Int
  }

  /// How many records there are of the kinds that are shown unasked.
  public var total: Int { records.reduce(0) { $0 + ($1.key.isShownUnasked ? $1.value : 0) } }

  /// No figures.
  public init() {}
}
