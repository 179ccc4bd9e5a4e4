import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

/// Reads the rows of tables as what a rota says of days.
struct SheetReader {
  var rota = ImportedRota()
  var notes = ReadingNotes()
  /// Whose rows were taken, as the table has the name; `nil` where it is nobody's in particular.
  private(set) var person: String?
  private let path: String
  private let context: ImportContext

  init(path: String, _ context: ImportContext) { (self.path, self.context) = (path, context) }

  mutating func read(_ table: RotaTable) throws(ImportFailure) {
    notes.note(table.flaws, path)
    notes.leave(.hiddenRow, table.hiddenRows)
    for name in table.hiddenSheets { notes.leave(.hiddenSheet, what: name) }
    guard let layout = table.laidOut() else { throw ImportFailure(table.flawOfLayout, path) }
    let (heads, body) = (layout.heads, layout.body.map(cut))
    for row in body {
      rota.codes.formUnion(
        row.cells.lazy.map(\.trimmedBlanks).filter { $0.utf8.count <= 16 && PlanWord.isCode($0) })
    }
    // One sheet of several whose ends are open is enough.
    if case .rows = layout.shape { rota.hasOpenEnds = true }
    switch layout.shape {
    case .rows(let columns): try read(body, columns)
    case .grid(let days, let names): try read(body, days: days, names: names, heads)
    case .weeks(let date, let days, let names): try read(body, date: date, days: days, names: names, heads)
    case .roles(let date, let roles): try read(body, date: date, roles: roles, heads)
    }
    guard person == nil else { return }
    // The heads of columns are no title. A merged cell has its text in each of its columns.
    var titles = heads
    if case .rows = layout.shape { titles = heads.dropLast() }
    rota.titles += titles.map { row in
      TableNames.listed(row.cells).joined(separator: " ")
    }
    rota.titles.append(table.name)
  }

  /// Names the columns that say something in some rows and of which nothing is taken, by their heads: hours
  /// and remarks, days that a month does not have.
  private mutating func leaveColumns(of rows: [CSVRow], _ heads: [CSVRow], taken: Set<Int>) {
    for column in 0..<(rows.lazy.map(\.count).max() ?? 0) where !taken.contains(column) {
      let cells = rows.map { $0[column].trimmedBlanks }.filter(isSaid)
      // Days of the week tell nothing more.
      guard let first = cells.first(where: { Weekday(named: $0) == nil }) else { continue }
      let head = heads.last { !$0[column].trimmedBlanks.isEmpty }?[column].trimmedBlanks
      notes.leave(.column, what: head ?? first)
    }
  }

  /// A row whose cells are no longer than what a plan can say.
  private func cut(_ row: CSVRow) -> CSVRow {
    guard row.cells.contains(where: { $0.utf8.count > SheetReader.cellLimit }) else { return row }
    var row = row
    row.cells = row.cells.map { cell in
      cell.utf8.count > SheetReader.cellLimit
        ? String(cell.unicodeScalars.prefix(SheetReader.cellLimit)) : cell
    }
    return row
  }

  private static let cellLimit = 1_000

  // MARK: A row a day or a shift

  private mutating func read(_ rows: [CSVRow], _ columns: RowColumns) throws(ImportFailure) {
    let days = try self.days(rows, columns.date)
    let rows = rows.map { FieldRow(row: $0, columns: columns, days: days) }
    let people = try chosen(rows.map { $0[.person] })
    learn(rows)
    for other in columns.others where rows.contains(where: { !$0.row[other.column].isEmpty }) {
      notes.leave(.column, what: other.name)
    }
    for row in rows where people.isEmpty || people.contains(row[.person]) {
      let said = row[.date]
      if said.isEmpty || isRemark(row) {
        // A total, a remark: a row about no day.
        notes.leave(.row, what: row.row.cells.first { !$0.trimmedBlanks.isEmpty }?.trimmedBlanks)
        continue
      }
      notes.read += 1
      guard let moment = row.moment(.date) else {
        let fields = [.code, .start, .end, .hours] as [RowColumns.Field]
        let saysShift = fields.contains { row.columns[$0] != columns.date && !row[$0].isEmpty }
        leave(undated: said, row.row, columns.date, saysShift: saysShift)
        continue
      }
      var items = self.items(row, moment)
      if !items.isEmpty { items[0].unpaid = unpaid(row, items) }
      if let span = span(row, .onCallStart, .onCallEnd) {
        let start = row.moment(.onCallStart)
        let item = RotaItem(
          chosen: ShiftMeaning.onCall.rawValue, day: start?.day ?? moment.day, line: row.row.number)
        items += item.with([span], context, offset: start?.offset)
      }
      rota.add(items, on: moment.day)
    }
  }

