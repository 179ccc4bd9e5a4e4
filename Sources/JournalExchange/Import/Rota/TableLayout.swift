import JournalModel

/// How the table of a rota is laid out, by its header.
struct TableLayout {
  /// Where what stands in a table with a row a day or a shift.
  struct Columns {
    var date: Int?
    var code: Int?
    var start: Int?
    var end: Int?
    var hours: Int?
    var person: Int?
  }

  enum Shape {
    case rows(Columns)
    /// A column a day; the column of names.
    case grid(days: [(column: Int, day: CivilDay)], names: Int?)
    /// The column of days; a column a role, with names in its cells.
    case roles(date: Int, roles: [(column: Int, name: String)])
  }

  let shape: Shape
  /// The number of the header's row; 0 where there is none.
  let headerRow: Int

  /// Finds the header among the first rows; `nil` where the table is no rota.
  ///
  /// - Parameter name: the file's name, which may tell the month of a grid.
  init?(_ rows: [CSVRow], name: String) {
    for (place, row) in rows.prefix(12).enumerated() {
      let titles = rows.prefix(place).flatMap(\.cells) + [MemberName.stem(name)]
      if let grid = TableLayout.grid(row, titles: titles) {
        (shape, headerRow) = (grid, row.number)
        return
      }
      if let found = TableLayout.columns(row, rows: Array(rows.dropFirst(place + 1))) {
        (shape, headerRow) = (found, row.number)
        return
      }
    }
    // Without a header: a day and a code in the first two columns.
    guard let first = rows.first, first.cells.count >= 2, WrittenDate(first[0]) != nil, !first[1].isEmpty
    else { return nil }
    var columns = Columns(date: 0, code: 1)
    if first.cells.count >= 4, ClockTime(written: first[2]) != nil { (columns.start, columns.end) = (2, 3) }
    (shape, headerRow) = (.rows(columns), 0)
  }

  // MARK: Rows

  private static func isOne(_ cell: String, of words: String) -> Bool {
    let folded = Folding.folded(cell).filter { $0.isLetter || $0.isNumber }
    return words.split(separator: " ").contains { folded == $0 }
  }

  private static func columns(_ header: CSVRow, rows: [CSVRow]) -> Shape? {
    var columns = Columns()
    var others: [(column: Int, name: String)] = []
    for (place, cell) in header.cells.enumerated() {
      let cell = cell.trimmedBlanks
      if isOne(cell, of: "date day jour datum tag fecha dia shiftdate startdate datedebut") {
        columns.date = columns.date ?? place
      } else if isOne(
        cell,
        of:
          "code shift poste horaire dienst schicht type activite activity service label libelle title summary subject shifttype typedeposte codehoraire vacation"
      ) {
        columns.code = columns.code ?? place
      } else if isOne(
        cell,
        of:
          "start starttime starts begin debut heuredebut heurededebut beginn von from de startdatetime inicio"
      ) {
        columns.start = columns.start ?? place
      } else if isOne(
        cell, of: "end endtime ends finish fin heurefin heuredefin ende bis until to a enddatetime")
      {
        columns.end = columns.end ?? place
      } else if isOne(cell, of: "hours heures horaires stunden zeiten times plage") {
        columns.hours = columns.hours ?? place
      } else if isOne(
        cell,
        of: "name nom agent person personne employee employe mitarbeiter staff nurse infirmier infirmiere")
      {
        columns.person = columns.person ?? place
      } else if !cell.isEmpty,
        !isOne(
          cell,
          of:
            "weekday joursemaine note notes comment commentaire remarque enddate duree duration break pause total"
        )
      {
        others.append((place, cell))
      }
    }
    if columns.date == nil, let start = columns.start, columns.end != nil {
      // Both moments have their days.
      guard
        rows.prefix(20).contains(where: {
          WrittenDays([$0[start]], preferred: true).moment($0[start])?.time != nil
        })
      else {
        return nil
      }
      return .rows(columns)
    }
    guard let date = columns.date else { return nil }
    if columns.code != nil || columns.hours != nil || columns.start != nil && columns.end != nil {
      return .rows(columns)
    }
    return others.isEmpty ? nil : .roles(date: date, roles: others)
  }

  // MARK: Grids

  /// A row of days: the numbers from 1 on, or dates.
  private static func grid(_ header: CSVRow, titles: [String]) -> Shape? {
    let dated = header.cells.enumerated().compactMap { place, cell in
      WrittenDays([cell], preferred: true).day(cell).map { (column: place, day: $0) }
    }
    if dated.count >= 5, dated.count * 2 > header.cells.count {
      let days = WrittenDays(header.cells)
      let exact = dated.compactMap { found in
        days.day(header[found.column]).map { (column: found.column, day: $0) }
      }
      return .grid(days: exact.isEmpty ? dated : exact, names: names(before: dated[0].column))
    }
    var numbers: [(column: Int, number: Int)] = []
    for (place, cell) in header.cells.enumerated() {
      // `1`, `01`, `L 1`, `Mon 1`.
      let digits = cell.trimmedBlanks.split { !$0.isNumber }
      guard digits.count == 1, let number = Int(digits[0]), number == numbers.count + 1, cell.utf8.count <= 12
      else { continue }
      numbers.append((place, number))
    }
    guard numbers.count >= 28, numbers.count <= 31 else { return nil }
    for title in titles.reversed() {
      guard let month = MonthName.month(in: title),
        CivilDay.length(ofMonth: month.month, year: month.year) <= 31
      else { continue }
      let days = numbers.compactMap { found in
        CivilDay(year: month.year, month: month.month, day: found.number).map {
          (column: found.column, day: $0)
        }
      }
      return .grid(days: days, names: names(before: numbers[0].column))
    }
    return nil
  }

  private static func names(before column: Int) -> Int? { column > 0 ? 0 : nil }
}

/// A month in a title or a file's name: `2026-12`, `12-2026`, `décembre 2026`, `Dec_2026`.
enum MonthName {
  static func month(in text: String) -> (year: Int, month: Int)? {
    let words = Folding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var numbers: [Int] = []
    for (place, word) in words.enumerated() {
      if let number = Int(word), word.utf8.count == 6, let found = valid(number / 100, number % 100) {
        return found
      }
      if let number = Int(word) {
        numbers.append(number)
        continue
      }
      let neighbours = [place + 1, place - 1].filter { words.indices.contains($0) }.map { words[$0] }
      for year in neighbours.compactMap({ Int($0) }) where (2000...2100).contains(year) {
        // A month by its name: read as the first of it.
        if let day = WrittenDate("1 \(word) \(year)")?.day { return (day.year, day.month) }
      }
    }
    for (first, second) in zip(numbers, numbers.dropFirst()) {
      if let found = valid(first, second) ?? valid(second, first) { return found }
    }
    return nil
  }

  private static func valid(_ year: Int, _ month: Int) -> (year: Int, month: Int)? {
    (2000...2100).contains(year) && (1...12).contains(month) ? (year, month) : nil
  }
}
