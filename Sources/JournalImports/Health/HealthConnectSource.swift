import JournalModel
import JournalReaders

/// Health Connect (Android): an archive with one SQLite database, which the program `sqlite3` reads.
enum HealthConnectSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool { file(source) != nil }

  private static func file(_ source: ImportSource) -> String? {
    source.names(ending: "db").first { source.start(of: $0, 15) == "SQLite format 3" }
  }

  /// A row of each table: kind, source, moments in milliseconds, offsets in seconds, and a stage or a count.
  private static let questions = [
    """
    SELECT 'sleep', s.row_id, s.app_info_id, s.start_time, s.end_time, s.start_zone_offset, s.end_zone_offset, '' \
    FROM sleep_session_record_table s;
    """,
    """
    SELECT 'stage', t.parent_key, s.app_info_id, t.stage_start_time, t.stage_end_time, s.start_zone_offset, \
    s.end_zone_offset, t.stage_type FROM sleep_stages_table t \
    JOIN sleep_session_record_table s ON s.row_id = t.parent_key;
    """,
    """
    SELECT 'steps', row_id, app_info_id, start_time, end_time, start_zone_offset, end_zone_offset, count \
    FROM steps_record_table;
    """,
  ]

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    guard let name = file(source) else { throw ImportFailure(.notFormat("Health Connect"), source.path) }
    return data(try ForeignDatabase(name, of: source).answers(to: questions), source.label(name), context)
  }

  private static func data(_ answer: [UInt8], _ label: String, _ context: ImportContext) -> HealthData {
    var data = HealthData("", context)
    var reader = CSVReader(answer)
    // Sessions whose stages say what was slept of them.
    var sessions: [(id: String, start: Timestamp, end: Timestamp, source: UInt16)] = []
    var staged: Set<String> = []
    while let row = reader.next() {
      data.notes.read += 1
      guard let start = moment(row[3], row[5], context), let end = moment(row[4], row[6], context) else {
        data.noteDate(row[3], in: label)
        continue
      }
      let app = data.source("Health Connect " + row[2])
      switch row[0] {
      case "sleep": sessions.append((row[1], start, end, app))
      case "stage":
        staged.insert(row[1])
        // 1 awake, 2 asleep, 3 out of bed, 4 light, 5 deep, 6 REM, 7 awake in bed.
        let stage = Int(row[7]) ?? 0
        let isAwake = [1, 3, 7].contains(stage)
        if stage != 0 {
          data.add(start, end, asleep: isAwake ? 0 : nil, isStaged: stage > 3, by: app)
        }
      default: data.addSteps(Int(row[7]) ?? 0, start, end, by: app)
      }
    }
    for session in sessions where !staged.contains(session.id) {
      if !data.add(session.start, session.end, by: session.source) {
        data.notes.leave(.unreadable)
      }
    }
    return data
  }

  private static func moment(_ milliseconds: String, _ offset: String, _ context: ImportContext) -> Timestamp?
  {
    guard let milliseconds = Int64(milliseconds), abs(milliseconds) < 1 << 46 else { return nil }
    let instant = Instant(secondsSinceEpoch: milliseconds / 1000)
    guard let offset = Int32(offset), abs(offset) < 86_400 else { return context.zone.timestamp(instant) }
    return TimeZoneRules.fixed(offset: offset).timestamp(instant)
  }
}
