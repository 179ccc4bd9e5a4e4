/// An order of records.
public struct Sort: Hashable, Sendable {
  /// What decides.
  public var field: Field
  /// Whether small, early and `a` come first.
  public var isAscending: Bool

  /// An order; by default the youngest first.
  public init(by field: Field = .date, ascending: Bool = false) {
    self.field = field
    isAscending = ascending
  }

  /// Reads a field's name, with `-` in front for descending or `+` for ascending order; `nil` for other words.
  ///
  /// Without a sign, titles ascend and all else descends: the youngest, the happiest, the longest first.
  public init?(_ text: String) {
    let sign = text.utf8.first
    let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let name = hasSign ? String(text.dropFirst()) : text
    guard let field = Field(named: name) else { return nil }
    self.init(by: field, ascending: hasSign ? sign == UInt8(ascii: "+") : field == .title)
  }

  /// What records can be put in order by.
  public enum Field: Hashable, Sendable {
    /// The day and the moment; the title; the mood's score; the words of the text.
    case date, title, mood, words
    /// A rating.
    case scale(Scale)

    /// The names of all fields, for help and for messages.
    public static let names = ["date", "title", "mood", "words"] + Scale.allCases.map(\.name)

    init?(named name: String) {
      if let scale = Key(named: name)?.scale {
        self = .scale(scale)
        return
      }
      switch Folding.folded(name) {
      case "date", "at": self = .date
      case "title", "titre": self = .title
      case "mood", "humeur": self = .mood
      case "words", "mots": self = .words
      default: return nil
      }
    }
  }

  /// Whether the first record comes before the second. Records without the value come last in either direction.
  func areInOrder(_ left: Record, _ right: Record) -> Bool {
    switch field {
    case .date: return isAscending ? Sort.isEarlier(left, right) : Sort.isEarlier(right, left)
    case .title: return areInOrder(left, right) { record in record.title.map(Folding.folded) }
    case .mood: return areInOrder(left, right) { record in record.mood.flatMap { Mood($0).score } }
    case .words: return areInOrder(left, right) { record in record.wordCount }
    case .scale(let scale): return areInOrder(left, right) { record in record.ratings[scale] }
    }
  }

  private func areInOrder<Value: Comparable>(
    _ left: Record, _ right: Record, by value: (Record) -> Value?
  ) -> Bool {
    switch (value(left), value(right)) {
    case (let first?, let second?) where first != second: return isAscending == (first < second)
    case (_?, nil): return true
    case (nil, _?): return false
    default: return Sort.isEarlier(right, left)
    }
  }

  /// By day, then by the wall clock, then by id and path, so that the order never depends on the order of the files.
  private static func isEarlier(_ left: Record, _ right: Record) -> Bool {
    if left.date != right.date { return left.date < right.date }
    let leftTime = left.at?.local.secondsSinceEpoch ?? .min
    let rightTime = right.at?.local.secondsSinceEpoch ?? .min
    if leftTime != rightTime { return leftTime < rightTime }
    if left.id != right.id { return left.id < right.id }
    return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }
}

extension Key {
  /// The scale whose rating the key holds.
  public var scale: Scale? {
    switch self {
    case .energy: .energy
    case .stress: .stress
    case .motivation: .motivation
    case .fatigue: .fatigue
    case .load: .load
    case .satisfaction: .satisfaction
    default: nil
    }
  }
}

extension Scale {
  /// The key that holds the rating.
  public var key: Key {
    switch self {
    case .energy: .energy
    case .stress: .stress
    case .motivation: .motivation
    case .fatigue: .fatigue
    case .load: .load
    case .satisfaction: .satisfaction
    }
  }
}
