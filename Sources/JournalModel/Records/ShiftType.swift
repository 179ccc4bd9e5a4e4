/// What a person does on a day: the value of the key `shift` and of a word of the rota.
public enum ShiftType: Hashable, Sendable {
  /// A working shift by day.
  case day
  /// A working shift over midnight.
  case night
  /// No work.
  case rest
  /// A word of the user's own, such as `late` or `on-call`: a working shift.
  case other(String)

  /// The value as it is written in files and in JSON.
  public var name: String {
    switch self {
    case .day: "day"
    case .night: "night"
    case .rest: "rest"
    case .other(let word): word
    }
  }

  /// The word of the person's own.
  package var ownWord: String? {
    if case .other(let word) = self { word } else { nil }
  }

  /// Whether a person works on such a day.
  public var isWorking: Bool { self != .rest }
}
