import JournalInsights
import JournalModel
import JournalShifts

/// What a page is made of: values alone, so that it can be made and tested without any file.
package struct PageInput: Sendable {
  package var profile: Profile
  /// The moment at which the page is made, and the zone of the journal.
  package var now: Instant
  package var zone: TimeZoneRules
  /// The facts of the entries, check-ins, check-outs and time off that the page may show, in the order of
  /// their folders' paths and then of their names.
  var table: FactTable
  /// The records with indices in the table, in their order; `nil` for what is no more. Those of twenty years
  /// would be most of the memory: whoever draws some asks for them.
  var records: @Sendable (_ indices: [Int]) -> [Record?]
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
  package var tags: [String] = [], kinds = KindSet()
  /// The days that were asked for, where both ends were said.
  package var span: ClosedRange<CivilDay>? {
    guard let from, let until, from <= until else { return nil }
    return from...until
  }
  /// How many private records were left out, and how many sealed ones.
  package var privateCount = 0, sealedCount = 0
  /// How many people match, whom a page has no place for.
  package var peopleCount = 0
  /// What could not be read while the page was drawn.
  var failure = ReadFailure()
  /// The text of a record below its front matter.
  package var body: @Sendable (Record) -> [UInt8]
  /// The address (`data:`) of a picture of a record; `nil` where it can't be in the page.
  package var picture: @Sendable (_ record: Record, _ path: String) -> String?

  init(
    profile: Profile, now: Instant, zone: TimeZoneRules, table: FactTable,
    records: @escaping @Sendable ([Int]) -> [Record?], shiftEnds: [Record], plan: ShiftPlan,
    body: @escaping @Sendable (Record) -> [UInt8]
  ) {
    (self.profile, self.now, self.zone, self.plan) = (profile, now, zone, plan)
    (self.table, self.records, self.shiftEnds) = (table, records, shiftEnds)
    self.body = body
    picture = { _, _ in nil }
  }

  /// Gives all records, few at a time.
  func forEachRecord(_ body: (_ index: Int, _ record: Record) -> Void) {
    for first in stride(from: 0, to: table.facts.count, by: 512) {
      let indices = Array(first..<min(first + 512, table.facts.count))
      for (index, record) in zip(indices, records(indices)) { if let record { body(index, record) } }
    }
  }

  /// The day of the wall clock.
  var today: CivilDay { zone.local(now).day }

  /// The first and the last day that something was written for, up to today and to the last one that was
  /// asked for; with dated shifts and plans also those of which they tell; with a cycle those that were asked
  /// for, else those of which `report` tells the hours; else the last day alone.
  var days: ClosedRange<CivilDay> {
    // What was asked for may begin only after today.
    let end = max(min(today, until ?? today), from ?? CivilDay(number: .min))
    let written = table.facts.writtenDays(until: end)
    let first = written?.lowerBound ?? end
    guard plan.isPlanned || !plan.datedShifts.isEmpty, let planned = plan.firstDay, planned <= end else {
      return first...(written?.upperBound ?? end)
    }
    // A cycle alone may go on from long before anybody worked by it.
    let told = [plan.publications.map(\.from).min(), plan.datedShifts.first?.day].compactMap { $0 }.min()
    let usual = end.advanced(by: -89)
    return min(first, max(planned, from ?? min(told ?? usual, usual)))...end
  }
}
