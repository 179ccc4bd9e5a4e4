import JournalModel

/// What a plan says of some days, counted: what a command that changes it answers.
public struct PlanSummary: Hashable, Sendable {
  /// The first of the days.
  public var from: CivilDay
  /// How many days.
  public var days: Int
  /// Shifts that are work, by what they are, in the order of `ShiftMeaning`; none that does not occur.
  public var shifts: [Count] = []
  /// Times on call.
  public var onCall = 0
  /// Days without a shift; none of them leave or an absence.
  public var rests = 0
  /// Days of leave and of absence, by a record or by a word of the plan.
  public var daysOff = 0
  /// Words without a meaning, with their days.
  public var unknownWords: [Countdown.UnknownWord] = []
  /// Days about which no plan says anything.
  public var unplannedDays = 0

  /// How many shifts of a kind there are.
  public struct Count: Hashable, Sendable {
    /// What they are.
    public var meaning: ShiftMeaning
    /// How many.
    public var count: Int
  }

  /// The shifts that are work.
  public var work: Int { shifts.reduce(0) { $0 + $1.count } }

  /// Counted over the days from one on.
  public init(_ plan: ShiftPlan, from: CivilDay, days: Int = 28) {
    self.from = from
    self.days = days
    var counts = [Int](repeating: 0, count: ShiftMeaning.allCases.count)
    var unknown: [PlannedShift] = []
    for day in (0..<max(0, days)).map({ from.advanced(by: $0) }) {
      guard plan.isKnown(day) else {
        unplannedDays += 1
        continue
      }
      let shifts = plan.statedShifts(on: day)
      if shifts.isEmpty { if plan.isAway(day) { daysOff += 1 } else { rests += 1 } }
      for shift in shifts {
        guard let meaning = shift.meaning, let index = ShiftMeaning.allCases.firstIndex(of: meaning) else {
          unknown.append(shift)
          continue
        }
        counts[index] += 1
      }
    }
    for (meaning, count) in zip(ShiftMeaning.allCases, counts) where count > 0 {
      if meaning.isWork { shifts.append(Count(meaning: meaning, count: count)) }
      if meaning == .onCall { onCall = count }
    }
    unknownWords = Countdown.unknownWords(in: unknown)
  }
}
