import JournalModel

/// The day to which a moment belongs, with the reason: for a shift over midnight the day on which it began.
public struct ShiftDay: Hashable, Sendable {
  /// The day.
  public var day: CivilDay
  /// The shift of that day, where something says it.
  public var shift: ShiftType?
  /// Why this day.
  public var basis: Basis
  /// The shift itself, where there is one: of several of a day the one that is meant.
  public var worked: Shift?
  /// The shifts that may be meant as well, the one that was taken among them; empty where there is no doubt.
  public var rivals: [Shift] = []

  /// A day with its reason.
  public init(day: CivilDay, shift: ShiftType?, basis: Basis, worked: Shift? = nil) {
    (self.day, self.shift, self.basis, self.worked) = (day, shift, basis, worked)
  }

  /// What decided, in the order in which it is asked.
  public enum Basis: Hashable, Sendable {
    case explicitDay
    case explicitShift
    /// A check-in without check-out.
    case openShift(OpenShift)
    case plan(PlannedShift)
    /// A check-out of which nothing says which shift it closes: that of the shift begun last.
    case lastBegun(PlannedShift)
    /// The profile's `day-starts` lies before the moment, or (`isBefore`) after it, so the day before goes
    /// on.
    case dayBoundary(ClockTime, isBefore: Bool)
  }

  /// Whether it is the day of a shift, and of no other one.
  package func isOf(_ shift: Shift) -> Bool { worked?.day == shift.day && worked?.type == shift.type }

  /// Takes the shift that the person chose.
  public mutating func choose(_ shift: Shift) {
    day = shift.day
    self.shift = shift.type
    worked = shift
    basis = .explicitShift
    rivals = []
  }
}
