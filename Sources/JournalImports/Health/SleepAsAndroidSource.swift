import JournalModel
import JournalReaders

/// Sleep as Android: `sleep-export.csv`, in its archive or alone. Each sleep brings its own line of heads,
/// which goes on with the times at which it was measured; moments are `21. 03. 2024 23:00` in the zone of the
/// row.
///
/// - Source: sleep.urbandroid.org/docs/devs/csv.html.
enum SleepAsAndroidSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool {
    guard let name = file(source) else { return false }
    return source.start(of: name, 64).filter { $0 != "\"" }.hasPrefix("Id,Tz,From,To,Sched,Hours")
  }

  private static func file(_ source: ImportSource) -> String? {
    source.hasMembers ? source.name(endingWith: "sleep-export.csv") : source.names.first
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    var data = HealthData("Sleep as Android", context)
    guard let name = file(source) else { throw ImportFailure(.notFormat("Sleep as Android"), source.path) }
    for row in CSVReader.rows(try source.bytes(of: name)).rows where row[0] != "Id" && !row[0].isEmpty {
      let zone = context.zone(named: row[1]) ?? context.zone
      let hours = Double(row[5].replacing(",", with: ".")).flatMap { 0..<48 ~= $0 && $0 > 0 ? $0 : nil }
      let times = [row[2], row[3]].map { moment($0).map { zone.timestamp(zone.instant(of: $0)) } }
      data.take(
        times[0], times[1], asleep: hours.map { Int64($0 * 3600) }, row[2], in: source.label(name),
        at: row.position)
    }
    return data
  }

  /// `21. 03. 2024 23:00`.
  private static func moment(_ text: String) -> CivilTime? {
    let parts = text.split { $0 == "." || $0 == " " }.map(String.init)
    guard parts.count == 4, let day = Int(parts[0]), let month = Int(parts[1]), let year = Int(parts[2]),
      let date = CivilDay(year: year, month: month, day: day), let time = ClockTime(written: parts[3])
    else { return nil }
    return CivilTime(day: date, time: time)
  }
}
