/// What a check-in or check-out can be marked with.
///
/// - Source: the eight badges of ShiftMood.
public enum Badge: UInt8, CaseIterable, Hashable, Sendable {
  /// In the order in which they are offered.
  case happy, sad, calm, anxious, proud, tired, frustrated, grateful

  /// Reads an emoji or a name, English or French, masculine or feminine; `nil` for a badge of the person's own.
  public init?(_ text: String) { return nil }

  /// The canonical English name.
  public var name: String { "" }
  /// The emoji that stands for it.
  public var emoji: String { "" }
}
