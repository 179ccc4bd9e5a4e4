/// What can be wrong with a file of another program.
public enum SourceFlaw: Hashable, Sendable {
  /// It is not what it was said to be; the name of the format. No format is recognised.
  case notFormat(String), unknownFormat
  /// Nothing of what the format has is in it; the name of the format.
  case nothingFound(String)
  /// A note of this name says no day of its own.
  case undated(String)
  /// It ends too early; it is damaged.
  case cutShort, damaged
  /// It is encrypted; it is packed by a method with this number that is not known.
  case encrypted, unknownMethod(Int)
  /// It would take more bytes, more members or more levels than are read.
  case tooLarge(limit: Int), tooMany(limit: Int), tooDeep(limit: Int)
  /// A character that base64 does not have.
  case notBase64
  /// Malformed XML; a tag that closes nothing.
  case notXML, wrongTag(String)
  /// A line of a calendar without a name or a colon; a rule of repetition that is not known.
  case notALine, unknownRule(String)
  /// A zone that nobody knows; the one that is taken, `nil` for the journal's own.
  case unknownZone(String, taken: String?)
  /// A text that should be a day or time; a day whose month can't be told apart.
  case noDate(String), ambiguousDate(String)
  /// Quotes that are never closed; a table without a column that is needed.
  case unclosedQuote, missingColumn(String)
  /// A table of days under which no shift stands.
  case noShifts
  /// A table whose columns are days of a month that nothing names; one with so few of them that they may be
  /// other numbers.
  case missingMonth, fewDays(Int)
  /// Text before the first entry, which belongs to none.
  case textBeforeEntries
  /// A photo or recording that is named but missing; a file of another kind, or of one that is not taken.
  case missingMedia(String), unknownMedia(String)
  /// A record that is named as the source of a link and is not there.
  case missingEntry(String)
  /// A table of several people, and none was chosen; nobody of the chosen name is in it.
  case severalPeople([String]), noPerson(String, [String])
  /// A word that was given a meaning and does not stand in the rota; what stands there.
  case unusedWord(String, [String])
  /// A table of something else than shifts.
  case otherTable(TableSubject)
  case offScale(String, column: String)
  /// A file from which nothing can be read before it is another one.
  case needsConversion(ForeignKind)
  case noHours(String)
  /// A table of shifts whose days are all long past; the last one. It may be of another year.
  case pastDays(String)
  /// Days of a rota that lie more than half a year from all others, and how many they are.
  case loneDays(String, count: Int)
  /// A day off that says that it is half of one, and not which half.
  case openHalf(String)
  /// A rota that seems to be somebody else's, by a name in its title; the journal's own person.
  case otherPerson(String, own: String)
  /// Hours that take longer than a shift, and may be those of a clock of twelve.
  case longHours(String)
  /// Hours that make a shift as they stand, in a table whose other hours are those of a clock of twelve.
  case twelveHours(String)
  /// A cell of a sheet that has a formula, whose value was not kept.
  case noValue
  /// Of a backup: a path that leads out of the journal or is there twice; a file whose bytes are not those
  /// that were backed up; a file that the journal has with other bytes.
  case wrongPath(String), damagedFile(String), otherHere
  /// Of a backup that is not of this journal: a hidden file, which other programs may obey.
  case hiddenFile(String)
  /// Only a program that is not installed can read it.
  case needsProgram(String)
  /// A photo from which the position can't be removed here: it is left out unless the position may stay.
  case keepsPosition(String)
}

extension SourceFlaw {
  /// Whether nothing is lost by it.
  public var isWarning: Bool {
    switch self {
    case .unknownZone, .missingEntry, .otherHere, .hiddenFile, .pastDays, .otherPerson, .unusedWord: true
    default: false
    }
  }
}
