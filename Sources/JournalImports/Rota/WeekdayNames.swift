import JournalModel
import JournalReaders

/// Days of the week at the head of columns, whole or as short as a sheet has room for: one letter or two mean
/// something only beside those of the other days.
enum WeekdayNames {
  static func days(of row: CSVRow) -> [(column: Int, weekday: Weekday)] {
    let named = row.cells.enumerated().compactMap { index, cell -> (column: Int, weekday: Weekday)? in
      // A number alone can be a day of the week, too.
      guard cell.contains(where: \.isLetter) else { return nil }
      return Weekday(named: cell.trimmedBlanks).map { (index, $0) }
    }
    let folded = row.cells.map { cell in
      cell.utf8.count > 12 ? "" : Folding.folded(cell).filter(\.isLetter)
    }
    for names in short where named.count < 7 { if let found = days(names, in: folded) { return found } }
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

  /// Whether a word is a day of the week in some language, whole or short.
  static func isName(_ word: String) -> Bool {
    Weekday(named: word) != nil || word.count > 1 && shortNames.contains(Folding.folded(word))
  }

  private static let shortNames = Set(short.joined())
  private static let firstNumber = Weekday.monday.rawValue
  /// In all languages, from Monday on.
  private static let short = TableWords.parts("weeks")

  /// Whether cells below a head of days only say which days of the week these are.
  static func areWeekdays(_ cells: [(day: CivilDay, text: String)]) -> Bool {
    cells.count >= 7 && !named(cells).isEmpty
  }

  /// Whether the cells of a row rightly say of days which days of the week these are; `nil` where they say
  /// no such thing.
  static func fit(_ days: [(column: Int, day: CivilDay)], in row: [String]) -> Bool? {
    let found = named(
      days.map { ($0.day, $0.column < row.count ? row[$0.column].filter(\.isLetter) : "") })
    return found.isEmpty ? nil : found.allSatisfy { Weekday.allCases[$0.column] == $0.weekday }
  }

  private static func named(
    _ cells: [(day: CivilDay, text: String)]
  ) -> [(column: Int, weekday: Weekday)] {
    guard cells.allSatisfy({ (1...12).contains($0.text.utf8.count) }) else { return [] }
    var texts: [Weekday: String] = [:]
    for (day, text) in cells where texts.updateValue(text, forKey: day.weekday) ?? text != text { return [] }
    let found = days(of: CSVRow(cells: Weekday.allCases.map { texts[$0] ?? "" }, number: 0))
    // `DO` is a Thursday in German, and a day off in a row of English codes: all say a day, or none does.
    return found.count == texts.count && Set(found.map(\.weekday)).count == found.count ? found : []
  }
}

/// Days in the cells of a sheet: as people write them, or as the number that a spreadsheet has for one.
enum SheetDays {
  /// A day with the time behind it.
  static func moment(_ text: String, _ days: WrittenDays) -> WrittenDays.Moment? {
    days.moment(text) ?? serial(text)
  }

  static func day(_ text: String, _ days: WrittenDays) -> CivilDay? { moment(text, days)?.day }

  /// A time as a part of the day: `0.875`.
  static func time(fraction text: String) -> ClockTime? {
    guard text.contains("."), let number = Double(text), (0..<1).contains(number) else { return nil }
    return SheetCalendar().text(number).flatMap { ClockTime(iso: $0) }
  }

  /// Whether a cell is a day, in whichever order day and month are.
  static func isDay(_ text: String) -> Bool {
    text.utf8.count <= 40 && day(text, WrittenDays([text], preferred: true)) != nil
  }

  /// A day as the number that a spreadsheet has for it, between 2000 and 2100: `46357`, `46357.875`.
  private static func serial(_ text: String) -> WrittenDays.Moment? {
    guard text.utf8.count <= 24, let number = Double(text), (36_526..<73_051).contains(number) else {
      return nil
    }
    return SheetCalendar().text(number).flatMap { WrittenDays([$0]).moment($0) }
  }
}
