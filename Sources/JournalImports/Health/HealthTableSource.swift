import JournalModel
import JournalReaders

/// A plain table: `start,end,minutes` of sleeps, `date,steps` of days, or both; Oura's, whose sleeps are told
/// in seconds.
enum HealthTableSource: HealthSource {
  private struct Columns {
    var start: Int?, end: Int?, minutes: Int?, seconds: Int?, date: Int?, steps: Int?

    /// Whether some head says that it is about sleep.
    private var isOfSleep = false
    /// Whether one names it, which no head of a rota does: `rem` may be a remark.
    private(set) var namesSleep = false

    init(_ header: CSVRow) {
      for (index, cell) in header.cells.enumerated() {
        let head = TableWords.folded(cell)
        if TableWords.has("subject-sleep", head) { isOfSleep = true }
        if TableWords.has("sleep", head) { namesSleep = true }
        for (name, column) in Self.all where self[keyPath: column] == nil && TableWords.has(name, head) {
          self[keyPath: column] = index
        }
      }
    }

    private static let all: [(name: String, column: WritableKeyPath<Columns, Int?> & Sendable)] = [
      ("health-start", \.start), ("health-end", \.end), ("health-minutes", \.minutes),
      ("health-seconds", \.seconds), ("health-date", \.date), ("health-steps", \.steps),
    ]

    var isHealth: Bool {
      start != nil && end != nil && ((minutes ?? seconds) != nil || isOfSleep) || date != nil && steps != nil
    }
  }

  static func recognises(_ source: ImportSource) -> Bool { columns(of: source) != nil }

  /// Whether the heads of a table say that it is about sleep, so that it is none of shifts.
  static func isOfSleep(_ source: ImportSource) -> Bool { columns(of: source)?.namesSleep ?? false }

  private static func columns(of source: ImportSource) -> Columns? {
    guard !source.hasMembers else { return nil }
    return header(CSVReader.rows(Array(source.startText(1 << 14).utf8)).rows).map { Columns($0) }
  }

  private static func header(_ rows: [CSVRow]) -> CSVRow? {
    rows.prefix(3).first { $0.count < 100 && Columns($0).isHealth }
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    guard !source.hasMembers else { throw ImportFailure(.unknownFormat, source.path) }
    var data = HealthData("table", context)
    let (rows, flaws) = CSVReader.rows(source.bytes)
    data.notes.note(flaws, source.path)
    // `start,end` alone is enough for who says that it is about sleep.
    guard let header = header(rows) ?? rows.first, case let columns = Columns(header),
      columns.isHealth || columns.start != nil && columns.end != nil
    else { throw ImportFailure(.missingColumn("start, end, minutes"), source.path) }
    let body = rows.filter { $0.number > header.number }
    let written = [columns.start, columns.end, columns.date].compactMap { $0 }
    let days = WrittenDays(
      body.flatMap { row in written.map { row[$0] } }, preferred: context.rota.isDayFirst)
    for row in body {
      data.notes.read += 1
      func note(_ column: Int) {
        data.notes.note(days.flaw(of: row[column]), source.path, line: row.number, column: column + 1)
        data.notes.leave(.unreadable)
      }
      if let first = columns.start, let last = columns.end, !row[first].isEmpty || !row[last].isEmpty {
        let asleep =
          columns.minutes.flatMap { minutes(row[$0]) }.map { Int64($0 * 60) }
          ?? columns.seconds.flatMap { Int64(row[$0]) }
        guard let start = timestamp(row[first], days, context) else { note(first); continue }
        guard let end = timestamp(row[last], days, context),
          data.add(start, end, asleep: asleep, isStaged: asleep != nil)
        else { note(last); continue }
      }
      if let column = columns.steps, let count = Int(row[column].filter { !" \u{A0}\u{202F}".contains($0) }) {
        let dayColumn = columns.date ?? columns.end ?? 0
        guard let day = days.day(row[dayColumn]) else { note(dayColumn); continue }
        data.addSteps(count, on: day)
      }
    }
    return data
  }

  private static func timestamp(_ text: String, _ days: WrittenDays, _ context: ImportContext) -> Timestamp? {
    days.moment(text).flatMap { NoteMoment($0.day, $0.time, offset: $0.offset, context).at }
  }

  /// `412`, `412,5` or `6:52`.
  private static func minutes(_ text: String) -> Double? {
    let parts = text.split(separator: ":")
    if parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]), 0..<60 ~= minutes,
      0..<48 ~= hours
    {
      return Double(hours * 60 + minutes)
    }
    return Double(text.replacing(",", with: ".")).flatMap { $0.isFinite && 0...2880 ~= $0 ? $0 : nil }
  }
}
