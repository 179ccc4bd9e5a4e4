/// A format that entries, rotas, sleep or people can come in.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  /// Rotas and leave.
  case ics, csv, xlsx, ods
  /// Journals of other programs.
  case jrnl, dayone, daylio
  case appleJournal = "apple-journal"
  case journey, diarium, pixels, daybook, diaro
  /// Programs for notes.
  case evernote, keep, simplenote
  case standardNotes = "standard-notes"
  case joplin, bear, notion, rednotebook
  case moods
  case markdown, notes, logseq
  case orgJournal = "org-journal"
  /// A journal's own backup.
  case json
  /// Sleep and steps; people.
  case health, vcard

  /// Whether it is the rota of a workplace.
  public var isRota: Bool { self == .ics || isTable }
  /// Whether it is a rota as a table.
  public var isTable: Bool { [.csv, .xlsx, .ods].contains(self) }

  /// The word for it on the command line and in `source: import:…`.
  public var name: String { rawValue }

  /// The value of `source` in records of the format.
  public var source: String { "import:" + rawValue }
}
