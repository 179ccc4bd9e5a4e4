import JournalModel

/// Answers from the index, after a look at what changed in the files.
///
/// The index is never asked for more than the files bear out: whatever is wrong with it, the answer comes from the
/// files, and only the time it takes tells.
struct FileIndex: RecordSource {
  /// The journal's files.
  var store: FileStore
  /// Decides the day of a file that says none.
  var zone: TimeZoneRules
  /// The path of the index.
  var path: String
  /// Where system calls that write go.
  var system = System.real
  /// Is told how far work has come that takes long.
  var progress: ProgressReport?

  private var scan: FullScan { FullScan(store: store, zone: zone, progress: progress) }

  /// What a look at the journal gave.
  private struct Look {
    var snapshot: IndexSnapshot
    var counts: RefreshCounts
    var writeError: StoreError?
  }

  private var identity: MappedIndex.Identity {
    MappedIndex.Identity(
      root: Bytes.checksum(PathText.bytes(store.root) ?? []), program: ProgramIdentity.current)
  }

  // MARK: Looking

  /// - Parameter isQuestion: whether somebody waits for an answer and not for the index.
  private func look(_ scope: RefreshScope, mode: ReindexMode = .changed, isQuestion: Bool = true) -> Look? {
    let index = mode == .full ? nil : MappedIndex(path: path, identity: identity)
    var refresh = IndexRefresh(root: store.root, zone: zone, scope: index == nil ? .all : scope)
    refresh.isVerifying = mode == .verify
    refresh.progress = progress
    guard let (snapshot, counts) = refresh.run(knowing: index) else { return nil }
    var look = Look(snapshot: snapshot, counts: counts)
    if !snapshot.isIndex, !isQuestion || FileIndex.isWorthWriting(counts, over: index) {
      look.writeError = write(snapshot)
    }
    return look
  }

  /// To write a large index takes longer than to read a few files again next time.
  private static func isWorthWriting(_ counts: RefreshCounts, over index: MappedIndex?) -> Bool {
    counts.read >= (index?.size ?? 0) >> 20
  }

  private func write(_ snapshot: IndexSnapshot) -> StoreError? {
    let name = Array(path.utf8)
    // Named by mistake: never put an index over a record.
    guard !name.withUnsafeBufferPointer({ NameRules.hasRecordEnding($0) }) else {
      return StoreError(path: path, reason: .invalidPath)
    }
    do throws(StoreError) {
      try IndexWriter(system: system, path: path, identity: identity).write(snapshot)
      return nil
    } catch { return error }
  }

  // MARK: Answering

  func answer(to query: Query, scope: RefreshScope) -> Answer {
    for mode in [ReindexMode.changed, .full] {
      guard let look = look(scope, mode: mode) else { break }
      if let answer = answer(to: query, from: look.snapshot) { return answer }
    }
    return scan.answer(to: query, scope: scope)
  }

  /// `nil` where a block is damaged.
  private func answer(to query: Query, from snapshot: IndexSnapshot) -> Answer? {
    guard let selection = RowSelection(query, snapshot, zone: zone), let page = selection.page(),
      let (problems, conflicts) = oddities(in: snapshot)
    else { return nil }
    return Answer(records: page, total: selection.total, problems: problems, conflicts: conflicts)
  }

