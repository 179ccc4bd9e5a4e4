/// What may help, by a person's own record: something in their hands that goes with better days, or whose
/// lack goes with worse ones.
///
/// Weekdays, shifts and the weather are nobody's choice: they are told among the effects, and not here. What
/// is good for one measure and bad for another is left out: only the person can weigh that.
public struct HelpfulFactor: Hashable, Sendable {
  /// A tag or a person to have more of; short rest or short sleep to have less of.
  public var factor: Factor
  /// What is better for it, the strongest first.
  public var measures: [Measure]

  /// What may help by these effects, which are sorted with the strongest first.
  public static func found(in effects: [Effect]) -> [HelpfulFactor] {
    var found: [HelpfulFactor] = []
    for effect in effects {
      guard let helps = effect.factor.helpsWhereGood, let isGood = effect.isGood,
        !found.contains(where: { $0.factor == effect.factor })
      else { continue }
      let own = effects.filter { $0.factor == effect.factor && $0.isGood != nil }
      guard helps == isGood, own.allSatisfy({ $0.isGood == isGood }) else { continue }
      found.append(HelpfulFactor(factor: effect.factor, measures: own.map(\.measure)))
    }
    return found
  }
}

extension Factor {
  /// Whether more of it is what would help; `false` where less of it would, `nil` where it is nobody's
  /// choice.
  fileprivate var helpsWhereGood: Bool? {
    switch self {
    case .tag, .person: true
    case .shortRest, .shortSleep: false
    case .weekday, .shift, .indexInBlock, .nightInARow, .weather: nil
    }
  }
}
