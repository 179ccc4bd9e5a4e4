import JournalModel

extension BlockAnswers {
  /// The folder table gives the days; only rows from the first day on, those of shifts before it, plans, and
  /// persons become records.
  func overview(since first: CivilDay, shifts: CivilDay?, history: CivilDay) -> Overview? {
    let plans = KindSet(Kind.allCases.filter(\.isPlan))
    // Persons are of no day, whatever the file's time is.
    guard let found = findings(),
      let records = records(
        BlockFilter(Query(from: first)),
        BlockFilter(Query(kinds: [.checkIn, .checkOut], from: shifts ?? first)),
        BlockFilter(Query(kinds: [.person])), plans: BlockFilter(Query(kinds: plans, from: history))),
      let days = daysWritten()
    else { return nil }
    return Overview(
      answer: Answer(
        records: records.sortedByDay(in: zone), total: records.count, problems: found.problems,
        conflicts: found.conflicts),
      daysWritten: days)
  }

  /// The records that one of the filters takes, which an array would make a type for at each start.
  private func records(
    _ later: BlockFilter, _ shifts: BlockFilter, _ persons: BlockFilter, plans: BlockFilter
  ) -> [Record]? {
    var result: [Record] = []
    // An array that grows moves all of them.
    result.reserveCapacity(64)
    for folder in snapshot.folders {
      let row = snapshot.row(folder)
      let isWanted =
        later.mayMatch(row.summary) || shifts.mayMatch(row.summary) || persons.mayMatch(row.summary)
      guard isWanted || plans.mayMatch(row.summary) else { continue }
      let path = snapshot.path(folder)
      guard let whole = snapshot.block(folder), let block = isWanted ? whole : whole.plans,
        let columns = block.columns
      else { return nil }
      var matching = RowSet(count: block.count)
      func add(_ filter: BlockFilter) -> Bool {
        guard filter.mayMatch(row.summary) else { return true }
        guard let rows = filter.rows(of: block, columns, row, path: path, zone: zone) else { return false }
        matching.formUnion(rows)
        return true
      }
      guard add(later), add(shifts), add(persons), add(plans),
        append(matching, of: folder, block, to: &result)
      else { return nil }
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
