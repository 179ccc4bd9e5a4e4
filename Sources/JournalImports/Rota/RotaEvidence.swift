import JournalModel
import JournalReaders
import JournalText

/// What tells a rota from other tables with days.
enum RotaEvidence {
  /// Whether cells are those of shifts: most are words of shifts or codes, and these repeat.
  static func isOfShifts(_ cells: [String]) -> Bool {
    let filled = cells.prefix(400).map(\.trimmedBlanks).filter { $0.contains { $0.isLetter || $0.isNumber } }
    guard !filled.isEmpty else { return false }
    let words = filled.count { cell in
      isWord(cell) || cell.split { "/+&\n".contains($0) }.allSatisfy { isWord($0.trimmedBlanks) }
    }
    // Twenty codes of a month are not thirty different ones.
    return words * 10 >= filled.count * 7 && (Set(filled).count * 2 <= filled.count + 4)
  }

  /// Whether a cell is a code, a word of a shift, or hours.
  private static func isWord(_ cell: String) -> Bool {
    guard cell.utf8.count <= 200 else { return false }
    if WrittenHours.spans(in: cell) != nil { return true }
    let word = WrittenHours.split(cell)?.word ?? cell
    if PlanWord.isCode(word) { return word.contains(where: \.isLetter) }
    return ShiftWords.meaning(of: word) != nil || RotaWord.likely(word) != nil
  }

  /// What a table is about that is no rota, by the heads of its columns; `nil` where they don't tell.
  static func subject(_ rows: [CSVRow]) -> TableSubject? {
    for row in rows.prefix(5) {
      let heads = row.cells.map(folded)
      if heads.contains(where: {
        isOne($0, of: "shift shifts duty poste dienst schicht codehoraire roster rota")
      }) {
        return nil
      }
      if heads.contains(where: { isOne($0, of: moods) }) { return .moods }
      if heads.count(where: { head in sleep.contains { head.contains($0) } }) >= 2 { return .sleep }
      if heads.contains(where: { isOne($0, of: money) }) { return .money }
      if heads.count(where: { isOne($0, of: contacts) }) >= 2 { return .contacts }
    }
    return nil
  }

  /// The head of a column as heads are compared, letters alone; what is longer than any head is none.
  static func folded(_ head: String) -> String {
    head.utf8.count <= 200 ? Folding.folded(head).filter(\.isLetter) : ""
  }

  private static func isOne(_ head: String, of words: String) -> Bool {
    words.split(separator: " ").contains { head == $0 }
  }

  private static let moods =
    "mood moods moodscore humeur stimmung feeling feelings emotion emotions valence valenceclassification depressed elevated "
    + "irritability anxiety ratingamount stimmungswert humor"
  private static let sleep = [
    "asleep", "awake", "bedtime", "inbed", "deep", "light", "rem", "sleepscore", "sleepstart", "sleepend",
    "snor",
    "schlaf", "sommeil", "sleepduration", "durationtosleep", "wakeup", "sleep",
  ]
  private static let money =
    "amount montant betrag importe importo valor balance solde saldo debit credit currency devise price prix preis iban"
  private static let contacts =
    "email mail phone telephone mobile handy birthday anniversaire geburtstag address adresse firstname lastname prenom vorname nachname"
}

/// Numbers in the cells of a table.
enum TableNumber {
  /// Minutes in a text of hours: `11.5`, `11,5`, `11:30`; `nil` for what is none.
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
    if text.contains(":") { return ClockTime(written: text).map { Int($0.secondOfDay) / 60 } }
    guard let number = Double(decimal(text)), number >= 0 else { return nil }
    if number < 4, number != number.rounded() || number == 1 { return Int((number * 60).rounded()) }
    return number <= 240 ? Int(number) : nil
  }

  private static func decimal(_ text: String) -> String {
    String(text.map { $0 == "," ? "." : $0 })
  }
}
