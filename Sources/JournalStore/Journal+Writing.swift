import JournalFiles
import JournalModel
import SystemLibrary

extension Journal {
  /// When a record was written: by its key, else at its own moment, else on its day.
  package func created(_ record: Record) -> WrittenDate {
    record.created ?? record.at.map { .timestamp($0) } ?? .day(record.date)
  }

  /// When the file of a record was last changed: by its key, else by the file's own time; `nil` where the
  /// file is gone.
  package func modified(_ record: Record) -> WrittenDate? {
    if let modified = record.modified { return modified }
    return (try? store.state(of: record.path)).map { state in
      let seconds = state.modified.quotientAndRemainder(dividingBy: 1_000_000_000)
      let instant = Instant(secondsSinceEpoch: seconds.quotient - (seconds.remainder < 0 ? 1 : 0))
      return .timestamp(zone.timestamp(instant))
    }
  }
}
