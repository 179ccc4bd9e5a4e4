import JournalModel
import YAMLCodec

/// The scales of the person's own.
extension ProfileReading {
  /// A map of names, each with what is known of it, `pain: {range: "0-10", ask: mood, good: low}`, or with
  /// its range alone.
  mutating func readScales(_ node: YAMLTree.Node, _ name: String) {
    for field in fields(of: node, name) {
      let word = field.word.trimmed
      guard ProfileReading.isFree(word) else {
        reader.reportWrong(name, field.key, expected: .ownKey)
        continue
      }
      profile.scales.removeAll { $0.key == nil && $0.isNamed(word) }
      // By a range that can't be read each right value would be a wrong one.
      if let scale = scale(word, field.value) { profile.scales.append(scale) }
    }
  }

  /// Whether a key is of letters, digits, hyphens and underscores, so that it can be typed as an option, and
  /// has no meaning of the format's.
  static func isFree(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return KeyMeaning(word) == nil && !Privacy.isKey(word) && Privacy.nearest(to: word) == nil
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || scalar == "-"
          || scalar == "_" || scalar.properties.generalCategory == .nonspacingMark
      }
  }

  private mutating func scale(_ word: String, _ node: YAMLTree.Node) -> Scale? {
    let (node, tree) = (reader.nodes.tree.resolved(node), reader.nodes.tree)
    guard tree.kind(node) == .mapping else {
      return (reader.nodes.isNothing(node) ? Scale.usualRange : range(word, node)).map { Scale(word, $0) }
    }
    reportNear(in: node, ProfileWord.ofScale)
    let stated = self[ProfileWord.range, in: node]
    guard let range = stated.map({ self.range(word, $0) }) ?? Scale.usualRange else { return nil }
    let good = self[ProfileWord.good, in: node].flatMap { node in
      read(node, word, .oneOf(Scale.Direction.allCases.map(\.rawValue))) {
        Scale.Direction(rawValue: Folding.folded($0))
      }
    }
    return Scale(
      word, range, good: good, asked: occasions(word, self[ProfileWord.ask, in: node]),
      labels: self[ProfileWord.label, in: node].map { labels(word, $0) } ?? [:])
  }

  /// `0-10`, also without quotes where YAML leaves it a text; `-5-5`, `0..10`.
  private mutating func range(_ word: String, _ node: YAMLTree.Node) -> ClosedRange<Int>? {
    read(node, word, .range) { ProfileReading.range($0.trimmed) }
  }

  static func range(_ text: String) -> ClosedRange<Int>? {
    // The sign of a first number is no sign between two.
    guard let first = text.utf8.first, let middle = text.utf8.dropFirst().firstIndex(where: { !isDigit($0) }),
      isDigit(first) || first == UInt8(ascii: "-"), let from = Int(text[..<middle])
    else { return nil }
    let rest = String(text[middle...]).trimmed
    let separator = ["..", "–", "-"].first { rest.hasPrefix($0) }
    guard let separator, let until = Int(String(rest.dropFirst(separator.count)).trimmed), from < until,
      Scale.widestRange.contains(from), Scale.widestRange.contains(until)
    else { return nil }
    return from...until
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// A word or a list of words; nothing said is never.
  private mutating func occasions(_ word: String, _ node: YAMLTree.Node?) -> Scale.Occasions {
    guard let node, let words = unsafe reader.list(node, key: word, separators: .commasOrSpaces) else {
      return []
    }
    var occasions: Scale.Occasions = []
    for found in words {
      let name = Scale.Occasions.names.first { Folding.areAlike($0.name, found) }
      let kind = Kind(named: found)?.name ?? (Key(named: found) == .mood ? Key.mood.name : nil)
      if let occasion = name ?? Scale.Occasions.names.first(where: { $0.name == kind }) {
        occasions.formUnion(occasion.occasion)
      } else {
        let names = Scale.Occasions.names.map(\.name)
        reader.report(.wrongValue(key: word, found: found, expected: .oneOf(names)), at: node)
      }
    }
    return occasions
  }

  /// A text for all languages, or a map of codes of languages and texts.
  private mutating func labels(_ word: String, _ node: YAMLTree.Node) -> [String: String] {
    let (node, tree) = (reader.nodes.tree.resolved(node), reader.nodes.tree)
    guard tree.kind(node) == .mapping else {
      return label(word, node).map { ["": $0] } ?? [:]
    }
    var labels: [String: String] = [:]
    tree.forEachPair(of: node) { key, value in
      let code = reader.nodes.keyText(key)
      guard let language = Language(code: code) else {
        return reader.report(
          .wrongValue(key: word, found: code, expected: .oneOf(Language.allCases.map(\.rawValue))), at: key)
      }
      labels[language.rawValue] = label(word, value)
    }
    return labels
  }

  /// One line, which terminals show as it is.
  private mutating func label(_ word: String, _ node: YAMLTree.Node) -> String? {
    let text = reader.text(node, key: word)?.trimmed
    guard let text, !text.isEmpty, !text.unicodeScalars.contains(where: \.isUnprintable) else {
      if text != nil { reader.reportWrong(word, node, expected: .text) }
      return nil
    }
    return text
  }
}

extension Scale {
  /// Whether a scale of the person's own may have a name.
  package static func isName(_ text: String) -> Bool { ProfileReading.isFree(text) }

  /// The range that a person or a profile states, `0-10`; `nil` for any other text.
  package static func range(written text: String) -> ClosedRange<Int>? { ProfileReading.range(text) }
}

extension MarkdownDocument {
  /// Writes a scale of the person's own into a profile, in place of one of its name.
  ///
  /// - Parameter label: what is shown for it; `nil` for its name.
  package mutating func set(_ scale: Scale, label: String?) throws(EditError) {
    func text(_ text: String) -> YAMLValue { .string(text) }
    var pairs = [
      YAMLPair(key: text("range"), value: text("\(scale.range.lowerBound)-\(scale.range.upperBound)"))
    ]
    let asked = Scale.Occasions.names.filter { !$0.occasion.isEmpty && scale.asked.contains($0.occasion) }
    if !asked.isEmpty {
      let words = asked.map { text($0.name) }
      pairs.append(YAMLPair(key: text("ask"), value: words.count == 1 ? words[0] : .sequence(words)))
    }
    if let good = scale.good { pairs.append(YAMLPair(key: text("good"), value: text(good.rawValue))) }
    if let label { pairs.append(YAMLPair(key: text("label"), value: text(label))) }
    let key = entries.last { ProfileKey($0.key) == .scales }?.key ?? ProfileKey.scales.canonicalName
    try set(at: [.key(key), .key(scale.name)], to: .mapping(pairs))
  }
}

extension Unicode.Scalar {
  /// Controls, and marks that turn the direction of what follows.
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: true
    default: false
    }
  }
}
