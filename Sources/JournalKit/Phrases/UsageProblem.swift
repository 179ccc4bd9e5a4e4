import JournalModel

/// What is wrong with the words of a command line.
public enum UsageProblem: Hashable, Sendable {
  /// A verb that does not exist, with the verb that comes closest.
  case unknownCommand(String, nearest: String?)
  /// A word after `help` that is neither a verb nor a page of the handbook, with what comes closest, and the
  /// pages.
  case unknownTopic(String, nearest: String?, topics: [String])
  case unknownOption(String, command: String?, nearest: String?)
  /// A format that can't be imported, with the one that comes closest.
  case unknownFormat(String, nearest: String)
  /// An option without the value that it needs.
  case missingValue(option: String, Placeholder)
  /// A value for an option that takes none.
  case unexpectedValue(option: String)
  /// An option that may be given once.
  case repeated(option: String)
  /// A value that the option or the argument does not take, with the right one that comes closest.
  case wrongValue(name: String, found: String, expected: Expected, nearest: String? = nil)
  /// A day that its month does not have; the year is `nil` where none was said.
  case noSuchDay(found: String, month: Int, year: Int?, length: Int)
  /// A key that the profile does not have, with the one that comes closest.
  case unknownSetting(String, nearest: String?)
  /// A name that no journal has, with those that there are.
  case unknownJournal(String, known: [String])
  /// An argument that the command can't do without.
  case missingArgument(Placeholder)
  case unexpectedArgument(String)
  /// Text that is not UTF-8.
  case notUTF8(name: String)
  case contradiction(String, String)
  /// Files of a folder, which the option would have to encrypt and can't; a file that it can.
  case unencryptedFolder(String, option: String, file: String)
  /// A key with a side in which two versions don't differ, and those in which they do; none where there are
  /// no keys to choose from.
  case notDiffering(String, in: [String])
  /// Standard input was read in part by somebody else.
  case inputReadInPart
  /// A record of a kind that can't be sealed.
  case notSealable(Kind)
  /// What names the text of a record and is no key.
  case textIsNoKey(String)
  /// Nothing to write was given, and no question can be asked; the options that say what.
  case nothingToWrite(options: [String])
  /// A word of a rota to which nobody gave a meaning, with the known one that comes closest.
  case unknownShift(String, nearest: String?)
  /// Several shifts of a day, by their words, where one must be named.
  case severalShifts([String])
  /// A span would end before it begins; it is longer than `years` years.
  case untilBeforeFrom(String), yearOpen(String, read: String), spanTooLong(String, years: Int)

  /// The hours in a wrong value that can mean several things; `nil` where it is wrong for another reason.
  package var doubt: DoubtfulHours? {
    switch self {
    case .wrongValue(_, let found, .hours, _), .wrongValue(_, let found, .spans, _),
      .wrongValue(_, let found, .shiftType, _), .wrongValue(_, let found, .shiftMeaning, _):
      DoubtfulHours(in: found)
    default: nil
    }
  }

  /// What a value should have been.
  public enum Expected: Hashable, Sendable {
    case between(ClosedRange<Int>)
    /// A day, such as `2026-11-20`, `today`.
    case day
    /// The name of a journal, with the folder it stands for: `@work=~/work`.
    case journalName
    /// The root folder of a journal that isn't the one in use.
    case otherJournal
    /// A birthday: `1985-03-12`, `--03-12`.
    case birthday
    /// A moment: ISO 8601, or a time of today.
    case moment
    /// ISO 8601 with offset.
    case instant
    /// A month, `2026-11`; a year, `2026`.
    case month, year
    /// The words of a cycle of shifts, such that it is clear which make a day; two times with a word,
    /// `night=19:00-07:30`.
    case cycle, daysApart, hours
    /// Two times, or several such spans.
    case spans
    /// Two days, `FROM..UNTIL`.
    case span
    /// A word of a rota and what it means, `J=day 07:00-19:30 break 30`.
    case shiftType
    /// A whole number from 0.
    case count
    /// A stretch of time, `30d`, `4w`.
    case duration
    /// `KEY=VALUE` with a comparison.
    case condition
    /// `KEY=VALUE`.
    case assignment
    /// `+TAG` or `-TAG`; a key with the side that counts for it, `KEY=ours`.
    case tagChange, take
    /// A mood that the journal knows, as an emoji or a word.
    case mood
    /// A name such as `Europe/Paris` that the system knows.
    case zone
    case text
    /// A word without blanks; a link that the program knows, opened where somebody can be asked.
    case word, link, linkAtTerminal
    /// A word with a mood; a word with a kind of shift and its hours.
    case moodMeaning, shiftMeaning, columnMeaning
    /// Scales of the person's own, as the profile has them.
    case scales
    case oneOf([String])
  }
}

/// What stands for a value in help and usage.
public enum Placeholder: String, CaseIterable, Hashable, Sendable {
  case folder, file, day, month, year, cycle, hours, moment, instant, span, text, title, tag, tagChange, take,
    mood, badge, rating, shift
  case person, place, weather, kind, condition, assignment, key, sort, count, duration, record, command, shell
  case reminderKind, program
  case shiftType, why, rules, half, spans, regions
  case language, color, category, status, name, zone, format, affirmation
  /// What a journal is exported as; whom it is encrypted for; a part of an export.
  case exportFormat, recipient, part
  /// The versions of a merge, with the size of its markers; what to prepare for.
  case base, ours, theirs, markerSize, tool
  /// A format to import; a word with its meaning; a category of events.
  case importFormat, meaning
  /// A word without blanks; a link.
  case word, link
  case template
}
