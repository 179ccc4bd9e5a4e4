import JournalModel

/// How long it is until time off, or how much of it is left.
public struct Countdown: Hashable, Sendable {
  /// The piece of the time off that today lies in, or its first one.
  public var vacation: Vacation
  /// The first and the last day of the whole stretch of time off.
  public var from: CivilDay, until: CivilDay
  /// From today inclusive to the first day off exclusive; 0 where it is under way.
  public var days: Int
  /// Those of ``days`` that are working days of the profile, and neither holidays nor in other time off; one
  /// that is off in part counts half.
  public var workingDays: Double
  /// The working days of which half is off, each as a vacation of its day.
  public var halfDays: [Vacation] = []
  /// The shifts that are still to be worked before it, in order; one under way counts until it ends.
  public var countedShifts: [PlannedShift]
  /// The words without a meaning among the days before it, with their days, the most frequent first: whether
  /// they are work can't be known.
  public var unknownWords: [UnknownWord] = []
  /// The days before it about which no plan says anything although there are plans.
  public var unplannedDays = 0
  /// What the shifts were counted by.
  public var basis: Basis
  /// The share of the way since the last time off that lies behind, 0...1; `nil` where there was none.
  public var progress: Double?
  /// What is left of time off that is under way; `nil` before it begins.
  public var remaining: Remaining?

  /// A countdown of these figures.
  public init(
    vacation: Vacation, days: Int, workingDays: Int, countedShifts: [PlannedShift], basis: Basis,
    progress: Double? = nil, remaining: Remaining? = nil
  ) {
    self.vacation = vacation
    (from, until) = (vacation.from, vacation.until)
    (self.days, self.workingDays, self.countedShifts) = (days, Double(workingDays), countedShifts)
    (self.basis, self.progress, self.remaining) = (basis, progress, remaining)
  }

  /// A word of the plan to which nobody gave a meaning.
  public struct UnknownWord: Hashable, Sendable {
    /// The word.
    public var word: String
    /// On how many days it stands.
    public var days: Int
  }

  /// The number of ``countedShifts``.
  public var shifts: Int { countedShifts.count }
  /// Whether today is a day off.
  public var isUnderWay: Bool { remaining != nil }

  /// What shifts can be counted by.
  public enum Basis: String, Hashable, Sendable {
    /// A rota, dated shifts overriding it.
    case rota
    /// The working days of the profile, dated shifts overriding them.
    case workingDays
  }

  /// What is left of time off.
  public struct Remaining: Hashable, Sendable {
    /// Days from today to the last day off, both inclusive, without those of sickness or work.
    public var days: Int
    /// Which day of the time off today is, from 1; on a day of sickness or work that of the day before.
    public var dayNumber: Int
    /// Whether today is one of ``days``: one of sickness or work is not.
    public var includesToday = true
    /// The first shift afterwards, other time off that follows left out; `nil` where none is in sight.
    public var nextShift: PlannedShift?

    /// What is left.
    public init(days: Int, dayNumber: Int, nextShift: PlannedShift?) {
      (self.days, self.dayNumber, self.nextShift) = (days, dayNumber, nextShift)
    }
  }
}
