import JournalExchange
import JournalModel
import JournalReaders
import JournalText
import YAMLCodec

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
    let (rows, flaws) = CSVReader.rows(source.bytes)
    for (flaw, row) in flaws { matter.note(flaw, source.path, line: row) }
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
    let days = try self.days(rows, dateColumn, source, context)
    let people = try chosen(columns.person.map { column in rows.map { $0[column] } } ?? [], source, context)
    for row in rows {
      if let column = columns.person, !people.isEmpty, !people.contains(row[column]) { continue }
      matter.read += 1
      guard let moment = days.moment(row[dateColumn]) else {
        matter.note(.noDate(row[dateColumn]), source.path, line: row.number, column: dateColumn + 1)
        matter.leave(.unreadable)
        continue
      }
      matter.rota.add(
        items(row, columns, moment, days) { flaw, column in
          matter.note(flaw, source.path, line: row.number, column: column + 1)
        }, on: moment.day)
    }
  }

  /// What a row says.
  ///
  /// - Parameter note: is told what can't be read, and its column.
  private static func items(
    _ row: CSVRow, _ columns: TableLayout.Columns,
    _ moment: (day: CivilDay, time: ClockTime?, offset: Int32?), _ days: WrittenDays,
    note: (SourceFlaw, Int) -> Void
  ) -> [RotaItem] {
    var item = RotaItem(
      label: columns.code.map { row[$0] } ?? "", day: moment.day, lastDay: moment.day, line: row.number)
    item.isChosen = true
    let start = columns.start.flatMap { time(row[$0], days) } ?? moment.time
    let end = columns.end.flatMap { time(row[$0], days) }
    var lastDay = (columns.endDay ?? columns.end).flatMap { days.day(row[$0]) }
    // An end before its beginning is a slip; the hours are told all the same.
    let isBefore = lastDay.map { $0 < moment.day } ?? false
    if isBefore { lastDay = nil }
    if let column = columns.endDay, lastDay == nil, !row[column].isEmpty {
      note(.noDate(row[column]), column)
    }
    if let start, let end {
      let isNextDay = end <= start && (lastDay ?? moment.day) <= moment.day
      let until = CivilTime(day: isNextDay ? moment.day.advanced(by: 1) : lastDay ?? moment.day, time: end)
      // A day whose hours are all the same has none.
      let isEmpty = start == end && lastDay ?? moment.day <= moment.day
      return named(
        isEmpty ? [item] : item.pieces(from: CivilTime(day: moment.day, time: start), until: until))
    }
    if let lastDay, lastDay > moment.day, start == nil {
      item.lastDay = lastDay
      return named([item])
    }
    for column in [columns.hours, columns.code].compactMap({ $0 }) {
      guard let spans = spans(in: row[column]) else { continue }
      // The cell of the code may hold hours alone.
      if column == columns.code { item.label = "" }
      return named(item.with(spans))
    }
    if let column = [columns.start, columns.end, columns.hours].compactMap({ $0 }).first(where: {
      !row[$0].isEmpty
    }), columns.date != nil {
      note(.noHours(row[column]), column)
    }
    return named([item])
  }

  /// The items with a word; what has neither word nor hours says nothing.
  private static func named(_ items: [RotaItem]) -> [RotaItem] {
    items.compactMap { item in
      guard item.label.isEmpty else { return item }
      guard item.span != nil else { return nil }
      var item = item
      item.label = "shift"
      return item
    }
  }

  /// Hours as people write them in a cell: `07:00-11:00, 16:00-20:00`, `7h-11h / 16h-20h`.
  private static func spans(in text: String) -> [ClockSpan]? {
    if let spans = ClockSpan.list(written: text) { return spans }
    var spans: [ClockSpan] = []
    for part in text.split(whereSeparator: { ",;/+&\n".contains($0) }).map(\.trimmedBlanks) {
      if let span = ClockSpan(written: part) {
        spans.append(span)
        continue
      }
      let words = part.split(separator: " ").map { ClockSpan(written: String($0)) }
      let found = words.compactMap { $0 }
      guard !found.isEmpty, found.count == words.count else { return nil }
      spans += found
    }
    return spans.isEmpty || spans.count > ClockSpan.longestList ? nil : spans
  }

  /// A time of the day, alone or behind a day.
  private static func time(_ text: String, _ days: WrittenDays) -> ClockTime? {
    if text.trimmedBlanks.isEmpty { return nil }
    if ["24:00", "24h00", "24h"].contains(text.trimmedBlanks) { return .midnight }
    return ClockTime(written: text) ?? days.moment(text)?.time
  }

  /// The reader of the days of a column; refuses those whose months no row can tell apart.
  private static func days(
    _ rows: [CSVRow], _ column: Int, _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> WrittenDays {
    let days = WrittenDays(rows.map { $0[column] }, preferred: context.rota.isDayFirst)
    if let row = rows.first(where: { days.isAmbiguous($0[column]) }) {
      throw ImportFailure(
        .ambiguousDate(row[column]), source.path,
        at: SourcePosition(line: row.number, column: column + 1, offset: 0))
    }
    return days
  }

  // MARK: A month with a column a day

  /// - Parameter names: how many columns stand before those of the days; the names are in one of them.
  private static func read(
    _ rows: [CSVRow], days: [(column: Int, day: CivilDay)], names: Int, _ source: ImportSource,
    _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let filled = rows.filter { row in days.contains { !row[$0.column].isEmpty } }
    let name = nameReader(filled, columns: names, context.rota.person)
    let people = try chosen(names > 0 ? filled.map(name) : [], source, context)
    for row in filled where people.isEmpty || people.contains(name(row)) {
      for (column, day) in days {
        matter.read += 1
        matter.rota.add(codes(row[column], on: day, line: row.number), on: day)
      }
    }
  }

  /// How the name of a row is read: from the first column, or the one that has the person who is wanted; from
  /// all where her first name has a column of its own.
  private static func nameReader(
    _ rows: [CSVRow], columns: Int, _ person: String?
  ) -> (CSVRow) -> String {
    guard let person else { return { $0[0] } }
    for column in 0..<columns where rows.contains(where: { TableNames.areAlike($0[column], person) }) {
      return { $0[column] }
    }
    let joined: (CSVRow) -> String = { row in (0..<columns).map { row[$0] }.joined(separator: " ") }
    return rows.contains { TableNames.areAlike(joined($0), person) } ? joined : { $0[0] }
  }

  /// The codes of a cell; several of a day stand in one.
  private static func codes(_ cell: String, on day: CivilDay, line: Int) -> [RotaItem] {
    var item = RotaItem(label: "shift", day: day, lastDay: day, line: line)
    item.isChosen = true
    if let spans = spans(in: cell) { return item.with(spans) }
    return cell.split { "/+\n".contains($0) }.map(\.trimmedBlanks).filter { !$0.isEmpty }.flatMap { label in
      if let span = ClockSpan(written: label) { return item.with([span]) }
      item.label = label
      return [item]
    }
  }

  // MARK: A column a role, names in the cells

  private static func read(
    _ rows: [CSVRow], date: Int, roles: [(column: Int, name: String)], _ source: ImportSource,
    _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let days = try self.days(rows, date, source, context)
    // The same with a column a person, and codes in the cells.
    let own = try ownColumn(rows, roles, source, context)
    for row in rows {
      matter.read += 1
      guard let day = days.day(row[date]) else {
        matter.note(.noDate(row[date]), source.path, line: row.number, column: date + 1)
        matter.leave(.unreadable)
        continue
      }
      if let own {
        matter.rota.add(codes(row[own], on: day, line: row.number), on: day)
        continue
      }
      let wanted = roles.filter { role in
        TableNames.names(in: row[role.column]).contains { TableNames.areAlike($0, context.rota.person ?? "") }
      }
      matter.rota.add(wanted.flatMap { role($0.name, on: day, line: row.number) }, on: day)
    }
  }

  /// What the head of a column says: one role, whatever signs are in its name, or hours.
  private static func role(_ name: String, on day: CivilDay, line: Int) -> [RotaItem] {
    var item = RotaItem(label: "shift", day: day, lastDay: day, line: line)
    item.isChosen = true
    if let spans = spans(in: name) { return item.with(spans) }
    item.label = name
    return [item]
  }

  /// The column of the person who is wanted, or the only one; `nil` where the cells hold names, hers among
  /// them.
  private static func ownColumn(
    _ rows: [CSVRow], _ roles: [(column: Int, name: String)], _ source: ImportSource,
    _ context: ImportContext
  ) throws(ImportFailure) -> Int? {
    let cells = rows.flatMap { row in roles.flatMap { TableNames.names(in: row[$0.column]) } }
    // Codes are short; who has columns of them has people above these.
    let people = cells.allSatisfy { RotaWord.isCode($0) } ? roles.map(\.name) : TableNames.listed(cells)
    guard let person = context.rota.person else {
      if roles.count == 1 { return roles[0].column }
      throw ImportFailure(.severalPeople(people), source.path)
    }
    if let own = roles.first(where: { TableNames.areAlike($0.name, person) }) { return own.column }
    guard cells.contains(where: { TableNames.areAlike($0, person) }) else {
      throw ImportFailure(.noPerson(person, people), source.path)
    }
    return nil
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
