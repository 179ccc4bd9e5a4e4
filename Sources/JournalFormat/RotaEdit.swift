import JournalModel
import YAMLCodec

package struct RotaEdit {
  /// The day of the cycle's first word.
  package var from: CivilDay
  /// One shift a day.
  package var cycle: [[ShiftType]]
  /// Usual hours by word, `19:00-07:30`.
  package var hours: [(word: String, text: String)]

  package init(from: CivilDay, cycle: [[ShiftType]], hours: [(word: String, text: String)]) {
    (self.from, self.cycle, self.hours) = (from, cycle, hours)
  }

  /// Adds the rota to the list, or writes it into the one that begins on the same day: what else that one
  /// says stays as it is.
  package func apply(to document: inout MarkdownDocument, profile: Profile) throws(EditError) {
    let (name, tree) = (document.name(of: .rota), document.tree)
    let node = document[name].map { tree.resolved($0) }
    guard let node, tree.kind(node) == .sequence else {
      // No rota, or a single one that is no list: the list begins with what was there.
      let single = node.flatMap { tree.kind($0) == .mapping ? $0 : nil }
      if let single, begins(tree.value(single)) { return try change(at: [.key(name)], single, in: &document) }
      let before = single.map { [tree.value($0)] } ?? []
      return try document.set(name, to: .sequence(before + [value(hoursOf: profile)]))
    }
    // The profile has its rotas in the order of their days and leaves out those that it can't read.
    let items = tree.items(node)
    if let index = items.indices.last(where: { begins(tree.value(items[$0])) }) {
      return try change(at: [.key(name), .index(index)], items[index], in: &document)
    }
    try document.append(value(hoursOf: profile), to: name)
  }

  /// Gives a rota another cycle and the hours that are said, under the names that the file has for them.
  private func change(
    at path: [YAMLStep], _ node: YAMLTree.Node, in document: inout MarkdownDocument
  ) throws(EditError) {
    let former = document.tree.value(node)
    let cycleName = former.key(where: { ProfileWord.cycle[$0] != nil }) ?? "cycle"
    try document.set(at: path + [.key(cycleName)], to: .string(written))
    let hoursName = former.key(where: { ProfileWord.hours[$0] != nil }) ?? "hours"
    for (word, text) in hours {
      let known = former[hoursName]?.key { ShiftType(named: $0) == ShiftType(named: word) }
      try document.set(at: path + [.key(hoursName), .key(known ?? word)], to: .string(text))
    }
  }

  /// Whether a rota of the file begins on the same day.
  private func begins(_ rota: YAMLValue) -> Bool {
    guard let name = rota.key(where: { ProfileWord.from[$0] != nil }), case .string(let text)? = rota[name]
    else { return false }
    return WrittenDate(text)?.day == from
  }

  private var written: String {
    cycle.map { $0.map(\.name).joined(separator: "+") }.joined(separator: " ")
  }

  /// Hours that are not said are those of the youngest rota before, for the words of this cycle.
  private func value(hoursOf profile: Profile) -> YAMLValue {
    var all: [(word: String, text: String)] = hours
    let known = profile.rota.last { $0.from <= from }?.hours ?? [:]
    for word in cycle.joined().map(\.name) where !all.contains(where: { $0.word == word }) {
      if let usual = known[word] { all.append((word, usual.written)) }
    }
    var pairs: [YAMLPair] = [
      YAMLPair(key: .string("from"), value: .string(from.iso)),
      YAMLPair(key: .string("cycle"), value: .string(written)),
    ]
    if !all.isEmpty {
      let entries = all.map { YAMLPair(key: .string($0.word), value: .string($0.text)) }
      pairs.append(YAMLPair(key: .string("hours"), value: .mapping(entries)))
    }
    return .mapping(pairs)
  }
}

extension YAMLValue {
  /// The last key of a map that fits; `nil` for other values.
  func key(where fits: (String) -> Bool) -> String? {
    guard case .mapping(let pairs) = self else { return nil }
    return pairs.compactMap { if case .string(let key) = $0.key { key } else { nil } }.last(where: fits)
  }
}
