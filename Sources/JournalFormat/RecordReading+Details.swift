import JournalModel
import YAMLCodec

extension RecordReading {
  /// The value of a key that few records have, checked; `nil` where it can't be read, which is reported.
  mutating func detail(_ key: Key, from node: YAMLTree.Node) -> Value? {
    switch key.shape {
    case .count: count(node, key)
    case .hours: hours(node, key)
    case .spans: spans(node, key)
    case .dayOrMoment: publication(node)
    case .lines where key == .shifts: planLines(node)
    default: unsafe reader.list(node, key: key.name, separators: .lines).map { .list($0.map { .string($0) }) }
    }
  }

  /// A text as the record has it; `nil` where it says nothing under its key, which is reported.
  mutating func text(_ key: Key, _ text: String, _ node: YAMLTree.Node) -> String? {
    switch key {
    case .place: return RecordReading.page(of: text)
    case .birthday:
      if let birthday = Birthday(written: text) { return birthday.text }
      let isOpen = WrittenDate(text) == .ambiguous
      reader.reportWrong(key.name, node, expected: isOpen ? .unambiguousDay : .civilDay)
      return nil
    case .remind where BirthdayReminder(text) == nil:
      reader.reportWrong(key.name, node, expected: .number)
      return nil
    default: return text
    }
  }

  /// A whole number, not negative; that of a break may have its unit, or be a word for none.
  private mutating func count(_ node: YAMLTree.Node, _ key: Key) -> Value? {
    let scalar = reader.nodes.onlyScalar(node)
    let said = key == .breakMinutes ? scalar.flatMap { SaidBreak(stated: reader.nodes.tree.text($0)) } : nil
    let number = said.map { Int64($0.minutes) } ?? scalar.flatMap { reader.nodes.tree.int($0) }
    guard let number, number >= 0 else {
      reader.reportWrong(key.name, node, expected: .number)
      return nil
    }
    return .int(number)
  }

  /// When a plan was published: a moment or a day.
  private mutating func publication(_ node: YAMLTree.Node) -> Value? {
    switch reader.nodes.writtenDate(node) {
    case .day(let day)?: return .string(day.iso)
    case .timestamp(let moment)?: return .string(moment.iso)
    case .ambiguous?: reader.reportWrong(Key.published.name, node, expected: .unambiguousDay)
    case nil: reader.reportWrong(Key.published.name, node, expected: .timestamp)
    }
    return nil
  }

  /// The hours of a shift: one span, or several with commas between them.
  private mutating func hours(_ node: YAMLTree.Node, _ key: Key) -> Value? {
    let text = reader.nodes.onlyScalar(node).map { reader.nodes.tree.text($0) }
    guard let text, let spans = ClockSpan.list(stated: text) else {
      reader.reportWrong(key.name, node, expected: .hours)
      return nil
    }
    return .string(spans.written)
  }

  /// A list of spans, or a text that stands for one; whatever else is in it is reported and left out.
  private mutating func spans(_ node: YAMLTree.Node, _ key: Key) -> Value? {
    let tree = reader.nodes.tree
    let node = tree.resolved(node)
    let items = tree.kind(node) == .sequence ? tree.items(node) : [node]
    var spans: [ClockSpan] = []
    for item in items where !reader.nodes.isNothing(item) {
      let text = reader.nodes.onlyScalar(item).map { tree.text($0) }
      if let list = text.flatMap({ ClockSpan.list(stated: $0) }) {
        spans += list
      } else {
        reader.reportWrong(key.name, item, expected: .hours)
      }
    }
    return spans.isEmpty ? nil : .list(spans.map { .string($0.iso) })
  }

  /// The lines of a plan; each that can't be read is reported where it goes wrong.
  private mutating func planLines(_ node: YAMLTree.Node) -> Value? {
    let tree = reader.nodes.tree
    guard let written = tree.planLines(node) else {
      reader.reportWrong(Key.shifts.name, node, expected: .list)
      return nil
    }
    var lines: [Value] = []
    for (item, text) in written where !reader.nodes.isNothing(item) {
      guard let text else {
        reader.reportWrong(Key.shifts.name, item, expected: .text)
        continue
      }
      lines.append(.string(PlanLine.strict(text.trimmed)))
      let start = tree.range(item).lowerBound + (tree.style(tree.resolved(item)) == .plain ? 0 : 1)
      do throws(PlanLineError) { planDays.append((try PlanLine(text).day, start)) } catch {
        reader.report(
          .wrongValue(key: Key.shifts.name, found: error.found, expected: .init(error.expected)),
          at: start + error.offset)
      }
    }
    return .list(lines)
  }
}

extension YAMLTree {
  /// The lines of a plan with where they begin: the texts of a list, and the days with their shifts that
  /// `2026-12-01: J` is to YAML. A text is `nil` where something else stands; `nil` for no list and no map.
  package func planLines(_ node: Node) -> [(node: Node, text: String?)]? {
    let node = resolved(node)
    switch kind(node) {
    case .sequence:
      return items(node).flatMap { item -> [(node: Node, text: String?)] in
        let line = resolved(item)
        if kind(line) == .scalar { return [(item, text(line))] }
        return kind(line) == .mapping ? planLines(line) ?? [] : [(item, nil)]
      }
    case .mapping:
      return pairs(node).map { key, value in
        let value = resolved(value)
        guard kind(key) == .scalar, kind(value) == .scalar else { return (key, nil) }
        let shifts = text(value)
        return (key, text(key) + (shifts.isEmpty ? ":" : ": " + shifts))
      }
    default: return nil
    }
  }
}

extension Problem.Expectation {
  /// What a line of a plan should have had.
  init(_ expectation: PlanLineError.Expectation) {
    switch expectation {
    case .day: self = .civilDay
    case .unambiguousDay: self = .unambiguousDay
    case .word: self = .shiftWord
    case .hours: self = .hours
    }
  }
}
