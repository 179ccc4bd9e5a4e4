import JournalModel
import JournalReaders

/// Withings: `sleep.csv` (moments with offset, seconds of each stage) and `aggregates_steps.csv` (a row a
/// day), in the archive of all data or alone. The heads are in the language of the account; seconds have
/// `(s)`.
///
/// - Source: exports of Health Mate as public readers describe them.
enum WithingsSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool { sleepFile(source) != nil }

  private static func sleepFile(_ source: ImportSource) -> String? {
    let name = source.hasMembers ? source.name(endingWith: "sleep.csv") : source.names.first
    guard let name else { return nil }
    let head = source.start(of: name, 2048).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let heads = CSVReader.rows(Array(head.utf8)).rows.first.map(heads) ?? []
    return heads.count > 3 && heads.count(where: isAsleep) >= 2
      && ["from", "von", "de", "da", "van"].contains(heads[0])
      ? name : nil
  }

  private static func heads(_ row: CSVRow) -> [String] { row.cells.map { Folding.folded($0).trimmedBlanks } }

  /// Whether a column has the seconds of a stage of sleep.
  private static func isAsleep(_ head: String) -> Bool {
    guard head.hasSuffix("(s)") else { return false }
    return [
      "light", "deep", "rem", "leicht", "tief", "leger", "profond", "paradoxal", "ligero", "profundo",
      "leggero", "licht", "diep",
    ]
    .contains { head.hasPrefix($0) || head.contains("sommeil " + $0) }
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    var data = HealthData("Withings", context)
    guard let name = sleepFile(source) else { throw ImportFailure(.notFormat("Withings"), source.path) }
    let rows = CSVReader.rows(try source.bytes(of: name)).rows
    let stages = rows.first.map(heads)?.enumerated().filter { isAsleep($0.element) }.map(\.offset) ?? []
    for row in rows.dropFirst() {
      let asleep = stages.compactMap { Int64(row[$0]) }.filter { 0...172_800 ~= $0 }.reduce(0, +)
      data.take(
        Timestamp(iso: row[0]), Timestamp(iso: row[1]), asleep: asleep > 0 ? asleep : nil, row[0],
        in: source.label(name), at: row.position)
    }
    guard source.hasMembers, let steps = source.name(endingWith: "aggregates_steps.csv") else {
      return data
    }
    for row in CSVReader.rows(try source.bytes(of: steps)).rows.dropFirst() {
      if !data.takeSteps(row[0], Int(row[1])) {
        data.notes.read += 1
        data.notes.leave(.unreadable, what: row[0] + " " + row[1])
      }
    }
    return data
  }
}
