import JournalModel

/// Finds a zone of the system by its IANA name.
package typealias ZoneLookup = @Sendable (_ name: String) -> TimeZoneRules?

/// The zones that a calendar names: by IANA name, by the name Windows has, as `/vendor/…/Area/City`, or by a
/// table of its own.
package struct CalendarZones: Sendable {
  private let system: ZoneLookup
  private var own: [String: TimeZoneRules] = [:]
  /// What each name stands for that a line of a part has: looked up once, so that the two ends of an event
  /// are never told in different zones.
  private var named: [String: TimeZoneRules] = [:]
  /// The zone of times without one: that of `X-WR-TIMEZONE`, else the one that the person says.
  package private(set) var floating: TimeZoneRules?

  package init(
    _ calendar: CalendarComponent, system: @escaping ZoneLookup, floating said: TimeZoneRules? = nil
  ) {
    self.system = system
    for part in calendar.parts where part.name == "VTIMEZONE" {
      guard let id = part["TZID"]?.text.trimmedBlanks, own[id] == nil else { continue }
      let location = part["X-LIC-LOCATION"].flatMap { system($0.value.trimmedBlanks) }
      own[id] = location ?? part.zone(named: id)
    }
    floating = calendar["X-WR-TIMEZONE"].flatMap { lookUp($0.value.trimmedBlanks) } ?? said
    let names = Set(calendar.parts.lazy.flatMap(\.lines).compactMap { $0["TZID"]?.trimmedBlanks })
    for name in names { named[name] = lookUp(name) }
  }

  /// The zone of a name that a line has; `nil` where neither the system nor the calendar knows it.
  package func zone(named name: String) -> TimeZoneRules? { named[name.trimmedBlanks] }

  private func lookUp(_ name: String) -> TimeZoneRules? {
    if let zone = system(name) { return zone }
    if let windows = WindowsZones.name(of: name), let zone = system(windows) { return zone }
    let parts = name.split(separator: "/")
    for count in [3, 2] where parts.count > count {
      if let zone = system(parts.suffix(count).joined(separator: "/")) { return zone }
    }
    return own[name]
  }
}

extension CalendarComponent {
  /// The offsets over time of a `VTIMEZONE`; `nil` where it has no part that can be read. Rules without an
  /// end are followed to 2100.
  ///
  /// - Source: RFC 5545, 3.6.5: each part says from when on its offset holds, and how that repeats.
  fileprivate func zone(named name: String) -> TimeZoneRules? {
    var changes: [(seconds: Int64, offset: Int32)] = []
    var first: (seconds: Int64, offset: Int32)?
    for part in parts where part.name == "STANDARD" || part.name == "DAYLIGHT" {
      guard let from = part["TZOFFSETFROM"].flatMap({ CalendarTime.offset($0.value) }),
        let to = part["TZOFFSETTO"].flatMap({ CalendarTime.offset($0.value) }),
        let start = part["DTSTART"].flatMap({ CalendarTime.moment($0.value, zone: nil) }),
        let last = CivilDay(year: 2100, month: 12, day: 31)
      else { continue }
      var moments = [start]
      for line in part.all("RDATE") {
        moments += line.value.split(separator: ",").compactMap { CalendarTime.moment(String($0), zone: nil) }
      }
      for line in part.all("RRULE") {
        guard let rule = RecurrenceRule(line.value, zone: nil) else { continue }
        moments += rule.moments(from: start, through: last, limit: 2000) { moment in
          guard let until = rule.until else { return false }
          // The end is in UTC; a moment of the rule, on the wall clock before the change.
          let shift: Int64 = until.zone == nil ? 0 : Int64(from)
          return moment.local.secondsSinceEpoch - shift > until.local.secondsSinceEpoch
        }
      }
      for moment in moments {
        let seconds = moment.local.secondsSinceEpoch - Int64(from)
        changes.append((seconds, to))
        if seconds < first?.seconds ?? .max { first = (seconds, from) }
      }
    }
    guard let first else { return nil }
    return TimeZoneRules(name: name, firstOffset: first.offset, changes: changes)
  }
}

/// The names that Windows, Outlook and Exchange give to time zones, as `Templates/words/windows-zones.txt`
/// has them: without the `Standard Time` that nearly all end with.
///
/// - Source: the supplemental data windowsZones of the Unicode CLDR, territory 001.
package enum WindowsZones {
  /// The IANA name of a zone; `nil` for a name that Windows does not have.
  package static func name(of zone: String) -> String? {
    let (name, ending) = (zone.lowercased(), " standard time")
    let short = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    guard name.contains("time") || name.hasPrefix("utc"), case let found = table[short], !found.isEmpty else {
      return nil
    }
    return found
  }

  private static let table = NamedWords("windows-zones")
}
