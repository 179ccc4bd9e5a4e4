/// Some days of the week.
public struct Weekdays: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A bit for each raw value of ``Weekday``.
  private var bits: UInt8 = 0

  /// None.
  public init() {}

  /// These days.
  public init(arrayLiteral days: Weekday...) {
    for day in days { insert(day) }
  }

  /// Adds a day.
  public mutating func insert(_ day: Weekday) { bits |= 1 << UInt8(day.rawValue) }

  /// Whether a day is one of them.
  public func contains(_ day: Weekday) -> Bool { bits & (1 << UInt8(day.rawValue)) != 0 }
}
