import JournalModel
import JournalTerminal

extension ShiftType {
  /// The colour of a shift.
  package var style: Style {
    switch self {
    case .day: .day
    case .night: .night
    case .rest: .rest
    case .other: .plain
    }
  }
}
