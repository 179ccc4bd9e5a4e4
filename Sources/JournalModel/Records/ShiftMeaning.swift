/// What a word of a rota means: the value of `is` in the profile's `shifts`.
public enum ShiftMeaning: String, CaseIterable, Hashable, Sendable {
  /// Work by day, in the evening, over midnight.
  case day, late, night
  /// Time on call: no work unless a record says so.
  case onCall = "on-call"
  /// A training, which is work.
  case training
  /// No work.
  case rest, leave, rtt, sick
  /// A day off because it is a public holiday.
  case publicHoliday = "public-holiday"
  /// Absent for another reason.
  case absence
  /// Nothing of a rota at all, such as a dinner in the same calendar.
  case skip

  /// Whether it is work.
  public var isWork: Bool {
    switch self {
    case .day, .late, .night, .training: true
    case .onCall, .rest, .leave, .rtt, .sick, .publicHoliday, .absence, .skip: false
    }
  }

  /// Whether it makes a shift, with a beginning and an end: work, or time on call.
  public var isShift: Bool { isWork || self == .onCall }

  /// Whether it stands for a shift that is not worked: sickness or another absence.
  public var isAbsence: Bool { self == .sick || self == .absence }

  /// Reads `is` under any of its names; the words of shifts serve too.
  public init?(named name: String) {
    guard let meaning = ShiftWords.meaning(of: name) else { return nil }
    self = meaning
  }
}

extension ShiftType {
  /// What the word means without a profile; `nil` for words that mean something in one hospital alone.
  public var builtInMeaning: ShiftMeaning? {
    switch self {
    case .day: .day
    case .night: .night
    case .rest: .rest
    case .other(let word): ShiftWords.meaning(of: word)
    }
  }
}
