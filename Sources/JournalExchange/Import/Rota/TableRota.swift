import JournalModel

/// Reads a rota from a table: a row a day or a shift, or a month with a column a day.
enum TableRota {
  /// Whether a file is a table that can be a rota.
  static func recognises(_ source: ImportSource) -> Bool {
    guard !source.hasMembers else { return false }
    let rows = CSVReader.rows(Array(source.bytes.prefix(1 << 16))).rows
    return TableLayout(rows, name: source.path) != nil
  }

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let (rows, unclosed) = CSVReader.rows(source.bytes)
    for row in unclosed { matter.note(.unclosedQuote, source.path, line: row) }
    guard let layout = TableLayout(rows, name: source.path) else {
      throw ImportFailure(.missingColumn("date"), source.path)
    }
    let body = rows.filter { $0.number > layout.headerRow }.map(cut)
    switch layout.shape {
    case .rows(let columns): try read(body, columns, source, context, into: &matter)
    case .grid(let days, let names): try read(body, days: days, names: names, source, context, into: &matter)
    case .roles(let date, let roles): try read(body, date: date, roles: roles, source, context, into: &matter)
    }
    matter.rota.items = CalendarRota.joinedAtMidnight(matter.rota.items)
  }

  /// A row whose cells are no longer than what a plan can say.
  private static func cut(_ row: CSVRow) -> CSVRow {
    guard row.cells.contains(where: { $0.utf8.count > cellLimit }) else { return row }
    var row = row
    row.cells = row.cells.map { cell in
      cell.utf8.count > cellLimit ? String(cell.unicodeScalars.prefix(cellLimit)) : cell
    }
    return row
  }

  private static let cellLimit = 1_000

  // MARK: A row a day or a shift

  private static func read(
    _ rows: [CSVRow], _ columns: TableLayout.Columns, _ source: ImportSource, _ context: ImportContext,
    into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let dateColumn = columns.date ?? columns.start ?? 0
    let days = try self.days(rows.map { $0[dateColumn] }, source, context)
    let people = try chosen(columns.person.map { column in rows.map { $0[column] } } ?? [], source, context)
    for row in rows {
      if let column = columns.person, !people.isEmpty, !people.contains(row[column]) { continue }
      matter.read += 1
      guard let moment = days.moment(row[dateColumn]) else {
        matter.note(.noDate(row[dateColumn]), source.path, line: row.number, column: dateColumn + 1)
        matter.leave(.unreadable)
        continue
      }
      var label = columns.code.map { row[$0] } ?? ""
      var item = RotaItem(label: label, day: moment.day, lastDay: moment.day, line: row.number)
      let start = columns.start.flatMap { time(row[$0], days) } ?? moment.time
      let end = columns.end.flatMap { time(row[$0], days) }
      if let start, let end {
        set(ClockSpan(start: start, end: end), of: &item)
      } else if let column = columns.hours, let span = ClockSpan(written: row[column]) {
        set(span, of: &item)
      } else if let span = ClockSpan(written: label) {
        // The cell of the code holds hours alone.
        label = ""
        set(span, of: &item)
      } else if let column = [columns.start, columns.end].compactMap({ $0 }).first(where: { !row[$0].isEmpty }
      ),
        columns.date != nil
      {
        matter.note(.noHours(row[column]), source.path, line: row.number, column: column + 1)
      }
      if item.span?.start == item.span?.end { item.span = nil }
      item.label = label.isEmpty && item.span != nil ? "shift" : label
      if item.label.isEmpty {
        matter.rota.otherDays.append(item.day)
      } else {
        item.isChosen = true
        matter.rota.items.append(item)
      }
    }
  }

  private static func set(_ span: ClockSpan, of item: inout RotaItem) {
    item.span = span
    let minutes = Int(span.end.secondOfDay - span.start.secondOfDay) / 60
    item.minutes = minutes > 0 ? minutes : minutes + 1440
  }

  /// A time of the day, alone or behind a day.
  private static func time(_ text: String, _ days: WrittenDays) -> ClockTime? {
    if text.trimmedBlanks.isEmpty { return nil }
    if ["24:00", "24h00", "24h"].contains(text.trimmedBlanks) { return .midnight }
    return ClockTime(written: text) ?? days.moment(text)?.time
  }

  /// The reader of the days of a table; refuses those whose months no row can tell apart.
  private static func days(
    _ texts: [String], _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> WrittenDays {
    let days = WrittenDays(texts, preferred: context.rota.isDayFirst)
    if let text = texts.first(where: { days.isAmbiguous($0) }) {
      throw ImportFailure(.ambiguousDate(text), source.path)
    }
    return days
  }

  // MARK: A month with a column a day

  private static func read(
    _ rows: [CSVRow], days: [(column: Int, day: CivilDay)], names: Int?, _ source: ImportSource,
    _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let columns = Set(days.map(\.column))
    let filled = rows.filter { row in columns.contains { !row[$0].isEmpty } }
    let people = try chosen(names.map { column in filled.map { $0[column] } } ?? [], source, context)
    for row in filled where people.isEmpty || names.map({ people.contains(row[$0]) }) ?? true {
      for (column, day) in days {
        matter.read += 1
        matter.rota.otherDays.append(day)
        // Several codes of a day stand in one cell.
        for label in row[column].split(whereSeparator: { "/+\n".contains($0) }).map(\.trimmedBlanks)
        where !label.isEmpty {
          var item = RotaItem(label: label, day: day, lastDay: day, line: row.number)
          item.isChosen = true
          if let span = ClockSpan(written: label) {
            item.label = "shift"
            set(span, of: &item)
          }
          matter.rota.items.append(item)
        }
      }
    }
  }

  // MARK: A column a role, names in the cells

  private static func read(
    _ rows: [CSVRow], date: Int, roles: [(column: Int, name: String)], _ source: ImportSource,
    _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let days = try self.days(rows.map { $0[date] }, source, context)
    let cells = rows.flatMap { row in roles.flatMap { TableNames.names(in: row[$0.column]) } }
    guard let person = context.rota.person else {
      throw ImportFailure(.severalPeople(TableNames.listed(cells)), source.path)
    }
    guard cells.contains(where: { TableNames.areAlike($0, person) }) else {
      throw ImportFailure(.noPerson(person, TableNames.listed(cells)), source.path)
    }
    for row in rows {
      matter.read += 1
      guard let day = days.day(row[date]) else {
        matter.note(.noDate(row[date]), source.path, line: row.number, column: date + 1)
        matter.leave(.unreadable)
        continue
      }
      matter.rota.otherDays.append(day)
      for role in roles
      where TableNames.names(in: row[role.column]).contains(where: { TableNames.areAlike($0, person) }) {
        var item = RotaItem(label: role.name, day: day, lastDay: day, line: row.number)
        item.isChosen = true
        matter.rota.items.append(item)
      }
    }
  }

  /// The names of rows that are meant; none where there is only one person, or no column of names.
  private static func chosen(
    _ names: [String], _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> Set<String> {
    let people = TableNames.listed(names)
    guard let person = context.rota.person else {
      if people.count > 1 { throw ImportFailure(.severalPeople(people), source.path) }
      return []
    }
    if people.isEmpty { return [] }
    let found = Set(names.filter { TableNames.areAlike($0, person) })
    if found.isEmpty { throw ImportFailure(.noPerson(person, people), source.path) }
    return found
  }
}

/// Names in tables.
enum TableNames {
  /// Each name once, in order, at most twenty.
  static func listed(_ names: [String]) -> [String] {
    var listed: [String] = []
    for name in names where !name.isEmpty && !listed.contains(name) && listed.count < 20 {
      listed.append(name)
    }
    return listed
  }

  /// Whether a name is that of a person: the same, or one whose every word is in it.
  static func areAlike(_ name: String, _ person: String) -> Bool {
    if Folding.areAlike(name, person) { return true }
    let words = Set(Folding.folded(name).split { !$0.isLetter }.map(String.init))
    let wanted = Folding.folded(person).split { !$0.isLetter }.map(String.init)
    return !wanted.isEmpty && wanted.allSatisfy { words.contains($0) }
  }

  /// The names in a cell: what stands in brackets (`instead of William`, `AM`) is none.
  static func names(in cell: String) -> [String] {
    var plain = ""
    var depth = 0
    for character in cell {
      if character == "(" {
        depth += 1
        plain += ","
      } else if character == ")" {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        plain.append(character)
      }
    }
    return plain.split { ",;/&+\n".contains($0) }.map(\.trimmedBlanks).filter { !$0.isEmpty }
  }
}
