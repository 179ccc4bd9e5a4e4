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
    ruling(on: day, records, zone, moods)?.step
  }

  /// What is shown for a mood of the day: the emoji that was written, where the record that decides has one
  /// of this step; else that of the step.
  package static func symbol(
    of step: Mood.Step, on day: CivilDay, in records: [Record], zone: TimeZoneRules, moods: OwnMoods
  ) -> String {
    guard let last = ruling(on: day, records, zone, moods), last.step == step, Mood.isEmoji(last.text) else {
      return step.emoji
    }
    return last.text
  }

  private static func ruling(
    on day: CivilDay, _ records: [Record], _ zone: TimeZoneRules, _ moods: OwnMoods
  ) -> (step: Mood.Step, text: String)? {
    var best: (at: Int64, number: Int, id: String, step: Mood.Step, text: String)?
    for record in records where record.date == day {
      guard let text = record.mood, let step = moods.step(of: text) else { continue }
      let at = record.at?.instant(in: zone).secondsSinceEpoch ?? .min
      let number = record.numberOfName
      if let known = best, (at, number, record.id) < (known.at, known.number, known.id) { continue }
      best = (at, number, record.id, step, text)
    }
    return best.map { ($0.step, $0.text) }
  }
}
