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

  /// The names of the moods that Daylio begins with, and plain words for good and bad in other languages.
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
    let moods = MoodMapping(context, known: DaylioFormat.moods, areOwnNames: true)
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
