import JournalExchange
import JournalModel
import JournalReaders

/// Diarium's backup, `.diary`: a SQLite database with entries by their moments on the clock of the wall, in
/// steps of 100 ns since the year 1, pictures, and tags.
///
/// - Source: Daily You's reader of it (import_diarium).
enum DiariumBackup {
  static func recognises(_ source: ImportSource) -> Bool {
    !source.hasMembers && MemberName.ending(source.path) == "diary"
      && source.bytes.starts(with: Array("SQLite format 3".utf8))
  }

  private static let questions = [
    "SELECT 'entry', DiaryEntryId, Heading, Text, Rating FROM Entries ORDER BY DiaryEntryId;",
    "SELECT 'place', DiaryEntryId, Latitude, Longitude FROM Entries WHERE Latitude IS NOT NULL;",
    """
    SELECT 'media', DiaryEntryId, CASE WHEN length(Data) <= \(ReadingLimits.mediaBytes) AND \
    (SELECT sum(length(Data)) FROM Media) <= \(ReadingLimits.archiveBytes) THEN hex(Data) ELSE '' END FROM Media;
    """,
  ]

  /// The tables that say which entries have which tags, whatever they are called.
  private static let tables = """
    SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table' \
    GROUP BY m.name HAVING sum(p.name = 'DiaryEntryId') AND sum(p.name = 'DiaryTagId');
    """

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    let database = try ForeignDatabase(MemberName.base(source.path), of: source)
    let tags = CSVReader.rows(try database.answers(to: [tables])).rows.map { row in
      let table = "\"" + row[0].replacing("\"", with: "\"\"") + "\""
      return "SELECT 'tag', DiaryEntryId, Value FROM \(table) JOIN Tags USING (DiaryTagId);"
    }
    var content = ImportContent()
    var entries: [(id: String, row: CSVRow)] = []
    var details: [String: [CSVRow]] = [:]
    var reader = CSVReader(try database.answers(to: questions + tags))
    while let row = reader.next() {
      if row[0] == "entry" { entries.append((row[1], row)) } else { details[row[1], default: []].append(row) }
    }
    var embedded: [String: [UInt8]] = [:]
    content.take(entries, in: source.path) { (found) throws(ImportFailure) in
      guard let (at, iso) = moment(found.id) else { throw ImportFailure(.noDate(found.id)) }
      var entry = ImportedEntry(origin: iso, at: context.timestamp(at))
      entry.title = found.row[2]
      entry.text = HTMLMarkdown.text(found.row[3]) { _ in nil }
      if let step = Int(found.row[4]).flatMap(MoodMapping.step(bestLast:)) {
        MoodMapping(context).set(step, name: nil, of: &entry)
      }
      for row in details[found.id] ?? [] {
        switch row[0] {
        case "place": entry.take(latitude: row[2], longitude: row[3], context)
        case "tag": entry.tags.append(row[2])
        default:
          let bytes = bytes(row[2])
          let name = found.id + "-\(entry.media.count + 1)"
          guard let format = MediaFormat(bytes) else {
            entry.notes.leave(.otherMedia)
            continue
          }
          entry.media.append(name + format.ending)
          embedded[name + format.ending] = bytes
        }
      }
      return entry
    }
    content.embedded = embedded
    return content
  }

  /// The moment of steps of 100 ns since the year 1, and as the list of entries writes it.
  private static func moment(_ id: String) -> (at: CivilTime, iso: String)? {
    guard let steps = Int64(id), 0..<3_155_378_976_000_000_000 ~= steps else { return nil }
    let at = CivilTime(secondsSinceEpoch: steps / 10_000_000 - 62_135_596_800)
    var part = String(steps % 10_000_000 + 10_000_000).dropFirst()
    while part.last == "0" { part.removeLast() }
    return (at, Timestamp(local: at).iso + (part.isEmpty ? "" : "." + part))
  }

  /// The bytes of pairs of hexadecimal digits.
  private static func bytes(_ digits: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.utf8.count / 2)
    var high: UInt8?
    for digit in digits.utf8 {
      let value = digit < 0x3A ? digit &- 0x30 : digit &- 0x37
      bytes.append((high ?? 0) << 4 | value)
      if high == nil { bytes.removeLast() }
      high = high == nil ? value : nil
    }
    return bytes
  }
}
