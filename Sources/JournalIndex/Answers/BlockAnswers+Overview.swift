import JournalModel

extension BlockAnswers {
  /// The folder table gives the days; only rows from the first day on, plans, and persons become records.
  func overview(since first: CivilDay, history: CivilDay) -> Overview? {
    var later = Query()
    later.from = first
    var planned = Query()
    for kind in Kind.allCases where kind.isPlan { planned.kinds.insert(kind) }
    planned.from = history
    // Of no day, whatever the file's time is.
    var persons = Query()
    persons.kinds = [.person]
    guard let found = findings(),
      let records = records(matching: [later, persons], plans: planned), let days = daysWritten()
    else { return nil }
    return Overview(
      answer: Answer(
        records: records.sortedByDay(in: zone), total: records.count, problems: found.problems,
        conflicts: found.conflicts),
      daysWritten: days)
  }

  private func records(matching queries: [Query], plans: Query) -> [Record]? {
    let (filters, planFilter) = (queries.map { BlockFilter($0) }, BlockFilter(plans))
    var result: [Record] = []
    // An array that grows moves all of them.
    result.reserveCapacity(64)
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      let (wanted, hasPlans) = (
        filters.filter { $0.mayMatch(row.summary) }, planFilter.mayMatch(row.summary)
      )
      guard !wanted.isEmpty || hasPlans else { continue }
      let path = snapshot.path(folder)
      guard let whole = snapshot.block(folder), let block = wanted.isEmpty ? whole.plans : whole,
        let columns = block.columns
      else { return nil }
      var matching = RowSet(count: block.count)
      for filter in wanted {
        guard let rows = filter.rows(of: block, columns, row, path: path, zone: zone) else { return nil }
        matching.formUnion(rows)
      }
      if hasPlans {
        guard let rows = planFilter.rows(of: block, columns, row, path: path, zone: zone) else { return nil }
        matching.formUnion(rows)
      }
      guard append(matching, of: folder, block, to: &result) else { return nil }
    }
    return result
  }

  private func daysWritten() -> DaySet? {
    var days = DaySet()
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      days.insert(row.summary.written, from: CivilDay(number: row.summary.firstWritten))
      guard row.flags.contains(.hasOtherDays) else { continue }
      guard let block = snapshot.block(folder), let columns = block.columns, let states = block.states else {
        return nil
      }
      for row in 0..<columns.count
      where columns[row].isRecord && columns[row].isWrittenDaily && !columns[row].isFileTime
        && !states.flags(row).contains(.isWithoutRecord)
      {
        days.insert(CivilDay(number: columns[row].day))
      }
    }
    return days
  }
}
