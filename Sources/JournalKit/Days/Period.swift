import JournalIndex
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// What is known about the records of some days, with the plan of these days.
public struct Period {
  /// The first day.
  public let from: CivilDay
  /// The last day.
  public let until: CivilDay
  /// What belongs to the days, time off that reaches into them included, and what went wrong.
  public internal(set) var survey: Survey
  /// Shifts, time off and holidays.
  public let plan: ShiftPlan
  package let zone: TimeZoneRules

  /// Reads what belongs to the days from one to another, both inclusive.
  public init(_ journal: Journal, from: CivilDay, until: CivilDay) {
    self.from = from
    self.until = until
    zone = journal.zone
    var query = Query()
    query.from = from
    query.until = until
    survey = journal.survey(query)
    plan = ShiftPlan(profile: journal.profile, survey, zone: journal.zone)
  }

  /// Some of its days.
  package func days(_ days: ClosedRange<CivilDay>) -> [CalendarDay] {
    CalendarDay.days(
      from: days.lowerBound, until: days.upperBound, table: survey.table, plan: plan, zone: zone)
  }
}

extension ShiftPlan {
  /// The plan of a profile with the dated shifts and the time off of a survey.
  ///
  /// - Parameter further: records that are about to be written.
  public init(profile: Profile, _ survey: Survey, and further: [Record] = [], zone: TimeZoneRules) {
    let records = survey.plans + further
    self.init(
      profile: profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) }, zone: zone)
  }
}

extension CivilDay {
  /// The first and the last day that a query can ask for.
  package static let first = CivilDay(number: .min + 400)
  package static let last = CivilDay(number: .max - 400)
}
