import JournalModel
import JournalReaders
import YAMLCodec

/// Samsung Health: tables whose first line names the type and whose second has the columns, with times in UTC
/// and the offset beside them.
enum SamsungSource: HealthSource {
  private static let sleep = ["com.samsung.shealth.sleep.", "com.samsung.health.sleep."]
  private static let stages = ["com.samsung.health.sleep_stage.", "com.samsung.shealth.sleep_stage."]
  private static let steps = ["com.samsung.shealth.tracker.pedometer_day_summary."]

  static func recognises(_ source: ImportSource) -> Bool {
    if !source.hasMembers {
      return (sleep + steps).contains { source.startText(64).hasPrefix($0.dropLast()) }
    }
    return !files(sleep + steps, source).isEmpty
  }

  private static func files(_ prefixes: [String], _ source: ImportSource) -> [String] {
    source.names(ending: "csv").filter { name in
      prefixes.contains { MemberName.base(name).hasPrefix($0) }
    }
  }

  /// The rows of a table by the last parts of the columns' names.
  private static func rows(
    _ name: String, _ source: ImportSource
  ) throws(ImportFailure) -> [(number: Int, cells: [String: String])] {
    var bytes = SourceText.utf8(try source.bytes(of: name))[...]
    guard let end = bytes.firstIndex(of: 0x0A) else { return [] }
    bytes = bytes[(end + 1)...]
    let rows = CSVReader.rows(Array(bytes)).rows
    guard let header = rows.first else { return [] }
    let columns = header.cells.map { $0.split(separator: ".").last.map { $0.trimmedBlanks } ?? "" }
    return rows.dropFirst().map { row in
      var cells: [String: String] = [:]
      for (index, column) in columns.enumerated() where cells[column] == nil && !row[index].isEmpty {
        cells[column] = row[index]
      }
      return (row.number + 1, cells)
    }
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    var data = HealthData("Samsung Health", context)
    let isSteps = !source.hasMembers && source.startText(64).hasPrefix(String(steps[0].dropLast()))
    var asleep: [String: Int64] = [:]
    for name in files(stages, source) {
      for (_, row) in try rows(name, source) {
        // 40001 is awake, the following ones light, deep and REM.
        guard let id = row["sleep_id"], let stage = row["stage"].flatMap({ Int($0) }), stage != 40_001,
          let start = moment(row["start_time"], row), let end = moment(row["end_time"], row),
          start.local < end.local
        else { continue }
        asleep[id, default: 0] += end.local.secondsSinceEpoch - start.local.secondsSinceEpoch
      }
    }
    for name in source.hasMembers ? files(sleep, source) : isSteps ? [] : source.names {
      for (number, row) in try rows(name, source) {
        let minutes = row["sleep_duration"].flatMap { Int64($0) }.flatMap { 0...2880 ~= $0 ? $0 * 60 : nil }
        let known = row["datauuid"].flatMap { asleep[$0] }
        data.take(
          moment(row["start_time"], row), moment(row["end_time"], row), asleep: known ?? minutes,
          isStaged: known != nil, row["start_time"], in: source.label(name),
          at: SourcePosition(line: number, column: 1, offset: 0))
      }
    }
    for name in source.hasMembers ? files(steps, source) : isSteps ? source.names : [] {
      for (_, row) in try rows(name, source) {
        guard let count = row["step_count"].flatMap({ Int($0) }), let day = day(row["day_time"]) else {
          continue
        }
        data.notes.read += 1
        // −2 is what the program made of all devices.
        let type = row["source_type"] ?? "-2"
        data.addSteps(count, on: day, by: type == "-2" ? 0 : data.source("Samsung Health " + type))
      }
    }
    return data
  }

  /// A moment in UTC with the offset of its row: `UTC-0300`.
  private static func moment(_ text: String?, _ row: [String: String]) -> Timestamp? {
    guard let text, let utc = Timestamp(iso: text) else { return nil }
    let offset =
      row["time_offset"].flatMap { CalendarTime.offset($0.filter { $0 != ":" && !$0.isLetter }) } ?? 0
    return TimeZoneRules.fixed(offset: offset).timestamp(utc.instant(in: .utc))
  }

  /// A day as milliseconds of its midnight in UTC, or written.
  private static func day(_ text: String?) -> CivilDay? {
    guard let text else { return nil }
    if let milliseconds = Int64(text) { return CivilTime(secondsSinceEpoch: milliseconds / 1000).day }
    return CivilDay(iso: String(text.prefix(10)))
  }
}
