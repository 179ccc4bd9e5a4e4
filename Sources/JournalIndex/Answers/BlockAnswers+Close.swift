import JournalFiles
import JournalModel
import SystemLibrary

extension BlockAnswers {
  /// The records of which two may be one; see ``CloseRecords``.
  func closeRecords() -> CloseRecords? {
    let folders = snapshot.folders
    let found = ConcurrentMap.map(folders.count, threads: System.processorCount, worker: {}) {
      [self] _, number in marks(of: folders[number])
    }
    let known = found.compactMap { $0 }
    guard known.count == folders.count else { return nil }
    let moments = Self.repeated(known.flatMap { $0.moments.map(\.mark.number) })
    let names = Self.repeated(known.flatMap { $0.names.compactMap(\.mark) })
    var close = CloseRecords()
    for (folder, marks) in zip(folders, known) {
      guard let block = snapshot.block(folder) else { return nil }
      var rows = RowSet(count: block.count)
      for (mark, row) in marks.moments where mark.isAlone || moments.contains(mark.number) {
        rows.insert(Int(row))
      }
      guard append(rows, of: folder, block, to: &close.records) else { return nil }
      let alike = marks.names.filter { $0.mark.map(names.contains) ?? true }
      guard !alike.isEmpty else { continue }
      guard let states = block.states else { return nil }
      let path = snapshot.path(folder)
      close.paths += alike.map { unsafe RowName(folder: path, name: states.name(Int($0.row))).path }
    }
    return close
  }

  /// How many records there are, and what of them leads to files beside them.
  func surroundings() -> RecordSurroundings? {
    let filter = BlockFilter(Query())
    var surroundings = RecordSurroundings()
    for folder in snapshot.folders {
      guard let (block, columns, rows) = rows(of: folder, filter) else { return nil }
      if rows.isEmpty { continue }
      surroundings.folders.append(PathText.text(snapshot.path(folder)))
      var (naming, undated) = (RowSet(count: block.count), RowSet(count: block.count))
      rows.forEach { row in
        if let kind = Kind(rawValue: columns[row].kind) { surroundings.kinds[kind, default: 0] += 1 }
        let keys = KeySet(rawValue: columns[row].keys)
        if keys.contains(.photos) || keys.contains(.audio) { naming.insert(row) }
        let isOfDay = columns[row].isWrittenDaily || columns[row].kind == Kind.vacation.rawValue
        if columns[row].isFileTime, isOfDay { undated.insert(row) }
      }
      guard append(naming, of: folder, block, to: &surroundings.naming),
        append(undated, of: folder, block, to: &surroundings.undated)
      else { return nil }
    }
    return surroundings
  }

  /// The folders that may be journals of their own: such a folder has a row for its profile alone, which is
  /// no record.
  func possibleJournals() -> [String]? {
    var found: [String] = []
    for folder in snapshot.folders {
      let (row, path) = (snapshot.row(folder), snapshot.path(folder))
      guard row.rowCount == 1, row.summary.recordCount == 0, !path.isEmpty else { continue }
      guard let states = snapshot.block(folder)?.states else { return nil }
      let isMarked = !states.flags(0).isDisjoint(with: [.isConflictCopy, .hasMergeMarkers, .isLink])
      if !isMarked, unsafe states.name(0).elementsEqual(ProfileFile.path.utf8) {
        found.append(PathText.text(path))
      }
    }
    return found
  }

  /// The records of a folder; `nil` where its block is damaged.
  private func rows(
    of folder: IndexSnapshot.Folder, _ filter: BlockFilter
  ) -> (block: FolderBlock, columns: BlockColumns, rows: RowSet)? {
    guard let block = snapshot.block(folder), let columns = block.columns,
      let rows = filter.rows(
        of: block, columns, snapshot.row(folder), path: snapshot.path(folder), zone: zone)
    else { return nil }
    return (block, columns, rows)
  }

