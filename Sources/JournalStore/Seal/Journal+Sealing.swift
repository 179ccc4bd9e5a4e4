import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary
import YAMLCodec

extension Journal {
  /// A file as a person reads it: what is sealed is opened, for which a passphrase may be asked.
  package func opened(_ file: StoredFile) throws(StoreError) -> StoredFile {
    guard Record.isSealed(path: file.path), FileStore.isSealed(file.bytes) else { return file }
    guard let seal else { throw StoreError(path: file.path, reason: .locked) }
    var file = file
    do throws(StoreError) { file.bytes = try seal.open(file.bytes, path: file.path) } catch {
      // A person wants to know of which record that is.
      throw error.path.isEmpty ? StoreError(path: file.path, reason: error.reason) : error
    }
    return file
  }

  /// What a file says that was opened. Where another day stands in its name than any that it tells, the file
  /// was moved while it was sealed, and that day holds.
  package func openedRecord(_ file: StoredFile) -> (record: Record, problems: [Problem])? {
    guard var read = record(from: file), Record.isSealed(path: file.path) else { return record(from: file) }
    if let day = Journal.movedDay(of: read.record) { read.record.date = day }
    return read
  }

  private static func movedDay(of record: Record) -> CivilDay? {
    guard let day = FileNames.day(ofStem: record.id), day != record.date else { return nil }
    // A name with the day of the moment is one of before: those of now have that of the record.
    let moment = RecordDecoder().decode(path: record.path, fileTime: nil).at?.local.day ?? day
    return day == record.at?.local.day && day == moment ? nil : day
  }

  /// A file as a person reads it, where nobody has to be asked for that; else as it is.
  package func readable(_ file: StoredFile) -> StoredFile {
    seal?.isUnlocked == true ? (try? opened(file)) ?? file : file
  }

  /// Bytes as they are written to a path: sealed where that is a sealed record's.
  package func bytesToWrite(_ bytes: [UInt8], to path: String) throws(StoreError) -> [UInt8] {
    guard Record.isSealed(path: path) else { return bytes }
    guard let seal else { throw StoreError(path: path, reason: .seal(.noRecipients)) }
    return try seal.sealOnce(bytes, path: path)
  }

  /// Whether a new record is sealed: it shall be, or the profile has it so.
  package func seals(_ draft: Draft) -> Bool { draft.isSealed || seals(DraftWriter().bytes(for: draft)) }

  /// Whether the profile has a record of such a file sealed: the one place that decides it, whoever writes.
  package func seals(_ bytes: [UInt8]) -> Bool {
    guard profile.sealsKinds else { return false }
    let record = Journal.newRecord(bytes)
    return profile.isSealedUnclear && record.kind.canBeSealed || seals(record)
  }

  /// Refuses a record that the profile may have sealed, and may not.
  func checkCertain(_ bytes: [UInt8]) throws(StoreError) {
    guard profile.isSealedUnclear, !seals(Journal.newRecord(bytes)) else { return }
    throw StoreError(path: Journal.profilePath, reason: .seal(.unclear))
  }

  /// Refuses what the profile has sealed by a word, and can't be sealed now: before anybody is asked for it.
  package func checkSealing(of word: String) throws(StoreError) {
    if profile.isSealedUnclear, !profile.sealed.contains(word) {
      throw StoreError(path: Journal.profilePath, reason: .seal(.unclear))
    }
    _ = try bytesToWrite([], to: word + Record.sealedEnding)
  }

  private func seals(_ record: Record) -> Bool {
    guard record.kind.canBeSealed else { return false }
    let isMood = record.isMoodAlone
    if isMood, profile.sealed.contains(Key.mood.name) { return true }
    return profile.sealed.contains(record.kind.name) && !(isMood && !record.hasText)
  }

  /// What a file says that has no name yet.
  static func newRecord(_ bytes: [UInt8]) -> Record {
    RecordDecoder().decode(MarkdownDocument(bytes), path: "new.md", fileTime: nil).record
  }

  /// The name that a new file gets which the profile has sealed, whatever it was to be called; `nil` for one
  /// that stays in clear.
  package func sealedName(for bytes: [UInt8]) -> String? {
    seals(bytes) ? Journal.sealedName(ofNew: bytes) : nil
  }

  static func sealedName(ofNew bytes: [UInt8]) -> String {
    let record = newRecord(bytes)
    return sealedName(record.kind, day: record.date, at: record.at?.local, isMood: record.isMoodAlone)
  }

  /// How many records are of kinds that are sealed, and are not.
  package var clearRecordsOfSealedKinds: Int {
    guard !profile.sealed.isEmpty else { return 0 }
    var query = Query()
    query.kinds = KindSet(Kind.allCases.filter(\.canBeSealed))
    return records(matching: query).records.count { !$0.isSealed && seals($0) }
  }

