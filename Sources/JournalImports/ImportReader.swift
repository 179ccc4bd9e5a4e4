import JournalModel

/// A reader of what other programs write: how a source is recognised by what is in it, and read.
protocol ImportReader: Sendable {
  static var formats: [ImportFormat] { get }
  /// Which of them a source is in; `nil` where nothing says so.
  ///
  /// - Throws: why a source that looks like one can't be looked into.
  static func format(of source: ImportSource) throws(ImportFailure) -> ImportFormat?
  /// Reads all of it; unreadable parts are noted and left out.
  ///
  /// - Throws: why nothing of it can be read.
  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent
}

protocol EntryFormat: ImportReader {
  static var format: ImportFormat { get }
  static func recognises(_ source: ImportSource) -> Bool
}

extension EntryFormat {
  static var formats: [ImportFormat] { [format] }
  static func format(of source: ImportSource) -> ImportFormat? { recognises(source) ? format : nil }
}

/// All readers, in the order in which they are asked.
enum ImportReaders {
  private static let all: [any ImportReader.Type] = [
    BackupFormat.self, CalendarRota.self, VCardFormat.self, DaylioFormat.self, MoodsFormat.self,
    AppleHealthSource.self, HealthConnectSource.self, SamsungSource.self, FitbitSource.self,
    GarminSource.self, OuraSource.self, GoogleFitSource.self, WithingsSource.self,
    // Who says that it is about sleep may bring a table that nothing else tells.
    SleepAsAndroidSource.self, HealthTableSource.self,
    DayOneFormat.self, AppleJournalFormat.self, JourneyFormat.self, DiaroFormat.self,
    DaybookFormat.self, DiariumFormat.self, PixelsFormat.self, EvernoteFormat.self, KeepFormat.self,
    SimplenoteFormat.self, StandardNotesFormat.self, JoplinFormat.self, BearFormat.self, NotionFormat.self,
    RedNotebookFormat.self, JrnlFormat.self, LogseqFormat.self, OrgJournalFormat.self, MarkdownFormat.self,
    TableRota.self, NotesFormat.self,
  ]

  /// The reader of a source: of the format that somebody named, or of that which its content is evidence of.
  ///
  /// - Throws: what the source is that is not read, or why it can't be looked into.
  static func reader(
    of source: ImportSource, as named: ImportFormat?
  ) throws(ImportFailure) -> (type: any ImportReader.Type, format: ImportFormat) {
    if let kind = ForeignKind(source) { throw ImportFailure(.needsConversion(kind), source.path) }
    if named == .csv, HealthTableSource.isOfSleep(source) { return (HealthTableSource.self, .health) }
    let known = all.filter { type in named.map(type.formats.contains) ?? false }
    // Of several readers of a format that which recognises it, else the last.
    let first = known.count > 1 ? known.first { (try? $0.format(of: source)) == named } : nil
    if let named, let type = first ?? known.last {
      // A workbook is one, whatever it was called.
      return (type, type == TableRota.self ? RotaTable.format(of: source) : named)
    }
    var failure: ImportFailure?
    for type in all {
      do throws(ImportFailure) {
        if let format = try type.format(of: source) { return (type, format) }
      } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    if source.isEncrypted { throw ImportFailure(.encrypted, source.path) }
    let subject = try TableRota.subject(of: source)
    throw ImportFailure(subject.map { .otherTable($0) } ?? .unknownFormat, source.path)
  }
}
