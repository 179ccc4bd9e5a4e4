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
    let last = from.advanced(by: max(0, min(from.days(until: until), 3660)))
    // What begins before may go on.
    let overlaps = overlaps(in: from.advanced(by: -2)...last).filter { problem in
      if case .overlap(_, let second, _) = problem { second >= from } else { true }
    }
    return problemsOfDays(from: from, until: last, isAsked: isAsked) + overlaps
  }

  /// The same without shifts that overlap.
  package func problemsOfDays(from: CivilDay, until: CivilDay, isAsked: Bool = false) -> [PlanProblem] {
    let days = (0...max(0, from.days(until: until))).map { from.advanced(by: $0) }
    return rotaProblems + datedProblems(days) + gaps(days, isAsked: isAsked)
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
    meetings(in: days).map { .overlap(first: $0.first.day, second: $0.second.day, seconds: $0.seconds) }
  }

  /// A shift, and the day on which the part of it begins that meets another one.
  private typealias Part = (day: CivilDay, shift: PlannedShift)

  private func meetings(
    in days: ClosedRange<CivilDay>
  ) -> [(first: Part, second: Part, seconds: Int64)] {
    var meetings: [(first: Part, second: Part, seconds: Int64)] = []
    var last: (part: Part, end: Instant)?
    // Time on call as well: what it has in common with a shift is taken off it.
    let shifts = (0...days.lowerBound.days(until: days.upperBound)).map { days.lowerBound.advanced(by: $0) }
      .flatMap { shiftsToCome(on: $0).filter(\.isShift) }
    let parts = shifts.flatMap { shift in
      shift.spans.map { (part: (day: $0.start.local.day, shift: shift), span: Shift.Span($0, in: zone)) }
    }
    for (part, span) in parts.sorted(by: { $0.span.start < $1.span.start }) {
      if let last, span.start < last.end {
        meetings.append((last.part, part, span.start.seconds(until: last.end)))
      }
      last = (part, max(span.end, last?.end ?? span.end))
    }
    return meetings
  }

  /// Shifts that overlap, each with what is written so that they do: a dated shift, the line of a plan, or
  /// the cycle, which makes the same again and again and is named once.
  package struct OverlapCause: Hashable, Sendable {
    /// The first of them.
    package var overlap: PlanProblem
    /// What is written, and for which day.
    package var basis: PlannedShift.Basis, day: CivilDay
    /// The first day of the rota whose cycle it is.
    package var rota: CivilDay?
    /// How many overlaps the cycle makes, and in how many days.
    package var times = 1, days = 0
  }

  /// What makes shifts of some days overlap, in the order of days.
  package func overlapCauses(in days: ClosedRange<CivilDay>) -> [OverlapCause] {
    var causes: [OverlapCause] = []
    /// The causes that are cycles, by the first days of the rotas; and which days of them are counted.
    var cycles: [CivilDay: (index: Int, seen: Set<[Int]>)] = [:]
    for (first, second, seconds) in meetings(in: days) {
      let overlap = PlanProblem.overlap(first: first.day, second: second.day, seconds: seconds)
      let written = [second.shift, first.shift]
      let cause =
        written.first(where: \.isDated) ?? written.first { if case .plan = $0.basis { true } else { false } }
        ?? second.shift
      var found = OverlapCause(overlap: overlap, basis: cause.basis, day: cause.day)
      if cause.basis == .rota, let rota = rota(on: cause.day) {
        found.rota = rota.from
        if self.rota(on: first.shift.day)?.from == rota.from {
          found.days = rota.cycle.count
          let place = rota.from.days(until: second.shift.day) % max(found.days, 1)
          let key = [place, first.shift.day.days(until: second.shift.day)]
          guard var known = cycles[rota.from] else {
            cycles[rota.from] = (causes.count, [key])
            causes.append(found)
            continue
          }
          if known.seen.insert(key).inserted { causes[known.index].times += 1 }
          cycles[rota.from] = known
          continue
        }
      }
      causes.append(found)
    }
    return causes
  }

  /// The first and the last day that anything of the plan is written for; the last one of a cycle is open.
  package var writtenDays: ClosedRange<CivilDay>? {
    let days =
      [rotas.first?.from, datedShifts.first?.day, datedShifts.last?.day].compactMap(\.self)
      + coverage.plans.flatMap { [$0.from, $0.until] }
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }
}
