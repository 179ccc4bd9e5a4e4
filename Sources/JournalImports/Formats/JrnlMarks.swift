/// What the marks of a jrnl file stand for: `#` for tags; `@` for people as everywhere in this program, where
/// the file has `#` for its tags or the name a capital, else for tags, because jrnl knows no other use.
struct JrnlMarks {
  private let hasHashes: Bool

  init(hasHashes: Bool) { self.hasHashes = hasHashes }

  /// The tags of a text, in lower case, and its people as they are written, each once.
  func tagsAndPeople(in text: String) -> (tags: [String], people: [String]) {
    tagsAndPeople(["@", "#"].flatMap { mark in JrnlMarks.names(behind: mark, in: text).map { (mark, $0) } })
  }

  /// The same of words with their marks, `@anna`.
  func tagsAndPeople(ofWords words: [String]) -> (tags: [String], people: [String]) {
    tagsAndPeople(
      words.map { word in
        let name = String(word.drop { "@#".contains($0) })
        return (word.unicodeScalars.first == "@" ? "@" : "#", name)
      })
  }

  private func tagsAndPeople(
    _ names: [(mark: Unicode.Scalar, name: String)]
  ) -> (tags: [String], people: [String]) {
    var (tags, people): ([String], [String]) = ([], [])
    for (mark, name) in names where name.contains(where: \.isLetter) {
      if mark == "@", hasHashes || name.first?.isUppercase == true {
        if !people.contains(name) { people.append(name) }
      } else if !tags.contains(name.lowercased()) {
        tags.append(name.lowercased())
      }
    }
    return (tags, people)
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
