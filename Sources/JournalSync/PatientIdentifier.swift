import JournalModel

/// What can identify a patient in a text.
public enum PatientIdentifier: Hashable, Sendable {
  /// A French social security number (NIR): 13 digits and a key that fits them.
  case socialSecurity
  /// A British NHS number: 10 digits, the last of which fits.
  case nhs
  /// A hospital's number of a patient or a stay: IPP, NDA, IEP, MRN.
  case hospitalNumber
  /// A date of birth: a date behind a word such as `born`, `née le`, `DOB`.
  case birthDate
  /// A title with a name: `Mme Martin`, `Mr Smith`.
  case name
  /// A pattern of the profile.
  case own(String)
}

/// Finds what identifies patients; wrong alarms are cheaper than a name in a file that is synced.
struct PatientIdentifierRules {
  /// The patterns of the profile: `9` stands for any digit (`#` would begin a comment), `*` for letters and
  /// digits of one word, all else for itself, whatever the case of letters.
  var own: [String] = []
  /// Words of names, folded, that are no patients'.
  var known: Set<String> = []

  struct Match: Hashable {
    var kind: PatientIdentifier
    var range: Range<Int>
  }

  /// What is found in a file, in the order of the text.
  func matches(in bytes: [UInt8]) -> [Match] {
    let words = TextWords(bytes)
    let found =
      Self.numbers(bytes) + Self.hospitalNumbers(words) + Self.birthDates(words) + names(words)
      + respectedNames(String(decoding: bytes, as: UTF8.self))
      + own.flatMap { Self.pattern($0, bytes) }
    return found.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  // MARK: Numbers with a check

  /// Runs of digits, with single blanks, dots or hyphens between them, whose check digits fit.
  private static func numbers(_ bytes: [UInt8]) -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]), index == 0 || !isWordByte(bytes[index - 1]) else {
        index += 1
        continue
      }
      var digits: [UInt64] = []
      var end = index
      var next = index
      while next < bytes.count, digits.count < 20 {
        if isDigit(bytes[next]) {
          digits.append(UInt64(bytes[next] - 0x30))
          next += 1
          end = next
        } else if [0x20, 0x2D, 0x2E].contains(bytes[next]), next == end {
          next += 1
        } else {
          break
        }
      }
      if end == bytes.count || !isWordByte(bytes[end]) {
        if isSocialSecurity(digits) {
          matches.append(Match(kind: .socialSecurity, range: index..<end))
        } else if isNHS(digits) {
          matches.append(Match(kind: .nhs, range: index..<end))
        }
      }
      index = max(end, index + 1)
    }
    return matches
  }

  /// - Source: INSEE: the key is 97 minus the number modulo 97; the first digit is the sex, then year and
  ///   month of birth.
  private static func isSocialSecurity(_ digits: [UInt64]) -> Bool {
    guard digits.count == 15, digits[0] == 1 || digits[0] == 2 else { return false }
    let number = digits.prefix(13).reduce(0) { $0 * 10 + $1 }
    return 97 - number % 97 == digits[13] * 10 + digits[14]
  }

  /// - Source: NHS Data Dictionary, "NHS NUMBER": weights 10 to 2, modulo 11.
  private static func isNHS(_ digits: [UInt64]) -> Bool {
    guard digits.count == 10, digits.contains(where: { $0 != digits[0] }) else { return false }
    let sum = zip(digits, (2...10).reversed()).reduce(0) { $0 + $1.0 * UInt64($1.1) }
    return (11 - sum % 11) % 11 == digits[9]
  }

  // MARK: Words

  /// What words of a text say of those around them, in all languages.
  private enum Sign: Int {
    case hospitalNumber, birth, title
    /// Behind a name, in languages without capitals; what is no name before that.
    case respect, role
  }

  private static let signs = WordTable("patients", [Sign.hospitalNumber, .birth, .title, .respect, .role])
  private static let spellings = signs.spellings

  /// Whether a word has a sign in it, written without blanks, and digits.
  private static func isJoined(_ word: TextWords.Word, _ sign: Sign, digits: Int) -> Bool {
    word.digits >= digits
      && spellings[sign.rawValue].contains { !$0.utf8.allSatisfy { $0 < 0x80 } && word.text.contains($0) }
  }

  /// A word such as `IPP`, and within two words a number of at least 5 digits.
  private static func hospitalNumbers(_ words: TextWords) -> [Match] {
    words.indices { signs[$0.text] == .hospitalNumber || isJoined($0, .hospitalNumber, digits: 5) }
      .compactMap { start in
        let end =
          words[start].digits > 0 ? words[start] : words.next(2, after: start).first { $0.digits >= 5 }
        return end.map {
          Match(kind: .hospitalNumber, range: words[start].range.lowerBound..<$0.range.upperBound)
        }
      }
  }

  /// A word such as `born`, and within four words a number that may be a day or a year.
  private static func birthDates(_ words: TextWords) -> [Match] {
    words.indices { signs[$0.text] == .birth || isJoined($0, .birth, digits: 4) }.compactMap { start in
      if words[start].digits > 0 { return Match(kind: .birthDate, range: words[start].range) }
      let following = words.next(5, after: start)
      guard following.first?.digits ?? 0 > 0 || following.dropFirst().first?.digits ?? 0 > 0,
        let year = following.last(where: { $0.digits == 4 && $0.folded.utf8.count == 4 })
      else { return nil }
      return Match(kind: .birthDate, range: words[start].range.lowerBound..<year.range.upperBound)
    }
  }

  /// A title and a word with a capital letter behind it.
  private func names(_ words: TextWords) -> [Match] {
    words.indices { Self.signs[$0.text] == .title || $0.text == "M" }.compactMap { start in
      guard let name = words.next(1, after: start).first, name.isCapitalized, name.digits == 0,
        !known.contains(name.folded)
      else {
        return nil
      }
      return Match(kind: .name, range: words[start].range.lowerBound..<name.range.upperBound)
    }
  }

  /// Names with a word of respect behind them, Korean ones also with a blank between: 田中さん, 김철수 씨.
  private func respectedNames(_ text: String) -> [Match] {
    Self.spellings[Sign.respect.rawValue].flatMap { respect -> [Match] in
      var (matches, rest): ([Match], Substring) = ([], text[...])
      while let found = rest.firstRange(of: respect) {
        rest = rest[found.upperBound...]
        let (before, isKorean) = (text[..<found.lowerBound], respect.unicodeScalars.allSatisfy(\.isHangul))
        let name = (isKorean && before.last == " " ? before.dropLast() : before).endOfName(isKorean)
        guard (isKorean ? 2...4 : 1...7).contains(name.count), !known.contains(Folding.folded(String(name))),
          !Self.spellings[Sign.role.rawValue].contains(where: { name.hasSuffix($0) })
        else { continue }
        let offsets = [name.startIndex, found.upperBound].map {
          text.utf8.distance(from: text.startIndex, to: $0)
        }
        matches.append(Match(kind: .name, range: offsets[0]..<offsets[1]))
      }
      return matches
    }
  }

  // MARK: Own patterns

  private static func pattern(_ text: String, _ bytes: [UInt8]) -> [Match] {
    let pattern = Array(text.utf8)
    guard pattern.contains(where: { $0 != 0x2A && $0 != 0x20 }) else { return [] }
    var matches: [Match] = []
    var start = 0
    while start < bytes.count {
      if start == 0 || !isWordByte(bytes[start - 1]), let end = end(of: pattern, in: bytes, from: start),
        end > start, end == bytes.count || !isWordByte(bytes[end])
      {
        matches.append(Match(kind: .own(text), range: start..<end))
        start = end
      } else {
        start += 1
      }
    }
    return matches
  }

  private static func end(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    for sign in pattern {
      if sign == 0x2A {
        while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
        continue
      }
      guard offset < bytes.count, sign == 0x39 ? isDigit(bytes[offset]) : areAlike(sign, bytes[offset]) else {
        return nil
      }
      offset += 1
    }
    return offset
  }

  private static func areAlike(_ left: UInt8, _ right: UInt8) -> Bool {
    left == right || (left | 0x20 == right | 0x20 && (0x61...0x7A).contains(left | 0x20))
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  fileprivate static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }
}

