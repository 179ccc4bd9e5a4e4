import JournalModel

/// What the marks of a jrnl file stand for: `#` for tags; `@` for people as everywhere in this program, where
/// the file has `#` for its tags or the name a capital, else for tags, because jrnl knows no other use. What
/// the person says of them decides.
struct JrnlMarks {
  private let hasHashes: Bool
  /// The signs of tags, where the person said them.
  private let said: String?

  /// - Parameters:
  ///   - words: the words of the whole source that have marks: a few `#todo` among hundreds of `@work` don't
  ///     make people of these.
  ///   - said: the signs of tags, as the person says: `@`, `#` or both.
  init(_ words: [(mark: Unicode.Scalar, name: String)], said: String?) {
    let hashes = words.count { $0.mark == "#" && $0.name.contains(where: \.isLetter) }
    hasHashes = hashes > 0 && hashes * 4 >= words.count - hashes
    self.said = said
  }

  /// Whether a word is a tag; else it is a person.
  private func isTag(_ mark: Unicode.Scalar, _ name: String) -> Bool {
    if mark == "#" { return true }
    return said.map { $0.contains("@") } ?? (!hasHashes && name.first?.isUppercase != true)
  }

  /// The words of a text that have a mark before them.
  static func words(in text: String) -> [(mark: Unicode.Scalar, name: String)] {
    ["@", "#"].flatMap { mark in names(behind: mark, in: text).map { (mark, $0) } }
  }

  /// A word with its mark, `@anna`; without one it is a tag.
  static func word(_ text: String) -> (mark: Unicode.Scalar, name: String) {
    (text.unicodeScalars.first == "@" ? "@" : "#", String(text.drop { "@#".contains($0) }))
  }

  /// The tags among words, in lower case, and the people as they are written, each once.
  private func tagsAndPeople(
    _ names: [(mark: Unicode.Scalar, name: String)]
  ) -> (tags: [String], people: [String]) {
    var (tags, people): ([String], [String]) = ([], [])
    for (mark, name) in names where name.contains(where: \.isLetter) {
      if !isTag(mark, name) {
        if !people.contains(name) { people.append(name) }
      } else if !tags.contains(name.lowercased()) {
        tags.append(name.lowercased())
      }
    }
    return (tags, people)
  }

  /// Gives an entry the tags and people among words; a tag `#private` marks it, as `export jrnl` writes it.
  func mark(_ entry: inout ImportedEntry, by names: [(mark: Unicode.Scalar, name: String)]) {
    (entry.tags, entry.people) = tagsAndPeople(names)
    if entry.tags.contains(where: Privacy.isKey) {
      entry.extra.append(.init(key: Privacy.keys[0], value: .bool(true)))
    }
  }

  /// The words behind a mark that no other character stands before.
  static func names(behind mark: Unicode.Scalar, in text: String) -> [String] {
    var names: [String] = []
    var isAfterSpace = true
    var word: String?
    for scalar in text.unicodeScalars {
      if var open = word {
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-+*#/_".unicodeScalars.contains(scalar)
        {
          open.unicodeScalars.append(scalar)
          word = open
        } else {
          names.append(open)
          word = nil
        }
      } else if isAfterSpace, scalar == mark {
        word = ""
      }
      isAfterSpace = scalar.properties.isWhitespace
    }
    if let word { names.append(word) }
    return names
  }
}
