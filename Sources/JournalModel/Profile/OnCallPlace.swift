/// Where a person waits while on call, `where` in the profile's `shifts`.
public enum OnCallPlace: String, CaseIterable, Hashable, Sendable {
  /// At home, where the time is rest; at the workplace, where it is working time to the law.
  case home, workplace

  /// Reads a place in any language that is read.
  public init?(_ text: String) {
    guard let index = OnCallPlace.names[text] else { return nil }
    self = OnCallPlace.allCases[index]
  }

  private static let names = WordIndex(file: "on-call-places")
}
