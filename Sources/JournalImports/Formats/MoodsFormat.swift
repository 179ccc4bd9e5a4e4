import JournalModel
import JournalReaders

/// Tables of moods, of How We Feel, eMoods, Bearable, Apple Health's states of mind, or of the person's own:
/// a row an entry, what its columns hold being known, said or guessed.
enum MoodsFormat: ImportReader {
  static let formats = [ImportFormat.moods]

  static func format(of source: ImportSource) throws(ImportFailure) -> ImportFormat? {
    guard let table = MoodTable(try RotaTable.all(in: source, start: true)) else { return nil }
    if table.isOfKnownProgram { return .moods }
    return try TableRota.subject(of: source) == .moods ? .moods : nil
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let table = MoodTable(try RotaTable.all(in: source))
    content.columns = table?.columns(context) ?? ReadColumns()
    let columns = table?.placed(content.columns) ?? []
    guard let table, let date = columns.first(where: { $0.meaning == .date })?.column else {
      throw ImportFailure(.missingColumn("date"), source.path)
    }
    content.notes.note(table.flaws, source.path)
    for head in table.unsaid(content.columns) { content.notes.leave(.column, what: head) }
    content.scales = columns.compactMap { MoodRow.scale(of: $0.head, $0.meaning) }
    let days = WrittenDays(
      table.rows.map { MoodRow.yearLast($0[date]) }, preferred: context.rota.isDayFirst)
    let moods = MoodMapping(context)
    content.take(table.rows, in: source.path, at: \.position) { (row) throws(ImportFailure) in
      let written = row[date]
      guard let moment = days.moment(MoodRow.yearLast(written)) else {
        throw ImportFailure(days.flaw(of: written), line: row.number, column: date + 1)
      }
      let timeColumn = columns.first { $0.meaning == .time }?.column
      let time = timeColumn.flatMap { ClockTime(written: WrittenDays.plain(row[$0])) }
      var entry = ImportedEntry(
        NoteMoment(moment.day, time ?? moment.time, offset: moment.offset, context))
      if time == nil, let timeColumn, !MoodTable.isNothing(row[timeColumn]) {
        entry.notes.note(.noDate(row[timeColumn]), source.path, line: row.number, column: timeColumn + 1)
      }
      var reading = MoodRow(entry: entry, row: row, path: source.path)
      reading.read(columns, moods)
      if !reading.saysSomething { reading.entry.left = .empty }
      return reading.entry
    }
    return content
  }
}

/// A row of a table of moods as it becomes an entry.
private struct MoodRow {
  var entry: ImportedEntry
  let row: CSVRow
  let path: String
  private var notes: [(head: String, text: String)] = []

  init(entry: ImportedEntry, row: CSVRow, path: String) {
    (self.entry, self.row, self.path) = (entry, row, path)
  }

  /// `2026 Wed Jul 22 11:36 PM`, as How We Feel writes, with the year behind the day.
  static func yearLast(_ text: String) -> String {
    let parts = text.split(separator: " ")
    guard parts.count >= 4, parts[0].utf8.count == 4, Int(parts[0]) != nil, Int(parts[1]) == nil,
      Int(parts[3]) != nil
    else { return text }
    return (parts[1...3] + [parts[0]] + parts[4...]).joined(separator: " ")
  }

  /// The scale of the person's own that a column is.
  static func scale(of head: String, _ meaning: ColumnMeaning) -> Scale? {
    guard case .scale(let range, let good) = meaning else { return nil }
    return Scale(MoodTable.key(head), range, good: good, labels: ["": head])
  }

  var saysSomething: Bool {
    entry.mood != nil || entry.title != nil || !entry.text.isEmpty || !entry.tags.isEmpty
      || !entry.extra.isEmpty
      || !entry.people.isEmpty
  }

  mutating func read(_ columns: [(column: Int, head: String, meaning: ColumnMeaning)], _ moods: MoodMapping) {
    for (column, head, meaning) in columns where !MoodTable.isNothing(row[column]) {
      let cell = row[column]
      switch meaning {
      case .date, .time, .skip: break
      case .title where entry.title == nil: entry.title = cell
      case .note: notes.append((head, cell))
      case .tags: entry.tags += MoodRow.list(cell)
      case .people: entry.people += MoodRow.list(cell)
      case .place where entry.place == nil: entry.place = cell
      case .weather where entry.weather == nil: entry.weather = cell
      case .mood where entry.mood != nil: keep(MoodRow.value(cell), head)
      case .mood(nil): moods.set(word: String(cell.prefix(100)), of: &entry)
      case .mood(let range?):
        if let step = MoodTable.number(cell).flatMap({ range.step($0) }) {
          moods.set(step, name: nil, of: &entry)
        } else {
          note(cell, column, head)
          keep(MoodRow.value(cell), head)
        }
      case .scale(let range, _):
        if let number = MoodTable.number(cell), number == number.rounded(), abs(number) < 1e9,
          range.contains(Int(number))
        {
          keep(.int(Int64(number)), head)
        } else {
          note(cell, column, head)
          // Under the name of the scale it would be none of its values.
          keep(MoodRow.value(cell), "my " + head)
        }
      // Of two columns of one meaning the second has its own name.
      case .keep, .title, .place, .weather: keep(MoodRow.value(cell), head)
      }
    }
    // Several texts of a row keep the heads of their columns.
    entry.text = ImportedText(
      notes.count == 1
        ? notes[0].text : notes.map { "**\($0.head)**\n\n\($0.text)" }.joined(separator: "\n\n"))
  }

  private mutating func keep(_ value: Value, _ head: String) {
    let key = MoodTable.key(head)
    var (name, number) = (key, 1)
    while entry.extra.contains(where: { $0.key == name }) {
      number += 1
      name = "\(key)-\(number)"
    }
    entry.extra.append(Value.Field(key: name, value: value))
  }

  private mutating func note(_ cell: String, _ column: Int, _ head: String) {
    entry.notes.note(.offScale(cell, column: head), path, line: row.number, column: column + 1)
  }

  private static func value(_ cell: String) -> Value {
    guard let number = MoodTable.number(cell), cell.utf8.allSatisfy({ "+-.,0123456789".utf8.contains($0) })
    else {
      return .string(cell)
    }
    if number == number.rounded(), abs(number) < 1e9, !cell.contains(where: { ".,".contains($0) }) {
      return .int(Int64(number))
    }
    return .float(number)
  }

  /// Tags at the signs by which programs divide lists.
  private static func list(_ cell: String) -> [String] {
    let sign: Character = cell.contains("|") ? "|" : cell.contains(";") ? ";" : ","
    return cell.split(separator: sign).map(\.trimmedBlanks).filter { !$0.isEmpty }
  }
}
