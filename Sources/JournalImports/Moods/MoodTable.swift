import JournalFiles
import JournalFormat
import JournalModel
import JournalReaders

/// A table of moods: its rows, and what its columns hold.
struct MoodTable {
  let rows: [CSVRow]
  let flaws: [(flaw: SourceFlaw, row: Int)]
  private let header: CSVRow
  /// The columns with a head, and with something below it.
  private let filled: [Int]

  /// The first of some tables that has a column of days; `nil` where none has one.
  init?(_ tables: [RotaTable]) {
    for table in tables {
      let rows = MoodTable.widened(table.rows)
      guard let header = rows.prefix(5).first(where: MoodTable.isHeader) else { continue }
      self.header = header
      self.rows = rows.filter { $0.number > header.number }
      flaws = table.flaws
      let body = self.rows
      filled = header.cells.indices.filter { column in
        !header[column].isEmpty && body.contains { !MoodTable.isNothing($0[column]) }
      }
      return
    }
    return nil
  }

  private static func isHeader(_ row: CSVRow) -> Bool {
    row.count <= widest && row.cells.contains { TableWords.has("moods-date", TableWords.folded($0)) }
      && row.cells.count { !$0.trimmedBlanks.isEmpty } >= 2
  }

  /// A cell that says nothing; How We Feel writes empty lists so.
  static func isNothing(_ cell: String) -> Bool { cell.isEmpty || cell == "[]" || cell == "-" }

  // MARK: What columns hold

  /// What the columns hold: as the person or the profile says; else as the program is known to write them;
  /// else a guess.
  func columns(_ context: ImportContext) -> ReadColumns {
    var result = ReadColumns()
    let said = filled.compactMap { column -> ReadColumns.Column? in
      let head = header[column]
      let meaning =
        context.columns.last { $0.head == head || Folding.areAlike($0.head, head) }?.meaning
        ?? context.knownColumns[head]
      return meaning.map { ReadColumns.Column(head: head, meaning: $0) }
    }
    if said.contains(where: { $0.meaning == .date }) {
      (result.columns, result.areSaid) = (said, true)
      return result
    }
    let heads = filled.map { header[$0] }
    if let known = MoodPrograms.meanings(of: heads) {
      result.columns = zip(heads, known).map { ReadColumns.Column(head: $0, meaning: $1) }
      return result
    }
    var hasDate = false
    for column in filled {
      var meaning = guess(column, context)
      // A second day is when something else was done to it.
      if meaning == .date, hasDate { meaning = .skip }
      hasDate = hasDate || meaning == .date
      // What was said of single columns holds.
      let head = header[column]
      if let own = said.first(where: { $0.head == head }) { meaning = own.meaning }
      result.columns.append(ReadColumns.Column(head: head, meaning: meaning))
    }
    result.areGuessed = true
    return result
  }

  /// Whether the columns are those of a program that writes moods.
  var isOfKnownProgram: Bool { MoodPrograms.meanings(of: filled.map { header[$0] }) != nil }

  /// The columns of the table with what they hold, those that are left out without a word.
  func placed(_ columns: ReadColumns) -> [(column: Int, head: String, meaning: ColumnMeaning)] {
    filled.compactMap { column in
      columns.columns.first { $0.head == header[column] }.map { (column, header[column], $0.meaning) }
    }
  }

  /// The heads of columns that were given no meaning.
  func unsaid(_ columns: ReadColumns) -> [String] {
    filled.map { header[$0] }.filter { head in !columns.columns.contains { $0.head == head } }
  }

  private func guess(_ column: Int, _ context: ImportContext) -> ColumnMeaning {
    let head = TableWords.folded(header[column])
    let cells = rows.prefix(MoodTable.cellsLookedAt).map { $0[column] }.filter { !MoodTable.isNothing($0) }
    let numbers = cells.compactMap(MoodTable.number)
    let areNumbers = numbers.count == cells.count
    func isOf(_ line: String) -> Bool { TableWords.has("moods-" + line, head) }
    if isOf("date") { return .date }
    if isOf("time") { return .time }
    if isOf("skip") || head.contains("key") { return .skip }
    if isOf("mood") {
      guard areNumbers else { return .mood(nil) }
      let range = MoodTable.usual(numbers)
      return .mood(MoodRange(worst: Double(range?.lowerBound ?? 1), best: Double(range?.upperBound ?? 100)))
    }
    if areNumbers, let own = context.scales.first(where: { $0.isNamed(MoodTable.key(header[column])) }) {
      return .scale(own.range, good: own.good)
    }
    if head == "title" { return .title }
    if isOf("note") { return .note }
    if isOf("tags") || head.hasPrefix("tags") { return .tags }
    if TableWords.list("moods-amount").contains(where: { head.contains($0) }) { return .keep }
    if areNumbers, cells.count > 1, numbers.allSatisfy({ $0 == $0.rounded() }),
      let range = MoodTable.usual(numbers)
    {
      return .scale(range, good: nil)
    }
    return .keep
  }

