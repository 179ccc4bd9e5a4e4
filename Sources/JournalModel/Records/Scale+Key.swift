extension Key {
  /// The scale whose rating the key holds.
  public var scale: Scale? {
    switch self {
    case .energy: .energy
    case .stress: .stress
    case .motivation: .motivation
    case .fatigue: .fatigue
    case .load: .load
    case .satisfaction: .satisfaction
    default: nil
    }
  }
}

extension Scale {
  /// The key that holds the rating.
  public var key: Key {
    switch self {
    case .energy: .energy
    case .stress: .stress
    case .motivation: .motivation
    case .fatigue: .fatigue
    case .load: .load
    case .satisfaction: .satisfaction
    }
  }
}
