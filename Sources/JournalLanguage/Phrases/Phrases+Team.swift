extension Phrases {
  /// What a team is measured by: `Energy`, `Nights a month`.
  public func team(_ measure: TeamMeasureName) -> String { say("team-measure-\(measure.rawValue)") }
}
