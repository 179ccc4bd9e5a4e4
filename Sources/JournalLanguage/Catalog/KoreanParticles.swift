import JournalModel

/// The particles of Korean, which depend on how the word before them ends: 일기를, 기록을.
///
/// A message has both, `{ $kind }을(를)`. Behind Hangul and digits the right one is printed; behind other
/// letters, whose sound nobody can tell, both stay, as Korean programs have it.
enum KoreanParticles {
  /// As a message has it, and what it is behind a consonant and behind a vowel.
  private static let particles = [
    ("을(를)", "을", "를"), ("이(가)", "이", "가"), ("은(는)", "은", "는"), ("와(과)", "과", "와"), ("(으)로", "으로", "로"),
    ("(이)라", "이라", "라"),
  ]
  /// The last consonants of the digits' names: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구.
  private static let digits: [UInt32] = [21, rieul, 0, 16, 0, 0, 1, rieul, rieul, 0]
  private static let rieul: UInt32 = 8

  /// The text of a message with the particle that what is printed before it asks for.
  static func settled(_ text: String, behind printed: some BidirectionalCollection<UInt8>) -> String {
    for (both, behindConsonant, behindVowel) in particles {
      guard let range = text.firstRange(of: both) else { continue }
      let word = String(decoding: printed.suffix(240), as: UTF8.self) + text[..<range.lowerBound]
      guard let last = lastConsonant(of: word) else { return text }
      let isOpen = last == 0 || last == rieul && both == "(으)로"
      return text[..<range.lowerBound] + (isOpen ? behindVowel : behindConsonant) + text[range.upperBound...]
    }
    return text
  }

  /// The number of the consonant that a word ends with, 0 behind a vowel; `nil` where its letters don't say.
  /// A remark in brackets is passed over: 24일(화)은.
  ///
  /// - Source: The Unicode Standard, section 3.12: syllables of Hangul stand in the order of their 28 ends.
  private static func lastConsonant(of word: String) -> UInt32? {
    var depth = 0
    for scalar in word.unicodeScalars.reversed() {
      switch scalar {
      case ")": depth += 1
      case "(": depth -= 1
      case _ where depth > 0, "’", "”", "'", " ": continue
      case "0"..."9": return digits[Int(scalar.value - 48)]
      case "가"..."힣": return (scalar.value - 0xAC00) % 28
      default: return nil
      }
    }
    return nil
  }
}
