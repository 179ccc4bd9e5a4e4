import JournalModel
import JournalReaders

/// Months and weeks below one another on a sheet, or on sheets of their own: each gets its days, or none
/// where nothing tells them. What stands in one is never put into another.
extension RotaTable {
  /// The tables of sheets with what tells the month of each, those of one sheet apart.
  ///
  /// - Parameters:
  ///   - start: a day of the first, as the person says.
  ///   - person: whose rows are wanted.
  static func dated(_ sheets: [RotaTable], from start: CivilDay?, of person: String?) -> [RotaTable] {
    var dated: [RotaTable] = []
    var last: CivilDay?
    for var sheet in sheets {
      if last == nil { sheet.start = start }
      let parts = sheet.parts
      if sheets.count == 1, parts.count == 1 { return [sheet] }
      let known = dated.count
      for (number, var part) in parts.enumerated() {
        if number > 0 {
          part.dateBelow(last)
        } else {
          part.dateSheet(after: last, isStacked: parts.count > 1, isSure: start != nil)
        }
        let first = part.firstDay
        let isOpen = first == nil && part.ownMonth == nil && part.namedMonth == nil
        // The same days once more, or a head without any: other people, or a foot.
        let twin = dated[known...].lastIndex { isOpen || $0.firstDay == first }
        if number > 0, let twin {
          if part.isOfOthers(than: dated[twin], person) {
            dated[twin].rows += part.rows.filter { !TableLayout.isHead($0) }
            continue
          }
          part.isUndated = true
        }
        if parts.count > 1, first == nil { part.isUndated = true }
        dated.append(part)
        last = first ?? last
      }
    }
    return dated
  }

  /// What stands below one another on a sheet, each with its head of days and what is above it; the table
  /// itself where it is one.
  var parts: [RotaTable] {
    guard rows.count <= RotaTable.longestTurned else { return [self] }
    let areHeads = rows.map(TableLayout.isHead)
    let heads = rows.indices.filter { areHeads[$0] && ($0 == 0 || !areHeads[$0 - 1]) }
    var starts = heads.map { head in
      head
        - rows[..<head].reversed().prefix { row in
          let cells = Set(row.cells.map(\.trimmedBlanks).filter { !$0.isEmpty })
          return cells.count < 2 || cells.contains { MonthName.month(in: $0) != nil }
        }.count
    }
    guard starts.count > 1 else { return [self] }
    starts[0] = 0
    return zip(starts, starts.dropFirst() + [rows.count]).map { start, end in
      var part = self
      part.rows = Array(rows[start..<end])
      if start > 0 { (part.flaws, part.hiddenRows, part.hiddenSheets) = ([], 0, []) }
      return part
    }
  }

  // MARK: What tells the month

  /// More months do not lie between two that stand below one another.
  private static let mostMonths = 6
  /// Nor more days between weeks.
  private static let mostDays = 62

  /// Its first day; `nil` where nothing tells, and where it has no column a day.
  private var firstDay: CivilDay? {
    guard case .grid(let days, _)? = laidOut()?.shape else { return nil }
    return days.first?.day
  }

  /// What stands above its head, and in it: the last first.
  private var above: [String] {
    guard let head = rows.firstIndex(where: TableLayout.isHead) else { return [] }
    return rows[...head].reversed().flatMap { row in
      [row.cells.filter { !$0.isEmpty }.prefix(8).joined(separator: " ")] + row.cells
    }.filter { text in
      // A day on which it was printed is no month.
      text.split { !$0.isNumber }.count <= 2
    }
  }

  /// The month and year that its own title says; the month alone that it names.
  private var ownMonth: (year: Int, month: Int)? { above.lazy.compactMap(MonthName.month).first }
  private var namedMonth: Int? {
    let named = Set(above.compactMap(MonthName.named))
    return named.count == 1 ? named.first : nil
  }

  private static func title(_ month: (year: Int, month: Int)) -> [String] {
    [CivilDay(year: month.year, month: month.month, day: 1)?.iso].compactMap { $0 }
  }

  /// A part below another one: its own month, the next one of its name, or the days behind those before it.
  private mutating func dateBelow(_ last: CivilDay?) {
    titles = []
    start = nil
    if let ownMonth {
      titles = RotaTable.title(ownMonth)
      return
    }
    guard let last else { return }
    if let name = namedMonth {
      titles = RotaTable.month(name, after: last, atMost: RotaTable.mostMonths).map(RotaTable.title) ?? []
      return
    }
    for year in [last.year, last.year + 1] {
      titles = ["\(year)"]
      if let first = firstDay, first > last, last.days(until: first) <= RotaTable.mostDays { return }
    }
    titles = []
  }

  /// A sheet beside others, or the first part of one: its own month, or the next one of its name. The year of
  /// the file alone is no evidence for a January behind its December.
  private mutating func dateSheet(after last: CivilDay?, isStacked: Bool, isSure: Bool) {
    let own = isStacked ? ownMonth ?? MonthName.month(in: name) : MonthName.month(in: name) ?? ownMonth
    if let own {
      titles += RotaTable.title(own)
      return
    }
    guard let last, let month = MonthName.named(in: name) ?? namedMonth else { return }
    if isSure || titles.allSatisfy({ MonthName.year(in: $0) == nil }),
      let next = RotaTable.month(month, after: last, atMost: 1)
    {
      titles += RotaTable.title(next)
    } else if let first = firstDay, last.days(until: first) < -RotaTable.mostDays {
      titles = []
    }
  }

  /// The month of a name that comes soon after a day; the day's own where it is that.
  private static func month(
    _ month: Int, after last: CivilDay, atMost most: Int
  ) -> (year: Int, month: Int)? {
    (month - last.month + 12) % 12 <= most ? (month < last.month ? last.year + 1 : last.year, month) : nil
  }

  // MARK: Whose it is

  /// Whether what has the days of another table once more is that of other people.
  private func isOfOthers(than other: RotaTable, _ person: String?) -> Bool {
    let (mine, theirs) = (people, other.people)
    guard let person else { return mine.isDisjoint(with: theirs) }
    let names = Set(TableNames.meant(by: person, in: mine.union(theirs)))
    return [mine, theirs].contains { $0.isDisjoint(with: names) }
  }

  /// The names before the cells of its days.
  private var people: Set<String> {
    guard let layout = laidOut() ?? ofAnyMonth.laidOut(),
      case .grid(let days, let names) = layout.shape
    else { return [] }
    let body = layout.body.filter { row in
      !TableLayout.isHead(row) && days.contains { !row[$0.column].isEmpty }
    }
    return Set(body.map { row in (0..<names).map { row[$0] }.joined(separator: " ") })
  }
}
