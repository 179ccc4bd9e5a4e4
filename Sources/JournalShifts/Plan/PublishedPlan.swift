import JournalModel

/// A plan of shifts as it was published: what a record of the kind `rota` says.
public struct PublishedPlan: Hashable, Sendable {
  /// The id of the record.
  public var id: String
  /// The first and the last day over which it rules, days without a line included.
  public var from: CivilDay, until: CivilDay
  /// When it was published; `nil` where the record does not say it: then it is older than all that do.
  public var published: Instant?
  /// Who wrote the record.
  public var source: String?
  /// Which file an import read it from.
  public var origin: String?
  private let lines: [Int32: [String]]

  /// A plan that rules longer than these days is cut: nobody publishes one.
  static let longestDays = 4000

  /// The plan of a record; `nil` for other kinds and where it has no day.
  public init?(_ record: Record, zone: TimeZoneRules) {
    guard record.kind == .rota, let from = record.from else { return nil }
    var lines: [Int32: [String]] = [:]
    if case .list(let texts)? = record[detail: .shifts] {
      for case .string(let text) in texts {
        // The day alone is read here; what it has, when somebody asks for it.
        guard let day = CivilDay(iso: String(Substring(text.utf8.prefix(10)))), day >= from else { continue }
        lines[day.number, default: []].append(text)
      }
    }
    let last = lines.keys.max().map { CivilDay(number: $0) } ?? from
    let until = min(record.until ?? last, from.advanced(by: PublishedPlan.longestDays))
    guard from <= until else { return nil }
    id = record.id
    self.from = from
    self.until = until
    published = record.published?.instant(in: zone)
    (source, origin) = (record.source, record.origin)
    self.lines = lines
  }

  /// Whether it rules over a day.
  public func covers(_ day: CivilDay) -> Bool { from <= day && day <= until }

  /// The shifts of a day; none on a day without work, or one that it does not rule over.
  public func pieces(on day: CivilDay) -> [PlanPiece] {
    guard covers(day), let lines = lines[day.number] else { return [] }
    return lines.flatMap { line in
      // What can't be read is a word without a meaning: no day of rest.
      (try? PlanLine(line))?.pieces ?? [PlanPiece(word: .other(String(line.dropFirst(11))))]
    }
  }

  /// Whether it was published before another one: of the same moment the one with the lower number in its
  /// name, which a second record of a day gets.
  func precedes(_ other: PublishedPlan) -> Bool {
    let (own, others) = (published?.secondsSinceEpoch ?? .min, other.published?.secondsSinceEpoch ?? .min)
    return own != others ? own < others : (number, id) < (other.number, other.id)
  }

  /// The name of the record of a further plan, without its ending: its number is higher than those of the
  /// plans of its moment that rule over a day of it, so that it holds.
  package static func name(
    from: CivilDay, until: CivilDay, published: Instant, among plans: some Sequence<PublishedPlan>
  ) -> String {
    let stem = from.iso + "-rota"
    let others = plans.filter { plan in
      plan.id == stem || plan.id.hasPrefix(stem + "-")
        || plan.published == published && plan.from <= until && from <= plan.until
    }
    guard let highest = others.map(\.number).max() else { return stem }
    return "\(stem)-\(highest + 1)"
  }

  /// The number at the end of the name: 2 for `2026-12-01-rota-2`, 1 for `2026-12-01-rota`.
  private var number: Int {
    guard let hyphen = id.utf8.lastIndex(of: UInt8(ascii: "-")) else { return 1 }
    let digits = id.utf8[id.utf8.index(after: hyphen)...]
    // Two digits behind a date of the name are its day: `rota` stands between.
    let head = id.utf8[..<hyphen]
    guard head.reversed().starts(with: "rota".utf8.reversed()), let number = Int(String(Substring(digits)))
    else { return 1 }
    return number
  }
}

/// Which plan rules over each day.
struct PlanCoverage: Hashable, Sendable {
  /// In the order of their publication.
  let plans: [PublishedPlan]
  private var first: CivilDay = CivilDay(number: 0)
  /// For each day from the first on the number of the plan that holds; −1 for none.
  private var holders: [Int32] = []

  init(_ plans: [PublishedPlan]) {
    self.plans = plans.sorted { $0.precedes($1) }
    guard let first = plans.map(\.from).min(), let last = plans.map(\.until).max() else { return }
    self.first = first
    holders = Array(repeating: -1, count: first.days(until: last) + 1)
    for (number, plan) in self.plans.enumerated() {
      for index in first.days(until: plan.from)...first.days(until: plan.until) {
        holders[index] = Int32(number)
      }
    }
  }

  subscript(day: CivilDay) -> PublishedPlan? {
    let index = first.days(until: day)
    guard index >= 0, index < holders.count, holders[index] >= 0 else { return nil }
    return plans[Int(holders[index])]
  }

  /// The last day over which a plan rules.
  var lastDay: CivilDay? { holders.isEmpty ? nil : first.advanced(by: holders.count - 1) }
}
