import JournalModel

/// What was written in earlier years around a day: on it, in its week, in its month; each record once, where
/// it is nearest.
public struct LookBack: Hashable, Sendable {
  /// How near to the day of the calendar.
  public enum Nearness: String, CaseIterable, Hashable, Sendable {
    /// The day, as ``Prompt/isAnniversary(_:of:)`` has it; at most three days away; in the month.
    case day, week, month
  }

  private var records: [Nearness: [Record]] = [:]

  /// The entries among records that the person wants to see again, the youngest year first.
  ///
  /// - Parameters:
  ///   - day: the day to look back from; only earlier years are looked at.
  ///   - profile: `memories` keeps records away by tag and mood; `false` is about what comes unasked.
  public init(from day: CivilDay, records: [Record], _ profile: Profile) {
    for record in records where record.kind == .entry {
      guard let nearness = LookBack.nearness(of: record.date, to: day),
        !profile.memories.keepAway(record, moods: profile.moods)
      else { continue }
      self.records[nearness, default: []].append(record)
    }
    for nearness in Nearness.allCases {
      self.records[nearness]?.sort { ($0.date, $1.id) > ($1.date, $0.id) }
    }
  }

  /// The records of a nearness.
  public subscript(nearness: Nearness) -> [Record] { records[nearness] ?? [] }

  /// Whether there are none.
  public var isEmpty: Bool { records.isEmpty }

  /// How near a day of an earlier year is; `nil` for one that is not, or of no earlier year.
  public static func nearness(of then: CivilDay, to day: CivilDay) -> Nearness? {
    let isEarlier = then.year < day.year
    if isEarlier, Prompt.isAnniversary(then, of: day) { return .day }
    // A week at the turn of a year reaches into the year beside it.
    for year in then.year - 1...then.year + 1 where year < day.year {
      let fields = day.fields
      let length = CivilDay.length(ofMonth: fields.month, year: year)
      let same = CivilDay(year: year, month: fields.month, day: min(fields.day, length))
      if let same, abs(same.days(until: then)) <= 3 { return .week }
    }
    return isEarlier && then.fields.month == day.fields.month ? .month : nil
  }
}
