/// What time off is for.
public enum VacationCategory: String, CaseIterable, Hashable, Sendable {
  /// Paid leave; working time made up for (French RTT); a training.
  case leave, rtt, training
  /// Absence: sickness, or another reason.
  case sick, other

  /// Whether it is time off that somebody looks forward to: neither a training nor an absence.
  public var isTimeOff: Bool { self == .leave || self == .rtt }
}

/// The half of a day that is off.
public enum DayHalf: String, CaseIterable, Hashable, Sendable {
  /// The first half of the day's work; the second.
  case morning, afternoon

  /// Reads a half under any of its names, in any language of the program.
  public init?(named name: String) {
    switch Folding.folded(name) {
    case "morning", "am", "matin", "matinee", "vormittag", "manana", "mattina", "manha", "ochtend", "午前",
      "오전":
      self = .morning
    case "afternoon", "pm", "apres-midi", "apresmidi", "nachmittag", "tarde", "pomeriggio", "middag", "午後",
      "오후":
      self = .afternoon
    default: return nil
    }
  }
}

/// How far a plan for time off has come; that it is under way or finished follows from the date and is not
/// written.
public enum VacationStatus: String, CaseIterable, Hashable, Sendable {
  /// Wished for; granted; refused or taken back, and then no time off.
  case planned, approved, cancelled
}

/// Time off, both days inclusive: what a record of the kind ``Kind/vacation`` says.
public struct Vacation: Hashable, Sendable {
  /// The id of the record.
  public var id: String
  /// The first day off.
  public var from: CivilDay
  /// The last day off.
  public var until: CivilDay
  /// What it is for; leave where the file doesn't say.
  public var category: VacationCategory
  /// How far the plan has come; planned where the file doesn't say.
  public var status: VacationStatus
  /// What the person calls it.
  public var title: String?
  /// The half of its days that is off; `nil` for whole days.
  public var half: DayHalf?

  /// Time off from a first to a last day.
  public init(
    id: String, from: CivilDay, until: CivilDay, category: VacationCategory = .leave,
    status: VacationStatus = .planned, title: String? = nil, half: DayHalf? = nil
  ) {
    (self.id, self.from, self.until, self.category) = (id, from, until, category)
    (self.status, self.title, self.half) = (status, title, half)
  }

  /// The time off that a record describes; `nil` for other kinds, for what was cancelled, and
  /// where a day is missing or wrong.
  public init?(_ record: Record) {
    guard record.kind == .vacation, record.status != .cancelled, let from = record.from else { return nil }
    let until = record.until ?? from
    guard from <= until else { return nil }
    self.init(
      id: record.id, from: from, until: until, category: record.category ?? .leave,
      status: record.status ?? .planned, title: record.title, half: record.half)
  }

  /// Whether it is what a countdown runs to: whole days off that are neither training nor absence.
  public var isAwaited: Bool { category.isTimeOff && half == nil }

  /// Whether a day lies in it.
  public func contains(_ day: CivilDay) -> Bool { from <= day && day <= until }
}
