import JournalModel

/// The words of days one after another, as a person pastes them: those of a cycle that comes again and
/// again, or those of a month, which come once.
package struct DayList: Hashable {
  package let from: CivilDay
  /// The words of each day; at least one day.
  package let words: [[ShiftType]]
  /// The hours of words, where they were said for these days.
  package let hours: [String: [ClockSpan]]
  /// Whether a day of it is leave or sickness: that comes again in no cycle.
  package let hasAbsence: Bool
  /// Whether one is a public holiday or time made up for, which a cycle may have, but mostly a sheet of days.
  private let hasFreeDay: Bool

  package enum Recurrence: Hashable, Sendable {
    /// On its days alone; again and again, as a cycle of its first `days` days.
    case once
    case cycle(days: Int)
  }

  /// The days from a day on.
  ///
  /// - Parameter table: what the words mean.
  package init(
    from: CivilDay, _ words: [[ShiftType]], _ table: ShiftTable, hours: [String: [ClockSpan]] = [:]
  ) {
    (self.from, self.words, self.hours) = (from, words, hours)
    let meanings = Set(words.joined().compactMap { table.meaning(of: $0, on: from) })
    hasAbsence = !meanings.isDisjoint(with: [.leave, .sick, .absence])
    hasFreeDay = !meanings.isDisjoint(with: [.rtt, .publicHoliday])
  }

  package var until: CivilDay { from.advanced(by: words.count - 1) }

  /// How it can come, the likeliest first; one way where there is no doubt.
  package var recurrences: [Recurrence] {
    if hasAbsence { return [.once] }
    let (repeats, cycle) = (period < words.count, Recurrence.cycle(days: period))
    // What fills the rest of a month is that month; four weeks, or whole rounds, are more often a cycle.
    let endsMonth = until.advanced(by: 1).day == 1 && words.count >= Self.leastDays
    if hasFreeDay, !repeats { return [.once, cycle] }
    if repeats, words.count % period == 0, !endsMonth { return [.cycle(days: words.count)] }
    guard endsMonth || words.count >= 28 else { return [.cycle(days: words.count)] }
    return endsMonth && !repeats ? [.once, cycle] : [cycle, .once]
  }

  /// Fewer days up to the end of a month are a cycle that happens to end there.
  private static let leastDays = 14

  /// The days after which the words repeat, twice in the list at least; all its days where they don't.
  private var period: Int {
    guard words.count > 1 else { return words.count }
    return (1...words.count / 2).first { period in
      words.indices.dropFirst(period).allSatisfy { words[$0] == words[$0 - period] }
    } ?? words.count
  }

  /// The plan of its days alone, as it is published.
  ///
  /// - Parameter now: when that is.
  package func plan(published now: Timestamp) -> Draft {
    var draft = Draft(kind: .rota, day: from)
    draft[.published] = .string(now.iso)
    draft[.from] = .string(from.iso)
    draft[.until] = .string(until.iso)
    draft[.shifts] = .list(
      words.enumerated().map { offset, words in
        let pieces = words.map { PlanPiece(word: $0, spans: hours[$0.name] ?? []) }
        return .string(PlanLine(day: from.advanced(by: offset), pieces: pieces).written)
      })
    return draft
  }
}
