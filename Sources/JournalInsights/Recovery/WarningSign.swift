import JournalModel

/// Something that people who burn out often see first: an observation about four weeks, never a diagnosis.
///
/// Three signs, after the three dimensions of burnout: exhaustion (high fatigue or emotional load after
/// shifts, low energy before them), distance from the work (low motivation), and a sense of achieving little
/// (low satisfaction).
///
/// - Source: Maslach and Jackson (1981), "The measurement of experienced burnout", Journal of Occupational
///   Behaviour 2. The journal's single ratings are not that inventory and have no clinical limits; the limits
///   here are this program's own.
public struct WarningSign: Hashable, Sendable {
  /// Which of the three.
  public var dimension: Dimension
  /// The scale that shows it.
  public var scale: Scale
  /// The mean of the last 28 days.
  public var recent: Mean
  /// The mean of the 90 days before, where there are enough values: what is usual for the person.
  public var usual: Mean?

  /// The three dimensions.
  public enum Dimension: String, CaseIterable, Hashable, Sendable {
    /// By their names in JSON.
    case exhaustion, distance, littleAccomplishment
  }

  /// Fewest values in 28 days, and in the 90 days before.
  public static let fewest = 6, fewestUsual = 12
  /// From this mean on a sign shows: 4 on a scale where high is bad, 2 where low is.
  public static let high = 4.0, low = 2.0
  /// A change against what is usual from which a sign shows, in steps of the scale, once the mean is on the
  /// bad side of 3.
  public static let change = 0.75

  /// The signs of the last 28 days, by dimension; empty where the profile switches them off (`warning-signs:
  /// false`).
  public static func signs(
    in table: FactTable, today: CivilDay, profile: Profile, zone: TimeZoneRules
  ) -> [WarningSign] {
    guard profile.showsWarningSigns else { return [] }
    let values = DayValues(table, days: today.advanced(by: -117)...today, zone: zone)
    let scales: [(Dimension, Scale)] = [
      (.exhaustion, .fatigue), (.exhaustion, .load), (.exhaustion, .energy), (.distance, .motivation),
      (.littleAccomplishment, .satisfaction),
    ]
    return scales.compactMap { dimension, scale in sign(dimension, scale, values, today) }
  }

  private static func sign(
    _ dimension: Dimension, _ scale: Scale, _ values: DayValues, _ today: CivilDay
  ) -> WarningSign? {
    guard let measure = values.measures.firstIndex(of: .scale(scale)) else { return nil }
    let now = values.sum(measure, from: today.advanced(by: -27), until: today)
    let before = values.sum(measure, from: today.advanced(by: -117), until: today.advanced(by: -28))
    guard now.count >= fewest, let recent = Mean(sum: now.sum, count: now.count, expected: now.count) else {
      return nil
    }
    let isHighGood = scale.good == .high
    let usual =
      before.count >= fewestUsual ? Mean(sum: before.sum, count: before.count, expected: before.count) : nil
    let isFar = isHighGood ? recent.value <= low : recent.value >= high
    let worse = usual.map { isHighGood ? $0.value - recent.value : recent.value - $0.value } ?? 0
    let isOnBadSide = isHighGood ? recent.value < 3 : recent.value > 3
    guard isFar || worse >= change && isOnBadSide else { return nil }
    return WarningSign(dimension: dimension, scale: scale, recent: recent, usual: usual)
  }
}
