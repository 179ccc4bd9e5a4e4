import JournalFiles
import JournalIndex
import JournalModel
import SystemLibrary

/// The records of a source with what the sealed ones say, read in memory by the person's key; what can't be
/// opened stays as it is.
struct UnlockedRecords: RecordSource {
  /// The same without what is sealed.
  private(set) var base: any RecordSource
  let files: OpenedFiles
  /// The days of which records are opened; `nil` for all.
  var days: ClosedRange<CivilDay>?

  init(_ base: any RecordSource, _ files: OpenedFiles) { (self.base, self.files) = (base, files) }

  /// The same for what a query asks: other days' records need not be opened.
  func within(_ query: Query) -> UnlockedRecords {
    var copy = self
    // A night's name has the day of its moment, which may be another than its own.
    let first = query.from?.advanced(by: -1) ?? CivilDay(number: .min)
    let last = query.until?.advanced(by: 1) ?? CivilDay(number: .max)
    copy.days = first <= last ? first...last : nil
    return copy
  }

  /// The same for a page of a list by days: which records are on it is known by their names.
  func within(pageOf query: Query) -> UnlockedRecords {
    var named = Query()
    (named.from, named.until, named.moods) = (query.from, query.until, query.moods)
    (named.sort, named.offset, named.limit) = (query.sort, query.offset, query.limit)
    named.includesFilesWithoutRecord = query.includesFilesWithoutRecord
    guard named == query, query.limit != nil, query.sort.field == .date else { return within(query) }
    let days = base.answer(to: query, scope: .all).records.map(\.date)
    (named.from, named.until) = (days.min() ?? query.from, days.max() ?? query.until)
    return within(named)
  }

  var privateHours: [PrivateHours] { base.privateHours }

  var progress: ProgressReport? {
    get { base.progress }
    set { base.progress = newValue }
  }

  var notes: LookNotes { base.notes }

  func snapshot(_ scope: RefreshScope) -> any RecordSource {
    var copy = self
    copy.base = base.snapshot(scope)
    return copy
  }

  func whole() throws(StoreError) -> any RecordSource {
    var copy = self
    copy.base = try base.whole()
    return copy
  }

  func asking<Answer>(_ scope: RefreshScope, _ answer: (BlockAnswers) -> Answer?) -> Answer {
    var days = days
    switch scope {
    case .names, .ids, .idsOf: return base.asking(scope, answer)
    // Of other days only the dates are shown there.
    case .days(let asked): days = asked.lowerBound.advanced(by: -1)...asked.upperBound.advanced(by: 1)
    case .all: break
    }
    // One for all months: what is shown at a terminal must not begin again with each.
    let meter = ProgressMeter(progress)
    defer { meter?.finish() }
    return base.asking(scope) { answers in
      answers.opened(of: days) { files.records(at: $0, meter) }.flatMap(answer)
    }
  }

  func record(at path: String) -> Record? { base.record(at: path) }

  func otherJournals() -> [String] { base.otherJournals() }

  func reindex(_ mode: ReindexMode) -> ReindexReport { base.reindex(mode) }
}

/// Sealed files that were opened, each once as long as it is the same: the only place where they are.
final class OpenedFiles: Sendable {
  typealias Content = (record: Record, bytes: [UInt8])

  private let known = Monitor<[String: (state: FileState, content: Content?)]>([:])
  private let open: @Sendable (StoredFile) -> Content?
  private let store: FileStore

  init(_ store: FileStore, open: @escaping @Sendable (StoredFile) -> Content?) {
    (self.store, self.open) = (store, open)
  }

  /// What a file says; `nil` where it can't be opened.
  func content(of path: String) -> Content? {
    guard let file = try? store.read(path) else { return nil }
    if let known = known.read({ $0[path] }), known.state == file.state { return known.content }
    let content = open(file)
    known.change { $0[path] = (file.state, content) }
    return content
  }

  /// The records of files, in their order.
  func records(at paths: [String], _ meter: ProgressMeter?) -> [Record?] {
    ConcurrentMap.map(paths.count, threads: System.processorCount, worker: {}) { [self] _, index in
      meter?.add(1)
      return content(of: paths[index])?.record
    }
  }
}

extension Journal {
  /// The same journal with what is sealed in it, where that can be read without asking anybody.
  package func unlocked() -> Journal {
    // Where nobody is sealed to, no key is looked for.
    guard !profile.sealTo.isEmpty, let files = openedFiles else { return self }
    var journal = self
    (journal.source, journal.shown) = (UnlockedRecords(locked().source, files), files)
    return journal
  }

  /// The same journal with what is sealed and can be opened, and without what can't.
  package func showingSealed() -> Journal {
    var journal = unlocked()
    let hidden = sealedRecords().filter { journal.openedBytes(of: $0.path) == nil }
    if !hidden.isEmpty {
      let copies = clearCopies().filter { copy in hidden.contains { $0.path == copy.sealed.path } }
      journal.source = OpenRecords(
        withoutSealed: hidden + copies.map(\.record), of: journal.source.snapshot(.all))
    }
    return journal
  }

  /// The same journal without what it knows of sealed records; itself where that is nothing.
  package func locked() -> Journal {
    guard let unlocked = source as? UnlockedRecords else { return self }
    var journal = self
    (journal.source, journal.shown) = (unlocked.base, nil)
    return journal
  }

  /// Opens sealed files; `nil` where a passphrase would have to be asked for.
  var openedFiles: OpenedFiles? {
    if let shown { return shown }
    guard let seal, seal.isUnlocked else { return nil }
    return OpenedFiles(store) { file in
      guard let clear = try? opened(file), var read = openedRecord(clear) else { return nil }
      // Whether it is private its own keys say now.
      let asClear = StoredFile(path: Journal.clear(file.path), bytes: clear.bytes, state: file.state)
      read.record.isPrivate = record(from: asClear)?.record.isPrivate ?? true
      return (read.record, clear.bytes)
    }
  }

  /// A file as this journal shows it: opened where it shows what is sealed.
  package func shownFile(at path: String) throws(StoreError) -> StoredFile {
    var file = try store.read(path)
    if let bytes = openedBytes(of: path) { file.bytes = bytes }
    return file
  }

  /// The bytes of a sealed file; `nil` where this journal does not show what is sealed.
  package func openedBytes(of path: String) -> [UInt8]? {
    Record.isSealed(path: path) ? shown?.content(of: path)?.bytes : nil
  }

  /// Where the file of a photo or a recording lies that a record names: beside it under a sealed name where
  /// this journal shows what is sealed.
  package func shownMedia(_ path: String) -> String {
    let sealed = path + Seal.mediaEnding
    return shown != nil && !store.hasFile(path) && store.hasFile(sealed) ? sealed : path
  }

  /// Where what a query asks for comes from.
  func source(for query: Query) -> any RecordSource {
    (source as? UnlockedRecords)?.within(query) ?? source
  }

  /// Where the records of a page come from, for answers of these alone.
  func source(forPageOf query: Query) -> any RecordSource {
    (source as? UnlockedRecords)?.within(pageOf: query) ?? source
  }

  /// How many of the records that a query asks for are sealed, and can't be read without a passphrase.
  package func unreadCount(matching query: Query) -> Int {
    let sealed = sealedRecords(matching: query)
    guard let files = openedFiles else { return sealed.count }
    return files.records(at: sealed.map(\.path), nil).count { $0 == nil }
  }
}
