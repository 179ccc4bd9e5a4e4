extension ShiftTable {
  /// The countries of which the usual letters are known.
  package static let countriesWithLetters = ["fr"]

  /// What letters of a rota usually mean in a country, without hours; `nil` where nobody knows.
  ///
  /// They are offered, never taken unasked: M is *matin* in one hospital and *maladie* in another.
  package static func letters(usualIn country: String) -> [Definition]? {
    guard country == "fr" else { return nil }
    return usualLetters(country).map { Definition(word: .other($0.letter), meaning: $0.meaning) }
  }

  /// The letters of a line of `Templates/words/letters.txt`, `J=day,N=night`.
  static func usualLetters(_ line: String) -> [(letter: String, meaning: ShiftMeaning)] {
    lines[line].split(separator: ",").compactMap { pair in
      let parts = pair.split(separator: "=")
      return ShiftMeaning(rawValue: String(parts[1])).map { (String(parts[0]), $0) }
    }
  }

  private static let lines = NamedWords("letters")
}
