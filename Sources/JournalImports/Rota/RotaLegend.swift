import JournalModel
import JournalReaders

/// What tables say themselves about their codes: `J = 07h00-19h30 ; N = nuit 19h00-07h30 ; R = repos` in a
/// cell, or a code and its hours in cells beside one another, aside or beneath what the table is about.
struct RotaLegend {
  private(set) var definitions: [ShiftTable.Definition] = []
  /// How often each code stands in the tables: what explains codes explains those of the table.
  private var counts: [String: Int] = [:]

  /// Takes the legends out of tables, so that nothing of them is read as a day, a name or hours; of a sheet
  /// that is one and nothing else no row is left.
  static func take(from tables: inout [RotaTable]) -> [ShiftTable.Definition] {
    var legend = RotaLegend()
    for index in tables.indices {
      for row in tables[index].rows.indices {
        let cells = tables[index].rows[row].cells
        for (column, cell) in cells.enumerated() {
          let text = cell.trimmedBlanks
          guard isCode(text) else { continue }
          legend.counts[ImportedRota.literal(text), default: 0] += 1
          if cell.contains("*") { tables[index].rows[row].cells[column] = ImportedRota.literal(cell) }
        }
      }
    }
    for index in tables.indices {
      let known = legend.definitions.count
      legend.takeCells(&tables[index].rows)
      legend.takeColumns(&tables[index].rows)
      if legend.definitions.count > known, tables.count > 1, tables[index].laidOut() == nil {
        tables[index].rows = []
      }
    }
    return legend.definitions
  }

  private static func isCode(_ text: String) -> Bool {
    guard text.utf8.count <= 16, PlanWord.isCode(text) else { return false }
    // Millions of cells are asked, most of which begin with a letter of ASCII.
    let first = text.utf8.first.map { $0 | 0x20 } ?? 0
    return 0x61...0x7A ~= first || text.contains(where: \.isLetter)
  }

  /// Adds what is not said yet: each sheet of a workbook may have the same legend.
  private mutating func add(_ found: [ShiftTable.Definition]) {
    definitions += found.filter { !definitions.contains($0) }
  }

  // MARK: In a cell

  private mutating func takeCells(_ rows: inout [CSVRow]) {
    for index in rows.indices {
      for (column, cell) in rows[index].cells.enumerated() {
        let found = definitions(in: cell)
        guard !found.isEmpty else { continue }
        add(found)
        rows[index].cells[column] = ""
      }
    }
    rows.removeAll(where: RotaLegend.isEmpty)
  }

  private func definitions(in cell: String) -> [ShiftTable.Definition] {
    guard cell.utf8.count < 2_000, cell.utf8.contains(where: { $0 == 0x3D || $0 == 0x3A }) else { return [] }
    let parts = cell.split { ";|\n".contains($0) }
    let listed = (parts.count > 1 ? parts : cell.split(separator: ",")).compactMap {
      RotaLegend.definition(String($0))
    }
    let signs = cell.utf8.count { $0 == 0x3D }
    let found =
      listed.isEmpty && signs == 0
      ? withHours(parts.count > 1 ? parts : cell.split(separator: ","))
      : listed.count < signs && parts.count == 1 ? RotaLegend.definitions(atSigns: cell) : listed
    // One alone can be anything, but for a code of the table: `8: 07:00-15:00` is a row of something else.
    let isOne = found.count > 1 || cell.contains("=") || found.contains { counts[$0.word.name] != nil }
    return isOne ? found : []
  }

  /// `F 06:00-14:12, S 13:30-21:42`: codes of the table, each with its hours behind it, the last perhaps with
  /// the break of all.
  private func withHours(_ parts: [Substring]) -> [ShiftTable.Definition] {
    var parts = parts.map { $0.trimmedBlanks }
    var pause = 0
    if let last = parts.last, let (said, minutes) = RotaLegend.withoutBreak(last) {
      (parts[parts.count - 1], pause) = (said, minutes)
    }
    let found = parts.compactMap { part -> ShiftTable.Definition? in
      guard let blank = part.firstIndex(of: " "), counts[String(part[..<blank])] != nil else { return nil }
      var found = RotaLegend.definition(of: String(part[..<blank]), part[blank...].trimmedBlanks)
      if pause > 0, found?.meaning?.isShift == true { found?.breakMinutes = pause }
      return found?.spans.isEmpty == false ? found : nil
    }
    return found.count == parts.count && found.count > 1 ? found : []
  }

