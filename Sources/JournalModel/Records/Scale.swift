/// A rating from 1 to 5 that a check-in or a check-out asks for.
public enum Scale: UInt8, CaseIterable, Hashable, Sendable {
  /// Before a shift.
  case energy, stress, motivation
  /// After a shift; `load` is the emotional load.
  case fatigue, load, satisfaction

  /// The key in files and in JSON.
  public var name: String {
    switch self {
    case .energy: "energy"
    case .stress: "stress"
    case .motivation: "motivation"
    case .fatigue: "fatigue"
    case .load: "load"
    case .satisfaction: "satisfaction"
    }
  }

  /// Whether a high value is good news.
  public var isHighGood: Bool {
    switch self {
    case .energy, .motivation, .satisfaction: true
    case .stress, .fatigue, .load: false
    }
  }

  /// The scales of a kind of record, in the order in which they are asked; none where the kind has none.
  public static func scales(of kind: Kind) -> [Scale] {
    switch kind {
    case .checkIn: [.energy, .stress, .motivation]
    case .checkOut: [.fatigue, .load, .satisfaction]
    default: []
    }
  }
}

/// The ratings of one record: for each scale 1...5, or nothing.
public struct Ratings: Hashable, Sendable {
  /// Indexed by the raw value of ``Scale``; 0 where there is none.
  var values: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0)

  /// No ratings.
  public init() {}

  /// The rating on a scale, 1...5; setting anything else clears it.
  public subscript(scale: Scale) -> Int? {
    get {
      let value = withUnsafeBytes(of: values) { $0[Int(scale.rawValue)] }
      return value == 0 ? nil : Int(value)
    }
    set {
      let stored = newValue.flatMap { (1...5).contains($0) ? UInt8($0) : nil } ?? 0
      withUnsafeMutableBytes(of: &values) { $0[Int(scale.rawValue)] = stored }
    }
  }

  /// All six in one number, eight bits for each scale from the lowest on; 0 where there is none.
  public var packed: UInt64 {
    let (first, second, third, fourth, fifth, sixth) = values
    return UInt64(first) | UInt64(second) << 8 | UInt64(third) << 16 | UInt64(fourth) << 24
      | UInt64(fifth) << 32 | UInt64(sixth) << 40
  }

  /// Whether there is no rating at all.
  public var isEmpty: Bool { values == (0, 0, 0, 0, 0, 0) }

  /// Equal where all six agree.
  public static func == (left: Ratings, right: Ratings) -> Bool { left.values == right.values }

  /// Feeds all six.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: values) { hasher.combine(bytes: $0) } }
}
