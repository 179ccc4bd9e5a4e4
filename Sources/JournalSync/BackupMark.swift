import JournalFiles
import JournalModel
import JournalStore

/// When the last backup was made, as far as this device was told: a file beside the log of changes.
public struct BackupMark: Sendable {
  private let folder: String?

  /// After so many days without one `doctor` reminds.
  public static let patience = 30

  /// The mark of a journal.
  public init(of journal: Journal) { folder = (journal.store as? FileStore)?.stateFolder }

  /// The moment of the last backup; `nil` where none was noted.
  public var last: Instant? {
    guard let folder, let file = try? FileStore(root: folder, stateFolder: nil).read("backup") else {
      return nil
    }
    let text = String(decoding: file.bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    return Timestamp(iso: text)?.instant(in: .utc)
  }

  /// Notes that a backup was made.
  public func note(_ moment: Instant) throws(StoreError) {
    guard let folder else { return }
    do throws(SystemFailure) { _ = try PrivateFolder.open(folder, system: .real) } catch {
      throw StoreError(path: folder, error)
    }
    let store = FileStore(root: folder, stateFolder: nil)
    let bytes = Array((TimeZoneRules.utc.timestamp(moment).iso + "\n").utf8)
    do throws(StoreError) {
      _ = try store.replace(try store.read("backup"), with: bytes)
    } catch {
      guard error.reason == .notFound else { throw error }
      try store.createExactly(bytes, folder: "", name: "backup", otherwise: .changedSinceRead)
    }
  }
}
