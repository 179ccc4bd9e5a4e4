/// The side that counts for single keys, as a person chose it.
public struct MergeChoices: Hashable, Sendable {
  /// Our side, or theirs.
  public enum Side: String, CaseIterable, Hashable, Sendable { case ours, theirs }

  /// A key as a person names it, with its side: under any of its names; a key within a map has the map's key
  /// and a point before it, and `text` is the body.
  public struct Choice: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Whose value it gets.
    public var side: Side

    /// A key with its side.
    public init(key: String, side: Side) { (self.key, self.side) = (key, side) }
  }

  private var choices: [Choice]

  /// These choices; of two for one key the first.
  public init(_ choices: [Choice] = []) { self.choices = choices }

  /// Whether nothing was chosen.
  public var isEmpty: Bool { choices.isEmpty }

  /// The side that was chosen for the body.
  var ofText: Side? { choices.first { $0.key == Self.text }?.side }

  /// How the body is named among keys.
  public static let text = "text"

  /// Whether two names mean one key.
  public static func areAlike(_ one: String, _ other: String) -> Bool {
    one == other
      || MergeMeaning.identity(ofKey: one, isTopLevel: true)
        == MergeMeaning.identity(ofKey: other, isTopLevel: true)
  }

  /// The side that was chosen for a key, by its names on both sides.
  func side(of names: [String], isTopLevel: Bool) -> Side? {
    choices.first { choice in
      names.contains { isTopLevel ? Self.areAlike($0, choice.key) : $0 == choice.key }
    }?.side
  }

  /// The choices for the keys of a map, by the map's names on both sides.
  func within(_ names: [String], isTopLevel: Bool) -> MergeChoices {
    MergeChoices(
      choices.compactMap { choice in
        guard let point = choice.key.firstIndex(of: "."),
          names.contains(where: { name in
            let map = String(choice.key[..<point])
            return isTopLevel ? Self.areAlike(name, map) : name == map
          })
        else { return nil }
        return Choice(key: String(choice.key[choice.key.index(after: point)...]), side: choice.side)
      })
  }
}
