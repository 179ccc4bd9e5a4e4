extension ClockTime {
  /// Reads a time as a person says it where one is asked for: what a file may hold, an hour alone, `7`, and
  /// the words of the languages, `14 Uhr 57`, `15 heures 30`, `alle 15`, `3 o'clock`. In a file or a table a
  /// bare hour is a number.
  public init?(said text: String) {
    let text = text.narrow
    if let time = ClockTime(written: text) {
      self = time
      return
    }
    let digits = text.trimmed
    if (1...2).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      guard let hour = Int(digits), hour <= 24 else { return nil }
      self.init(hour: hour % 24, minute: 0)
    } else if let last = digits.utf8.last, [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(last | 0x20),
      digits.dropLast().last?.isNumber ?? false
    {
      // `7p`, `7:40a`
      self.init(written: digits + "m")
    } else {
      self.init(inWords: digits)
    }
  }

  /// A time as wards write it, `1950`: four digits, which elsewhere may be a year.
  package init?(ofWard text: String) {
    guard text.utf8.count == 4, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(text) else {
      return nil
    }
    self.init(hour: number / 100, minute: number % 100)
  }

  /// What stands in front of an hour of twelve, and whether it means the afternoon: `午後7時`, `오전 7시`.
  package static let halvesOfDay: [(word: String, isLate: Bool)] = [
    ("午前", false), ("오전", false), ("午後", true), ("오후", true),
  ]

  /// `um 14 Uhr 57`: an hour with its word, perhaps minutes with theirs, behind a word such as `at`.
  private init?(inWords text: String) {
    guard text.utf8.count <= 40 else { return nil }
    // `午後7時半`, `오후 7시 반`
    for (word, isLate) in ClockTime.halvesOfDay where text.hasPrefix(word) {
      guard let time = ClockTime(said: String(text.dropFirst(word.count))), time.hour <= 12 else {
        return nil
      }
      self.init(hour: time.hour % 12 + (isLate ? 12 : 0), minute: time.minute)
      return
    }
    let text = text.replacing("時半", with: "時30分").replacing("시 반", with: "시 30분").replacing(
      "시반", with: "시 30분")
    let words = Folding.folded(text).split { $0.isWhitespace }
    let said = words.drop { ClockTime.before[String($0)] != nil }
    if let half = ClockTime(halfBefore: said, isMarked: words.first == "om") {
      self = half
      return
    }
    if said.count < words.count {
      self.init(said: said.joined(separator: " "))
      return
    }
    var parts = ClockTime.parts(of: said)
    if parts.count > 3, ClockTime.minutes[parts[parts.count - 1]] != nil { parts.removeLast() }
    // `24h` is how long a shift is.
    let hasWord = parts.count > 1 && parts[0] != "24" && ClockTime.hours[parts[1]] != nil
    switch parts.count {
    case 2 where hasWord: self.init(said: parts[0])
    case 3 where hasWord:
      guard let hour = Int(parts[0]), let minute = Int(parts[2]) else { return nil }
      self.init(hour: hour, minute: minute)
    default: return nil
    }
  }

  /// `halb 5`, `half vijf`, `om half 5`: half an hour before it. « half 5 » with nothing else is half past
  /// five in Britain.
  private init?(halfBefore said: ArraySlice<Substring>, isMarked: Bool) {
    guard said.count == 2, let first = said.first, let last = said.last, ["halb", "half"].contains(first)
    else {
      return nil
    }
    let numbers = Joints.list(String(first)).map(Folding.folded)
    let number = first == "halb" || isMarked ? Int(last) : nil
    guard let hour = number ?? numbers.firstIndex(of: String(last)).map({ $0 + 1 }), 1...12 ~= hour else {
      return nil
    }
    self.init(hour: hour - 1, minute: 30)
  }

  /// The numbers and the words of a time: `15時30分` has no blanks.
  private static func parts(of words: some Sequence<Substring>) -> [String] {
    var parts: [String] = []
    for word in words {
      var isNumber: Bool?
      for character in word {
        let isDigit = character.isNumber || ":.".contains(character)
        if isDigit != isNumber { parts.append("") }
        parts[parts.count - 1].append(character)
        isNumber = isDigit
      }
    }
    return parts
  }

  private static let before = Joints.index("before-time"), hours = Joints.index("hours")
  static let minutes = Joints.index("minutes")
}
