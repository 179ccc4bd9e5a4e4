import JournalFormat
import JournalModel
import JournalShifts
import JournalStore

extension Journal {
  /// An edit whose time is as a file says it, where a person said one: `7`, `now`, `yesterday 19h30`. A
  /// time alone for `at` is one of the record's day, after a night of the morning behind it.
  package func meant(by edit: FieldEdit, of record: Record, now: Instant) -> FieldEdit {
    guard case .set(let name, let text) = edit, let key = Key(named: name),
      key == .at || key.shape == .clock, key.hasMeaning(in: record.kind), let said = StatedTime(text)
    else { return edit }
    var time = said.time(now: now, Dates(self, today: zone.local(now).day), in: zone)
    if key == .at, case .clock(let clock) = time {
      let local = CivilTime(day: day(of: clock, for: record), time: clock)
      time = .timestamp(zone.timestamp(zone.instant(of: local)))
    }
    return .set(key: name, text: time.iso)
  }

  /// The day of a time that is said about a record: the record's own, or the next one where its shift runs
  /// over midnight.
  private func day(of time: ClockTime, for record: Record) -> CivilDay {
    let (day, next) = (record.date, record.date.advanced(by: 1))
    if record.kind == .checkOut {
      let plan = Period(self, from: day, until: day).plan
      let shifts = (plan.shifts(on: day) ?? []).filter { $0.isShift }
      let planned = shifts.first { shift in record.shift.map { shift.type.isAlike($0) } ?? true }
      if let hours = planned?.hours {
        return hours.isOverMidnight && time <= hours.start.local.time ? next : day
      }
      if record.shift == .night { return time.hour < 12 ? next : day }
    }
    guard let former = record.at?.local, former.day == next else { return day }
    // What was told of after midnight is corrected after midnight, unless that makes it another evening.
    let distances = [day, next].map { abs(CivilTime(day: $0, time: time).seconds(until: former)) }
    return distances[0] < distances[1] ? day : next
  }
}

extension CivilTime {
  fileprivate func seconds(until other: CivilTime) -> Int64 { other.secondsSinceEpoch - secondsSinceEpoch }
}
