import JournalModel

/// Names that the journal knows and a text mentions.
package enum NameSuggestion {
  /// The names that a text mentions, in the order of their first mention.
  ///
  /// A name written with a capital is found only with one: `rose` is no Rose. The first word of a person's
  /// name will do where no other known person has it.
  ///
  /// - Parameters:
  ///   - names: what is known, as it is to be suggested.
  ///   - known: what the record names already.
  ///   - usesFirstWords: whether these are people, who are called by their first names.
  package static func names(
    in text: String, among names: [String], known: [String] = [], usesFirstWords: Bool = false
  ) -> [String] {
    let words = self.words(of: text)
    let forms = self.forms(of: names, usesFirstWords: usesFirstWords)
    let known = Set(known.map { Folding.folded($0) })
    var found: [String] = []
    for index in words.indices {
      let here = forms.first { form in form.matches(words[index...]) }
      guard let name = here?.name, !found.contains(name), !known.contains(Folding.folded(name)) else {
        continue
      }
      found.append(name)
    }
    return found
  }

  private struct Word {
    var folded: String
    var isCapital: Bool
    var beginsSentence: Bool
  }

  private struct Form {
    var name: String
    var words: [String]
    var isCapital: Bool

    func matches(_ text: ArraySlice<Word>) -> Bool {
      guard text.count >= words.count, let first = text.first, first.isCapital || !isCapital,
        zip(words, text).allSatisfy({ $0 == $1.folded })
      else { return false }
      // At the beginning of a sentence every word has a capital.
      return !(words.count == 1 && first.beginsSentence && common.contains(words[0]))
    }
  }

  /// The longest forms first.
  private static func forms(of names: [String], usesFirstWords: Bool) -> [Form] {
    var forms: [Form] = []
    var firstWords: [String: Int] = [:]
    for name in names {
      let parts = words(of: name)
      guard let first = parts.first, parts.contains(where: { $0.folded.count > 1 }) else { continue }
      // A place such as `home` in small letters must at least be a real word.
      if !first.isCapital, parts.count == 1, first.folded.count < 4 { continue }
      forms.append(Form(name: name, words: parts.map(\.folded), isCapital: first.isCapital))
      firstWords[first.folded, default: 0] += 1
    }
    if usesFirstWords {
      forms += forms.filter { $0.words.count > 1 && firstWords[$0.words[0]] == 1 && $0.words[0].count > 2 }
        .map { Form(name: $0.name, words: [$0.words[0]], isCapital: true) }
    }
    return forms.sorted { $0.words.count > $1.words.count }
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var beginsSentence = true
    var current = ""
    func end(_ isEnd: Bool) {
      if let first = current.first {
        words.append(
          Word(folded: Folding.folded(current), isCapital: first.isUppercase, beginsSentence: beginsSentence))
        beginsSentence = false
        current = ""
      }
      if isEnd { beginsSentence = true }
    }
    for character in text {
      if character.isLetter || character.isNumber {
        current.append(character)
      } else {
        end(".!?\n".contains(character))
      }
    }
    end(false)
    return words
  }

  /// Names that are common words too, in English and French.
  private static let common: Set<String> = Set(
    ("will may rose grace hope joy faith mark april june august summer dawn rich art bill pat sue rob jack "
      + "sandy "
      + "pierre rose marine claire aurore colombe violette avril jules prudence victoire ange florent")
      .split(separator: " ").map(String.init))
}
