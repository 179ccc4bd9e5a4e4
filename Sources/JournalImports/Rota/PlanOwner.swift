import JournalModel
import JournalReaders

/// Whose plan a rota says it is, by its title, the name of its sheet or of its calendar.
enum PlanOwner {
  /// The person whom texts name where none is the journal's own; `nil` where they name nobody, or her.
  static func other(in texts: [String], than own: String) -> String? {
    let own = own.trimmedBlanks
    guard !own.isEmpty, !texts.contains(where: { TableNames.areAlike($0, own) }) else { return nil }
    return texts.lazy.compactMap(person).first
  }

  /// The name behind a head (`Agent : DURAND Sophie`) or a preposition (`Planning de Sophie Durand`), before
  /// `'s rota`, or that is the whole text; of a surname in capitals nothing else need tell.
  static func person(in text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let words = text.split { " _\n\t:,".contains($0) }.map(String.init)
    if (2...3).contains(words.count), words.allSatisfy(isName) { return words.joined(separator: " ") }
    for (index, word) in words.enumerated() {
      let name = words[(index + 1)...].prefix(3).prefix(while: isName)
      let isHead = TableWords.isPerson(word) && (text.contains(":") || name.count > 1)
      let isBehind = TableWords.has("preposition", word.lowercased()) && name.count > 1
      let hasSurname = name.count == 2 && name.count { $0 == $0.uppercased() } == 1
      if !name.isEmpty, isHead || isBehind || hasSurname { return name.joined(separator: " ") }
      for ending in ["'s", "’s"] where index > 0 && word.hasSuffix(ending) {
        let pair = [words[index - 1], String(word.dropLast(2))]
        if pair.allSatisfy(isName) { return pair.joined(separator: " ") }
      }
    }
    return nil
  }

  /// A longer text is no title.
  private static let longest = 120

  /// Whether a word can be a name: it has a capital letter and is not what titles say of time, place and
  /// work.
  private static func isName(_ word: String) -> Bool {
    guard word.first?.isUppercase == true, word.count > 1,
      word.allSatisfy({ $0.isLetter || "-'’.".contains($0) })
    else { return false }
    return Weekday(named: word) == nil && WrittenDate("1 \(word) 2026") == nil
      && ShiftWords.meaning(of: word) == nil && RotaWord.likely(word) == nil
      && !TableWords.isPerson(word) && !TableWords.has("place", Folding.folded(word))
  }
}
