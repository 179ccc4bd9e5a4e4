import JournalModel
import JournalReaders

/// Diaro: an archive with the tables of its database as XML, and pictures.
///
/// A table has rows `<r>` with a tag a column. Moments are milliseconds UTC, `tz_offset` is `+01:00`; of
/// moods 1 is best.
enum DiaroFormat: EntryFormat {
  static let format = ImportFormat.diaro

  static func recognises(_ source: ImportSource) -> Bool {
    source.hasMembers ? file(source) != nil : source.startHolds("<table", "diaro_entries")
  }

  private static func file(_ source: ImportSource) -> String? {
    source.name(endingWith: "DiaroBackup.xml")
      ?? source.names(ending: "xml").first { $0.lowercased().contains("diaro") }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    let name = try source.file(of: "Diaro", file)
    let label = source.label(name)
    let tables: [String: [[String: String]]]
    let bytes = try source.bytes(of: name)
    do throws(ReadingError) { tables = try self.tables(bytes) } catch { throw ImportFailure(error, label) }
    let tags = titles("diaro_tags", tables)
    let folders = titles("diaro_folders", tables)
    let places = titles("diaro_locations", tables)
    let positions = Dictionary(
      (tables["diaro_locations"] ?? []).map { ($0["uid"] ?? "", $0) }, uniquingKeysWith: { $1 })
    var files: [String: [String]] = [:]
    for row in tables["diaro_attachments"] ?? [] {
      if let entry = row["entry_uid"], let file = row["filename"] { files[entry, default: []].append(file) }
    }
    let moods = MoodMapping(context)
    var content = ImportContent()
    content.take(tables["diaro_entries"] ?? [], in: label) { (row) throws(ImportFailure) in
      guard let milliseconds = row["date"].flatMap({ Int64($0) }) else {
        throw ImportFailure(.noDate(row["date"] ?? ""))
      }
      let instant = Instant(secondsSinceEpoch: milliseconds / 1000)
      let offset = row["tz_offset"].flatMap { CalendarTime.offset($0.filter { $0 != ":" }) }
      let at = (offset.map { TimeZoneRules.fixed(offset: $0) } ?? context.zone).timestamp(instant)
      var entry = ImportedEntry(origin: row["uid"] ?? "\(milliseconds)", at: at)
      entry.title = row["title"]
      entry.text = ImportedText(row["text"] ?? "")
      entry.tags = (row["tags"] ?? "").split(separator: ",").compactMap { tags[String($0)] }
      if let folder = row["folder_uid"].flatMap({ folders[$0] }) { entry.tags.append(folder) }
      entry.place = row["location_uid"].flatMap { places[$0] }
      let position = row["location_uid"].flatMap { positions[$0] }
      entry.take(latitude: position?["lat"], longitude: position?["lng"], context)
      let weather = (row["weather_description"] ?? "").trimmedBlanks
      // An entry without weather has a temperature of 0 and neither words nor a picture for it.
      let isKnown = !weather.isEmpty || !(row["weather_icon"] ?? "").trimmedBlanks.isEmpty
      let celsius = row["weather_temperature"].flatMap(Double.init)
      entry.weather = DayOneFormat.weatherText(
        weather.isEmpty ? nil : weather, celsius: celsius == 0 && !isKnown ? nil : celsius)
      if let step = row["mood"].flatMap({ Int($0.prefix(9)) }).flatMap(MoodMapping.step(bestFirst:)) {
        moods.set(step, name: nil, of: &entry)
      }
      entry.media = files[entry.origin] ?? []
      return entry
    }
    return content
  }

  private static func titles(_ table: String, _ tables: [String: [[String: String]]]) -> [String: String] {
    var titles: [String: String] = [:]
    for row in tables[table] ?? [] {
      let title = (row["title"] ?? row["address"] ?? "").trimmedBlanks
      if let id = row["uid"], !title.isEmpty { titles[id] = title }
    }
    return titles
  }

  private static func tables(_ bytes: [UInt8]) throws(ReadingError) -> [String: [[String: String]]] {
    var reader = XMLReader(bytes)
    var tables: [String: [[String: String]]] = [:]
    var table = ""
    var row: [String: String]?
    while let event = try reader.next() {
      switch event {
      case .start("table", let attributes):
        table = attributes["name"] ?? attributes["title"] ?? ""
      case .start("r", _), .start("row", _): row = [:]
      case .end("r"), .end("row"):
        if let row { tables[table, default: []].append(row) }
        row = nil
      case .text(let text):
        if let column = reader.path.last, row != nil, column != "r", column != "row" {
          row?[column, default: ""] += text
        }
      case .start, .end: break
      }
    }
    return tables
  }
}
