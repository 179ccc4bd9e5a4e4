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
    let name = document.name(of: .shifts)
    let former = document[name].map { document.tree.value(document.tree.resolved($0)) }
    let word = former?.key { ShiftType(named: $0) == new.word }
    guard !known.isEmpty, let word else {
      return try document.set(
        at: [.key(name), .key(word ?? new.word.name)], to: Self.value(new, after: nil))
    }
    let path: [YAMLStep] = [.key(name), .key(word)]
    // What was lived stays as it is written, the person's own keys among it.
    let before = known.filter { Self.first($0) < Self.first(new) }.max { Self.first($0) < Self.first($1) }
    let value = Self.value(new, after: before)
    let isNew = !known.contains { $0.from == new.from }
    switch former?[word] {
    case .sequence(let items)? where isNew:
      let index = known.count { Self.first($0) < Self.first(new) }
      try document.insert(value, at: min(index, items.count), ofListAt: path)
    case .mapping(let pairs)? where isNew && before != nil:
      try document.set(at: path, to: .sequence([.mapping(pairs), value]))
    default:
      let all = (known.filter { $0.from != new.from } + [new]).sorted { Self.first($0) < Self.first($1) }
      let values = all.indices.map { Self.value(all[$0], after: $0 > 0 ? all[$0 - 1] : nil) }
      try document.set(at: path, to: values.count == 1 ? values[0] : .sequence(values))
    }
  }

  private static func first(_ definition: ShiftTable.Definition) -> CivilDay {
    definition.from ?? CivilDay(number: .min)
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
