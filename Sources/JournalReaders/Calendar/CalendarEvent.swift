import JournalModel
import YAMLCodec

/// An event of a calendar.
///
/// - Source: RFC 5545, 3.6.1.
package struct CalendarEvent: Sendable {
  /// Its id; made from its start where the calendar gives none.
  package var id: String
  package var start: CalendarMoment
  /// When it ends, exclusive; `nil` where the calendar does not say.
  package var end: CalendarMoment?
  var duration: CalendarTime.Duration?
  package var summary: String
  package var categories: [String]
  /// The names of the properties that say more of it in words.
  package var further: [String]
  /// Whether it does not take place.
  package var isCancelled: Bool
  /// Whether it is not sure yet that it takes place.
  package var isTentative: Bool
  /// How often it was revised.
  package var revision: Int
  /// Which occurrence of a series it stands for.
  package var replaces: CalendarMoment?
  var changesFollowing: Bool
  /// The line of the file where it begins.
  package var line: Int
  var rules: [RecurrenceRule]
  var excludingRules: [RecurrenceRule]
  var addedMoments: [CalendarMoment]
  /// The ends of added moments that are written as periods, by their starts.
  private var addedEnds: [CalendarMoment: CalendarMoment] = [:]
  var excludedMoments: [CalendarMoment]
  /// Flaws that cost a part of it.
  package var flaws: [(flaw: SourceFlaw, line: Int)]

  /// Reads an event.
  ///
  /// - Throws: `SourceFlaw/noDate(_:)` where it has no start.
  package init(_ component: CalendarComponent, zones: CalendarZones) throws(ReadingError) {
    var flaws: [(flaw: SourceFlaw, line: Int)] = []
    func moment(_ line: CalendarLine?) -> CalendarMoment? {
      guard let line else { return nil }
      return CalendarEvent.moments(line, zones: zones, flaws: &flaws).first
    }
    guard let startLine = component["DTSTART"], let start = moment(startLine) else {
      let line = component["DTSTART"]
      let position = SourcePosition(line: line?.number ?? component.number, column: 1, offset: 0)
      throw ReadingError(.noDate(line?.value ?? ""), at: position)
    }
    self.start = start
    end = moment(component["DTEND"])
    if let line = component["DURATION"] {
      duration = CalendarTime.duration(line.value)
      if duration == nil { flaws.append((.noDate(line.value), line.number)) }
    }
    summary = component["SUMMARY"]?.text.trimmedBlanks ?? ""
    categories = component.all("CATEGORIES").flatMap(\.texts).map(\.trimmedBlanks)
    further = ["DESCRIPTION", "LOCATION", "COMMENT"].filter { name in
      component[name]?.text.trimmedBlanks.isEmpty == false
    }
    let status = component["STATUS"]?.value.trimmedBlanks.uppercased()
    (isCancelled, isTentative) = (status == "CANCELLED", status == "TENTATIVE")
    revision = component["SEQUENCE"].flatMap { Int($0.value.trimmedBlanks) } ?? 0
    replaces = moment(component["RECURRENCE-ID"])
    changesFollowing = component["RECURRENCE-ID"]?["RANGE"]?.uppercased() == "THISANDFUTURE"
    line = component.number
    let id = component["UID"]?.value.trimmedBlanks ?? ""
    self.id = id.isEmpty ? startLine.value + " " + summary : id
    func rules(_ name: String) -> [RecurrenceRule] {
      component.all(name).compactMap { line in
        let rule = RecurrenceRule(line.value, zone: start.zone)
        if rule == nil { flaws.append((.unknownRule(line.value), line.number)) }
        return rule
      }
    }
    self.rules = rules("RRULE")
    excludingRules = rules("EXRULE")
    addedMoments = component.all("RDATE").flatMap { CalendarEvent.moments($0, zones: zones, flaws: &flaws) }
    for line in component.all("RDATE") where line.value.utf8.contains(0x2F) {
      for period in line.value.split(separator: ",").prefix(10_000) {
        let parts = period.split(separator: "/").map { CalendarLine(line, value: $0.trimmedBlanks) }
        guard parts.count == 2, let start = moment(parts[0]), !parts[1].value.hasPrefix("P") else { continue }
        addedEnds[start] = moment(parts[1])
      }
    }
    excludedMoments = component.all("EXDATE").flatMap {
      CalendarEvent.moments($0, zones: zones, flaws: &flaws)
    }
    self.flaws = flaws
  }

  /// The moments of a line; of periods their starts.
  private static func moments(
    _ line: CalendarLine, zones: CalendarZones, flaws: inout [(flaw: SourceFlaw, line: Int)]
  ) -> [CalendarMoment] {
    var zone = zones.floating
    if let name = line["TZID"], !name.isEmpty {
      if let known = zones.zone(named: name) {
        zone = known
      } else {
        flaws.append((.unknownZone(name, taken: zones.floating?.name), line.number))
      }
    }
    return line.value.split(separator: ",").prefix(10_000).compactMap { part in
      let text = part.prefix { $0 != "/" }
      let moment = CalendarTime.moment(String(text), zone: zone)
      if moment == nil { flaws.append((.noDate(String(text)), line.number)) }
      return moment
    }
  }

  /// The end of the occurrence that begins at a moment; the start itself where the calendar says nothing.
  ///
  /// An end before its start is one on the next day: some programs write the night's end on the day it began.
  func end(from start: CalendarMoment) -> CalendarMoment {
    if let end = addedEnds[start] { return end }
    if var end {
      if end.isDay != self.start.isDay { end.isDay = self.start.isDay }
      let days = self.start.local.day.days(until: start.local.day)
      if start.isDay || end.zone == self.start.zone && start.local.time == self.start.local.time {
        var day = end.local.day.advanced(by: days)
        if !start.isDay, day == start.local.day, end.local.time < start.local.time {
          day = day.advanced(by: 1)
        }
        return end.on(day)
      }
      // Told in two zones, or at another time: what passes between them is the same each time.
      let length = self.start.instant(in: .utc).seconds(until: end.instant(in: .utc))
      let zone = start.zone ?? .utc
      let local = zone.local(zone.instant(of: start.local).advanced(by: max(0, length)))
      return CalendarMoment(local: local, isDay: false, zone: start.zone)
    }
    if let duration {
      let day = start.on(start.local.day.advanced(by: duration.days))
      guard duration.seconds != 0, !start.isDay else { return day }
      let zone = start.zone ?? .utc
      let local = zone.local(zone.instant(of: day.local).advanced(by: Int64(duration.seconds)))
      return CalendarMoment(local: local, isDay: false, zone: start.zone)
    }
    return start.isDay ? start.on(start.local.day.advanced(by: 1)) : start
  }
}