  /// `J=7h-19h N=19h-7h`: what parts them is the next code alone.
  private static func definitions(atSigns cell: String) -> [ShiftTable.Definition] {
    let pieces = cell.split(separator: "=", omittingEmptySubsequences: false).map { piece in
      piece.split { $0 == " " || $0 == "," }
    }
    return pieces.indices.dropLast().compactMap { index in
      let said = pieces[index + 1].dropLast(index + 2 < pieces.count ? 1 : 0)
      return definition(of: String(pieces[index].last ?? ""), said.joined(separator: " "))
    }
  }

  private static func definition(_ text: String) -> ShiftTable.Definition? {
    guard let sign = text.firstIndex(of: "=") ?? text.firstIndex(of: ":") else { return nil }
    // `Legend: J`
    let word = text[..<sign].split(separator: ":").last.map(\.trimmedBlanks) ?? ""
    return definition(of: word, text[text.index(after: sign)...].trimmedBlanks)
  }

  private static func definition(of word: String, _ said: String) -> ShiftTable.Definition? {
    guard isCode(word), let type = ShiftType(named: word) else { return nil }
    if let (said, minutes) = withoutBreak(said), var found = definition(of: word, said) {
      found.breakMinutes = minutes
      return found
    }
    if let spans = WrittenHours.spans(in: said) {
      return ShiftTable.Definition(word: type, meaning: RotaWord.meaning(of: word, spans), spans: spans)
    }
    if let definition = ShiftTable.Definition(word: type, meaning: said) { return definition }
    let digit = said.firstIndex(where: \.isNumber) ?? said.endIndex
    let hours = String(said[digit...]).replacing("/", with: ",")
    guard
      let (name, spans) = WrittenHours.split(said)
        ?? ClockSpan.list(said: hours, mayLastADay: true).map({ (String(said[..<digit]), $0) })
    else { return RotaWord.likelyDayOff(said).map { ShiftTable.Definition(word: type, meaning: $0) } }
    let meaning = ShiftMeaning(named: name) ?? RotaWord.likely(name) ?? RotaWord.meaning(of: word, spans)
    return ShiftTable.Definition(word: type, meaning: meaning, spans: spans)
  }

  /// `07h30-19h45 (pause 30 min)` without the break in brackets, and its minutes; `nil` without a break.
  private static func withoutBreak(_ said: String) -> (said: String, minutes: Int)? {
    guard said.last == ")", let start = said.lastIndex(of: "("),
      case let inner = said[said.index(after: start)...].dropLast(), TableWords.isPause(String(inner)),
      let minutes = TableNumber.minutes(ofBreak: String(inner.drop { !$0.isNumber }.prefix { $0 != " " }))
    else { return nil }
    return (said[..<start].trimmedBlanks, minutes)
  }

  /// What a code means by a name beside it, `Jour 12h`, `Repos hebdomadaire`: its rows have the hours.
  static func meaning(of word: String, _ name: String) -> ShiftTable.Definition? {
    guard let type = ShiftType(named: word), name.utf8.count <= 200 else { return nil }
    let meaning =
      ShiftMeaning(named: name) ?? definition(of: word, name)?.meaning ?? RotaWord.likely(name)
      ?? name.split(separator: " ").lazy.compactMap { ShiftMeaning(named: String($0)) }.first
    return meaning.map { ShiftTable.Definition(word: type, meaning: $0) }
  }

  // MARK: In columns

  /// Wider tables have no legend in columns of their own; a code has so many cells behind it.
  private static let (widest, longest) = (400, 4)

