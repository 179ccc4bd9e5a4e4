import JournalModel
import JournalShifts
import JournalTestSupport

@testable import JournalPages

extension PageInput {
  /// A page of records.
  init(
    profile: Profile, now: Instant, zone: TimeZoneRules, records: [Record], plan: ShiftPlan,
    body: @escaping @Sendable (Record) -> [UInt8]
  ) {
    self.init(
      profile: profile, now: now, zone: zone,
      table: FactTable(records, moods: profile.moods, scales: profile.scales),
      records: { $0.map { records[$0] } }, shiftEnds: records.filter { $0.kind.isShiftEnd }, plan: plan,
      body: body)
  }
}
