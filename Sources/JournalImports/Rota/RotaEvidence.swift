import JournalExchange
import JournalModel
import JournalReaders

/// What tells a rota from other tables with days.
enum RotaEvidence {
  static let cellsLookedAt = 400

  /// Whether cells are those of shifts: most are words of shifts or codes, and these repeat.
  static func isOfShifts(_ cells: [String]) -> Bool {
    let filled = cells.prefix(cellsLookedAt).map(\.trimmedBlanks).filter {
      $0.contains { $0.isLetter || $0.isNumber }
    }
    guard !filled.isEmpty else { return false }
    let words = filled.count { cell in
      isWord(cell) || cell.split { "/+&\n".contains($0) }.allSatisfy { isWord($0.trimmedBlanks) }
    }
    // Twenty codes of a month are not thirty different ones; other tables have no hours and whole words.
    let isRepeated = Set(filled).count * 2 <= filled.count + 4
    let isSure =
      filled.count { WrittenHours.spans(in: $0) != nil || ShiftWords.meaning(of: $0) != nil } * 2
      >= filled.count
    return words * 10 >= filled.count * 7 && (isRepeated || isSure)
  }

  /// Whether a cell is a code, a word of a shift, or hours.
  private static func isWord(_ cell: String) -> Bool {
    guard cell.utf8.count <= 200 else { return false }
    // A column of yes and no is no shift's; one letter may be.
    if cell.utf8.count > 1, Truth.named(cell) != nil { return ShiftWords.meaning(of: cell) != nil }
    if WrittenHours.spans(in: cell) != nil { return true }
    let word = WrittenHours.split(cell)?.word ?? cell
    if PlanWord.isCode(word) { return word.contains(where: \.isLetter) }
    return ShiftWords.meaning(of: word) != nil || RotaWord.likely(word) != nil
  }

  /// What a table is about that is no rota, by the heads of its columns; `nil` where they don't tell.
  static func subject(_ rows: [CSVRow]) -> TableSubject? {
    let sleep = TableWords.list("subject-sleep")
    for row in rows.prefix(5) {
      let heads = row.cells.map(TableWords.folded)
      func has(_ subject: String) -> Bool { heads.contains { TableWords.has("subject-" + subject, $0) } }
      if heads.starts(with: CSVExport.heads) { return .unknown }
      if has("shifts") { return nil }
      if has("moods") { return .moods }
      if heads.count(where: { head in sleep.contains { head.contains($0) } }) >= 2 { return .sleep }
      if has("money") { return .money }
      if has("birthdays") { return .birthdays }
      if heads.count(where: { TableWords.has("subject-contacts", $0) }) >= (has("names") ? 1 : 2) {
        return .contacts
      }
    }
    return subject(ofCells: rows)
  }

  /// What the cells of a column tell: words for sleep, addresses and telephone numbers, days of long ago.
  private static func subject(ofCells rows: [CSVRow]) -> TableSubject? {
    let body = rows.dropFirst().prefix(200)
    let width = min(40, body.lazy.map(\.count).max() ?? 0)
    var isOfDays = false
    for column in 0..<width {
      let cells = body.map { $0[column] }.filter { !$0.isEmpty && $0.utf8.count <= 80 }
      guard cells.count > 1 else { continue }
      func areMost(_ test: (String) -> Bool) -> Bool { cells.count(where: test) * 5 >= cells.count * 4 }
      if areMost({ TableWords.has("sleep", TableWords.folded($0)) }) { return .sleep }
      if areMost(isAddress) { return .contacts }
      let days = cells.compactMap { WrittenDays([$0], preferred: true).day($0)?.year }
      // Nobody keeps a rota of this many years.
      if days.count * 5 >= cells.count * 4, let first = days.min(), let last = days.max(), first < 2005,
        last - first >= 2
      {
        isOfDays = true
      }
    }
    return isOfDays ? .birthdays : nil
  }

  private static func isAddress(_ cell: String) -> Bool {
    if cell.contains("@"), cell.contains("."), !cell.contains(" ") { return true }
    let digits = cell.count(where: \.isNumber)
    return (9...15).contains(digits) && (cell.hasPrefix("0") || cell.hasPrefix("+"))
      && cell.allSatisfy { $0.isNumber || "+()./- ".contains($0) } && !SheetDays.isDay(cell)
  }
}

/// Numbers in the cells of a table.
enum TableNumber {
  /// Minutes in a text of hours: `11.5`, `11,5`, `11:30`; `nil` for any other text.
  static func minutes(ofHours text: String) -> Int? {
    let text = text.trimmedBlanks
    if let time = ClockTime(iso: text) { return Int(time.secondOfDay) / 60 }
    guard let hours = Double(decimal(text)), (0...48).contains(hours) else { return nil }
    return Int((hours * 60).rounded())
  }

  /// Minutes of a break: `30`, `0:30`, `30 min`; a fraction of an hour such as `0.5`.
  static func minutes(ofBreak text: String) -> Int? {
    var text = Folding.folded(text.trimmedBlanks)
    for unit in [" minutes", " min", "min", "mn", "m", "'"] where text.hasSuffix(unit) {
      text = String(text.dropLast(unit.count)).trimmedBlanks
      return Int(text).flatMap { (0...240).contains($0) ? $0 : nil }
    }
    if let span = ClockSpan(written: text) { return span.minutes <= 240 ? span.minutes : nil }
    if text.contains(":") { return ClockTime(written: text).map { Int($0.secondOfDay) / 60 } }
    guard let number = Double(decimal(text)), number >= 0 else { return nil }
    if number < 4, number != number.rounded() || number == 1 { return Int((number * 60).rounded()) }
    return number <= 240 ? Int(number) : nil
  }

  /// The minutes without pay of so many, by what stands behind their hours: those of a break, `30`, `0:30`,
  /// `45 min`; or how long the work is without it, `7,7`, `7:42`, `12`.
  static func unpaid(_ text: String, of minutes: Int) -> Int? {
    let folded = Folding.folded(text.trimmedBlanks)
    let number = folded.hasSuffix("h") ? String(folded.dropLast()).trimmedBlanks : folded
    let time = number.contains(":") ? ClockTime(written: number).map { Int($0.secondOfDay) / 60 } : nil
    if let paid = time ?? TableNumber.minutes(ofHours: number), paid > 0, (0...90).contains(minutes - paid) {
      // Whole hours are rounded ones.
      return (1..<15).contains(minutes - paid) ? nil : minutes - paid
    }
    // `12` behind half a day is no break.
    if let number = Int(folded), (1..<15).contains(number) { return nil }
    return TableNumber.minutes(ofBreak: text).flatMap { $0 <= 120 ? $0 : nil }
  }

  private static func decimal(_ text: String) -> String {
    String(text.map { $0 == "," ? "." : $0 })
  }
}
