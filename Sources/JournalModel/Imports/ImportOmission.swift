/// Why something was left out of an import.
public enum ImportOmission: String, CaseIterable, Hashable, Sendable {
  /// An event that is no shift; an event that was cancelled.
  case notShift, cancelled
  /// A row, a column, a cell of a table of which nothing is taken; what an event says beside title and time.
  case row, column, cell, field
  /// A sheet of a workbook that is no rota; a hidden sheet; rows that are hidden.
  case sheet, hiddenSheet, hiddenRow
  /// A day that has a dated shift of its own: that one holds.
  case ownShift
  /// A day that is over, on which a shift was worked that the rota has no more: it stays.
  case workedShift
  /// A day that is leave in the journal and work in the rota: it stays leave.
  case ownLeave
  /// A shift on a day that the same source has as leave or another absence: it is not worked.
  case besideLeave
  /// Time off that an earlier import of such a rota brought, and this one does not have: it stays.
  case withdrawn
  /// A shift that an earlier import of such a rota brought, on a day of which this one does not speak: it
  /// stays.
  case unnamed
  /// Another break than the usual one of a word.
  case unpaid
  /// Goals and the like that a journal has no place for; videos and documents.
  case goals, otherMedia
  /// A photo or recording that no entry names; where on the map something was written.
  case unusedMedia, position
  /// A record that the person deleted since; one whose text here differs from the source, and no one knows
  /// since when.
  case deleted, kept
  /// A file of a backup that was forgotten here, or sealed.
  case forgotten
  /// A record that may be here already, sealed, so that nobody can tell without the key.
  case sealed
  /// Something that the person had thrown away in the other program.
  case trashed
  /// Something without any content.
  case empty
  /// A row or event that could not be read.
  case unreadable
  /// A day outside the span that was asked for; an event of another sort than was asked for, or
  /// of a word that was said to be nothing of a rota.
  case outside, notWanted
  /// A day of a series without an end, long before those that are read; a series that goes on after these.
  case earlier, later
  /// An event of this journal's own calendar.
  case ownCalendar
  /// A file of a backup that the journal has with other bytes.
  case differs
  /// A hidden file of a backup of another journal: other programs obey such files.
  case hidden
  /// A file of another journal in a folder of a backup.
  case otherJournal
  /// The profile of a journal among its records; a second version that a sync tool left, or a file in which
  /// two versions meet.
  case profile, conflict
  /// Sleep or steps of a time that another record tells of; time in bed that nobody says was slept.
  case overlapping, inBed
}
