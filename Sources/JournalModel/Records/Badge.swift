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

  /// Reads a badge from its bytes.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let badge = Badge.table[bytes] else { return nil }
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
  public static func nearest(to word: String) -> String? { WordTable.nearest(to: word, in: words) }

  private static let table = WordTable<Badge>(words)

  private static let words: [(words: String, meaning: Badge)] = [
    (
      "happy,content,contente,content(e),content·e,heureux,heureuse,glücklich,froh,alegría,feliz,alegre,gioia,felice,alegria,blij,"
        + "うれしい,嬉しい,행복,😊", .happy
    ),
    ("sad,triste,traurig,tristeza,tristezza,verdrietig,悲しい,슬픔,😔", .sad),
    ("calm,calme,ruhig,gelassen,calma,calmo,tranquilidad,rustig,kalm,落ち着いている,穏やか,평온,😌", .calm),
    (
      "anxious,anxieux,anxieuse,anxieux(se),anxieux·se,ängstlich,ansiedad,ansioso,"
        + "ansiosa,ansia,ansiedade,bang,不安,불안,😰",
      .anxious
    ),
    ("proud,fier,fière,fier(ère),fier·ère,stolz,orgullo,orgoglio,orgulho,trots,誇らしい,자랑스러움,💪", .proud),
    (
      "tired,fatigué,fatiguée,fatigué(e),fatigué·e,müde,cansancio,cansado,cansada,"
        + "stanchezza,stanco,stanca,cansaço,moe,疲れた,피곤,😴", .tired
    ),
    (
      "frustrated,frustré,frustrée,frustré(e),frustré·e,frustriert,frustración,"
        + "frustrazione,frustração,gefrustreerd,イライラ,답답함,😤", .frustrated
    ),
    (
      "grateful,reconnaissant,reconnaissante,reconnaissant(e),reconnaissant·e,dankbar,gratitud,"
        + "gratitudine,gratidão,dankbaar,感謝,감사,🙏", .grateful
    ),
  ]
}
