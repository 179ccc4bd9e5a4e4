import JournalModel

extension Phrases {
  /// What a team is measured by: `Energy`, `Nights a month`.
  public func team(_ measure: TeamMeasureName) -> String { say("team-measure-\(measure.rawValue)") }

  /// A line of a team's figures.
  public func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      say(
        "team-heading", ("people", .of(people)), ("month", .of(month(from.month, year: from.year))),
        ("month2", .of(month(until.month, year: until.year))))
    case .basis(let people, let months):
      say("team-basis", ("people", .of(people)), ("months", .count(months, .month)))
    case .shutMonths(let count, let minimum):
      say("team-shutMonths", ("count", .number(count)), ("minimum", .of(minimum)))
    case .method: say("team-method")
    case .noFigures: say("team-noFigures")
    case .tooFew(let people, let minimum):
      say("team-tooFew", ("people", .number(people)), ("minimum", .of(minimum)))
    }
  }
}
