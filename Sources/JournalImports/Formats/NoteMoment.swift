import JournalFormat
import JournalModel
import JournalReaders

/// When a note was written whose text does not say it.
struct NoteMoment {
  let day: CivilDay
  let at: Timestamp?

  /// A moment in UTC, on the clock of the journal's zone.
  init(utc moment: Timestamp, _ context: ImportContext) {
    let at = context.timestamp(moment.instant(in: .utc), zoneNamed: nil)
    (day, self.at) = (at.local.day, at)
  }

  /// What the name of a note says: a day in any form, or the time too where programs for linked notes number
  /// theirs by it, `202611222221`.
  init?(name: String, _ context: ImportContext) {
    let record = RecordDecoder().decode(path: name, fileTime: nil)
    guard record.dateBasis == .name else { return nil }
    day = record.date
    at = NoteMoment.time(of: MemberName.stem(name)).map { time in
      context.timestamp(CivilTime(day: record.date, time: time))
    }
  }

  /// What the name of a note says, else when its file was last changed, where that is wanted.
  ///
  /// - Throws: `SourceFlaw/undated(_:)`.
  init(of name: String, in source: ImportSource, _ context: ImportContext) throws(ImportFailure) {
    if let moment = NoteMoment(name: name, context) {
      self = moment
    } else if context.takesFileTimes, let at = source.fileTime(of: name, context) {
      (day, self.at) = (at.local.day, at)
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
