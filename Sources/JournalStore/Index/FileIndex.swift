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

  private func look(_ scope: RefreshScope, mode: ReindexMode = .changed) -> Look? {
    let index = mode == .full ? nil : MappedIndex(path: path, identity: identity)
    var refresh = IndexRefresh(root: store.root, zone: zone, scope: index == nil ? .all : scope)
    refresh.isVerifying = mode == .verify
    refresh.progress = progress
    guard let (snapshot, counts) = refresh.run(knowing: index) else { return nil }
    var look = Look(snapshot: snapshot, counts: counts)
    if !snapshot.isIndex { look.writeError = write(snapshot) }
    return look
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

  /// Without a query only what is wrong; `nil` where a block that was not looked at is damaged.
  private func answer(to query: Query?, from snapshot: IndexSnapshot) -> Answer? {
    var (records, problems, conflicts): ([Record], [Problem], [Conflict]) = ([], [], [])
    let filter = ColumnFilter(query)
    var selection = query.flatMap { RowSelection($0, snapshot, zone: zone) }
    for (number, folder) in snapshot.folders.enumerated() {
      let row = snapshot.row(folder)
      let isOfNote = row.flags.contains(.hasRowsOfNote)
      guard isOfNote || filter.mayMatch(row.summary) else { continue }
      let path = snapshot.path(folder)
      if row.errorNumber != 0 {
        problems.append(Problem(path: PathText.text(path), reason: .unreadable(errno: row.errorNumber)))
      }
      let isWhole = snapshot.withBlock(folder) { block in
        if isOfNote { report(block, path, &problems, &conflicts) }
        guard filter.mayMatch(row.summary) else { return }
        if selection != nil {
          selection?.add(block, folder: number, path: path)
        } else if let query {
          records += self.records(of: block, path, filter, query)
        }
      }
      guard isWhole else { return nil }
    }
    let total = selection?.total ?? records.count
    var page = query.map { $0.page(of: $0.sorted(records)) } ?? []
    if selection != nil {
      guard let selected = selection?.page() else { return nil }
      page = selected
    }
    return Answer(
      records: page, total: total, problems: Problem.sorted(problems),
      conflicts: conflicts.sorted { Bytes.precedes($0.path, $1.path) })
  }

  private func records(
    of block: FolderBlock, _ path: [UInt8], _ filter: ColumnFilter, _ query: Query
  ) -> [Record] {
    (0..<block.count).compactMap { number in
      let view = IndexedRow(folder: path, block: block, row: number, zone: zone)
      guard filter.mayMatch(block.columns(number), view.flags), let record = view.record,
        query.matches(record)
      else { return nil }
      return record
    }
  }

  private func report(
    _ block: FolderBlock, _ path: [UInt8], _ problems: inout [Problem], _ conflicts: inout [Conflict]
  ) {
    for number in 0..<block.count where block.state(number).flags != .isRecord {
      report(IndexedRow(folder: path, block: block, row: number, zone: zone), &problems, &conflicts)
    }
  }

  private func report(_ row: IndexedRow, _ problems: inout [Problem], _ conflicts: inout [Conflict]) {
    if row.flags.contains(.isConflictCopy) {
      conflicts.append(Conflict(path: row.path, origin: .copy))
    } else if row.flags.contains(.hasMergeMarkers) {
      conflicts.append(Conflict(path: row.path, origin: .markers))
    } else if !row.flags.contains(.isRecord) || row.flags.contains(.hasProblems) {
      problems += FileProblems(store: store, zone: zone).problems(
        of: row.path, isLink: row.flags.contains(.isLink))
    }
  }

  func references() -> [RecordReference] {
    for mode in [ReindexMode.changed, .full] {
      guard let look = look(.all, mode: mode) else { break }
      var result: [RecordReference] = []
      var isWhole = true
      for folder in look.snapshot.folders {
        let path = look.snapshot.path(folder)
        let isFolderWhole = look.snapshot.withBlock(folder) { block in
          for row in 0..<block.count where block.state(row).flags.contains(.isRecord) {
            let view = IndexedRow(folder: path, block: block, row: row, zone: zone)
            result.append(RecordReference(id: view.id, path: view.path))
          }
        }
        isWhole = isWhole && isFolderWhole
      }
      if isWhole { return result.sorted { Bytes.precedes($0.path, $1.path) } }
    }
    return scan.references()
  }

  func problems() -> [Problem] {
    if let look = look(.all), let answer = answer(to: nil, from: look.snapshot) { return answer.problems }
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
    guard let look = look(.all, mode: mode), let answer = answer(to: nil, from: look.snapshot) else {
      return scan.reindex(mode)
    }
    if mode != .changed { sweep(look.counts.temporaries) }
    var report = ReindexReport()
    report.files = look.snapshot.folders.reduce(0) { $0 + Int(look.snapshot.row($1).summary.recordCount) }
    (report.read, report.added) = (look.counts.read, look.counts.added)
    (report.changed, report.removed) = (look.counts.changed, look.counts.removed)
    report.differing = look.counts.differing.sorted(by: Bytes.precedes)
    (report.problems, report.conflicts) = (answer.problems, answer.conflicts)
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

  /// The columns give the days; only rows from the first day on, and plans, become records.
  private func overview(since first: CivilDay, from snapshot: IndexSnapshot) -> Overview? {
    guard var overview = answer(to: nil, from: snapshot).map({ Overview(answer: $0, daysWritten: []) }) else {
      return nil
    }
    var later = Query()
    later.from = first
    var planned = Query()
    planned.kinds = Overview.plannedKinds
    let filters = [ColumnFilter(later), ColumnFilter(planned)]
    var records: [Record] = []
    for folder in snapshot.folders {
      let path = snapshot.path(folder)
      let isWhole = snapshot.withBlock(folder) { block in
        for number in 0..<block.count {
          let row = IndexedRow(folder: path, block: block, row: number, zone: zone)
          guard row.flags.contains(.isRecord) else { continue }
          let columns = block.columns(number)
          if let kind = Kind(rawValue: columns.kind), Overview.writtenKinds.contains(kind) {
            overview.daysWritten.insert(CivilDay(number: row.day(columns)))
          }
          guard filters.contains(where: { $0.mayMatch(columns, row.flags) }), let record = row.record,
            later.matches(record) || planned.matches(record)
          else { continue }
          records.append(record)
        }
      }
      guard isWhole else { return nil }
    }
    overview.answer.records = Query().sorted(records)
    overview.answer.total = records.count
    return overview
  }
}

/// A name of a folder's block, seen as a record.
struct IndexedRow {
  var folder: [UInt8]
  var block: FolderBlock
  var row: Int
  var zone: TimeZoneRules

  var flags: RowFlags { block.state(row).flags }

  /// The path relative to the root.
  var path: String {
    var bytes = folder
    if !bytes.isEmpty { bytes.append(0x2F) }
    bytes.append(contentsOf: block.name(row))
    return PathText.text(bytes)
  }

  /// The file name without `.md`.
  var id: String {
    let name = block.name(row).bindMemory(to: UInt8.self)
    return PathText.text(
      NameRules.hasRecordEnding(name) ? UnsafeBufferPointer(rebasing: name.dropLast(3)) : name)
  }

  /// The day of the record with these columns; that of a file's time depends on the zone.
  func day(_ columns: ColumnRow) -> Int32 {
    guard columns.dateBasis == Record.DateBasis.fileTime.rawValue else { return columns.day }
    return RecordReader(zone: zone).day(of: block.state(row).file).number
  }

  /// The record; `nil` for rows that are none.
  var record: Record? {
    guard flags.contains(.isRecord) else { return nil }
    return RecordCoder.decode(block.text(row), columns: block.columns(row), path: path, id: id) {
      RecordReader(zone: zone).day(of: block.state(row).file)
    }
  }
}
