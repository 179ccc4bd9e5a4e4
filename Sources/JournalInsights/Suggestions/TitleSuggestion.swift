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

  /// What the ratings suggest: those after the shift first, then those before it, then the mood.
  public static func suggest(ratings: Ratings, shift: ShiftType?, mood: Mood.Step? = nil) -> TitleSuggestion {
    let tone = toneAfter(ratings) ?? toneBefore(ratings) ?? mood.map(toneOf) ?? .plain
    return TitleSuggestion(tone: tone, shift: shift)
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
