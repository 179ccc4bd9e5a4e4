import JournalFormat
import JournalModel
import JournalReaders

/// When something was written: its day, and the moment where that is known.
struct NoteMoment {
  let day: CivilDay
  let at: Timestamp?

  /// A moment on the clock of who wrote it.
  init(_ at: Timestamp) { (day, self.at) = (at.local.day, at) }

  /// A moment in UTC, on the clock of the journal's zone.
  init(utc moment: Timestamp, _ context: ImportContext) {
    self.init(context.timestamp(moment.instant(in: .utc), zoneNamed: nil))
  }

  /// A day, perhaps with a time and what that is from UTC; else in the journal's zone.
  init(_ day: CivilDay, _ time: ClockTime?, offset: Int32? = nil, _ context: ImportContext) {
    self.day = day
    at = time.map { time in
      let local = CivilTime(day: day, time: time)
      return offset.map { Timestamp(local: local, offset: $0) } ?? context.timestamp(local)
    }
  }

  /// `2026-11-20 18:50:00`, the id of what has none.
  var iso: String { day.iso + (at.map { " " + $0.local.time.iso } ?? "") }

  /// What the name of a note says: a day in any form, or the time too where programs for linked notes number
  /// theirs by it, `202611222221`.
  init?(name: String, _ context: ImportContext) {
    let record = RecordDecoder().decode(path: name, fileTime: nil)
    guard record.dateBasis == .name else { return nil }
    self.init(record.date, NoteMoment.time(of: MemberName.stem(name)), context)
  }

  /// What a note says itself, else its name, else when its file was last changed, where that is wanted.
  ///
  /// - Throws: `SourceFlaw/undated(_:)`.
  init(
    of name: String, in source: ImportSource, _ context: ImportContext, said: NoteMoment? = nil
  ) throws(ImportFailure) {
    if let moment = said ?? NoteMoment(name: name, context) {
      self = moment
    } else if context.takesFileTimes, let at = source.fileTime(of: name, context) {
      self.init(at)
    } else {
      throw ImportFailure(.undated(MemberName.base(name)), source.label(name))
    }
  }

  /// `2221` or `222136` right behind the eight digits of a day.
  private static func time(of stem: String) -> ClockTime? {
    let digits = stem.utf8.prefix { $0 &- 0x30 < 10 }
    guard digits.count == 12 || digits.count == 14, let number = Int(String(Substring(digits.dropFirst(8))))
    else { return nil }
    let (minutes, second) = digits.count == 14 ? (number / 100, number % 100) : (number, 0)
    return ClockTime(hour: minutes / 100, minute: minutes % 100, second: second)
  }
}
