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

  /// Adds the rota to the list, in place of one that begins on the same day.
  package func apply(to document: inout MarkdownDocument, profile: Profile) throws(EditError) {
    guard let node = document["rota"], document.tree.kind(document.tree.resolved(node)) == .sequence else {
      // No rota, or a single one that is no list: the list begins with what was there.
      let before =
        document["rota"].map { document.tree.value($0) }.flatMap { Self.isMapping($0) ? [$0] : nil } ?? []
      let kept = profile.rota.first?.from == from ? [] : before
      return try document.set("rota", to: .sequence(kept + [value(hoursOf: profile)]))
    }
    if let index = self.index(in: document, of: node) {
      return try document.set(at: [.key("rota"), .index(index)], to: value(hoursOf: profile))
    }
    try document.append(value(hoursOf: profile), to: "rota")
  }

  /// The index of the rota that begins on the same day, the last where there are several; read from the
  /// document, since the profile has its rotas in the order of their days and leaves out those that it can't
  /// read.
  private func index(in document: MarkdownDocument, of list: YAMLTree.Node) -> Int? {
    let items = document.tree.items(document.tree.resolved(list))
    return items.indices.last { index in
      guard case .mapping(let pairs) = document.tree.value(items[index]) else { return false }
      return pairs.contains { pair in
        guard case .string(let key) = pair.key, case .string(let text) = pair.value else { return false }
        return Self.fromWords.contains(Folding.folded(key)) && WrittenDate(text)?.day == from
      }
    }
  }

  /// What the first day of a rota can be called.
  private static let fromWords: Set<String> = ["from", "du", "de", "depuis", "debut", "start", "date"]

  private static func isMapping(_ value: YAMLValue) -> Bool {
    if case .mapping = value { true } else { false }
  }

  /// Hours that are not said are those of the youngest rota before, for the words of this cycle.
  private func value(hoursOf profile: Profile) -> YAMLValue {
    var all: [(word: String, text: String)] = hours
    let known = profile.rota.last { $0.from <= from }?.hours ?? [:]
    for word in cycle.joined().map(\.name) where !all.contains(where: { $0.word == word }) {
      if let usual = known[word] { all.append((word, usual.written)) }
    }
    var pairs: [YAMLPair] = [
      YAMLPair(key: .string("from"), value: .string(from.iso))
    ]
    // Another cycle from the same day on ends when that one did.
    if let until = profile.rota.last(where: { $0.from == from })?.until {
      pairs.append(YAMLPair(key: .string(Key.until.name), value: .string(until.iso)))
    }
    pairs += [
      YAMLPair(
        key: .string("cycle"),
        value: .string(cycle.map { $0.map(\.name).joined(separator: "+") }.joined(separator: " ")))
    ]
    if !all.isEmpty {
      let entries = all.map { YAMLPair(key: .string($0.word), value: .string($0.text)) }
      pairs.append(YAMLPair(key: .string("hours"), value: .mapping(entries)))
    }
    return .mapping(pairs)
  }
}
