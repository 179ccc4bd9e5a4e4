import JournalModel

/// The two ways in which German words are typed: `müde`, and `muede` where the keys are missing.
///
/// A text is folded without them, so that `mude` finds both `müde` and « Mude »; the other way is asked for
/// beside, so that `Quelle`, `neue` and `Trauer` are found as they are and as nothing else.
enum UmlautSpelling {
  /// What a search may say as well, the most likely first; none where it has no such letters.
  static func others(of search: String) -> [String] {
    let words = search.split(separator: " ").map(String.init)
    var all: [[String]] = [[]]
    for word in words {
      let other = word.hasPrefix("-") || all.count > 4 ? word : otherSpelling(of: word)
      all = all.flatMap { other == word ? [$0 + [word]] : [$0 + [other], $0 + [word]] }
    }
    return all.map { $0.joined(separator: " ") }.filter { $0 != words.joined(separator: " ") }
  }

  /// The word with two letters for each umlaut, or with umlauts for these.
  private static func otherSpelling(of word: String) -> String {
    var spelling = word
    for (umlaut, letters) in [("ä", "ae"), ("ö", "oe"), ("ü", "ue")] {
      spelling = spelling.replacing(umlaut, with: letters)
      spelling = spelling.replacing(umlaut.uppercased(), with: letters)
    }
    return spelling == word ? withUmlauts(word) : spelling
  }

  private static func withUmlauts(_ word: String) -> String {
    var result = ""
    for character in word {
      let vowel = result.last?.lowercased()
      let before = result.dropLast().last?.lowercased() ?? ""
      // `neue`, `Trauer`, `Quelle` have two letters there.
      if "eE".contains(character), let umlaut = umlauts[vowel ?? ""],
        !"aeoquy".contains(before) || before.isEmpty
      {
        result.removeLast()
        result += umlaut
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static let umlauts = ["a": "ä", "o": "ö", "u": "ü"]
}
