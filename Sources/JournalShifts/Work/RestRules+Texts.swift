extension RestRules {
  /// The limits of a set, in the order of the kinds.
  ///
  /// - Source: `eu`: directive 2003/88/EC, articles 3, 5, and 6 with 16 (b), averaged over four months.
  ///   `fr-hospital`: decree 2002-9 of 4 January 2002, articles 6 (12 h, 36 h, 48 h in any 7 days: Conseil
  ///   d'État 4 April 2018, 398069) and 7 (12 h a shift by derogation). `fr`: Code du travail L3131-1,
  ///   L3132-2, L3132-1, L3121-18, L3122-6, L3121-20 and L3121-22. `uk`: Working Time Regulations 1998, 4 (17
  ///   weeks), 10 and 11; runs of the guidance HSG256.
  ///
  /// `de` has the directive, by which Germany is bound, and `ch` nothing: the texts of Arbeitszeitgesetz and
  /// Arbeitsgesetz could not be read at their source and are not guessed.
  static func rules(of name: Name) -> [Rule] {
    switch name {
    case .eu, .german: directive
    case .frenchHospital:
      [
        Rule(kind: .rest, limit: 12 * 60, article: "2002-9, art. 6"),
        Rule(kind: .shift, limit: 12 * 60, article: "2002-9, art. 7"),
        Rule(kind: .night, limit: 12 * 60, article: "2002-9, art. 7"),
        Rule(kind: .any7, limit: 48 * 60, article: "2002-9, art. 6"),
        Rule(kind: .weeklyRest, limit: 36 * 60, article: "2002-9, art. 6"),
      ]
    case .french:
      [
        Rule(kind: .rest, limit: 11 * 60, article: "L3131-1"),
        Rule(kind: .shift, limit: 10 * 60, article: "L3121-18"),
        Rule(kind: .night, limit: 8 * 60, article: "L3122-6"),
        Rule(kind: .week, limit: 48 * 60, article: "L3121-20"),
        Rule(kind: .average, limit: 44 * 60, article: "L3121-22", period: .weeks(12)),
        Rule(kind: .weeklyRest, limit: 35 * 60, article: "L3132-2"),
        Rule(kind: .run, limit: 6, article: "L3132-1"),
      ]
    case .unitedKingdom:
      [
        Rule(kind: .rest, limit: 11 * 60, article: "WTR 1998, reg. 10", isOfEachDay: true),
        Rule(kind: .average, limit: 48 * 60, article: "WTR 1998, reg. 4", period: .weeks(17)),
        Rule(kind: .weeklyRest, limit: 24 * 60, article: "WTR 1998, reg. 11"),
        Rule(kind: .run, limit: 7, article: "HSG256"), Rule(kind: .nightRun, limit: 3, article: "HSG256"),
      ]
    case .swiss, .none: []
    }
  }

  private static let directive = [
    Rule(kind: .rest, limit: 11 * 60, article: "2003/88, art. 3", isOfEachDay: true),
    Rule(kind: .average, limit: 48 * 60, article: "2003/88, art. 6", period: .months(4)),
    Rule(kind: .weeklyRest, limit: 35 * 60, article: "2003/88, art. 5"),
  ]
}
