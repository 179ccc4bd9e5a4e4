import JournalFiles
import JournalFormat
import JournalModel
import JournalShifts
import JournalStore

/// When a shift began or ended, as a person says it: `7h50`, `7`, `now`, `yesterday 19h30`, an instant.
package enum StatedTime: Hashable, Sendable {
  case now
  /// A time, of the shift where no day is said.
  case said(MomentArgument)

  /// Reads a time; `nil` for any other text.
  ///
  /// - Parameter isEnd: whether something ended then, so that it may be 24:00.
  package init?(_ text: String, isEnd: Bool = false) {
    if StatedTime.nowWords[text] != nil {
      self = .now
    } else if isEnd, let time = ClockTime(ofEnd: text, reading: { _ in nil }) {
      self = .said(.clock(time))
    } else if let time = ClockTime(said: text) ?? ClockTime(ofWard: text.trimmed) {
      self = .said(.clock(time))
    } else if let moment = MomentArgument(text, takesBareHours: true) {
      self = .said(moment)
    } else {
      return nil
    }
  }

  private static let nowWords = WordIndex(["now,maintenant,jetzt,ahora,adesso,ora,agora,nu,今,지금"])

  /// The time as a file says it: a time alone as it is, one of the shift's; all else with its day, its offset
  /// and whole minutes.
  package func time(now: Instant, _ dates: Dates, in zone: TimeZoneRules) -> ShiftTime {
    if case .said(.clock(let time)) = self { return .clock(time) }
    let moment = if case .said(let moment) = self { moment } else { MomentArgument.ago(minutes: 0) }
    let timestamp = moment.resolved(dates, now: now, in: zone).timestamp(on: dates.context.today, in: zone)
    return .timestamp(timestamp ?? zone.timestamp(now))
  }
}

extension Journal {
  /// An edit whose day or time is as a file says it, where a person said one: `yesterday`, `7`, `now`. A
  /// time alone for `at` is one of the record's day, after a night of the morning behind it.
  package func meant(by edit: FieldEdit, of record: Record, now: Instant) -> FieldEdit {
    if case .set(let name, let text) = edit, Key(named: name) == .date, let day = DayArgument(said: text),
      day.isOneDay
    {
      return .set(key: name, text: day.day(Dates(self, now: now)).iso)
    }
    guard case .set(let name, let text) = edit, let key = Key(named: name),
      key == .at || key.shape == .clock, key.hasMeaning(in: record.kind),
      let said = StatedTime(text, isEnd: key == .end)
    else { return edit }
    var time = said.time(now: now, Dates(self, today: zone.local(now).day), in: zone)
    if key == .at, case .clock(let clock) = time {
      let local = CivilTime(day: day(of: clock, for: record), time: clock)
      time = .timestamp(zone.timestamp(zone.instant(of: local)))
    } else if record.kind.isShiftEnd, case .clock(let clock) = time, let at = record.at?.instant(in: zone),
      case let local = CivilTime(day: day(of: clock, for: record), time: clock),
      let second = zone.secondInstant(of: local)
    {
      // Of a time that comes twice the one nearest to the moment of writing.
      let first = zone.instant(of: local)
      let isFirst = abs(first.seconds(until: at)) < abs(second.seconds(until: at))
      time = .timestamp(zone.timestamp(isFirst ? first : second))
    }
    return .set(key: name, text: time.iso)
  }

  /// The day of a time that is said about a record: the record's own, or the next one where its shift runs
  /// over midnight.
  private func day(of time: ClockTime, for record: Record) -> CivilDay {
    let (day, next) = (record.date, record.date.advanced(by: 1))
    if record.kind == .checkOut,
      let day = Period(self, near: day...day).plan.day(ofEndAt: time, of: record.shift, on: day)
    {
      return day
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

extension Instant {
  /// This moment by the system's clock.
  public static var now: Instant { SystemClock.now() }
}
