import JournalModel

extension FileIndex {
  func overview(since first: CivilDay, history: CivilDay, scope: RefreshScope) -> Overview {
    asking(scope) { overview(since: first, history: history, from: $0) }
      ?? scan.overview(since: first, history: history, scope: scope)
  }

  /// The folder table gives the days; only rows from the first day on, and plans, become records.
  private func overview(
    since first: CivilDay, history: CivilDay, from snapshot: IndexSnapshot
  ) -> Overview? {
    var later = Query()
    later.from = first
    var planned = Query()
    planned.kinds = Overview.plannedKinds
    planned.from = history
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
      guard let block = snapshot.block(folder), let columns = block.columns else { return nil }
      var matching = RowSet(count: block.count)
      for filter in interested {
        guard let rows = filter.rows(of: block, columns, row, path: snapshot.path(folder), zone: zone) else {
          return nil
        }
        matching.formUnion(rows)
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

  private func daysWritten(in snapshot: IndexSnapshot) -> [CivilDay]? {
    var days: [CivilDay] = []
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      var bits = row.summary.written
      while bits != 0 {
        days.append(CivilDay(number: row.summary.firstWritten &+ Int32(bits.trailingZeroBitCount)))
        bits &= bits - 1
      }
      guard row.flags.contains(.hasOtherDays) else { continue }
      guard let block = snapshot.block(folder), let columns = block.columns, let states = block.states else {
        return nil
      }
      for row in 0..<columns.count where columns.isRecord(row) && Overview.isWritten(columns.kind(row)) {
        let day = columns.isFileTime(row) ? nil : CivilDay(number: columns.day(row))
        days.append(day ?? RecordReader(zone: zone).day(of: states[row].file))
      }
    }
    return Overview.ascending(days)
  }
}