  /// The files of a batch, sealed where the profile has it so or where they take the place of what is: a
  /// record's before anything is written, so that all are or none; photos and recordings when it is their
  /// turn, and what keeps one from that is noted.
  func sealing(_ batch: Batch, noting failure: Monitor<StoreError?>) throws(StoreError) -> Batch {
    var (batch, isSealing) = (batch, false)
    for index in batch.items.indices {
      let item = batch.items[index]
      var path = item.target.path
      var bytes: [UInt8]?
      if case .new(let folder, let name) = item.target, name.hasSuffix(".md"), profile.sealsKinds,
        !FileStore.isInTrash(path), ConflictName(path) == nil, let content = item.content(),
        let sealed = sealedName(for: content)
      {
        try checkCertain(content)
        batch.items[index].target = .new(folder: folder, name: sealed)
        (path, bytes) = (RelativePath.join(folder, sealed), content)
      }
      guard path.hasSuffix(Seal.mediaEnding) else { continue }
      guard let seal else { throw StoreError(path: path, reason: .seal(.noRecipients)) }
      isSealing = true
      guard Record.isSealed(path: path) || ConflictName(path) != nil else {
        batch.items[index].content = { [path] in
          guard let content = item.content() else { return nil }
          do throws(StoreError) { return try seal.sealOnce(content, path: path) } catch {
            failure.change { $0 = error }
            return nil
          }
        }
        continue
      }
      if let content = bytes ?? item.content() {
        let sealed = try seal.sealOnce(content, path: path)
        batch.items[index].content = { sealed }
      }
      batch.progress?(index)
    }
    // Nothing is written behind what could not be sealed: its record would be there without it for good.
    for index in batch.items.indices where isSealing {
      let content = batch.items[index].content
      batch.items[index].content = { failure.read { $0 == nil } ? content() : nil }
    }
    return batch
  }

  /// The name of a sealed record: day, time and kind. The hours of a night go on from 24, so that it stands
  /// at its day and at its moment also where nobody can open it.
  static func sealedName(_ kind: Kind, day: CivilDay, at: CivilTime?, isMood: Bool) -> String {
    if kind == .person { return kind.name + Record.sealedEnding }
    return FileNames.stem(
      kind: kind, day: day, time: at?.time, isAfterMidnight: at.map { day.days(until: $0.day) == 1 } ?? false,
      title: isMood ? Key.mood.name : nil) + Record.sealedEnding
  }

  func sealedName(of record: Record) -> String {
    // The note of a day says nothing by its name.
    if record.id == record.date.iso { return record.id + Record.sealedEnding }
    return Journal.sealedName(
      record.kind, day: record.date, at: record.at?.local, isMood: record.isMoodAlone && !record.hasText)
  }

  /// The sealed file that lies beside a record in clear under the name that it would get sealed; `nil` where
  /// there is none.
  package func sealedPath(beside file: StoredFile) -> String? {
    guard !Record.isSealed(path: file.path), let record = record(from: file)?.record else { return nil }
    let path = RelativePath.join(RelativePath.folder(of: file.path), sealedName(of: record))
    return store.hasFile(path) ? path : nil
  }

  /// The name, without `.md`, that a record gets when it is opened for good.
  private func clearStem(of record: Record) -> String {
    if record.id == record.date.iso { return record.id }
    if record.kind == .person { return record[text: .name].flatMap { FileNames.slug($0) } ?? record.id }
    let title = record.title ?? (record.mood == nil ? nil : Key.mood.name)
    let named = record.at?.local.day ?? record.date
    return FileNames.stem(kind: record.kind, day: named, time: record.at?.local.time, title: title)
  }

  /// What a seal does to the files of a journal, worked out before anything is changed.
  package struct SealPlan: Sendable {
    /// What goes with it, as for ``Journal/forget(_:)``.
    package var forgotten: ForgetPlan
    /// The photos and recordings that are sealed, too.
    package var media: [String]
  }

  /// What is sealed with records, and what of them goes: other versions in the trash.
  ///
  /// - Throws: also where two versions of a record meet: one of them would be lost.
  package func sealPlan(for records: [Record]) throws(StoreError) -> SealPlan {
    let plan = try forgetPlan(for: records, trashed: [])
    for path in plan.companions where ConflictName(path) != nil && !FileStore.isInTrash(path) {
      throw StoreError(path: path, reason: .seal(.copyBeside))
    }
    return SealPlan(
      forgotten: plan, media: plan.companions.filter { MediaPath.isMedia($0) && !FileStore.isInTrash($0) })
  }