  /// Leaves out a row whose day can't be read.
  private mutating func leave(undated text: String, _ row: CSVRow, _ column: Int, saysShift: Bool) {
    let failure = ImportFailure(.noDate(text), path, line: row.number, column: column + 1)
    notes.note(failure.problem)
    notes.leave(.unreadable, what: text)
    if saysShift { rota.undated = rota.undated ?? failure }
  }

  private mutating func note(_ flaw: SourceFlaw, _ row: FieldRow, _ field: RowColumns.Field) {
    notes.note(flaw, path, line: row.row.number, column: (row.columns[field] ?? 0) + 1)
  }

  /// Takes what stands beside codes for their meanings, where it says one.
  private mutating func learn(_ rows: [FieldRow]) {
    var known = Set(rota.legend.map(\.word.name))
    for row in rows where !row[.code].isEmpty && !row[.label].isEmpty && known.insert(row[.code]).inserted {
      rota.legend += [RotaLegend.meaning(of: row[.code], row[.label])].compactMap { $0 }
    }
  }

  /// Whether words stand where others have their day, and nothing where these have their shift: `Total`.
  private func isRemark(_ row: FieldRow) -> Bool {
    !row[.date].contains(where: \.isNumber)
      && [.code, .start, .end].allSatisfy { row.columns[$0] == row.columns.date || row[$0].isEmpty }
  }

  /// The minutes without pay of a row: those it says, or what is left of its hours without the paid ones.
  private func unpaid(_ row: FieldRow, _ items: [RotaItem]) -> Int? {
    if let minutes = TableNumber.minutes(ofBreak: row[.pause]) { return minutes }
    guard let paid = TableNumber.minutes(ofHours: row[.paid]) else { return nil }
    let unpaid = items.reduce(0) { $0 + $1.minutes } - paid
    return (0...180).contains(unpaid) && paid > 0 ? unpaid : nil
  }

  /// The hours of two columns, such as those of the second half of a split shift, or of time on call; what
  /// can't be read of them is noted.
  private mutating func span(
    _ row: FieldRow, _ from: RowColumns.Field, _ until: RowColumns.Field
  ) -> ClockSpan? {
    guard row.columns[until] != nil, !row[from].isEmpty else { return nil }
    if let start = row.time(from), let end = row.time(until) { return ClockSpan(start: start, end: end) }
    note(.noHours(row[from] + "-" + row[until]), row, from)
    return nil
  }

