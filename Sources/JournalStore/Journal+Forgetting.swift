import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary
import YAMLCodec

/// Files that go together for good, worked out before anything is removed.
package struct ForgetPlan: Sendable {
  /// The records that were meant, in the journal or in its trash.
  package var records: [Record]
  /// What goes with them: their photos and recordings, other versions of them, also in the trash.
  package var companions: [String]
  package var paths: [String]
  /// Files of the journal that nothing else names, and that stay: they don't lie in the folder for the photos
  /// of these records, or another record that may name them can't be read.
  package var left: [String] = []
  /// Photos and recordings that other records name too, and that stay.
  package var shared: [String] = []
  /// The former places of removed records that the log of changes still names.
  package var lost: [String] = []
  /// Records of the trash that had the name of one of these, and are others: they stay.
  package var namesakes: [String] = []
  /// Every name that all these files had, as far as the log of changes tells, in the order of their bytes.
  package var names: [String]

  /// All files, in the order of their bytes.
  package var files: [String] { (companions + paths).sorted(by: Bytes.precedes) }
}

extension Journal {
  /// What is forgotten with records and with files of the trash that a person names. A record of the trash
  /// that has the same id, or had it when it was deleted, is the same one.
  ///
  /// - Parameter lost: paths of removed records that the log of changes still names.
  /// - Throws: where a photo can't be looked at: a record takes all of its own along or does not go.
  package func forgetPlan(
    for records: [Record], trashed: [TrashedFile], lost: [String] = []
  ) throws(StoreError) -> ForgetPlan {
    let history = ChangeHistory(of: store)
    let named = Set((records.map(\.path) + trashed.map(\.path)).map { Array($0.utf8) })
    let trash = try self.trash()
    var nothing = Query()
    nothing.limit = 0
    let copies = records.isEmpty ? [] : self.records(matching: nothing).conflicts.map(\.path)
    var (companions, namesakes): ([String], [String]) = ([], [])
    for record in records { companions += copies.filter { Journal.isCopy($0, of: record.path) } }
    let going =
      records.map { Forgotten(path: $0.path, at: $0.at) }
      + trashed.map { file in
        let former = formerPath(of: file, history)
        return Forgotten(
          path: former, at: file.record?.at, isOver: history.wasMadeAnew(former, since: file.path))
      }
    for forgotten in going {
      for file in trash where !named.contains(Array(file.path.utf8)) {
        if isVersion(file, of: forgotten, history) {
          companions.append(file.path)
        } else if forgotten.isMeant(by: formerPath(of: file, history)) {
          namesakes.append(file.path)
        }
      }
    }
    let media = try soleMedia(
      of: records.map(\.path) + companions.filter { !FileStore.isInTrash($0) },
      trashed: trash.filter { file in
        named.contains(Array(file.path.utf8)) || companions.contains { Bytes.areEqual($0, file.path) }
      }.map { ($0.path, formerPath(of: $0, history)) })
    companions += media.own
    // Second versions that sync tools left beside a photo or recording.
    for path in media.own {
      companions += try store.mediaCopies(besideRecordsIn: [], unless: [path]).map(\.path)
    }
    let taken = named.union(companions.map { Array($0.utf8) })
    for file in trash where taken.contains(Array(file.path.utf8)) {
      guard file.record != nil else { continue }
      let stored = try store.read(file.path)
      companions += try trashedMedia(of: stored, from: formerPath(of: file, history), history).map(\.path)
    }
    var seen = named
    companions = companions.filter { seen.insert(Array($0.utf8)).inserted }
    let paths = records.map(\.path) + trashed.map(\.path)
    return ForgetPlan(
      records: records + trashed.compactMap(\.record), companions: companions, paths: paths, left: media.left,
      shared: media.shared, lost: lost, namesakes: namesakes,
      names: Journal.names(of: companions + paths + lost, history))
  }

  /// The photos, recordings and other files of the journal that records name and no other does, in a key or
  /// in the text: what lies in the folders for theirs, and what lies elsewhere and may be kept for its own
  /// sake.
  ///
  /// - Parameter trashed: files of the trash, each with the path that it had.
  private func soleMedia(
    of paths: [String], trashed: [(path: String, former: String)]
  ) throws(StoreError) -> (own: [String], left: [String], shared: [String]) {
    var texts: [(path: String, bytes: [UInt8])] = []
    for (path, home) in paths.map({ ($0, $0) }) + trashed.map({ ($0.path, $0.former) })
    where NameRules.hasRecordEnding(path) || ConflictName(path) != nil {
      // A photo among them has no text.
      if let file = try store.textToForget(path) { texts.append((home, readable(file).bytes)) }
    }
    let named = try media(namedIn: texts)
    let going = Set(paths.map { Array($0.utf8) })
    // What another record may name stays, and that is said; the words go.
    guard let sole = (try? unnamed(named, besides: { going.contains(Array($0.utf8)) })) ?? nil else {
      return ([], named, [])
    }
    let folders = texts.map { Journal.mediaFolder(of: $0.path) }
    func isOwn(_ path: String) -> Bool {
      folders.contains { Bytes.areEqual($0, RelativePath.folder(of: path)) }
    }
    return (sole.filter(isOwn), sole.filter { !isOwn($0) }, named.filter { !sole.contains($0) })
  }