  /// Makes records of some rows; `false` where one is damaged.
  func append(
    _ rows: RowSet, of folder: IndexSnapshot.Folder, _ block: FolderBlock, to result: inout [Record]
  ) -> Bool {
    if rows.isEmpty { return true }
    guard var records = BlockRecords(block, folder: snapshot.path(folder), zone: zone) else { return false }
    var isWhole = true
    rows.forEach { row in
      if let record = records.record(row) { result.append(consume record) } else { isWhole = false }
    }
    return isWhole
  }

  // MARK: Marks

  /// The numbers that come more than once.
  private static func repeated(_ all: [UInt64]) -> Set<UInt64> {
    let sorted = all.sorted()
    return Set(zip(sorted, sorted.dropFirst()).filter { $0 == $1 }.map(\.0))
  }

  /// What is compared of the records of a folder.
  private struct Marks: Sendable {
    var moments: [(mark: Mark, row: Int32)] = []
    /// `nil` for a path that is not of ASCII alone: two of these may be alike though their bytes differ.
    var names: [(mark: UInt64?, row: Int32)] = []
  }

  private func marks(of folder: IndexSnapshot.Folder) -> Marks? {
    guard let (block, columns, rows) = rows(of: folder, BlockFilter(Query())) else { return nil }
    var marks = Marks()
    if rows.isEmpty { return marks }
    let path = snapshot.path(folder)
    guard let records = BlockRecords(block, folder: path, zone: zone), let states = block.states else {
      return nil
    }
    let start = unsafe path.withUnsafeBytes { unsafe Mark.ofLowercased($0) }
    marks.names.reserveCapacity(rows.size)
    marks.moments.reserveCapacity(rows.size)
    rows.forEach { row in
      let mark = unsafe Mark.ofLowercased(states.name(row), after: start.map { Mark.joined($0, 0x2F) })
      marks.names.append((start == nil ? nil : mark, Int32(row)))
      marks.moments.append((Mark.ofMoment(row, columns, records), Int32(row)))
    }
    return marks
  }
}

/// A number that two things have where they may be alike.
private struct Mark: Sendable {
  var number: UInt64
  /// Whether the record is looked at in any case.
  var isAlone = false

  /// Of the kind and the moment of a row; without a moment of kind, day and title.
  static func ofMoment(_ row: Int, _ columns: BlockColumns, _ records: BlockRecords) -> Mark {
    let kind = UInt64(columns[row].kind)
    let isAlone = kind == UInt64(Kind.person.rawValue) || kind == UInt64(Kind.shift.rawValue)
    guard columns[row].at == .min else {
      let at = joined(joined(0, UInt64(bitPattern: columns[row].at)), kind)
      return Mark(number: joined(at, UInt64(UInt32(bitPattern: columns[row].atOffset))), isAlone: isAlone)
    }
    let day = joined(joined(1, UInt64(UInt32(bitPattern: records.day(row).number))), kind)
    let title =
      unsafe records.titleBytes(row).map { unsafe ofASCII($0, after: day) ?? joined(day, 3) }
      ?? joined(day, 2)
    return Mark(number: title, isAlone: isAlone)
  }

  /// Of a text in lower case; `nil` for one that is not of ASCII alone.
  static func ofLowercased(_ text: UnsafeRawBufferPointer, after start: UInt64? = 0) -> UInt64? {
    guard var mark = start else { return nil }
    for index in text.indices {
      let byte = unsafe text[index]
      guard byte < 0x80 else { return nil }
      mark = joined(mark, UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte))
    }
    return mark
  }

  private static func ofASCII(_ text: UnsafeRawBufferPointer, after start: UInt64) -> UInt64? {
    var mark = start
    for index in text.indices {
      let byte = unsafe text[index]
      guard byte < 0x80 else { return nil }
      mark = joined(mark, UInt64(byte))
    }
    return mark
  }

  static func joined(_ mark: UInt64, _ number: UInt64) -> UInt64 {
    let product = (mark ^ number) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}
