extension TimeZoneRules {
  /// The rules of somebody who moved: each zone from its first day on, so that a wall clock of an old day
  /// keeps the offset that it had; `nil` where there is none.
  ///
  /// - Parameter parts: in the order of their days; the day of the first plays no part.
  package static func joined(_ parts: [(from: CivilDay?, zone: TimeZoneRules)]) -> TimeZoneRules? {
    guard var result = parts.first?.zone else { return nil }
    result.parts = [Part(from: CivilDay(number: .min), zone: result)]
    for (from, zone) in parts.dropFirst() {
      guard let from else { continue }
      result.parts.append(Part(from: from, zone: zone))
      let moment = zone.instant(of: CivilTime(day: from, time: .midnight)).secondsSinceEpoch
      result.write(until: moment)
      result.transitions.append(moment)
      result.offsets.append(zone.offset(at: Instant(secondsSinceEpoch: moment)))
      for (transition, offset) in zip(zone.transitions, zone.offsets) where transition > moment {
        result.transitions.append(transition)
        result.offsets.append(offset)
      }
      result.rule = zone.rule
      result.name = zone.name
    }
    return result
  }

  /// The one zone that holds on a day: a shift that begins on it is read in no other, whatever follows.
  public func zone(on day: CivilDay) -> TimeZoneRules {
    parts.last { $0.from <= day }?.zone ?? self
  }

  /// Whether somebody moved on a day, the one before it or one of the two after it: then a wall clock of the
  /// day can be read in two zones.
  package func isNearMove(_ day: CivilDay) -> Bool {
    !parts.isEmpty && parts.dropFirst().contains { (-1...2).contains(day.days(until: $0.from)) }
  }

  /// Makes transitions of the rule up to a moment, and forgets what follows it.
  private mutating func write(until moment: Int64) {
    let known = transitions.prefix { $0 < moment }.count
    transitions.removeSubrange(known...)
    offsets.removeSubrange(known...)
    defer { self.rule = nil }
    guard let rule else { return }
    if transitions.isEmpty { firstOffset = rule.standard }
    // A rule without daylight saving says what the last transition says.
    guard let saving = rule.saving else { return }
    let last = CivilTime(secondsSinceEpoch: moment).day.year
    let first = transitions.last.map { CivilTime(secondsSinceEpoch: $0).day.year } ?? last - 60
    for year in max(first, last - 300)...max(first, last) {
      guard let start = saving.start.seconds(in: year), let end = saving.end.seconds(in: year) else {
        continue
      }
      let changes = [
        (start - Int64(rule.standard), saving.offset), (end - Int64(saving.offset), rule.standard),
      ]
      for (at, offset) in changes.sorted(by: { $0.0 < $1.0 }) {
        addTransition(at: at, offset, before: moment)
      }
    }
  }

  private mutating func addTransition(at seconds: Int64, _ offset: Int32, before moment: Int64) {
    guard seconds < moment, seconds > transitions.last ?? .min else { return }
    transitions.append(seconds)
    offsets.append(offset)
  }
}
