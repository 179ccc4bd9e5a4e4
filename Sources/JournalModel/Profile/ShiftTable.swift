/// What the words of a hospital mean, the profile's key `shifts`; whole words of the program's languages have
/// a meaning without it.
public struct ShiftTable: Hashable, Sendable {
  /// In the order of the words, those of one word in the order of their first days.
  public private(set) var definitions: [Definition] = []
  /// Whether one of them stands for many words.
  private var hasPatterns = false

  /// What a word means from a day on.
  public struct Definition: Hashable, Sendable {
    /// The word as the rota has it.
    public var word: ShiftType
    /// The first day on which it holds; `nil` for one that always held.
    public var from: CivilDay?
    /// What it means; `nil` where only hours are said, of a word that has a meaning.
    public var meaning: ShiftMeaning?
    /// Its usual hours, several for a split shift; empty where none are said.
    public var spans: [ClockSpan]
    /// Minutes without pay.
    public var breakMinutes: Int
    /// For whom the shift is worked, where somebody has two employers.
    public var employer: String?
    /// Where time on call is spent; `nil` where only the word itself may tell it.
    public var place: OnCallPlace?

    /// A meaning with hours.
    public init(
      word: ShiftType, from: CivilDay? = nil, meaning: ShiftMeaning? = nil, spans: [ClockSpan] = [],
      breakMinutes: Int = 0, employer: String? = nil
    ) {
      (self.word, self.from, self.meaning) = (word, from, meaning)
      (self.spans, self.breakMinutes, self.employer) = (spans, breakMinutes, employer)
    }
  }

  /// Words alone that need no table.
  public init() {}

  /// These definitions, of one word and one day the last.
  public init(_ definitions: [Definition]) {
    for definition in definitions { add(definition) }
  }

  /// Adds a definition in place of one of the same word and day.
  public mutating func add(_ definition: Definition) {
    definitions.removeAll { $0.word == definition.word && $0.from == definition.from }
    let key = (definition.word.name, definition.from ?? ShiftTable.always)
    let index = definitions.firstIndex { ($0.word.name, $0.from ?? ShiftTable.always) > key }
    definitions.insert(definition, at: index ?? definitions.endIndex)
    if PlanWord.isPattern(definition.word.name) { hasPatterns = true }
  }

  /// The definition of a word that holds on a day: of the word as it is spelled, else of one that is alike,
  /// else of a pattern such as `LD *`.
  public func definition(of word: ShiftType, on day: CivilDay) -> Definition? {
    if definitions.isEmpty { return nil }
    if let own = latest(on: day, where: { $0 == word }) ?? latest(on: day, where: { $0.isAlike(word) }) {
      return own
    }
    guard hasPatterns, case .other(let name) = word else { return nil }
    return latest(on: day) { PlanWord.matches($0.name, name) }
  }

  /// What a word means on a day; `nil` for a word that nobody gave a meaning to.
  public func meaning(of word: ShiftType, on day: CivilDay) -> ShiftMeaning? {
    definition(of: word, on: day)?.meaning ?? word.builtInMeaning
  }

  /// The person's own word for a word of the language, where it is the only one that has its meaning and
  /// hours: who calls her nights `N` means it by `night`. Of several by day `early` is the one that begins
  /// first.
  public func ownWord(for word: ShiftType, on day: CivilDay) -> ShiftType? {
    guard let meaning = word.builtInMeaning, definition(of: word, on: day) == nil else { return nil }
    let words = definitions.map(\.word).filter { own in
      guard !PlanWord.isPattern(own.name), let known = definition(of: own, on: day) else { return false }
      return known.word == own && known.meaning == meaning && !known.spans.isEmpty
    }
    if Set(words).count == 1 { return words.first }
    let name = Folding.folded(word.name)
    guard meaning == .day, ShiftTable.early.contains(where: name.hasPrefix) else { return nil }
    return words.min { first, second in begin(of: first, on: day) < begin(of: second, on: day) }
  }

  private static let early = ["early", "morning", "matin", "fruh", "manana", "mattin", "manha", "vroeg", "早"]

  private func begin(of word: ShiftType, on day: CivilDay) -> ClockTime {
    definition(of: word, on: day)?.spans.first?.start ?? .midnight
  }

  /// The person's own words that have a meaning on some day, patterns among them; none of no meaning.
  package func words(meaning: ShiftMeaning?) -> [ShiftType] {
    guard let meaning else { return [] }
    return definitions.filter { $0.meaning == meaning && $0.word.builtInMeaning == nil }.map(\.word)
  }

  /// Whether a word means something on some day.
  public func knows(_ word: ShiftType) -> Bool {
    word.builtInMeaning != nil
      || definitions.contains {
        ($0.word.isAlike(word) || PlanWord.matches($0.word.name, word.name)) && $0.meaning != nil
      }
  }

  /// The known word that an unknown one probably was meant to be.
  public func nearest(to word: String) -> String? {
    let own = definitions.map(\.word.name)
    if word.unicodeScalars.count > 2, let near = Spelling.nearest(to: word, among: own) { return near }
    return ShiftWords.nearest(to: word)
  }

  private static let always = CivilDay(number: .min)

  private func latest(on day: CivilDay, where isMeant: (ShiftType) -> Bool) -> Definition? {
    definitions.last { isMeant($0.word) && $0.from ?? ShiftTable.always <= day }
  }
}
