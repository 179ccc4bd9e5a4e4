import JournalModel

/// Turns the moods of other programs into ours.
///
/// A step is taken where the source says it, or the person; a word alone is kept as a word, and listed where
/// the journal has no step for it either.
struct MoodMapping {
  /// Words of the source whose step it says itself, folded.
  private let known: [String: Mood.Step]
  private let given: [String: Mood.Step]
  /// Whether people name the moods of the source as they like and put each on a step themselves, so that a
  /// word of ours says nothing of its step: `tired` may be their third of five.
  private let areOwnNames: Bool

  init(_ context: ImportContext, known: [String: Mood.Step] = [:], areOwnNames: Bool = false) {
    given = context.moods
    self.known = known
    self.areOwnNames = areOwnNames
  }

  /// Gives an entry a mood with a step that the source says.
  func set(_ step: Mood.Step, name: String?, of entry: inout ImportedEntry) {
    let chosen = name.flatMap { given[Folding.folded($0)] }
    entry.mood = (chosen ?? step).emoji
    if chosen != nil { entry.givenMood = name }
    if let name, !name.isEmpty, known[Folding.folded(name)] == nil { entry.moodName = name }
  }

  /// Gives an entry a mood by its word alone.
  func set(word: String, of entry: inout ImportedEntry) {
    let folded = Folding.folded(word)
    if let step = given[folded] ?? known[folded] { return set(step, name: word, of: &entry) }
    let isOurs = Mood(word).step != nil
    if isOurs, areOwnNames, !Mood.isEmoji(word) {
      entry.moodName = word
    } else {
      entry.mood = word
      if isOurs { return }
    }
    entry.notes.miss(.mood, word)
  }

  /// The step of a scale on which 1 is best and 5 is worst.
  static func step(bestFirst number: Int) -> Mood.Step? { Mood.Step(rawValue: 3 - number) }

  /// The step of a scale on which 5 is best and 1 is worst.
  static func step(bestLast number: Int) -> Mood.Step? { Mood.Step(rawValue: number - 3) }
}
