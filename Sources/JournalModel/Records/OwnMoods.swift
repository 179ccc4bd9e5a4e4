/// Words and emoji that stand for a mood in one journal: those that its profile defines, before those of
/// everybody.
public struct OwnMoods: Hashable, Sendable {
  private var entries: [Entry] = []

  private struct Entry: Hashable, Sendable {
    var name: String
    var step: Mood.Step
  }

  /// None of one's own.
  public init() {}

  /// The words and emoji, in the order of the profile.
  public var names: [String] { entries.map(\.name) }

  /// Whether there are none.
  public var isEmpty: Bool { entries.isEmpty }

  /// Defines a word or an emoji; what is defined twice has the later step.
  public mutating func define(_ name: String, as step: Mood.Step) {
    entries.removeAll { Folding.areAlike($0.name, name) }
    entries.append(Entry(name: name, step: step))
  }

  /// Whether a mood that is looked for finds one that is written: an own word or emoji finds itself, every
  /// other one as ``Mood/finds(_:)``, own ones counted to their steps.
  package func matches(_ asked: String, _ written: String) -> Bool {
    if entries.isEmpty { return Mood(asked).finds(Mood(written)) }
    if entries.contains(where: { Folding.areAlike($0.name, asked) }) {
      return Folding.areAlike(asked, written)
    }
    guard !Mood.isEmoji(asked), let step = Mood(asked).step else { return Mood(asked).finds(Mood(written)) }
    return self.step(of: written) == step
  }

  /// The step that a mood stands for; `nil` where nobody knows it.
  public func step(of text: String) -> Mood.Step? {
    entries.first { Folding.areAlike($0.name, text) }?.step ?? Mood(text).step
  }
}
