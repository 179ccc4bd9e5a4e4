import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// Refuses the words of filters that stand for nothing in a journal: they would find nothing, and nobody
/// would know why. A word that some record or plan has stands for something.
package struct FilterWords {
  private let journal: Journal

  package init(_ journal: Journal) { self.journal = journal }

  /// Refuses a mood that is neither known nor written in any record.
  package func check(mood: String?) throws(CommandError) {
    guard let mood, !isMood(mood) else { return }
    throw unknownMood(mood, name: Option.filterMood.flag)
  }

  /// A mood that nobody knows as wrong usage.
  package func unknownMood(_ mood: String, name: String) -> CommandError {
    let nearest = Spelling.nearest(to: mood, among: journal.profile.moods.names) ?? Mood.nearest(to: mood)
    return wrong(name, mood, expected: .mood, nearest: nearest)
  }

  /// Refuses the word of a shift that nobody defined and that no rota, plan or record has.
  package func check(shift: ShiftType?) throws(CommandError) {
    guard let shift, !isShift(shift) else { return }
    throw unknownShift(shift, name: Option.filterShift.flag)
  }

  /// Refuses a condition about a key that is only nearly one, and one whose value its key can't have.
  package func check(_ condition: Condition) throws(CommandError) {
    guard let key = Key(named: condition.key) else {
      if let scale = journal.profile.scales.own.first(where: { $0.isNamed(condition.key) }) {
        if Double(condition.value) != nil || condition.value.isEmpty { return }
        throw wrong(
          Option.condition.flag + " " + scale.name, condition.value, expected: .between(scale.range))
      }
      guard let nearest = nearest(toOwnKey: condition.key) else { return }
      throw wrong(Option.condition.flag, condition.key, expected: .condition, nearest: nearest)
    }
    guard !condition.value.isEmpty else { return }
    let (name, value) = (Option.condition.flag + " " + key.name, condition.value)
    switch key.shape {
    case .rating: if Double(value) == nil { throw wrong(name, value, expected: .between(Scale.usualRange)) }
    case .count: if Double(value) == nil { throw wrong(name, value, expected: .count) }
    case .truth:
      if Truth.named(value) == nil { throw wrong(name, value, expected: .oneOf(["true", "false"])) }
    case .choice(let choice):
      guard choice.word(for: value) == nil else { return }
      let nearest = Spelling.nearest(to: value, among: choice.words)
      throw wrong(name, value, expected: .oneOf(choice.words), nearest: nearest)
    case .shift:
      guard let shift = ShiftType(named: value), !isShift(shift) else { return }
      throw unknownShift(shift, name: name)
    case .day, .dayOrMoment: if !hasDigit(value) { throw wrong(name, value, expected: .day) }
    case .moment, .clock, .hours, .spans: if !hasDigit(value) { throw wrong(name, value, expected: .moment) }
    case .text, .list, .lines:
      if key == .mood, Double(value) == nil, !isMood(value) { throw unknownMood(value, name: name) }
    }
  }

  /// Days and times are compared as they are written, so that `2026-11` is the beginning of some.
  private func hasDigit(_ value: String) -> Bool { value.utf8.contains { $0 &- 0x30 < 10 } }

  /// Whether a key is known or in some record.
  package func isKey(_ key: String) -> Bool {
    if Key(named: key) != nil || journal.profile.scales.own.contains(where: { $0.isNamed(key) }) {
      return true
    }
    let test = ConditionTest(Condition(key: key, comparison: .equal, value: ""))
    return ownKeys.contains { test.asks(ownKey: $0) }
  }

  /// The keys of records that are the person's own.
  private var ownKeys: Set<String> {
    var names: Set<String> = []
    _ = journal.records { word in
      if case .ownKey(let name) = word { names.insert(name) }
      return false
    }
    return names
  }

  /// The key that was probably meant by one that no record has; `nil` where none is near, for a key of the
  /// person's own may be in no record yet.
  package func nearest(toOwnKey key: String) -> String? {
    guard !isKey(key) else { return nil }
    let names = ownKeys
    let known = Kind.allCases.lazy.compactMap { Key.nearest(to: key, for: $0)?.spelling }.first
    return known ?? Spelling.nearest(to: key, among: names.sorted())
  }

  private func isMood(_ mood: String) -> Bool {
    let moods = journal.profile.moods
    if moods.step(of: mood) != nil { return true }
    return isWritten { word in
      if case .mood(let written) = word { moods.matches(mood, written) } else { false }
    }
  }

  private func isShift(_ shift: ShiftType) -> Bool {
    let profile = journal.profile
    if profile.shifts.knows(shift) || profile.shifts.definitions.contains(where: { $0.word.isAlike(shift) })
      || profile.rota.contains(where: { $0.cycle.joined().contains { $0.isAlike(shift) } })
    {
      return true
    }
    let isWritten = isWritten { word in
      if case .shift(let written) = word { ShiftType.other(written).isAlike(shift) } else { false }
    }
    if isWritten { return true }
    return journal.records(matching: Query(kinds: [.rota])).records.contains { plan in
      plan.planLines.contains { $0.pieces.contains { $0.word.isAlike(shift) } }
    }
  }

  private func isWritten(_ isMeant: (RecordWord) -> Bool) -> Bool {
    var isFound = false
    _ = journal.records { word in
      isFound = isFound || isMeant(word)
      return false
    }
    return isFound
  }

  private func unknownShift(_ shift: ShiftType, name: String) -> CommandError {
    var words = ShiftMeaning.allCases.filter { $0 != .skip }.map(\.rawValue)
    for definition in journal.profile.shifts.definitions where !words.contains(definition.word.name) {
      words.append(definition.word.name)
    }
    let nearest = journal.profile.shifts.nearest(to: shift.name)
    return wrong(name, shift.name, expected: .oneOf(words), nearest: nearest)
  }

  private func wrong(
    _ name: String, _ found: String, expected: UsageProblem.Expected, nearest: String? = nil
  ) -> CommandError {
    .usage(.wrongValue(name: name, found: found, expected: expected, nearest: nearest))
  }
}

extension Context {
  /// The scale that a word names in the person's language, or in another one: `müdigkeit`.
  mutating func scale(named word: String, among scales: [Scale]) -> Scale? {
    let folded = Folding.folded(word)
    return scales.first { $0.isNamed(word) }
      ?? scales.first { scale in
        Language.allCases.contains { Folding.folded($0.phrases.name(of: scale)) == folded }
      }
  }

  /// Adds the values of scales that stand on a command line, of the program's by their names in a language
  /// too; one that the profile does not have is an unknown option.
  ///
  /// - Parameter options: those that the command has itself.
  package mutating func add(
    _ scales: [(name: String, value: String)], to answers: inout Answers, options: [Option], command: String
  ) throws(CommandError) {
    guard !scales.isEmpty else { return }
    let own = try journal().profile.scales.own
    for (name, value) in scales {
      let asked = Kind(named: command).map { Scale.program.asked(in: $0) } ?? []
      guard let scale = own.first(where: { $0.isNamed(name) }) ?? scale(named: name, among: asked) else {
        let nearest = NearestWord.of(name, among: options.map(\.name) + own.map(\.name)).map { "--" + $0 }
        throw .usage(.unknownOption("--" + name, command: command, nearest: nearest), command: command)
      }
      guard let number = scale.value(value) else {
        throw .usage(
          .wrongValue(name: "--" + name, found: value, expected: .between(scale.range)), command: command)
      }
      guard answers[scale] == nil else { throw .usage(.repeated(option: "--" + name), command: command) }
      answers[scale] = number
    }
  }
}
