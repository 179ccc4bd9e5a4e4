extension ShiftTable {
  /// The countries of which the usual letters are known.
  package static let countriesWithLetters = ["fr"]

  /// What letters of a rota usually mean in a country, without hours; `nil` where nobody knows.
  ///
  /// They are offered, never taken unasked: M is *matin* in one hospital and *maladie* in another.
  package static func letters(usualIn country: String) -> [Definition]? {
    guard country == "fr" else { return nil }
    let letters: [(word: String, meaning: ShiftMeaning)] = [
      ("J", .day), ("N", .night), ("M", .day), ("S", .late), ("R", .rest), ("RH", .rest), ("RC", .rest),
      ("CA", .leave), ("RTT", .rtt), ("F", .publicHoliday), ("CM", .sick),
    ]
    return letters.map { Definition(word: .other($0.word), meaning: $0.meaning) }
  }
}
