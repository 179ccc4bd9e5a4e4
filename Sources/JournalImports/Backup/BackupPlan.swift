import JournalExchange
import JournalFiles
import JournalFormat
import JournalModel
import JournalReaders
import JournalStore
import SystemLibrary

/// What bringing back a backup writes: the files that the journal does not have, each under its own name with
/// its own bytes and the time of its last change. What the journal has stays, and what was deleted in it
/// since stays in its trash.
struct BackupPlan {
  private let source: any ByteSource
  private let store: FileStore
  /// Whether the journal has a record of such a file sealed.
  private let seals: ([UInt8]) -> Bool
  /// A file as a person reads it, where nobody has to be asked for that.
  private let readable: (StoredFile) -> StoredFile
  /// What was forgotten here, and what lies here sealed.
  private let deleted: DeletedImports
  private let copies: ClearCopies
  /// A journal of nothing but its profile: it takes that of the backup, see ``BackedUpProfile``.
  private let isFresh: Bool
  /// Whether it is a backup of this very journal, whose settings of sync tools are wanted back.
  private let isOwn: Bool
  /// Where what is usually left out comes in: now, for the names of second versions.
  private let again: Timestamp?
  private(set) var items: [Batch.Item] = []
  private(set) var receipt = ImportReceipt(format: .json)
  /// The hidden files that the import did not bring with which the journal got its id; those that this one
  /// does not.
  private let ledger: ImportLedger
  private(set) var refused: [(key: ImportLedger.Key, row: ImportLedger.Row)] = []
  private var paths: Set<[UInt8]> = []
  /// Folders of the backup that are journals of their own: with their profiles they would take what lies
  /// there out of this one.
  private let others: [String]

  /// Compares a backup with a journal.
  ///
  /// - Parameter again: now, where hidden files and second versions come in, too.
  /// - Throws: where the journal's own files can't be read.
  init(
    _ document: BackupDocument, _ source: ImportSource, journal: Journal, again: Timestamp?
  ) throws(ImportFailure) {
    self.source = source.byteSource
    self.again = again
    store = journal.store
    ledger = ImportLedger(journal.store.notes())
    (seals, readable) = ({ journal.seals($0) }, { journal.readable($0) })
    (deleted, copies) = (DeletedImports(of: journal), ClearCopies(of: journal))
    // An unreadable folder may hold anything.
    let paths = (try? store.everyPath()) ?? [""]
    isFresh = paths.allSatisfy { $0 == Journal.profilePath || $0.utf8.first == 0x2E }
    func bytes(_ file: BackupDocument.File) -> [UInt8] {
      (try? BackupDocument.bytes(of: file, in: source.byteSource)) ?? []
    }
    others = document.files.filter { file in
      file.path.hasSuffix("/" + Journal.profilePath) && ProfileDecoder.isProfile(bytes: bytes(file))
    }.map { MemberName.folder($0.path) }
    let profile = document.files.first { $0.path == Journal.profilePath }.map(bytes)
    let identifier = journal.profile.identifier
    isOwn =
      !isFresh && identifier != nil && profile.flatMap(ProfileDecoder.identifier(inProfile:)) == identifier
    for file in document.files { try plan(file, source.path) }
    for folder in others { receipt.notes.note(Problem(path: folder, reason: .otherJournal)) }
    if let flaw = document.flaw {
      receipt.notes.note(Problem(path: source.path, position: flaw.position, reason: .source(flaw.flaw)))
    }
  }

  /// The readable profile in a backup; `nil` without one.
  static func profile(in source: ImportSource) -> [UInt8]? {
    guard let document = try? BackupDocument(source.byteSource),
      let file = document.files.first(where: { $0.path == Journal.profilePath })
    else { return nil }
    return try? BackupDocument.bytes(of: file, in: source.byteSource)
  }

