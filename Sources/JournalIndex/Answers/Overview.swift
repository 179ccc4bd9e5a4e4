import JournalModel

/// What a look at a day needs of a journal, without making a record of everything that was ever written.
public struct Overview: Sendable {
  /// The records that reach into the days from the first one on, check-ins and check-outs of some days before
  /// it, time off and dated shifts that reach into its history, and persons, who are of no day.
  public var answer: Answer
  /// The days on which something was written: those of entries, check-ins and check-outs.
  public var daysWritten: DaySet

  /// Records with the days.
  public init(answer: Answer, daysWritten: DaySet) {
    self.answer = answer
    self.daysWritten = daysWritten
  }
}