  /// Takes codes that stand below one another, each with what it means in the cells behind it. They are a
  /// legend where each stands there once, most stand elsewhere, too, and their rows tell of no day.
  private mutating func takeColumns(_ rows: inout [CSVRow]) {
    let width = rows.lazy.map(\.count).max() ?? 0
    guard width <= RotaLegend.widest else { return }
    for column in 0..<width {
      var start = 0
      while start < rows.count {
        guard column + 1 < rows[start].count, RotaLegend.isCode(rows[start][column]),
          RotaLegend.said(rows[start], column).contains(where: RotaLegend.mayDefine)
        else {
          start += 1
          continue
        }
        let pause = RotaLegend.pause(rows[max(0, start - 2)..<start], column)
        var found: [ShiftTable.Definition] = []
        while start + found.count < rows.count,
          let definition = RotaLegend.line(rows[start + found.count], column, pause)
        {
          found.append(definition)
        }
        let end = start + found.count
        let hasHead = rows[max(0, start - 2)..<start].contains {
          TableWords.has("legend", TableWords.folded($0[column]))
        }
        if isLegend(found, rows, start, end, column, hasHead: hasHead) {
          add(found)
          for index in start..<end {
            if let pause, pause < rows[index].count { rows[index].cells[pause] = "" }
            RotaLegend.clear(&rows[index], from: column)
          }
          for index in stride(from: start - 1, through: max(0, start - 2), by: -1)
          where TableWords.has("legend", TableWords.folded(rows[index][column])) {
            if let pause, TableWords.isPause(rows[index][pause]) { rows[index].cells[pause] = "" }
            RotaLegend.clear(&rows[index], from: column)
          }
        }
        start = max(end, start + 1)
      }
    }
    rows.removeAll(where: RotaLegend.isEmpty)
  }

  /// The column of unpaid minutes behind that of the codes, where a head above it says so.
  private static func pause(_ above: ArraySlice<CSVRow>, _ column: Int) -> Int? {
    let columns = column + 1...column + longest + 2
    return above.reversed().lazy.compactMap { row in columns.first { TableWords.isPause(row[$0]) } }.first
  }

  /// What the cells behind one say, without the minutes of a break.
  private static func said(_ row: CSVRow, _ column: Int, _ pause: Int? = nil) -> [String] {
    let cells = (column + 1...column + longest).map { index in
      (cell: row[index], isBreak: index == pause && TableNumber.minutes(ofBreak: row[index]) != nil)
    }
    return cells.filter { !$0.isBreak }.map(\.cell).prefix { !$0.isEmpty }.map { $0 }
  }

  /// The code in a cell, with what the cells behind it say: a meaning, hours, or a start, an end and a word.
  private static func line(_ row: CSVRow, _ column: Int, _ pause: Int?) -> ShiftTable.Definition? {
    guard column < row.count, isCode(row[column]) else { return nil }
    var said = said(row, column, pause)
    let times = said.map { SheetDays.time(fraction: $0)?.iso }
    for index in times.indices.dropLast() {
      if let start = times[index], let end = times[index + 1] {
        (said[index], said[index + 1]) = (String(start.prefix(5)), String(end.prefix(5)))
      }
    }
    guard said.allSatisfy({ $0.utf8.count <= 200 }), said.contains(where: mayDefine) else { return nil }
    if let start = said.indices.dropLast().first(where: { index in
      said[index...(index + 1)].allSatisfy { ClockTime(written: $0) != nil }
    }) {
      said.replaceSubrange(start...(start + 1), with: [said[start] + "-" + said[start + 1]])
    }
    // What stands behind hours is a break, how long the work is, a word or a remark.
    var minutes = pause.flatMap { TableNumber.minutes(ofBreak: row[$0]) }
    func hours(_ cell: String) -> [ClockSpan]? {
      WrittenHours.spans(in: cell) ?? WrittenHours.split(cell)?.spans
    }
    if let index = said.firstIndex(where: { hours($0) != nil }) {
      let gross = hours(said[index])?.reduce(0) { $0 + $1.minutes } ?? 0
      let behind = said.dropFirst(index + 1)
      minutes =
        minutes ?? behind.lazy.compactMap { TableNumber.unpaid($0, of: gross) }.first
        ?? behind.lazy.compactMap(pauseSaid).first
      let word = behind.first { ShiftMeaning(named: $0) != nil || RotaWord.likely($0) != nil }
      said = (index == 0 ? [word].compactMap { $0 } : []) + said[...index]
    }
    var found = definition(of: row[column], said.joined(separator: " "))
    // Beside `Spät` the `Nacht` of the next day is no meaning: a word of a shift gets hours alone.
    guard ShiftWords.meaning(of: row[column]) == nil || found?.spans.isEmpty == false else { return nil }
    if let minutes, found?.spans.isEmpty == false { found?.breakMinutes = minutes }
    return found
  }

