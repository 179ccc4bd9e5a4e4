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
  /// The shifts that are work, in order, each with its hours and what says them.
  public var shifts: [CountedShift]
  /// Time on call, in order.
  public var onCall: [CountedShift]
  /// Hours of all shifts together.
  public var total = WorkTotal()
  /// Hours by calendar week, those cut by the period's ends among them.
  public var weeks: [Week] = []
  /// Hours by month.
  public var months: [Month] = []
  /// Hours by employer, where the profile tells them apart.
  public var employers: [(name: String, total: WorkTotal)] = []
  /// The seven days with the most work.
  public var mostInSevenDays: WorkWindow?
  /// The rests between days of work, in order.
  public var rests: [RestPeriod] = []
  /// The longest rest of each week of ``weeks``, in the same order: of those that lie in it in part at least,
  /// in their whole length.
  public var weeklyRests: [RestPeriod?] = []
  /// The longest runs of days with work and of nights.
  public var longestRun: WorkRun?, longestNightRun: WorkRun?
  /// The rests between a night and a shift by day.
  public var nightToDay: [RestPeriod] = []
  /// Weekends of which a day was worked, and all of the period.
  public var weekendsWorked = 0, weekends = 0
  /// Days with more than one period of work.
  public var splitDays: [CivilDay] = []
  /// Days off by category, whole days of the period; half days count a half.
  public var daysOff: [(category: VacationCategory, days: Double)] = []
  /// What was changed in the published plans.
  public var changes: PlanChanges
  /// What lies beyond the limits.
  public var findings: [RestFinding] = []
  /// Words without a meaning, and days without a plan: what the figures leave out.
  public var unknownWords: [Countdown.UnknownWord] = [], unplannedDays = 0
  /// The minutes of a week by contract, and of the period.
  public var contractWeek: Int?, contractMinutes: Int?

  /// Hours of a calendar week.
  public struct Week: Hashable, Sendable {
    /// Its first and its last day, the ones in the period.
    public var from: CivilDay, until: CivilDay
    /// The hours of the shifts that began in it.
    public var total: WorkTotal
    /// Whether all of its days are in the period.
    public var isWhole: Bool
  }

  /// Hours of a month.
  public struct Month: Hashable, Sendable {
    /// The year and the month.
    public var year: Int, month: Int
    /// The hours of the shifts that began in it.
    public var total: WorkTotal
  }

  /// The longest shift.
  public var longestShift: CountedShift? { shifts.filter { $0.work != nil }.max { $0.seconds < $1.seconds } }
  /// The shortest rest.
  public var shortestRest: RestPeriod? { rests.min { $0.seconds < $1.seconds } }
  /// The rests below so many hours.
  public func rests(under hours: Int) -> [RestPeriod] { rests.filter { $0.seconds < Int64(hours) * 3600 } }
  /// Paid minutes beyond the contract; `nil` where the profile names none.
  public var balance: Int? { contractMinutes.map { Int(total.paidSeconds / 60) - $0 } }
}

/// Hours of some shifts.
public struct WorkTotal: Hashable, Sendable {
  /// The shifts, those whose hours are known, and those of which a record tells the hours.
  public var shifts = 0, known = 0, noted = 0
  /// Nights among them.
  public var nights = 0
  /// Seconds of presence, with pay, planned (of those with known hours), beyond the plan (of those with
  /// both), at night.
  public var seconds: Int64 = 0, paidSeconds: Int64 = 0, plannedSeconds: Int64 = 0, overtime: Int64 = 0
  /// Seconds of presence of which a record tells.
  public var notedSeconds: Int64 = 0
  /// Seconds at night.
  public var nightSeconds: Int64 = 0
  /// Sundays and public holidays with work, by the shifts that touch them, and their seconds.
  public var sundayShifts = 0, holidayShifts = 0
  public var sundaySeconds: Int64 = 0, holidaySeconds: Int64 = 0

  /// No shift.
  public init() {}

  /// The hours of shifts.
  public init(_ shifts: some Sequence<CountedShift>) {
    for shift in shifts { add(shift) }
  }

  /// Adds a shift.
  public mutating func add(_ shift: CountedShift) {
    shifts += 1
    if shift.isNight { nights += 1 }
    guard let work = shift.work else { return }
    known += 1
    if shift.isNoted {
      noted += 1
      notedSeconds += work.seconds
    }
    seconds += work.seconds
    paidSeconds += work.paidSeconds
    plannedSeconds += work.plannedSeconds ?? 0
    if shift.isNoted { overtime += work.overtime ?? 0 }
    nightSeconds += shift.nightSeconds
    if shift.sundaySeconds > 0 { sundayShifts += 1 }
    if shift.holidaySeconds > 0 { holidayShifts += 1 }
    sundaySeconds += shift.sundaySeconds
    holidaySeconds += shift.holidaySeconds
  }
}
