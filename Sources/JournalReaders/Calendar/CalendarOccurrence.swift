import JournalModel
import YAMLCodec

/// A time at which an event takes place.
package struct CalendarOccurrence: Sendable {
  /// The event: of one occurrence of a series that was changed, the changed one.
  package var event: CalendarEvent
  package var start: CalendarMoment
  /// When it ends, exclusive.
  package var end: CalendarMoment
}

extension CalendarFile {
  /// How many occurrences a series and a file may have.
  private static let seriesLimit = 10_000
  private static let fileLimit = 100_000

  /// The events that are read, their occurrences in the order of the file, and what is wrong.
  package struct Events: Sendable {
    /// Each time at which an event takes place.
    package var occurrences: [CalendarOccurrence] = []
    package var count = 0
    package var cancelled = 0
    /// Series without an end, each with how many of its occurrences lie before the window.
    package var endless: [(event: CalendarEvent, before: Int)] = []
    /// The days of single events that were cancelled.
    package var cancelledDays: [CivilDay] = []
    /// What is wrong, with the line of the file.
    package var flaws: [(flaw: SourceFlaw, line: Int)] = []
    /// The events without a start that can be read; their flaws are among these, too.
    package var undated: [(event: CalendarComponent, flaw: SourceFlaw, line: Int)] = []
  }

  /// The occurrences of all events.
  ///
  /// - Parameters:
  ///   - window: the days in which series without an end are followed; all others are followed to their end.
  ///   - system: where zones are looked up.
  ///   - floating: the zone of times that have none; `nil` where it is that of every wall clock.
  package func events(
    window: ClosedRange<CivilDay>, system: @escaping ZoneLookup, floating: TimeZoneRules? = nil
  ) -> Events {
    var result = Events()
    for line in brokenLines { result.flaws.append((.notALine, line)) }
    if let unclosed { result.flaws.append((.cutShort, unclosed)) }
    for calendar in calendars {
      let zones = CalendarZones(calendar, system: system, floating: floating)
      let isCancellation = calendar["METHOD"]?.value.trimmedBlanks.uppercased() == "CANCEL"
      var events: [CalendarEvent] = []
      for part in calendar.parts where part.name == "VEVENT" {
        do throws(ReadingError) {
          var event = try CalendarEvent(part, zones: zones)
          if isCancellation { event.isCancelled = true }
          result.flaws += event.flaws
          events.append(event)
        } catch {
          let line = error.position?.line ?? part.number
          result.flaws.append((error.flaw, line))
          result.undated.append((part, error.flaw, line))
        }
      }
      result.count += events.count
      CalendarFile.expand(CalendarFile.youngest(events), window: window, into: &result)
    }
    result.flaws.sort { $0.line < $1.line }
    return result
  }

  /// Of several revisions of an event the last one.
  private static func youngest(_ events: [CalendarEvent]) -> [CalendarEvent] {
    var indices: [String: Int] = [:]
    var result: [CalendarEvent] = []
    for event in events {
      let key = event.id + "\u{0}" + (event.replaces.map { "\($0.local.secondsSinceEpoch)" } ?? "")
      // An id that several events without series have in common is no id.
      if let index = indices[key],
        result[index].start == event.start || event.revision != result[index].revision
      {
        if event.revision >= result[index].revision { result[index] = event }
        continue
      }
      indices[key] = result.count
      result.append(event)
    }
    return result
  }

