import JournalShifts

/// A word or sentence of the report on paper.
public enum ReportCaption: Hashable, Sendable {
  /// Where the hours of a shift come from.
  case basis(Shift.Basis)
  /// Where the limits of a set of rules stand, with their dates.
  case rules(RestRules.Name)
  /// The table of limits: its title, what each is about, its columns.
  case limit(RestRules.Kind)
}

extension String {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
