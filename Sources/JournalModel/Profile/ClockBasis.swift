import JournalText

/// Whether the moments of check-ins and check-outs count as hours: the profile's key `clock`.
public enum ClockBasis: String, CaseIterable, Hashable, Sendable {
  /// Hours are those that the person states, else the plan's.
  case said
  /// The moments of check-in and check-out are her clock.
  case notes

  /// Reads a basis under any of its names.
  package init?(_ text: String) {
    guard let index = ClockBasis.names[text] else { return nil }
    self = ClockBasis.allCases[index]
  }

  private static let names = WordIndex([
    "said,stated,plan,indiqué,dit,angegeben,gesagt,indicado,indicato,informado,opgegeven,申告,입력",
    "notes,note,noted,noté,notiert,notizen,anotado,annotato,genoteerd,記録,기록",
  ])
}
