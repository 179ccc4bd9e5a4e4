/// What the value of a key looks like: how it is read, written, compared and described follows from it.
public enum KeyShape: Hashable, Sendable {
  /// Free text; a text that may also be written as a number, such as a mood or a title `2026`.
  case text
  /// A day; a moment; a moment or a day alone; a time of the clock or a moment.
  case day, moment, dayOrMoment, clock
  /// 1 to 5; a whole number from 0 on; true or false.
  case rating, count, truth
  /// A word for a shift; the hours of a shift, one span or several; a list of spans, each a text.
  case shift, hours, spans
  /// A list of short texts, or a text that stands for one; a list of texts that have a line each.
  case list, lines
  case choice(KeyChoice)
}

/// The words that a key chooses from.
public enum KeyChoice: Hashable, Sendable {
  /// What a file is; what time off is for; how far it has come; which half of a day is off.
  case kind, category, status, half

  /// The words as they are written.
  public var words: [String] {
    switch self {
    case .kind: Kind.allCases.map(\.name)
    case .category: VacationCategory.allCases.map(\.rawValue)
    case .status: VacationStatus.allCases.map(\.rawValue)
    case .half: DayHalf.allCases.map(\.rawValue)
    }
  }

  /// The word that a text stands for, in any language that is read; `nil` for any other text.
  public func word(for text: String) -> String? {
    switch self {
    case .kind: Kind(named: text)?.name
    case .category: VacationCategory(named: text)?.rawValue
    case .status: VacationStatus(named: text)?.rawValue
    case .half: DayHalf(named: text)?.rawValue
    }
  }
}
