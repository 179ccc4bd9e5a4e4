import JournalModel
import JournalReaders

/// How the table of a rota is laid out, by its header.
struct TableLayout {
  enum Shape {
    case rows(RowColumns)
    /// A column a day, and how many columns stand before these.
    case grid(days: [(column: Int, day: CivilDay)], names: Int)
    /// A row a week, whose day stands in a column, and a column a day of the week; perhaps one of names.
    case weeks(date: Int, days: [(column: Int, weekday: Weekday)], names: Int?)
    /// The column of days; a column a role, with names in its cells.
    case roles(date: Int, roles: [(column: Int, name: String)])
  }

  let shape: Shape
  /// Whether its head is days: no other table than a rota has a column a day and words in the cells.
  var hasDaysAsHeads: Bool {
    switch shape {
    case .grid, .weeks: true
    case .rows, .roles: false
    }
  }
  /// The rows down to the header, none without one, and those below it.
  let heads, body: [CSVRow]

  /// Finds the header among the first rows; `nil` where the table is no rota.
  ///
  /// - Parameters:
  ///   - titles: names of the file and the like, which may tell the month of a grid.
  ///   - years: those that a day without its year can be of, where its day of the week tells which.
  ///   - isTurned: whether only grids of days are looked for.
  init?(_ rows: [CSVRow], titles: [String], years: [Int] = [], isTurned: Bool = false) {
    for (index, row) in rows.prefix(12).enumerated() {
      // A title may stand in several cells, or at the head of the names.
      let above = rows.prefix(index).flatMap { row in
        [row.cells.prefix(8).joined(separator: " ")] + row.cells
      }
      let titles = above + titles + (isTurned ? row.cells : Array(row.cells.prefix(1)))
      let beside = [index + 1, index - 1].filter(rows.indices.contains).map { rows[$0].cells }
      let grid = TableLayout.grid(row, titles: titles, years: years, beside: beside)
      if isTurned, grid == nil { continue }
      let below = Array(rows.dropFirst(index + 1))
      if let shape = grid ?? TableLayout.weeks(row, rows: below) ?? TableLayout.columns(row, rows: below) {
        (self.shape, heads, body) = (shape, Array(rows.prefix(index + 1)), below)
        return
      }
    }
    guard !isTurned, let columns = RowColumns(withoutHeader: rows) else { return nil }
    (shape, heads, body) = (.rows(columns), [], rows)
  }

  // MARK: Weeks

  /// A header of days of the week, and a column of days before it: `w/c, Mon, Tue, …`.
  private static func weeks(_ header: CSVRow, rows: [CSVRow]) -> Shape? {
    let days = WeekdayNames.days(of: header)
    guard days.count >= fewestDays, Set(days.map(\.weekday)).count == days.count, let first = days.first
    else {
      return nil
    }
    let date = (0..<first.column).first { column in
      let cells = rows.prefix(60).map { $0[column] }.filter { !$0.isEmpty }
      let reader = WrittenDays(cells, preferred: true)
      return !cells.isEmpty && cells.count { weekStart($0, reader) != nil } * 2 > cells.count
    }
    guard let date else { return nil }
    let names = (0..<first.column).first { column in
      column != date
        && (TableWords.isPerson(header[column])
          || rows.prefix(60).contains { row in
            TableNames.mayBePerson(row[column])
          })
    }
    return .weeks(date: date, days: days, names: names)
  }

  /// The day of a week: a day, perhaps with words before it (`w/c 30/11/2026`).
  static func weekStart(_ cell: String, _ days: WrittenDays) -> CivilDay? {
    let words = cell.split(separator: " ")
    return SheetDays.day(cell, days) ?? words.lazy.compactMap { days.day(String($0)) }.first
  }

  // MARK: Rows and roles

  /// Columns of what a row says of its day; else columns of roles beside one of days.
  private static func columns(_ header: CSVRow, rows: [CSVRow]) -> Shape? {
    guard let columns = RowColumns(header, rows: rows) else { return nil }
    if columns.haveShifts { return .rows(columns) }
    let dates = WrittenDays(rows.prefix(60).map { $0[columns.date] }, preferred: true)
    let days = rows.prefix(60).compactMap { row in
      SheetDays.day(row[columns.date], dates).map { ($0, row) }
    }
    let roles = columns.others.filter { other in
      !TableWords.isHead(other.name, of: "remark")
        && !WeekdayNames.areWeekdays(days.map { ($0, $1[other.column]) })
    }
    // Where no cell is a day, a month of people in columns may still be one.
    guard !roles.isEmpty, !days.isEmpty else { return nil }
    return .roles(date: columns.date, roles: roles)
  }

