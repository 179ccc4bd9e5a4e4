import JournalModel
import JournalReaders

/// Google Fit in Takeout: a table of days, whose name and columns are in the person's language, and a JSON a
/// sleep.
enum GoogleFitSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool {
    guard source.hasMembers else {
      return header(CSVReader.rows(Array(source.bytes.prefix(1 << 14))).rows) != nil
    }
    return source.names.contains { name in
      isSession(name)
        || isTable(name)
          && header(CSVReader.rows(Array(source.start(of: name, 1 << 14).utf8)).rows) != nil
    }
  }

  private static func isSession(_ name: String) -> Bool {
    MemberName.ending(name) == "json" && MemberName.base(name).uppercased().hasSuffix("_SLEEP.JSON")
  }

  private static func isTable(_ name: String) -> Bool {
    MemberName.ending(name) == "csv" && ("/" + name).contains("/Fit/")
  }

  /// The columns of the day and of its steps. The tables of single days have times in their first column.
  private static func header(_ rows: [CSVRow]) -> (day: Int, steps: Int)? {
    guard let header = rows.first, header.count > 4,
      TableWords.has("steps-date", TableWords.folded(header[0]))
    else { return nil }
    let words = TableWords.list("steps")
    let column = header.cells.indices.first { index in
      let name = Folding.folded(header[index])
      return words.contains { word in name.split { !$0.isLetter }.contains { $0.hasPrefix(word) } }
    }
    return column.map { (0, $0) }
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    var data = HealthData("Google Fit", context)
    for name in source.names where isSession(name) {
      let root = try source.json(name)
      data.notes.read += 1
      let parts = (root["segment"]?.items ?? []).filter {
        $0["fitnessActivity"]?.words?.hasPrefix("sleep") ?? false
      }
      let stages = parts.filter { $0["fitnessActivity"]?.words?.hasPrefix("sleep.") ?? false }
      let isAdded = (stages.isEmpty ? [root] : stages).map { node in
        let times = ["startTime", "endTime"].map { key in
          node[key]?.words.flatMap { Timestamp(iso: $0) }.map {
            context.zone.timestamp($0.instant(in: context.zone))
          }
        }
        guard let start = times[0], let end = times[1] else { return false }
        let isAwake = node["fitnessActivity"]?.words == "sleep.awake"
        return data.add(start, end, asleep: isAwake ? 0 : nil, isStaged: !stages.isEmpty)
      }
      if !isAdded.contains(true) {
        data.noteDate(root["startTime"]?.text ?? "", in: source.label(name), at: root.position)
      }
    }
    for name in source.names where !source.hasMembers || isTable(name) {
      let rows = CSVReader.rows(try source.bytes(of: name)).rows
      guard let columns = header(rows) else { continue }
      for row in rows.dropFirst() {
        let (day, steps) = (row[columns.day], row[columns.steps])
        let count = Double(steps).flatMap { 0..<1_000_000 ~= $0 ? Int($0) : nil }
        if !steps.isEmpty, !data.takeSteps(day, count) {
          data.notes.leave(.unreadable, what: day + " " + steps)
        }
      }
    }
    return data
  }
}