  private static func expand(
    _ events: [CalendarEvent], window: ClosedRange<CivilDay>, into result: inout Events
  ) {
    var replacements: [String: [CalendarEvent]] = [:]
    for event in events where event.replaces != nil { replacements[event.id, default: []].append(event) }
    for event in events {
      guard result.occurrences.count < fileLimit else { break }
      if event.isCancelled {
        result.cancelled += 1
        if event.rules.isEmpty { result.cancelledDays.append(event.start.local.day) }
        continue
      }
      if event.replaces != nil {
        result.occurrences.append(
          CalendarOccurrence(event: event, start: event.start, end: event.end(from: event.start)))
        continue
      }
      if event.rules.contains(where: \.isEndless) {
        result.endless.append((event, event.count(before: window.lowerBound, limit: seriesLimit)))
      }
      let changed = replacements[event.id, default: []]
      for start in event.starts(window: window, limit: seriesLimit)
      where !changed.contains(where: { $0.replaces?.isSame(as: start) ?? false }) {
        let following = changed.filter { $0.changesFollowing && $0.isReplaced(before: start) }
        guard let change = following.max(by: { $0.replacedSecond < $1.replacedSecond }),
          let former = change.replaces
        else {
          result.occurrences.append(
            CalendarOccurrence(event: event, start: start, end: event.end(from: start)))
          continue
        }
        if change.isCancelled {
          result.cancelledDays.append(start.local.day)
          continue
        }
        // The same step from the series as the one that was changed.
        let zone = change.start.zone ?? .utc
        let step =
          change.start.local.secondsSinceEpoch - former.wallClock(in: zone).secondsSinceEpoch
        let moved = CalendarMoment(
          local: CivilTime(secondsSinceEpoch: start.wallClock(in: zone).secondsSinceEpoch + step),
          isDay: change.start.isDay, zone: change.start.zone)
        result.occurrences.append(
          CalendarOccurrence(event: change, start: moved, end: change.end(from: moved)))
      }
    }
  }
}

extension CalendarMoment {
  /// Whether two moments are the same; a day is the same as any time of it.
  fileprivate func isSame(as other: CalendarMoment) -> Bool {
    if isDay || other.isDay { return local.day == other.local.day }
    return instant(in: .utc) == other.instant(in: .utc)
  }
}

extension CalendarEvent {
  /// Whether it takes the place of an occurrence before another one.
  fileprivate func isReplaced(before start: CalendarMoment) -> Bool {
    replaces != nil && replacedSecond < start.instant(in: .utc).secondsSinceEpoch
  }

  /// When that one begins.
  fileprivate var replacedSecond: Int64 { (replaces ?? start).instant(in: .utc).secondsSinceEpoch }

  fileprivate func starts(window: ClosedRange<CivilDay>, limit: Int) -> [CalendarMoment] {
    guard !rules.isEmpty || !addedMoments.isEmpty else { return isExcluded(start) ? [] : [start] }
    // The start belongs to the series even where its rules pass over it (3.8.2.4), as calendars show it.
    let isFollowed = rules.allSatisfy { !$0.isEndless } || window.contains(start.local.day)
    var starts = isFollowed ? [start] : []
    for rule in rules where starts.count < limit {
      starts += moments(of: rule, window: window, limit: limit - starts.count)
    }
    starts += addedMoments.map { CalendarMoment(local: $0.local, isDay: start.isDay, zone: $0.zone) }
    var left: Set<CalendarMoment> = []
    for rule in excludingRules where left.count < limit {
      left.formUnion(moments(of: rule, window: window, limit: limit - left.count))
    }
    var seen: Set<Int64> = []
    return starts.filter { start in
      !left.contains(start) && !isExcluded(start)
        && seen.insert(start.instant(in: .utc).secondsSinceEpoch).inserted
    }.sorted { $0.local < $1.local }
  }

  /// How many occurrences a series without an end has before a day.
  fileprivate func count(before day: CivilDay, limit: Int) -> Int {
    guard start.local.day < day else { return 0 }
    let found = rules.filter(\.isEndless).flatMap { rule in
      rule.moments(from: start, through: day.advanced(by: -1), limit: limit) { _ in false }
    }
    return Set(found + [start]).count { !isExcluded($0) }
  }

  private func isExcluded(_ moment: CalendarMoment) -> Bool {
    excludedMoments.contains { $0.isSame(as: moment) }
  }

  /// The moments of a rule; of one without an end only those in the window.
  private func moments(
    of rule: RecurrenceRule, window: ClosedRange<CivilDay>, limit: Int
  ) -> [CalendarMoment] {
    let farthest =
      rule.isEndless ? window.upperBound : CivilDay(year: 9998, month: 12, day: 31) ?? window.upperBound
    let earliest = rule.isEndless ? window.lowerBound : nil
    return rule.moments(from: start, since: earliest, through: farthest, limit: limit) { moment in
      guard let until = rule.until else { return false }
      if until.isDay || moment.isDay { return moment.local.day > until.local.day }
      return moment.instant(in: .utc) > until.instant(in: until.zone ?? moment.zone ?? .utc)
    }
  }
}
