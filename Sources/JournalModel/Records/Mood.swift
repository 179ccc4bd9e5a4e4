/// A mood in five steps, read from an emoji or a word.
public struct Mood: Hashable, Sendable {
  /// The emoji or the word, as written.
  public var text: String
  /// The step it stands for; `nil` where the journal does not know the word.
  public var step: Step?

  /// Reads an emoji, a number from 1 to 5, or an English, French or Reflect word (`great` … `horrible`).
  public init(_ text: String) {
    self.text = text
    step = Step(named: text)
  }

  /// What is shown for it: the emoji as it was written, that of a known word, or the word itself.
  package var symbol: String { Mood.isEmoji(text) ? text : step?.emoji ?? text }

  /// −2 (very sad) … 2 (very happy); `nil` where the word is not known.
  public var score: Int? { step?.rawValue }

  /// Whether a mood that is looked for finds another one: an emoji finds itself and what is shown by it, a
  /// word or a number all of its step, and a word that is not known itself.
  public func finds(_ other: Mood) -> Bool {
    if Mood.isEmoji(text) {
      return Mood.isSameEmoji(text, Mood.isEmoji(other.text) ? other.text : other.step?.emoji ?? "")
    }
    if let step { return step == other.step }
    return other.step == nil && Folding.areAlike(text, other.text)
  }

  package static func isEmoji(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.value >= 0x80 else { return false }
    return first.properties.isEmoji
  }

  /// Whether a text is a number from 1 to 5.
  package static func isNumber(_ text: String) -> Bool { Step(number: Int(text) ?? 0) != nil }

  /// Whether two emoji differ in nothing but the variant in which they are shown.
  private static func isSameEmoji(_ left: String, _ right: String) -> Bool {
    let isShape = { (scalar: Unicode.Scalar) in scalar.value != 0xFE0E && scalar.value != 0xFE0F }
    return left.unicodeScalars.filter(isShape).elementsEqual(right.unicodeScalars.filter(isShape))
  }

  /// The five steps, from −2 to 2.
  ///
  /// - Source: the moods of Mindful; the words of Reflect (great 4 … horrible 0) fall on the same steps.
  public enum Step: Int, CaseIterable, Hashable, Sendable {
    case verySad = -2, sad, neutral, happy, veryHappy

    /// The canonical English word: `verySad` … `veryHappy`.
    public var name: String {
      switch self {
      case .verySad: "verySad"
      case .sad: "sad"
      case .neutral: "neutral"
      case .happy: "happy"
      case .veryHappy: "veryHappy"
      }
    }

    /// The emoji that stands for the step.
    public var emoji: String {
      switch self {
      case .verySad: "😭"
      case .sad: "😞"
      case .neutral: "😐"
      case .happy: "😊"
      case .veryHappy: "😄"
      }
    }

    /// The step of a number from 1 (very sad) to 5 (very happy).
    public init?(number: Int) { self.init(rawValue: number &- 3) }

    /// 1 (very sad) … 5 (very happy), as people give it.
    public var number: Int { rawValue + 3 }

    /// Reads an emoji or a word, as ``Mood/init(_:)``.
    package init?(named text: String) {
      guard let step = unsafe text.withBytes({ unsafe Step(sign: $0) ?? Step(word: $0) }) else { return nil }
      self = step
    }

    /// The step of a word. Words are alike whatever hyphens are in them, numbers are not: `-1` is no mood.
    private init?(word bytes: UnsafeBufferPointer<UInt8>) {
      guard let step = unsafe Mood.table[bytes] else { return nil }
      if unsafe bytes.contains(where: { $0 &- 0x30 < 10 }),
        unsafe bytes.contains(where: { "-_".utf8.contains($0) })
      {
        return nil
      }
      self = step
    }

    /// The step of its number, or of the emoji that stands for it: most moods are these, and need no table.
    private init?(sign bytes: UnsafeBufferPointer<UInt8>) {
      if bytes.count == 1 {
        self.init(number: Int(unsafe bytes[0]) - 0x30)
        return
      }
      guard bytes.count == 4, unsafe bytes[0] == 0xF0, unsafe bytes[1] == 0x9F, unsafe bytes[2] == 0x98 else {
        return nil
      }
      switch unsafe bytes[3] {
      case 0xAD: self = .verySad  // 😭
      case 0x9E: self = .sad  // 😞
      case 0x90: self = .neutral  // 😐
      case 0x8A: self = .happy  // 😊
      case 0x84: self = .veryHappy  // 😄
      default: return nil
      }
    }
  }

  /// The word that an unknown one probably was meant to be.
  public static func nearest(to word: String) -> String? { table.nearest(to: word) }

  private static let table = WordTable("moods", Step.allCases.reversed())
}
