import JournalModel

/// Working time, rest and recovery of a period: what a person can show to others. Facts with their days, no
/// verdict.
///
/// A shift belongs to the day on which it began, with all of its hours. Ratings are apart
/// (`ReportRatings`): they are nobody else's business unless the person wants it.
public struct Report: Sendable {
  /// The period.
  public var from: CivilDay, until: CivilDay
  /// The limits that facts are shown beside.
  public var rules: RestRules
  /// All shifts of the period with their states: work, time on call, and what was missed.
  public var all: ArraySlice<Shift>
  /// The hours of the period.
  public var totals = ShiftTotals()
  /// The known days, what is neutral of them, and the average week.
  public var known: KnownDays
  /// Hours by calendar week, those cut by the period's ends among them.
  public var weeks: [Week] = []
  /// Hours by month.
  public var months: [Month] = []
  /// The work of shifts on top of the plan: it counts as planned, so that nothing else tells of it.
  public var extras = ShiftTotals()
  /// Which hours are night.
  public var night: ClockSpan
  /// Whether any public holidays are known, so that hours on them can be told.
  package var knowsHolidays = false
  /// Whether some shifts have no employer of their own, so that the contract is about these.
  var hasOwnEmployer = false
  /// Hours by employer, where the profile tells them apart.
  public var employers: [(name: String, totals: ShiftTotals)] = []
  /// How many private records of the period were left out, and how many sealed ones.
  public var privateCount = 0, sealedCount = 0
  /// The seven days with the most work.
  public var mostInSevenDays: WorkWindow?
  /// The rests before the shifts of the period, in order.
  public var rests: [RestPeriod] = []
  /// How many more there may be, or work instead: nothing is known of a day in them.
  public var unknownRests = 0
  /// The longest rest of each week of ``weeks``, in the same order, in seconds: of those that lie in it in
  /// part at least, in their whole length; one that goes on counts up to now.
  public var weeklyRests: [RestPeriod.OfWeek?] = []
  /// The longest runs of days with work and of nights.
  public var longestRun: WorkRun?, longestNightRun: WorkRun?
  /// The rests between a night and a shift by day that leave no two nights of sleep between them.
  public var nightToDay: [RestPeriod] = []
  /// Weekends of which a day was worked, and all of which a day is known.
  public var weekendsWorked = 0, weekends = 0
  /// Days with more than one period of work.
  public var splitDays: [CivilDay] = []
  /// Days off by category, those of the period up to today; half days count a half, and one that was worked
  /// in part the part that was not. Sick days within leave are sick.
  public var daysOff: [(category: VacationCategory, days: Double)] = []
  /// The shifts of work that the days off took out of the plan.
  public var shiftsOff: [VacationCategory: Int] = [:]
  /// What was changed in the published plans.
  public var changes: PlanChanges
  /// What lies beyond the limits, and each limit beside what is nearest to it.
  public var findings: [RestFinding] = [], limits: [LimitCheck] = []
  /// Days without a plan, which the figures leave out.
  public var unplannedDays = 0
  /// Check-ins whose check-out is missing: their shifts have the hours of the plan.
  public var missingCheckOuts: [ShiftDoubt] = []
  /// How many files that tell of these hours are in conflict, or could not be read as they were meant.
  public var filesInDoubt = 0
  /// Whether an average has a limit and too few of its days are known to be held against it.
  public var isAverageOpen: Bool { limits.contains { $0.rule.kind == .average && $0.found == nil } }
  /// The minutes of a week by contract, and of the days that count.
  public var contractWeek: Int?, contractMinutes: Int?

  /// Hours of a calendar week.
  public struct Week: Hashable, Sendable {
    /// Its first and its last day, the ones in the period.
    public var from: CivilDay, until: CivilDay
    /// The hours of the shifts that began in it.
    public var totals: ShiftTotals
    /// Whether all of its days are in the period.
    public var isWhole: Bool
  }

  /// Hours of a month.
  public struct Month: Hashable, Sendable {
    /// The year and the month.
    public var year: Int, month: Int
    /// The hours of the shifts that began in it.
    public var totals: ShiftTotals
  }

  /// The shifts of work that have begun.
  public var shifts: [Shift] { all.filter { $0.isWorked && $0.hasBegun } }
  /// The times on call that have begun.
  public var onCall: [Shift] { all.filter { $0.isOnCall && $0.hasBegun } }
  /// The shifts and the times on call that have begun.
  public var begun: [Shift] { all.filter { ($0.isWorked || $0.isOnCall) && $0.hasBegun } }
  /// The longest shift.
  public var longestShift: Shift? {
    shifts.filter { $0.soFar != nil }.max { $0.soFar?.presence ?? 0 < $1.soFar?.presence ?? 0 }
  }
  /// The shortest rest.
  public var shortestRest: RestPeriod? { rests.min { $0.seconds < $1.seconds } }
  /// The rests that every form of the report lists: those below a limit, or below twelve hours, which some
  /// have.
  public var listedRests: [RestPeriod] { rests(underMinutes: listedLimit) }
  /// The minutes below which a rest is listed.
  public var listedLimit: Int { max(rules.rule(.rest)?.limit ?? 0, 12 * 60) }
  /// The shortest of the rests that a shift ends.
  public func rest(before shift: Shift) -> RestPeriod? {
    guard let start = shift.start, let end = shift.end, !shift.stretches.isEmpty else { return nil }
    let ended = rests[rests.partitioningIndex { $0.end >= start }...].prefix { $0.end < end }
    return ended.filter { $0.second == shift.day }.min { $0.seconds < $1.seconds }
  }
  /// The rests that are shorter than a number of hours.
  public func rests(under hours: Int) -> [RestPeriod] { rests(underMinutes: hours * 60) }
  /// The rests that are shorter than a number of minutes.
  public func rests(underMinutes minutes: Int) -> [RestPeriod] {
    rests.filter { $0.seconds < Int64(minutes) * 60 }
  }
  /// The minutes below which a rest is a quick return: the limit of the rules, 11 hours without any.
  public var shortLimit: Int { rules.rule(.rest)?.limit ?? RestRules.shortRest }
  /// Minutes of work beyond the contract; `nil` where the profile names none. Where some shifts have an
  /// employer of their own and others have none, the contract is about the others.
  public var contractBalance: Int? {
    guard let contractMinutes else { return nil }
    let elsewhere = begun.lazy.filter { isElsewhere($0.planned) }
    return known.minutes - contractMinutes
      - elsewhere.reduce(0) { $0 + $1.workingMinutes(.byNow, ofLimits: false) }
  }

  /// Whether the contract is not about a shift.
  func isElsewhere(_ shift: PlannedShift?) -> Bool { shift?.employer != nil && hasOwnEmployer }
}
