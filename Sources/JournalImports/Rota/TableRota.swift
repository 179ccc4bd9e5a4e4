import JournalExchange
import JournalModel
import JournalReaders
import YAMLCodec

/// Reads a rota from a table: a row a day or a shift, or a month with a column a day.
enum TableRota {
  /// The format of a source that is a table, or a workbook of tables, one of which is a rota by its heads or
  /// by what stands in it; `nil` for others.
  static func format(of source: ImportSource) -> ImportFormat? {
    guard let (tables, _) = try? tables(of: source, start: true), tables.contains(where: isRota) else {
      return nil
    }
    return RotaTable.format(of: source)
  }

  /// The tables of a source without their legends, and what these say.
  private static func tables(
    of source: ImportSource, start: Bool = false
  ) throws(ImportFailure) -> (tables: [RotaTable], legend: [ShiftTable.Definition]) {
    var tables = try RotaTable.all(in: source, start: start)
    let legend = RotaLegend.take(from: &tables)
    return (tables, legend)
  }

  /// What a table is about that is no rota; `nil` for a rota, and where its heads don't tell.
  static func subject(of source: ImportSource) -> TableSubject? {
    guard let (tables, _) = try? tables(of: source, start: true) else { return nil }
    if let known = tables.lazy.compactMap(subject).first { return known }
    let isTable = ["csv", "tsv"].contains(MemberName.ending(source.path)) || RotaTable.isWorkbook(source)
    return isTable ? .unknown : nil
  }

  /// What a table is about that is no rota: its heads and cells tell, but a month of shifts is one whatever
  /// else stands in it, such as the telephone numbers of the people.
  private static func subject(_ table: RotaTable) -> TableSubject? {
    guard let subject = RotaEvidence.subject(table.rows) else { return nil }
    if let (layout, _) = table.laidOut(), layout.hasDaysAsHeads, isOfShifts(table) { return nil }
    return subject
  }

  private static func isRota(_ table: RotaTable) -> Bool { subject(table) == nil && isOfShifts(table) }

