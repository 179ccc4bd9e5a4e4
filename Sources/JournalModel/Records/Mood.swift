/// A mood in five steps, read from an emoji or a word.
public struct Mood: Hashable, Sendable {
  /// The emoji or the word, as written.
  public var text: String
  /// The step it stands for; `nil` where the journal does not know the word.
  public var step: Step?

  /// Reads an emoji or an English, French or Reflect word (`great` … `horrible`).
  public init(_ text: String) {
    self.text = text
    step = Step(emoji: text) ?? Mood.table[text]
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

    /// The step of the emoji that stands for it: most moods are written so, and need no table.
    fileprivate init?(emoji text: String) {
      switch text {
      case "😭": self = .verySad
      case "😞": self = .sad
      case "😐": self = .neutral
      case "😊": self = .happy
      case "😄": self = .veryHappy
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