  /// - Throws: where the journal's own file can't be read: it may be the same, and would come in twice.
  private mutating func plan(_ file: BackupDocument.File, _ name: String) throws(ImportFailure) {
    receipt.notes.read += 1
    // Not out of the journal, and into no folder with a dot, where the settings of other programs lie.
    let folders = try? RelativePath(file.path).folders
    guard folders?.contains(where: { $0.utf8.first == 0x2E }) == false,
      paths.insert(Array(file.path.utf8)).inserted
    else {
      receipt.notes.note(.wrongPath(file.path), name, line: file.line)
      return receipt.notes.leave(.unreadable)
    }
    if others.contains(where: { file.path.utf8.starts(with: ($0 + "/").utf8) }) {
      return receipt.notes.leave(.otherJournal)
    }
    let bytes: [UInt8]
    do throws(ReadingError) { bytes = try BackupDocument.bytes(of: file, in: source) } catch {
      receipt.notes.note(.damagedFile(file.path), name, line: file.line)
      return receipt.notes.leave(.unreadable)
    }
    if MediaKind(ending: MemberName.ending(file.path)) != nil { receipt.mediaFound += 1 }
    let folder = MemberName.folder(file.path)
    guard let isSame = try BackupPlan.holds(bytes, at: file.path, store) else {
      // Programs look for such files by name: a shell, git, Syncthing.
      // A journal that came out of a backup has its id: what did not come then does not come later.
      let key = ImportLedger.Key(source: ImportFormat.json.source, origin: file.path)
      let sum = Bytes.checksum(bytes)
      if !isOwn || ledger[key]?.source == sum, again == nil, MemberName.base(file.path).utf8.first == 0x2E {
        if isFresh { refused.append((key, ImportLedger.Row(source: sum, file: 0))) }
        receipt.notes.note(.hiddenFile(file.path), name, line: file.line)
        return receipt.notes.leave(.hidden)
      }
      // Deleted since the backup: it lies in the trash under its path.
      if isOwn, again == nil, store.hasFile(RelativePath.join(FileStore.trashFolder, file.path)) {
        return receipt.notes.leave(.deleted)
      }
      let state = FileState(size: 0, modified: file.modified ?? 0, changed: 0, inode: 0)
      let isRecord = file.path.hasSuffix(".md")
      let sealed =
        isRecord ? copies.original(of: StoredFile(path: file.path, bytes: bytes, state: state)) : nil
      if let sealed, isLeft(bytes, file.path, sealed) { return }
      if again == nil, deleted.holds(forgotten: file.path, bytes, modified: file.modified) {
        return receipt.notes.leave(.forgotten, what: file.path)
      }
      receipt.added += 1
      if isRecord, sealed != nil || seals(bytes) { receipt.clear += 1 }
      return add(file, .new(folder: folder, name: MemberName.base(file.path)))
    }
    if isSame {
      receipt.same += 1
    } else if isFresh, file.path == Journal.profilePath, ProfileDecoder.isProfile(bytes: bytes),
      let former = try? store.read(file.path),
      case let profile = BackedUpProfile(bytes, into: former.bytes), again == nil || profile.kept.isEmpty
    {
      // A `journal.md` that is none would leave a folder which is no journal any more, and nothing to undo.
      take(profile, file, former)
    } else if let again {
      receipt.conflicts += 1
      add(file, .new(folder: folder, name: ImportCopy.name(file.path, now: again)))
    } else {
      receipt.notes.note(.otherHere, file.path)
      receipt.notes.leave(.differs)
    }
  }

  /// Counts a text whose record lies here sealed, where it does not come in: it is the same one, or nobody
  /// asked for what differs and for what nobody can tell.
  private mutating func isLeft(_ bytes: [UInt8], _ path: String, _ sealed: Record) -> Bool {
    let opened = (try? store.read(sealed.path)).map(readable)
    if opened?.bytes == bytes {
      receipt.same += 1
      return true
    }
    guard again == nil else { return false }
    let isLocked = opened.map { FileStore.isSealed($0.bytes) } ?? true
    if !isLocked { receipt.notes.note(.otherHere, path) }
    receipt.notes.leave(isLocked ? .sealed : .differs, what: path)
    return true
  }

  /// Takes of the profile what the journal lacks, and names what differs.
  private mutating func take(_ profile: BackedUpProfile, _ file: BackupDocument.File, _ former: StoredFile) {
    if !profile.kept.isEmpty {
      receipt.notes.note(.otherHere, file.path)
      let names = profile.kept.joined(separator: ", ")
      receipt.notes.leave(.differs, what: "\(file.path) (\(names))")
    }
    receipt.settings = profile.taken
    guard profile.bytes != former.bytes else { return }
    receipt.changed += 1
    var item = Batch.Item(.replacing(former), bytes: profile.bytes)
    if profile.kept.isEmpty { item.modified = file.modified }
    items.append(item)
  }

  /// Whether a file of the journal has these bytes; `nil` where nothing has its path.
  private static func holds(
    _ bytes: [UInt8], at path: String, _ store: FileStore
  ) throws(ImportFailure) -> Bool? {
    do throws(StoreError) { return try store.allBytes(of: path, limit: bytes.count) == bytes } catch {
      if error.reason == .notFound { return nil }
      switch error.reason {
      case .tooLarge, .notAFile, .symbolicLink: return false
      default: throw ImportFailure(error)
      }
    }
  }

  private mutating func add(_ file: BackupDocument.File, _ target: Batch.Item.Target) {
    let source = source
    var item = Batch.Item(target) { try? BackupDocument.bytes(of: file, in: source) }
    item.modified = file.modified
    items.append(item)
  }
}

/// A backup of a journal, as `export json` writes it.
enum BackupFormat: EntryFormat {
  static let format = ImportFormat.json

  static func recognises(_ source: ImportSource) -> Bool { source.isBackup }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    do throws(ReadingError) { content.backup = try BackupDocument(source.byteSource) } catch {
      throw ImportFailure(error, source.path)
    }
    return content
  }
}

extension ImportSource {
  /// Whether it is a backup of a journal, as `export json` writes it.
  package var isBackup: Bool {
    !hasMembers && BackupExport.isBackup(startingWith: (try? byteSource.part(0..<512)) ?? [])
  }
  package var backedUpProfile: [UInt8]? { BackupPlan.profile(in: self) }
}
