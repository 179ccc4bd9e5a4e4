/// Which limits of work and rest the person wants to see, the profile's key `rest-rules`: a set by its name,
/// and own numbers that go before it.
public struct RestRuleChoice: Hashable, Sendable {
  /// The name of a set, one of ``names``; `nil` where only numbers are said.
  public var name: String?
  /// Least rest between two shifts, and once a week, in minutes.
  public var restMinutes: Int?, weeklyRestMinutes: Int?
  /// Most work in seven days, and in one shift, in minutes.
  public var weekMinutes: Int?, shiftMinutes: Int?
  /// Most days with work in a row, and most nights.
  public var run: Int?, nightRun: Int?

  /// A choice of a set.
  public init(name: String? = nil) { self.name = name }

  /// The sets by their names.
  public static let names = ["eu", "fr-hospital", "fr", "uk", "de", "ch", "none"]

  /// The keys of own numbers.
  public static let keys = ["rules", "rest", "weekly-rest", "week", "shift", "run", "nights"]
}