  /// What a row says; what of it can't be read is noted.
  private mutating func items(_ row: FieldRow, _ moment: WrittenDays.Moment) -> [RotaItem] {
    var item = RotaItem(chosen: row[.code], day: moment.day, line: row.row.number)
    var start = row.time(.start) ?? moment.time
    var end = row.time(.end)
    var lastDay = row.moment(row.columns[.endDay] == nil ? .end : .endDay)?.day
    let offset = row.moment(.start)?.offset ?? moment.offset
    if lastDay == nil, !row[.endDay].isEmpty { note(.noDate(row[.endDay]), row, .endDay) }
    // An end before its beginning is a slip; the hours are kept all the same.
    if let day = lastDay, day < moment.day {
      let column = (row.columns[.endDay] ?? row.columns[.end] ?? 0) + 1
      let position = SourcePosition(line: row.row.number, column: column, offset: 0)
      notes.note(
        Problem(path: path, position: position, reason: .untilBeforeFrom(from: moment.day, until: day)))
      lastDay = nil
    }
    if let from = start, let until = end, lastDay == nil {
      let paid = TableNumber.minutes(ofHours: row[.paid]) ?? 0
      if row.columns[.code] == nil, paid == 0, from != until,
        let doubt = DoubtfulHours(in: row[.start] + "-" + row[.end], least: 0)
      {
        // `9:00` to `5:00` is 20 hours only by a clock of 24; without a word nobody can be asked what it
        // means.
        note(.noHours(doubt.text), row, .end)
        return named([item])
      }
      let span = WrittenHours.settled(ClockSpan(start: from, end: until), paid: paid)
      (start, end) = (span.start, span.end)
      // A column of hours decides; else the row alone says on which day it ends.
      item.isEndBare = paid == 0
    }
    if let start, let end, let second = span(row, .secondStart, .secondEnd) {
      return named(item.with([ClockSpan(start: start, end: end), second], context, offset: offset))
    }
    if let start, let end {
      let isNextDay = end <= start && (lastDay ?? moment.day) <= moment.day
      let until = CivilTime(day: isNextDay ? moment.day.advanced(by: 1) : lastDay ?? moment.day, time: end)
      // From midnight to midnight is no time at all; from eight to eight is a day and a night.
      let isEmpty = start == end && start == .midnight && lastDay ?? moment.day <= moment.day
      let hours = context.told(
        from: CivilTime(day: moment.day, time: start), until: until,
        offsets: (offset, row.moment(.end)?.offset ?? offset))
      return named(isEmpty ? [item] : item.pieces(from: hours.from, until: hours.until))
    }
    if let lastDay, lastDay > moment.day, start == nil {
      item.lastDay = lastDay
      return named([item])
    }
    for field in [.hours, .code] as [RowColumns.Field] {
      guard let spans = WrittenHours.spans(in: row[field]) else { continue }
      // The cell of the code may hold hours alone.
      if field == .code { item.label = "" }
      item.isEndBare = true
      return named(item.with(spans, context, offset: offset))
    }
    let hours = ([.start, .end, .hours] as [RowColumns.Field]).filter { !row[$0].isEmpty }
    if let field = hours.first(where: { row.time($0) == nil }) ?? hours.first,
      row.columns[.start] != row.columns.date
    {
      // A start alone is no span.
      let isHalf = field != .hours && row.time(field) != nil
      note(.noHours(isHalf ? row[.start] + "–" + row[.end] : row[field]), row, field)
    }
    return named(codes(item.label, on: item.day, line: item.line))
  }

  /// The items with a word; what has neither word nor hours says nothing.
  private func named(_ items: [RotaItem]) -> [RotaItem] {
    items.compactMap { item in
      guard item.label.isEmpty else { return item }
      guard item.span != nil else { return nil }
      var item = item
      item.label = "shift"
      return item
    }
  }

  /// The reader of the days of a column; refuses those whose months no row can tell apart.
  private func days(_ rows: [CSVRow], _ column: Int) throws(ImportFailure) -> WrittenDays {
    let cells = rows.map { $0[column] }
    if TableLayout.areWithoutYear(cells) { throw ImportFailure(.missingMonth, path) }
    let days = WrittenDays(cells, preferred: context.rota.isDayFirst)
    if let row = rows.first(where: { days.isAmbiguous($0[column]) }) {
      throw ImportFailure(.ambiguousDate(row[column]), path, line: row.number, column: column + 1)
    }
    return days
  }

  // MARK: A month with a column a day

