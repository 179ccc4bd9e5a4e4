/// The whole words of shifts that mean the same in every hospital, without regard to case, accents, spaces
/// and hyphens; those of all languages in every journal.
///
/// Letters and abbreviations have no meaning here: `M` is *matin* in one hospital and *maladie* in another. A
/// further language is more words in `Templates/words/shifts.txt`.
public enum ShiftWords {
  /// What a word means; `nil` where only a hospital can say.
  ///
  /// `ferie` without its accents is leave in Italian, with them a public holiday in French.
  public static func meaning(of word: String) -> ShiftMeaning? {
    // Most journals write the canonical words, and the table takes longer to make than the plan to read.
    if let meaning = ShiftMeaning(rawValue: word) { return meaning }
    return word.utf8.count == 5 && word.lowercased() == "ferie" ? .leave : table[word]
  }

  /// The known word that an unknown one probably was meant to be.
  public static func nearest(to word: String) -> String? {
    // A letter is near to all of them, and means none.
    guard word.unicodeScalars.count > 2, let near = table.nearest(to: word) else { return nil }
    // `bank` is who works for an agency: a day off that begins alike is far from what was meant.
    let isBegun = Folding.folded(near).hasPrefix(Folding.folded(word))
    return isBegun && meaning(of: near) == .publicHoliday ? nil : near
  }

  private static let table = WordTable("shifts", ShiftMeaning.allCases)
}
