import JournalModel
import JournalReaders

/// A row of a table with a row a day or a shift.
struct FieldRow {
  let row: CSVRow
  let columns: RowColumns
  let days: WrittenDays

  /// What stands in the column of a field; empty where it has none.
  subscript(field: RowColumns.Field) -> String { columns[field].map { row[$0] } ?? "" }

  func moment(_ field: RowColumns.Field) -> WrittenDays.Moment? { SheetDays.moment(self[field], days) }

  /// A time of the day, alone or behind a day.
  func time(_ field: RowColumns.Field) -> ClockTime? {
    var text = self[field]
    // An end may say itself that it is one of the next day: `06:45 (+1)`.
    if text.hasSuffix("+1") || text.hasSuffix("(+1)") { text = String(text.prefix { !"(+".contains($0) }) }
    // `7` in a column of times is an hour.
    let clock = text.utf8.count <= 2 && Int(text) != nil ? text + "h" : text
    // The midnight at which a day ends is no start: nobody knows whether the day is meant that begins then.
    let isEnd = [.end, .secondEnd, .onCallEnd].contains(field)
    return (isEnd ? ClockTime(ofEnd: clock) : ClockTime(written: clock))
      ?? SheetDays.moment(text, days)?.time ?? SheetDays.time(fraction: text) ?? ClockTime(ofWard: text)
  }
}
