import JournalModel

/// How time off stands on a day: its status before it begins, then what follows from the date.
public enum VacationState: String, CaseIterable, Hashable, Sendable {
  /// The four states by their canonical names.
  case planned, approved
  case underWay = "under way"
  case finished

  /// The state of time off on a day.
  public init(of vacation: Vacation, on day: CivilDay) {
    if day > vacation.until {
      self = .finished
    } else if day >= vacation.from {
      self = .underWay
    } else {
      switch vacation.status {
      case .planned, .cancelled: self = .planned
      case .approved: self = .approved
      }
    }
  }
}