  /// The path of a record that another program removed, by its name, as far as the log of changes tells: what
  /// it said may be brought back from there.
  package func lostRecord(named name: String) throws(RecordLookupError) -> String {
    var last: Set<String> = []
    for change in ChangeHistory(of: store).singleChanges() where NameRules.hasRecordEnding(change.path) {
      last.insert(change.path)
      // What was moved is there under its new name.
      if let former = change.formerPath { last.remove(former) }
    }
    let lost = last.filter { path in
      do throws(StoreError) { _ = try store.read(path) } catch { return error.reason == .notFound }
      return false
    }
    let references = lost.sorted(by: Bytes.precedes).map {
      RecordReference(id: FileStore.stem(RelativePath.last(of: $0)), path: $0)
    }
    return try RecordLookup(references: references).path(named: relative(name))
  }

  /// What is forgotten with files of the trash, and with nothing else.
  package func forgetPlan(forTrash files: [TrashedFile]) -> ForgetPlan {
    let paths = files.map(\.path)
    return ForgetPlan(
      records: files.compactMap(\.record), companions: [], paths: paths,
      names: Journal.names(of: paths, ChangeHistory(of: store)))
  }

  /// Whether something was being forgotten when the process died that did it.
  package var isForgetting: Bool { store.isForgetting }

  /// Removes files for good, with all that this device remembers of them; the index is made again.
  ///
  /// - Returns: the paths of the files that were sealed.
  @discardableResult
  package func forget(_ forgetting: Forgetting) throws(StoreError) -> [String] {
    var forgetting = forgetting
    forgetting.record = { bytes in
      let document = MarkdownDocument(bytes)
      return document.frontMatter == nil
        ? nil : RecordDecoder().decode(document, path: "record.md", fileTime: nil).record
    }
    let sealed = try store.forget(forgetting) { () throws(StoreError) in
      for path in indexPaths { try IndexFiles.remove(path) }
    }
    if source is FileIndex { _ = source.reindex(.full) }
    return sealed
  }

  /// Where a file of the trash was, as the log of changes tells, or as its path in the trash does.
  func formerPath(of file: TrashedFile, _ history: ChangeHistory) -> String {
    let deletion = history.changes.last { $0.kind == .trashed && Bytes.areEqual($0.path, file.path) }
    let inTrash = FileStore.trashFolder.utf8.count + 1
    return deletion?.formerPath ?? String(Substring(file.path.utf8.dropFirst(inTrash)))
  }

  /// Whether a file of the trash is a record that is forgotten, or another version of it.
  private func isVersion(
    _ file: TrashedFile, of record: Forgotten, _ history: ChangeHistory
  ) -> Bool {
    let own = String(Substring(file.path.utf8.dropFirst(FileStore.trashFolder.utf8.count + 1)))
    let change = history.changes.last { Bytes.areEqual($0.path, file.path) && $0.kind != .replaced }
    switch change?.kind {
    case .trashed, .moved:
      let former = change?.formerPath ?? own
      return record.isMeant(by: former) && !record.isOver
        && !history.wasMadeAnew(former, since: file.path)
    // What a merge replaced is put there under the name of its file, with a number where that is taken.
    case .created:
      if record.isMeant(by: own) { return true }
      let (at, other) = (record.at, file.record?.at)
      return record.isMeant(by: Journal.withoutNumber(own)) && (at == nil || other == nil || at == other)
    default:
      // What `undo` put there was of a name that this device gave anew.
      if record.isMeant(by: own) { return !history.hasMade(record.path) }
      // Nobody knows any more where it comes from: the same moment tells.
      guard let at = record.at, file.record?.at == at else { return false }
      return record.isMeant(by: Journal.withoutNumber(own))
    }
  }

  /// A record that is forgotten, by what its other versions are known by.
  private struct Forgotten {
    var path: String
    var at: Timestamp?
    /// Whether it lies in the trash, and its name was given anew since.
    var isOver = false

    /// Whether a path has its id, or is that of a copy of it.
    func isMeant(by other: String) -> Bool {
      let original = ConflictName(other)?.original ?? other
      return Bytes.areEqual(original, path)
        || NameRules.hasRecordEnding(original)
          && Bytes.areEqual(
            FileStore.stem(RelativePath.last(of: original)), FileStore.stem(RelativePath.last(of: path)))
    }
  }

  /// A path without the number that its name has behind the last hyphen.
  private static func withoutNumber(_ path: String) -> String {
    let stem = FileStore.stem(path)
    guard let hyphen = stem.utf8.lastIndex(of: 0x2D),
      let number = Int(stem[stem.utf8.index(after: hyphen)...]),
      number > 1
    else { return path }
    return stem[..<hyphen] + ".md"
  }

  static func isCopy(_ copy: String, of path: String) -> Bool {
    ConflictName(copy).map { Bytes.areEqual($0.original, path) } ?? false
  }

  private static func names(of paths: [String], _ history: ChangeHistory) -> [String] {
    FileLineage.names(of: paths, in: history).map { String(decoding: $0, as: UTF8.self) }
      .sorted(by: Bytes.precedes)
  }
}
