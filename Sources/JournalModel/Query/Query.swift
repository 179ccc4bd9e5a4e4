/// Which records are asked for, and in which order.
///
/// Words are compared without case and accents (``Folding``); what is not set does not restrict.
public struct Query: Hashable, Sendable {
  /// The first day; time off counts where any of its days lies in the span.
  public var from: CivilDay?
  /// The last day, inclusive.
  public var until: CivilDay?
  /// The kinds; empty means all but the profile.
  public var kinds: Set<Kind> = []
  /// The tags, all of which a record must have; a nested tag `team/night` is found by `team` too.
  public var tags: [String] = []
  /// A mood: a word or an emoji; those of the same step match.
  public var mood: String?
  /// The shift.
  public var shift: ShiftType?
  /// A person: the whole name or a word of it.
  public var person: String?
  /// Marked as favorite, or not.
  public var isFavorite: Bool?
  /// What keys must say, all of it.
  public var conditions: [Condition] = []
  /// The order; the day and the moment, youngest first, decide what ``Sort/Field`` leaves open.
  public var sort = Sort()
  /// How many of the records are left out at the start.
  public var offset = 0
  /// How many records are wanted at most; `nil` for all.
  public var limit: Int?

  /// All records.
  public init() {}

  /// Whether a record is among those asked for; ``offset`` and ``limit`` play no part.
  public func matches(_ record: Record) -> Bool { false }

  /// The records that match, in order, between ``offset`` and ``limit``.
  public func select(from records: [Record]) -> [Record] { [] }

  /// Puts records into the order asked for.
  public func sorted(_ records: [Record]) -> [Record] { records }
}

/// What a key must say: `energy>=4`, `place=Lyon`.
public struct Condition: Hashable, Sendable {
  /// The key: a known one under any of its names, or one of the person's own.
  public var key: String
  /// How the values are compared.
  public var comparison: Comparison
  /// What the record's value is compared with; empty after `=` means: the key is absent or empty.
  public var value: String

  /// A condition.
  public init(key: String, comparison: Comparison, value: String) {
    self.key = key
    self.comparison = comparison
    self.value = value
  }

  /// Reads `KEY=VALUE`, `KEY!=VALUE`, `KEY<VALUE`, `KEY<=VALUE`, `KEY>VALUE` or `KEY>=VALUE`; `nil` without a comparison.
  public init?(_ text: String) { return nil }

  /// How two values are compared: numbers by size, days by the calendar, all else as folded text.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// The six comparisons.
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }
}

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
  public init?(_ text: String) { return nil }

  /// What records can be put in order by.
  public enum Field: Hashable, Sendable {
    /// The day and the moment; the title; the mood's score; the words of the text.
    case date, title, mood, words
    /// A rating.
    case scale(Scale)
  }
}
