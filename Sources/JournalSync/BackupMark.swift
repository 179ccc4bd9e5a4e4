import JournalFiles
import JournalModel
import JournalStore

/// When the last backup was made, as far as this device was told: a file beside the log of changes.
public struct BackupMark: Sendable {
  private let files: StateFiles?

  /// After so many days without one `doctor` reminds.
  public static let patience = 30

  /// The mark of a journal.
  public init(of journal: Journal) { files = journal.stateFiles }

  /// The moment of the last backup; `nil` where none was noted.
  public var last: Instant? {
    guard let bytes = files?.read("backup") else { return nil }
    return Timestamp(iso: String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self))?.instant(in: .utc)
  }

  /// Notes that a backup was made.
  public func note(_ moment: Instant) throws(StoreError) {
    guard let files else { return }
    let text = TimeZoneRules.utc.timestamp(moment).iso + "\n"
    do throws(SystemFailure) { try files.put(Array(text.utf8), as: "backup") } catch {
      throw StoreError(path: files.path, error)
    }
  }
}
