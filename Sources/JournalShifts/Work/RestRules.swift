import JournalModel
import JournalText

/// Limits of work and rest, in minutes: facts are shown beside them, never a verdict. Agreements may differ.
public struct RestRules: Hashable, Sendable {
  /// Which set it is.
  public var name: Name
  /// Least rest between two days of work.
  public var rest: Int?
  /// Least rest once in seven days, without interruption.
  public var weeklyRest: Int?
  /// Most work in seven days one after another.
  public var week: Int?
  /// Longest shift, and longest night.
  public var shift: Int?, night: Int?
  /// Most days with work in a row, and most nights.
  public var run: Int?, nightRun: Int?

  /// The sets by their names.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The directive of the European Union; French public hospitals; French private law; the United Kingdom;
    /// no limits.
    case eu
    case frenchHospital = "fr-hospital"
    case french = "fr"
    case unitedKingdom = "uk"
    case none

    /// Reads a name without regard to case.
    public init?(named text: String) {
      let word = Folding.folded(text.trimmed)
      guard let name = Name.allCases.first(where: { $0.rawValue == word }) else { return nil }
      self = name
    }
  }

  /// A set.
  ///
  /// - Source: `eu`: directive 2003/88/EC, articles 3 (11 h in 24), 5 (24 h and 11 h in 7 days), 6 (48 h a
  ///   week on average). `fr-hospital`: decree 2002-9 of 4 January 2002, articles 6 and 7 (12 h, 36 h, 48 h
  ///   in any 7 days: Conseil d'État 4 April 2018, 398069; 12 h a shift by derogation). `fr`: Code du travail
  ///   L3131-1, L3132-1, L3132-2, L3121-18, L3121-20, L3122-6. `uk`: Working Time Regulations 1998, 4, 10 and
  ///   11; runs of HSE guidance HSG256.
  public init(_ name: Name) {
    self.name = name
    switch name {
    case .eu: (rest, weeklyRest, week, run) = (11 * 60, 35 * 60, 48 * 60, 6)
    case .frenchHospital:
      (rest, weeklyRest, week, shift, night) = (12 * 60, 36 * 60, 48 * 60, 12 * 60, 12 * 60)
    case .french:
      (rest, weeklyRest, week, run) = (11 * 60, 35 * 60, 48 * 60, 6)
      (shift, night) = (10 * 60, 8 * 60)
    case .unitedKingdom:
      (rest, weeklyRest, week, run, nightRun) = (11 * 60, 24 * 60, 48 * 60, 7, 3)
    case .none: break
    }
  }

  /// The rules that a profile asks for: a set, that of the Union where it names none, with its own numbers
  /// before the set's.
  public init(_ choice: RestRuleChoice?) {
    self.init(choice?.name.flatMap { Name(named: $0) } ?? .eu)
    guard let choice else { return }
    rest = choice.restMinutes ?? rest
    weeklyRest = choice.weeklyRestMinutes ?? weeklyRest
    week = choice.weekMinutes ?? week
    shift = choice.shiftMinutes ?? shift
    night = choice.shiftMinutes ?? night
    run = choice.run ?? run
    nightRun = choice.nightRun ?? nightRun
  }
}
