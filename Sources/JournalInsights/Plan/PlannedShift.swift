import JournalModel

/// What is planned for a day.
public struct PlannedShift: Hashable, Sendable {
  /// The day on which it begins.
  public var day: CivilDay
  /// What it is, rest included.
  public var type: ShiftType
  /// What says so.
  public var basis: Basis
  /// Its hours where they are known.
  public var hours: ShiftHours?

  /// A shift of a day.
  public init(day: CivilDay, type: ShiftType, basis: Basis, hours: ShiftHours? = nil) {
    self.day = day
    self.type = type
    self.basis = basis
    self.hours = hours
  }

  /// What can say that a day has a shift.
  public enum Basis: Hashable, Sendable {
    /// A record of the kind `shift`, by its id.
    case record(id: String)
    /// The profile's rota.
    case rota
    /// The profile's working days, for want of a rota.
    case workingDays
  }

  /// The shift that a record describes; `nil` where it says neither a shift nor hours.
  ///
  /// Hours alone make a night where they go over midnight, else a day.
  public init?(_ record: Record) {
    let hours = ShiftHours(record)
    guard let type = record.shift ?? hours.map({ $0.isOverMidnight ? .night : .day }) else { return nil }
    self.init(day: record.date, type: type, basis: .record(id: record.id), hours: hours)
  }

  /// Whether work is done: neither rest nor absence.
  public var isWorked: Bool { type.isWorked }
}

extension ShiftType {
  /// Whether it is work that is done: neither rest nor absence.
  var isWorked: Bool { isWorking && !isAbsence }

  /// Words for a shift that was planned and is not worked: sickness and other absence.
  private static let absences = WordIndex([
    "sick,sickness,sickleave,ill,illness,absent,absence,off,leave",
    "malade,maladie,arrêt,arrêtmaladie,congé,congémaladie",
  ])

  /// Whether it is a word for sickness or another absence: such a day has no work and breaks no streak.
  public var isAbsence: Bool {
    guard case .other(let word) = self else { return false }
    return ShiftType.absences[word] != nil
  }
}
