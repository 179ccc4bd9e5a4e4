import JournalModel

/// Figures over several people that tell of none of them.
///
/// The smallest thing there is, is a cell: one measure in one finished month of the calendar, the mean of the people's own
/// numbers, each person once. A cell of fewer people than the minimum is shut, for good. Every figure is made of open cells
/// alone, so whatever two figures are held against each other, what is left between them is open cells too. Days don't
/// decide anything: a period is widened to whole months, and the month under way is left out, since its cell would
/// change from one day to the next by what one person wrote in between.
package struct TeamFigures: Hashable, Sendable {
  /// One measure over a period.
  package struct Figure: Hashable, Sendable {
    package var measure: TeamMeasure
    /// The mean over the cells, each with the weight of its people; rounded to a tenth.
    package var mean: Double
    /// The fewest people of a cell.
    package var people: Int
    /// The months whose cells are open.
    package var months: [TeamMonth]
  }

  /// Fewer people than this are never enough.
  package static let leastMinimum = 3
  /// What is enough unless something else is asked for.
  package static let usualMinimum = 5

  /// How many people a cell needs.
  package let minimum: Int
  /// How many people there are.
  package let people: Int
  /// The first month and the last one.
  package let from: TeamMonth, until: TeamMonth
  /// What can be said; nothing where no cell is open.
  package let figures: [Figure]
  /// The months of the period of which some cell is shut.
  package let shutMonths: [TeamMonth]

  /// Figures of a period.
  ///
  /// - Parameters:
  ///   - members: those with one key count once.
  ///   - from: a day of the first month; the first month of anybody where `nil`.
  ///   - until: a day of the last month, which must be over by `today`.
  ///   - minimum: at least ``leastMinimum``; less is taken for that.
  package init(_ members: [TeamMember], from: CivilDay?, until: CivilDay?, today: CivilDay, minimum: Int) {
    let minimum = max(minimum, Self.leastMinimum)
    let members = Self.distinct(members)
    var last = TeamMonth(today)
    last.number -= 1
    if let until { last = min(last, TeamMonth(until)) }
    let months = members.flatMap { $0.months.keys }.filter { $0 <= last }
    let first = from.map { TeamMonth($0) } ?? months.min() ?? last
    var shut: Set<TeamMonth> = []
    let span = Set(months).filter { $0 >= first }.sorted()
    figures = TeamMeasure.all.compactMap { measure in
      var sum = 0.0
      var weight = 0
      var open: [TeamMonth] = []
      var fewest = Int.max
      for month in span {
        let values = members.compactMap { $0.months[month]?[measure] }
        guard values.count >= minimum else {
          if !values.isEmpty { shut.insert(month) }
          continue
        }
        sum += Self.sum(values)
        weight += values.count
        fewest = min(fewest, values.count)
        open.append(month)
      }
      guard weight > 0 else { return nil }
      let mean = (sum / Double(weight) * 10).rounded() / 10
      return Figure(measure: measure, mean: mean, people: fewest, months: open)
    }
    (self.minimum, people, self.from, self.until) = (minimum, members.count, first, max(first, last))
    shutMonths = shut.sorted()
  }

  /// The sum, whatever the order of the people: it must not tell who was named first.
  private static func sum(_ values: [Double]) -> Double { values.sorted().reduce(0, +) }

  /// Each person once, with what the first of their files says.
  private static func distinct(_ members: [TeamMember]) -> [TeamMember] {
    var seen: Set<String> = []
    return members.filter { seen.insert($0.key).inserted }
  }
}
