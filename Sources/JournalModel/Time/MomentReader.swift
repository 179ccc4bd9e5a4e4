/// Gives the moments of many timestamps, which mostly lie near one another: what it found out about the zone
/// for one of them serves the next.
public struct MomentReader: Sendable {
  private let zone: TimeZoneRules
  /// The wall-clock times, in seconds since 1970-01-01 00:00 on it, that are known to have the offset.
  private var known: Range<Int64> = 0..<0
  private var offset: Int64 = 0

  /// A reader for timestamps that take a missing offset from a zone.
  public init(zone: TimeZoneRules) { self.zone = zone }

  /// The moment of a record that states one, in seconds since 1970-01-01T00:00:00Z.
  public mutating func seconds(of facts: RecordFacts) -> Int64 {
    seconds(ofWall: facts.wall, offset: facts.offset)
  }

  /// The moment of what ``RecordFacts`` has of one; the smallest number where it has none.
  package mutating func seconds(ofWall wall: Int64, offset: Int32) -> Int64 {
    if wall == RecordFacts.none { return wall }
    return offset == .min ? seconds(ofWall: wall) : wall - Int64(offset)
  }

  /// The moment of a timestamp, in seconds since 1970-01-01T00:00:00Z.
  public mutating func seconds(of timestamp: Timestamp) -> Int64 {
    let wall = timestamp.local.secondsSinceEpoch
    return timestamp.offset.map { wall - Int64($0) } ?? seconds(ofWall: wall)
  }

  /// The moment of a wall-clock time that gives no offset; both in seconds, the same as
  /// ``TimeZoneRules/instant(of:)``.
  public mutating func seconds(ofWall wall: Int64) -> Int64 {
    if !known.contains(wall) {
      let instant = zone.instant(of: CivilTime(secondsSinceEpoch: wall))
      let steady = zone.steadySpan(around: instant)
      offset = Int64(zone.offset(at: instant))
      // A day from every change no wall-clock time is skipped or comes twice.
      let margin: Int64 = 86_400
      let first = steady.lowerBound + offset + margin
      known = first..<max(first, steady.upperBound + offset - margin)
      guard known.contains(wall) else { return instant.secondsSinceEpoch }
    }
    return wall - offset
  }
}

extension TimeZoneRules {
  /// Moments around one during which the offset stays the same, in seconds since 1970-01-01T00:00:00Z; not
  /// always all of them.
  func steadySpan(around instant: Instant) -> Range<Int64> {
    let seconds = instant.secondsSinceEpoch
    // Far enough from the ends of the numbers to add days to.
    var span: Range<Int64> = Int64.min / 4..<Int64.max / 4
    if let rule, seconds >= transitions.last ?? .min { span = rule.steadySpan(around: seconds) }
    for transition in transitions {
      if transition <= seconds {
        span = max(span.lowerBound, transition)..<span.upperBound
      } else {
        return span.lowerBound..<min(span.upperBound, transition)
      }
    }
    return span
  }
}

extension PosixZone {
  /// The part of a year, or all time, during which the offset stays the same.
  fileprivate func steadySpan(around seconds: Int64) -> Range<Int64> {
    let always = Int64.min / 4..<Int64.max / 4
    guard let saving else { return always }
    let year = CivilTime(secondsSinceEpoch: seconds + Int64(standard)).day.year
    guard let start = saving.start.seconds(in: year), let end = saving.end.seconds(in: year),
      let first = CivilDay(year: year, month: 1, day: 1),
      let next = CivilDay(year: year + 1, month: 1, day: 1)
    else { return seconds..<seconds }
    let bounds = [
      Int64(first.number) * 86_400 - Int64(standard), start - Int64(standard), end - Int64(saving.offset),
      Int64(next.number) * 86_400 - Int64(standard),
    ]
    let lower = bounds.filter { $0 <= seconds }.max() ?? seconds
    return lower..<(bounds.filter { $0 > seconds }.min() ?? seconds)
  }
}