  /// - Parameters:
  ///   - names: how many columns stand before those of the days; the names are in one of them.
  ///   - heads: the rows up to the head.
  private mutating func read(
    _ rows: [CSVRow], days: [(column: Int, day: CivilDay)], names: Int, _ heads: [CSVRow]
  ) throws(ImportFailure) {
    let all = rows.filter { row in
      days.contains { !row[$0.column].isEmpty }
        && !WeekdayNames.areWeekdays(days.map { ($0.day, row[$0.column].trimmedBlanks) })
    }
    let named = (0..<names).first { column in all.contains { !$0[column].isEmpty } }
    let filled = named.map { column in all.filter { !$0[column].isEmpty } } ?? all
    let person = context.rota.person ?? context.ownName
    let (name, nameColumns) = nameReader(filled, columns: names, named ?? 0, person)
    let people = try chosen(names > 0 ? filled.map(name) : [])
    // A second line of a person, such as what was worked in the end; a total.
    for row in all where named.map({ row[$0].isEmpty }) ?? false {
      notes.leave(.row, what: (0..<names).map { row[$0] }.first { !$0.isEmpty } ?? "\(row.number)")
    }
    let taken = filled.filter { people.isEmpty || people.contains(name($0)) }
    leaveColumns(of: taken, heads, taken: Set(days.map(\.column)).union(nameColumns))
    var said: [CivilDay: Set<String>] = [:]
    for row in taken {
      let cells = days.map { (day: $0.day, cell: row[$0.column].trimmedBlanks) }
      // A row that says of a day what one before it says is that once more, such as what was worked beside
      // what was planned: the first holds. Others have both, such as a row of time on call.
      let isRepeated = cells.contains { isSaid($0.cell) && said[$0.day]?.contains($0.cell) == true }
      for (day, cell) in cells {
        notes.read += 1
        if isRepeated, let first = said[day], !cell.isEmpty {
          if !first.contains(cell) { notes.leave(.row, what: day.iso + " " + cell) }
          continue
        }
        if !cell.isEmpty { said[day, default: []].insert(cell) }
        rota.add(codes(cell, on: day, line: row.number), on: day)
      }
    }
  }

  /// How the name of a row is read: from the first column of names, or the one that has the person who is
  /// wanted; from all where her first name has a column of its own.
  private func nameReader(
    _ rows: [CSVRow], columns: Int, _ first: Int, _ person: String?
  ) -> (name: (CSVRow) -> String, columns: Range<Int>) {
    func alone(_ column: Int) -> (name: (CSVRow) -> String, columns: Range<Int>) {
      ({ $0[column] }, column..<column + 1)
    }
    guard let person else { return alone(first) }
    for column in 0..<columns where rows.contains(where: { TableNames.areAlike($0[column], person) }) {
      return alone(column)
    }
    let joined: (CSVRow) -> String = { row in (0..<columns).map { row[$0] }.joined(separator: " ") }
    return rows.contains { TableNames.areAlike(joined($0), person) } ? (joined, 0..<columns) : alone(first)
  }

