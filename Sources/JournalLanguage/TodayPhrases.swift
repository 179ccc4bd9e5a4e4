import JournalInsights
import JournalModel
import JournalShifts

/// What `today` says, and the questions around a shift.
public protocol TodayPhrases: Sendable {
  /// `Good morning, Camille.`, by the hour; without a name the greeting alone.
  func greeting(_ name: String?, at time: ClockTime) -> String
  /// The countdown in one sentence: `Only 7 shifts until your time off! 🎉`; what is left where it is under
  /// way.
  func countdown(_ countdown: Countdown, today: CivilDay) -> String
  /// The figures behind the sentence: `12 days · 8 working days · 7 shifts (by your rota)`.
  func countdownDetails(_ countdown: Countdown, today: CivilDay) -> String
  /// What shifts were counted by: `by your rota`.
  func basis(_ basis: Countdown.Basis) -> String
  /// A counted shift, for those who ask why: `Mon 2 March: night, by the rota`.
  func countedShift(_ shift: PlannedShift, today: CivilDay) -> String
  /// `62 % of the way since your last time off`.
  func progress(_ share: Double) -> String
  /// No time off is planned, and how to plan it.
  var nothingPlanned: String { get }
  /// Why a day was chosen, in one sentence.
  func explanation(of day: ShiftDay, today: CivilDay) -> String
  /// A shift is under way: `Night shift since 18:50`.
  func openShift(_ shift: OpenShift, today: CivilDay) -> String
  /// `3 days in a row`, with the record; empty without a streak.
  func streak(_ streak: Streak) -> String
  /// Where help can be had after very low weeks, in one line; without numbers where none is known.
  func care(_ lines: [HelpLine]) -> String
  /// What a person is asked.
  func question(_ question: Question) -> String
}

/// The questions at a terminal.
public enum Question: Hashable, Sendable {
  /// How was your shift?
  case shiftAfter
  /// How do you feel before your shift?
  case shiftBefore
  /// A rating.
  case rating(Scale)
  /// Badges, a note, the first name, the language.
  case badges, note, name, language
  /// Where a new journal shall lie, with a suggestion.
  case folder(suggestion: String)
  /// The first time off; how a person works; the first day of a cycle.
  case timeOff, work, cycleStart
  /// Whether to find the journal from any folder, in place of a former one.
  case makeDefault(former: String?)
  /// Which shift it is.
  case shift
  /// Whether to write a journal entry; its title, with a suggestion; its text.
  case writeEntry, entryTitle(suggestion: String), entryText
  /// The shift has such a record already, with its id and time: a remark.
  case former(Kind, id: String, time: String?)
  /// The mood; tags; what shall be remembered.
  case mood, tags, highlights
  /// Which record is meant.
  case whichRecord
  /// Whether to go on with answers of an earlier time.
  case goOn(Kind, when: String)
}