  /// Seals records, with their photos and recordings, and forgets what this device knows of their texts.
  /// Stopped at any step, each is there, in clear or sealed.
  ///
  /// - Parameter note: see `Forgetting.note`.
  /// - Returns: the paths that they have now; in how many files links lead there now, and how many sealed
  ///   ones may have such links and could not be opened.
  package func seal(
    _ records: [Record], _ plan: SealPlan, on day: CivilDay, note: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) throws(StoreError) -> (paths: [String], links: Int, unread: Int) {
    guard let seal else { throw StoreError(path: "", reason: .noJournal) }
    var forgetting = Forgetting([], on: day)
    (forgetting.companions, forgetting.isThorough) = (plan.forgotten.companions, true)
    forgetting.note = note
    for record in records {
      let file = try store.read(record.path)
      // By the file as it is now: where it could not be read before, its name was all that was known.
      let read = self.record(from: file)?.record ?? record
      guard read.kind.canBeSealed else { throw StoreError(path: record.path, reason: .changedSinceRead) }
      let bytes = FileStore.isSealed(file.bytes) ? file.bytes : try seal.seal(file.bytes, path: record.path)
      let name = stem(FileStore.stem(sealedName(of: read)), behindOthersOf: read, keepsPlace: true)
      forgetting.sealings.append(Sealing(file, bytes: bytes, name: name + Record.sealedEnding))
    }
    for path in plan.media {
      let bytes = try seal.seal(try store.allBytes(of: path, limit: Seal.largestMedia), path: path)
      try store.putBeside(path, ending: Seal.mediaEnding, bytes)
    }
    let paths = try forget(forgetting)
    let clear = zip(paths, forgetting.sealings).filter { !FileStore.isSealed($1.file.bytes) }
    // Nothing remembers the former names, which may be the titles.
    let links = try followLinks(
      zip(records, paths).map { ($0.path, $1) },
      clear: Dictionary(clear.map { ($0, $1.file.bytes) }, uniquingKeysWith: { $1 })
    ) { (file, bytes) throws(StoreError) in try store.overwrite(file.path, file.bytes, with: bytes) }
    return (paths, links.followed, links.unread)
  }

  /// Opens a record for good, and its photos and recordings; of one that is open already, what is left of
  /// these. Its key is at hand, so that the links of all other sealed texts follow, too.
  package func unseal(_ record: Record) throws(StoreError) -> Change {
    let file = try store.read(record.path)
    let clear = try opened(file)
    let read = openedRecord(clear)?.record ?? record
    var change = Change(kind: .unchanged, path: file.path, isUndoable: false)
    if record.isSealed {
      var document = MarkdownDocument(clear.bytes)
      if read.date != self.record(from: clear)?.record.date {
        do throws(EditProblem) { try document.apply([.put(.date, .string(read.date.iso))], now: nil) } catch {
          // Without its day it would be another day's record.
          throw StoreError(path: file.path, reason: .seal(.file))
        }
      }
      let name = stem(clearStem(of: read), behindOthersOf: read, keepsPlace: true)
      change = try store.unseal(file, as: document.bytes, name: name)
      var last = change
      _ = try followLinks([(file.path, change.path)]) { (linking, bytes) throws(StoreError) in
        let followed = try store.replace(linking, with: bytes)
        store.join(followed, to: last)
        last = followed
      }
    }
    for path in read.mediaPaths where store.hasFile(path + Seal.mediaEnding) && !store.hasFile(path) {
      let sealed = try store.allBytes(of: path + Seal.mediaEnding, limit: 2 * Seal.largestMedia)
      guard let bytes = try seal?.open(sealed, path: path + Seal.mediaEnding) else { continue }
      try store.putBeside(path, ending: "", bytes)
      try store.discardMedia(path + Seal.mediaEnding)
    }
    return change
  }

  /// Seals every sealed file anew, to whom the profile names now; gives how many there were.
  package func sealAgain() throws(StoreError) -> Int {
    guard let seal else { return 0 }
    var count = 0
    for path in try store.sealedFiles() {
      let bytes = try store.allBytes(of: path, limit: 2 * Seal.largestMedia)
      try store.overwrite(path, bytes, with: try seal.seal(try seal.open(bytes, path: path), path: path))
      count += 1
    }
    return count
  }

  /// Finishes what a process began that died while it sealed.
  package func finishSealing() throws(StoreError) {
    guard isForgetting else { return }
    try store.finishSealing { () throws(StoreError) in
      for path in indexPaths { try IndexFiles.remove(path) }
    }
  }
}

extension Journal {
  /// What the names of sealed photos and recordings end with.
  package static let sealedMediaEnding = Seal.mediaEnding

  /// The bytes of a photo or a recording, opened where it is sealed.
  package func mediaBytes(of path: String, limit: Int) throws(StoreError) -> [UInt8] {
    guard path.hasSuffix(Seal.mediaEnding) else { return try store.allBytes(of: path, limit: limit) }
    guard let seal, seal.isUnlocked else { throw StoreError(path: path, reason: .locked) }
    return try seal.open(try store.allBytes(of: path, limit: 2 * Seal.largestMedia), path: path)
  }
}

extension Seal {
  /// What follows the name of a sealed photo.
  static let mediaEnding = ".age"
  /// Larger photos and recordings are refused, in bytes: they are in memory as a whole.
  static let largestMedia = 256 << 20
}