  /// The codes of a cell; one may have several of a day, such as `M/S`. A dash is no code.
  private func codes(_ cell: String, on day: CivilDay, line: Int) -> [RotaItem] {
    var item = RotaItem(chosen: "shift", day: day, line: line)
    if let spans = WrittenHours.spans(in: cell) { return item.with(spans, context) }
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
      if let span = ClockSpan(written: label) { return item.with([span], context) }
      item.label = label
      // Whether `M/S` is two shifts and `D/O` a day off, those words tell that are known.
      let apart = parts(of: label, at: "/")
      item.parts = apart.count > 1 && areWords(apart) ? apart : []
      return [item]
    }
  }

  /// Whether a cell says more than a dash; what is not decided yet, `?`, is no rest.
  private func isSaid(_ label: String) -> Bool {
    label.contains { $0.isLetter || $0.isNumber || !$0.isASCII || $0 == "?" }
  }

  // MARK: A row a week

  private mutating func read(
    _ rows: [CSVRow], date: Int, days columns: [(column: Int, weekday: Weekday)], names: Int?,
    _ heads: [CSVRow]
  ) throws(ImportFailure) {
    let words = rows.map { row in row[date].split(separator: " ").last.map(String.init) ?? "" }
    let days = WrittenDays(words, preferred: context.rota.isDayFirst)
    if let (row, word) = zip(rows, words).first(where: { days.isAmbiguous($0.1) }) {
      throw ImportFailure(.ambiguousDate(word), path, line: row.number, column: date + 1)
    }
    let people = try chosen(names.map { column in rows.map { $0[column] } } ?? [])
    let taken = rows.filter { row in
      columns.contains { !row[$0.column].isEmpty }
        && names.map { people.isEmpty || people.contains(row[$0]) } ?? true
    }
    leaveColumns(of: taken, heads, taken: Set([date] + columns.map(\.column) + [names].compactMap { $0 }))
    for row in taken {
      guard let start = TableLayout.weekStart(row[date], days) else {
        if row[date].contains(where: \.isNumber) {
          leave(undated: row[date], row, date, saysShift: true)
        } else {
          notes.leave(.row, what: row[date].isEmpty ? "\(row.number)" : row[date])
        }
        continue
      }
      for (column, weekday) in columns {
        notes.read += 1
        let offset = weekday.days(since: start.weekday)
        let day = start.advanced(by: offset)
        rota.add(codes(row[column], on: day, line: row.number), on: day)
      }
    }
  }

  // MARK: A column a role, names in the cells

  private mutating func read(
    _ rows: [CSVRow], date: Int, roles: [(column: Int, name: String)], _ heads: [CSVRow]
  ) throws(ImportFailure) {
    leaveColumns(of: rows, heads, taken: Set([date] + roles.map(\.column)))
    let days = try self.days(rows, date)
    // The same with a column a person, and codes in the cells.
    let cells = rows.flatMap { row in roles.flatMap { TableNames.names(in: row[$0.column]) } }
    let person = context.rota.person ?? TableNames.own(in: roles.map(\.name) + cells, context)
    let (own, names) = try ownColumn(cells, roles, person)
    let near = TableNames.misspelt(names, in: cells)
    for row in rows {
      notes.read += 1
      guard let day = SheetDays.day(row[date], days) else {
        let isOfDay = row[date].contains(where: \.isNumber)
        leave(undated: row[date], row, date, saysShift: isOfDay && roles.contains { !row[$0.column].isEmpty })
        continue
      }
      if let own {
        rota.add(codes(row[own], on: day, line: row.number), on: day)
        continue
      }
      let said = roles.compactMap { role in
        TableNames.remark(in: row[role.column], on: names, near: near).map { role.name + $0 }
      }
      rota.add(said.flatMap { role($0, on: day, line: row.number) }, on: day)
    }
  }

  /// What the head of a column says: one role, whatever signs are in its name, or hours.
  private func role(_ name: String, on day: CivilDay, line: Int) -> [RotaItem] {
    var item = RotaItem(chosen: "shift", day: day, line: line)
    if let spans = WrittenHours.spans(in: name) { return item.with(spans, context) }
    item.label = name
    return [item]
  }

  /// The column of the person who is wanted, or the only one; `nil` where the cells hold names, with hers
  /// among them.
  private mutating func ownColumn(
    _ cells: [String], _ roles: [(column: Int, name: String)], _ person: String?
  ) throws(ImportFailure) -> (column: Int?, names: Set<String>) {
    // Codes are short; who has columns of them has people above these.
    let people = cells.allSatisfy { PlanWord.isCode($0) } ? roles.map(\.name) : TableNames.listed(cells)
    guard let person else {
      if roles.count == 1 { return (roles[0].column, []) }
      throw ImportFailure(.severalPeople(people), path)
    }
    let heads = roles.map(\.name)
    let isHead = !TableNames.meant(by: person, in: heads).isEmpty
    let found = try TableNames.ofOne(person, in: isHead ? heads : cells, people: people, path)
    self.person = isHead ? found[0] : person
    return (isHead ? roles.first { $0.name == found[0] }?.column : nil, Set(found))
  }

  /// The names of rows that are meant; none where there is only one person, or no column of names.
  private mutating func chosen(_ names: [String]) throws(ImportFailure) -> Set<String> {
    let people = TableNames.listed(names)
    guard let person = context.rota.person ?? TableNames.own(in: names, context) else {
      if people.count > 1 { throw ImportFailure(.severalPeople(people), path) }
      // The sheet of somebody else: only she herself says that it is hers.
      if let own = context.ownName, let other = people.first, TableNames.mayBePerson(other) {
        throw ImportFailure(.noPerson(own, people), path)
      }
      return []
    }
    if people.isEmpty { return [] }
    let found = try TableNames.ofOne(person, in: names, people: people, path)
    self.person = found.joined(separator: ", ")
    return Set(found)
  }
}
