import JournalModel
import JournalReaders

/// What a table says itself about its codes: `J = 07h00-19h30 ; N = nuit 19h00-07h30 ; R = repos`.
enum RotaLegend {
  /// The meanings in a row; none where it is no legend.
  static func definitions(in row: CSVRow) -> [ShiftTable.Definition] {
    row.cells.flatMap { definitions(in: $0) }
  }

  private static func definitions(in cell: String) -> [ShiftTable.Definition] {
    guard cell.utf8.count < 2_000, cell.contains("=") || cell.contains(":") else { return [] }
    var found: [ShiftTable.Definition] = []
    let parts = cell.split { ";|\n".contains($0) }
    for part in parts.count > 1 ? parts : cell.split(separator: ",") {
      guard let definition = definition(String(part)) else { continue }
      found.append(definition)
    }
    // One alone can be anything: `8: 07:00-15:00` is a row of something else.
    return found.count > 1 || cell.contains("=") ? found : []
  }

  private static func definition(_ text: String) -> ShiftTable.Definition? {
    guard let sign = text.firstIndex(of: "=") ?? text.firstIndex(of: ":") else { return nil }
    let word = text[..<sign].trimmedBlanks
    let said = text[text.index(after: sign)...].trimmedBlanks
    guard PlanWord.isCode(word), word.contains(where: \.isLetter), let type = ShiftType(named: word) else {
      return nil
    }
    if let spans = WrittenHours.spans(in: said), let first = spans.first {
      return ShiftTable.Definition(word: type, meaning: RotaWord.meaning(of: first), spans: spans)
    }
    if let definition = ShiftDefinitions.definition(of: word, said) { return definition }
    guard let (name, spans) = WrittenHours.split(said), let first = spans.first else { return nil }
    let meaning = ShiftMeaning(named: name) ?? RotaWord.likely(name) ?? RotaWord.meaning(of: first)
    return ShiftTable.Definition(word: type, meaning: meaning, spans: spans)
  }
}