extension Unicode.Scalar {
  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) }
}

extension Substring {
  /// The letters at its end that a name may have: Korean ones, or Chinese characters and katakana.
  fileprivate func endOfName(_ isKorean: Bool) -> Substring {
    let start = unicodeScalars.lastIndex { scalar in
      isKorean
        ? !scalar.isHangul
        : scalar != "々" && !(0x30A1...0x30FF).contains(scalar.value)
          && !(0x4E00...0x9FFF).contains(scalar.value)
    }
    return self[(start.map { unicodeScalars.index(after: $0) } ?? startIndex)...]
  }
}

private struct TextWords {
  struct Word {
    var text: String
    var folded: String
    var range: Range<Int>
    var digits: Int { text.utf8.filter(PatientIdentifierRules.isDigit).count }
    var isCapitalized: Bool { text.unicodeScalars.first?.properties.isUppercase ?? false }
  }

  private var words: [Word] = []

  init(_ bytes: [UInt8]) {
    var start: Int?
    for index in 0...bytes.count {
      let isWord = index < bytes.count && PatientIdentifierRules.isWordByte(bytes[index])
      if isWord {
        start = start ?? index
      } else if let from = start {
        let text = String(decoding: bytes[from..<index], as: UTF8.self)
        words.append(Word(text: text, folded: Folding.folded(text), range: from..<index))
        start = nil
      }
    }
  }

  subscript(index: Int) -> Word { words[index] }

  func indices(where condition: (Word) -> Bool) -> [Int] { words.indices.filter { condition(words[$0]) } }

  func next(_ count: Int, after index: Int) -> ArraySlice<Word> { words.dropFirst(index + 1).prefix(count) }
}
