import JournalModel
import YAMLCodec

extension ProfileReading {
  /// The rotas in the order of their first days.
  mutating func rotas(_ node: YAMLTree.Node) -> [Rota] {
    let node = reader.nodes.tree.resolved(node)
    switch reader.nodes.tree.kind(node) {
    case .mapping: return rota(node).map { [$0] } ?? []
    case .sequence:
      var rotas: [Rota] = []
      for item in reader.nodes.tree.items(node) where !reader.nodes.isNothing(item) {
        guard let rota = rota(reader.nodes.tree.resolved(item)) else { continue }
        rotas.insert(rota, at: rotas.firstIndex { $0.from > rota.from } ?? rotas.endIndex)
      }
      return rotas
    default:
      reader.reportWrong(ProfileKey.rota.canonicalName, node, expected: .map)
      return []
    }
  }

  private mutating func rota(_ node: YAMLTree.Node) -> Rota? {
    guard reader.nodes.tree.kind(node) == .mapping else {
      reader.reportWrong(ProfileKey.rota.canonicalName, node, expected: .map)
      return nil
    }
    reportNear(in: node, ProfileWord.ofRota)
    guard let cycleNode = self[ProfileWord.cycle, in: node] else {
      reader.report(.missingKey("cycle", kind: .profile), at: node)
      return nil
    }
    guard let fromNode = self[ProfileWord.from, in: node] else {
      reader.report(.missingKey(Key.from.name, kind: .profile), at: node)
      return nil
    }
    let words = unsafe reader.list(cycleNode, key: "cycle", separators: .commasOrSpaces) ?? []
    let cycle = words.compactMap { Rota.words($0) }
    reportUnknown(cycle, cycleNode)
    if cycle.count < words.count, !cycle.isEmpty { reader.reportWrong("cycle", cycleNode, expected: .cycle) }
    if cycle.isEmpty { reader.reportWrong("cycle", cycleNode, expected: .cycle) }
    guard !cycle.isEmpty, let from = reader.date(fromNode, key: Key.from.name)?.day else { return nil }
    let until = self[ProfileWord.until, in: node].flatMap { lastDay($0, from: from) }
    var own = self[ProfileWord.hours, in: node].map { hours($0) } ?? [:]
    own.add(sharedHours)
    return Rota(from: from, until: until, cycle: cycle, hours: hours(own, of: cycle))
  }

  private mutating func lastDay(_ node: YAMLTree.Node, from: CivilDay) -> CivilDay? {
    guard !reader.nodes.isNothing(node), let until = reader.date(node, key: Key.until.name)?.day else {
      return nil
    }
    if until < from { reader.report(.untilBeforeFrom(from: from, until: until), at: node) }
    return until < from ? nil : until
  }

  /// Reports each word of a cycle to which nobody gave a meaning, at its position where the cycle is written
  /// on one line.
  private mutating func reportUnknown(_ cycle: [[ShiftType]], _ node: YAMLTree.Node) {
    var seen: Set<ShiftType> = []
    for word in cycle.joined() where !profile.shifts.knows(word) && seen.insert(word).inserted {
      let nearest = profile.shifts.nearest(to: word.name)
      reader.report(.unknownShift(word.name, nearest: nearest), at: offset(of: word.name, in: node))
    }
  }

  /// Where a word begins in a text or in one of the items of a list.
  private func offset(of word: String, in node: YAMLTree.Node) -> Int {
    let tree = reader.nodes.tree
    let node = tree.resolved(node)
    let range = tree.range(node)
    let isPart: (Int) -> Bool = { index in
      unsafe index < range.lowerBound || index >= range.upperBound
        || [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x2B, 0x22, 0x27, 0x5B, 0x5D, 0x2D].contains(
          reader.nodes.source[index])
    }
    let count = word.utf8.count
    guard range.count >= count else { return range.lowerBound }
    for start in range.lowerBound...(range.upperBound - count)
    where isPart(start - 1) && isPart(start + count) {
      if unsafe reader.nodes.source[start..<start + count].elementsEqual(word.utf8) { return start }
    }
    return range.lowerBound
  }

  /// Hours under the words of the cycle: `Late` in the hours is `late` in the cycle.
  private func hours(_ hours: UsualHours, of cycle: [[ShiftType]]) -> UsualHours {
    var result = hours
    for shift in cycle.joined() where result[shift.name] == nil {
      result[shift.name] = hours.first { ShiftType(named: $0)?.isAlike(shift) ?? false }
    }
    return result
  }

  /// A map of shift words and hours: `night: "19:00-07:30"`, `night: {start: "19:00", end: "07:30"}`, or a
  /// list of two.
  mutating func hours(_ node: YAMLTree.Node) -> UsualHours {
    var result = UsualHours()
    for (word, key, value) in fields(of: node, "hours") {
      guard !reader.nodes.isNothing(value), let shift = ShiftType(named: word) else { continue }
      saidShifts.append((shift, key))
      if let hours = spans(value) {
        result[shift.name] = hours
      } else {
        reader.reportWrong(shift.name, value, expected: .hours)
      }
    }
    return result
  }

  /// One span or several: `"07:00-11:00, 16:00-20:00"`, a map or a list of a start and an end.
  func spans(_ node: YAMLTree.Node) -> [ClockSpan]? {
    let node = reader.nodes.tree.resolved(node)
    var times: [ClockTime?] = []
    switch reader.nodes.tree.kind(node) {
    case .mapping:
      times = [
        self[ProfileWord.start, in: node].flatMap { saidTime($0) },
        self[ProfileWord.end, in: node].flatMap { saidTime($0, isEnd: true) },
      ]
    case .sequence:
      let items = reader.nodes.tree.items(node)
      let spans = items.map {
        reader.nodes.onlyScalar($0).flatMap { ClockSpan(stated: reader.nodes.tree.text($0)) }
      }
      if !spans.isEmpty, !spans.contains(nil) { return spans.compactMap { $0 } }
      times = items.enumerated().map { saidTime($1, isEnd: $0 > 0) }
    default: return ClockSpan.list(stated: reader.nodes.tree.text(node))
    }
    guard times.count == 2, let start = times[0], let end = times[1] else { return nil }
    return [ClockSpan(start: start, end: end)]
  }

  /// A time where hours are asked for: `7`, too.
  private func saidTime(_ node: YAMLTree.Node, isEnd: Bool = false) -> ClockTime? {
    reader.nodes.onlyScalar(node).flatMap { scalar in
      let text = reader.nodes.tree.text(scalar)
      return (isEnd ? ClockTime(ofEnd: text) : nil) ?? ClockTime(said: text)
    }
  }
}
