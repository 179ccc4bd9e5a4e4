/// Whether a record stays out of what is given to others: the one place that decides it, closed in doubt.
///
/// A key that says so makes it private whatever its value, but for a no in one of the languages or nothing
/// at all. A key that is one letter away from such a key, or is one behind "is" as programs write it, counts
/// as that key, unless the record has one that is written right. So does `visibility: private`.
package enum Privacy {
  package static let keys = [
    "private", "privé", "privée", "privat", "privado", "privada", "privato", "privata", "非公開",
    "プライベート", "비공개", "confidential", "confidentiel", "confidentielle", "vertraulich", "confidencial",
    "riservato", "riservata", "vertrouwelijk",
  ]

  private static let index = WordIndex([keys.joined(separator: ",")])

  /// The letters of the keys, for comparing with others.
  private static let letters = keys.map { letters(of: $0, keepingAccents: keepsAccents($0)) }

  /// Which of `a` to `z` each key has, but for those that have none.
  private static let alphabets = keys.map { alphabet($0.utf8) }.filter { $0 != 0 }

  /// Words that are one letter away and mean something else: "public".
  private static let others = WordIndex(["公開,공개"])

  package static func isPrivate(_ fields: [Value.Field]) -> Bool {
    var (isSaid, isNearlySaid, hasKey) = (false, false, false)
    for field in fields {
      if isKey(field.key) {
        hasKey = true
        isSaid = isSaid || !field.value.isNo
      } else if case .string(let word) = field.value, says(field.key, word) {
        isNearlySaid = true
      } else if !isNearlySaid {
        isNearlySaid = nearest(to: field.key) != nil && !field.value.isNo
      }
    }
    return isSaid || !hasKey && isNearlySaid
  }

  /// Whether a key says that a record is private, or is not.
  package static func isKey(_ name: String) -> Bool { index[name] != nil }

  /// Whether a key that is not for this alone says it by its value: `visibility: private`.
  package static func says(_ name: String, _ word: String) -> Bool {
    visibility[name] != nil && isKey(word.trimmed)
  }

  private static let visibility = WordIndex(["visibility"])

  /// Whether a text is a no in one of the languages, or nothing.
  package static func isNo(_ text: String) -> Bool { text.trimmed.isEmpty || Truth.named(text) == false }

  /// The key that a name is one letter away from, as it is spelled; `nil` for such a key itself.
  package static func nearest(to name: String) -> String? {
    // Nearly all keys of journals have other letters: that is told without taking them apart. A letter taken
    // away, added or exchanged changes two at most, as does an "is" before the key.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      let own = alphabet(name.utf8)
      guard alphabets.contains(where: { ($0 ^ own).nonzeroBitCount <= 2 }) else { return nil }
    }
    guard name.utf8.count <= 64, !isKey(name), others[name] == nil, KeyMeaning(name) == nil else {
      return nil
    }
    let plain = withoutIs(letters(of: name, keepingAccents: false))
    guard 2...15 ~= plain.count else { return nil }
    var written: [Character]?
    for (word, letters) in zip(keys, letters) {
      var typed = plain
      if keepsAccents(word) {
        typed = written ?? Self.letters(of: name, keepingAccents: true)
        written = typed
      }
      if typed == letters || Spelling.areOneLetterApart(typed, letters) { return word }
    }
    return nil
  }

  /// The letters of `is_private` and `isPrivate` without what stands before the key.
  private static func withoutIs(_ typed: [Character]) -> [Character] {
    let rest = typed.dropFirst(2)
    return typed.starts(with: "is") && letters.contains { rest.elementsEqual($0) } ? Array(rest) : typed
  }

  /// The letters from `a` to `z` that are there, a bit each.
  private static func alphabet(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { set, byte in
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      return letter < 26 ? set | 1 << UInt32(letter) : set
    }
  }

  /// `privé` is so short that without its accent it would be one letter away from `price` and `drive`.
  private static func keepsAccents(_ word: String) -> Bool { word == "privé" }

  /// The letters of a word without blanks, hyphens and underscores; the wide ones of East Asian keyboards are
  /// the plain ones. A syllable of Korean is one.
  private static func letters(of word: String, keepingAccents: Bool) -> [Character] {
    let isPlain = !word.utf8.contains(0xEF)
    let word = isPlain ? word : String(String.UnicodeScalarView(word.unicodeScalars.map(narrow)))
    let text = keepingAccents ? word.lowercased() : Folding.folded(word)
    return text.filter { $0 != " " && $0 != "-" && $0 != "_" }.map { $0 }
  }

  /// - Source: Unicode, block Halfwidth and Fullwidth Forms.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard 0xFF01...0xFF5E ~= scalar.value else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}

extension Value {
  /// Whether it says no: a no in one of the languages, nothing, or nothing but such.
  fileprivate var isNo: Bool {
    switch self {
    case .null: true
    case .bool(let truth): !truth
    case .int(let number): number == 0
    case .float(let number): number == 0
    case .string(let text): Privacy.isNo(text)
    // No list of lists is a no.
    case .list(let items): items.allSatisfy { $0.isScalar && $0.isNo }
    case .map(let fields): fields.isEmpty
    }
  }

  /// Whether it is neither a list nor a map.
  package var isScalar: Bool {
    switch self {
    case .null, .bool, .int, .float, .string: true
    case .list, .map: false
    }
  }
}
