import JournalInsights
import JournalModel
import JournalShifts

/// What a page is made of: values alone, so that it can be made and tested without any file.
package struct PageInput: Sendable {
  /// Whose journal it is.
  package var profile: Profile
  /// The moment at which the page is made, and the zone of the journal.
  package var now: Instant
  package var zone: TimeZoneRules
  /// Entries, check-ins, check-outs, time off and dated shifts that the page may show, in the order of their
  /// paths.
  package var records: [Record]
  /// All check-ins and check-outs of the journal: hours are counted from them, whichever the page shows.
  package var shiftEnds: [Record]
  /// Sleeps, in any order, which a page tells between shifts.
  package var sleeps: [Record] = []
  /// Shifts, time off and holidays.
  package var plan: ShiftPlan
  /// The countdown and the affirmation of the day.
  package var countdown: Countdown?
  package var affirmation: Affirmation?
  /// The first and the last day that were asked for, where somebody said them.
  package var from: CivilDay?, until: CivilDay?
  /// The days that were asked for, where both ends were said.
  package var span: ClosedRange<CivilDay>? {
    guard let from, let until, from <= until else { return nil }
    return from...until
  }
  /// How many private records were left out.
  package var privateCount = 0
  /// What could not be read while the page was drawn.
  var failure = ReadFailure()
  /// The text of a record below its front matter.
  package var body: @Sendable (Record) -> [UInt8]
  /// The address (`data:`) of a picture of a record; `nil` where it can't be in the page.
  package var picture: @Sendable (_ record: Record, _ path: String) -> String?

  /// A page of records.
  package init(
    profile: Profile, now: Instant, zone: TimeZoneRules, records: [Record], plan: ShiftPlan,
    body: @escaping @Sendable (Record) -> [UInt8]
  ) {
    self.profile = profile
    self.now = now
    self.zone = zone
    self.records = records
    shiftEnds = records.filter { $0.kind.isShiftEnd }
    self.plan = plan
    self.body = body
    picture = { _, _ in nil }
  }

  /// Has check-ins and check-outs on the days of their shifts, as every view of hours has them: what ends a
  /// shift of 24 hours is no second one on the day after. What a later one replaced tells nothing.
  mutating func settle(by ledger: Ledger) {
    let days = ledger.daysOfRecords
    guard !days.isEmpty else { return }
    for index in records.indices where records[index].kind.isShiftEnd {
      guard let day = days[records[index].id] else { continue }
      if let day {
        records[index].date = day
      } else {
        (records[index].mood, records[index].ratings) = (nil, Ratings())
      }
    }
  }

  /// The day of the wall clock.
  var today: CivilDay { zone.local(now).day }

  /// The first and the last day that something was written for, up to today; with dated shifts and plans also
  /// those of which they tell; with a cycle those that were asked for, else those of which `report` tells the
  /// hours; else today.
  var days: ClosedRange<CivilDay> {
    let today = today
    var written: ClosedRange<CivilDay>?
    // By index: to look at a record in an array is to copy it.
    for index in records.indices where records[index].kind.isWrittenDaily && records[index].date <= today {
      let (day, known) = (records[index].date, written)
      written = min(day, known?.lowerBound ?? day)...max(day, known?.upperBound ?? day)
    }
    let first = written?.lowerBound ?? today
    guard plan.isPlanned || !plan.datedShifts.isEmpty, let planned = plan.firstDay, planned <= today else {
      return first...(written?.upperBound ?? today)
    }
    // A cycle alone may go on from long before anybody worked by it.
    let told = [plan.publications.map(\.from).min(), plan.datedShifts.first?.day].compactMap { $0 }.min()
    let usual = today.advanced(by: -89)
    return min(first, max(planned, from ?? min(told ?? usual, usual)))...today
  }
}
