extension ShiftTable {
  /// What the words of a cycle probably mean, each once and in their order, with hours for those that are
  /// shifts; a definition without a meaning where nobody can guess.
  ///
  /// They are shown and confirmed one by one, never taken unasked: M is *matin* in one hospital and *maladie*
  /// in another.
  ///
  /// - Parameter language: that of the person.
  package static func guesses(of words: [ShiftType], _ language: Language) -> [Definition] {
    var guesses: [Definition] = []
    for word in words where !guesses.contains(where: { $0.word.isAlike(word) }) {
      guesses.append(Definition(word: word, meaning: word.builtInMeaning ?? letter(word, language)))
    }
    // Of two letters for the day in a cycle without a day off, `T T N N F F`, the last may be that one.
    let days = guesses.indices.filter {
      guesses[$0].meaning == .day && guesses[$0].word.builtInMeaning == nil
    }
    if days.count > 1, guesses.allSatisfy({ $0.meaning?.isShift ?? true }) {
      guesses[days[days.count - 1]].meaning = nil
    }
    let hasThreeShifts = guesses.contains { $0.meaning == .late }
    for index in guesses.indices {
      guard let span = guesses[index].meaning.flatMap({ usualSpan(of: $0, hasThreeShifts) }) else { continue }
      // A day and a night in one piece.
      let isWholeDay = guesses[index].word.name.uppercased() == "24H"
      guesses[index].spans = [isWholeDay ? ClockSpan(written: "08:00-08:00") ?? span : span]
    }
    return guesses
  }

  /// The hours that such a shift often has: of two shifts a day, or of three.
  package static func usualSpan(of meaning: ShiftMeaning, _ hasThreeShifts: Bool) -> ClockSpan? {
    let text: String? =
      switch meaning {
      case .day: hasThreeShifts ? "06:30-14:00" : "07:00-19:00"
      case .late: "13:30-21:00"
      case .night: hasThreeShifts ? "21:00-07:00" : "19:00-07:00"
      default: nil
      }
    return text.flatMap { ClockSpan(written: $0) }
  }

  private static func letter(_ word: ShiftType, _ language: Language) -> ShiftMeaning? {
    guard case .other(let text) = word else { return nil }
    let letter = text.uppercased()
    return [language.rawValue, language.rawValue + "-also", "any"].lazy.flatMap(usualLetters)
      .first { $0.letter == letter }?.meaning
  }
}

extension ShiftTable.Definition {
  /// The definition as a person may say it, and as it is read again: `J=day 07:00-19:30 break 30`.
  package var said: String {
    var text = word.name + "=" + (meaning?.rawValue ?? "")
    if !spans.isEmpty { text += " " + spans.written }
    if breakMinutes > 0 { text += " break \(breakMinutes)" }
    if let place { text += " where \(place.rawValue)" }
    return text
  }
}
