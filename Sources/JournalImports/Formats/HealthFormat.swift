import JournalExchange
import JournalModel

/// Sleep and steps of a device or a health program, whichever of ``HealthSources`` it comes from.
enum HealthFormat: EntryFormat {
  static let format = ImportFormat.health

  static func recognises(_ source: ImportSource) -> Bool { HealthSources.recognises(source) }

  static func read(
    _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> ImportContent { try HealthSources.read(source, context) }
}
