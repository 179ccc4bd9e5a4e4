import JournalModel
import JournalReaders

/// Reads a rota from a table: a row a day or a shift, or a month with a column a day.
enum TableRota: ImportReader {
  static let formats: [ImportFormat] = [.csv, .xlsx, .ods]

  /// The format of a source that is a table, or a workbook of tables, one of which is a rota by its heads or
  /// by what stands in it; `nil` for others.
  static func format(of source: ImportSource) throws(ImportFailure) -> ImportFormat? {
    try tables(of: source, start: true).tables.flatMap(\.parts).contains(where: isRota)
      ? RotaTable.format(of: source) : nil
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
  static func subject(of source: ImportSource) throws(ImportFailure) -> TableSubject? {
    let tables = try tables(of: source, start: true).tables
    if let known = tables.lazy.flatMap(\.parts).compactMap(subject).first { return known }
    let isTable = ["csv", "tsv"].contains(MemberName.ending(source.path)) || RotaTable.isWorkbook(source)
    return isTable ? .unknown : nil
  }

  /// What a table is about that is no rota: its heads and cells tell, but a month of shifts is one whatever
  /// else stands in it, such as the telephone numbers of the people.
  private static func subject(_ table: RotaTable) -> TableSubject? {
    guard let subject = RotaEvidence.subject(table.rows) else { return nil }
    if table.laidOut()?.hasDaysAsHeads ?? false, isOfShifts(table) { return nil }
    return subject
  }

  private static func isRota(_ table: RotaTable) -> Bool { subject(table) == nil && isOfShifts(table) }

  private static func isOfShifts(_ rows: [CSVRow], _ columns: [Int]) -> Bool {
    let cells = rows.lazy.flatMap { row in columns.lazy.map { row[$0] } }
    return RotaEvidence.isOfShifts(Array(cells.prefix(RotaEvidence.cellsLookedAt)))
  }

  private static func isOfShifts(_ table: RotaTable) -> Bool {
    guard let layout = table.laidOut() ?? table.ofAnyMonth.laidOut() else { return false }
    let body = layout.body
    switch layout.shape {
    case .rows(let columns):
      guard let code = columns[.code] else { return false }
      return columns[.doubtfulCode] == nil || isOfShifts(body, [code])
    case .grid(let days, _): return isOfShifts(body, days.map(\.column))
    case .weeks(_, let days, _): return isOfShifts(body, days.map(\.column))
    case .roles(_, let roles):
      return isOfShifts(body, roles.map(\.column))
        || roles.contains { ShiftWords.meaning(of: $0.name) != nil || RotaWord.likely($0.name) != nil }
    }
  }

  /// Sheets of one person share at most the days of a week.
  private static let fewestShared = 8

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var (tables, legend) = try tables(of: source)
    let year = context.today.year
    for index in tables.indices { tables[index].years = [year, year + 1, year - 1] }
    tables = RotaTable.dated(tables, from: context.from, of: context.rota.person ?? context.ownName)
    // Who says what its words mean says that it is a rota.
    if context.rota.definitions.isEmpty, !tables.contains(where: isRota),
      let subject = tables.lazy.compactMap(subject).first
    {
      throw ImportFailure(.otherTable(subject), source.path)
    }
    // Of a workbook those sheets that are rotas; where none is for sure, the first that may be one.
    let isFew = tables.count == 1
    let rotas = isFew ? tables : tables.filter(isRota)
    var chosen = rotas.isEmpty ? Array(tables.filter { $0.laidOut() != nil }.prefix(1)) : rotas
    if let person = context.rota.person ?? context.ownName,
      case let names = TableNames.meant(by: person, in: chosen.map(\.name)),
      case let own = chosen.filter({ names.contains($0.name) }), !isFew, !own.isEmpty
    {
      // Of a sheet a person hers.
      chosen = own
    }
    if let open = chosen.first(where: \.isUndated) {
      throw ImportFailure(.missingMonth, source.path, line: open.rows.first?.number ?? 1)
    }
    guard !chosen.isEmpty else {
      throw ImportFailure(tables.first?.flawOfLayout ?? .missingColumn("date"), source.path)
    }
    var reader = SheetReader(path: source.path, context)
    reader.rota.legend = legend
    for table in tables
    where !isFew && !table.rows.isEmpty && !chosen.contains(where: { $0.name == table.name }) {
      reader.notes.leave(.sheet, what: table.name)
    }
    for table in chosen {
      let (known, days) = (reader.rota.items.count, Set(reader.rota.items.map(\.day)))
      do throws(ImportFailure) { try reader.read(table) } catch {
        // A sheet whose values were not kept seems to have neither days nor people.
        if let found = table.flaws.first(where: { $0.flaw == .noValue }) {
          throw ImportFailure(found.flaw, source.path, line: found.row)
        }
        throw error
      }
      let shared = Set(reader.rota.items[known...].map(\.day)).intersection(days)
      // A sheet a person: nobody works what two of them say.
      guard shared.count < fewestShared || reader.person != nil else {
        throw ImportFailure(.severalPeople(chosen.map(\.name)), source.path)
      }
    }
    // Days and names without one word under them: the answer must not be that there is nothing new.
    guard reader.notes.read > 0 || !reader.notes.left.byReason.isEmpty else {
      throw ImportFailure(.noShifts, source.path)
    }
    reader.rota.person = reader.person
    if let first = reader.rota.items.map(\.day).min() {
      for index in legend.indices {
        reader.rota.legend[index].spans = legend[index].spans.map { span in
          let (start, end) = context.told(span, on: first)
          return ClockSpan(start: start.time, end: end.time)
        }
      }
    }
    reader.rota.items = CalendarRota.joinedAtMidnight(reader.rota.items)
    var content = ImportContent()
    (content.rota, content.notes) = (reader.rota, reader.notes)
    return content
  }
}