  /// What is wrong with files, and what sync tools and merges left; `nil` where a block is damaged.
  private func oddities(in snapshot: IndexSnapshot) -> (problems: [Problem], conflicts: [Conflict])? {
    var (problems, conflicts): ([Problem], [Conflict]) = ([], [])
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      guard row.flags.contains(.hasRowsOfNote) else { continue }
      let path = snapshot.path(folder)
      if row.errorNumber != 0 {
        problems.append(Problem(path: PathText.text(path), reason: .unreadable(errno: row.errorNumber)))
      }
      guard let states = snapshot.block(folder)?.states else { return nil }
      for number in 0..<states.count where states.flags(number) != .isRecord {
        let name = RowName(folder: path, name: states.name(number))
        report(name.path, states.flags(number), &problems, &conflicts)
      }
    }
    return (Problem.sorted(problems), conflicts.sorted { Bytes.precedes($0.path, $1.path) })
  }

  private func report(
    _ path: String, _ flags: RowFlags, _ problems: inout [Problem], _ conflicts: inout [Conflict]
  ) {
    if flags.contains(.isConflictCopy) {
      conflicts.append(Conflict(path: path, origin: .copy))
    } else if flags.contains(.hasMergeMarkers) {
      conflicts.append(Conflict(path: path, origin: .markers))
    } else if !flags.contains(.isRecord) || flags.contains(.hasProblems) {
      problems += FileProblems(store: store, zone: zone).problems(of: path, isLink: flags.contains(.isLink))
    }
  }

  func references() -> [RecordReference] {
    for mode in [ReindexMode.changed, .full] {
      guard let look = look(.all, mode: mode) else { break }
      if let references = references(in: look.snapshot) { return references }
    }
    return scan.references()
  }

  private func references(in snapshot: IndexSnapshot) -> [RecordReference]? {
    var result: [RecordReference] = []
    for folder in snapshot.folders {
      let path = snapshot.path(folder)
      guard let states = snapshot.block(folder)?.states else { return nil }
      for row in 0..<states.count where states.flags(row).contains(.isRecord) {
        let name = RowName(folder: path, name: states.name(row))
        result.append(RecordReference(id: name.id, path: name.path))
      }
    }
    return result.sorted { Bytes.precedes($0.path, $1.path) }
  }

  func problems() -> [Problem] {
    if let look = look(.all), let found = oddities(in: look.snapshot) { return found.problems }
    return scan.problems()
  }

  func record(at path: String) -> Record? { scan.record(at: path) }

  // MARK: Bringing up to date

  /// Removes what a process that was killed left in the journal and beside the index.
  private func sweep(_ temporaries: [String]) {
    for path in temporaries + store.temporaries(inFolder: "affirmations") { store.removeTemporary(path) }
    IndexWriter(system: system, path: path, identity: identity).removeTemporaries()
  }

  func reindex(_ mode: ReindexMode) -> ReindexReport {
    let start = System.ticks()
    guard let look = look(.all, mode: mode, isQuestion: false), let found = oddities(in: look.snapshot) else {
      return scan.reindex(mode)
    }
    if mode != .changed { sweep(look.counts.temporaries) }
    var report = ReindexReport()
    report.files = look.snapshot.folders.reduce(0) { $0 + Int(look.snapshot.row($1).summary.recordCount) }
    (report.read, report.added) = (look.counts.read, look.counts.added)
    (report.changed, report.removed) = (look.counts.changed, look.counts.removed)
    report.differing = look.counts.differing.sorted(by: Bytes.precedes)
    (report.problems, report.conflicts) = found
    report.indexError = look.writeError
    report.seconds = Double(System.ticks() - start) / 1e9
    return report
  }
}

extension FileIndex {
  func overview(since first: CivilDay, scope: RefreshScope) -> Overview {
    for mode in [ReindexMode.changed, .full] {
      guard let look = look(scope, mode: mode) else { break }
      if let overview = overview(since: first, from: look.snapshot) { return overview }
    }
    return scan.overview(since: first, scope: scope)
  }

  /// The folder table gives the days; only rows from the first day on, and plans, become records.
  private func overview(since first: CivilDay, from snapshot: IndexSnapshot) -> Overview? {
    var later = Query()
    later.from = first
    var planned = Query()
    planned.kinds = Overview.plannedKinds
    guard let (problems, conflicts) = oddities(in: snapshot),
      let records = records(matchingOneOf: [later, planned], in: snapshot),
      let days = daysWritten(in: snapshot)
    else { return nil }
    return Overview(
      answer: Answer(
        records: Query().sorted(records), total: records.count, problems: problems, conflicts: conflicts),
      daysWritten: days)
  }

  private func records(matchingOneOf queries: [Query], in snapshot: IndexSnapshot) -> [Record]? {
    let filters = queries.map { BlockFilter($0) }
    var result: [Record] = []
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      let interested = filters.filter { $0.mayMatch(row.summary) }
      guard !interested.isEmpty else { continue }
      guard let block = snapshot.block(folder) else { return nil }
      var matching = RowSet(count: block.count)
      for filter in interested {
        guard let rows = filter.rows(of: block, row, zone: zone) else { return nil }
        matching.formUnion(rows.matching)
      }
      guard !matching.isEmpty else { continue }
      guard var records = BlockRecords(block, folder: snapshot.path(folder), zone: zone) else { return nil }
      var isWhole = true
      matching.forEach { row in
        if let record = records.record(row) { result.append(record) } else { isWhole = false }
      }
      guard isWhole else { return nil }
    }
    return result
  }

  private func daysWritten(in snapshot: IndexSnapshot) -> Set<CivilDay>? {
    var days: Set<CivilDay> = []
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      var bits = row.summary.written
      while bits != 0 {
        days.insert(CivilDay(number: row.summary.firstWritten &+ Int32(bits.trailingZeroBitCount)))
        bits &= bits - 1
      }
      guard row.flags.contains(.hasOtherDays) else { continue }
      guard let block = snapshot.block(folder), let columns = block.columns, let states = block.states else {
        return nil
      }
      for row in 0..<columns.count where columns.isRecord(row) && Overview.isWritten(columns.kind(row)) {
        let day = columns.isFileTime(row) ? nil : CivilDay(number: columns.day(row))
        days.insert(day ?? RecordReader(zone: zone).day(of: states[row].file))
      }
    }
    return days
  }
}
