import JournalModel
import JournalShifts

/// How much rest there was between shifts, over the days up to today.
///
/// - Source: 11 hours of rest in 24, 48 hours of work in 7 days on average: Directive 2003/88/EC, articles 3
///   and 6; quick returns: Vedaa et al. (2016), "Systematic review of the relationship between quick returns
///   in rotating shift work and health-related outcomes", Ergonomics 59.
public struct Recovery: Hashable, Sendable {
  /// The days looked at, today included.
  public var days: Int
  /// Shifts that began in these days, with hours or without.
  public var shifts = 0
  /// Nights among them.
  public var nights = 0
  /// The longest run of nights, and of days with work.
  public var longestRunOfNights = 0, longestRunOfWork = 0
  /// The rest between two shifts that the chosen rules ask for, in minutes; 11 hours where none are chosen.
  public var leastRest = RestRules.shortRest
  /// Rests of less between two shifts.
  public var quickReturns: [QuickReturn] = []
  /// The shortest rest between two shifts, in seconds.
  public var shortestRest: Int64?
  /// Weekends with work, of the weekends that lie in the days with at least one of their two days.
  public var weekendsWorked = 0, weekends = 0
  /// Hours of work in the last 7 and 28 days, from the shifts whose hours are known.
  public var week = Hours(), fourWeeks = Hours()
  /// Fatigue and emotional load after the shifts of these days.
  public var fatigue: Mean?, load: Mean?

  /// A rest of less than there shall be.
  public struct QuickReturn: Hashable, Sendable {
    /// The day of the shift before it, and of the one after it.
    public var first, second: CivilDay
    /// The rest in seconds.
    public var rest: Int64
  }

  /// Time of work with what it was counted from.
  public struct Hours: Hashable, Sendable {
    /// In seconds.
    public var seconds: Int64 = 0
    /// Shifts whose hours are known, and all shifts.
    public var known = 0, shifts = 0

    /// No work.
    public init() {}
  }

  /// How many days are looked at unless somebody asks for others.
  public static let usualDays = 28
  /// Rests below this are quick returns, in seconds.
  public static let shortRest: Int64 = 11 * 3600
}
