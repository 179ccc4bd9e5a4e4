import JournalModel

/// What can be counted.
public enum Noun: String, CaseIterable, Hashable, Sendable {
  /// Time.
  case second, minute, hour, day, workingDay, week, month, year
  /// Of work.
  case shift, night
  /// Of the journal.
  case record, entry, checkIn, checkOut, vacation, tag, person, word, character
  /// Of a calendar.
  case event
  /// Of the folder.
  case file, problem, conflict, change, commit, byte

  /// Records of a kind.
  package init(_ kind: Kind) {
    self =
      switch kind {
      case .entry: .entry
      case .checkIn: .checkIn
      case .checkOut: .checkOut
      case .vacation: .vacation
      case .shift: .shift
      case .profile, .rota, .person, .sleep: .record
      }
  }
}
