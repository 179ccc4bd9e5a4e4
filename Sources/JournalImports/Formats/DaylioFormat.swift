import JournalModel
import JournalReaders
import YAMLCodec

/// Daylio: its table and its backup.
enum DaylioFormat: EntryFormat {
  static let format = ImportFormat.daylio

  static func recognises(_ source: ImportSource) -> Bool {
    if source.hasMembers { return source.name(endingWith: "backup.daylio") != nil }
    let start = source.startText()
    if start.hasPrefix("full_date") || start.hasPrefix("\"full_date\"") { return true }
    if start.filter({ $0 != "\"" }).hasPrefix("year,date,weekday,time,mood") { return true }
    if start.hasPrefix("{") {
      return source.startHolds("\"dayEntries\"") || source.startHolds("\"customMoods\"")
    }
    // The backup alone, as it lies in its archive: base64 of `{"`.
    return MemberName.base(source.path) == "backup.daylio" && start.hasPrefix("ey")
  }

  /// The names of the moods that Daylio begins with.
  static let moods: [String: Mood.Step] = {
    var moods: [String: Mood.Step] = [:]
    for names in TableWords.parts("daylio") {
      for (index, name) in names.enumerated() { moods[name] = Mood.Step(rawValue: 2 - index) }
    }
    return moods
  }()

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    if source.hasMembers {
      guard let name = source.name(endingWith: "backup.daylio") else {
        throw ImportFailure(.notFormat("Daylio"), source.path)
      }
      let label = source.label(name)
      return try DaylioBackup.read(try decoded(try source.bytes(of: name), label), label, context)
    }
    let start = source.startText(64)
    guard start.hasPrefix("{") || start.hasPrefix("ey") else { return try DaylioTable.read(source, context) }
    return try DaylioBackup.read(try decoded(source.bytes, source.path), source.path, context)
  }

  private static func decoded(_ text: [UInt8], _ label: String) throws(ImportFailure) -> [UInt8] {
    if text.first == UInt8(ascii: "{") { return text }
    do throws(ReadingError) { return try Base64.decoded(text) } catch { throw ImportFailure(error, label) }
  }
}

/// Daylio's table: a row an entry, the youngest first. Before 2020 it had the year in one column and `18 May`
/// in another.
enum DaylioTable {
  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let (rows, flaws) = CSVReader.rows(source.bytes)
    content.notes.note(flaws, source.path)
    guard let header = rows.first else { throw ImportFailure(.notFormat("Daylio"), source.path) }
    var columns: [String: Int] = [:]
    for (index, name) in header.cells.enumerated() { columns[name.trimmedBlanks.lowercased()] = index }
    let yearColumn = columns["full_date"] == nil ? columns["year"] : nil
    guard let dateColumn = columns["full_date"] ?? columns["date"],
      columns["full_date"] != nil || yearColumn != nil
    else { throw ImportFailure(.missingColumn("full_date"), source.path) }
    func date(_ row: CSVRow) -> String { row[dateColumn] + (yearColumn.map { " " + row[$0] } ?? "") }
    let days = WrittenDays(rows.dropFirst().map(date))
    let moods = MoodMapping(context, known: DaylioFormat.moods)
    content.take(rows.dropFirst(), in: source.path, at: \.position) { (row) throws(ImportFailure) in
      guard let day = days.day(date(row)) else {
        throw ImportFailure(.noDate(date(row)), line: row.number, column: dateColumn + 1)
      }
      // A list of activities with a comma in it that is not in quotes makes the row longer: what comes
      // behind it moves.
      let shift = max(0, row.count - header.count)
      func cell(_ name: String) -> String {
        guard let index = columns[name] else { return "" }
        return row[index > (columns["activities"] ?? .max) ? index + shift : index]
      }
      let time = columns["time"].map { row[$0] } ?? ""
      let clock = ClockTime(written: WrittenDays.plain(time))
      var entry = ImportedEntry(NoteMoment(day, clock, context))
      if clock == nil, !time.isEmpty {
        entry.notes.note(.noDate(time), source.path, line: row.number, column: (columns["time"] ?? 0) + 1)
      }
      let mood = cell("mood")
      if !mood.isEmpty { moods.set(word: mood, of: &entry) }
      let activities = columns["activities"].map { index in
        (index...(index + shift)).map { row[$0] }.joined(separator: ", ")
      }
      entry.tags = (activities ?? "").split(separator: "|").map(\.trimmedBlanks).filter { !$0.isEmpty }
      entry.title = cell("note_title")
      entry.text = DaylioTable.text(cell("note"))
      entry.extra = scales(cell("scales"))
      return entry
    }
    return content
  }

  /// A note: plain text with `<br>`, or the HTML of the editor.
  static func text(_ note: String) -> ImportedText {
    guard note.utf8.contains(UInt8(ascii: "<")) || note.utf8.contains(UInt8(ascii: "&")) else {
      return ImportedText(note)
    }
    // Line ends beside those of HTML are the person's own.
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return HTMLMarkdown.text(lines.joined(separator: "<br>"))
  }

  /// `Sleep Quality: 8/10 points | Sleep Time: 8:00`.
  private static func scales(_ text: String) -> [Value.Field] {
    let items = text.split(separator: "|").map(\.trimmedBlanks).filter { !$0.isEmpty }
    return items.isEmpty ? [] : [Value.Field(key: "scales", value: .list(items.map { .string($0) }))]
  }
}

