import JournalModel

/// Something in the plan of shifts that can't be meant.
public enum PlanProblem: Hashable, Sendable {
  /// Days about which no rota and no dated shift says anything although there are rotas.
  case gap(from: CivilDay, until: CivilDay)
  /// Two rotas that begin on the same day; the later one in the profile counts.
  case sameStart(CivilDay)
  /// A shift that begins before the one before it has ended, with the overlap in seconds.
  case overlap(first: CivilDay, second: CivilDay, seconds: Int64)
  /// A dated shift with work on a day off.
  case shiftInTimeOff(CivilDay, id: String)
  /// A word of a cycle without hours.
  case noHours(word: String, rota: CivilDay)
}

extension ShiftPlan {
  /// What can't be meant about the days of a period, in the order of days.
  ///
  /// - Parameters:
  ///   - from: the first day.
  ///   - until: the last day; at most ten years are looked at.
  ///   - isAsked: whether somebody asked about these very days: those behind the last plan are gaps then.
  public func problems(from: CivilDay, until: CivilDay, isAsked: Bool = false) -> [PlanProblem] {
    let days = (0...max(0, min(from.days(until: until), 3660))).map { from.advanced(by: $0) }
    // What begins before may go on.
    let overlaps = overlaps(in: from.advanced(by: -2)...max(from, days[days.count - 1])).filter { problem in
      if case .overlap(_, let second, _) = problem { second >= from } else { true }
    }
    return rotaProblems + datedProblems(days) + gaps(days, isAsked: isAsked) + overlaps
  }

  private var rotaProblems: [PlanProblem] {
    var problems: [PlanProblem] = []
    for (rota, next) in zip(rotas, rotas.dropFirst()) where rota.from == next.from {
      problems.append(.sameStart(rota.from))
    }
    for rota in rotas where !rota.hours.isEmpty {
      var seen: Set<String> = []
      for word in rota.cycle.joined() where usualHours(of: word, on: rota.from) == nil {
        guard table.meaning(of: word, on: rota.from)?.isShift ?? false else { continue }
        if seen.insert(word.name).inserted { problems.append(.noHours(word: word.name, rota: rota.from)) }
      }
    }
    return problems
  }

  private func datedProblems(_ days: [CivilDay]) -> [PlanProblem] {
    days.flatMap { day -> [PlanProblem] in
      guard isTimeOff(day) else { return [] }
      return datedShifts(on: day).compactMap { dated in
        guard table.meaning(of: dated.type, on: day)?.isShift ?? false, case .record(let id) = dated.basis
        else { return nil }
        return .shiftInTimeOff(day, id: id)
      }
    }
  }

  private func gaps(_ days: [CivilDay], isAsked: Bool) -> [PlanProblem] {
    guard isPlanned || isAsked else { return [] }
    // What lies behind the last published plan, or behind a rota that ends, is not known yet.
    let ends = rotas.compactMap(\.until)
    let last =
      ends.count < rotas.count || isAsked ? nil : (ends + [coverage.lastDay].compactMap(\.self)).max()
    let days = days.filter { $0 <= last ?? $0 }
    var problems: [PlanProblem] = []
    var first: CivilDay?
    for day in days + [days.last?.advanced(by: 1)].compactMap({ $0 }) {
      let isUnknown = day <= days.last ?? day && shifts(on: day) == nil && !isTimeOff(day)
      if isUnknown {
        first = first ?? day
      } else if let start = first {
        problems.append(.gap(from: start, until: day.advanced(by: -1)))
        first = nil
      }
    }
    return problems
  }

  /// The shifts of some days that begin before another one has ended.
  package func overlaps(in days: ClosedRange<CivilDay>) -> [PlanProblem] {
    var problems: [PlanProblem] = []
    var last: (day: CivilDay, end: Instant)?
    // Time on call as well: what it has in common with a shift is taken off it.
    let spans = (0...days.lowerBound.days(until: days.upperBound)).map { days.lowerBound.advanced(by: $0) }
      .flatMap { shiftsToCome(on: $0).filter(\.isShift).flatMap(\.spans) }
    let hours = spans.map { (day: $0.start.local.day, span: Shift.Span($0, in: zone)) }
    for (day, span) in hours.sorted(by: { $0.span.start < $1.span.start }) {
      let (start, end) = (span.start, span.end)
      if let last, start < last.end {
        problems.append(.overlap(first: last.day, second: day, seconds: start.seconds(until: last.end)))
      }
      last = (day, max(end, last?.end ?? end))
    }
    return problems
  }
}
