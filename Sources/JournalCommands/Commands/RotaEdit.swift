import JournalModel
import YAMLCodec

/// A rota on its way into the profile.
struct RotaEdit {
  /// The day of the cycle's first word.
  var from: CivilDay
  /// One shift a day.
  var cycle: [ShiftType]
  /// Usual hours by word, `19:00-07:30`.
  var hours: [(word: String, text: String)]

  /// Adds the rota to the list, in place of one that begins on the same day.
  func apply(to document: inout MarkdownDocument, profile: Profile) throws(EditError) {
    guard let node = document["rota"], document.tree.kind(document.tree.resolved(node)) == .sequence else {
      // No rota, or a single one that is no list: the list begins with what was there.
      let before =
        document["rota"].map { document.tree.value($0) }.flatMap { Self.isMapping($0) ? [$0] : nil } ?? []
      let kept = profile.rota.first?.from == from ? [] : before
      return try document.set("rota", to: .sequence(kept + [value(hoursOf: profile)]))
    }
    let same = document.tree.items(document.tree.resolved(node)).indices.filter {
      profile.rota.indices.contains($0) && profile.rota[$0].from == from
    }
    let value = value(hoursOf: profile)
    if !same.isEmpty { try document.removeItems(at: same, of: "rota") }
    if document["rota"].map({ document.tree.kind($0) == .sequence }) == true {
      try document.append(value, to: "rota")
    } else {
      try document.set("rota", to: .sequence([value]))
    }
  }

  private static func isMapping(_ value: YAMLValue) -> Bool {
    if case .mapping = value { true } else { false }
  }

  /// Hours that are not said are those of the youngest rota before, for the words of this cycle.
  private func value(hoursOf profile: Profile) -> YAMLValue {
    var all: [(word: String, text: String)] = hours
    let known = profile.rota.last { $0.from <= from }?.hours ?? [:]
    for word in cycle.map(\.name) where !all.contains(where: { $0.word == word }) {
      if let usual = known[word] { all.append((word, usual.start.iso + "-" + usual.end.iso)) }
    }
    var pairs: [YAMLPair] = [
      YAMLPair(key: .string("from"), value: .string(from.iso)),
      YAMLPair(key: .string("cycle"), value: .string(cycle.map(\.name).joined(separator: " "))),
    ]
    if !all.isEmpty {
      let entries = all.map { YAMLPair(key: .string($0.word), value: .string($0.text)) }
      pairs.append(YAMLPair(key: .string("hours"), value: .mapping(entries)))
    }
    return .mapping(pairs)
  }
}
