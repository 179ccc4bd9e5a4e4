import JournalExchange
import JournalModel
import JournalReaders
import JournalText

/// How the table of a rota is laid out, by its header.
struct TableLayout {
  /// Where what stands in a table with a row a day or a shift.
  struct Columns {
    var date: Int?
    var code: Int?
    var start: Int?
    var end: Int?
    /// The last day of what takes several, where that is not in ``end``.
    var endDay: Int?
    var hours: Int?
    var person: Int?
  }

  enum Shape {
    case rows(Columns)
    /// A column a day, and how many columns stand before these.
    case grid(days: [(column: Int, day: CivilDay)], names: Int)
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
    for (index, row) in rows.prefix(12).enumerated() {
      let titles = rows.prefix(index).flatMap(\.cells) + [MemberName.stem(name)]
      if let grid = TableLayout.grid(row, titles: titles) {
        (shape, headerRow) = (grid, row.number)
        return
      }
      if let found = TableLayout.columns(row, rows: Array(rows.dropFirst(index + 1))) {
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
    for (index, cell) in header.cells.enumerated() {
      let cell = cell.trimmedBlanks
      if isOne(cell, of: "date day jour datum tag fecha dia shiftdate startdate datedebut") {
        columns.date = columns.date ?? index
      } else if isOne(
        cell,
        of:
          "code shift poste horaire dienst schicht type activite activity service label libelle title summary subject shifttype typedeposte codehoraire vacation"
      ) {
        columns.code = columns.code ?? index
      } else if isOne(
        cell,
        of:
          "start starttime starts begin debut heuredebut heurededebut beginn von from de startdatetime inicio"
      ) {
        columns.start = columns.start ?? index
      } else if isOne(
        cell, of: "end endtime ends finish fin heurefin heuredefin ende bis until to a enddatetime")
      {
        columns.end = columns.end ?? index
      } else if isOne(cell, of: "enddate datefin datedefin enddatum fechafin") {
        columns.endDay = columns.endDay ?? index
      } else if isOne(cell, of: "hours heures horaires stunden zeiten times plage") {
        columns.hours = columns.hours ?? index
      } else if isOne(
        cell,
        of: "name nom agent person personne employee employe mitarbeiter staff nurse infirmier infirmiere")
      {
        columns.person = columns.person ?? index
      } else if !cell.isEmpty,
        !isOne(
          cell,
          of:
            "weekday joursemaine note notes comment commentaire remarque duree duration break pause total"
        )
      {
        others.append((index, cell))
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

  /// So many days in a row make a header of days.
  private static let fewestDays = 5

  /// A row of days: dates, days of a month without their year, or numbers.
  private static func grid(_ header: CSVRow, titles: [String]) -> Shape? {
    guard
      let days = dates(header) ?? daysOfMonths(header, titles: titles) ?? numbers(header, titles: titles),
      let first = days.first
    else { return nil }
    return .grid(days: days, names: first.column)
  }

  private static func dates(_ header: CSVRow) -> [(column: Int, day: CivilDay)]? {
    let dated = header.cells.enumerated().compactMap { index, cell in
      WrittenDays([cell], preferred: true).day(cell).map { (column: index, day: $0) }
    }
    guard dated.count >= fewestDays, dated.count * 2 > header.cells.count else { return nil }
    let days = WrittenDays(header.cells)
    let exact = dated.compactMap { found in
      days.day(header[found.column]).map { (column: found.column, day: $0) }
    }
    return exact.isEmpty ? dated : exact
  }

  /// `01/12`, `mar. 02/12`: days that follow one another in one of the two orders, the year in a title.
  private static func daysOfMonths(
    _ header: CSVRow, titles: [String]
  ) -> [(column: Int, day: CivilDay)]? {
    let pairs = header.cells.enumerated().compactMap { index, cell -> (column: Int, numbers: [Int])? in
      let numbers = cell.utf8.count > 16 ? [] : cell.split { !$0.isNumber }.compactMap { Int($0) }
      return numbers.count == 2 ? (index, numbers) : nil
    }
    guard pairs.count >= fewestDays, let year = titles.reversed().lazy.compactMap(MonthName.year).first
    else { return nil }
    for isDayFirst in [true, false] {
      let days = pairs.compactMap { pair in
        CivilDay(
          year: year, month: pair.numbers[isDayFirst ? 1 : 0], day: pair.numbers[isDayFirst ? 0 : 1]
        ).map { (column: pair.column, day: $0) }
      }
      let following = zip(days, days.dropFirst()).allSatisfy { $0.day.days(until: $1.day) == 1 }
      if days.count == pairs.count, following { return days }
    }
    return nil
  }

  /// `1`, `01`, `L 1`, `Mon 1` and so on from any day of a month, which a title tells, or the day on which
  /// the table begins.
  private static func numbers(_ header: CSVRow, titles: [String]) -> [(column: Int, day: CivilDay)]? {
    var numbers: [(column: Int, number: Int)] = []
    for (index, cell) in header.cells.enumerated() {
      let digits = cell.utf8.count > 12 ? [] : cell.split { !$0.isNumber }
      guard digits.count == 1, let number = Int(digits[0]), (1...31).contains(number) else { continue }
      let isNext = numbers.last.map { number == $0.number + 1 || number == 1 && $0.number >= 28 } ?? true
      if isNext {
        numbers.append((index, number))
      } else if numbers.count < fewestDays {
        numbers = [(index, number)]
      }
    }
    guard numbers.count >= fewestDays else { return nil }
    for title in titles.reversed() {
      guard let first = MonthName.day(numbers[0].number, in: title) else { continue }
      let days = numbers.enumerated().map { offset, found in
        (column: found.column, day: first.advanced(by: offset), number: found.number)
      }
      // A table of 31 columns serves for the shorter months, too.
      let fitting = days.prefix { $0.day.day == $0.number }
      let isMonth = first.day == 1 && numbers.count <= 31
      if fitting.count == days.count || isMonth && fitting.count >= 28 {
        return fitting.map { ($0.column, $0.day) }
      }
    }
    return nil
  }
}

/// A month in a title or a file's name: `2026-12`, `12-2026`, `décembre 2026`, `Dec_2026`; or the day with
/// which a table begins: `2026-11-30`, `30.11.2026`, `20261130`.
enum MonthName {
  private static let years = 2000...2100

  /// A year in a text.
  static func year(in text: String) -> Int? {
    for digits in text.split(whereSeparator: { !$0.isNumber }) where [4, 6, 8].contains(digits.utf8.count) {
      if let year = Int(digits.prefix(4)), years.contains(year) { return year }
    }
    return month(in: text)?.year
  }

  /// The day with a number that a text names, or that its month has.
  static func day(_ number: Int, in text: String) -> CivilDay? {
    let words = Folding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    for (index, word) in words.enumerated() {
      if word.utf8.count == 8, let digits = Int(word), years.contains(digits / 10_000),
        let day = CivilDay(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100),
        day.day == number
      {
        return day
      }
      guard index + 2 < words.count else { continue }
      let parts = words[index...(index + 2)].map { Int($0) }
      let found: [CivilDay?] =
        switch (parts[0], parts[1], parts[2]) {
        case (let year?, let month?, let day?) where years.contains(year):
          [CivilDay(year: year, month: month, day: day)]
        case (let first?, let second?, let year?) where years.contains(year):
          [
            CivilDay(year: year, month: second, day: first), CivilDay(year: year, month: first, day: second),
          ]
        case (let day?, nil, let year?) where years.contains(year):
          [WrittenDate("\(day) \(words[index + 1]) \(year)")?.day]
        default: []
        }
      if let day = found.compactMap({ $0 }).first(where: { $0.day == number }) { return day }
    }
    return month(in: text).flatMap { CivilDay(year: $0.year, month: $0.month, day: number) }
  }

  static func month(in text: String) -> (year: Int, month: Int)? {
    let words = Folding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var numbers: [Int] = []
    for (index, word) in words.enumerated() {
      if let number = Int(word), word.utf8.count == 6, let found = valid(number / 100, number % 100) {
        return found
      }
      if let number = Int(word) {
        numbers.append(number)
        continue
      }
      let neighbours = [index + 1, index - 1].filter { words.indices.contains($0) }.map { words[$0] }
      for year in neighbours.compactMap({ Int($0) }) where years.contains(year) {
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
    years.contains(year) && (1...12).contains(month) ? (year, month) : nil
  }
}
