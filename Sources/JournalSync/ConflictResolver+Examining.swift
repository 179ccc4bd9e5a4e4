import JournalFiles
import JournalModel
import JournalStore

extension ConflictResolver {
  /// What a conflict is about.
  ///
  /// - Parameter choices: the side that counts for single keys.
  public func examine(
    _ conflict: Conflict, taking choices: MergeChoices = MergeChoices()
  ) throws(StoreError) -> ConflictCase {
    switch conflict.origin {
    case .copy where conflict.isOfMedia: try examineMedia(conflict)
    case .copy, .twin, .sameDay, .samePerson: try examineCopy(conflict, choices)
    case .clearBesideSealed: examineClear(conflict)
    case .markers: try examineMarkers(conflict, choices)
    case .unmerged: try examineUnmerged(conflict, choices)
    }
  }

  /// What lies in clear beside its sealed file: merged with the key, and sealed again, where nothing clashes;
  /// else a person chooses one of both as a whole.
  private func examineClear(_ conflict: Conflict) -> ConflictCase {
    let original = conflict.file
    if let file = try? journal.store.read(original), let clear = try? journal.store.read(conflict.path),
      let seal = journal.seal, seal.isUnlocked, let opened = try? seal.open(file.bytes, path: original)
    {
      var versions = ConflictCase.Versions(ours: opened, theirs: clear.bytes, file: file.bytes)
      versions.isOpened = true
      let found = ConflictCase(conflict: conflict, original: original, tool: nil, versions: versions)
      if found.merge.clashes.isEmpty { return found }
    }
    return ConflictCase(
      conflict: conflict, original: original, tool: nil,
      versions: .init(ours: [], theirs: [], waiting: .clearBesideSealed))
  }

  private func examineCopy(
    _ conflict: Conflict, _ choices: MergeChoices
  ) throws(StoreError) -> ConflictCase {
    let file = try journal.store.read(conflict.path)
    let name = conflict.origin == .copy ? ConflictName(conflict.path) : nil
    let original = conflict.original ?? name?.original ?? conflict.path
    let ours: StoredFile?
    do { ours = try journal.store.read(original) } catch  where error.reason == .notFound { ours = nil }
    let base = ours.flatMap { ours in
      // Two people and two changes of a day have no past in common.
      [.copy, .twin].contains(conflict.origin)
        ? history.base(ofCopy: conflict.path, of: original, ours: ours.bytes, theirs: file.bytes) : nil
    }
    var found = ConflictCase(
      conflict: conflict, original: original, tool: name?.tool,
      versions: .init(
        base: base?.bytes, isHistoryKnown: base?.isHistoryKnown ?? false, ours: ours?.bytes ?? [],
        theirs: file.bytes, isOriginalMissing: ours == nil
      ).opened(as: original, by: journal),
      choices: choices)
    found.writings = ours.map {
      history.writings(
        ofCopy: file, of: $0,
        clashing: found.merge.clashes.compactMap(\.place).filter {
          $0 != MergeChoices.text
        })
    }
    return found
  }

  func examineMarkers(
    _ conflict: Conflict, _ choices: MergeChoices = MergeChoices()
  ) throws(StoreError) -> ConflictCase {
    let file = try journal.store.read(conflict.path)
    let markers = ConflictMarkers(file.bytes)
    let base = markers?.base ?? history.base(ofMerge: conflict.path)
    var versions = ConflictCase.Versions(
      base: base, isHistoryKnown: base != nil, ours: markers?.ours ?? file.bytes,
      theirs: markers?.theirs ?? file.bytes, file: file.bytes, areMarkersBroken: markers == nil)
    if history.isRebasing { swap(&versions.ours, &versions.theirs) }
    return ConflictCase(
      conflict: conflict, original: conflict.path, tool: nil,
      versions: versions.opened(as: conflict.path, by: journal), choices: choices)
  }

  private func examineUnmerged(
    _ conflict: Conflict, _ choices: MergeChoices
  ) throws(StoreError) -> ConflictCase {
    let merge = history.unmergedFile(conflict.path)
    if MediaPath.isMedia(conflict.path) {
      var versions = ConflictCase.Versions(ours: [], theirs: [])
      if let merge, let sides = try history.unmergedMedia(merge) {
        (versions.ours, versions.theirs) = (sides.ours, sides.theirs)
      }
      return ConflictCase(conflict: conflict, original: conflict.path, tool: nil, versions: versions)
    }
    let file = try journal.store.read(conflict.path)
    let isSwapped = history.isRebasing
    var versions = ConflictCase.Versions(ours: file.bytes, theirs: file.bytes, file: file.bytes)
    versions.waiting = conflict.original.map { .renamed(theirs: $0) } ?? merge?.deletion(isSwapped: isSwapped)
    if let deletion = versions.waiting, journal.sealedPath(beside: file) != nil {
      if deletion == .deletedByUs { versions.waiting = .sealedByUs }
      if deletion == .deletedByThem { versions.waiting = .sealedByThem }
    }
    if versions.waiting == nil, let merge, let sides = try history.unmerged(merge, file: file.bytes) {
      (versions.base, versions.theirs) = (history.base(ofMerge: conflict.path), sides.theirs)
      versions.isHistoryKnown = versions.base != nil
      if isSwapped { swap(&versions.ours, &versions.theirs) }
    }
    return ConflictCase(
      conflict: conflict, original: conflict.path, tool: nil,
      versions: versions.opened(as: conflict.path, by: journal), choices: choices)
  }
}

extension ConflictCase.Versions {
  /// The same with what sealed versions say, where they can be opened without asking; else both are known as
  /// a whole alone, and one of them can be chosen.
  fileprivate func opened(as path: String, by journal: Journal) -> Self {
    guard Record.isSealed(path: path), let seal = journal.seal, seal.isUnlocked, !isOriginalMissing,
      let left = try? seal.open(ours, path: path), let right = try? seal.open(theirs, path: path)
    else { return self }
    var opened = self
    (opened.file, opened.ours, opened.theirs) = (file ?? ours, left, right)
    opened.isOpened = true
    opened.base = base.flatMap { try? seal.open($0, path: path) }
    return opened
  }
}

extension Conflict {
  /// Whether it is a copy of a photo or recording, wherever that lies.
  fileprivate var isOfMedia: Bool {
    original.map { !NameRules.hasRecordEnding($0) } ?? MediaPath.isMedia(path)
  }
}
