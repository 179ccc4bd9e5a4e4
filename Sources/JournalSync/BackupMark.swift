import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// When the last backup was made, as far as this device was told, and where this program made some: files
/// beside the log of changes.
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
    try StoreError.at(files.path, try files.put(Array(text.utf8), as: "backup"))
  }

  /// A backup that this program made.
  public struct Backup: Hashable, Sendable {
    /// When it was begun.
    public var moment: Instant
    /// Where to; `nil` for standard output.
    public var path: String?
  }

  /// The file that remembers backups: each as its moment, a blank and its path, ended by NUL.
  private static let made = "backups"
  /// Most backups that are remembered, the youngest.
  private static let most = 50

  /// The backups that this program made of the journal, the youngest last.
  public func backups() throws(StoreError) -> [Backup] {
    let bytes = try StoreError.at((files?.path ?? "") + "/" + Self.made, try files?.bytes(of: Self.made))
    return (bytes ?? []).split(separator: 0).compactMap { line in
      let moment = String(decoding: line.prefix { $0 > 0x20 }, as: UTF8.self)
      guard let moment = Timestamp(iso: moment)?.instant(in: .utc) else { return nil }
      let path = line.drop { $0 > 0x20 }.dropFirst()
      return Backup(moment: moment, path: path.isEmpty ? nil : PathText.text(path))
    }
  }

  /// Remembers where a backup is made; without a path, on standard output. `false` where the device has no
  /// room for that.
  public func note(backup path: String?, at moment: Instant) -> Bool {
    guard let files else { return false }
    // Those that can't be read now are not forgotten.
    guard let all = try? backups() else { return false }
    let known = all.filter { path == nil || $0.path != path }.suffix(Self.most - 1)
    let lines = (known + [Backup(moment: moment, path: path)]).flatMap { backup in
      let text = TimeZoneRules.utc.timestamp(backup.moment).iso + " "
      return Array(text.utf8) + (backup.path.flatMap { PathText.bytes($0) } ?? []) + [0]
    }
    return files.write(lines, as: Self.made)
  }
}
