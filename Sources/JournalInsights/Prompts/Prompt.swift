import JournalModel
import JournalShifts

/// What the journal has to say on a day, unasked.
public enum Prompt: Hashable, Sendable {
  /// Entries of this day in an earlier year; the ids.
  case yearsAgo(years: Int, day: CivilDay, ids: [String])
  /// Days without a word, and the day of the last one.
  case nothingWritten(days: Int, since: CivilDay)
  case week(WeekInShort)

  /// Days without a word from which on a prompt says so.
  public static let silence = 3

  /// The prompts of a day, memories first, the nearest year first.
  ///
  /// - Parameters:
  ///   - day: the day that now belongs to, up to which streaks are counted: during a night the one on which
  ///     it began; `today` where `nil`.
  ///   - table: the facts of all records; those after `today` are ignored.
  ///   - memories: records among which those are that ``isAnniversary(_:of:)`` tells by their day.
  ///   - profile: `memories` excludes records by tag and mood, `week-starts` tells on which day a week is
  ///     over.
  ///   - ledger: with the seven days before today, for the week that is over.
  public static func prompts(
    for today: CivilDay, at day: CivilDay? = nil, table: FactTable, memories: [Record], profile: Profile,
    plan: ShiftPlan, ledger: Ledger
  ) -> [Prompt] {
    let day = day ?? today
    var prompts = Prompt.memories(of: today, records: memories, profile)
    let isBroken = Streak.of(table.facts, today: day, isExpected: plan.endsStreak).current == 0
    let written = table.facts.writtenDays(until: day)
    if let silence = silence(
      since: written?.upperBound, on: day, streak: isBroken ? 0 : 1,
      lastMoment: { last in table.facts.lazy.filter { $0.date == last }.compactMap(\.dayOfMoment).max() })
    {
      prompts.append(silence)
    }
    if today.weekday == profile.weekStarts {
      let week = WeekInShort(
        from: today.advanced(by: -7), since: written?.lowerBound, table: table, plan: plan, ledger: ledger)
      if !week.isEmpty { prompts.append(.week(week)) }
    }
    return prompts
  }

  /// That nothing was written for days, where the streak is broken.
  ///
  /// - Parameters:
  ///   - last: the last day of which something was written.
  ///   - streak: the days in a row up to the day.
  ///   - lastMoment: the day on which that was written, which is the one after a night.
  package static func silence(
    since last: CivilDay?, on day: CivilDay, streak: Int, lastMoment: (CivilDay) -> CivilDay?
  ) -> Prompt? {
    guard streak == 0, let last, last.days(until: day) >= silence else { return nil }
    let since = max(last, min(lastMoment(last) ?? last, day))
    let days = since.days(until: day)
    return days >= silence ? .nothingWritten(days: days, since: since) : nil
  }

  /// The entries of this day in earlier years that the person wants to see again.
  public static func memories(of today: CivilDay, records: [Record], _ profile: Profile) -> [Prompt] {
    let (memories, moods) = (profile.memories, profile.moods)
    guard memories.areShown else { return [] }
    // Few years, and a dictionary costs the start of the program more than all of them.
    var years: [(years: Int, day: CivilDay, ids: [String])] = []
    for record in records where record.kind == .entry && isAnniversary(record.date, of: today) {
      guard memories.allow(record, moods: moods) else { continue }
      let since = today.year - record.date.year
      if let known = years.firstIndex(where: { $0.years == since }) {
        years[known].ids.append(record.id)
      } else {
        years.append((since, record.date, [record.id]))
      }
    }
    return years.sorted { $0.years < $1.years }.map {
      .yearsAgo(years: $0.years, day: $0.day, ids: $0.ids.sorted())
    }
  }

  /// Whether a day of an earlier year has the same date. 29 February returns on 28 February where the year
  /// has no 29th, and on 29 February other years are remembered by their 28th.
  public static func isAnniversary(_ day: CivilDay, of today: CivilDay) -> Bool {
    let (then, now) = (day.fields, today.fields)
    guard then.year < now.year, then.month == now.month else { return false }
    if then.day == now.day { return true }
    guard now.month == 2 else { return false }
    if now.day == 28 { return then.day == 29 && CivilDay.length(ofMonth: 2, year: now.year) == 28 }
    return now.day == 29 && then.day == 28 && CivilDay.length(ofMonth: 2, year: then.year) == 28
  }
}

extension Memories {
  /// Whether a record may come back unasked.
  ///
  /// - Parameter moods: words and emoji of the person's own.
  public func allow(_ record: Record, moods: OwnMoods = OwnMoods()) -> Bool {
    areShown && !keepAway(record, moods: moods)
  }

  /// Whether the person does not want to meet a record again: one of its tags is excluded, or its mood is too
  /// low.
  public func keepAway(_ record: Record, moods: OwnMoods = OwnMoods()) -> Bool {
    let excluded = excludedTags.map { Folding.folded($0) }
    for tag in record.tags.map({ Folding.folded($0) }) {
      if excluded.contains(where: { tag == $0 || tag.hasPrefix($0 + "/") }) { return true }
    }
    guard let lowestMood, let score = record.mood.flatMap({ moods.step(of: $0)?.rawValue }) else {
      return false
    }
    return score < lowestMood
  }
}
