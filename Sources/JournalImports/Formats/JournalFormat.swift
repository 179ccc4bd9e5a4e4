import JournalExchange
import JournalModel

/// A format of entries: how it is recognised and read.
protocol EntryFormat: Sendable {
  /// Which one it is.
  static var format: ImportFormat { get }
  /// Whether a source is in the format, by what is in it.
  static func recognises(_ source: ImportSource) -> Bool
  /// Reads all of it; what can't be read is noted and left out.
  ///
  /// - Throws: why nothing of it can be read.
  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure)
}

/// All formats of entries, in the order in which they are tried.
enum EntryFormats {
  static let all: [any EntryFormat.Type] = [
    VCardFormat.self, DaylioFormat.self, MoodsFormat.self, HealthFormat.self, DayOneFormat.self,
    AppleJournalFormat.self,
    JourneyFormat.self, DiaroFormat.self,
    DaybookFormat.self, DiariumFormat.self, PixelsFormat.self, EvernoteFormat.self, KeepFormat.self,
    SimplenoteFormat.self, StandardNotesFormat.self, JoplinFormat.self, BearFormat.self, NotionFormat.self,
    RedNotebookFormat.self, JrnlFormat.self, OrgJournalFormat.self, LogseqFormat.self, MarkdownFormat.self,
    NotesFormat.self,
  ]
}
