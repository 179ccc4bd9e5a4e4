import JournalExchange
import JournalFiles
import JournalModel
import JournalReaders
import JournalStore

/// An import in four steps: a source is read, what it holds gets its meaning for the journal, that becomes a
/// plan, and the plan is written. Nothing is written before ``write(progress:)``.
package struct JournalImport: Sendable {
  private let plan: ImportPlan

  package var receipt: ImportReceipt { plan.receipt }

  /// Reads a source and compares it with the journal.
  ///
  /// - Parameters:
  ///   - format: what the source is; `nil` to find it out by its content.
  ///   - now: names second versions of records that both sides changed.
  /// - Throws: why nothing of it can be read.
  package init(
    _ source: ImportSource, as format: ImportFormat?, into journal: Journal, _ context: ImportContext,
    now: Timestamp
  ) throws(ImportFailure) {
    let reader = try ImportReaders.reader(of: source, as: format)
    guard !source.isLarge || reader.format == .health || DiariumBackup.recognises(source) else {
      throw ImportFailure(.tooLarge(limit: ReadingLimits.textBytes), source.path)
    }
    var context = context
    context.home = journal.zone
    context.ownCalendar = JournalIdentity(journal).text
    let content = try reader.type.read(source, context)
    if let rota = content.rota {
      context.rota.definitions = rota.shortened(
        rota.literal(context.rota.definitions), journal.profile.shifts, on: context.today)
    }
    let value = try ImportedValue(content, of: source, as: reader.format, for: journal, context)
    plan = try ImportPlan(
      value, of: source, as: reader.format, isRecognised: format == nil, for: journal, context, now: now)
  }

  /// The names of an address book, to choose from.
  package static func people(of source: ImportSource) -> [String] { VCardFormat.names(source) }

  /// The format of a source, by what is in it; `nil` where none fits.
  package static func format(of source: ImportSource) -> ImportFormat? {
    try? ImportReaders.reader(of: source, as: nil).format
  }

  package func write(progress: ImportProgress? = nil) throws(StoreError) -> ImportReceipt {
    try plan.write(progress)
  }
}
