import JournalModel

/// A title that could be given to the entry about a shift; its words are the language's.
public struct TitleSuggestion: Hashable, Sendable {
  /// How it was.
  public var tone: Tone
  /// What it was about; `nil` where nothing says it.
  public var shift: ShiftType?

  /// How a shift or a day was.
  public enum Tone: String, CaseIterable, Hashable, Sendable {
    /// Low satisfaction; high emotional load; both high load and high satisfaction.
    case hard, heavy, heavyButGood
    /// High fatigue; high fatigue and high satisfaction.
    case tiring, tiringButGood
    /// High and highest satisfaction.
    case good, great
    /// Before the shift: high stress; low energy; energy and motivation.
    case tense, slowStart, goodStart
    /// Nothing stands out.
    case plain
  }

  /// What the ratings suggest: those after the shift first, then those before it; never against the mood.
  public static func suggest(ratings: Ratings, shift: ShiftType?, mood: Mood.Step? = nil) -> TitleSuggestion {
    var tone = toneAfter(ratings) ?? toneBefore(ratings)
    if let mood { tone = tone.map { self.tone($0, under: mood) } ?? toneOf(mood) }
    return TitleSuggestion(tone: tone ?? .plain, shift: shift)
  }

  /// What ratings say of a shift whose mood says something too.
  private static func tone(_ tone: Tone, under mood: Mood.Step) -> Tone {
    switch (mood, tone) {
    case (.happy, .hard), (.veryHappy, .hard): toneOf(mood)
    case (.happy, .heavy), (.veryHappy, .heavy): .heavyButGood
    case (.happy, .tiring), (.veryHappy, .tiring): .tiringButGood
    case (.sad, .good), (.sad, .great), (.verySad, .good), (.verySad, .great): .hard
    case (.sad, .heavyButGood), (.verySad, .heavyButGood): .heavy
    case (.sad, .tiringButGood), (.verySad, .tiringButGood): .tiring
    default: tone
    }
  }

  private static func toneAfter(_ ratings: Ratings) -> Tone? {
    let satisfaction = ratings[.satisfaction]
    let isGood = satisfaction.map { $0 >= 4 } ?? false
    if let satisfaction, satisfaction <= 2 { return .hard }
    if let load = ratings[.load], load >= 4 { return isGood ? .heavyButGood : .heavy }
    if let fatigue = ratings[.fatigue], fatigue >= 4 { return isGood ? .tiringButGood : .tiring }
    if isGood { return satisfaction == 5 ? .great : .good }
    return nil
  }

  private static func toneBefore(_ ratings: Ratings) -> Tone? {
    if let stress = ratings[.stress], stress >= 4 { return .tense }
    if let energy = ratings[.energy], energy <= 2 { return .slowStart }
    guard let energy = ratings[.energy], let motivation = ratings[.motivation] else { return nil }
    return energy >= 4 && motivation >= 4 ? .goodStart : nil
  }

  private static func toneOf(_ mood: Mood.Step) -> Tone {
    switch mood {
    case .verySad, .sad: .hard
    case .neutral: .plain
    case .happy: .good
    case .veryHappy: .great
    }
  }
}
