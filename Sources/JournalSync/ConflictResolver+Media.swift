import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore

extension VersionHistory {
  /// Both photos or recordings of one name that git waits for: it left ours without a word, and the next
  /// commit would lose theirs. `nil` where ours was changed since, or theirs is there under another name.
  func unmergedMedia(
    _ merge: GitRepository.UnmergedFile
  ) throws(StoreError) -> (ours: [UInt8], theirs: [UInt8])? {
    let path = merge.path
    guard let relative = try? RelativePath(path) else { return nil }
    let ours: [UInt8]
    do throws(StoreError) { ours = try store.allBytes(of: path, limit: Self.largestMedia) } catch {
      if error.reason == .notFound { return nil }
      throw error
    }
    guard let sides = try unmerged(merge, file: ours) else { return nil }
    let parts = FileStore.parts(ofName: relative.name)
    let folder = relative.folders.dropLast().joined(separator: "/")
    let others = ((try? store.media(besideRecordsIn: folder)) ?? []).filter { other in
      let name = FileStore.parts(ofName: (try? RelativePath(other))?.name ?? "")
      return other != path && name.stem.hasPrefix(parts.stem + "-") && name.ending == parts.ending
    }
    let isKept = others.contains { (try? store.allBytes(of: $0, limit: Self.largestMedia)) == sides.theirs }
    return isKept ? nil : sides
  }

  /// In bytes.
  static let largestMedia = 512 << 20
}

extension ConflictResolver {
  /// A photo or recording and a sync tool's copy of it.
  func examineMedia(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    let name = ConflictName(conflict.path, .media)
    let original = conflict.original ?? name?.original ?? conflict.path
    let files = journal.store
    let theirs = try files.allBytes(of: conflict.path, limit: VersionHistory.largestMedia)
    let isMissing = try !files.isFile(original)
    let ours = isMissing ? [] : try files.allBytes(of: original, limit: VersionHistory.largestMedia)
    return ConflictCase(
      conflict: conflict, original: original, tool: name?.tool,
      versions: .init(ours: ours, theirs: theirs, isOriginalMissing: isMissing))
  }

  /// Two photos or recordings of one name both stay, unless a side is chosen: theirs gets a name of its own,
  /// and the records that name the one name the other, too.
  func settleMedia(_ found: ConflictCase, preferring side: Side?) throws(StoreError) -> Settlement {
    let path = found.original
    let files = journal.store
    if found.conflict.path != path { return try settleCopy(found, files, side) }
    let theirs = found.versions.theirs
    // The file is git's "ours" in any case.
    let swapped: [Side: Side] = [.ours: .theirs, .theirs: .ours]
    let side = history.isRebasing ? side.map { swapped[$0] ?? $0 } : side
    guard !theirs.isEmpty, side != .ours else { return Settlement(outcome: .kept, files: [path]) }
    let relative = try RelativePath(path)
    let (stem, ending) = FileStore.parts(ofName: relative.name)
    let namers = side == .theirs ? [] : try records(naming: path)
    let copy = try files.createMedia(theirs, folder: relative.folder, stem: stem, ending: ending)
    if side == .theirs {
      let (former, change) = try files.replaceMedia(path, found.versions.ours, by: copy.path, isJoined: true)
      return Settlement(outcome: .merged, files: [change.path], former: former)
    }
    return try name(copy, beside: path, in: namers, Settlement(outcome: .twoRecords, files: [path]))
  }

  /// Settles a copy that lies beside its file, or whose file is gone.
  private func settleCopy(
    _ found: ConflictCase, _ files: FileStore, _ side: Side?
  ) throws(StoreError) -> Settlement {
    let (path, copy) = (found.original, found.conflict.path)
    let relative = try RelativePath(path)
    if found.versions.isOriginalMissing {
      let change = try files.moveMedia(copy, toFolder: relative.folder, name: relative.name)
      return Settlement(outcome: .restored, files: [change.path], copy: change.path)
    }
    let isSame = found.versions.ours == found.versions.theirs
    if isSame || side == .ours {
      return Settlement(outcome: isSame ? .same : .kept, copy: try files.trash(copy).path)
    }
    if side == .theirs {
      let (former, change) = try files.replaceMedia(path, found.versions.ours, by: copy)
      return Settlement(outcome: .merged, files: [change.path], former: former)
    }
    let namers = try records(naming: path)
    let change = try files.moveMedia(copy, toFolder: relative.folder, name: relative.name)
    return try name(change, beside: path, in: namers, Settlement(outcome: .twoRecords))
  }

  /// The records that name a photo or recording.
  ///
  /// - Throws: where not all can be read: one of these might.
  private func records(naming path: String) throws(StoreError) -> [Record] {
    try journal.whole().records().records.filter { $0.mediaPaths.contains(path) }
  }

  /// Lets the records that name a photo or recording name the other one of its name, too.
  private func name(
    _ copy: Change, beside path: String, in records: [Record], _ settlement: Settlement
  ) throws(StoreError) -> Settlement {
    var (settlement, last) = (settlement, copy)
    settlement.files.append(copy.path)
    settlement.copy = copy.path
    for record in records {
      guard let edit = naming(copy.path, beside: path, in: record) else { continue }
      let change: Change
      do throws(ChangeError) { change = try journal.edit(record, [edit], now: nil) } catch {
        // Where a record can't be edited as it is written, a check tells that nobody names the copy.
        guard case .store(let failure) = error else { continue }
        throw failure
      }
      journal.store.join(change, to: last)
      last = change
      settlement.files.append(change.path)
    }
    return settlement
  }

  /// Names a copy as the record names what it is a copy of.
  private func naming(_ copy: String, beside path: String, in record: Record) -> FieldEdit? {
    for key in [Key.photos, .audio] {
      guard
        let written = record.texts(of: key).first(where: {
          MediaPath.resolved($0, of: record.path) == path
        })
      else { continue }
      let folder = RelativePath.folderAndStem(of: written).folder
      let name = (try? RelativePath(copy))?.name ?? copy
      return .add(item: RelativePath.join(folder, name), key: key.name)
    }
    return nil
  }
}