  private static let cellsLookedAt = 2_000

  /// The usual range in which numbers lie; `nil` for large ones.
  private static func usual(_ numbers: [Double]) -> ClosedRange<Int>? {
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return [0...3, 1...5, 0...5, 1...10, 0...10, -2...2, 0...100].first {
      Double($0.lowerBound) <= low && high <= Double($0.upperBound) && (low > 0 || $0.lowerBound <= 0)
        && !($0 == 0...3 && low > 0)
    }
  }

  /// The key of a column: its head, where that has no other meaning here.
  static func key(_ head: String) -> String {
    let slug = FileNames.slug(head, limit: 40) ?? "value"
    return Scale.isName(slug) ? slug : "my-" + slug
  }

  static func number(_ cell: String) -> Double? {
    guard cell.utf8.count <= 40 else { return nil }
    return Double(cell.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: A row a value

  /// A table with a row a value, as Bearable writes it (category, rating, detail), with a row a day instead.
  private static func widened(_ rows: [CSVRow]) -> [CSVRow] {
    guard let header = rows.prefix(3).first(where: { $0.cells.map(TableWords.folded).contains("category") })
    else {
      return rows
    }
    let heads = header.cells.map(TableWords.folded)
    guard let category = heads.firstIndex(of: "category"), let date = heads.firstIndex(of: "date"),
      let value = heads.firstIndex(where: { ["ratingamount", "rating", "value", "amount"].contains($0) })
    else { return rows }
    let day = heads.firstIndex(of: "dateformatted") ?? date
    let (part, detail) = (heads.firstIndex(of: "timeofday"), heads.firstIndex(of: "detail"))
    let notes = heads.firstIndex { $0 == "notes" || $0 == "note" }
    var columns: [String] = ["Date", "Time of day", "Tags", "Notes"]
    var order: [String] = []
    var cells: [String: [String: [String]]] = [:]
    var times: [String: Int] = [:]
    for row in rows where row.number > header.number {
      let name = row[category]
      let detail = detail.map { row[$0] } ?? ""
      let isNumber = number(row[value]) != nil
      // A rating of one thing among several of its kind has that as its name.
      let isMood = TableWords.has("moods-mood", TableWords.folded(name))
      let head = isMood || detail.isEmpty ? name : detail
      // What was rated twice is two rows.
      var key = row[day] + "\u{1F}" + (part.map { row[$0] } ?? "")
      if isNumber {
        let before = times[key + "\u{1F}" + head, default: 0]
        times[key + "\u{1F}" + head] = before + 1
        if before > 0 { key += "\u{1F}\(before)" }
      }
      if cells[key] == nil {
        order.append(key)
        cells[key] = ["Date": [row[day]], "Time of day": part.map { [row[$0]] } ?? []]
      }
      func add(_ head: String, _ text: String) {
        if !text.isEmpty { cells[key]?[head, default: []].append(text) }
      }
      if let notes { add("Notes", row[notes]) }
      if !isNumber {
        add("Tags", [detail, row[value]].filter { !$0.isEmpty }.joined(separator: " "))
      } else if columns.contains(head) || columns.count < widest {
        if isMood { add("Tags", detail) }
        add(head, row[value])
        if !columns.contains(head) { columns.append(head) }
      } else {
        add("Notes", head + " " + row[value])
      }
    }
    let wide = order.enumerated().map { index, key in
      CSVRow(cells: columns.map { cells[key]?[$0]?.joined(separator: " | ") ?? "" }, number: index + 2)
    }
    return [CSVRow(cells: columns, number: 1)] + wide
  }

  /// More columns a table of moods has not, nor does anybody rate more things.
  private static let widest = 400
}

/// What programs that write moods call their columns.
enum MoodPrograms {
  /// What the columns of these heads hold; `nil` where no program is known that writes such: its first three
  /// heads tell it.
  static func meanings(of heads: [String]) -> [ColumnMeaning]? {
    let folded = heads.map(TableWords.folded)
    guard let program = all.first(where: { $0.prefix(3).allSatisfy { folded.contains($0[0]) } }) else {
      return nil
    }
    return folded.map { head in
      program.first { $0[0] == head }.flatMap { ColumnMeaning(written: $0[1].replacing("_", with: " ")) }
        ?? .keep
    }
  }

  /// - Source: How We Feel's and Health Auto Export's tables as public readers of them describe them; eMoods'
  ///   by its help (emoodtracker.com), whose scales go from 0, none, to 3, severe.
  private static let all = ["how-we-feel", "states-of-mind", "emoods"].map { name in
    TableWords.list("moods-of-" + name).map { $0.split(separator: "=").map(String.init) }
  }
}
