import JournalModel
import JournalReaders

enum TableNames {
  /// Each name once, in order.
  static func listed(_ names: [String], atMost most: Int = 20) -> [String] {
    var listed: [String] = []
    for name in names where !name.isEmpty && !listed.contains(name) && listed.count < most {
      listed.append(name)
    }
    return listed
  }

  /// Whether a name can be a person's: letters, and no word of a shift.
  static func mayBePerson(_ name: String) -> Bool {
    name.utf8.count > 2 && name.allSatisfy { $0.isLetter || " .,-'’".contains($0) }
      && ShiftWords.meaning(of: name) == nil && RotaWord.likely(name) == nil
  }

  /// The name of the journal's own person as a table has it; `nil` where it stands there for nobody, or for
  /// several people.
  static func own(in names: [String], _ context: ImportContext) -> String? {
    guard let own = context.ownName, !own.trimmedBlanks.isEmpty else { return nil }
    let found = Set(meant(by: own, in: names))
    // A sheet may have but a part of it: `Bea`, `B. Bauer`.
    let short = found.isEmpty ? Set(names.filter { isShort($0, of: own) }) : found
    return short.count == 1 ? short.first : nil
  }

  /// The names that somebody means who says one: those that are exactly it, else those of its words, in
  /// whatever order, else all that have these words and more.
  static func meant(by person: String, in names: some Sequence<String>) -> [String] {
    func words(_ name: String) -> Set<Substring> { Set(Folding.folded(name).split { !$0.isLetter }) }
    let alike = listed(names.filter { areAlike($0, person) }, atMost: .max)
    let exact = alike.filter { Folding.areAlike($0, person) }
    if !exact.isEmpty { return exact }
    let same = alike.filter { words($0) == words(person) }
    return same.isEmpty ? alike : same
  }

  /// The names of one person that somebody means who says one.
  ///
  /// - Throws: `SourceFlaw/noPerson(_:_:)`, `SourceFlaw/severalPeople(_:)`.
  static func ofOne(
    _ person: String, in names: [String], people: [String], _ path: String
  ) throws(ImportFailure) -> [String] {
    let found = meant(by: person, in: names)
    if found.isEmpty { throw ImportFailure(.noPerson(person, people), path) }
    // Case and accents make no other person.
    if found.contains(where: { !Folding.areAlike($0, found[0]) }) {
      throw ImportFailure(.severalPeople(listed(found)), path)
    }
    return found
  }

  /// Whether a name is that of a person: the same, or one whose every word is in it.
  static func areAlike(_ name: String, _ person: String) -> Bool {
    if Folding.areAlike(name, person) { return true }
    let words = Set(Folding.folded(name).split { !$0.isLetter }.map(String.init))
    let wanted = Folding.folded(person).split { !$0.isLetter }.map(String.init)
    return !wanted.isEmpty && wanted.allSatisfy { words.contains($0) }
  }

  /// Whether a name is a part of another one, its first letters counting as words.
  private static func isShort(_ name: String, of person: String) -> Bool {
    let words = Folding.folded(name).split { !$0.isLetter }
    let whole = Folding.folded(person).split { !$0.isLetter }
    return words.contains { $0.count > 1 }
      && words.allSatisfy { word in whole.contains { $0 == word || word.count == 1 && $0.hasPrefix(word) } }
  }

  /// The names that stand in cells but once and are one letter away from one of a person: most likely it is
  /// hers.
  static func misspelt(_ names: Set<String>, in cells: [String]) -> Set<String> {
    let counts = Dictionary(cells.map { ($0, 1) }, uniquingKeysWith: +)
    return Set(
      counts.filter { name, count in
        count == 1 && name.utf8.count >= 4 && !names.contains(name)
          && names.contains { Spelling.distance(Array(name.unicodeScalars), Array($0.unicodeScalars)) == 1 }
      }.keys)
  }

  /// What a cell says of a person beside her name: nothing, that it is half of the day, or how her name is
  /// spelt where it may be another's; `nil` where she does not stand in it. With such a word a role is
  /// another one, which is asked about.
  static func remark(in cell: String, on names: Set<String>, near: Set<String>) -> String? {
    let found = self.names(in: cell)
    if let name = found.first(where: names.contains) {
      let behind = cell.firstRange(of: name).map { cell[$0.upperBound...] } ?? ""
      let inner = behind.trimmedBlanks.hasPrefix("(") ? behind.drop { $0 != "(" }.dropFirst() : ""
      let half = inner.prefix { $0 != ")" }.trimmedBlanks
      return DayHalf(named: half) == nil ? "" : " " + half
    }
    return found.first(where: near.contains).map { " " + $0 }
  }

  /// The names in a cell; text in brackets (`instead of William`, `AM`) is no name.
  static func names(in cell: String) -> [String] {
    var plain = ""
    var depth = 0
    for character in cell {
      if character == "(" {
        depth += 1
        plain += ","
      } else if character == ")" {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        plain.append(character)
      }
    }
    return plain.split { ",;/&+\n".contains($0) }.map(\.trimmedBlanks).filter { !$0.isEmpty }
  }
}

/// The words of all languages in the heads and cells of tables, each set a line of
/// `Templates/words/tables.txt`, folded and without blanks.
enum TableWords {
  private static let lists = NamedWords("tables")
  private static let sets = Dictionary(
    uniqueKeysWithValues: lists.names.map { ($0, Set(list($0))) })

  /// The words of a line, in their order.
  static func list(_ name: String) -> [String] { lists[name].split(separator: " ").map(String.init) }

  static func parts(_ name: String) -> [[String]] {
    list(name).split(separator: "/").map(Array.init)
  }

  /// Whether a text, folded as the words are, is one of a line.
  static func has(_ name: String, _ folded: String) -> Bool { sets[name]?.contains(folded) ?? false }

  /// Whether a text is a head that a line names, with its digits; a longer text is no head.
  static func isHead(_ text: String, of name: String) -> Bool {
    text.utf8.count <= longestHead && has(name, Folding.folded(text).filter { $0.isLetter || $0.isNumber })
  }

  static func isPerson(_ word: String) -> Bool { isHead(word, of: "column-person") }

  /// Whether a head is one of unpaid time, with more words: `Break (min)`, `Unpaid mins`; not of when it
  /// begins.
  static func isPause(_ head: String) -> Bool {
    guard head.utf8.count <= 60 else { return false }
    let words = Folding.folded(head).split { !$0.isLetter }.map(String.init)
    return words.contains { has("column-pause", $0) || has("pause-part", $0) }
      && !words.contains { has("column-start", $0) || has("column-end", $0) }
  }

  private static let longestHead = 200

  /// The head of a column as heads are compared, letters alone; a longer text is no head.
  static func folded(_ head: String) -> String {
    head.utf8.count <= longestHead ? Folding.folded(head).filter(\.isLetter) : ""
  }
}
