/// A mood in five steps, read from an emoji or a word.
public struct Mood: Hashable, Sendable {
  /// The emoji or the word, as written.
  public var text: String
  /// The step it stands for; `nil` where the journal does not know the word.
  public var step: Step?

  /// Reads an emoji or an English, French or Reflect word (`great` … `horrible`).
  public init(_ text: String) {
    self.text = text
    step = Step(named: text)
  }

  /// −2 (very sad) … 2 (very happy); `nil` where the word is not known.
  public var score: Int? { step?.rawValue }

  /// Whether two moods are the same step, or the same word where one is not known.
  public func isAlike(_ other: Mood) -> Bool {
    if let step, let otherStep = other.step { return step == otherStep }
    return step == nil && other.step == nil && Folding.areAlike(text, other.text)
  }

  /// The five steps, from −2 to 2.
  ///
  /// - Source: the moods of Mindful; the words of Reflect (great 4 … horrible 0) fall on the same steps.
  public enum Step: Int, CaseIterable, Hashable, Sendable {
    /// Each step by its canonical name.
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

    /// Reads an emoji or a word, as ``Mood/init(_:)``.
    package init?(named text: String) {
      guard let step = text.withBytes({ Step(emoji: $0) ?? Mood.table[$0] }) else { return nil }
      self = step
    }

    /// The step of the emoji that stands for it: most moods are written so, and need no table.
    private init?(emoji bytes: UnsafeBufferPointer<UInt8>) {
      guard bytes.count == 4, bytes[0] == 0xF0, bytes[1] == 0x9F, bytes[2] == 0x98 else { return nil }
      switch bytes[3] {
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
  public static func nearest(to word: String) -> String? { WordTable.nearest(to: word, in: words) }

  private static let table = WordTable<Step>(words)

  private static let words: [(words: String, meaning: Step)] = [
    (
      "veryhappy,great,verygood,excellent,excellente,amazing,awesome,fantastic,wonderful,super,génial,géniale,"
        + "trèsheureux,trèsheureuse,trèscontent,trèscontente,trèsbien,formidable,ravi,ravie,joyful,joyeux,joyeuse,"
        + "😄,😁,😃,😀,🤩,😍,🥳,😆", .veryHappy
    ),
    (
      "happy,good,fine,glad,content,contente,content(e),contented,heureux,heureuse,bien,bon,bonne,calm,calme,serein,"
        + "sereine,relaxed,détendu,détendue,proud,fier,fière,fier(ère),grateful,thankful,reconnaissant,"
        + "reconnaissante,reconnaissant(e),😊,🙂,☺,😌,💪,🙏,😇", .happy
    ),
    (
      "neutral,average,okay,ok,soso,meh,neutre,moyen,moyenne,moyen(ne),bof,correct,correcte,😐,😑,😶,🫤", .neutral
    ),
    (
      "sad,bad,low,down,triste,mal,mauvais,mauvaise,pasbien,déçu,déçue,anxious,worried,anxieux,anxieuse,anxieux(se),"
        + "inquiet,inquiète,tired,fatigué,fatiguée,fatigué(e),frustrated,frustré,frustrée,frustré(e),stressed,stressé,"
        + "stressée,😞,😔,😢,☹,🙁,😟,😕,😰,😴,😤,😣", .sad
    ),
    (
      "verysad,verybad,horrible,terrible,awful,miserable,trèstriste,trèsmal,affreux,affreuse,désespéré,désespérée,"
        + "exhausted,épuisé,épuisée,😭,😩,😫,😖,💔", .verySad
    ),
  ]
}
