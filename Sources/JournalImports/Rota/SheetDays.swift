import JournalModel
import JournalReaders

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
