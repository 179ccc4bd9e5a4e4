import JournalFiles
import JournalImports
import JournalIndex
import JournalModel
import JournalReaders
import JournalStore
import JournalTestSupport
import SystemLibrary

/// Reads a file of another program into a new journal.
package struct Reading {
  package let folder = ScratchFolder()
  package let journal: Journal
  package static let now =
    Timestamp(iso: "2026-11-22T10:00:00+01:00") ?? Timestamp(local: CivilTime(secondsSinceEpoch: 0))

  package init(zone: String? = "Europe/Paris") throws {
    folder.makeFolder("journal")
    folder.write(
      "---\nsmjournal: 1\n" + (zone.map { "timezone: \($0)\n" } ?? "") + "---\n", to: "journal/journal.md")
    var options = Journal.Options(root: folder.absolute("journal"), index: .none)
    options.environment = Environment(["XDG_STATE_HOME": folder.absolute("state")])
    options.zone = { .utc }
    journal = try Journal.open(options)
  }

  package var context: ImportContext {
    ImportContext(
      zone: journal.zone, isZoneKnown: journal.profile.timezone != nil, zones: SystemZones(),
      today: CivilDay(year: 2026, month: 11, day: 22) ?? CivilDay(number: 0))
  }

  /// Works out an import of a file.
  package func plan(
    _ name: String, _ bytes: [UInt8], as format: ImportFormat? = nil, now: Timestamp = Self.now,
    _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> JournalImport {
    var context = self.context
    change(&context)
    return try JournalImport(
      try ImportSource(path: name, bytes: bytes), as: format, into: journal, context, now: now)
  }

  /// Imports a file.
  @discardableResult
  package func run(
    _ name: String, _ bytes: [UInt8], as format: ImportFormat? = nil,
    _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> ImportReceipt {
    try plan(name, bytes, as: format, change).write()
  }

  @discardableResult
  package func run(
    _ name: String, _ text: String, as format: ImportFormat? = nil,
    _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> ImportReceipt {
    try run(name, Array(text.utf8), as: format, change)
  }

  /// The records, the oldest first.
  package var records: [Record] {
    var query = Query()
    query.sort = Sort(by: .date, ascending: true)
    return journal.records(matching: query).records
  }

  /// The text of a file of the journal.
  package func text(_ path: String) -> String? { folder.text(of: "journal/" + path) }

  /// The body of a record without blanks around it.
  package func body(_ record: Record) -> String {
    let text = self.text(record.path) ?? ""
    guard let end = text.dropFirst(4).firstRange(of: "\n---\n") else { return text }
    return text[end.upperBound...].trimmedBlanks
  }
}

extension ImportReceipt {
  /// How much was left out for each reason.
  package var leftOut: [ImportOmission: Int] { notes.left.byReason }
}
