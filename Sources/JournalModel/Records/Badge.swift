/// What a check-in or check-out can be marked with.
///
/// - Source: the eight badges of ShiftMood.
public enum Badge: UInt8, CaseIterable, Hashable, Sendable {
  /// In the order in which they are offered.
  case happy, sad, calm, anxious, proud, tired, frustrated, grateful

  /// Reads an emoji or a name in any language, masculine or feminine; `nil` for a badge of the person's own.
  public init?(_ text: String) {
    guard let badge = Badge.table[text] else { return nil }
    self = badge
  }

  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let badge = unsafe Badge.table[bytes] else { return nil }
    self = badge
  }

  /// The canonical English name.
  public var name: String {
    switch self {
    case .happy: "happy"
    case .sad: "sad"
    case .calm: "calm"
    case .anxious: "anxious"
    case .proud: "proud"
    case .tired: "tired"
    case .frustrated: "frustrated"
    case .grateful: "grateful"
    }
  }

  /// The emoji that stands for it.
  public var emoji: String {
    switch self {
    case .happy: "😊"
    case .sad: "😔"
    case .calm: "😌"
    case .anxious: "😰"
    case .proud: "💪"
    case .tired: "😴"
    case .frustrated: "😤"
    case .grateful: "🙏"
    }
  }

  /// The name that an unknown one probably was meant to be.
  public static func nearest(to word: String) -> String? { table.nearest(to: word) }

  private static let table = WordTable("badges", Badge.allCases)
}
