import JournalFiles
import JournalModel
import JournalReaders

/// What an import needs to know besides the file.
package struct ImportContext: Sendable {
  /// The zone of moments for which the source names none: the journal's, or the one that was given.
  package var zone: TimeZoneRules
  /// The journal's own zone: plans have the times of its wall clock.
  var home: TimeZoneRules
  /// Whether that zone was said by anyone; else times of the wall clock are written without an offset,
  /// because nobody knows it.
  package var isZoneKnown: Bool
  /// Where zones are looked up.
  package var zones: SystemZones
  /// Words for moods and the step of each, as the person gave them, folded.
  package var moods: [String: Mood.Step]
  /// What the columns of a table of moods hold, by their heads: what the profile knows, and what the person
  /// says now.
  package var knownColumns: [String: ColumnMeaning] = [:]
  package var columns: [(head: String, meaning: ColumnMeaning)] = []
  package var scales: [Scale] = []
  /// The first and last day that are wanted.
  package var from: CivilDay?
  package var until: CivilDay?
  /// Of a rota: see ``RotaOptions``.
  package var rota = RotaOptions()
  /// Whether photos keep their position.
  package var keepsPosition = false
  /// Of an address book: who is wanted, and the name of the journal's own person.
  package var people: [String] = []
  package var ownName: String?
  /// What the ids of events end in that this journal's calendar has.
  var ownCalendar: String?
  /// Whether what an earlier import left out comes in: what the person deleted since, or differs here.
  package var isAgain = false
  /// The signs that the tags of a jrnl file have, where the person says so: `@`, `#` or both.
  package var tagSigns: String?
  /// Whether a note that says no day of its own belongs to the day on which its file was last changed.
  package var takesFileTimes = false
  /// Today: endless series are followed from a year before to two years after.
  package var today: CivilDay
  /// Is told how far the reading of a file has come that is too large to be read at once.
  package var progress: ImportProgress?

  /// A context without options.
  package init(zone: TimeZoneRules, isZoneKnown: Bool, zones: SystemZones, today: CivilDay) {
    (self.zone, home) = (zone, zone)
    (self.isZoneKnown, self.zones, self.today) = (isZoneKnown, zones, today)
    moods = [:]
  }

  /// A time of the wall clock with the offset of the zone, where that is known.
  package func timestamp(_ local: CivilTime) -> Timestamp {
    guard isZoneKnown else { return Timestamp(local: local) }
    return Timestamp(local: local, offset: zone.offset(at: zone.instant(of: local)))
  }

  /// The hours of a shift on the wall clock that the journal has on the day it begins; each end is told by an
  /// offset of its own, or in the zone of times that have none.
  func told(
    from start: CivilTime, until end: CivilTime, offsets: (start: Int32?, end: Int32?) = (nil, nil)
  ) -> (from: CivilTime, until: CivilTime) {
    func zone(at offset: Int32?) -> TimeZoneRules { offset.map { .fixed(offset: $0) } ?? self.zone }
    let zones = (start: zone(at: offsets.start), end: zone(at: offsets.end))
    guard zones.start != home || zones.end != home else { return (start, end) }
    let from = home.local(zones.start.instant(of: start))
    return (from, home.zone(on: from.day).local(zones.end.instant(of: end)))
  }

  /// The same for hours of a day.
  func told(
    _ span: ClockSpan, on day: CivilDay, offset: Int32? = nil
  ) -> (from: CivilTime, until: CivilTime) {
    let next = span.end <= span.start ? day.advanced(by: 1) : day
    return told(
      from: CivilTime(day: day, time: span.start), until: CivilTime(day: next, time: span.end),
      offsets: (offset, offset))
  }

  /// A moment in the zone of a name; in the journal's where the name is missing or unknown.
  package func timestamp(_ instant: Instant, zoneNamed name: String?) -> Timestamp {
    let named = name.flatMap { $0.isEmpty ? nil : self.zone(named: $0) }
    return (named ?? zone).timestamp(instant)
  }

  /// A moment in UTC as a source writes it, in the journal's zone.
  package func timestamp(utc written: String) throws(ImportFailure) -> Timestamp {
    guard let moment = Timestamp(iso: written) else { throw ImportFailure(.noDate(written)) }
    return zone.timestamp(moment.instant(in: .utc))
  }

  /// The zone of a name, as IANA or Windows has it, or as `GMT+0200`.
  package func zone(named name: String) -> TimeZoneRules? {
    if let zone = zones.zone(named: name) { return zone }
    if let windows = WindowsZones.name(of: name) { return zones.zone(named: windows) }
    for prefix in ["GMT", "UTC"] where name.hasPrefix(prefix) {
      let digits = name.dropFirst(3).filter { $0 != ":" }
      if let offset = CalendarTime.offset(digits.count == 3 ? digits + "00" : String(digits)) {
        return .fixed(offset: offset)
      }
    }
    return nil
  }
}

/// How many records of how many are written, or bytes of how many are read.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int, _ isDone: Bool) -> Void
