import JournalModel

/// Limits of work and rest, each as its text has it: facts are shown beside them. Agreements may differ.
public struct RestRules: Hashable, Sendable {
  /// Which set it is; `nil` where nobody chose one: then there is no limit to be beyond.
  public var name: Name?
  /// The limits, at most one of a kind.
  public var rules: [Rule]

  /// A limit.
  public struct Rule: Hashable, Sendable {
    /// What it limits.
    public var kind: Kind
    /// Minutes; days of a run.
    public var limit: Int
    /// Where it stands, as lawyers cite it in any language; `nil` for a number of the profile's own.
    public var article: String?
    /// Over what an average is taken.
    public var period: Period?
    /// Whether the text wants the rest in each 24 hours: longer work on end than the time beside it has none.
    var isOfEachDay = false

    /// Where it stands: its article, or the profile.
    public var source: String { article ?? "journal.md" }
  }

  /// What can be limited.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Least rest between two days of work; most work in a day, and in a night.
    case rest, shift, night
    /// Most work in any seven days, in a calendar week, and in a week on average.
    case any7, week, average
    /// Least rest once in seven days, without interruption.
    case weeklyRest = "weekly-rest"
    /// Most days with work in a row, and most nights.
    case run
    case nightRun = "night-run"

    /// Whether it is counted in days.
    public var isRun: Bool { self == .run || self == .nightRun }
  }

  /// A reference period: so many weeks, or months.
  public enum Period: Hashable, Sendable {
    case weeks(Int), months(Int)

    /// Its first day where it ends with a day.
    func first(endingOn last: CivilDay) -> CivilDay {
      switch self {
      case .weeks(let count): return last.advanced(by: 1 - 7 * count)
      case .months(let count):
        let next = last.advanced(by: 1).fields
        let months = next.year * 12 + next.month - 1 - count
        let (year, month) = (months / 12, months % 12 + 1)
        let day = min(next.day, CivilDay.length(ofMonth: month, year: year))
        return CivilDay(year: year, month: month, day: day) ?? last
      }
    }

    /// As ISO 8601 writes a duration: `P17W`, `P4M`.
    public var iso: String {
      switch self {
      case .weeks(let count): "P\(count)W"
      case .months(let count): "P\(count)M"
      }
    }
  }

  /// The sets by their names.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The directive of the European Union; French public hospitals; French private law; the United Kingdom;
    /// Germany; Switzerland; no limits.
    case eu
    case frenchHospital = "fr-hospital"
    case french = "fr"
    case unitedKingdom = "uk"
    case german = "de"
    case swiss = "ch"
    case none

    /// Reads a name without regard to case.
    public init?(named text: String) {
      let word = Folding.folded(text.trimmed)
      guard let name = Name.allCases.first(where: { $0.rawValue == word }) else { return nil }
      self = name
    }
  }

  /// A set.
  public init(_ name: Name) {
    self.name = name
    rules = RestRules.rules(of: name)
  }

  /// The rules that a profile asks for: a set with the profile's own numbers in place of the set's; no limits
  /// where it names neither.
  public init(_ choice: RestRuleChoice?) {
    name = choice?.name.flatMap { Name(named: $0) }
    rules = name.map { RestRules.rules(of: $0) } ?? []
    guard let choice else { return }
    let own: [(Kind, Int?)] = [
      (.rest, choice.restMinutes), (.weeklyRest, choice.weeklyRestMinutes), (.any7, choice.weekMinutes),
      (.shift, choice.shiftMinutes), (.night, choice.shiftMinutes), (.run, choice.run),
      (.nightRun, choice.nightRun),
    ]
    for (kind, limit) in own {
      guard let limit else { continue }
      rules.removeAll { $0.kind == kind }
      rules.append(Rule(kind: kind, limit: limit))
    }
    let order = Kind.allCases
    rules.sort { order.firstIndex(of: $0.kind) ?? 0 < order.firstIndex(of: $1.kind) ?? 0 }
  }

  /// Whether there is nothing to be beyond: nobody chose rules, or chose none.
  public var isEmpty: Bool { rules.isEmpty }

  /// The limit of a kind; `nil` where the rules have none.
  public func rule(_ kind: Kind) -> Rule? { rules.first { $0.kind == kind } }

  /// Under so much rest, in minutes, a rest is told as short also where no rules are chosen.
  public static let shortRest = 11 * 60
}
