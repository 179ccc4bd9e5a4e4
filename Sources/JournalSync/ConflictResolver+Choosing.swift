import JournalFiles
import JournalFormat
import JournalModel
import JournalStore

extension ConflictResolver {
  // MARK: What git waits for

  /// Keeps what one side changed and the other removed, unless that side is chosen; of two names the chosen
  /// one.
  func answer(
    _ found: ConflictCase, _ waiting: ConflictCase.Waiting, _ side: Side?
  ) throws(StoreError) -> Settlement {
    let path = found.original
    switch waiting {
    case .deletedByUs where side == .ours, .deletedByThem where side == .theirs:
      return Settlement(outcome: .kept, files: [path], copy: try journal.store.trash(path).path)
    case .sealedByUs where side == .ours, .sealedByThem where side == .theirs:
      let file = try journal.store.read(path)
      let copy = try trash(file, sealedAs: journal.sealedPath(beside: file) ?? path + ".age")
      return Settlement(outcome: .kept, files: [path], copy: copy.path)
    case .deletedByUs, .deletedByThem: return Settlement(outcome: .kept, files: [path])
    case .sealedByUs, .sealedByThem:
      // A text that somebody sealed is not brought back in clear unasked; chosen, it is there once.
      guard side == .ours || side == .theirs else { return Settlement(outcome: .clash) }
      let sealed = journal.sealedPath(beside: try journal.store.read(path))
      return Settlement(
        outcome: .kept, files: [path] + [sealed].compactMap(\.self),
        copy: try sealed.map { (path) throws(StoreError) in try journal.store.trash(path).path })
    case .clearBesideSealed:
      guard side == .ours || side == .theirs else { return Settlement(outcome: .clash) }
      if side == .theirs {
        return Settlement(
          outcome: .kept, files: [found.conflict.path], copy: try journal.store.trash(path).path)
      }
      let copy = try trash(try journal.store.read(found.conflict.path), sealedAs: path)
      return Settlement(outcome: .kept, files: [path], copy: copy.path)
    case .renamed(let theirs):
      guard side == .ours || side == .theirs else { return Settlement(outcome: .clash) }
      return try settleNames(path, theirs, side)
    }
  }

  /// Seals what lies in clear beside its sealed file on the way to the trash, where it is as little to be
  /// read by others as the one that stays.
  func trash(_ file: StoredFile, sealedAs path: String) throws(StoreError) -> Change {
    let parts = RelativePath.folderAndName(of: inTrash(path))
    let bytes = try journal.bytesToWrite(file.bytes, to: path)
    return try journal.store.move(file, toFolder: parts.folder, name: parts.name, with: bytes)
  }

  /// Keeps a file under the chosen one of two names; the one of the other name goes to the trash.
  private func settleNames(_ ours: String, _ theirs: String, _ side: Side?) throws(StoreError) -> Settlement {
    let (kept, other) = side == .ours ? (ours, theirs) : (theirs, ours)
    let trashed = try journal.store.trash(other)
    var settlement = Settlement(outcome: .kept, files: [kept], copy: trashed.path)
    // Under the name that stays both sides may have met as well.
    let file = try journal.store.read(kept)
    guard ConflictMarkers(file.bytes) != nil else { return settlement }
    let inner = try examineMarkers(Conflict(path: kept, origin: .markers))
    guard let bytes = result(of: inner, side) else { return settlement }
    let parts = RelativePath.folderAndName(of: inTrash(kept))
    let former = try journal.store.create(file.bytes, folder: parts.folder, name: parts.name)
    journal.store.join(former, to: trashed)
    let change = try journal.store.replace(file, with: try journal.bytesToWrite(bytes, to: kept))
    journal.store.join(change, to: former)
    settlement.former = former.path
    return settlement
  }

  // MARK: Two changes of a day

  /// Keeps the chosen one of two shifts of a day, or both, the second on top of the first.
  func settleDay(_ found: ConflictCase, _ side: Side?) throws(StoreError) -> Settlement {
    let (ours, theirs) = (found.original, found.conflict.path)
    switch side {
    case nil: return Settlement(outcome: .clash)
    case .ours, .theirs:
      let (kept, other) = side == .ours ? (ours, theirs) : (theirs, ours)
      let trashed = try journal.store.trash(other)
      return Settlement(outcome: .kept, files: [kept], copy: trashed.path)
    case .both:
      let file = try journal.store.read(theirs)
      guard let record = journal.record(from: file)?.record else { return Settlement(outcome: .clash) }
      do throws(ChangeError) {
        let change = try journal.edit(record, [.put(.extra, .bool(true))], now: nil)
        return Settlement(outcome: .bothShifts, files: [change.path], copy: change.path)
      } catch {
        if case .store(let error) = error { throw error }
        return Settlement(outcome: .clash)
      }
    }
  }
}
