import JournalModel

extension RestRules {
  /// The limit of a kind: minutes, or days of a run; `nil` where the rules have none.
  public func limit(of kind: RestFinding.Kind) -> Int? {
    switch kind {
    case .rest: rest
    case .weeklyRest: weeklyRest
    case .week: week
    case .shift: shift
    case .night: night
    case .run: run
    case .nightRun: nightRun
    }
  }

  /// Where the limit of a kind stands, as lawyers cite it in any language; `nil` for a number of the
  /// profile's own.
  ///
  /// - Source: as the rules of that name have it.
  public func source(of kind: RestFinding.Kind) -> String? {
    guard let limit = limit(of: kind), limit == RestRules(name).limit(of: kind) else { return nil }
    return switch (name, kind) {
    case (.eu, .rest): "2003/88, art. 3"
    case (.eu, .weeklyRest), (.eu, .run): "2003/88, art. 5"
    case (.eu, .week): "2003/88, art. 6"
    case (.frenchHospital, .shift), (.frenchHospital, .night): "2002-9, art. 7"
    case (.frenchHospital, _): "2002-9, art. 6"
    case (.french, .rest): "L3131-1"
    case (.french, .weeklyRest): "L3132-2"
    case (.french, .run): "L3132-1"
    case (.french, .week): "L3121-20"
    case (.french, .shift): "L3121-18"
    case (.french, .night): "L3122-6"
    case (.unitedKingdom, .rest): "WTR 1998, reg. 10"
    case (.unitedKingdom, .weeklyRest): "WTR 1998, reg. 11"
    case (.unitedKingdom, .week): "WTR 1998, reg. 4"
    case (.unitedKingdom, _): "HSG256"
    default: nil
    }
  }
}

extension Report {
  /// What lies nearest to a limit, or furthest beyond it, with its day: seconds, or days of a run.
  public func extreme(of kind: RestFinding.Kind) -> (value: Int64, from: CivilDay, until: CivilDay)? {
    func longest(_ shifts: [CountedShift]) -> (value: Int64, from: CivilDay, until: CivilDay)? {
      shifts.filter { $0.work != nil }.max { $0.paidSeconds < $1.paidSeconds }.map {
        ($0.paidSeconds, $0.day, $0.day)
      }
    }
    switch kind {
    case .rest: return shortestRest.map { ($0.seconds, $0.first, $0.second) }
    case .weeklyRest:
      // Between long rests lie days, not calendar weeks; where none was missed, the week with the shortest
      // tells it.
      if let finding = findings.filter({ $0.kind == .weeklyRest }).min(by: { $0.value < $1.value }) {
        return (finding.value, finding.from, finding.until)
      }
      let weeks = zip(weeks, weeklyRests).compactMap { week, rest in rest.map { (week: week, rest: $0) } }
      return weeks.filter(\.week.isWhole).min { $0.rest.seconds < $1.rest.seconds }.map {
        ($0.rest.seconds, $0.week.from, $0.week.until)
      }
    case .week: return mostInSevenDays.map { ($0.seconds, $0.from, $0.until) }
    case .shift: return longest(shifts.filter { !$0.isNight })
    case .night: return longest(shifts.filter(\.isNight))
    case .run: return longestRun.map { (Int64($0.days), $0.from, $0.until) }
    case .nightRun: return longestNightRun.map { (Int64($0.days), $0.from, $0.until) }
    }
  }
}
