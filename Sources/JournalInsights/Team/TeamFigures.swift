import JournalModel

/// Figures over several people that name none of them: the ``TeamCells`` of a period.
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

  /// How many people a cell needs.
  package let minimum: Int
  package let people: Int
  /// The first month and the last one.
  package let from: TeamMonth, until: TeamMonth
  /// What can be said; nothing where no cell is open.
  package let figures: [Figure]
  /// The months of the period of which some cell is shut.
  package let shutMonths: [TeamMonth]

  /// Figures of a period of whole months; of all of them where no end is given.
  ///
  /// - Parameters:
  ///   - from: a day of the first month.
  ///   - until: a day of the last month; the month of `today` and later ones are left out.
  package init(_ cells: TeamCells, from: CivilDay?, until: CivilDay?, today: CivilDay) {
    var last = TeamMonth(today)
    last.number -= 1
    if let until { last = min(last, TeamMonth(until)) }
    let first = from.map { TeamMonth($0) } ?? min(cells.first ?? last, last)
    let isMeant = { (month: TeamMonth) in month >= first && month <= last }
    figures = TeamMeasure.all.compactMap { measure in
      let open = cells.open[measure, default: [:]].filter { isMeant($0.key) }.sorted { $0.key < $1.key }
      let weight = open.reduce(0) { $0 + $1.value.people }
      guard weight > 0 else { return nil }
      let mean = open.reduce(0) { $0 + $1.value.sum } / Double(weight)
      return Figure(
        measure: measure, mean: (mean * 10).rounded() / 10, people: open.map(\.value.people).min() ?? 0,
        months: open.map(\.key))
    }
    (minimum, people) = (cells.minimum, cells.people)
    (self.from, self.until) = (first, max(first, last))
    shutMonths = cells.shut.filter(isMeant).sorted()
  }
}
