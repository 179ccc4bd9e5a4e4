import JournalModel

/// A mood that a text suggests, by the words of a lexicon; `nil` where it says too little, or both.
///
/// A word counts where a sentence leaves no doubt about it: said of the person or the day, nothing in the
/// sentence against it, and none of the words with which people wish, compare, suppose or mean the opposite.
package struct MoodSuggestion: Hashable, Sendable {
  package var step: Mood.Step
  /// The words it rests on, folded, the strongest first.
  package var words: [String]

  package init?(_ text: String, _ lexicon: MoodLexicon) {
    let reading = MoodReading(MoodText(text), lexicon)
    guard let step = reading.step else { return nil }
    self.step = step
    words = reading.evidence
  }
}