  private static func isOfShifts(_ table: RotaTable) -> Bool {
    guard let (layout, rows) = table.laidOut() else { return false }
    let body = rows.filter { $0.number > layout.headerRow }
    switch layout.shape {
    case .rows(let columns):
      guard let code = columns.code else { return false }
      return !columns.isCodeDoubtful || RotaEvidence.isOfShifts(body.map { $0[code] })
    case .grid(let days, _):
      return RotaEvidence.isOfShifts(body.flatMap { row in days.map { row[$0.column] } })
    case .weeks(_, let days):
      return RotaEvidence.isOfShifts(body.flatMap { row in days.map { row[$0.column] } })
    case .roles(_, let roles):
      return RotaEvidence.isOfShifts(body.flatMap { row in roles.map { row[$0.column] } })
        || roles.contains { ShiftWords.meaning(of: $0.name) != nil || RotaWord.likely($0.name) != nil }
    }
  }

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let (tables, legend) = try tables(of: source)
    matter.rota.legend = legend
    // Who says what its words mean says that it is a rota.
    if context.rota.definitions.isEmpty, !tables.contains(where: isRota),
      let subject = tables.lazy.compactMap(subject).first
    {
      throw ImportFailure(.otherTable(subject), source.path)
    }
    // Of a workbook those sheets that are rotas; where none is for sure, the first that may be one.
    let isFew = tables.count == 1
    let rotas = isFew ? tables : tables.filter(isRota)
    let chosen = rotas.isEmpty ? Array(tables.filter { $0.laidOut() != nil }.prefix(1)) : rotas
    guard !chosen.isEmpty else { throw ImportFailure(.missingColumn("date"), source.path) }
    for table in tables
    where !isFew && !table.rows.isEmpty && !chosen.contains(where: { $0.name == table.name }) {
      matter.leave(.sheet, what: table.name)
    }
    for table in chosen { try read(table, source, context, into: &matter) }
    matter.rota.items = CalendarRota.joinedAtMidnight(matter.rota.items)
  }

  private static func read(
    _ table: RotaTable, _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    for (flaw, row) in table.flaws { matter.note(flaw, source.path, line: row) }
    matter.leave(.hiddenRow, table.hiddenRows)
    for name in table.hiddenSheets { matter.leave(.hiddenSheet, what: name) }
    guard let (layout, rows) = table.laidOut() else {
      throw ImportFailure(.missingColumn("date"), source.path)
    }
    let body = rows.filter { $0.number > layout.headerRow }.map(cut)
    for row in body {
      matter.rota.codes.formUnion(
        row.cells.lazy.map(\.trimmedBlanks).filter { $0.utf8.count <= 16 && PlanWord.isCode($0) })
    }
    switch layout.shape {
    case .rows(let columns): try read(body, columns, source, context, into: &matter)
    case .grid(let days, let names):
      try read(body, days: days, names: names, source, context, into: &matter)
    case .weeks(let date, let days): try read(body, date: date, days: days, source, context, into: &matter)
    case .roles(let date, let roles): try read(body, date: date, roles: roles, source, context, into: &matter)
    }
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
    for other in columns.others where rows.contains(where: { !$0[other.column].isEmpty }) {
      matter.leave(.column, what: other.name)
    }
    for row in rows {
      if let column = columns.person, !people.isEmpty, !people.contains(row[column]) { continue }
      if row[dateColumn].isEmpty {
        // A total, a remark: a row about no day.
        matter.leave(.row, what: row.cells.first { !$0.trimmedBlanks.isEmpty }?.trimmedBlanks)
        continue
      }
      matter.read += 1
      guard let moment = SheetDays.moment(row[dateColumn], days) else {
        matter.note(.noDate(row[dateColumn]), source.path, line: row.number, column: dateColumn + 1)
        matter.leave(.unreadable, what: row[dateColumn])
        continue
      }
      var items = items(row, columns, moment, days) { flaw, column in
        matter.note(flaw, source.path, line: row.number, column: column + 1)
      }
      if !items.isEmpty { items[0].unpaid = unpaid(row, columns, items) }
      matter.rota.add(items, on: moment.day)
    }
  }

  /// The minutes without pay of a row: those it says, or what is left of its hours without the paid ones.
  private static func unpaid(_ row: CSVRow, _ columns: TableLayout.Columns, _ items: [RotaItem]) -> Int? {
    if let column = columns.pause, let minutes = TableNumber.minutes(ofBreak: row[column]) { return minutes }
    guard let column = columns.paid, let paid = TableNumber.minutes(ofHours: row[column]) else { return nil }
    let unpaid = items.reduce(0) { $0 + $1.minutes } - paid
    return (0...180).contains(unpaid) && paid > 0 ? unpaid : nil
  }

  /// The hours of a row's two columns, where it is not clear by which clock they are.
  private static func doubt(_ row: CSVRow, _ columns: TableLayout.Columns) -> DoubtfulHours? {
    guard let start = columns.start, let end = columns.end else { return nil }
    return DoubtfulHours(in: row[start] + "-" + row[end], least: 0)
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
    var start = columns.start.flatMap { time(row[$0], days) } ?? moment.time
    var end = columns.end.flatMap { time(row[$0], days) }
    var lastDay = (columns.endDay ?? columns.end).flatMap { SheetDays.day(row[$0], days) }
    // An end before its beginning is a slip; the hours are told all the same.
    let isBefore = lastDay.map { $0 < moment.day } ?? false
    if isBefore { lastDay = nil }
    if let column = columns.endDay, lastDay == nil, !row[column].isEmpty {
      note(.noDate(row[column]), column)
    }
    if let from = start, let until = end, lastDay == nil {
      let paid = columns.paid.flatMap { TableNumber.minutes(ofHours: row[$0]) }
      if columns.code == nil, paid ?? 0 == 0, from != until, let doubt = doubt(row, columns) {
        // `9:00` to `5:00` is 20 hours only by a clock of 24; without a word nobody can be asked what it
        // means.
        note(.noHours(doubt.text), columns.end ?? 0)
        return named([item])
      }
      let span = WrittenHours.settled(ClockSpan(start: from, end: until), paid: paid)
      (start, end) = (span.start, span.end)
      // A column of hours decides; else the row alone says on which day it ends.
      item.isEndBare = paid == nil || paid == 0
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
      guard let spans = WrittenHours.spans(in: row[column]) else { continue }
      // The cell of the code may hold hours alone.
      if column == columns.code { item.label = "" }
      item.isEndBare = true
      return named(item.with(spans))
    }
    if let column = [columns.start, columns.end, columns.hours].compactMap({ $0 }).first(where: {
      !row[$0].isEmpty
    }), columns.date != nil {
      note(.noHours(row[column]), column)
    }
    return named(columns.code == nil ? [item] : codes(item.label, on: item.day, line: item.line))
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

  /// A time of the day, alone or behind a day.
  private static func time(_ text: String, _ days: WrittenDays) -> ClockTime? {
    if text.trimmedBlanks.isEmpty { return nil }
    if ["24:00", "24h00", "24h"].contains(text.trimmedBlanks) { return .midnight }
    return ClockTime(written: text) ?? SheetDays.moment(text, days)?.time ?? fraction(text)
  }

  /// A time as a part of the day: `0.875`.
  private static func fraction(_ text: String) -> ClockTime? {
    guard text.contains("."), let number = Double(text), (0..<1).contains(number) else { return nil }
    return SheetCalendar().text(number).flatMap { ClockTime(iso: $0) }
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
    let all = rows.filter { row in days.contains { !row[$0.column].isEmpty } }
    let hasNames = names > 0 && all.contains { !$0[0].isEmpty }
    let filled = hasNames ? all.filter { !$0[0].isEmpty } : all
    let person = context.rota.person ?? context.ownName
    let name = nameReader(filled, columns: names, person)
    let people = try chosen(names > 0 ? filled.map(name) : [], source, context)
    // A second line of a person, such as what was worked in the end; a total.
    for row in all where hasNames && row[0].isEmpty {
      matter.leave(.row, what: (0..<names).map { row[$0] }.first { !$0.isEmpty } ?? "\(row.number)")
    }
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

  /// The codes of a cell; several of a day stand in one, such as `M/S`. A dash is none.
  private static func codes(_ cell: String, on day: CivilDay, line: Int) -> [RotaItem] {
    var item = RotaItem(label: "shift", day: day, lastDay: day, line: line)
    item.isChosen = true
    if let spans = WrittenHours.spans(in: cell) { return item.with(spans) }
    func isSaid(_ label: String) -> Bool { label.contains { $0.isLetter || $0.isNumber || !$0.isASCII } }
    func areWords(_ parts: [String]) -> Bool {
      parts.allSatisfy { PlanWord.isCode($0) || ShiftWords.meaning(of: $0) != nil }
    }
    func parts(of text: String, at signs: String) -> [String] {
      text.split { signs.contains($0) }.map(\.trimmedBlanks).filter(isSaid)
    }
    // `Jour/Nuit (7h-19h)` is one name.
    let whole = parts(of: cell, at: "+\n")
    let labels = areWords(whole.flatMap { parts(of: $0, at: "/") }) ? whole : [cell.trimmedBlanks]
    return labels.filter(isSaid).flatMap { label in
      if let span = ClockSpan(written: label) { return item.with([span]) }
      item.label = label
      // Whether `M/S` is two shifts and `D/O` a day off, those words tell that are known.
      let apart = parts(of: label, at: "/")
      item.parts = apart.count > 1 && areWords(apart) ? apart : []
      return [item]
    }
  }

  // MARK: A row a week

  private static func read(
    _ rows: [CSVRow], date: Int, days columns: [(column: Int, weekday: Weekday)], _ source: ImportSource,
    _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let words = rows.map { row in row[date].split(separator: " ").last.map(String.init) ?? "" }
    let days = WrittenDays(words, preferred: context.rota.isDayFirst)
    if let (row, word) = zip(rows, words).first(where: { days.isAmbiguous($0.1) }) {
      throw ImportFailure(
        .ambiguousDate(word), source.path,
        at: SourcePosition(line: row.number, column: date + 1, offset: 0))
    }
    for row in rows where columns.contains(where: { !row[$0.column].isEmpty }) {
      guard let start = TableLayout.weekStart(row[date], days) else {
        matter.leave(.row, what: row[date].isEmpty ? "\(row.number)" : row[date])
        continue
      }
      for (column, weekday) in columns {
        matter.read += 1
        let offset = weekday.days(since: start.weekday)
        let day = start.advanced(by: offset)
        matter.rota.add(codes(row[column], on: day, line: row.number), on: day)
      }
    }
  }

  // MARK: A column a role, names in the cells

  private static func read(
    _ rows: [CSVRow], date: Int, roles: [(column: Int, name: String)], _ source: ImportSource,
    _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let days = try self.days(rows, date, source, context)
    // The same with a column a person, and codes in the cells.
    let cells = rows.flatMap { row in roles.flatMap { TableNames.names(in: row[$0.column]) } }
    let person = context.rota.person ?? TableNames.own(in: roles.map(\.name) + cells, context)
    let own = try ownColumn(cells, roles, person, source)
    for row in rows {
      matter.read += 1
      guard let day = SheetDays.day(row[date], days) else {
        matter.note(.noDate(row[date]), source.path, line: row.number, column: date + 1)
        matter.leave(.unreadable, what: row[date])
        continue
      }
      if let own {
        matter.rota.add(codes(row[own], on: day, line: row.number), on: day)
        continue
      }
      let wanted = roles.filter { role in
        TableNames.names(in: row[role.column]).contains { TableNames.areAlike($0, person ?? "") }
      }
      matter.rota.add(wanted.flatMap { role($0.name, on: day, line: row.number) }, on: day)
    }
  }

  /// What the head of a column says: one role, whatever signs are in its name, or hours.
  private static func role(_ name: String, on day: CivilDay, line: Int) -> [RotaItem] {
    var item = RotaItem(label: "shift", day: day, lastDay: day, line: line)
    item.isChosen = true
    if let spans = WrittenHours.spans(in: name) { return item.with(spans) }
    item.label = name
    return [item]
  }

  /// The column of the person who is wanted, or the only one; `nil` where the cells hold names, hers among
  /// them.
  private static func ownColumn(
    _ cells: [String], _ roles: [(column: Int, name: String)], _ person: String?, _ source: ImportSource
  ) throws(ImportFailure) -> Int? {
    // Codes are short; who has columns of them has people above these.
    let people = cells.allSatisfy { PlanWord.isCode($0) } ? roles.map(\.name) : TableNames.listed(cells)
    guard let person else {
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
    guard let person = context.rota.person ?? TableNames.own(in: names, context) else {
      if people.count > 1 { throw ImportFailure(.severalPeople(people), source.path) }
      // The sheet of somebody else: only she herself says that it is hers.
      if let own = context.ownName, let other = people.first, TableNames.mayBePerson(other) {
        throw ImportFailure(.noPerson(own, people), source.path)
      }
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

  /// Whether a name can be a person's: letters, and no word of a shift.
  static func mayBePerson(_ name: String) -> Bool {
    name.utf8.count > 2 && name.allSatisfy { $0.isLetter || " .,-'’".contains($0) }
      && ShiftWords.meaning(of: name) == nil && RotaWord.likely(name) == nil
  }

  /// The name of the journal's own person as a table has it; `nil` where it stands there for nobody, or for
  /// several people.
  static func own(in names: [String], _ context: ImportContext) -> String? {
    guard let own = context.ownName, !own.trimmedBlanks.isEmpty else { return nil }
    let found = Set(names.filter { areAlike($0, own) })
    return found.count == 1 ? found.first : nil
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
