import JournalModel

/// The words of all languages in the heads and cells of tables, each set a line of
/// `Templates/words/tables.txt`, folded and without blanks.
enum TableWords {
  private static let lists = NamedWords("tables")
  private static let sets = Dictionary(
    uniqueKeysWithValues: lists.names.map { ($0, Set(list($0))) })

  /// The words of a line, in their order.
  static func list(_ name: String) -> [String] { lists[name].split(separator: " ").map(String.init) }

  /// The words of each part of a line that has several.
  static func parts(_ name: String) -> [[String]] {
    list(name).split(separator: "/").map(Array.init)
  }

  /// Whether a text, folded as the words are, is one of a line.
  static func has(_ name: String, _ folded: String) -> Bool { sets[name]?.contains(folded) ?? false }

  /// The head of a column as heads are compared, letters alone; what is longer than any head is none.
  static func folded(_ head: String) -> String {
    head.utf8.count <= 200 ? Folding.folded(head).filter(\.isLetter) : ""
  }
}
