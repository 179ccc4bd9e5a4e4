import JournalModel
import YAMLCodec

/// A word of the rota on its way into the profile's `shifts`.
package struct ShiftTypeEdit {
  package var definition: ShiftTable.Definition
  /// The day from which a word that had a meaning before has the new one: what was lived keeps the old one.
  package var today: CivilDay

  package init(definition: ShiftTable.Definition, today: CivilDay) {
    self.definition = definition
    self.today = today
  }

  /// Writes the word, beside what it meant before.
  package func apply(to document: inout MarkdownDocument, profile: Profile) throws(EditError) {
    let known = profile.shifts.definitions.filter { $0.word == definition.word }
    var new = definition
    // What is the same already needs no line; of a word that held from the beginning the change begins today.
    if let held = profile.shifts.definition(of: definition.word, on: definition.from ?? today),
      held.word == new.word
    {
      var same = held
      same.from = new.from
      if same == new { return }
      new.from = new.from ?? today
    }
    guard !known.isEmpty, let index = Self.key(of: new.word, in: document) else {
      return try document.set(at: [.key("shifts"), .key(new.word.name)], to: Self.value(new, after: nil))
    }
    let all = (known.filter { $0.from != new.from } + [new]).sorted { Self.first($0) < Self.first($1) }
    let values = all.indices.map { Self.value(all[$0], after: $0 > 0 ? all[$0 - 1] : nil) }
    try document.set(
      at: [.key("shifts"), .key(index)], to: values.count == 1 ? values[0] : .sequence(values))
  }

  private static func first(_ definition: ShiftTable.Definition) -> CivilDay {
    definition.from ?? CivilDay(number: .min)
  }

  /// The key under which the file has a word.
  private static func key(of word: ShiftType, in document: MarkdownDocument) -> String? {
    guard let shifts = document["shifts"] else { return nil }
    let tree = document.tree
    return tree.pairs(tree.resolved(shifts)).map { tree.text($0.key) }.last { ShiftType(named: $0) == word }
  }

  /// `{is: day, hours: "07:00-19:30", break: 30}`; what it does not say is as it was before.
  private static func value(
    _ definition: ShiftTable.Definition, after former: ShiftTable.Definition?
  ) -> YAMLValue {
    var pairs: [YAMLPair] = []
    func add(_ key: String, _ value: YAMLValue) { pairs.append(YAMLPair(key: .string(key), value: value)) }
    if let from = definition.from { add("from", .string(from.iso)) }
    if let meaning = definition.meaning { add("is", .string(meaning.rawValue)) }
    if !definition.spans.isEmpty { add("hours", .string(definition.spans.written)) }
    if definition.breakMinutes > 0 || former?.breakMinutes ?? 0 > 0 {
      add("break", .int(Int64(definition.breakMinutes)))
    }
    if let place = definition.place ?? former?.place.map({ _ in .home }) {
      add("where", .string(place.rawValue))
    }
    if let employer = definition.employer { add("employer", .string(employer)) }
    return .mapping(pairs)
  }
}
