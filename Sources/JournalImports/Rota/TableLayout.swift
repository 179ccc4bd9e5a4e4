import JournalModel
import JournalReaders

/// How the table of a rota is laid out, by its header.
struct TableLayout {
  /// Where what stands in a table with a row a day or a shift.
  struct Columns {
    var date: Int?
    var code: Int?
    var start: Int?
    var end: Int?
    /// The second half of a split shift: heads of that name once more.
    var secondStart: Int?
    var secondEnd: Int?
    /// The last day of what takes several, where that is not in ``end``.
    var endDay: Int?
    var hours: Int?
    var person: Int?
    /// Minutes without pay; how long the work is without them.
    var pause: Int?
    var paid: Int?
    /// Time on call beside the shift of a row.
    var onCallStart: Int?
    var onCallEnd: Int?
    /// What a code means, in words beside it.
    var label: Int?
    /// A column that may be that of the code: other tables have its name, too; and whether it is taken.
    var doubtfulCode: Int?
    var isCodeDoubtful = false
    /// The columns of which nothing is taken.
    var others: [(column: Int, name: String)] = []
  }

  enum Shape {
    case rows(Columns)
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
  /// The number of the header's row; 0 where there is none.
  let headerRow: Int

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
      if let grid = TableLayout.grid(row, titles: titles, years: years, beside: beside) {
        (shape, headerRow) = (grid, row.number)
        return
      }
      if isTurned { continue }
      let below = Array(rows.dropFirst(index + 1))
      if let found = TableLayout.weeks(row, rows: below) ?? TableLayout.columns(row, rows: below) {
        (shape, headerRow) = (found, row.number)
        return
      }
    }
    // Without a header: a day and a code in the first two columns.
    guard !isTurned, let first = rows.first, first.count >= 2, WrittenDate(first[0]) != nil,
      !first[1].isEmpty
    else { return nil }
    var columns = Columns(date: 0, code: 1)
    if first.count >= 4, ClockTime(written: first[2]) != nil { (columns.start, columns.end) = (2, 3) }
    (shape, headerRow) = (.rows(columns), 0)
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
        && (isPerson(header[column])
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

  // MARK: Rows

  private static func isOne(_ cell: String, of words: String) -> Bool {
    TableWords.has(words, folded(cell))
  }

  /// A head as heads are compared; a longer text is no head.
  private static func folded(_ head: String) -> String {
    head.utf8.count <= 200 ? Folding.folded(head).filter { $0.isLetter || $0.isNumber } : ""
  }

  /// Whether a word is the head of a column of people.
  static func isPerson(_ word: String) -> Bool { isOne(word, of: "column-person") }

  /// The heads of columns, by the lines of words for them; of two that have a word the first.
  private static let heads: [(words: String, column: WritableKeyPath<Columns, Int?> & Sendable)] = [
    ("date", \.date), ("code", \.code), ("doubtfulCode", \.doubtfulCode), ("start", \.start), ("end", \.end),
    ("endDay", \.endDay), ("hours", \.hours), ("person", \.person), ("pause", \.pause), ("paid", \.paid),
    ("onCallStart", \.onCallStart), ("onCallEnd", \.onCallEnd),
  ].map { ("column-" + $0.0, $0.1) }

  /// The columns that a header names.
  ///
  /// - Parameter rows: what stands below it: a column of codes without a known name is found by its cells.
  private static func columns(_ header: CSVRow, rows: [CSVRow]) -> Shape? {
    var columns = Columns()
    for (index, cell) in header.cells.enumerated() {
      let cell = cell.trimmedBlanks
      let head = heads.first { isOne(cell, of: $0.words) || $0.words == "column-pause" && isPause(cell) }
      if let head, columns[keyPath: head.column] == nil,
        head.words != "column-date" || !areWeekdays(index, rows)
      {
        columns[keyPath: head.column] = index
      } else if head?.words == "column-start", columns.end != nil, columns.secondStart == nil {
        columns.secondStart = index
      } else if head?.words == "column-end", columns.secondStart != nil, columns.secondEnd == nil {
        columns.secondEnd = index
      } else if !cell.isEmpty {
        columns.others.append((index, cell))
      }
    }
    if columns.secondEnd == nil, let index = columns.secondStart {
      columns.others.append((index, header[index]))
      columns.secondStart = nil
    }
    if columns.code == nil {
      (columns.code, columns.isCodeDoubtful) = (columns.doubtfulCode, columns.doubtfulCode != nil)
    } else if let index = columns.doubtfulCode {
      columns.others.append((index, header[index]))
      columns.others.sort { $0.column < $1.column }
    }
    if columns.start != nil, columns.end != nil, columns.paid == nil, columns.hours == nil,
      let index = columns.others.firstIndex(where: {
        isOne($0.name, of: "length") && isNumbers($0.column, rows)
      })
    {
      columns.paid = columns.others.remove(at: index).column
    }
    if let hours = columns.hours, columns.start != nil, columns.end != nil, columns.paid == nil,
      isNumbers(hours, rows)
    {
      // Beside a start and an end it is how long the work is.
      (columns.paid, columns.hours) = (hours, nil)
    }
    if columns.date == nil, let start = columns.start, columns.end != nil {
      // Both moments have their days.
      let hasDays = rows.prefix(20).contains {
        WrittenDays([$0[start]], preferred: true).moment($0[start])?.time != nil
      }
      guard hasDays else { return nil }
    } else if columns.date == nil {
      return nil
    }
    if columns.code != nil, !columns.isCodeDoubtful,
      let index = columns.others.firstIndex(where: { isOne($0.name, of: "label") })
    {
      columns.label = columns.others.remove(at: index).column
    }
    let hasHours = columns.hours != nil || columns.start != nil && columns.end != nil
    if columns.code == nil, hasHours { findCode(&columns, rows) }
    if columns.code != nil || hasHours { return .rows(columns) }
    guard let date = columns.date else { return nil }
    let dates = WrittenDays(rows.prefix(60).map { $0[date] }, preferred: true)
    let days = rows.prefix(60).compactMap { row in SheetDays.day(row[date], dates).map { ($0, row) } }
    let roles = columns.others.filter { other in
      !isOne(other.name, of: "remark") && !WeekdayNames.areWeekdays(days.map { ($0, $1[other.column]) })
    }
    // Where no cell is a day, a month of people in columns may still be one.
    guard !roles.isEmpty, !days.isEmpty else { return nil }
    return .roles(date: date, roles: roles)
  }

  /// Whether a head is one of unpaid time with more words: `Break (min)`, `Unpaid mins`; not of when it
  /// begins.
  static func isPause(_ head: String) -> Bool {
    guard head.utf8.count <= 60 else { return false }
    let words = Folding.folded(head).split { !$0.isLetter }.map(String.init)
    return words.contains { isOne($0, of: "column-pause") || isOne($0, of: "pause-part") }
      && !words.contains { isOne($0, of: "column-start") || isOne($0, of: "column-end") }
  }

  /// Takes the column whose cells are codes or words of shifts for the one of the code.
  private static func findCode(_ columns: inout Columns, _ rows: [CSVRow]) {
    let found = columns.others.first { other in
      !isOne(other.name, of: "remark") && RotaEvidence.isOfShifts(rows.map { $0[other.column] })
    }
    guard let found else { return }
    columns.code = found.column
    columns.others.removeAll { $0.column == found.column }
  }

  /// Whether a column only says which day of the week it is.
  private static func areWeekdays(_ column: Int, _ rows: [CSVRow]) -> Bool {
    let cells = rows.prefix(5).map { $0[column] }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy { !$0.contains(where: \.isNumber) && Weekday(named: $0) != nil }
  }

  private static func isNumbers(_ column: Int, _ rows: [CSVRow]) -> Bool {
    let cells = rows.prefix(100).map { $0[column] }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy { TableNumber.minutes(ofHours: $0) != nil }
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
        ?? numbers(header, titles: titles),
      let first = days.first
    else { return nil }
    return .grid(days: days, names: first.column)
  }

  private static func dates(_ header: CSVRow) -> [(column: Int, day: CivilDay)]? {
    let dated = header.cells.enumerated().compactMap { index, cell in
      SheetDays.day(cell.trimmedBlanks, WrittenDays([cell], preferred: true)).map { (column: index, day: $0) }
    }
    // Behind the head of names two are enough.
    let isNamed = isPerson(header[0].trimmedBlanks)
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
  /// first in a title.
  ///
  /// - Parameter steps: how many days may lie between two.
  private static func daysOfMonths(
    _ cells: [String], titles: [String], years: [Int] = [], beside: [[String]] = [],
    steps: ClosedRange<Int> = 1...1
  ) -> [(column: Int, day: CivilDay)]? {
    let pairs = cells.enumerated().compactMap { index, cell -> (column: Int, numbers: [Int])? in
      let numbers = cell.utf8.count > 16 ? [] : cell.split { !$0.isNumber }.compactMap { Int($0) }
      return numbers.count == 2 ? (index, numbers) : nil
    }
    guard pairs.count >= fewestDays else { return nil }
    guard let title = titles.last(where: { MonthName.year(in: $0) != nil }),
      let year = MonthName.year(in: title)
    else {
      return years.lazy.compactMap { daysOfMonths(cells, titles: ["\($0)"], steps: steps) }.first { days in
        ([cells] + beside).contains { cells in
          WeekdayNames.fit(
            days.map { ($0.day, $0.column < cells.count ? cells[$0.column].filter(\.isLetter) : "") })
        }
      }
    }
    let isOfJanuary = MonthName.month(in: title)?.month == 1
    let readings = [(0, 1), (1, 0)].map { (ofDay, ofMonth) -> [(column: Int, day: CivilDay)] in
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
      return Set(days.map(\.day)).count < fewestDays ? [] : days
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

  /// `1`, `01`, `L 1`, `Mon 1` and so on from any day of a month, which a title tells, or the day on which
  /// the table begins.
  private static func numbers(_ header: CSVRow, titles: [String]) -> [(column: Int, day: CivilDay)]? {
    let numbers = numbers(header)
    guard numbers.count >= fewestDays else { return nil }
    for title in titles.reversed() {
      guard let first = MonthName.day(numbers[0].number, in: title) else { continue }
      let days = numbers.enumerated().map { offset, found in
        (column: found.column, day: first.advanced(by: offset), number: found.number)
      }
      // Heads that say their weekdays are those of another month.
      guard days.allSatisfy({ isOf($0.day, header[$0.column]) }) else { continue }
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
      // The number of a week is not that of a month.
      if index > 0, TableWords.has("week", words[index - 1]) { continue }
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

  /// The number of a month that a text names without telling its year: `Januar`, `Plan Dez`.
  static func named(in text: String) -> Int? {
    guard text.utf8.count <= 120 else { return nil }
    let words = text.split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
    return words.lazy.compactMap { WrittenDate("1 \($0) 2026")?.day?.month }.first
  }

  private static func valid(_ year: Int, _ month: Int) -> (year: Int, month: Int)? {
    years.contains(year) && (1...12).contains(month) ? (year, month) : nil
  }
}