/// The JSON of Daylio's backup.
///
/// Year, month (from 0), day, hour and minute are the wall clock, `timeZoneOffset` the milliseconds east of
/// UTC; the step of a mood is that of its group, 1 best and 5 worst, never its id.
enum DaylioBackup {
  static func read(
    _ bytes: [UInt8], _ label: String, _ context: ImportContext
  ) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let root = try JSONNode(bytes, file: label)
    let list = try root.list("dayEntries", of: "Daylio", in: label)
    let tables = Tables(root)
    let moods = MoodMapping(context, known: DaylioFormat.moods)
    content.take(list, in: label, at: \.position) { (item) throws(ImportFailure) in
      guard let moment = moment(item, context) else {
        throw ImportFailure(.noDate(item["datetime"]?.text ?? ""))
      }
      let id = item["id"]?.integer.map { "\($0) " } ?? ""
      var entry = ImportedEntry(origin: id + (item["datetime"]?.text ?? moment.iso), at: moment)
      if let mood = item["mood"]?.integer, let known = tables.moods[mood] {
        if let step = known.step {
          moods.set(step, name: known.name, of: &entry)
        } else {
          moods.set(word: known.name, of: &entry)
        }
      }
      entry.title = item["note_title"]?.words
      entry.text = DaylioTable.text(item["note"]?.text ?? "")
      entry.tags = (item["tags"]?.items ?? []).compactMap { $0.integer.flatMap { tables.tags[$0] } }
      entry.isFavorite = item["isFavorite"]?.bool ?? item["favorite"]?.bool ?? false
      for asset in item["assets"]?.items ?? [] {
        guard let id = asset.integer else { continue }
        if let name = tables.assets[id] { entry.media.append(name) }
      }
      return entry
    }
    content.notes.leave(.goals, (root["goals"]?.items.count ?? 0))
    return content
  }

  /// The moment of an entry; seconds where the number is too small for milliseconds.
  private static func moment(_ item: JSONNode, _ context: ImportContext) -> Timestamp? {
    let offset = item["timeZoneOffset"]?.integer.map { abs($0) < 1000 ? $0 * 60 : $0 / 1000 }
    if let year = item["year"]?.integer, let month = item["month"]?.integer,
      let dayOfMonth = item["day"]?.integer,
      let day = CivilDay(year: year, month: month + 1, day: dayOfMonth),
      let time = ClockTime(hour: item["hour"]?.integer ?? 0, minute: item["minute"]?.integer ?? 0)
    {
      let local = CivilTime(day: day, time: time)
      guard let offset, abs(offset) < 86_400 else { return context.timestamp(local) }
      return Timestamp(local: local, offset: Int32(offset))
    }
    guard let number = item["datetime"]?.integer else { return nil }
    let instant = Instant(secondsSinceEpoch: Int64(abs(number) < 100_000_000_000 ? number : number / 1000))
    guard (-62_000_000_000...250_000_000_000).contains(instant.secondsSinceEpoch) else { return nil }
    guard let offset, abs(offset) < 86_400 else { return context.zone.timestamp(instant) }
    return TimeZoneRules.fixed(offset: Int32(offset)).timestamp(instant)
  }

  /// What the numbers of entries stand for.
  private struct Tables {
    var moods: [Int: (name: String, step: Mood.Step?)] = [:]
    var tags: [Int: String] = [:]
    var assets: [Int: String] = [:]

    /// Daylio's own names, by their numbers.
    private static let predefined = ["rad", "good", "meh", "bad", "awful"]

    init(_ root: JSONNode) {
      for mood in root["customMoods"]?.items ?? [] {
        guard let id = mood["id"]?.integer else { continue }
        let group = mood["mood_group_id"]?.integer
        let number = (mood["predefined_name_id"]?.integer ?? 0) - 1
        let name =
          mood["custom_name"]?.words
          ?? (Tables.predefined.indices.contains(number) ? Tables.predefined[number] : "")
        moods[id] = (name, group.flatMap(MoodMapping.step(bestFirst:)))
      }
      if moods.isEmpty {
        // A backup without a table has the five moods that every Daylio has, under their fixed numbers.
        for (index, name) in Tables.predefined.enumerated() {
          moods[index + 1] = (name, MoodMapping.step(bestFirst: index + 1))
        }
      }
      for tag in root["tags"]?.items ?? [] {
        if let id = tag["id"]?.integer, let name = tag["name"]?.words { tags[id] = name }
      }
      for asset in root["assets"]?.items ?? [] {
        if let id = asset["id"]?.integer, let name = asset["checksum"]?.words { assets[id] = name }
      }
    }
  }
}
