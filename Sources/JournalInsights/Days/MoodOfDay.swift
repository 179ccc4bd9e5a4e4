import JournalModel

/// The mood of a day: one value however many records.
///
/// The rule: the last word counts. Of the records of the day with a mood that the journal knows, the youngest
/// by its moment decides; records without a moment come before those with one. Of one moment the higher
/// number of the name is the later writing, then the ids decide. A mean would name moods that nobody felt. A
/// day without a mood has no value.
public enum MoodOfDay {
  /// The mood of a day among records; those of other days are ignored.
  ///
  /// - Parameter moods: words and emoji of the journal's own.
  public static func of(
    _ day: CivilDay, in records: [Record], zone: TimeZoneRules, moods: OwnMoods = OwnMoods()
  ) -> Mood.Step? {
    last(records.filter { $0.date == day }, zone: zone, moods)
  }

  private static func last(_ records: [Record], zone: TimeZoneRules, _ moods: OwnMoods) -> Mood.Step? {
    var best: (at: Int64, number: Int, id: String, step: Mood.Step)?
    for record in records {
      guard let step = record.mood.flatMap({ moods.step(of: $0) }) else { continue }
      let at = record.at?.instant(in: zone).secondsSinceEpoch ?? .min
      let number = record.numberOfName
      if let known = best, (at, number, record.id) < (known.at, known.number, known.id) { continue }
      best = (at, number, record.id, step)
    }
    return best?.step
  }
}
