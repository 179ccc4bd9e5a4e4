import JournalModel

extension BlockAnswers {
  /// The same with what sealed records say, as far as they can be opened: in memory alone, since none of
  /// these blocks is ever written.
  ///
  /// - Parameters:
  ///   - days: of which records are opened; the others stay as they are. `nil` for all.
  ///   - open: opens the files at some paths, in their order.
  package func opened(
    of days: ClosedRange<CivilDay>?, _ open: ([String]) -> [Record?]
  ) -> BlockAnswers? {
    var opened = snapshot
    let days = days.map { $0.lowerBound.number...$0.upperBound.number } ?? Int32.min...Int32.max
    for (index, folder) in snapshot.folders.enumerated() {
      let summary = snapshot.row(folder).summary
      if summary.firstDay > days.upperBound || summary.lastDay < days.lowerBound { continue }
      let path = snapshot.path(folder)
      guard let whole = snapshot.block(folder), let states = whole.states else { return nil }
      let sealed = (0..<states.count).filter {
        unsafe states.flags($0).contains(.isRecord) && RowName(folder: [], name: states.name($0)).isSealed
      }
      if sealed.isEmpty { continue }
      guard let block = KnownBlock(whole) else { return nil }
      let meant = sealed.filter { days.contains(block.columns[$0].day) }
      let read = open(meant.map { unsafe RowName(folder: path, name: states.name($0)).path })
      let records = Dictionary(uniqueKeysWithValues: zip(meant, read))
      var builder = BlockBuilder()
      for row in 0..<block.states.count {
        if let record = records[row] ?? nil {
          unsafe builder.add(
            block.states.name(row), block.states[row].file, block.states.flags(row), record: record)
        } else {
          builder.add(row: row, of: block)
        }
      }
      let state = snapshot.row(folder).state
      opened.folders[index] = .fresh(FreshFolder(path: path, FolderRow(state: state), builder.finish()))
    }
    return BlockAnswers(snapshot: opened, zone: zone, findings: findings, mended: { nil })
  }
}
