import JournalModel
import JournalReaders

/// Days of the week at the head of columns, whole or as short as a sheet has room for: one letter or two mean
/// something only beside those of the other days.
enum WeekdayNames {
  /// The columns of a row that are days of the week, with the days.
  static func days(of row: CSVRow) -> [(column: Int, weekday: Weekday)] {
    let named = row.cells.enumerated().compactMap { index, cell -> (column: Int, weekday: Weekday)? in
      // A number alone can be a day of the week, too.
      guard cell.contains(where: \.isLetter) else { return nil }
      return Weekday(named: cell.trimmedBlanks).map { (index, $0) }
    }
    let folded = row.cells.map { cell in
      cell.utf8.count > 12 ? "" : Folding.folded(cell).filter(\.isLetter)
    }
    for names in short where named.count < 7 {
      if let found = days(names.split(separator: " ").map(String.init), in: folded) { return found }
    }
    return named
  }

  /// A week in one language, from whichever day it begins with; or its first five days.
  private static func days(_ names: [String], in cells: [String]) -> [(column: Int, weekday: Weekday)]? {
    for (length, starts) in [(7, 0..<7), (5, 0..<1)] {
      for start in starts {
        let wanted = (0..<length).map { names[(start + $0) % 7] }
        guard let column = cells.firstRange(of: wanted)?.lowerBound else { continue }
        return (0..<length).compactMap { offset in
          Weekday(rawValue: (start + offset) % 7 + firstNumber).map { (column + offset, $0) }
        }
      }
    }
    return nil
  }

  private static let firstNumber = Weekday.monday.rawValue

  /// In English, German, French, Spanish, Italian, Portuguese, Dutch, Japanese and Korean, from Monday on.
  private static let short = [
    "mo tu we th fr sa su", "m t w t f s s", "mo di mi do fr sa so", "m d m d f s s", "lu ma me je ve sa di",
    "l m m j v s d", "lu ma mi ju vi sa do", "lun mar mie jue vie sab dom", "l m x j v s d",
    "lun mar mer gio ven sab dom", "lu ma me gi ve sa do", "l m m g v s d", "seg ter qua qui sex sab dom",
    "s t q q s s d", "ma di wo do vr za zo", "m d w d v z z", "月 火 水 木 金 土 日", "월 화 수 목 금 토 일",
  ]

  /// Whether cells below a head of days only say which days of the week these are.
  static func areWeekdays(_ cells: [(day: CivilDay, text: String)]) -> Bool {
    guard cells.count >= 7, cells.allSatisfy({ (1...12).contains($0.text.utf8.count) }) else { return false }
    var texts: [Weekday: String] = [:]
    for (day, text) in cells where texts.updateValue(text, forKey: day.weekday) ?? text != text {
      return false
    }
    return !days(of: CSVRow(cells: Weekday.allCases.map { texts[$0] ?? "" }, number: 0)).isEmpty
  }
}