  /// `Pause 30`, `30 min break`: the minutes of a break in a cell that says so itself.
  private static func pauseSaid(_ cell: String) -> Int? {
    guard TableWords.isPause(cell) else { return nil }
    let words = cell.split(whereSeparator: \.isWhitespace).map(String.init)
    return SaidBreak(Array(words.drop { !($0.first?.isNumber ?? false) }.prefix(2)))?.minutes
  }

  /// Whether a cell can be a part of a meaning: a word, or hours. Most cells of a month are codes, which have
  /// no more than two letters together.
  private static func mayDefine(_ cell: String) -> Bool {
    var (letters, longest, hasDigit, hasSign) = (0, 0, false, false)
    for byte in cell.utf8 {
      if byte > 0x7F { return true }
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      letters = isLetter ? letters + 1 : 0
      longest = max(longest, letters)
      hasDigit = hasDigit || byte &- 0x30 < 10
      hasSign = hasSign || byte | 0x20 == UInt8(ascii: "h") || !isLetter && byte &- 0x30 >= 10
    }
    return longest > 2 || hasDigit && (hasSign || cell.utf8.first.map { $0 &- 0x30 < 10 } == true)
  }

  private func isLegend(
    _ found: [ShiftTable.Definition], _ rows: [CSVRow], _ start: Int, _ end: Int, _ column: Int, hasHead: Bool
  ) -> Bool {
    let words = found.map(\.word.name)
    // It may explain codes that nobody has this month; one line alone has hours, and nothing beside it.
    let used = words.count(where: { counts[$0] ?? 0 > 1 })
    guard used > 0, Set(words).count == words.count,
      found.count > 1 || RotaLegend.isAlone(found[0], rows[end - 1], column, in: rows),
      hasHead || found.contains(where: { !$0.spans.isEmpty }) || used * 2 >= words.count
    else { return false }
    // A row of a day says its hours behind its code, too; in a row of a person codes stand before and behind,
    // without a head for those that are explained.
    return rows[start..<end].allSatisfy { row in
      guard row.cells.dropFirst(column + 1).count(where: RotaLegend.isCode) <= 2 * RotaLegend.longest else {
        return false
      }
      return column == 0 || row[column - 1].isEmpty
        || (hasHead || !RotaLegend.isCode(row[column - 1]))
          && !row.cells.prefix(column).contains { SheetDays.isDay($0.trimmedBlanks) }
    }
  }

  /// Whether a line with hours has a row for itself, and its code stands in another column, too: a person
  /// with one shift has none.
  private static func isAlone(
    _ found: ShiftTable.Definition, _ row: CSVRow, _ column: Int, in rows: [CSVRow]
  ) -> Bool {
    let beside = row.cells.prefix(column) + row.cells.dropFirst(column + 1 + longest)
    return !found.spans.isEmpty && beside.allSatisfy { $0.trimmedBlanks.isEmpty }
      && rows.contains { row in
        row.cells.indices.contains { $0 != column && row[$0] == found.word.name }
      }
  }

  private static func clear(_ row: inout CSVRow, from column: Int) {
    for index in column...column + longest where index < row.count {
      if row[index].isEmpty { break }
      row.cells[index] = ""
    }
  }

  private static func isEmpty(_ row: CSVRow) -> Bool { row.cells.allSatisfy { $0.trimmedBlanks.isEmpty } }
}
