/// A mood in five steps, read from an emoji or a word.
public struct Mood: Hashable, Sendable {
  /// The emoji or the word, as written.
  public var text: String
  /// The step it stands for; `nil` where the journal does not know the word.
  public var step: Step?

  /// Reads an emoji or an English, French or Reflect word (`great` … `horrible`).
  public init(_ text: String) {
    self.text = text
    step = nil
  }

  /// −2 (very sad) … 2 (very happy); `nil` where the word is not known.
  public var score: Int? { step?.rawValue }

  /// The five steps, from −2 to 2.
  public enum Step: Int, CaseIterable, Hashable, Sendable {
    /// Each step by its canonical name.
    case verySad = -2, sad, neutral, happy, veryHappy

    /// The canonical English word: `verySad` … `veryHappy`.
    public var name: String { "" }
    /// The emoji that stands for the step.
    public var emoji: String { "" }
  }
}
