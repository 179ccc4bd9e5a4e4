import JournalModel
import JournalReaders
import JournalShifts

/// The plans that earlier imports of a source brought. A later version of a calendar or a table of shifts
/// rules over the days of the earlier one, too: a shift that moved from the edge is not there twice.
struct EarlierVersions {
  private let plans: [PublishedPlan]
  private let own: Set<String>

  /// - Parameters:
  ///   - plans: all plans of the journal, in the order of their publication.
  ///   - file: the name of the file that is read.
  init(_ plans: [PublishedPlan], source: String, file: String) {
    self.plans = plans
    own = Set(
      plans.filter { $0.source == source && EarlierVersions.areAlike($0.origin ?? "", file) }.map(\.id))
  }

  /// Whether two files are versions of one: a browser numbers what is downloaded again, and programs put the
  /// date into the name.
  static func areAlike(_ left: String, _ right: String) -> Bool {
    func letters(_ name: String) -> String { Folding.folded(MemberName.stem(name)).filter(\.isLetter) }
    return left == right || letters(left) == letters(right)
  }

  /// The days over which a version rules whose shifts are on some: those of the earlier versions too, where
  /// it says no days itself. Of days that are past none before its first: calendars drop these.
  func days(
    of reading: RotaReading, _ span: ClosedRange<CivilDay>, today: CivilDay
  ) -> ClosedRange<CivilDay> {
    var (first, last) = (span.lowerBound, span.upperBound)
    for days in versions(of: span) where reading.hasOpenStart || reading.hasOpenEnd {
      let start = max(days.lowerBound, today)
      // A part of an earlier one with the fewer of its shifts, and another month that shares its edge, take
      // nothing from it.
      let shared = max(span.lowerBound, start).days(until: min(span.upperBound, days.upperBound)) + 1
      let isPart = days.lowerBound <= span.lowerBound && span.upperBound <= days.upperBound
      let worked = isPart ? RotaPlan.days(days).filter { $0 >= start && isWorked($0) } : []
      guard
        shared * 2 > start.days(until: days.upperBound)
          || !worked.isEmpty && worked.count(where: span.contains) * 2 >= worked.count
      else { continue }
      var edge = span.lowerBound
      while reading.hasOpenStart, edge > start, holds(edge.advanced(by: -1)) {
        edge = edge.advanced(by: -1)
      }
      first = min(first, edge)
      edge = span.upperBound
      while reading.hasOpenEnd, edge < days.upperBound, holds(edge.advanced(by: 1)) {
        edge = edge.advanced(by: 1)
      }
      last = max(last, edge)
    }
    return first...last
  }

  /// The lines of the versions that share days with a span, on days outside of those that are ruled over,
  /// where the source says no days itself. What a calendar of the days to come has dropped goes without
  /// saying.
  func lines(
    around span: ClosedRange<CivilDay>, beyond ruled: ClosedRange<CivilDay>, of reading: RotaReading,
    today: CivilDay
  ) -> [String] {
    let days = Set(versions(of: span).flatMap { RotaPlan.days($0) }).filter { day in
      (day < ruled.lowerBound && reading.hasOpenStart || day > ruled.upperBound && reading.hasOpenEnd)
        && (day >= today || ruled.lowerBound < today) && holds(day)
    }
    return days.sorted().compactMap { day in
      guard let pieces = holder(of: day)?.pieces(on: day), !pieces.isEmpty else { return nil }
      return PlanLine(day: day, pieces: pieces).written
    }
  }

  /// The days of each earlier version that shares some with a span; what was published at one moment is one.
  private func versions(of span: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
    Dictionary(grouping: plans.filter { own.contains($0.id) }, by: \.published).values.compactMap { plans in
      guard let first = plans.map(\.from).min(), let last = plans.map(\.until).max(),
        first <= span.upperBound, span.lowerBound <= last
      else { return nil }
      return first...last
    }
  }

  private func holder(of day: CivilDay) -> PublishedPlan? { plans.last { $0.covers(day) } }

  private func isWorked(_ day: CivilDay) -> Bool {
    holds(day) && holder(of: day)?.pieces(on: day).isEmpty == false
  }

  private func holds(_ day: CivilDay) -> Bool { holder(of: day).map { own.contains($0.id) } ?? false }
}
