/// What a team can be asked about.
///
/// The smallest thing there is, is a cell: one measure in one month of the calendar, the people's own numbers
/// together, each person once. A cell of fewer people than the minimum is shut, for good. Every figure is
/// made of open cells alone, so whatever two figures are held against each other, what is left between them
/// is open cells too. Days don't decide anything: a period is widened to whole months, and the month under
/// way is left out, since its cell would change from one day to the next by what one person wrote in between.
package struct TeamCells: Hashable, Sendable {
  /// Fewer people than this are never enough.
  package static let leastMinimum = 3
  /// What is enough unless something else is asked for.
  package static let usualMinimum = 5

  /// How many people a cell needs.
  package let minimum: Int
  package let people: Int
  /// The cells of enough people.
  let open: [TeamMeasure: [TeamMonth: Cell]]
  /// The months with a cell of too few.
  let shut: Set<TeamMonth>
  /// The first month of anybody.
  let first: TeamMonth?

  /// The numbers of a month together, and of how many people they are.
  struct Cell: Hashable, Sendable {
    var sum: Double
    var people: Int
  }

  /// The cells of a team.
  ///
  /// - Parameters:
  ///   - members: those with one key count once, by the first of them.
  ///   - minimum: at least ``leastMinimum``; less is taken for that.
  package init(_ members: [TeamMember], minimum: Int) {
    self.minimum = max(minimum, Self.leastMinimum)
    var seen: Set<String> = []
    let members = members.filter { seen.insert($0.key).inserted }
    var numbers: [TeamMeasure: [TeamMonth: [Double]]] = [:]
    for member in members {
      for (month, values) in member.months {
        for (measure, value) in values { numbers[measure, default: [:]][month, default: []].append(value) }
      }
    }
    var shut: Set<TeamMonth> = []
    let least = self.minimum
    open = numbers.mapValues { months in
      // Sorted, so that the last digit does not tell who was named first.
      months.filter { $0.value.count >= least }
        .mapValues { Cell(sum: $0.sorted().reduce(0, +), people: $0.count) }
    }
    for months in numbers.values {
      for (month, values) in months where values.count < least { shut.insert(month) }
    }
    self.shut = shut
    people = members.count
    first = members.flatMap { $0.months.keys }.min()
  }
}
