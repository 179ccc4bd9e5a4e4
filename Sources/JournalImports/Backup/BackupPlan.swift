import JournalExchange
import JournalModel
import JournalReaders
import JournalStore
import YAMLCodec

/// What bringing back a backup writes: the files that the journal does not have, each under its own name with
/// its own bytes and the time of its last change. What the journal has stays.
struct BackupPlan {
  private let source: any ByteSource
  private let store: FileStore?
  /// A journal of nothing but its profile, which then is that of the backup.
  private let isFresh: Bool
  private(set) var items: [Batch.Item] = []
  private(set) var receipt = ImportReceipt(format: .json)
  private var matter = ImportMatter()
  private var paths: Set<[UInt8]> = []

  /// Compares a backup with a journal.
  ///
  /// - Throws: why it is no backup.
  init(_ source: ImportSource, journal: Journal) throws(ImportFailure) {
    self.source = source.byteSource
    store = journal.store as? FileStore
    // What can't be looked at may hold anything.
    let paths = (try? store?.everyPath()) ?? [""]
    isFresh = paths.allSatisfy { $0 == Journal.profilePath || $0.utf8.first == 0x2E }
    let document: BackupDocument
    do throws(ReadingError) { document = try BackupDocument(source.byteSource) } catch {
      throw ImportFailure(error, source.path)
    }
    for file in document.files { plan(file, source.path) }
    if let flaw = document.flaw {
      matter.note(Problem(path: source.path, position: flaw.position, reason: .source(flaw.flaw)))
    }
    receipt.problems = matter.problems
    receipt.leftOut = matter.leftOut
  }

  /// The profile in a backup; `nil` where there is none that can be read.
  static func profile(in source: ImportSource) -> [UInt8]? {
    guard let document = try? BackupDocument(source.byteSource),
      let file = document.files.first(where: { $0.path == Journal.profilePath })
    else { return nil }
    return try? BackupDocument.bytes(of: file, in: source.byteSource)
  }

  private mutating func plan(_ file: BackupDocument.File, _ name: String) {
    receipt.read += 1
    guard BackupPlan.isInside(file.path), paths.insert(Array(file.path.utf8)).inserted else {
      matter.note(.wrongPath(file.path), name, line: file.line)
      return matter.leave(.unreadable)
    }
    let bytes: [UInt8]
    do throws(ReadingError) { bytes = try BackupDocument.bytes(of: file, in: source) } catch {
      matter.note(.damagedFile(file.path), name, line: file.line)
      return matter.leave(.unreadable)
    }
    if MediaKind(ending: MemberName.ending(file.path)) != nil { receipt.mediaFound += 1 }
    let folder = MemberName.folder(file.path)
    guard let store, store.holdsFile(file.path) else {
      receipt.added += 1
      return add(file, .new(folder: folder, name: MemberName.base(file.path)))
    }
    if (try? store.allBytes(of: file.path, limit: bytes.count)) == bytes {
      receipt.same += 1
    } else if isFresh, file.path == Journal.profilePath, let former = try? store.read(file.path) {
      receipt.changed += 1
      add(file, .replacing(former))
    } else {
      matter.note(.otherHere, file.path)
      matter.leave(.differs)
    }
  }

  private mutating func add(_ file: BackupDocument.File, _ target: Batch.Item.Target) {
    let source = source
    var item = Batch.Item(target) { try? BackupDocument.bytes(of: file, in: source) }
    item.modified = file.modified
    items.append(item)
  }

  /// Whether a path leads to a file of a journal: not out of it, and into no folder that begins with a dot,
  /// where the settings of other programs lie.
  private static func isInside(_ path: String) -> Bool {
    guard let relative = try? RelativePath(path) else { return false }
    return !relative.folders.contains { $0.utf8.first == 0x2E }
  }
}

extension ImportSource {
  /// Whether it is a backup of a journal, as `export json` writes it.
  package var isBackup: Bool {
    !hasMembers && BackupExport.isBackup(startingWith: (try? byteSource.part(0..<512)) ?? [])
  }
  /// The profile of the journal whose backup it is.
  package var backedUpProfile: [UInt8]? { BackupPlan.profile(in: self) }
}
