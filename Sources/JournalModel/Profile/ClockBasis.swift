/// What counts as the hours of a shift that nobody states: the profile's key `clock`.
public enum ClockBasis: String, CaseIterable, Hashable, Sendable {
  /// The plan: check-ins and check-outs tell how she felt and clock nothing.
  case said
  /// The moments of check-in and check-out.
  case notes

  /// Reads a basis in any language that is read.
  public init?(_ text: String) {
    guard let basis = ClockBasis(rawValue: text) ?? ClockBasis.names[text].map({ ClockBasis.allCases[$0] })
    else { return nil }
    self = basis
  }

  private static let names = WordIndex(file: "clock-bases")
}
