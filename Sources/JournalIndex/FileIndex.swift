import JournalFiles
import JournalFormat
import JournalModel
import SystemLibrary

/// Answers from the index, after a look at what changed in the files.
///
/// The index is never asked for more than the files bear out: whatever is wrong with it, the answer comes
/// from the files, and only the time it takes tells.
package struct FileIndex: RecordSource {
  package var store: FileStore
  /// Decides the day of a file that says none.
  package var zone: TimeZoneRules
  package var decoder: RecordDecoder
  package var path: String
  /// Whether a person named the path; see `IndexWriter.isChosen`.
  package var isChosen = false
  package let notes = LookNotes()
  /// Where system calls that write go.
  package var system = System.real
  /// How much of a base a delta may be; see ``IndexWriter/deltaPart``.
  var deltaPart = IndexWriter.deltaPart
  /// Called with the progress of long work.
  package var progress: ProgressReport?
  /// What a look found, where no other look is wanted, and how far that went.
  private var known: Look?
  private var knownScope: RefreshScope?

  package init(
    store: FileStore, zone: TimeZoneRules, decoder: RecordDecoder = RecordDecoder(), path: String,
    isChosen: Bool = false
  ) {
    (self.store, self.zone, self.decoder) = (store, zone, decoder)
    (self.path, self.isChosen) = (path, isChosen)
  }

  package var scan: FullScan {
    FullScan(store: store, zone: zone, decoder: decoder, progress: progress, notes: notes)
  }

  package struct Look {
    var snapshot: IndexSnapshot
    var counts: RefreshCounts
    var writeError: StoreError?
  }

  var identity: IndexHeader.Identity {
    IndexHeader.Identity(
      root: Bytes.checksum(PathText.bytes(store.root) ?? []), program: ProgramIdentity.reading(by: decoder))
  }

  private var writer: IndexWriter {
    IndexWriter(
      system: system, path: path, identity: identity, isChosen: isChosen, deltaPart: deltaPart)
  }

  // MARK: Looking

  /// Looks at the journal, and writes what it found where that is not what the index has: a delta, which
  /// takes less time than making the folders in it again next time, or a base, as soon as an eighth of it is
  /// out of date. `nil` where the root can't be opened.
  package func look(_ scope: RefreshScope, mode: ReindexMode = .changed) -> Look? {
    let writer = self.writer
    let index = mode == .full ? nil : StoredIndex(path: path, identity: writer.identity)
    var refresh = IndexRefresh(
      root: store.root, zone: zone, decoder: decoder, scope: index == nil ? .all : scope)
    refresh.isVerifying = mode == .verify
    refresh.progress = progress
    guard let index else {
      let look = lookAtAll(refresh, writer)
      note(look)
      sweep(look?.counts.temporaries ?? [])
      return look
    }
    guard let (snapshot, counts) = refresh.run(knowing: index) else { return nil }
    sweep(counts.temporaries)
    var look = Look(snapshot: snapshot, counts: counts)
    if !snapshot.isHardlyNewer {
      look.writeError = attempt { () throws(StoreError) in try writer.write(snapshot) }
    }
    note(look)
    return look
  }

  /// Notes why the index that a person named was not written, and what a look could not read.
  private func note(_ look: Look?) {
    guard let look else { return }
    if isChosen { notes.indexError = look.writeError }
    if !look.snapshot.isComplete, let found = findings(in: look.snapshot) {
      notes.add(found.problems.unreadable)
    }
  }

  /// Reads everything and writes it meanwhile; where it can't be written, it is read once more and kept in
  /// memory.
  private func lookAtAll(_ refresh: IndexRefresh, _ writer: IndexWriter) -> Look? {
    var look: Look?
    let error = attempt { () throws(StoreError) in
      let draft = try writer.draft()
      guard let counts = refresh.run(into: draft), let index = try writer.finish(draft) else { return }
      look = Look(snapshot: IndexSnapshot(index), counts: counts)
    }
    if let look { return look }
    guard let (snapshot, counts) = refresh.run(knowing: nil) else { return nil }
    return Look(snapshot: snapshot, counts: counts, writeError: error)
  }

  private func attempt(_ write: () throws(StoreError) -> Void) -> StoreError? {
    do throws(StoreError) {
      try write()
      return nil
    } catch { return error }
  }

  // MARK: Answering

  package func snapshot(_ scope: RefreshScope) -> any RecordSource {
    if known != nil, knownScope == scope { return self }
    var copy = self
    (copy.known, copy.knownScope) = (look(scope), scope)
    return copy
  }

  /// What a look could not read, all files may tell when they are read: it may have been of that moment, or
  /// of the index alone.
  package func whole() throws(StoreError) -> any RecordSource {
    guard let look = known ?? wholeLook(.changed), look.snapshot.isComplete else {
      return try scan.whole()
    }
    var whole = self
    if known == nil { (whole.known, whole.knownScope) = (look, .all) }
    return whole
  }

  /// Where nothing is answered, since a block is damaged, the index is made again and asked once more; where
  /// that does not help, or nothing can be looked at, the files are asked.
  package func asking<Answer>(_ scope: RefreshScope, _ answer: (BlockAnswers) -> Answer?) -> Answer {
    if let first = known ?? look(scope) {
      if let answer = answer(answers(of: first.snapshot)) { return answer }
      if let again = anew(), let answer = answer(again) { return answer }
    }
    return scan.asking(scope, answer)
  }

  private func answers(of snapshot: IndexSnapshot) -> BlockAnswers {
    BlockAnswers(snapshot: snapshot, zone: zone, findings: { findings(in: snapshot) }, mended: anew)
  }

  /// What the bytes of a base and of a delta answer, whatever the files say; `nil` where they are no index of
  /// this journal.
  package func answers(base: [UInt8], delta: [UInt8]) -> BlockAnswers? {
    guard let file = IndexFile(base, identity: identity),
      let stored = StoredIndex(base: file, delta: IndexFile(delta, identity: identity))
    else { return nil }
    return BlockAnswers(
      snapshot: IndexSnapshot(stored), zone: zone, findings: { Findings() }, mended: { nil })
  }

  /// What the index answers once it was made from nothing.
  @Sendable private func anew() -> BlockAnswers? {
    look(.all, mode: .full).map { answers(of: $0.snapshot) }
  }

  /// What is wrong with files, and what sync tools and merges left; `nil` where a block is damaged, or a file
  /// that could not be read a moment ago can be read now, so that all is to be looked at again.
  private func findings(in snapshot: IndexSnapshot) -> Findings? {
    var (problems, conflicts): ([Problem], [Conflict]) = ([], [])
    var (furtherCount, further): (Int, [(path: [UInt8], states: BlockStates, rows: [Int])]) = (0, [])
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      guard row.flags.contains(.hasRowsOfNote) else { continue }
      let path = snapshot.path(folder)
      if row.errorNumber != 0 {
        problems.append(Problem(path: PathText.text(path), reason: .unreadable(errno: row.errorNumber)))
      }
      guard let block = snapshot.block(folder), let states = block.states, let columns = block.columns else {
        return nil
      }
      var rows: [Int] = []
      for number in 0..<states.count where states.flags(number) != .isRecord {
        let flags = states.flags(number)
        if flags.contains(.isRecord), !flags.contains(.isUnread) {
          guard flags.contains(.hasProblems) else { continue }
          furtherCount += Int(columns[number].problemCount)
          rows.append(number)
        } else if unsafe !report(
          RowName(folder: path, name: states.name(number)).path, flags, &problems, &conflicts)
        {
          return nil
        }
      }
      if !rows.isEmpty { further.append((path, states, rows)) }
    }
    var found = FoundProblems(Problem.sorted(problems))
    if !further.isEmpty {
      let asked = FileProblems(store: store, zone: zone, decoder: decoder)
      found = FoundProblems(Problem.sorted(problems), further: furtherCount) { [further] in
        asked.problems(
          ofRecords: further.flatMap { path, states, rows in
            rows.map { unsafe RowName(folder: path, name: states.name($0)).path }
          })
      }
    }
    return Findings(problems: found, conflicts: conflicts.sorted { Bytes.precedes($0.path, $1.path) })
  }

  /// `false` where the index does not have what the file says.
  private func report(
    _ path: String, _ flags: RowFlags, _ problems: inout [Problem], _ conflicts: inout [Conflict]
  ) -> Bool {
    if flags.contains(.isConflictCopy) {
      conflicts.append(Conflict(path: path, origin: .copy))
    } else if flags.contains(.isProfileCopy) {
      conflicts.append(Conflict(copyOfProfile: path))
    } else if flags.contains(.hasMergeMarkers) {
      conflicts.append(Conflict(path: path, origin: .markers))
    } else {
      let asked = FileProblems(store: store, zone: zone, decoder: decoder)
      let found = asked.problems(of: path, isLink: flags.contains(.isLink))
      problems += found
      return !flags.contains(.isUnread) || found.contains(where: \.reason.isUnreadable)
    }
    return true
  }

  package func record(at path: String) -> Record? { scan.record(at: path) }

  package func otherJournals() -> [String] {
    guard let look = known ?? look(.all), let found = answers(of: look.snapshot).possibleJournals()
    else { return scan.otherJournals() }
    return found.filter { store.isOfOtherJournal($0 + "/" + ProfileFile.path) }
  }

  // MARK: Bringing up to date

  /// Removes what a process that was killed left in the journal more than an hour ago.
  private func sweep(_ temporaries: [String]) {
    for path in temporaries { store.removeTemporary(path) }
  }

  /// A look after which no part of the index is damaged: what no question read is read here. The one that is
  /// known is not made a second time.
  private func wholeLook(_ mode: ReindexMode) -> Look? {
    let known = knownScope == .all && mode == .changed ? known : nil
    guard let first = known ?? look(.all, mode: mode) else { return nil }
    return first.snapshot.isWhole ? first : look(.all, mode: .full)
  }

  package func reindex(_ mode: ReindexMode) -> ReindexReport {
    let start = System.ticks()
    guard let look = wholeLook(mode), let found = findings(in: look.snapshot) else {
      return scan.reindex(mode)
    }
    if mode != .changed {
      store.sweep(folder: "affirmations")
      // Looking at the trash sweeps it.
      _ = try? store.files(below: FileStore.trashFolder)
      writer.removeTemporaries()
    }
    var report = ReindexReport()
    for folder in look.snapshot.folders {
      report.files += Int(look.snapshot.row(folder).summary.recordCount)
      guard let states = look.snapshot.block(folder)?.states else { continue }
      let rows = (0..<states.count).filter { states.flags($0).isFile }
      if !rows.isEmpty { report.folders.append(PathText.text(look.snapshot.path(folder))) }
      report.bytes += rows.reduce(0) { $0 + states[$1].file.size }
    }
    report.openFiles = look.counts.openFiles
    (report.read, report.added) = (look.counts.read, look.counts.added)
    (report.changed, report.removed) = (look.counts.changed, look.counts.removed)
    report.differing = look.counts.differing.sorted(by: Bytes.precedes)
    (report.problems, report.conflicts) = (found.problems.all, found.conflicts)
    report.indexError = look.writeError
    report.seconds = Double(System.ticks() - start) / 1e9
    return report
  }
}