  // MARK: Grids

  /// The fewest cells with a day, one after the other, that make a row a header of days.
  private static let fewestDays = 5
  /// Fewest whole dates in a row that make a header.
  private static let fewestDates = 3

  static func isHead(_ row: CSVRow) -> Bool {
    dates(row) != nil || daysOfMonths(row.cells, titles: ["2024"]) != nil
      || numbers(row).count >= fewestDays && numbers(row).count * 2 > row.count
  }

  /// A row of days: dates, days of a month without their year, or numbers.
  ///
  /// - Parameter beside: the rows below and above it, which may say the days of the week.
  private static func grid(
    _ header: CSVRow, titles: [String], years: [Int], beside: [[String]]
  ) -> Shape? {
    guard
      let days = dates(header)
        ?? daysOfMonths(header.cells, titles: titles, years: years, beside: beside)
        ?? numbers(header, titles: titles, beside: beside),
      let first = days.first
    else { return nil }
    return .grid(days: days, names: first.column)
  }

  private static func dates(_ header: CSVRow) -> [(column: Int, day: CivilDay)]? {
    let dated = header.cells.enumerated().compactMap { index, cell in
      SheetDays.day(cell.trimmedBlanks, WrittenDays([cell], preferred: true)).map { (column: index, day: $0) }
    }
    // Behind the head of names two are enough.
    let isNamed = TableWords.isPerson(header[0].trimmedBlanks)
    let fewest = isNamed ? 2 : fewestDates
    guard dated.count >= fewest, dated.count * 2 > header.count else { return nil }
    // Numbers that do not follow one another are amounts, days that don't are those of weeks.
    let numbers = dated.compactMap { Double(header[$0.column]) }
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $1 - $0 == 1 }) else { return nil }
    let steps = zip(dated, dated.dropFirst()).map { abs($0.day.days(until: $1.day)) }
    let following = steps.count { $0 == 1 }
    let areNext = following * 2 >= steps.count && (dated.count >= fewestDays || following == steps.count)
    // A few days, where all columns but that of the names are one; those of weeks lie weeks apart.
    let areFew = isNamed && dated.count + 1 == header.count && steps.contains { $0 % 7 != 0 }
    guard areNext || areFew else { return nil }
    let days = WrittenDays(header.cells)
    let exact = dated.compactMap { found in
      SheetDays.day(header[found.column], days).map { (column: found.column, day: $0) }
    }
    return exact.isEmpty ? dated : exact
  }

  /// `01/12`, `mar. 02/12`, `01.12.`: days that follow one another in one of the two orders, the year of the
  /// first in a title; or with the names of their months, `Mon 7 Dec`.
  ///
  /// - Parameter steps: how many days may lie between two.
  private static func daysOfMonths(
    _ cells: [String], titles: [String], years: [Int] = [], beside: [[String]] = [],
    steps: ClosedRange<Int> = 1...1
  ) -> [(column: Int, day: CivilDay)]? {
    var areNamed = false
    let pairs = cells.enumerated().compactMap { index, cell -> (column: Int, numbers: [Int])? in
      let numbers = cell.utf8.count > 16 ? [] : cell.split { !$0.isNumber }.compactMap { Int($0) }
      if numbers.count == 2 { return (index, numbers) }
      let named = MonthName.dayAndMonth(in: cell)
      areNamed = areNamed || named != nil
      return named.map { (index, $0) }
    }
    // Nothing else has days with their months behind the head of names.
    let fewest = areNamed && TableWords.isPerson(cells.first ?? "") ? 2 : fewestDays
    guard pairs.count >= fewest else { return nil }
    guard let title = titles.last(where: { MonthName.year(in: $0) != nil }),
      let year = MonthName.year(in: title)
    else {
      return years.lazy.compactMap { daysOfMonths(cells, titles: ["\($0)"], steps: steps) }.first { days in
        let words = cells.map { $0.split(separator: " ").first.map(String.init) ?? "" }
        return ([cells, words] + beside).contains { WeekdayNames.fit(days, in: $0) == true }
      }
    }
    let isOfJanuary = MonthName.month(in: title)?.month == 1
    let readings = (areNamed ? [(0, 1)] : [(0, 1), (1, 0)]).map {
      (ofDay, ofMonth) -> [(column: Int, day: CivilDay)] in
      // A plan of January may begin in the week before.
      var year = isOfJanuary && pairs[0].numbers[ofMonth] == 12 ? year - 1 : year
      var days: [(column: Int, day: CivilDay)] = []
      for (column, numbers) in pairs {
        if numbers[ofMonth] == 1, days.last?.day.month == 12 { year += 1 }
        guard let day = CivilDay(year: year, month: numbers[ofMonth], day: numbers[ofDay]),
          days.last.map({ steps.contains($0.day.days(until: day)) }) ?? true
        else { return [] }
        days.append((column, day))
      }
      return Set(days.map(\.day)).count < fewest ? [] : days
    }
    return readings.filter { !$0.isEmpty }.min { length($0) < length($1) }
  }

  private static func length(_ days: [(column: Int, day: CivilDay)]) -> Int {
    days[0].day.days(until: days[days.count - 1].day)
  }

  /// Whether cells are days of which nothing tells the year.
  static func areWithoutYear(_ cells: [String]) -> Bool {
    daysOfMonths(cells, titles: ["2024"], steps: 0...31) != nil
  }

  /// Rows with the days of one of their first columns whole, where these are without their year.
  static func withYears(_ rows: [CSVRow], titles: [String], years: [Int]) -> [CSVRow] {
    for column in 0..<4 where rows.count <= 4_000 {
      let cells = rows.map { $0[column] }
      let titles = rows.prefix(12).flatMap(\.cells) + titles
      guard let days = daysOfMonths(cells, titles: titles, years: years, steps: 0...31) else { continue }
      var rows = rows
      for (index, day) in days { rows[index].cells[column] = day.iso }
      return rows
    }
    return rows
  }

  /// Whether the head of a day can be that of a day: the weekday that it says is its own.
  private static func isOf(_ day: CivilDay, _ head: String) -> Bool {
    let words = head.split { !$0.isLetter }.map(String.init)
    return words.count != 1 || words[0].count < 3
      || Weekday(named: words[0]).map { $0 == day.weekday } ?? true
  }

  /// Numbers that follow one another as the days of months do.
  private static func numbers(_ header: CSVRow) -> [(column: Int, number: Int)] {
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
    return numbers
  }

  /// How many days the header of a month names, where these are too few to be one.
  static func fewDays(_ rows: [CSVRow], titles: [String]) -> Int? {
    guard titles.contains(where: { MonthName.month(in: $0) != nil }) else { return nil }
    return rows.prefix(12).lazy.map { numbers($0).count }.first { (2..<fewestDays).contains($0) }
  }

  /// `1`, `01`, `L 1`, `Mon 1` and so on from any day of a month, which a title tells, or the day on which
  /// the table begins. Of several months that fit, the one whose days are of the most months that are named;
  /// none where a title leaves it open whether they begin in its month or in the one before.
  private static func numbers(
    _ header: CSVRow, titles: [String], beside: [[String]]
  ) -> [(column: Int, day: CivilDay)]? {
    let numbers = numbers(header)
    guard numbers.count >= fewestDays else { return nil }
    let months = Set(titles.compactMap { MonthName.month(in: $0) }.map { $0.year * 12 + $0.month })
    let readings = titles.reversed().map { title in
      let starts = MonthName.days(numbers[0].number, in: title)
      return starts.compactMap { first -> (days: [(column: Int, day: CivilDay)], months: Int)? in
        let all = numbers.enumerated().map { ($1.column, first.advanced(by: $0), $1.number) }
        // A table of 31 columns serves for the shorter months, too.
        let days = all.prefix { $0.1.day == $0.2 }.map { (column: $0.0, day: $0.1) }
        let isMonth = first.day == 1 && numbers.count <= 31
        let own = Set(days.map { $0.day.year * 12 + $0.day.month })
        guard days.count == all.count || isMonth && days.count >= 28,
          // Of the month before a table has a few days.
          first == starts[0] || own.count > 1,
          // Heads that say their weekdays may be those of another month.
          days.allSatisfy({ isOf($0.day, header[$0.column]) }),
          !([header.cells] + beside).contains(where: { WeekdayNames.fit(days, in: $0) == false })
        else { return nil }
        return (days, own.intersection(months).count)
      }
    }
    let most = readings.joined().map(\.months).max()
    let best = readings.lazy.map { $0.filter { $0.months == most } }.first { !$0.isEmpty }
    return best?.count == 1 ? best?[0].days : nil
  }
}
