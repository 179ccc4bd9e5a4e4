/// Changes of the notation of keys.
enum KeyNaming {
  /// `first_name` as `firstName`; separators at both ends stay.
  static func camelCase(_ name: String, separator: Character) -> String {
    let start = name.prefix { $0 == separator }
    let end = name.dropFirst(start.count).reversed().prefix { $0 == separator }
    let words = name.dropFirst(start.count).dropLast(end.count).split(separator: separator)
    guard let first = words.first, words.count > 1 else { return name }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return start + first.lowercased() + rest.joined() + String(end)
  }

  /// `firstName` as `first_name`, `myURLProperty` as `my_url_property`.
  static func separated(_ name: String, by separator: Character) -> String {
    var result = ""
    let letters = Array(name)
    for (offset, letter) in letters.enumerated() {
      let isWordStart =
        offset > 0 && letter.isUppercase
        && (!letters[offset - 1].isUppercase || offset + 1 < letters.count && letters[offset + 1].isLowercase)
      if isWordStart, letters[offset - 1] != separator { result.append(separator) }
      result += letter.lowercased()
    }
    return result
  }
}

/// The key of an item, or of a type that is part of another.
struct PlainKey: CodingKey, Hashable {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) { self.stringValue = stringValue }

  init(intValue: Int) {
    self.intValue = intValue
    stringValue = String(intValue)
  }
}
